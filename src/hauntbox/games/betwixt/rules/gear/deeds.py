"""What talents and syringes do, and on whom. TAL"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import CURE, CURE_OF
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.family import BILL
from hauntbox.games.betwixt.cards.talents import ANTIDOTE, REMEDY, STIMULANT, TONIC
from hauntbox.games.betwixt.cards.words import BLEED, BLIND, CHARGED, REFRESHED, TRQ, WEAKENED
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.means import FIRST_SYRINGE
from hauntbox.games.betwixt.rules.attack.statuses import gain, harmful, has, lose
from hauntbox.games.betwixt.rules.fight.moves import move
from hauntbox.games.betwixt.rules.fight.targets import turn_on
from hauntbox.games.betwixt.rules.gear.fireworks import lay_firecrackers, make_rocket
from hauntbox.games.betwixt.rules.gear.items import near_friends, within
from hauntbox.games.betwixt.rules.gear.satchel import fill
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.rules.points import heal, recover, top_hp
from hauntbox.games.betwixt.state import FMS, Farm, friends, monsters
from hauntbox.kernel.wire import Action

Deed = Callable[[Farm, int, int], None]
FEET: Final = 3  # spaces of Quick Feet


def subjects(g: Farm, fm: int, talent: int) -> list[int]:
    """On whom it can be used, or who is in reach of it, as far as it would change anything."""
    if talent >= FIRST_SYRINGE:
        return [who for who in near_friends(g, fm) if injection_helps(g, who, talent - FIRST_SYRINGE)]
    if talent == talents.BAD_JOKE:
        some = [m for m in monsters(g) if g.target[m] != BILL and within(g, fm, m, 4)]
        return some if g.pool[BILL] else []
    if talent == talents.WALK_IT_OFF:
        return [who for who in near_friends(g, fm) if harmful(g, who) or g.hp[who] < top_hp(g, who)]
    if talent == talents.BEDSIDE_MANNER:
        return [who for who in friends(g) if within(g, fm, who, 3) and g.hp[who] < top_hp(g, who)]
    if talent == talents.MOTHERS_GLARE:
        return [m for m in monsters(g) if within(g, fm, m, 3)]
    if talent == talents.TRIAGE:
        some = [who for who in friends(g) if within(g, fm, who, 2)]
        return [who for who in some if has(g, who, BLEED) or g.hp[who] < top_hp(g, who)]
    if talent == talents.PEP_TALK:
        return [who for who in friends(g) if who != fm and who < FMS and within(g, fm, who, 4)]
    return [m for m in monsters(g) if g.map.is_near(g.at[fm], g.at[m])]  # Smoke Bomb


def injection_helps(g: Farm, who: int, syringe: int) -> bool:
    if syringe == REMEDY:
        return g.hp[who] < top_hp(g, who)
    return bool(harmful(g, who)) if syringe == ANTIDOTE else syringe in (STIMULANT, TONIC)


def bad_joke(g: Farm, fm: int, m: int) -> None:
    """TGB-TAL-02: a monster within 4 spaces takes one of Bill's Target Tokens from the bag."""
    turn_on(g, m, fm)


def walk_it_off(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-04: Bill or an adjacent FM loses one harmful status and recovers 1 HP."""
    heal(g, who, 1)
    bad = harmful(g, who)
    if len(bad) > 1:
        g.then(CureOf(fm, who))
    else:
        lose(g, who, *bad)


@dataclass(frozen=True)
class CureOf(Listed):
    """TGB-DEC-95: which harmful status goes."""

    who: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [CURE[status] for status in harmful(g, self.who)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-TAL-04"

    def answer(self, g: Farm, act: Action) -> None:
        lose(g, self.who, CURE_OF[act])


def bedside_manner(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-10: one FM within 3 spaces recovers 2 HP."""
    heal(g, who, 2)


def glare(g: Farm, fm: int, m: int) -> None:
    """TGB-TAL-13: one monster within 3 spaces: Weakened."""
    gain(g, m, WEAKENED, by=fm)


def pep_talk(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-20: one other FM within 4 spaces gains a TRQ chip and recovers 1 FP."""
    gain_chip(g, who, TRQ)
    recover(g, who, 1)


def triage(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-15: each FM within 2 spaces, Joan included, recovers 1 HP and loses all Bleed."""
    for each in subjects(g, fm, talents.TRIAGE):
        heal(g, each, 1)
        lose(g, each, BLEED)


def smoke_bomb(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-28: all monsters adjacent to Maddox: Blind."""
    for m in subjects(g, fm, talents.SMOKE_BOMB):
        gain(g, m, BLIND, by=fm)


def quick_feet(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-17: up to 3 spaces, monsters cost nothing extra to pass; it is no Move action."""
    move(g, fm, FEET, nimble=True)


def remedy(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-42: recover 3 HP."""
    heal(g, who, 3)


def antidote(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-42: remove all harmful statuses."""
    lose(g, who, *harmful(g, who))


def stimulant(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-43: Charged."""
    gain(g, who, CHARGED)


def tonic(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-43: Refreshed."""
    gain(g, who, REFRESHED)


DEEDS: Final[dict[int, Deed]] = {
    talents.BAD_JOKE: bad_joke,
    talents.WALK_IT_OFF: walk_it_off,
    talents.BEDSIDE_MANNER: bedside_manner,
    talents.MOTHERS_GLARE: glare,
    talents.PEP_TALK: pep_talk,
    FIRST_SYRINGE + REMEDY: remedy,
    FIRST_SYRINGE + ANTIDOTE: antidote,
    FIRST_SYRINGE + STIMULANT: stimulant,
    FIRST_SYRINGE + TONIC: tonic,
}
BY_THEMSELVES: Final[dict[int, Deed]] = {
    talents.TRIAGE: triage,
    talents.SMOKE_BOMB: smoke_bomb,
    talents.QUICK_FEET: quick_feet,
    talents.FILL_A_SYRINGE: fill,
    talents.MAKE_A_BOTTLE_ROCKET: make_rocket,
    talents.LAY_FIRECRACKERS: lay_firecrackers,
}
