"""Steps from tile to tile: what allows them and what they cost. MOVE, TILE"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import SIDE_OF, Go, Unseal
from hauntbox.games.hunter13.cards.items import KEYS
from hauntbox.games.hunter13.cards.rooms import CHUTE, CHUTE_LANDING, ROOMS, SEALING, TOWER, TOWERS
from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.games.hunter13.rules.items import carrying
from hauntbox.games.hunter13.rules.mansion.arriving import Enter, can_use_ladder, enter
from hauntbox.games.hunter13.rules.mansion.house import (
    BACK,
    SIDES_IN,
    beyond,
    floor_of,
    is_joint_open,
    is_locked,
    is_open,
    is_tower_shut,
    joint_of,
    open_sides,
    stairs_from,
    tower_side,
)
from hauntbox.games.hunter13.rules.mansion.opening import OPEN
from hauntbox.games.hunter13.rules.mansion.pawns import SHUT_DOORS, stop
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import FIRST_FLOOR, HUNTER, IN, NOWHERE, SECOND_FLOOR, Mansion
from hauntbox.kernel.agenda import Frame, Step, kept

SEAL: Final = ROOMS[SEALING].seal


def bars_moving(g: Mansion) -> str:
    """GHT-MOVE-01: while Movement Points are left."""
    return "" if g.moves > 0 and not g.moved else "GHT-MOVE-01"


def bars_go(g: Mansion, role: int, side: int) -> str:
    """GHT-MOVE-03: through doors only, GHT-MOVE-04: but through any; GHT-ECARD-28: the extra step needs no point."""
    free = g.extra == side
    return ("" if free else bars_moving(g)) or bars_beyond(g, role, g.at[role], side)


def bars_beyond(g: Mansion, role: int, tile: int, side: int) -> str:
    opens = is_open(g, tile, side)
    if not opens and not open_sides(g, tile) >> side & 1:
        return "GHT-MOVE-03"
    if is_locked(g, tile, side):
        return "GHT-ECARD-21"
    other = beyond(g, tile, side)
    if other == NOWHERE:
        return bars_opening(g, floor_of(g, tile))  # GHT-MOVE-17
    return bars_entry(g, role, other) if opens else "GHT-MOVE-13"


def goes(g: Mansion, role: int) -> int:
    """GHT-MOVE-03, GHT-MOVE-01: the sides through which `bars_go` lets the hunter, all at once."""
    if bars_moving(g) and g.extra == NOWHERE:
        return 0
    here = g.at[role]
    sides = g.passable[here]
    if g.barred or g.adjacent[here] >> SEALING & 1:  # shortcut: nothing else is barred
        for side in SIDES_IN[sides]:
            if bars_entry(g, role, beyond(g, here, side)):  # GHT-TILE-10, GHT-TILE-47
                sides &= ~(1 << side)
    if g.fresh[here] and not bars_opening(g, floor_of(g, here)):  # GHT-MOVE-06, GHT-MOVE-17
        sides |= g.fresh[here]
    return sides & 1 << g.extra if bars_moving(g) else sides  # GHT-ECARD-28


def bars_opening(g: Mansion, floor: int) -> str:
    """GHT-MOVE-17: the pile is empty; GHT-PLACE-12: or all know that no tile left in it may lie there."""
    if not g.pile:
        return "GHT-MOVE-17"
    return "GHT-PLACE-12" if g.blocked >> floor & 1 else ""


def bars_entry(g: Mansion, role: int, tile: int) -> str:
    """GHT-TILE-10: not the pair tile opened in this turn; GHT-TILE-47: the Sealing Room asks for a key.

    GHT-ECARD-09: whether a door or a door-marker leads there.
    """
    if g.barred >> tile & 1:
        return "GHT-TILE-10"
    return "GHT-TILE-47" if tile == SEALING and not has_key(g, role) else ""


def has_key(g: Mansion, role: int) -> bool:
    return any([item in KEYS for item in g.items[role]])


def bars_unseal(g: Mansion, role: int, side: int) -> str:
    """GHT-TILE-47: the door of the Sealing Room without a key: one try in a turn, for a Movement Point."""
    tile = g.at[role]
    if not is_open(g, tile, side) or beyond(g, tile, side) != SEALING or has_key(g, role) or g.knocked:
        return "GHT-TILE-47"
    return bars_moving(g)


def bars_stairs(g: Mansion, role: int) -> str:
    """GHT-MOVE-15: either way, for a Movement Point."""
    to = stairs_from(g, g.at[role])
    if to == NOWHERE:
        return "GHT-MOVE-15"
    return bars_moving(g) or bars_entry(g, role, to)


def bars_cross(g: Mansion, role: int) -> str:
    """GHT-TILE-22: a Movement Point to leave the tower by its other door."""
    tower = g.at[role]
    if tower not in TOWERS or is_tower_shut(g, tower):
        return "GHT-TILE-20"
    if g.locks[tower] >> tower_side(g, tower) & 1:
        return "GHT-ECARD-21"
    if g.joint[tower - TOWER] == NOWHERE:
        return bars_moving(g) or bars_opening(g, FIRST_FLOOR + SECOND_FLOOR - floor_of(g, tower))
    if not is_joint_open(g, tower):
        return "GHT-ECARD-21"
    return bars_moving(g) or bars_entry(g, role, joint_of(g, tower))


def bars_climb(g: Mansion, role: int) -> str:
    """GHT-TILE-35, GHT-ICARD-02: up by a Ladder, for a Movement Point."""
    if g.at[role] != CHUTE_LANDING or g.cell[CHUTE] == NOWHERE or not can_use_ladder(g, role):
        return "GHT-TILE-35"
    return bars_moving(g) or carrying.bars_climb(g, role)


def bars_slide(g: Mansion, role: int) -> str:
    """GHT-TILE-33: down an explored chute, without a check and at no cost, while there is a movement step."""
    if g.at[role] != CHUTE or g.cell[CHUTE_LANDING] == NOWHERE:
        return "GHT-TILE-33"
    return "GHT-MOVE-19" if g.moved else carrying.bars_climb(g, role)


# A step --------------------------------------------------------------------------------------------------------------


def go(g: Mansion, role: int, act: Go) -> None:
    """GHT-MOVE-05: announced, so it is taken, whatever lies there."""
    side = SIDE_OF[act.way]
    if g.extra == side:
        g.extra = NOWHERE  # GHT-ECARD-28, GHT-DEC-31
        g.moves += 1
    set_out(g, role, side)


def cross(g: Mansion, role: int) -> None:
    set_out(g, role, tower_side(g, g.at[role]))


def take_stairs(g: Mansion, role: int) -> None:
    leave(g, role, Leave(role, g.at[role], stairs_from(g, g.at[role]), "stairs"))


def climb(g: Mansion, role: int) -> None:
    leave(g, role, Leave(role, CHUTE_LANDING, CHUTE, "climb"))


def slide(g: Mansion, role: int) -> None:
    g.moves += 1
    leave(g, role, Leave(role, CHUTE, CHUTE_LANDING, "slide"))


def set_out(g: Mansion, role: int, side: int) -> None:
    if g.confined >> g.at[role] & 1:
        leave(g, role, StepOut(role, g.at[role], side))
    else:
        g.moves -= 1  # GHT-MOVE-01
        step_out(g, role, g.at[role], side)


def leave(g: Mansion, role: int, step: Frame) -> None:
    """GHT-MOVE-01: a Movement Point for each tile; GHT-ECARD-16, GHT-DEC-29: shut doors have to be opened first."""
    g.moves -= 1
    shut = g.confined >> g.at[role] & 1
    g.then(*[make(role, g.at[role]) for make in SHUT_DOORS if shut], step)


@dataclass(frozen=True)
class Leave(Step):
    """By stairs or by the chute."""

    role: int
    tile: int
    to: int
    how: str

    def run(self, g: Mansion) -> None:
        if is_off(g, self.role, self.tile):
            g.then(Enter(self.role, self.to, self.how))
            story.happen(g, "left", self.role, self.tile)  # GHT-FMT-09


def is_off(g: Mansion, role: int, tile: int) -> bool:
    """Still there, and the doors are open now."""
    return g.at[role] == tile and g.status[role] == HUNTER and not g.confined >> tile & 1


@dataclass(frozen=True)
class StepOut(Step):
    role: int
    tile: int
    side: int

    def run(self, g: Mansion) -> None:
        if is_off(g, self.role, self.tile):
            step_out(g, self.role, self.tile, self.side)


def step_out(g: Mansion, role: int, tile: int, side: int) -> None:
    """Through a door, or a tower's other door; GHT-MOVE-06: if nothing lies beyond, a tile is opened."""
    depth = len(g.agenda)
    story.happen(g, "left", role, tile)  # GHT-FMT-09
    if behind(g, tile, side) == NOWHERE:
        g.after(depth, OPEN(role, tile, side), WALK_IN(role, tile, side))
    elif len(g.agenda) > depth:  # shortcut: if nothing comes between, the step is made at once
        g.after(depth, WALK_IN(role, tile, side))
    else:
        walk_in(g, role, tile, side)


