"""A bot answers one position in one way: one that comes back to a position by itself would go round for ever."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from hauntbox.table.record import Entry, Move

if TYPE_CHECKING:
    from hauntbox.table.table import Table


def goes_round(table: Table, seat: int) -> bool:
    """Whether the last moves were all of this seat, and have led to a position where they had led before."""

    def is_own(entry: Entry) -> bool:
        return isinstance(entry, Move) and entry.seat == seat

    own = [entry.digest for entry in takewhile(is_own, reversed(table.journal)) if isinstance(entry, Move)]
    return bool(own) and own[0] in own[1:]
