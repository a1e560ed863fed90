"""An attack from the naming of its target to hit or miss, one frame for each step. ATK, DICE, STS, RNG, FAM, EQP"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import DEFEND, DEFEND_OF, NO, YES
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.monsters import BEAST, MONSTERS
from hauntbox.games.betwixt.cards.words import BLIND, DEFENSE_DICE, HIT_DICE, STUNNED
from hauntbox.games.betwixt.rules import dice
from hauntbox.games.betwixt.rules.at_once import at_once
from hauntbox.games.betwixt.rules.attack.chips import spend_chips
from hauntbox.games.betwixt.rules.attack.gather import attack_dice, defenses, weakened
from hauntbox.games.betwixt.rules.attack.means import blow_of, harm_dice, is_hindered, is_ranged
from hauntbox.games.betwixt.rules.attack.reach import acc_of, reach
from hauntbox.games.betwixt.rules.attack.rerolls import REROLLS, LuckyFoot, has_foot
from hauntbox.games.betwixt.rules.attack.results import BUYING, DEAL, OVER, SUFFER, agility, net_hits
from hauntbox.games.betwixt.rules.attack.statuses import has, tick_frailty
from hauntbox.games.betwixt.rules.attack.uses import NOT_MY_KIDS, ROPE
from hauntbox.games.betwixt.rules.dice import roll_dice, tally
from hauntbox.games.betwixt.rules.fight.targets import redraw, turn_on
from hauntbox.games.betwixt.rules.gear.dashboard import has_accessory
from hauntbox.games.betwixt.rules.listed import Listed, YesOrNo
from hauntbox.games.betwixt.rules.map.sight import CLEAR
from hauntbox.games.betwixt.rules.turning import turn_to
from hauntbox.games.betwixt.state import NOBODY, Farm, is_fm, is_monster, is_on_map
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action


def attack(g: Farm, hitter: int, victim: int, means: int = 0) -> None:
    """TGB-ATK-21: the order of an attack. TGB-ATK-07: the target is named before rolling."""
    g.hitter, g.victim, g.first, g.means = hitter, victim, victim, means
    g.hits = g.harms = g.wards = g.bought = ()
    g.landed, g.dealt = False, 0
    g.tell("TGB-ATK-07", "attacks", hitter, victim, means)
    g.then(UNFOLD, OVER)


@dataclass(frozen=True)
class Unfold(Step):
    """TGB-ATK-21: step by step, until somebody is asked."""

    def run(self, g: Farm) -> None:
        at_once(g, ORDER)


@dataclass(frozen=True)
class Named(Step):
    """TGB-ATK-23, TGB-TAL-34: reactions to the naming of a target, and to nothing later."""

    def run(self, g: Farm) -> None:
        if has_rope(g):
            g.then(Sausages(g.victim), SHIELDED)
        else:
            SHIELDED.run(g)


def has_rope(g: Farm) -> bool:
    """TGB-EQP-40: once per Combat Phase, against a Beast."""
    if not is_fm(g.victim) or not is_monster(g.hitter) or g.used >> ROPE + g.victim & 1:
        return False
    return has_accessory(g, g.victim, "Rope of Sausages") and MONSTERS[g.kind[g.hitter]].type == BEAST


@dataclass(frozen=True)
class Sausages(YesOrNo):
    """TGB-DEC-87: whether to use the Rope of Sausages."""

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-EQP-67: the Beast attacks the FM of its new token, if in range without a penalty, else nobody."""
        if act == NO:
            return
        g.used |= 1 << ROPE + self.role
        redraw(g, g.hitter)
        new = g.target[g.hitter]
        if new == NOBODY or not is_on_map(g, new) or not is_clear(g, new):
            g.cut(OVER)
            return
        g.victim = g.first = new
        turn_to(g, g.hitter, new)


def is_clear(g: Farm, fm: int) -> bool:
    """In the monster's range without an obstruction penalty."""
    m = g.hitter
    return reach(g, m, is_ranged(g, m), acc_of(g, m), fm) == CLEAR


@dataclass(frozen=True)
class Shielded(Step):
    """Is Bill next to the target, able and willing to take its place?"""

    def run(self, g: Farm) -> None:
        if not bars_kids(g):
            g.then(NotMyKids(0))


def bars_kids(g: Farm) -> str:
    """TGB-TAL-06: an adjacent FM or guest is named, TGB-TAL-33: once a round, not while Stunned or KO'd."""
    bill = 0
    if not g.talents[bill] >> talents.NOT_MY_KIDS & 1 or g.victim == bill or is_monster(g.victim):
        return "TGB-TAL-06"
    if g.reacted >> NOT_MY_KIDS & 1 or has(g, bill, STUNNED) or not is_on_map(g, bill):
        return "TGB-TAL-33"
    if g.fp[bill] < talents.TALENTS[talents.NOT_MY_KIDS].fp:
        return "TGB-ACT-10"
    return "" if g.map.is_near(g.at[bill], g.at[g.victim]) else "TGB-TAL-06"


