"""Step B of a round: into the battle; and what an escaped turn player does meanwhile. BAT, ITM"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import JOIN, KIND, PASS, TakeItem
from hauntbox.games.hunter13.rules.battle.blows import kinds
from hauntbox.games.hunter13.rules.battle.foes import bars_now
from hauntbox.games.hunter13.rules.items import trading
from hauntbox.games.hunter13.rules.mansion.house import near
from hauntbox.games.hunter13.rules.mansion.pawns import shift
from hauntbox.games.hunter13.state import HUNTER, Mansion, from_left
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


def bars_join(g: Mansion, role: int) -> str:
    """GHT-BAT-30: hunters on the tile or a door-adjacent one, GHT-BAT-32: any number of times."""
    if g.status[role] != HUNTER or g.fighting >> role & 1:
        return "GHT-BAT-30"
    if g.fled >> role & 1:
        return "GHT-BAT-33"
    reach = near(g, g.field_) | 1 << g.field_
    return "" if reach >> g.at[role] & 1 else "GHT-BAT-30"


@dataclass(frozen=True)
class Joins(Step):
    """GHT-BAT-20: step B; GHT-BAT-31: also when step A has emptied the tile."""

    def run(self, g: Mansion) -> None:
        g.then(*[MayJoin(role) for role in from_left(g, g.lead) if not bars_join(g, role)])


@dataclass(frozen=True)
class MayJoin(Choice):
    """GHT-DEC-23."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (JOIN, PASS)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if act == JOIN:
            return bars_join(g, role)
        return "" if act == PASS else bars_now(g, act)

    def answer(self, g: Mansion, act: Action) -> None:
        if act == JOIN:
            join(g, self.role)


def join(g: Mansion, role: int) -> None:
    """GHT-BAT-30: who comes from outside moves there at no cost."""
    g.fighting |= 1 << role
    g.tell("GHT-BAT-30", "joins", role)
    if g.types[role] < 0:  # GHT-BAT-63: else as declared before
        if len(kinds(g, role)) > 1:
            g.then(DeclareOwn(role))  # GHT-BAT-07
        else:
            g.types[role] = kinds(g, role)[0]
    if g.at[role] != g.field_:
        shift(g, role, g.field_, "join")


@dataclass(frozen=True)
class DeclareOwn(Choice):
    """GHT-BAT-07: who joins declares then."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return KIND

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in KIND else bars_now(g, act)

    def answer(self, g: Mansion, act: Action) -> None:
        g.types[self.role] = KIND.index(act)
        g.tell("GHT-BAT-07", "declares", self.role, g.types[self.role])


@dataclass(frozen=True)
class Errand(Step):
    """GHT-ITM-23: between rounds, for a turn player who has escaped while others fight on."""

    def run(self, g: Mansion) -> None:
        role = g.active
        away = role < len(g.who) and g.status[role] == HUNTER and not g.fighting >> role & 1
        if away and g.fighting and g.at[role] != g.field_ and errands(g, role):
            g.then(OnErrand(role))


def errands(g: Mansion, role: int) -> list[Action]:
    """What the Item-Acquirement Point buys; a facedown item costs none, and waits for the turn."""
    return [act for act in trading.offers(g, role) if not isinstance(act, TakeItem)] if g.points else []


@dataclass(frozen=True)
class OnErrand(Choice):
    """GHT-ITM-23: an unspent Item-Acquirement Point, on the other tile."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (*trading.trades(g, role), PASS)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if act == PASS:
            return ""
        if isinstance(act, TakeItem):
            return "GHT-ITM-23"
        return trading.bars_trade(g, role, act) if isinstance(act, trading.Trade) else act.when

    def answer(self, g: Mansion, act: Action) -> None:
        if act != PASS:
            trading.take(g, self.role, act)


JOINS: Final = Joins()
ERRAND: Final = Errand()
