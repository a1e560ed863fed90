"""Lookout trouble at the end of a round. LOOK, EQP"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.betwixt.actions import POINTS, YES
from hauntbox.games.betwixt.rules import dice
from hauntbox.games.betwixt.rules.altering import TROUBLE, altered
from hauntbox.games.betwixt.rules.attack.uses import WALKIE
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.dice import ANY, pick
from hauntbox.games.betwixt.rules.fight.targets import lot
from hauntbox.games.betwixt.rules.gear.dashboard import has_accessory
from hauntbox.games.betwixt.rules.listed import Listed, YesOrNo
from hauntbox.games.betwixt.state import ACTIVE, AWAY, FMS, LOOKOUT, NOBODY, Farm, active_fms
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

HIGHEST_HP = 3


@dataclass(frozen=True)
class Trouble(Step):
    """TGB-LOOK-18: on a 1 a lookout FM loses either one HP or one FP."""

    def run(self, g: Farm) -> None:
        if g.options.exposed_family and not {LOOKOUT, AWAY} & set(g.post):
            strike(g)  # TGB-LOOK-22: every round, without a roll
            return
        shown = g.roll(6, dice.TROUBLE)
        g.tell("TGB-LOOK-18", "trouble", shown)
        if shown > altered(g, TROUBLE, g.options.trouble_high):  # TGB-PAR-14, TGB-LOOK-24
            return
        strike(g)


def strike(g: Farm) -> None:
    fm = unlucky(g)
    if fm != NOBODY:
        spared = [owner for owner in range(FMS) if can_spare(g, owner)]
        g.then(Spare(spared[0], fm) if spared else Loss(fm))


def unlucky(g: Farm) -> int:
    """TGB-LOOK-19: which FM, if several are on lookout, is random. TGB-LOOK-21: with none a Target Token is drawn.

    TGB-LOOK-30: if no token is in the bag, a random active FM. TGB-MIS-54: a guest's token does not count.
    """
    away = [fm for fm in range(FMS) if g.post[fm] == AWAY]
    if away:
        return pick(g, away, dice.AWAY)  # TGB-MIS-35, TGB-RND-26; without any left, as without a lookout
    waiting = [fm for fm in range(FMS) if g.post[fm] == LOOKOUT]  # TGB-LOOK-01: off the map and inactive
    if waiting:
        return pick(g, waiting, dice.WHO)
    fm = lot(g)
    if fm != NOBODY:
        return fm
    some = active_fms(g)
    return pick(g, some, ANY) if some else NOBODY


def can_spare(g: Farm, fm: int) -> bool:
    """TGB-EQP-22: once per Combat Phase; TGB-EQP-68: while its owner is active or on lookout."""
    if g.post[fm] not in (ACTIVE, LOOKOUT) or g.used >> WALKIE + fm & 1:
        return False
    return has_accessory(g, fm, "Walkie-Talkie")


@dataclass(frozen=True)
class Spare(YesOrNo):
    """TGB-DEC-86: whether to use the Walkie-Talkie against a trouble loss."""

    fm: int

    def answer(self, g: Farm, act: Action) -> None:
        if act == YES:
            g.used |= 1 << WALKIE + self.role
        else:
            g.then(Loss(self.fm))


@dataclass(frozen=True)
class Loss(Step):
    """TGB-LOOK-19: D6 1-3 HP, 4-6 FP; FP at 0 means nothing is lost. TGB-LOOK-23: at 0 HP the FM is KO'd."""

    fm: int

    def run(self, g: Farm) -> None:
        if g.options.lookout_choice:
            g.then(LossOf(self.fm))
        else:
            lose_point(g, self.fm, g.roll(6, dice.LOSS) <= HIGHEST_HP)


@dataclass(frozen=True)
class LossOf(Listed):
    """TGB-DEC-28: HP or FP. TGB-LOOK-20: the FM's player chooses."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return POINTS

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in POINTS else act.when

    def answer(self, g: Farm, act: Action) -> None:
        lose_point(g, self.role, act == POINTS[0])


def lose_point(g: Farm, fm: int, hp: bool) -> None:
    if hp:
        hurt(g, fm, 1)
    else:
        g.fp[fm] = max(0, g.fp[fm] - 1)
        g.tell("TGB-LOOK-19", "distracted", fm)
