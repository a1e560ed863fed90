"""Driving the Ecto-1a and Lady Liberty. DRV, LIB, ECT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import ENDS, STOP, WALK, WAY_OF, Drive, Stop, Walk
from hauntbox.games.ghostbusters2.cards.decks import CARD_WITH, EVENT_WITH
from hauntbox.games.ghostbusters2.content.street import NOWHERE, ON_FOOT
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.entities.headings import shifted
from hauntbox.games.ghostbusters2.rules.entities.travel import ROOM, figures_inside
from hauntbox.games.ghostbusters2.rules.figures import gain_xp
from hauntbox.games.ghostbusters2.state import (
    CAR,
    ROLES,
    STATUE,
    Busters,
    car_spaces,
    is_inside,
    on_foot,
    slots,
    statue_spaces,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice, kept
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def drive_range(g: Busters) -> int:
    """GBT-DRV-01: up to six spaces; GBT-SLM-16: whatever Slime there is; GBT-CEQ-15: ten with a Siren Kit."""
    return max(aids.SIREN_SPACES, g.options.drive) if g.aids & aids.SIREN else g.options.drive


def is_haunted(g: Busters) -> bool:
    """GBT-ECT-19: any Entity on the car."""
    return bool(car_spaces(g) & g.bodies)


def road(g: Busters, head: int, tail: int) -> int:
    """GBT-DRV-02, GBT-DRV-06, GBT-DRV-08: straight, across no line, through no Entity, Gate, pile or statue.

    GBT-TER-02, GBT-TER-07: Open ones, that is; GBT-TER-04: a Closed Gate is no obstacle.
    """
    shut = g.bodies | g.gates | g.piles | statue_spaces(g) | 1 << tail  # GBT-LIB-11, GBT-DRV-13
    return g.street.orthogonal[ON_FOOT][head] & ~shut


def can_park(g: Busters, head: int, tail: int, left: int) -> bool:
    """GBT-DRV-09: through Ghostbusters, but not onto one with either end."""
    return finds_parking(g, on_foot(g), head, tail, left)


def finds_parking(g: Busters, full: int, head: int, tail: int, left: int) -> bool:
    if not (full >> head | full >> tail) & 1:
        return True
    if left > 0:
        for there in places(road(g, head, tail)):
            if finds_parking(g, full, there, head, left - 1):
                return True
    return False


def drives(g: Busters, end: int, left: int) -> int:
    """Where this end may go."""
    head, tail = (g.front, g.back) if end == 0 else (g.back, g.front)
    there, full = road(g, head, tail), on_foot(g)
    doubtful = there if full >> head & 1 else there & full
    for space in places(doubtful) if doubtful else ():
        if not finds_parking(g, full, space, head, left - 1):
            there &= ~(1 << space)
    return there


def bars_drive(g: Busters, role: int, act: Drive, left: int) -> str:
    """GBT-DRV-01: from inside, GBT-DRV-12: and without an Entity on it."""
    if g.at[role] != CAR:
        return "GBT-DRV-01"
    if is_haunted(g):
        return "GBT-DRV-12"
    end, to = ENDS.index(act.end), g.street.place[act.to]
    if drives(g, end, left) >> to & 1:
        return ""
    head, tail = (g.front, g.back) if end == 0 else (g.back, g.front)
    return bars_road(g, head, tail, to) or "GBT-DRV-09"


def bars_road(g: Busters, head: int, tail: int, to: int) -> str:
    """Why the car does not roll into a space, by the first rule that says so."""
    if not g.street.ring[head] >> to & 1 or not g.street.is_straight(head, to):
        return "GBT-DRV-02"
    if to == tail:
        return "GBT-DRV-13"
    if statue_spaces(g) >> to & 1:
        return "GBT-LIB-11"
    if (g.bodies | g.gates) >> to & 1:
        return "GBT-DRV-08"
    return "" if road(g, head, tail) >> to & 1 else "GBT-DRV-06"


def roll_on(g: Busters, role: int, end: int, to: int, left: int, driven: int) -> None:
    """GBT-DRV-03, GBT-DRV-04: the leading end takes the space, the other the one before; GBT-DRV-05: all inside."""
    if end == 0:
        g.front, g.back = to, g.front
    else:
        g.front, g.back = g.back, to
    g.tell("GBT-DRV-03", "drives", role, to)
    if driven == aids.TOLL_SPACES:
        pay_toll(g, role)  # GBT-CEVT-05
    if left > 1 and (drives(g, end, left - 1) or not can_park(g, g.front, g.back, 0)):
        g.then(DRIVING(role, end, left - 1, driven))


def pay_toll(g: Busters, role: int) -> None:
    """GBT-CEVT-05: one Drive of at least four spaces."""
    toll = EVENT_WITH[aids.TOLL]
    for trouble in g.troubles:
        if trouble[0] == toll:
            gain_xp(g, role, 1)
            g.troubles = tuple([other for other in g.troubles if other != trouble])
            g.flipped = tuple([pile for pile in g.flipped if pile != trouble[1]])
            g.past = (*g.past, toll)
            g.tell("GBT-CEVT-05", "cleared", toll)


@dataclass(frozen=True)
class Driving(Choice):
    """GBT-DEC-08, GBT-DRV-03: the path of a Drive, space by space; GBT-DRV-11: nobody gets in or out."""

    end: int
    left: int
    driven: int

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        head = g.front if self.end == 0 else g.back
        return (*[g.moves.drive[self.end][space] for space in places(g.street.ring[head])], STOP)

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if isinstance(act, Drive):
            return bars_drive(g, role, act, self.left) if ENDS.index(act.end) == self.end else "GBT-DRV-03"
        if isinstance(act, Stop):
            return "" if can_park(g, g.front, g.back, 0) else "GBT-DRV-09"
        return act.when

    def legal(self, g: Busters, role: int) -> list[Action]:
        out = list(g.moves.drives[self.end].of(drives(g, self.end, self.left)))
        if can_park(g, g.front, g.back, 0):
            out.append(STOP)
        return out

    def is_public(self, g: Busters, role: int) -> bool:
        return True

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Drive):
            roll_on(g, self.role, self.end, g.street.place[act.to], self.left, self.driven + 1)


DRIVING: Final = kept(Driving)


# Lady Liberty --------------------------------------------------------------------------------------------------------


def stride_range(g: Busters) -> int:
    """GBT-LIB-14: two spaces; GBT-CSC-29: three with the Loud Record inside."""
    loud = any([CARD_WITH[aids.LOUD] in g.cards[role] for role in ROLES if g.at[role] == STATUE])
    return max(aids.LOUD_SPACES, g.options.stride) if loud else g.options.stride


def bars_ground(g: Busters, there: int) -> str:
    """GBT-LIB-15: on no Gate or pile, GBT-LIB-16: on no Entity and whole on the map, GBT-LIB-17: not on the car."""
    if there < 0:
        return "GBT-LIB-16"
    under = g.street.blot(there)
    if under & (g.gates | g.piles):
        return "GBT-LIB-15"
    if under & g.bodies:
        return "GBT-LIB-16"
    return "GBT-LIB-17" if under & car_spaces(g) else ""


def stride_to(g: Busters, here: int, way: int) -> int:
    """GBT-LIB-14: any of the 8 directions, whatever lines there are."""
    there = shifted(g.street, here, way, True)
    return NOWHERE if bars_ground(g, there) else there


def has_room_at(g: Busters, here: int) -> bool:
    """GBT-LIB-18: whoever stands there finds a place inside."""
    under = [role for role in ROLES if g.at[role] in g.street.block(here)]
    return figures_inside(g) + len(under) <= ROOM


def can_halt(g: Busters, here: int, left: int) -> bool:
    """GBT-LIB-37: only the end position counts."""
    if has_room_at(g, here):
        return True
    return left > 0 and any([(to := stride_to(g, here, way)) >= 0 and can_halt(g, to, left - 1) for way in range(8)])


def strides(g: Busters, left: int) -> list[int]:
    """The directions she can take."""
    return [way for way in range(8) if not bars_way(g, way, left)]


def bars_statue(g: Busters, role: int) -> str:
    """GBT-LIB-19: not with an Entity inside; GBT-CSC-28: after the first in a round for a Plazm."""
    if g.at[role] != STATUE:
        return "GBT-LIB-14"
    if any([is_inside(g, slot) for slot in slots(g)]):
        return "GBT-LIB-19"
    return "GBT-CSC-28" if g.strides and not g.tank else ""


def bars_walk(g: Busters, role: int, act: Walk, left: int) -> str:
    return bars_statue(g, role) or bars_way(g, WAY_OF[act.way], left)


def bars_way(g: Busters, way: int, left: int) -> str:
    there = shifted(g.street, g.statue, way, True)
    return bars_ground(g, there) or ("" if can_halt(g, there, left - 1) else "GBT-LIB-18")


def begin_stride(g: Busters, role: int, way: int) -> None:
    if g.strides:
        g.tank -= 1  # GBT-CSC-28
    g.strides += 1
    stride(g, role, way, stride_range(g))


def stride(g: Busters, role: int, way: int, left: int) -> None:
    g.statue = stride_to(g, g.statue, way)
    g.tell("GBT-LIB-14", "strides", role, g.statue)
    if left > 1 and (strides(g, left - 1) or not has_room_at(g, g.statue)):
        g.then(Striding(role, left - 1))
    else:
        halt(g)  # GBT-LIB-18


def halt(g: Busters) -> None:
    for role in ROLES:
        if g.at[role] >= 0 and statue_spaces(g) >> g.at[role] & 1:
            g.at[role] = STATUE  # GBT-LIB-18


@dataclass(frozen=True)
class Striding(Choice):
    """GBT-DEC-08, GBT-LIB-14: her path, space by space."""

    left: int

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return (*WALK, STOP)

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if isinstance(act, Walk):
            return bars_way(g, WAY_OF[act.way], self.left)
        if isinstance(act, Stop):
            return "" if has_room_at(g, g.statue) else "GBT-LIB-18"
        return act.when

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Walk):
            stride(g, self.role, WAY_OF[act.way], self.left)
        else:
            halt(g)
