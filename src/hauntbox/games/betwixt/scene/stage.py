"""What the pictures of a position are made of: what the seat knows and is asked; names of things on the table."""

from __future__ import annotations

import re
from typing import Final

from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.content.mission import Mission
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.content.tiles import TILES
from hauntbox.games.betwixt.rules.attack.results import Over
from hauntbox.games.betwixt.rules.explore.doors import PART
from hauntbox.games.betwixt.rules.map.layout import NOWHERE, Layout
from hauntbox.games.betwixt.state import Farm
from hauntbox.games.betwixt.words.names import monster_name, space_id
from hauntbox.games.common import stage as common
from hauntbox.kernel.geometry import places
from hauntbox.scene import SeatContext

BOARD: Final = "farm"
COMPASS: Final = "nesw"
RULING: Final = re.compile(r"\s*\((?:ruling|option: [^)]*)\)")
APART: Final = 500  # tiles with such a place on the map lie apart from it
GAP: Final = 3  # spaces between the map and a tile that lies apart
# Colour and base, by role; the last is nobody's piece.
PAIRS: Final = (("amber", "circle"), ("sky", "hex"), ("coral", "square"), ("moss", "diamond"), ("violet", "shield"))
KIN: Final = ("Father", "Mother", "Sister", "Brother")


# Why not, in a few words, of what is often refused.
CAUSES: Final = {
    "TGB-ACT-02": "No actions left.",
    "TGB-ACT-03": "You have done this in this turn.",
    "TGB-ACT-04": "You have used it in this turn.",
    "TGB-ACT-05": "Only one attack in a turn.",
    "TGB-ACT-10": "Not enough FP.",
    "TGB-ACT-12": "Not as the first action.",
    "TGB-ACT-15": "Not as the first action.",
    "TGB-ACT-17": "No Treasure Token is adjacent.",
    "TGB-ACT-35": "It would change nothing now.",
    "TGB-ATK-01": "Not adjacent.",
    "TGB-ATK-03": "Out of range or out of sight.",
    "TGB-ATK-19": "No target in reach.",
    "TGB-CARD-28": "Only once in an attack.",
    "TGB-CARD-30": "Too expensive.",
    "TGB-CMB-03": "No attacks before the fight.",
    "TGB-DICE-04": "Not enough symbols.",
    "TGB-DRAW-39": "A dead end: its Fate Bag is empty.",
    "TGB-EXP-05": "No open way leads there.",
    "TGB-EXP-19": "Nothing is left to do there.",
    "TGB-MIS-11": "Sold out.",
    "TGB-STAT-11": "Too heavy.",
    "TGB-STS-06": "Crippled.",
    "TGB-TAL-33": "A reaction: you will be asked for it.",
}


class Stage(common.Stage):
    """Made of what the seat knows alone."""

    def __init__(self, k: Farm, context: SeatContext) -> None:
        self.g = k
        super().__init__(k, context)
        self.mission = mission(k)

    def reason(self, rule: str) -> str:
        """In a few words, or in the ledger's without its remarks."""
        return CAUSES.get(rule) or RULING.sub("", super().reason(rule))

    def owner(self, fm: int) -> str:
        """The seat that plays this FM now."""
        return self.seat(self.g.minds[fm])


def mission(g: Farm) -> Mission:
    return mission_of(g.mission) if g.mission else Mission()


def is_attacking(g: Farm) -> bool:
    """Is an attack under way?"""
    return any([isinstance(frame, Over) for frame in g.agenda])


# Ids and names --------------------------------------------------------------------------------------------------------


def tile_id(tile: int) -> str:
    return f"tile:{TILES[tile].number}"


def spaces_of(some: int) -> tuple[str, ...]:
    """The ids of a set of spaces."""
    return tuple([space_id(space) for space in places(some)])


def side_ids(layout: Layout, way: int) -> tuple[str, ...]:
    """The two sides of spaces that a doorway is made of."""
    side = COMPASS[layout.side_on_map(way)]
    return tuple([f"{space_id(space)}.{side}" for space in layout.doorway(way)])


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def monster_id(kind: int, spot: int) -> str:
    """A monster goes by its kind and its position on the tracker, as players name it."""
    return monster_name(kind, spot).lower().replace(" ", "-")


def group_id(kind: int) -> str:
    return f"p:{slug(MONSTERS[kind].name)}"


def bag_id(path: int) -> str:
    return f"bag:{path + 1}"


# Where everything lies in the picture ---------------------------------------------------------------------------------


def shifts(layout: Layout) -> dict[int, tuple[int, int]]:
    """By tile: how far it is moved from its place on the map.

    The second team's part of the map comes to the right of the first, and tiles that lie apart to the right of both.
    """
    joined = [(tile, y >= PART // 2) for tile, x, y, _ in layout.laid if x < APART]
    first, second = [tile for tile, is_far in joined if not is_far], [tile for tile, is_far in joined if is_far]
    right = max([max(layout.xs[tile]) for tile in first], default=0)
    top = max([max(layout.ys[tile]) for tile in first], default=0)
    found = dict.fromkeys(first, (0, 0))
    if second:
        left, low = min([min(layout.xs[tile]) for tile in second]), min([min(layout.ys[tile]) for tile in second])
        across = right + GAP - left
        found |= dict.fromkeys(second, (across, min([min(layout.ys[tile]) for tile in first], default=0) - low))
        right = max([max(layout.xs[tile]) for tile in second]) + across
    for tile, x, y, _ in layout.laid:
        if x >= APART:
            found[tile] = (right + GAP - x, top - TILES[tile].high + 1 - y)
            right += GAP + 8
    return found


def is_on(space: int) -> bool:
    return space != NOWHERE
