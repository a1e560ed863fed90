"""Stepping through a game: after the end for anybody, before it through a seat's own eyes."""

from __future__ import annotations

from msgspec import json

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Seat
from hauntbox.table.record import TableError
from hauntbox.table.table import Table


class Viewpoint:
    """Before the end a seat's steps are the changes of its view: how many moves others made unseen must not show."""

    def __init__(self, table: Table, minds: Seat) -> None:
        if not table.is_over and minds not in [(), *[chair.minds for chair in table.chairs]]:
            raise TableError("before the end one looks through the eyes of one seat, or of an onlooker")
        self.kind = table.kind
        self.minds = minds
        self.positions = table.line.positions() if table.is_over else seen_changes(table, minds)

    def __len__(self) -> int:
        """How many steps there are after the start."""
        return len(self.positions) - 1

    def at(self, n: int) -> str:
        """The board after n steps, as the seat sees it."""
        return self.kind.draw(self.position(n), self.minds)

    def position(self, n: int) -> Game:
        """Holds secrets; `at` is for players."""
        if not 0 <= n <= len(self):
            raise TableError(f"there is no move {n}: the game has moves 0 to {len(self)}")
        return self.positions[n]


def seen_changes(table: Table, minds: Seat) -> list[Game]:
    found: list[Game] = []
    last = b""
    for g in table.line.positions():
        view = json.encode(table.kind.view(g, minds))
        if view != last:
            found.append(g)
        last = view
    return found
