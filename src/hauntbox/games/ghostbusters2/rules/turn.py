"""A Ghostbuster's turn: Actions, Maneuvers, cards, in any order. ROU, PAS, STR, and whatever a turn may hold

One question, so it is longer than most: what is shown, what forbids, what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.actions import (
    CHARACTER_OF,
    CLEAN,
    DEPOSIT,
    END,
    ENTER,
    FILE,
    HAND,
    RETRIEVE,
    SNAP,
    SWAP,
    TRADE,
    UNLOAD,
    USE,
    USE_BETTER,
    VEHICLES,
    WALK,
)  # fmt: skip
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.gear import GEAR, bars_use
from hauntbox.games.ghostbusters2.cards.names import CARD_OF
from hauntbox.games.ghostbusters2.rules.aiming import bars_attempt, bars_fire, bars_wrangling, in_range, targets
from hauntbox.games.ghostbusters2.rules.allowance import (
    actions_left,
    bars_action,
    bars_maneuver,
    maneuvers_left,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.chores import (
    bars_clean,
    bars_clean_self,
    bars_deposit,
    bars_hand,
    bars_investigate,
    bars_swap,
    bars_swap_self,
    bars_trade,
    movable,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.deeds import TAKES, place
from hauntbox.games.ghostbusters2.rules.driving import (
    bars_drive,
    bars_walk,
    drive_range,
    drives,
    is_haunted,
    stride_range,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.sight import is_beside, sees_role
from hauntbox.games.ghostbusters2.rules.targets import (
    target_space,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.traps import (
    bars_deploy,
    bars_retrieve,
    bars_snap,
    trap_spaces,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.walking import (
    bars_enter_car,
    bars_enter_statue,
    bars_step,
    exits,
    move_range,
    steps,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import (
    CAR,
    NOBODY,
    ROLES,
    STATUE,
    Busters,
    car_spaces,
    has,
    role_of,
    wipeable,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

# Others --------------------------------------------------------------------------------------------------------------


def bars_use_of(g: Busters, role: int, act: a.Use | a.UseBetter) -> str:
    return bars_use(g, role, CARD_OF[act.card], isinstance(act, a.UseBetter))


def bars_other(g: Busters, role: int, who: str, alone: Callable[..., str], other: Callable[..., str]) -> str:
    """The same deed for a neighbour, as an Action, or for oneself."""
    target = role_of(g, CHARACTER_OF[who])
    if target == NOBODY:
        return "GBT-CHR-01"
    return alone(g, role) if target == role else bars_action(g, role) or other(g, role, target)


def bars_with(g: Busters, role: int, who: str, other: Callable[..., str]) -> str:
    target = role_of(g, CHARACTER_OF[who])
    return "GBT-MAN-06" if target in (NOBODY, role) else bars_maneuver(g, role) or other(g, role, target)


def bars_enter(g: Busters, role: int, vehicle: str) -> str:
    rule = bars_enter_car(g, role) if vehicle == VEHICLES[0] else bars_enter_statue(g, role)
    return bars_maneuver(g, role) or rule


def bars_leave(g: Busters, role: int, space: int) -> str:
    if g.at[role] >= 0:
        return "GBT-MAN-11"
    rule = "GBT-LIB-02" if g.at[role] == STATUE else "GBT-ECT-06"
    return bars_maneuver(g, role) or ("" if exits(g, role) >> space & 1 else rule)


def bars_cut(g: Busters, role: int, space: int) -> str:
    """GBT-STR-11: at any moment of one's own turn."""
    return "" if space in held_spaces(g, role) else "GBT-STR-11"


def held_spaces(g: Busters, role: int) -> list[int]:
    return [target_space(g, target) for target, _, _ in g.held[role]]


def bars_unload(g: Busters, role: int) -> str:
    """GBT-CCH-14: the Regular may Deposit as a Maneuver."""
    if not has(g, role, names.REGULAR, 1):
        return "GBT-CCH-14"
    return bars_maneuver(g, role) or bars_deposit(g, role)


