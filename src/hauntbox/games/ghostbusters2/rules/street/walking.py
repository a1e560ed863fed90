"""A Ghostbuster's Move, into and out of vehicles too. MOV, TER, parts of ECT, LIB and MAN"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import STOP, Step, Stop
from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.decks import EVENT_WITH
from hauntbox.games.ghostbusters2.cards.kinds import MOVEMENT
from hauntbox.games.ghostbusters2.content.street import ON_FOOT
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.entities.travel import ROOM, figures_inside
from hauntbox.games.ghostbusters2.state import (
    CAR,
    ROLES,
    STATUE,
    Busters,
    car_spaces,
    closed,
    statue_spaces,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def move_range(g: Busters, role: int) -> int:
    """GBT-MOV-01: two spaces; GBT-MOV-15: one less for each such Slime, and with 0 there is no Move."""
    far = g.options.move + g.boosts[characters.REGULAR]  # GBT-CCH-17
    if g.slime[role]:
        far -= g.slime[role] >> 4 * MOVEMENT & 15  # GBT-SLM-08, GBT-SLM-05
    if g.who[role] == characters.REGULAR and g.level[role] >= characters.MIDDLE:
        far += characters.HAUL  # GBT-CCH-15
    if g.troubles and far > aids.SNAP_SPACES and any([t[0] == EVENT_WITH[aids.SNAP] for t in g.troubles]):
        far = aids.SNAP_SPACES  # GBT-CEVT-09
    return far if far > 0 else 0  # GBT-SLM-14


def sides(g: Busters, space: int) -> int:
    """GBT-ECT-06: the side spaces from which one gets into this space of the car."""
    return g.street.sides(space, g.back if space == g.front else g.front)


def doors(g: Busters) -> int:
    """GBT-ECT-07: all side spaces, wherever one has entered."""
    return g.street.sides(g.front, g.back) | g.street.sides(g.back, g.front)


def next_spaces(g: Busters, at: int, mode: int = ON_FOOT) -> int:
    """Where one step leads, whoever stands there.

    GBT-MOV-04, GBT-TER-03, GBT-TER-07, GBT-FIG-07, GBT-FIG-08: nowhere that `closed` names, GBT-TER-04: only there.
    """
    street, shut, front, back = g.street, g.bodies | g.gates | g.piles, g.front, g.back
    if at == CAR:
        return doors(g) & ~shut  # GBT-MOV-12, GBT-MOV-13
    if at == STATUE:
        mask = 0
        for space in street.block(g.statue):
            mask |= street.walk(space, shut, mode)  # GBT-LIB-33, GBT-LIB-03
        return mask & ~statue_spaces(g) & ~car_spaces(g)
    mask, ring = street.walk(at, shut, mode), street.ring[at]
    if front >= 0 and (ring >> front | ring >> back) & 1:
        mask &= ~(1 << front | 1 << back)
        if street.sides(front, back) >> at & 1 and not g.bodies >> front & 1:  # GBT-MOV-11, GBT-MOV-14
            mask |= 1 << front
        if street.sides(back, front) >> at & 1 and not g.bodies >> back & 1:
            mask |= 1 << back
    if statue_spaces(g) >> at & 1:
        mask |= ring & statue_spaces(g)  # GBT-LIB-12, GBT-LIB-35
    return mask


def crowd(g: Busters, role: int) -> int:
    """GBT-MOV-10, GBT-FIG-01: where nobody may end: others, GBT-TRP-06: Traps, GBT-LIB-04: a full statue."""
    mask, others = g.street.pillars, g.at  # GBT-CTL-05
    for other in ROLES:
        at = others[other]
        if at >= 0 and other != role:  # GBT-FIG-02: who is inside a vehicle is in nobody's way
            mask |= 1 << at
    if g.options.ghost_traps:
        for space in g.traps:
            if space >= 0:
                mask |= 1 << space
        mask &= ~car_spaces(g)  # one steps into the car, not onto what lies under it
    if g.statue >= 0 and figures_inside(g) >= ROOM:
        mask |= statue_spaces(g)
    return mask


def steps(g: Busters, role: int, left: int, mode: int = ON_FOOT) -> int:
    return open_steps(g, g.at[role], next_spaces(g, g.at[role], mode), crowd(g, role), left, mode)


def open_steps(g: Busters, at: int, mask: int, full: int, left: int, mode: int = ON_FOOT) -> int:
    """GBT-MOV-09: through somebody's space only with a step left to leave it again."""
    if not mask & full:
        return mask
    if at == STATUE:
        return mask & ~full  # GBT-LIB-33
    for space in places(mask & full):
        if left < 2 or not can_go_on(g, full, space, left - 1, mode):
            mask &= ~(1 << space)
    return mask


def can_go_on(g: Busters, full: int, at: int, left: int, mode: int) -> bool:
    there = next_spaces(g, at, mode)
    if there & ~full:
        return True
    return left > 1 and any([can_go_on(g, full, space, left - 1, mode) for space in places(there & full)])


