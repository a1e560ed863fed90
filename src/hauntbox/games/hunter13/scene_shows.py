"""A room that is about to be laid: as it lies now, and as it would lie another way."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import to_builtins

from hauntbox.games.hunter13.actions import SIDES
from hauntbox.games.hunter13.rules.fitting import best_turns
from hauntbox.games.hunter13.rules.house import doors_of, floor_of_cell
from hauntbox.games.hunter13.rules.opening import Rotate
from hauntbox.games.hunter13.scene_board import room
from hauntbox.games.hunter13.scene_stage import tile_id
from hauntbox.games.hunter13.state import Mansion
from hauntbox.scene import Beat, Space, Thing


class Laying(NamedTuple):
    """Public, since the tile has been opened."""

    g: Mansion
    tile: int
    cell: int
    side: int

    def doors(self, quarters: int) -> int:
        return doors_of(self.tile, floor_of_cell(self.cell), quarters)

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


def door_words(found: Laying, quarters: int) -> str:
    """Doors north and east."""
    doors = [SIDES[side] for side in range(4) if found.doors(quarters) >> side & 1]
    return f"Doors {' and '.join([', '.join(doors[:-1]), doors[-1]])}" if len(doors) > 1 else f"Its door {doors[0]}"