def bars_file(g: Busters, role: int) -> str:
    """GBT-CCH-20: the Bookkeeper, once in a scenario."""
    return "" if has(g, role, names.BOOKKEEPER, 5) and not g.filed else "GBT-CCH-20"


Bar = Callable[[Busters, int, Any], str]
BARS: Final[dict[type[Action], Bar]] = {
    a.Step: lambda g, r, act: bars_action(g, r) or bars_step(g, r, place(g, act.to), move_range(g, r)),
    a.Fire: lambda g, r, act: bars_fire(g, r, place(g, act.at)),
    a.Attempt: lambda g, r, act: bars_attempt(g, r, place(g, act.at)),
    a.Wrangle: lambda g, r, act: bars_wrangling(g, r, place(g, act.at)),
    a.Drive: lambda g, r, act: bars_action(g, r) or bars_drive(g, r, act, drive_range(g)),
    a.Walk: lambda g, r, act: bars_action(g, r) or bars_walk(g, r, act, stride_range(g)),
    a.Deposit: lambda g, r, act: bars_action(g, r) or bars_deposit(g, r),
    a.Unload: lambda g, r, act: bars_unload(g, r),
    a.Clean: lambda g, r, act: bars_other(g, r, act.who, bars_clean_self, bars_clean),
    a.Swap: lambda g, r, act: bars_other(g, r, act.who, bars_swap_self, bars_swap),
    a.Enter: lambda g, r, act: bars_enter(g, r, act.vehicle),
    a.Leave: lambda g, r, act: bars_leave(g, r, place(g, act.to)),
    a.Hand: lambda g, r, act: bars_with(g, r, act.who, bars_hand),
    a.Trade: lambda g, r, act: bars_with(g, r, act.who, bars_trade),
    a.Investigate: lambda g, r, act: bars_maneuver(g, r) or bars_investigate(g, r, place(g, act.at)),
    a.Use: bars_use_of,
    a.UseBetter: bars_use_of,
    a.Cut: lambda g, r, act: bars_cut(g, r, place(g, act.at)),
    a.File: lambda g, r, act: bars_file(g, r),
    a.Deploy: lambda g, r, act: bars_maneuver(g, r) or bars_deploy(g, r, place(g, act.at)),
    a.Retrieve: lambda g, r, act: bars_maneuver(g, r) or bars_retrieve(g, r),
    a.Snap: lambda g, r, act: bars_maneuver(g, r) or bars_snap(g, r),
    a.End: lambda g, r, act: "",
}


def partners(g: Busters, role: int) -> list[int]:
    """GBT-MAN-01: whom one can reach: adjacent and in sight."""
    at, row = g.at[role], []
    if at < 0:
        return [o for o in ROLES if o != role and is_beside(g, role, o) and sees_role(g, role, o)]
    near, ring = g.street.near[at], g.street.ring[at]
    for other in ROLES:
        spot = g.at[other]
        if spot >= 0:
            if near >> spot & 1 and sees_role(g, role, other):
                row.append(other)
        elif spot == CAR and ring & car_spaces(g) and is_beside(g, role, other) and sees_role(g, role, other):
            row.append(other)
    return row


