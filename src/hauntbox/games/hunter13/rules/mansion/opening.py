"""A new tile is opened and laid; stairs, chutes and towers bring more with them. PLACE, TILE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import APART, DOOR, TILE, TURN, Door
from hauntbox.games.hunter13.cards.people import BEAMS
from hauntbox.games.hunter13.cards.rooms import CHUTE, CHUTE_LANDING, PAIRS, ROOMS, TOWER, TOWERS
from hauntbox.games.hunter13.rules.mansion.charting import place, survey
from hauntbox.games.hunter13.rules.mansion.fitting import best_turns, lonely_cell
from hauntbox.games.hunter13.rules.mansion.house import BACK, beyond_cell, floor_of, free_doors, is_floor, tower_side
from hauntbox.games.hunter13.rules.mansion.tile_pile import draw_tile, fetch, see, seek_second, seek_top, shuffle_pile
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import FIRST_FLOOR, NOWHERE, SECOND_FLOOR, SHUT, WIDTH, Mansion, is_feat
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Open(Step):
    """GHT-MOVE-06: the top tile is opened beyond a door, or beyond a tower's other door (GHT-TILE-17)."""

    role: int
    tile: int
    side: int

    def run(self, g: Mansion) -> None:
        cell = new_cell(g, self.tile, self.side)
        floor = cell // (WIDTH * WIDTH)
        if not seek_top(g, floor):
            g.blocked |= 1 << floor
            g.moves += 1  # GHT-PLACE-12: the step costs nothing
            g.tell("GHT-PLACE-12", "no tile fits", self.role, floor)
        elif is_feat(g, self.role, BEAMS) and seek_second(g, floor):
            see(g, self.role, 2)
            g.tell("GHT-DEC-07", "divines", self.role)
            g.tell("GHT-DEC-07", "sees tiles", self.role, *g.pile[:2], to=(self.role,))
            g.then(Divine(self.role, self.tile, self.side, cell))
        else:
            lay_out(g, self.role, draw_tile(g), self.tile, self.side, cell)


def new_cell(g: Mansion, tile: int, side: int) -> int:
    """Beyond a door of this floor, or on the floor that a tower's other door leads to."""
    if tile not in TOWERS or tower_side(g, tile) != side:
        return beyond_cell(g, tile, side)
    floor = FIRST_FLOOR + SECOND_FLOOR - floor_of(g, tile)
    return lonely_cell(g, floor, beyond_cell(g, tile, side))


@dataclass(frozen=True)
class Divine(Choice):
    """GHT-DEC-07: Reading the Beams: of two tiles one is laid and the other shuffled back."""

    tile: int
    side: int
    cell: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in g.pile[:2]]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-07"

    def answer(self, g: Mansion, act: Action) -> None:
        opened = draw_tile(g, g.pile.index(TILE.index(act)))
        shuffle_pile(g, g.pile)
        lay_out(g, self.role, opened, self.tile, self.side, self.cell)


def lay_out(g: Mansion, role: int, opened: int, tile: int, side: int, cell: int) -> None:
    """GHT-PLACE-06: the turn player turns it, if there is more than one best way; GHT-ECARD-10: also at a marker."""
    g.tell("GHT-MOVE-06", "opens", role, opened)
    g.stale = 0  # GHT-DEC-40
    back = BACK[side]
    turns = best_turns(g, opened, cell, back)
    if len(turns) > 1:
        g.then(Rotate(role, opened, cell, back, tile))
    else:
        settle_down(g, role, opened, cell, turns[0], tile, back)


@dataclass(frozen=True)
class Rotate(Choice):
    """GHT-DEC-06: one of the best-matching rotations."""

    opened: int
    cell: int
    side: int  # of the new tile: where it is entered, or NOWHERE
    tile: int = NOWHERE  # from which it was opened

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return TURN

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if act not in TURN:
            return act.when
        return "" if TURN.index(act) in best_turns(g, self.opened, self.cell, self.side) else "GHT-PLACE-05"

    def legal(self, g: Mansion, role: int) -> list[Action]:
        return [TURN[quarters] for quarters in best_turns(g, self.opened, self.cell, self.side)]

    def answer(self, g: Mansion, act: Action) -> None:
        settle_down(g, self.role, self.opened, self.cell, TURN.index(act), self.tile, self.side)


def settle_down(g: Mansion, role: int, opened: int, cell: int, turn: int, tile: int, side: int) -> None:
    """The tile lies; GHT-TILE-17: beyond a tower's other door it is joined to that tower."""
    if tile in TOWERS and tower_side(g, tile) == BACK[side]:
        g.joint[tile - TOWER] = opened * 4 + side
    laid(g, role, opened, cell, turn)


