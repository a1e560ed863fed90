"""Everything in a scenario file, piece by piece, each with the path of its field."""

from __future__ import annotations

from typing import Any, NamedTuple

from hauntbox.games.common.walking import Path, Piece, pieces
from hauntbox.games.hunter13.content.sheet import Sheet


class Finding(NamedTuple):
    """A problem, by its field."""

    path: Path
    message: str


class Plan:
    """A scenario that is being looked at."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.pieces = list(pieces(sheet))


def of_kind(plan: Plan, kind: type[Any]) -> list[Piece]:
    """All pieces of one kind."""
    return [piece for piece in plan.pieces if isinstance(piece.value, kind)]


def effects(plan: Plan, kind: type[Any], *, of: str = "") -> list[Any]:
    """All effects of one kind; `of`: one field of each, where it is given."""
    found = [piece.value for piece in of_kind(plan, kind)]
    return [getattr(each, of) for each in found if getattr(each, of) is not None] if of else found


def spots(words: str) -> list[str]:
    """The alternatives of a place."""
    return words.split(" or ")
