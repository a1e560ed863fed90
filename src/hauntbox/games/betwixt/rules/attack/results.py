"""What follows a hit: weapon effects, damage, statuses, Drain, Stumble. ATK, CARD, ELEM, STS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import BUY, STOP, Buy
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import (
    DAMAGE,
    DRAIN,
    ELEMENT,
    PIERCE,
    SPIRIT,
    STATUS,
    STUMBLE,
    WEAKENED,
    Effect,
)
from hauntbox.games.betwixt.rules.altering import ARMOR, altered
from hauntbox.games.betwixt.rules.attack.means import Blow, blow_of, locket
from hauntbox.games.betwixt.rules.attack.statuses import gain, has
from hauntbox.games.betwixt.rules.attack.stumbling import stumble
from hauntbox.games.betwixt.rules.attack.wounds import element_damage, hurt
from hauntbox.games.betwixt.rules.dice import TIE, pick, tally
from hauntbox.games.betwixt.rules.fight.reactions import after_attack
from hauntbox.games.betwixt.rules.fight.targets import redraw
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.guide import guest_card
from hauntbox.games.betwixt.rules.points import heal
from hauntbox.games.betwixt.state import NOBODY, Farm, is_fm, is_monster
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

CRITICAL: Final = 2  # more damage


def net_hits(g: Farm) -> int:
    return tally(g.hits).hits - tally(g.wards).evades


def agility(g: Farm, who: int) -> int:
    """TGB-STAT-04"""
    if is_monster(who):
        return MONSTERS[g.kind[who]].agi
    return gear(g, who).agi if is_fm(who) else guest_card(g, who).agi  # TGB-MIS-21


# Weapon effects -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Buying(Step):
    """TGB-CARD-08: weapon effects need a hit. TGB-ATK-14: they are chosen after the roll is seen."""

    def run(self, g: Farm) -> None:
        if not g.landed:
            return
        if not tally(g.hits).effects:
            return  # shortcut: no effect is free
        if is_monster(g.hitter):
            buy_all(g)
        elif affordable(g):
            g.then(BuyEffect(g.hitter))


def effects_of(g: Farm) -> Sequence[Effect]:
    return blow_of(g, g.hitter, g.means).effects


def symbols_left(g: Farm) -> int:
    """TGB-DICE-04: symbols are a currency; TGB-CARD-26: those rolled on hit dice."""
    return tally(g.hits).effects - sum([effects_of(g)[place][0] for place in g.bought])


def affordable(g: Farm) -> list[int]:
    """TGB-CARD-27: several different effects, TGB-CARD-28: each at most once per attack. TGB-DICE-05"""
    effects = effects_of(g)
    left, spent = symbols_left(g), () if may_repeat(g) else g.bought
    return [place for place, effect in enumerate(effects) if effect[0] <= left and place not in spent]


def may_repeat(g: Farm) -> bool:
    """TGB-CARD-29: an FM's affordable effect can be paid repeatedly."""
    return g.options.repeat_effects and is_fm(g.hitter)


def buy_all(g: Farm) -> None:
    """TGB-CARD-16: a monster takes the affordable effect with the greatest cost, then repeats with what remains.

    TGB-CARD-17: of equal ones a D6 decides.
    """
    effects = effects_of(g)
    while places := affordable(g):
        dearest = max([effects[place][0] for place in places])
        buy(g, pick(g, [place for place in places if effects[place][0] == dearest], TIE))


def buy(g: Farm, place: int) -> None:
    g.bought = (*g.bought, place)
    _, verb, n = effects_of(g)[place]
    g.tell("TGB-CARD-26", "effect", g.hitter, verb * 100 + n)


@dataclass(frozen=True)
class BuyEffect(Choice):
    """TGB-DEC-59: which affordable weapon effect to buy next, or stop."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*BUY[: len(effects_of(g))], STOP)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == STOP:
            return ""
        if not isinstance(act, Buy) or act.effect > len(effects_of(g)):
            return act.when
        if act.effect - 1 in g.bought and not may_repeat(g):
            return "TGB-CARD-28"
        return "" if act.effect - 1 in affordable(g) else "TGB-DICE-04"

    def answer(self, g: Farm, act: Action) -> None:
        if isinstance(act, Buy):
            buy(g, act.effect - 1)
            if affordable(g):
                g.then(self)


Deeds = list[tuple[int, int]]


def deeds(g: Farm) -> Deeds:
    """What the attack does besides its damage: bought effects, and what the talent brings with a hit."""
    found = blow_of(g, g.hitter, g.means)
    return [*found.surely, *[found.effects[place][1:] for place in g.bought]]


def sum_of(did: Deeds, verb: int) -> int:
    return sum([n for each, n in did if each == verb]) if did else 0


# Damage ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deal(Step):
    """TGB-ATK-12: what is left of the damage comes off the target's HP."""

    def run(self, g: Farm) -> None:
        if not g.landed:
            return
        n = damage(g)
        if is_monster(g.hitter) and n >= g.hp[g.victim] and g.target[g.hitter] != g.victim:
            g.then(Satisfied(g.hitter))  # TGB-AI-19; its own target leaves the map with all tokens, see targets.py
        by = g.hitter if is_fm(g.hitter) else NOBODY  # TGB-ATK-17
        g.tell("TGB-ATK-20", "deals", g.hitter, g.victim, n)
        g.dealt = hurt(g, g.victim, n, by, blow_of(g, g.hitter, g.means).type)