@dataclass(frozen=True)
class NotMyKids(YesOrNo):
    """TGB-DEC-34: a reaction talent: whether to use it and pay for it."""

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-TAL-35: he is the original target now, TGB-TAL-36: but the Target Token does not change."""
        if act == YES:
            g.reacted |= 1 << NOT_MY_KIDS
            g.fp[self.role] -= talents.TALENTS[talents.NOT_MY_KIDS].fp
            g.victim = g.first = self.role
            g.tell("TGB-TAL-06", "takes over", self.role)


@dataclass(frozen=True)
class Penalty(Step):
    """TGB-ATK-22: when a penalty die makes the attack fail, no other dice are rolled and chips are kept.

    TGB-STS-42: Blind and the obstruction penalty are separate rolls, and both must succeed.
    """

    def run(self, g: Farm) -> None:
        if not is_on_map(g, g.victim) or not is_on_map(g, g.hitter):
            g.cut(OVER)  # TGB-ATK-24
            return
        if has(g, g.hitter, BLIND) and g.roll(6, dice.BLIND) < g.options.blind_need:  # TGB-STS-07, TGB-PAR-13
            g.tell("TGB-STS-07", "blind miss", g.hitter)
            g.cut(OVER)
        elif is_hindered(g, blow_of(g, g.hitter, g.means)) and is_spoiled(g):
            g.cut(OVER)


def is_spoiled(g: Farm) -> bool:
    """TGB-RNG-06: on 1 or 2 the attack misses; TGB-RNG-15: rolled before the other dice."""
    shown = g.roll(6, dice.PENALTY)
    g.tell("TGB-RNG-06", "obstruction", g.hitter, shown)
    return shown <= g.options.penalty_miss  # TGB-PAR-12


# The roll -------------------------------------------------------------------------------------------------------------

UNROLLED: Final = 7  # the face of a die that is chosen and not rolled yet


@dataclass(frozen=True)
class Guard(Step):
    """The defender's dice are chosen before anything is rolled."""

    def run(self, g: Farm) -> None:
        found = defenses(g, g.victim)
        if len(found) > 1:
            g.then(ChooseDefense(g.victim))
        else:
            choose_wards(g, found[0])


@dataclass(frozen=True)
class ChooseDefense(Listed):
    """TGB-DEC-17: with more than three dice the defender chooses the three to roll."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [DEFEND[some] for some in defenses(g, role)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-DICE-23"

    def answer(self, g: Farm, act: Action) -> None:
        choose_wards(g, DEFEND_OF[act])


def choose_wards(g: Farm, chosen: tuple[int, ...]) -> None:
    g.wards = tuple([die * 8 + UNROLLED for die in chosen])


@dataclass(frozen=True)
class Roll(Step):
    """TGB-ATK-08: hit, damage and defense dice are all rolled at the same time. TGB-DICE-01"""

    def run(self, g: Farm) -> None:
        found = blow_of(g, g.hitter, g.means)
        if not g.hits:  # Grand Finale rolls them once
            g.hits = roll_dice(g, attack_dice(g, found))
            g.harms = roll_dice(g, harm_dice(g, found))
            if is_fm(g.hitter):
                spend_chips(g, g.hitter, HIT_DICE)
        roll_wards(g)
        if g.events is not None:
            g.tell("TGB-ATK-09", "rolled", *[*g.hits, *g.harms, *g.wards])


def roll_wards(g: Farm) -> None:
    """TGB-CHIP-10: all bonus defense chips go into the roll; TGB-STS-08: Frailty takes a die and counts the roll."""
    g.wards = roll_dice(g, weakened(g, g.victim, [die >> 3 for die in g.wards]))
    tick_frailty(g, g.victim)
    if is_fm(g.victim):
        spend_chips(g, g.victim, DEFENSE_DICE)


# Skulls ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Skulls(Step):
    """TGB-DICE-39: a skull counts whatever becomes of the attack. TGB-DICE-19: several are one redraw."""

    def run(self, g: Farm) -> None:
        if not tally(g.wards).skull:
            return
        if is_monster(g.victim):
            turn_on(g, g.victim, g.hitter)  # TGB-DICE-20
        elif is_monster(g.hitter):
            redraw(g, g.hitter)  # TGB-DICE-14
            redirect(g)


def redirect(g: Farm) -> None:
    """TGB-DICE-15: another FM in range without an obstruction penalty is the target now; TGB-DICE-18: else the attack
    stays, but the token is kept. TGB-DICE-16, TGB-DICE-37: only the new target's roll counts, without its skulls."""
    new = g.target[g.hitter]
    if new in (g.victim, NOBODY) or not is_on_map(g, new) or not is_clear(g, new):
        return
    g.victim = new  # TGB-DICE-17: hit and damage dice stand, the first defender's chips stay spent
    turn_to(g, g.hitter, new)
    g.tell("TGB-DICE-15", "redirected", g.hitter, new)
    g.then(GUARD, SECOND)


@dataclass(frozen=True)
class SecondDefense(Step):
    """TGB-DICE-16: the new target rolls; TGB-DICE-38: a miss symbol of the first roll is disregarded with it."""

    def run(self, g: Farm) -> None:
        roll_wards(g)
        g.tell("TGB-DICE-16", "second roll", *g.wards)
        if has_foot(g):
            g.then(LuckyFoot(g.victim))


@dataclass(frozen=True)
class Judged(Step):
    """TGB-ATK-10: hit successes minus evades, compared with the target's AGI. TGB-DICE-11, TGB-STAT-05"""

    def run(self, g: Farm) -> None:
        failed, net = tally(g.wards).miss > 0, net_hits(g)  # TGB-DICE-13
        g.landed = not failed and net >= agility(g, g.victim)
        g.tell("TGB-ATK-10", "hit" if g.landed else "miss", g.hitter, g.victim, net)


NAMED: Final = Named()
SHIELDED: Final = Shielded()
PENALTY: Final = Penalty()
GUARD: Final = Guard()
ROLL: Final = Roll()
SKULLS: Final = Skulls()
SECOND: Final = SecondDefense()
JUDGED: Final = Judged()
UNFOLD: Final = Unfold()
ORDER: Final = (NAMED, PENALTY, GUARD, ROLL, REROLLS, SKULLS, JUDGED, BUYING, DEAL, SUFFER)
