"""The Map: two tiles laid anywhere in the mansion. ICARD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import DOOR, TILE
from hauntbox.games.hunter13.rules.mansion.fitting import best_turns
from hauntbox.games.hunter13.rules.mansion.house import BACK, beyond_cell, floor_of, free_doors
from hauntbox.games.hunter13.rules.mansion.opening import Rotate, laid
from hauntbox.games.hunter13.rules.mansion.tile_pile import draw_tile, may_lie, shuffle_pile
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

FLOORS: Final = (0, 1, 2)


def spots(g: Mansion, tile: int, first: int = NOWHERE) -> list[tuple[int, int]]:
    """GHT-ICARD-13: by the rules of placement and floors; GHT-ICARD-11: not beyond the first of the two."""
    floors = [floor for floor in FLOORS if may_lie(g, tile, floor)]
    return [(at, side) for floor in floors for at, side in free_doors(g, floor) if at != first]


def can_map(g: Mansion) -> bool:
    """As far as all can see: which of the unseen tiles are in the pile is not known."""
    if g.pile:
        for tile in (*g.pile, *places(g.spare)):
            if tile != NOWHERE and spots(g, tile):
                return True
    return False


def draw_for_map(g: Mansion) -> int:
    """GHT-ICARD-13: a tile that can be laid; GHT-PLACE-11: others go back, the pile is shuffled. NOWHERE: none."""
    g.learned = True
    if not any([spots(g, tile) for tile in g.pile]):
        return NOWHERE
    while not spots(g, g.pile[0]):
        g.tell("GHT-PLACE-11", "no place", g.pile[0])
        shuffle_pile(g, g.pile)
    return draw_tile(g)


@dataclass(frozen=True)
class ReadMap(Step):
    """GHT-ICARD-10: two tiles are drawn at once, for all to see."""

    role: int

    def run(self, g: Mansion) -> None:
        drawn = tuple([tile for tile in (draw_for_map(g), draw_for_map(g)) if tile != NOWHERE])
        if not drawn:  # GHT-ICARD-13
            g.tell("GHT-ICARD-13", "no tile fits", self.role, floor_of(g, g.at[self.role]))
            return
        g.tell("GHT-ICARD-10", "map", self.role, *drawn)
        g.then(MapTile(self.role, drawn) if len(drawn) == 2 else MapDoor(self.role, drawn[0], NOWHERE))


@dataclass(frozen=True)
class MapTile(Choice):
    """GHT-DEC-34: which of the two is laid first."""

    drawn: tuple[int, ...]

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in self.drawn]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-34"

    def answer(self, g: Mansion, act: Action) -> None:
        first = TILE.index(act)
        second = sum(self.drawn) - first
        g.then(MapDoor(self.role, first, NOWHERE), MapDoor(self.role, second, first))


@dataclass(frozen=True)
class MapDoor(Choice):
    """GHT-DEC-34: beyond which door; GHT-ICARD-12: it lies there unexplored."""

    tile: int
    first: int

    def waiting(self, g: Mansion) -> Sequence[int]:
        return (self.role,) if self.tile in g.opened and spots(g, self.tile, self.first) else ()

    def run(self, g: Mansion) -> None:
        """No place is left for it, or it has come already as the pair of the other."""
        if self.tile in g.opened:  # GHT-ICARD-13
            g.opened = tuple([tile for tile in g.opened if tile != self.tile])
            shuffle_pile(g, (*g.pile, self.tile))

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [DOOR[at * 4 + side] for at, side in spots(g, self.tile, self.first)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-ICARD-13"

    def answer(self, g: Mansion, act: Action) -> None:
        at, side = divmod(DOOR.index(act), 4)
        cell, back = beyond_cell(g, at, side), BACK[side]
        turns = best_turns(g, self.tile, cell, back)
        if len(turns) > 1:
            g.then(Rotate(self.role, self.tile, cell, back))
        else:
            laid(g, self.role, self.tile, cell, turns[0])
