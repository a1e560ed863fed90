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
    DEPOSIT,
    END,
    ENTER,
    VEHICLES,
)  # fmt: skip
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF, USE
from hauntbox.games.ghostbusters2.cards.gear import bars_use
from hauntbox.games.ghostbusters2.rules.combat.aiming import bars_attempt, bars_fire, bars_wrangling, in_range
from hauntbox.games.ghostbusters2.rules.combat.traps import (
    bars_deploy,
    bars_retrieve,
    bars_snap,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.street.driving import (
    bars_drive,
    bars_walk,
    drive_range,
    stride_range,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.street.walking import (
    bars_enter_car,
    bars_enter_statue,
    bars_step,
    exits,
    move_range,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.turn.allowance import (
    bars_action,
    bars_maneuver,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.turn.chores import (
    bars_clean,
    bars_clean_self,
    bars_deposit,
    bars_hand,
    bars_investigate,
    bars_swap,
    bars_swap_self,
    bars_trade,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.turn.deeds import TAKES, place
from hauntbox.games.ghostbusters2.rules.turn.offers import bars_file, bars_unload, held_spaces, offers
from hauntbox.games.ghostbusters2.state import (
    NOBODY,
    STATUE,
    Busters,
    role_of,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice
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


@dataclass(frozen=True)
class Turn(Choice):
    """Actions and Maneuvers; GBT-PAS-01, GBT-PAS-02: none of them is owed."""

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        out = [act for act in self.legal(g, role) if act is not END]
        more: list[Action] = [*[USE[card] for card in g.cards[role]], DEPOSIT, *ENTER, END]
        more += [g.moves.fire[space] for space in in_range(g, role)]
        if g.at[role] >= 0:
            more += g.moves.steps.of(g.street.ring[g.at[role]])
        return list(dict.fromkeys([*out, *more]))

    def bars(self, g: Busters, role: int, act: Action) -> str:
        bar = BARS.get(type(act))
        return bar(g, role, act) if bar is not None else act.when

    def legal(self, g: Busters, role: int) -> list[Action]:
        return offers(g, role)

    def is_public(self, g: Busters, role: int) -> bool:
        return True

    def take(self, g: Busters, role: int, act: Action) -> None:
        if isinstance(act, a.End):
            g.agenda.pop()  # GBT-ROU-06
            return
        g.rolls = ()
        depth = len(g.agenda)
        TAKES[type(act)](g, role, act)  # GBT-ROU-05: then the same question again, so any order will do
        g.follow(depth, RESOLVED)  # GBT-STR-07
