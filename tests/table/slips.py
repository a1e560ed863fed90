"""Slips in files that players write, and what a validator says of them."""

from __future__ import annotations

from collections.abc import Iterable

from hauntbox.kernel.contract import Problem


def slipped(text: str, changes: Iterable[tuple[str, str]]) -> str:
    """The text with each old piece, which stands in it once, replaced by a new one."""
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def saying(problems: Iterable[Problem], words: str) -> list[Problem]:
    return [problem for problem in problems if words in problem.message]


def fields(problems: Iterable[Problem]) -> list[tuple[int, str]]:
    return [(problem.line, problem.field) for problem in problems]


def places(problems: Iterable[Problem]) -> list[tuple[int, int, str]]:
    return [(problem.line, problem.column, problem.field) for problem in problems]
