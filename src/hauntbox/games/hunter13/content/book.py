"""Scripts by number, so that a frame can point at what a card or a clue does without holding a word of it.

A script is a tuple of deeds, a deed is `(verb, *arguments)`; a list among the arguments is a script of its own and
stands there by its number. Cards' scripts are the same in every game, each deck has a book of its own; a scenario's
follow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

Deed = tuple[Any, ...]
Script = tuple[Deed, ...]

NOTHING: Final = -1  # in the place of a script: nothing happens
EVENT_BOOK, TRAP_BOOK, ROOM_BOOK, ITEM_BOOK, STORY_BOOK = 0, 1_000, 2_000, 3_000, 10_000  # the first number of each
PRINTED: Final[dict[int, Script]] = {}  # the cards' scripts


class Book:
    """Where scripts get their numbers."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.scripts: list[Script] = []

    def add(self, deeds: Iterable[Deed]) -> int:
        """The number of a script; what it holds is numbered before it."""
        script = tuple([self.fold(deed) for deed in deeds])
        if not script:
            return NOTHING
        self.scripts.append(script)
        n = self.first + len(self.scripts) - 1
        if self.first < STORY_BOOK:
            PRINTED[n] = script
        return n

    def fold(self, deed: Deed) -> Deed:
        return tuple([self.add(each) if isinstance(each, list) else each for each in deed])
