"""What is painted while one points at an answer: a room as it would lie."""

from __future__ import annotations

from typing import Any, NamedTuple

from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.rules.house import doors_of, floor_of_cell
from hauntbox.games.hunter13.scene_art import ROOM_ART
from hauntbox.games.hunter13.scene_board import icons, sides
from hauntbox.games.hunter13.scene_stage import Stage, at_of, board_of, room_name, tile_id
from hauntbox.games.hunter13.state import NOWHERE
from hauntbox.scene import Beat


class Laying(NamedTuple):
    """A tile that is about to be laid on a cell: public, since it has been opened."""

    tile: int
    cell: int

    @property
    def floor(self) -> int:
        return floor_of_cell(self.cell)

    def doors(self, quarters: int) -> int:
        return doors_of(self.tile, self.floor, quarters)


def laying(stage: Stage) -> Laying | None:
    """What the question is about, if it asks how to lay a tile."""
    tile, cell = getattr(stage.frame, "tile", NOWHERE), getattr(stage.frame, "cell", NOWHERE)
    is_open = tile != NOWHERE and cell != NOWHERE and stage.g.cell[tile] < 0
    return Laying(tile, cell) if is_open else None


def as_laid(stage: Stage, tile: int, cell: int, quarters: int) -> dict[str, Any]:
    """The fields of its space."""
    h = stage.g.clone()
    h.cell[tile], h.turned[tile] = cell, quarters
    room = ROOMS[tile]
    return {
        "kind": "space",
        "in": board_of(cell),
        "name": room_name(tile),
        "text": room.text,
        "at": at_of(cell),
        "look": ROOM_ART[tile][0],
        "emblem": f"r-{tile + 1}",
        "turn": quarters,
        "sides": sides(h, tile),
        "badges": [{"look": badge.look} for badge in icons(stage, tile, True)],
    }


def laid_so(stage: Stage, tile: int, cell: int, floor: int, quarters: int) -> Beat:
    return Beat(set={tile_id(tile): as_laid(stage, tile, cell, quarters)})
