"""Dice that are rolled again: Weapon Proficiency and the Rabbit's Foot. FAM, EQP"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import DIE, YES, Die
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.rules.attack.means import blow_of
from hauntbox.games.betwixt.rules.attack.uses import FOOT, PRACTISED, ROUTINE
from hauntbox.games.betwixt.rules.dice import roll_die
from hauntbox.games.betwixt.rules.gear.dashboard import has_accessory
from hauntbox.games.betwixt.rules.listed import Listed, YesOrNo
from hauntbox.games.betwixt.state import Farm, is_fm
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Rerolls(Step):
    """TGB-FAM-18: after all dice are seen and before effects are bought; the second face stands."""

    def run(self, g: Farm) -> None:
        asked: list[Step | Choice] = []
        if is_fm(g.hitter) and not bars_practised(g):
            asked.append(Practised(g.hitter))
        if has_foot(g):
            asked.append(LuckyFoot(g.victim))
        g.then(*asked)


def bars_practised(g: Farm) -> str:
    """TGB-FAM-14: one token: once per Combat Phase; two: once per activation instead."""
    type = blow_of(g, g.hitter, g.means).type
    if type == NONE or not g.skill[g.hitter][type]:
        return "TGB-FAM-14"
    spent = g.free >> ROUTINE + type & 1 if g.skill[g.hitter][type] > 1 else g.used >> practised_bit(g, type) & 1
    return "TGB-FAM-14" if spent else ""


def practised_bit(g: Farm, type: int) -> int:
    return PRACTISED + g.hitter * 7 + type


@dataclass(frozen=True)
class Practised(YesOrNo):
    """TGB-DEC-60: whether to use the reroll of Weapon Proficiency."""

    def answer(self, g: Farm, act: Action) -> None:
        if act == YES:
            type = blow_of(g, g.hitter, g.means).type
            if g.skill[self.role][type] > 1:
                g.free |= 1 << ROUTINE + type
            else:
                g.used |= 1 << practised_bit(g, type)
            g.then(AgainHit(self.role))


@dataclass(frozen=True)
class AgainHit(Listed):
    """TGB-DEC-61: which hit die."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return DIE[: len(g.hits)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else act.when

    def answer(self, g: Farm, act: Die) -> None:
        g.hits = rolled_again(g, g.hits, act.die - 1)


def rolled_again(g: Farm, some: tuple[int, ...], place: int) -> tuple[int, ...]:
    fresh = roll_die(g, some[place] >> 3)
    g.tell("TGB-FAM-18", "again", some[place], fresh)
    return (*some[:place], fresh, *some[place + 1 :])


def has_foot(g: Farm) -> bool:
    """TGB-EQP-23: once per Combat Phase: reroll one own defense die."""
    if not is_fm(g.victim) or not g.wards or g.used >> FOOT + g.victim & 1:
        return False
    return has_accessory(g, g.victim, "Rabbit's Foot")


@dataclass(frozen=True)
class LuckyFoot(YesOrNo):
    """TGB-DEC-88: whether to use the Rabbit's Foot after a defense roll."""

    def answer(self, g: Farm, act: Action) -> None:
        if act == YES:
            g.used |= 1 << FOOT + self.role
            g.then(AgainWard(self.role))


@dataclass(frozen=True)
class AgainWard(Listed):
    """TGB-DEC-61: which defense die."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return DIE[: len(g.wards)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else act.when

    def answer(self, g: Farm, act: Die) -> None:
        g.wards = rolled_again(g, g.wards, act.die - 1)


REROLLS: Final = Rerolls()
