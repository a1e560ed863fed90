"""A room that is about to be laid: as it lies now, and as it would lie another way."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import to_builtins

from hauntbox.games.hunter13.rules.mansion.fitting import best_turns
from hauntbox.games.hunter13.rules.mansion.opening import Rotate
from hauntbox.games.hunter13.scene.board import room
from hauntbox.games.hunter13.scene.stage import tile_id
from hauntbox.games.hunter13.state import Mansion
from hauntbox.scene import Beat, Space, Thing


class Laying(NamedTuple):
    """Public, since the tile has been opened."""

    g: Mansion
    tile: int
    cell: int
    side: int

    def lying(self, quarters: int) -> Space:
        h = self.g.clone()
        h.cell[self.tile], h.turned[self.tile] = self.cell, quarters
        return room(h, self.tile)


def laying(g: Mansion) -> Laying | None:
    """What the question is about, if it asks how to lay a tile."""
    ask = g.asking()
    return Laying(g, ask.opened, ask.cell, ask.side) if isinstance(ask, Rotate) else None


def pending(g: Mansion) -> dict[str, Thing]:
    """The opened tile, laid the first way that it may lie."""
    found = laying(g)
    if found is None:
        return {}
    first = best_turns(g, found.tile, found.cell, found.side)[0]
    return {tile_id(found.tile): found.lying(first)}


def laid_so(found: Laying, quarters: int) -> Beat:
    return Beat(set={tile_id(found.tile): to_builtins(found.lying(quarters))})