def laid(g: Mansion, role: int, tile: int, cell: int, turn: int) -> None:
    """A tile has come to the board and brings what belongs to it; GHT-MOVE-09: nobody's movement is interrupted."""
    place(g, tile, cell, turn)
    g.tell("GHT-PLACE-03", "laid", tile, floor_of(g, tile), turn)
    if tile in PAIRS and g.cell[PAIRS[tile]] == NOWHERE:
        g.then(LayPair(role, tile))  # GHT-TILE-04
    elif tile in TOWERS and is_floor(g, FIRST_FLOOR + SECOND_FLOOR - floor_of(g, tile)):
        g.then(JoinTower(role, tile))  # GHT-TILE-18
    story.happen(g, "opened", role, tile)  # GHT-FMT-09
    story.happen(g, "tiles", role, tile, len(g.laid))  # GHT-FMT-09


# Pairs ---------------------------------------------------------------------------------------------------------------


def pair_floor(g: Mansion, tile: int) -> int:
    """GHT-TILE-05: stairs lead from the first floor to another; GHT-TILE-25: the chute exactly one floor down."""
    floor = floor_of(g, tile)
    if tile == CHUTE:
        return floor - 1
    if tile == CHUTE_LANDING:
        return floor + 1
    floors = ROOMS[PAIRS[tile]].floors
    return floors.bit_length() - 1


@dataclass(frozen=True)
class LayPair(Step):
    """GHT-TILE-04, GHT-TILE-23: the pair tile appears as well; GHT-TILE-12: from those set aside or out of the pile."""

    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        pair, floor = PAIRS[self.tile], pair_floor(g, self.tile)
        if not fetch(g, pair):
            return
        if pair not in (CHUTE, CHUTE_LANDING):
            g.barred |= 1 << pair  # GHT-TILE-10, GHT-TILE-13
        if free_doors(g, floor):
            g.then(LayBeside(self.role, pair, floor, self.tile))  # GHT-TILE-07, GHT-TILE-49
        else:
            laid(g, self.role, pair, lonely_cell(g, floor, g.cell[self.tile]), 0)  # GHT-TILE-06


@dataclass(frozen=True)
class LayBeside(Choice):
    """GHT-DEC-08, GHT-TILE-08: door to door, beyond which door of the floor; GHT-RUL-56: or apart, where it may."""

    tile: int
    floor: int
    like: int = NOWHERE  # the tile that it is a pair of; NOWHERE: it may not lie apart
    not_on: tuple[int, ...] = ()  # tiles beyond whose doors it may not be laid

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        doors = [DOOR[at * 4 + side] for at, side in free_doors(g, self.floor) if at not in self.not_on]
        return [*doors, APART] if self.like != NOWHERE else doors

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-TILE-08"

    def answer(self, g: Mansion, act: Action) -> None:
        if not isinstance(act, Door):
            laid(g, self.role, self.tile, lonely_cell(g, self.floor, g.cell[self.like]), 0)
            return
        at, side = divmod(DOOR.index(act), 4)
        cell, back = beyond_cell(g, at, side), BACK[side]
        turns = best_turns(g, self.tile, cell, back)
        if len(turns) > 1:
            g.then(Rotate(self.role, self.tile, cell, back))
        else:
            laid(g, self.role, self.tile, cell, turns[0])


@dataclass(frozen=True)
class LayBeyond(Step):
    """A tile that a scenario brings is laid beyond a door of the first of these floors that has one to offer."""

    role: int
    tile: int
    floors: tuple[int, ...]

    def run(self, g: Mansion) -> None:
        for floor in self.floors:
            if free_doors(g, floor):
                g.then(LayBeside(self.role, self.tile, floor))
                return
        for floor in self.floors:
            near = [tile for tile in g.laid if floor_of(g, tile) == floor]
            if near:  # no door is left: it is laid apart, and a door-marker may find it
                laid(g, self.role, self.tile, lonely_cell(g, floor, g.cell[near[0]]), 0)
                return


# Towers --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class JoinTower(Choice):
    """GHT-DEC-09, GHT-TILE-18: a door of the other floor, by a tower-marker (GHT-TILE-19); GHT-TILE-20: or none."""

    tower: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        floor = FIRST_FLOOR + SECOND_FLOOR - floor_of(g, self.tower)
        return [*[DOOR[at * 4 + side] for at, side in free_doors(g, floor) if at not in TOWERS], APART]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-TILE-18"

    def answer(self, g: Mansion, act: Action) -> None:
        joint = DOOR.index(act) if isinstance(act, Door) else SHUT
        g.joint[self.tower - TOWER] = joint
        survey(g)
        g.tell("GHT-TILE-18", "tower", self.tower, joint)


OPEN: Final = kept(Open)
