"""Mistakes in what was typed, each in one line with what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class Complaint(Exception):
    """What was wrong and what would be right, in one line."""


def unknown(what: str, name: str, known: Iterable[str], also: str = "") -> Complaint:
    names = list(known)
    near = get_close_matches(name, names, 1)
    hint = f"did you mean {near[0]}? There are" if near else "there are"
    return Complaint(f"unknown {what} {name!r}: {hint} {', '.join(names)}{also}")