@dataclass(frozen=True)
class Satisfied(Step):
    """TGB-AI-19: a monster that KO's an FM draws a new Target Token."""

    m: int

    def run(self, g: Farm) -> None:
        redraw(g, self.m)


def damage(g: Farm) -> int:
    """TGB-ATK-20: normal and elemental damage; a Weakened attacker halves the sum, rounded up (TGB-STS-10)."""
    found, did = blow_of(g, g.hitter, g.means), deeds(g)
    full = normal_damage(g, found, did) + elemental_damage(g, found, did)
    return (full + 1) // 2 if has(g, g.hitter, WEAKENED) else full


def normal_damage(g: Farm, found: Blow, did: Deeds) -> int:
    """TGB-ATK-11: damage dice, passive weapon damage and bought damage, minus shields and armor.

    TGB-ATK-13: not below 0. TGB-DICE-12: a shield takes 1.
    """
    raw = tally(g.harms).damage + found.damage + sum_of(did, DAMAGE) + critical(g, found.type)
    return max(0, raw - cover(g, did))


def cover(g: Farm, did: Deeds) -> int:
    """TGB-STS-32: Pierce n ignores n points of shields and armor, TGB-STS-33: without a number all of them."""
    return max(0, tally(g.wards).shields + armor(g, g.victim) - sum_of(did, PIERCE))


def armor(g: Farm, who: int) -> int:
    if is_monster(who):
        return max(0, altered(g, ARMOR, MONSTERS[g.kind[who]].armor, g.kind[who]))
    return gear(g, who).armor if is_fm(who) else 0


def critical(g: Farm, type: int) -> int:
    """TGB-FAM-15: with three tokens, net hits of at least AGI + 2 give 2 more normal damage."""
    if type == NONE or g.skill[g.hitter][type] < 3:
        return 0
    return CRITICAL if net_hits(g) >= agility(g, g.victim) + 2 else 0


def elemental_damage(g: Farm, found: Blow, did: Deeds) -> int:
    """TGB-ELEM-05, TGB-ELEM-06: neither shields nor armor reduce it. TGB-ELEM-10: passive or as a weapon effect."""
    if not any(found.elements) and not did and not locket(g):
        return 0  # shortcut: there is none
    sums = [found.elements[e] + sum_of(did, ELEMENT + e) + (locket(g) if e == SPIRIT else 0) for e in range(4)]
    full = sum([element_damage(g, g.victim, e, n) for e, n in enumerate(sums)])
    if g.options.armor_stops_elements:
        full = max(0, full - max(0, armor(g, g.victim) - sum_of(did, PIERCE)))  # TGB-ELEM-07: shields do not count
    return full


# After the damage -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Suffer(Step):
    """TGB-ATK-16: status, Drain, Stumble, in this order; a defeated target gets no status and does not stumble.

    TGB-ATK-15: a hit that deals 0 damage is still a hit.
    """

    def run(self, g: Farm) -> None:
        if not g.landed:
            return
        did, lives = deeds(g), g.hp[g.victim] > 0
        if lives:
            for verb, n in did:
                if verb >= STATUS:
                    gain(g, g.victim, verb - STATUS, n, g.hitter if is_fm(g.hitter) else NOBODY)
        verbs = [verb for verb, _ in did]
        if DRAIN in verbs:
            heal(g, g.hitter, g.dealt)  # TGB-STS-35, TGB-STS-41: it is the attacker's gain, also from a last blow
        if lives and STUMBLE in verbs:
            stumble(g, g.hitter, g.victim, sum_of(did, STUMBLE))


@dataclass(frozen=True)
class Over(Step):
    """The attack is over: what waits for that, and reactions to having been attacked."""

    def run(self, g: Farm) -> None:
        after_attack(g, g.hitter, g.victim)


BUYING: Final = Buying()
DEAL: Final = Deal()
SUFFER: Final = Suffer()
OVER: Final = Over()