def can_stop(g: Busters, role: int) -> bool:
    at = g.at[role]
    return at < 0 or not crowd(g, role) >> at & 1


def bars_step(g: Busters, role: int, to: int, left: int, mode: int = ON_FOOT) -> str:
    """Why a step does not lead there, by the first rule that says so."""
    if left < 1:
        return "GBT-MOV-15"
    if steps(g, role, left, mode) >> to & 1:
        return ""
    if g.bodies >> to & 1 or g.gates >> to & 1 or g.piles >> to & 1:
        return "GBT-TER-03" if g.gates >> to & 1 else "GBT-MOV-04"
    if next_spaces(g, g.at[role], mode) >> to & 1:
        return "GBT-CTL-05" if g.street.pillars >> to & 1 else "GBT-MOV-10"
    at = g.at[role]
    if at < 0:
        return "GBT-ECT-06" if at == CAR else "GBT-LIB-33"
    if not g.street.ring[at] >> to & 1:
        return "GBT-MOV-01"
    if car_spaces(g) >> to & 1:
        return "GBT-MOV-11"
    return "GBT-MOV-02" if g.street.is_straight(at, to) else "GBT-MOV-06"


def step(g: Busters, role: int, to: int, left: int, mode: int = ON_FOOT) -> None:
    """One space of a Move; the next is asked for while there is one. GBT-MAN-12: into and out of the car too.

    GBT-STR-05: tokens are looked at when the Move is done.
    """
    g.at[role] = CAR if to == g.front or to == g.back else to
    g.tell("GBT-MOV-01", "steps", role, to)
    if left > 1 and next_spaces(g, g.at[role], mode):
        g.then(MOVE_ON[role][left - 1] if mode == ON_FOOT and left < 5 else MoveOn(role, left - 1, mode))
    else:
        arrive(g, role)


def arrive(g: Busters, role: int) -> None:
    """GBT-LIB-02: a Move that ends in one of her spaces ends inside her; GBT-LIB-13: who passes needs no place."""
    if g.at[role] >= 0 and statue_spaces(g) >> g.at[role] & 1:
        g.at[role] = STATUE


@dataclass(frozen=True)
class MoveOn(Choice):
    """GBT-DEC-07: the path of a Move, one step at a time."""

    left: int
    mode: int

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        at = g.at[role]
        around = [at] if at >= 0 else places(doors(g) if at == CAR else statue_spaces(g))
        mask = 0
        for space in around:
            mask |= g.street.ring[space] | 1 << space
        return (*g.moves.steps.of(mask), STOP)

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if isinstance(act, Step):
            return bars_step(g, role, g.street.place[act.to], self.left, self.mode)
        if isinstance(act, Stop):
            return "" if can_stop(g, role) else "GBT-MOV-10"
        return act.when

    def legal(self, g: Busters, role: int) -> list[Action]:
        at, full = g.at[role], crowd(g, role)
        found = g.moves.steps.of(open_steps(g, at, next_spaces(g, at, self.mode), full, self.left, self.mode))
        return [*found, STOP] if at < 0 or not full >> at & 1 else list(found)

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Step):
            step(g, self.role, g.street.place[act.to], self.left, self.mode)
        else:
            arrive(g, self.role)


MOVE_ON: Final = tuple([tuple([MoveOn(role, left, ON_FOOT) for left in range(5)]) for role in ROLES])


# Maneuvers -----------------------------------------------------------------------------------------------------------


def bars_enter_car(g: Busters, role: int) -> str:
    """GBT-MAN-10: from a side space; GBT-ECT-04: there is room for four."""
    at = g.at[role]
    if at < 0:
        return "GBT-MAN-10"
    if sides(g, g.front) >> at & 1:
        half = g.front
    elif sides(g, g.back) >> at & 1:
        half = g.back
    else:
        return "GBT-ECT-06"
    return "GBT-MOV-14" if g.bodies >> half & 1 else ""


def bars_enter_statue(g: Busters, role: int) -> str:
    """GBT-LIB-02: from any adjacent space, GBT-LIB-03: by the lines outside her, GBT-LIB-04: if there is room."""
    if g.statue < 0 or g.at[role] < 0:
        return "GBT-LIB-02"
    if not g.street.walk(g.at[role], closed(g)) & statue_spaces(g):
        return "GBT-LIB-03"
    return "" if figures_inside(g) < ROOM else "GBT-LIB-04"


def exits(g: Busters, role: int) -> int:
    return ways_out(g, next_spaces(g, g.at[role]), crowd(g, role)) if g.at[role] in (CAR, STATUE) else 0


def ways_out(g: Busters, there: int, full: int) -> int:
    """GBT-MAN-11, GBT-LIB-02: unoccupied, unblocked spaces beside the vehicle; GBT-ECT-08: none, nobody leaves."""
    return there & ~full & ~statue_spaces(g)
