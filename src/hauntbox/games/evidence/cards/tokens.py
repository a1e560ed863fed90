"""Tokens and markers that carry more than a place. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from msgspec import Struct


class Book(Struct, frozen=True, tag=True):
    """A placed Ghost Writing Book."""

    square: int
    checked: int  # the last round in which somebody looked: public
    written: bool = False  # known to the ghost at once
    shown: bool = False  # known to all


class Salt(Struct, frozen=True, tag=True):
    """A salt tile, clean side or stepped-in side up."""

    square: int
    checked: int
    stepped: bool = False
    shown: bool = False


class Print(Struct, frozen=True, tag=True):
    """Ultraviolet evidence on one square."""

    square: int
    left: int  # the round in which the ghost left it: known to the ghost
    found: int = 0  # the round in which a flashlight showed it first; 0: not yet


class Entry(Struct, frozen=True, tag=True):
    """A line of the evidence log."""

    kind: int
    round: int
    finder: int  # role
