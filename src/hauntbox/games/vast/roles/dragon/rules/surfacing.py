"""How he moves: underground through everything, on the surface like others. DRT, DRW, DRP, TRN"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT
from hauntbox.games.vast.cave.forced import announce_entry
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, WAYS
from hauntbox.games.vast.cave.ground import is_dark_at, is_open_space, is_shut, others_at, straight
from hauntbox.games.vast.cave.terrain.leaving import can_step_off, lay_for
from hauntbox.games.vast.cave.terrain.lying import downstream
from hauntbox.games.vast.cave.terrain.pits import bars_trip, begin_trip
from hauntbox.games.vast.cave.tiles import BARRED, PIT
from hauntbox.games.vast.roles.dragon.against import meet
from hauntbox.games.vast.roles.dragon.board import WING
from hauntbox.games.vast.roles.dragon.cards import can_pay, pay
from hauntbox.games.vast.roles.numbers import DRAGON, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.asking import WhichSpace
from hauntbox.games.vast.table.ends import ESCAPED, happen
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

FAR: Final = 2  # spaces of a move
WING_COST: Final = (WING,)
TRIP: Final = 3  # spaces of a trip through the Pits


def bars_step(g: Vast, space: int, way: int, through: bool = False) -> str:
    """The rule by which he may not go from a space to the next, or "". `through`: a wall does not matter.

    VSB-DRW-17: underground walls and Dark tiles are nothing to him, and he meets nobody.
    VSB-DRW-18: on the surface he obeys them.
    """
    there = g.ground.get(NEAR[space][way])
    if there is None:
        is_way = space in g.ground and can_step_off(g, space, way) and not dragon_of(g).surfaced
        return "" if is_way else "VSB-MAP-06"  # VSB-TRN-16: on the surface the Dark tile would stop him
    if there & BARRED:
        return "VSB-MAP-09"
    if there & PIT:
        return bars_trip(g, DRAGON, NEAR[space][way])
    if not dragon_of(g).surfaced:
        return ""  # VSB-DRW-17, VSB-ATK-05, VST-OTH-16
    if (is_shut(g, space, way) and not through) or is_dark_at(g, NEAR[space][way]):
        return "VSB-DRW-18"
    return bars_company(g, NEAR[space][way])


def bars_company(g: Vast, space: int) -> str:
    """VSB-ATK-05: on the surface some pieces must be met, so a comparison may keep him out.

    VSB-DRW-25, VSB-UNT-24: a Unicorn does not.
    """
    for piece in others_at(g, DRAGON, space):
        rule = ROLES[OWNER[piece]].bars_stepped_onto(g, piece, DRAGON)
        if rule:
            return rule
    return ""


def has_second_move(g: Vast, wing: bool, paid: bool) -> bool:
    """VSB-TRN-22: whether he has another move for a trip through the Pits; `paid`: this Wing is paid for."""
    if wing and not dragon_of(g).flown:
        return True
    return can_pay(g, WING_COST if paid or not wing else WING_COST * 2)


def second_move(g: Vast) -> None:
    """VSB-TRN-22: he is in a Pit, and another move takes him out: the free one, or a Wing."""
    board = dragon_of(g)
    if not board.flown:
        board.flown = True
        return
    g.learned = True
    pay(g, WING_COST)


def ways_to(g: Vast, wing: bool, paid: bool = True) -> dict[int, tuple[int, ...]]:
    """Where a move leads, with the spaces entered. VSB-DRT-01: 1 or 2 spaces in a straight line.

    VSB-DRP-06: a Wing also 1 space through a wall. VSB-TRN-20: and on the surface across a chasm.
    VSB-TRN-22: into a Pit only with another move after it.
    """
    found = all_ways(g, wing)
    pits = [space for space in found if g.ground.get(space, 0) & PIT]
    if pits and not has_second_move(g, wing, paid):
        return {space: path for space, path in found.items() if space not in pits}
    return found


def all_ways(g: Vast, wing: bool) -> dict[int, tuple[int, ...]]:
    """VSB-DRT-01, VSB-DRP-06, VSB-TRN-20: the same, as if he had moves enough for the Pits."""
    here, found = g.at[DRAGON], dict[int, tuple[int, ...]]()
    for way in WAYS:
        first, second = straight(here, way, 1), straight(here, way, FAR)
        rule = bars_step(g, here, way)
        if not rule:
            found[first] = (first,)
            if not g.ground.get(first, 0) & PIT and not bars_step(g, first, way):
                found[second] = (first, second)
        elif wing and not bars_step(g, here, way, through=True):
            found[first] = (first,)
        elif wing and rule == "VSB-MAP-09" and dragon_of(g).surfaced and not bars_step(g, first, way):
            found[second] = (second,)
    return found


def drifts(g: Vast) -> dict[int, tuple[int, ...]]:
    """VSB-TRN-08, VSB-TRN-28: where the River takes him for nothing, with the spaces entered."""
    here = g.at[DRAGON]
    found, path = dict[int, tuple[int, ...]](), list[int]()
    for space in downstream(g, here):
        if bars_step(g, path[-1] if path else here, NEAR[path[-1] if path else here].index(space)):
            break
        path.append(space)
        found[space] = tuple(path)
    return found


def bars_move(g: Vast, space: int, wing: bool = False) -> str:
    """VSB-DEC-31, VSB-DEC-88: the rule by which a move does not lead there, or ""."""
    if space in ways_to(g, wing):
        return ""
    if g.ground.get(space, 0) & PIT and space in all_ways(g, wing):
        return "VSB-TRN-22"
    for way in WAYS:
        first = straight(g.at[DRAGON], way, 1)
        rule = bars_step(g, g.at[DRAGON], way, wing)
        if space == first or (rule and space == straight(first, way, 1)):
            return rule
        if space == straight(first, way, 1):
            return bars_step(g, first, way) or "VSB-DRP-06"
    return "VSB-DRP-06" if wing else "VSB-DRT-01"


def drift(g: Vast, space: int) -> None:
    g.then(FlyOn(drifts(g)[space]))


def fly(g: Vast, space: int, wing: bool) -> None:
    board = dragon_of(g)
    board.moved = True
    board.flown = board.flown or not wing
    g.then(FlyOn(ways_to(g, wing)[space]))


@dataclass(frozen=True)
class FlyOn(Step):
    """VSB-DRT-03: a move goes on to its end, VSB-DRW-19: whoever stands on the way."""

    path: tuple[int, ...]

    def run(self, g: Vast) -> None:
        if is_open_space(g, self.path[0]):
            g.then(self)
            lay_for(g, DRAGON, self.path[0])  # VSB-TRN-16
            return
        if self.path[1:]:
            g.then(FlyOn(self.path[1:]))
        came, g.at[DRAGON] = g.at[DRAGON], self.path[0]
        g.tell("VSB-DEC-31", "steps", DRAGON, self.path[0])
        if self.path[0] == MIDDLE and happen(g, ESCAPED, DRAGON):
            return
        if announce_entry(g, DRAGON, came):
            return  # VSB-GHS-13
        if begin_trip(g, DRAGON):
            second_move(g)  # VSB-TRN-22
            return
        if dragon_of(g).surfaced:
            meet(g, self.path[0])


@dataclass(frozen=True)
class WingTo(WhichSpace):
    """VSB-DEC-88: where a Wing takes him."""

    def pool(self, g: Vast) -> list[int]:
        return sorted(ways_to(g, wing=True))

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [AT[space] for space in self.pool(g)]

    def bars_space(self, g: Vast, space: int) -> str:
        return bars_move(g, space, wing=True)

    def chosen(self, g: Vast, space: int) -> None:
        fly(g, space, wing=True)