@dataclass(frozen=True)
class Turn(Choice):
    """Actions and Maneuvers; GBT-PAS-01, GBT-PAS-02: none of them is owed."""

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        out = [act for act in self.legal(g, role) if act is not END]
        more: list[Action] = [*[USE[card] for card in g.cards[role]], DEPOSIT, *ENTER, END]
        more += [g.moves.fire[space] for space in in_range(g, role)]
        if g.at[role] >= 0:
            more += g.moves.steps(g.street.ring[g.at[role]])
        return list(dict.fromkeys([*out, *more]))

    def bars(self, g: Busters, role: int, act: Action) -> str:
        bar = BARS.get(type(act))
        return bar(g, role, act) if bar is not None else act.when

    def legal(self, g: Busters, role: int) -> list[Action]:
        """As `bars` would answer, without asking about each."""
        out: list[Action] = []
        acts = actions_left(g, role)
        if acts or maneuvers_left(g, role):
            friends = partners(g, role)
            if acts:
                self.by_action(g, role, out, friends)
            self.by_maneuver(g, role, out, friends)
        if not g.spent and not g.idle and g.at[role] != CAR:
            self.for_oneself(g, role, out)
        for number in g.cards[role]:
            if g.uses[number]:
                if not bars_use(g, role, number, False):
                    out.append(USE[number])
                if GEAR[number].better and not bars_use(g, role, number, True):
                    out.append(USE_BETTER[number])
        if g.held[role]:
            out += [g.moves.cut[space] for space in held_spaces(g, role)]
        if not bars_file(g, role):
            out.append(FILE)
        out.append(END)
        return out

    def by_action(self, g: Busters, role: int, out: list[Action], friends: list[int]) -> None:
        at, moves = g.at[role], g.moves
        far = move_range(g, role)
        if far:
            out += moves.steps(steps(g, role, far))
        if at == CAR:
            if not is_haunted(g):
                left = drive_range(g)
                out += [moves.drive[end][space] for end in (0, 1) for space in drives(g, end, left)]
        elif not g.encore:
            out += targets(g, role)
        if at == STATUE:
            out += [act for act in WALK if not bars_walk(g, role, act, stride_range(g))]
        if (g.trapped[role] or g.plazms[role]) and not bars_deposit(g, role):
            out.append(DEPOSIT)
        for other in friends:
            if g.at[other] != CAR:
                if g.slime[other] and wipeable(g, other):
                    out.append(CLEAN[g.who[other]])
                if at != CAR:
                    out.append(SWAP[g.who[other]])

    def by_maneuver(self, g: Busters, role: int, out: list[Action], friends: list[int]) -> None:
        at, moves = g.at[role], g.moves
        if at < 0:
            out += [moves.leave[space] for space in places(exits(g, role))]
        else:
            if g.street.ring[at] & car_spaces(g) and not bars_enter_car(g, role):
                out.append(ENTER[0])
            if g.statue >= 0 and not bars_enter_statue(g, role):
                out.append(ENTER[1])
            near = g.street.near[at] & g.piles
            if near:
                out += [moves.investigate[p] for p in places(near) if not bars_investigate(g, role, p)]
        for other in friends:
            if g.trapped[role] or g.trapped[other] or g.plazms[role] or g.plazms[other]:
                out.append(HAND[g.who[other]])
            if movable(g, role) or movable(g, other):
                out.append(TRADE[g.who[other]])
        if g.who[role] == names.REGULAR and not bars_unload(g, role):
            out.append(UNLOAD)
        if g.options.ghost_traps:
            self.by_trap(g, role, out)

    def by_trap(self, g: Busters, role: int, out: list[Action]) -> None:
        if g.traps[role] < 0 and g.at[role] != STATUE:
            out += [g.moves.deploy[space] for space in places(trap_spaces(g, role))]
        if not bars_retrieve(g, role):
            out.append(RETRIEVE)
        if not bars_snap(g, role):
            out.append(SNAP)

    def for_oneself(self, g: Busters, role: int, out: list[Action]) -> None:
        """GBT-NOA-01, GBT-NOA-03: with no Action taken."""
        if g.slime[role] and not bars_clean_self(g, role):
            out.append(CLEAN[g.who[role]])
        out.append(SWAP[g.who[role]])

    def take(self, g: Busters, role: int, act: Action) -> None:
        if isinstance(act, a.End):
            g.agenda.pop()  # GBT-ROU-06
            return
        g.rolls = ()
        g.then(RESOLVED)
        TAKES[type(act)](g, role, act)  # GBT-ROU-05: then the same question again, so any order will do
