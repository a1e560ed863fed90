"""What the pictures of a position are made of: what the seat knows, and what it is asked."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common import stage as common
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.secrets.view import known
from hauntbox.games.hunter13.state import TILES, WIDTH, Mansion
from hauntbox.games.hunter13.words.causes import CAUSES
from hauntbox.games.hunter13.words.log import CAST
from hauntbox.scene import SeatContext

FLOORS: Final = ("basement", "first", "second")  # ids of boards, by floor
SIDES: Final = "nesw"
COMPASS: Final = ("north", "east", "south", "west")


class Stage(common.Stage):
    """Made of what the seat knows alone."""

    def __init__(self, g: Mansion, context: SeatContext) -> None:
        self.g = known(g, context.minds)
        super().__init__(self.g, context)
        self.story = self.g.story

    def reason(self, rule: str) -> str:
        return CAUSES.get(rule) or super().reason(rule)


# Ids and names.


def tile_id(tile: int) -> str:
    return f"T-{tile + 1}"


def side_id(tile: int, side: int) -> str:
    return f"{tile_id(tile)}.{SIDES[side]}"


def at_of(cell: int) -> tuple[int, int]:
    """Column and row, from the middle of its floor."""
    return cell % WIDTH - WIDTH // 2, cell // WIDTH % WIDTH - WIDTH // 2


def board_of(cell: int) -> str:
    return FLOORS[cell // (WIDTH * WIDTH)]


def placed(g: Mansion) -> list[int]:
    return [tile for tile in range(TILES) if g.cell and g.cell[tile] >= 0]


def figure_id(g: Mansion, role: int) -> str:
    return CAST.figure(g.who, role)


def tone_of(g: Mansion, role: int) -> str:
    return CAST.pair(g.who, role)[0]


def shape_of(g: Mansion, role: int) -> str:
    return CAST.pair(g.who, role)[1]


def room_name(tile: int) -> str:
    return ROOMS[tile].name
