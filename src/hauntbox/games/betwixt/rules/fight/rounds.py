"""The Combat Phase: its rounds, the order of play, its end. CMB, AMB, LOOK, MIS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import WHO, WHO_OF
from hauntbox.games.betwixt.cards.monsters import AUNT_DOTTIE
from hauntbox.games.betwixt.cards.words import BLEED, CONCENTRATED, STUNNED
from hauntbox.games.betwixt.rules.altering import ACTIVATIONS, altered
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has, lose, set_count, tick
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.dice import ANY, pick
from hauntbox.games.betwixt.rules.fight.knockout import enter_all, is_lost
from hauntbox.games.betwixt.rules.fight.knockout import lose as lose_mission
from hauntbox.games.betwixt.rules.fight.monsters import MONSTER_ACTS
from hauntbox.games.betwixt.rules.fight.preparing import PREPARE
from hauntbox.games.betwixt.rules.fight.trouble import Trouble
from hauntbox.games.betwixt.rules.fight.turn import ACTIVATE, is_held
from hauntbox.games.betwixt.rules.fight.victory import VICTORY
from hauntbox.games.betwixt.rules.gear.dashboard import has_accessory
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.points import heal, top_hp
from hauntbox.games.betwixt.state import (
    COMBAT,
    FAMILY,
    FIRST,
    GUEST,
    Farm,
    active_fms,
    any_monster,
    is_on_map,
    monsters,
)
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def fight(g: Farm) -> None:
    """TGB-FLOW-04, TGB-FLOW-08: monsters on the map start a Combat Phase. TGB-MIS-15: uses of it come back."""
    g.phase, g.round, g.used, g.prepared, g.acted = COMBAT, 0, 0, 0, 0
    g.lost, g.present = (), sum([1 << fm for fm in active_fms(g)])
    for fm in active_fms(g):
        if has_accessory(g, fm, "Richie's Walkman"):
            gain(g, fm, CONCENTRATED)  # TGB-EQP-54
    g.tell("TGB-CMB-01", "fight")
    g.then(*([EARLY] if g.options.true_ambush else []), PREPARE, FIGHT)  # TGB-AMB-06, or TGB-AMB-07


@dataclass(frozen=True)
class Early(Step):
    """TGB-AMB-07: ambushers act before the preparation step, which counts as their activation of the first round."""

    def run(self, g: Farm) -> None:
        early, g.ambush = [m for m in monsters(g) if g.ambush >> m - FIRST & 1], 0
        g.then(*[MONSTER_ACTS(m) for m in early])


@dataclass(frozen=True)
class Fight(Step):
    """TGB-CMB-14: rounds repeat until all monsters or all FMs are defeated."""

    def run(self, g: Farm) -> None:
        if is_over(g):
            g.then(VICTORY)
        elif is_lost(g) or g.round >= g.options.fight_rounds:
            lose_mission(g)  # TGB-CMB-44, TGB-PAR-25
        else:
            g.round += 1
            g.reacted, g.acted = 0, g.acted if g.round == 1 else 0
            g.then(START, SLOTS, END_ROUND, FIGHT)
            enter_all(g)  # TGB-CMB-13: replacements enter first


def is_over(g: Farm) -> bool:
    """TGB-CMB-35: the moment the last monster is defeated, TGB-CMB-36: unless a mission holds the fight.

    TGB-CMB-37: when the hold ends, it is won though monsters are left.
    """
    return g.round >= g.held if g.held >= 0 else not monsters(g)


@dataclass(frozen=True)
class StartRound(Step):
    """TGB-CMB-05, TGB-CMB-13, TGB-CMP-27: Activation Tokens show Ready. TGB-AMB-03: ambushers first, in round 1."""

    def run(self, g: Farm) -> None:
        g.ready = sum([1 << fm for fm in active_fms(g) if is_on_map(g, fm)])
        g.tell("TGB-CMB-13", "round", g.round)
        early, g.ambush = [m for m in monsters(g) if g.ambush >> m - FIRST & 1], 0
        if g.round == 1:
            g.then(*[MONSTER_ACTS(m) for m in early])


@dataclass(frozen=True)
class Slots(Step):
    """TGB-CMB-06: an FM, the first group, a second FM, the second group, the last FM, then all remaining groups.

    TGB-CMB-09: after the last FM all groups; without groups the FMs one after another. TGB-CMB-38: four alike.
    TGB-CMB-10: until all have activated.
    """

    def run(self, g: Farm) -> None:
        if not any_monster(g) and not is_held(g):
            g.cut(FIGHT)
        elif g.ready:
            g.then(FM_SLOT, GROUP_SLOT, SLOTS)
        elif next_group(g):
            g.then(GROUP_SLOT, SLOTS)


@dataclass(frozen=True)
class FmSlot(Choice):
    """TGB-DEC-08: which Ready FM activates."""

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if g.ready.bit_count() > 1 else ()

    def run(self, g: Farm) -> None:
        """TGB-CMB-08: the last one comes by itself; a Resting FM cannot activate again in this round."""
        g.then(*[ACTIVATE(fm) for fm in places(g.ready)])

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [WHO[fm] for fm in active_fms(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in WHO_OF and g.ready >> WHO_OF[act] & 1 else "TGB-CMB-08"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [WHO[fm] for fm in active_fms(g) if g.ready >> fm & 1]

    def answer(self, g: Farm, act: Action) -> None:
        g.then(ACTIVATE(WHO_OF[act]))


def next_group(g: Farm) -> list[int]:
    """TGB-CMB-07: groups act in the order in which they were placed, TGB-CMB-34: merged ones in the first slot.

    TGB-AMB-08: a group that has wholly acted by ambush is skipped, TGB-AMB-05: else its others act. In position order.
    """
    acted = g.acted
    rest = [m for m in monsters(g) if not acted >> m - FIRST & 1]
    for kind in g.groups if rest else ():
        some = [m for m in rest if g.kind[m] == kind]
        if len(some) > 1:
            return [m for _, m in sorted([(g.spot[m], m) for m in some])]
        if some:
            return some
    return []


@dataclass(frozen=True)
class GroupSlot(Step):
    """TGB-CMB-07: all monsters of a group act in position order."""

    def run(self, g: Farm) -> None:
        if not any_monster(g) and not is_held(g):
            g.cut(FIGHT)
        else:
            g.then(*[MONSTER_ACTS(m) for m in next_group(g)])


@dataclass(frozen=True)
class EndRound(Step):
    """TGB-MIS-55: second activations, healing by Aunt Dottie, statuses of guests, lookout trouble (TGB-CMB-12), rules
    of the mission."""

    again: bool = True

    def run(self, g: Farm) -> None:
        second = [m for m in monsters(g) if altered(g, ACTIVATIONS, 1, g.kind[m]) > 1] if self.again else []
        if second:
            g.then(*[MONSTER_ACTS(m) for m in second], EndRound(False))
            return
        if any([g.kind[m] == AUNT_DOTTIE for m in monsters(g)]):
            mend(g)
        g.then(*[GuestTicks(who) for who in range(GUEST, FIRST) if is_on_map(g, who)], TROUBLE, ROUND_ENDS)


@dataclass(frozen=True)
class GuestTicks(Step):
    """TGB-MIS-25: statuses of a guest tick at the end of each round; TGB-STS-03: Bleed takes 1 HP."""

    guest: int

    def run(self, g: Farm) -> None:
        tick(g, self.guest)
        lose(g, self.guest, STUNNED)
        if has(g, self.guest, BLEED):
            set_count(g, self.guest, BLEED, count(g, self.guest, BLEED) - 1)
            hurt(g, self.guest, 1)


def mend(g: Farm) -> None:
    """TGB-MON-19: a random other wounded monster recovers 1 HP; TGB-MON-27: before lookout trouble."""
    some = [m for m in monsters(g) if g.kind[m] != AUNT_DOTTIE and g.hp[m] < top_hp(g, m)]
    if some:
        heal(g, pick(g, some, ANY), 1)


@dataclass(frozen=True)
class RoundEnds(Step):
    """The mission hears of it."""

    def run(self, g: Farm) -> None:
        happen(g, "round-ends", g.round)


FIGHT: Final = Fight()
FM_SLOT: Final = FmSlot(FAMILY)
EARLY: Final = Early()
START: Final = StartRound()
SLOTS: Final = Slots()
GROUP_SLOT: Final = GroupSlot()
END_ROUND: Final = EndRound()
TROUBLE: Final = Trouble()
ROUND_ENDS: Final = RoundEnds()