def behind(g: Mansion, tile: int, side: int) -> int:
    if tile in TOWERS and tower_side(g, tile) == side:
        return joint_of(g, tile)
    return beyond(g, tile, side)


def back_side(g: Mansion, tile: int, side: int, to: int) -> int:
    """The side of the tile beyond by which one enters it."""
    if tile in TOWERS and tower_side(g, tile) == side:
        return g.joint[tile - TOWER] % 4
    if to in TOWERS and g.joint[to - TOWER] == tile * 4 + side:
        return tower_side(g, to)
    return BACK[side]


@dataclass(frozen=True)
class WalkIn(Step):
    role: int
    tile: int
    side: int

    def run(self, g: Mansion) -> None:
        walk_in(g, self.role, self.tile, self.side)


def walk_in(g: Mansion, role: int, tile: int, side: int) -> None:
    """Onto the tile beyond, GHT-PLACE-12: if there is one now; GHT-TILE-47: and if it lets the hunter in."""
    to = behind(g, tile, side)
    if to == NOWHERE or g.at[role] != tile or g.status[role] != HUNTER:
        return
    if bars_entry(g, role, to):
        stop(g)
        g.tell("GHT-TILE-47", "stays outside", role, to)
        return
    enter(g, role, to, "walk", back_side(g, tile, side, to))


def unseal(g: Mansion, role: int, act: Unseal) -> None:
    """GHT-TILE-47: IN 7 or more at the door."""
    g.knocked = True
    g.moves -= 1
    g.then(Check(role, IN, SEAL, kind="seal", tile=g.at[role]), Unsealed(role, SIDE_OF[act.way]))


@dataclass(frozen=True)
class Unsealed(Step):
    role: int
    side: int

    def run(self, g: Mansion) -> None:
        if g.passed and g.status[self.role] == HUNTER:
            g.then(Enter(self.role, SEALING, "walk", BACK[self.side]))


def end_moving(g: Mansion, role: int, tile: int) -> None:
    """A card or a tile ends the movement of whoever walks."""
    if role == g.active:
        stop(g)


VERBS: Final = {"stop": end_moving}
WALK_IN: Final = kept(WalkIn)
