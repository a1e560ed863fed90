"""Levels, talents and books between missions. CAMP, FAM, DEC, BOOK"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import ARM, STOP, USE, WHO, WHO_OF
from hauntbox.games.betwixt.cards.family import AVELYNN, TOP_LEVEL
from hauntbox.games.betwixt.cards.talents import TALENTS
from hauntbox.games.betwixt.rules.gear.learning import bars_learning, gain_level, learn_talent
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.state import FAMILY, FMS, Farm
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

PRICES: Final = (20, 30, 40, 55, 75)  # TGB-FAM-06: of the next level, in XP
CHOICE_LEVEL: Final = 3
TALENT_OF: Final[dict[Action, int]] = {act: n for n, act in enumerate(USE)}


def bars_level(g: Farm, fm: int) -> str:
    """TGB-FAM-06: there are six levels, each for its price. TGB-CAMP-19: several may be bought at once."""
    if g.level[fm] >= TOP_LEVEL:
        return "TGB-FAM-06"
    return "" if g.xp[fm] >= PRICES[g.level[fm] - 1] else "TGB-CAMP-04"


@dataclass(frozen=True)
class BuyLevel(Choice):
    """TGB-DEC-78: which FM buys a level."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return WHO

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return bars_level(g, WHO_OF[act]) if act in WHO_OF else act.when

    def answer(self, g: Farm, act: Action) -> None:
        fm = WHO_OF[act]
        if fm == AVELYNN and g.level[fm] + 1 == CHOICE_LEVEL:
            g.then(StrongArm(fm))
        else:
            rise(g, fm)


def rise(g: Farm, fm: int) -> None:
    """TGB-FAM-06: XP is paid, the rest is kept. TGB-CAMP-04: the level brings its bonus."""
    g.xp[fm] -= PRICES[g.level[fm] - 1]
    gain_level(g, fm)
    g.tell("TGB-CAMP-04", "level", fm, g.level[fm])


@dataclass(frozen=True)
class StrongArm(Listed):
    """TGB-DEC-79: STR or ACC."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return ARM

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in ARM else act.when

    def answer(self, g: Farm, act: Action) -> None:
        g.arm = act == ARM[0]
        rise(g, self.role)


def learnable(g: Farm, fm: int) -> list[int]:
    return [n for n in range(len(TALENTS)) if TALENTS[n].owner == fm and not bars_learning(g, fm, n)]


@dataclass(frozen=True)
class BuyTalent(Choice):
    """TGB-DEC-80: which FM buys a talent. TGB-CAMP-05: for Talent Points, TGB-CAMP-19: which may be saved."""

    once: bool  # else one after another, until enough is bought

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if any([learnable(g, fm) for fm in range(FMS)]) else ()

    def run(self, g: Farm) -> None:
        """Nobody can buy any."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return WHO if self.once else (*WHO, STOP)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in self.candidates(g, role):
            return act.when
        return "" if act == STOP or learnable(g, WHO_OF[act]) else "TGB-CAMP-05"

    def answer(self, g: Farm, act: Action) -> None:
        if act != STOP:
            more = [] if self.once else [self]
            g.then(LearnWhich(WHO_OF[act]), *more)


@dataclass(frozen=True)
class LearnWhich(Choice):
    """TGB-DEC-81: which talent this FM buys."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [USE[n] for n, talent in enumerate(TALENTS) if talent.owner == role and talent.points]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return bars_learning(g, role, TALENT_OF[act]) if act in TALENT_OF else act.when

    def answer(self, g: Farm, act: Action) -> None:
        learn_talent(g, self.role, TALENT_OF[act])
        g.tell("TGB-CAMP-05", "learns", self.role, TALENT_OF[act])


BUY_LEVEL: Final = BuyLevel(FAMILY)
BUY_TALENT: Final = BuyTalent(FAMILY, True)
BUY_TALENTS: Final = BuyTalent(FAMILY, False)
