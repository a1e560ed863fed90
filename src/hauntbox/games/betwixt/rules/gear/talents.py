"""Talents and syringes: when they may be used. TAL, ACT, INV"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hauntbox.games.betwixt.actions import INJECT, USE
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.family import JOAN
from hauntbox.games.betwixt.cards.talents import (
    ATTACK,
    SEDATIVE,
    SUPPORT,
    TALENTS,
    VENOM,
)
from hauntbox.games.betwixt.rules.attack.means import FIRST_SYRINGE
from hauntbox.games.betwixt.rules.attack.uses import STEADY
from hauntbox.games.betwixt.rules.fight.moves import can_move
from hauntbox.games.betwixt.rules.gear.deeds import BY_THEMSELVES, DEEDS, FEET, subjects
from hauntbox.games.betwixt.rules.gear.fireworks import firework_spaces, refill_price, refillable
from hauntbox.games.betwixt.rules.gear.items import meant, named
from hauntbox.games.betwixt.rules.gear.satchel import has_free_slot
from hauntbox.games.betwixt.rules.gear.striking import can_strike, choose_means
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.state import FMS, Farm
from hauntbox.kernel.agenda import Choice, kept
from hauntbox.kernel.wire import Action

HARMFUL: Final = (SEDATIVE, VENOM)
ATTACKS: Final = frozenset([n for n, talent in enumerate(TALENTS) if talent.kind == ATTACK])
KEPT: Final = 1_000
ACTIVE: Final = [
    [n for n, t in enumerate(TALENTS) if t.owner == fm and t.kind in (ATTACK, SUPPORT)] for fm in range(FMS)
]


def usable(g: Farm, fm: int, preparing: bool) -> list[int]:
    """The talents and loaded syringes that may be used now."""
    return [n for n in at_hand(g, fm) if not bars_now(g, fm, n, preparing)]


def can_use(g: Farm, fm: int, preparing: bool) -> bool:
    """Is there one?"""
    for n in at_hand(g, fm):  # noqa: SIM110  # as in `usable`, without the list
        if not bars_now(g, fm, n, preparing):
            return True
    return False


def at_hand(g: Farm, fm: int) -> list[int]:
    """The active talents owned and the syringes loaded."""
    found = owned(fm, g.talents[fm])
    return [*found, *sorted({FIRST_SYRINGE + each for each in g.syringes})] if fm == JOAN and g.syringes else found


@lru_cache(KEPT)
def owned(fm: int, learned: int) -> list[int]:
    """The active ones among the talents that somebody has learned."""
    return [n for n in ACTIVE[fm] if learned >> n & 1]


def bars_talent(g: Farm, fm: int, talent: int, preparing: bool) -> str:
    """TGB-ACT-09: it takes an action and costs its FP."""
    if not owns(g, fm, talent) or not is_active(talent):
        return "TGB-ACT-09"
    return bars_now(g, fm, talent, preparing)


def bars_now(g: Farm, fm: int, talent: int, preparing: bool) -> str:
    """What keeps an FM from using one that is at hand."""
    if g.talented >> talent & 1:
        return "TGB-ACT-04"  # TGB-TAL-45
    if is_attack(talent) and (preparing or g.struck):
        return "TGB-CMB-03" if preparing else "TGB-ACT-05"  # TGB-ACT-40
    if g.fp[fm] < price(g, fm, talent):
        return "TGB-ACT-10"
    return "" if would_help(g, fm, talent) else "TGB-ACT-35"


def owns(g: Farm, fm: int, talent: int) -> bool:
    if talent >= FIRST_SYRINGE:
        return fm == JOAN and talent - FIRST_SYRINGE in g.syringes
    return TALENTS[talent].owner == fm and bool(g.talents[fm] >> talent & 1)


def is_active(talent: int) -> bool:
    """TGB-TAL-33: passives and reactions take no action and are not chosen here."""
    return talent >= FIRST_SYRINGE or TALENTS[talent].kind in (ATTACK, SUPPORT)


def is_attack(talent: int) -> bool:
    """TGB-TAL-41: a harmful syringe is an attack talent of 0 FP, a helpful one a Talent action of 0 FP."""
    return talent - FIRST_SYRINGE in HARMFUL if talent >= FIRST_SYRINGE else talent in ATTACKS


def price(g: Farm, fm: int, talent: int) -> int:
    if talent >= FIRST_SYRINGE:
        return 0
    if talent == talents.MAKE_A_BOTTLE_ROCKET:
        return min([refill_price(card) for card in refillable(g, fm)], default=1)
    return TALENTS[talent].fp


def is_steady(g: Farm, fm: int, talent: int) -> bool:
    """TGB-TAL-16: using a syringe on an FM costs no action, once per activation."""
    helpful = talent >= FIRST_SYRINGE and not is_attack(talent)
    return helpful and bool(g.talents[fm] >> talents.STEADY_HANDS & 1) and not g.free >> STEADY & 1


def would_help(g: Farm, fm: int, talent: int) -> bool:
    if is_attack(talent):
        return can_strike(g, fm, talent)
    if talent == talents.FILL_A_SYRINGE:
        return has_free_slot(g)
    if talent == talents.QUICK_FEET:
        return can_move(g, fm, FEET, True)
    if talent == talents.MAKE_A_BOTTLE_ROCKET:
        return any([refill_price(card) <= g.fp[fm] for card in refillable(g, fm)])
    if talent == talents.LAY_FIRECRACKERS:
        return firework_spaces(g, fm) != 0
    return bool(subjects(g, fm, talent))


@dataclass(frozen=True)
class WhichTalent(Choice):
    """TGB-DEC-56: which talent or loaded syringe."""

    limit: int  # actions in this activation
    preparing: bool

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        owned = [USE[n] for n, talent in enumerate(TALENTS) if talent.owner == role and owns(g, role, n)]
        return (*owned, *[INJECT[n] for n in sorted(set(g.syringes)) if role == JOAN])

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in TALENT_OF:
            return act.when
        talent = TALENT_OF[act]
        if g.acts >= self.limit and not is_steady(g, role, talent):
            return "TGB-ACT-02"
        return bars_talent(g, role, talent, self.preparing)

    def legal(self, g: Farm, role: int) -> list[Action]:
        some = usable(g, role, self.preparing)
        return [ACT_OF[n] for n in some if g.acts < self.limit or is_steady(g, role, n)]

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        talent = TALENT_OF[act]
        if is_steady(g, self.role, talent):
            g.free |= 1 << STEADY
        else:
            g.acts += 1
        use(g, self.role, talent)


WHICH_TALENT: Final = kept(WhichTalent)


def use(g: Farm, fm: int, talent: int) -> None:
    """TGB-ACT-09, TGB-STAT-03: its FP are paid."""
    g.talented |= 1 << talent
    if talent != talents.MAKE_A_BOTTLE_ROCKET:
        g.fp[fm] -= price(g, fm, talent)
    g.tell("TGB-ACT-09", "talent", fm, talent)
    if talent >= FIRST_SYRINGE:
        g.syringes = without_one(g.syringes, talent - FIRST_SYRINGE)  # TGB-TAL-41: the slot is empty then
    if is_attack(talent):
        choose_means(g, fm, talent)
    elif talent in BY_THEMSELVES:
        BY_THEMSELVES[talent](g, fm, fm)
    else:
        on_somebody(g, fm, talent)


def without_one(some: tuple[int, ...], what: int) -> tuple[int, ...]:
    place = some.index(what)
    return (*some[:place], *some[place + 1 :])


def on_somebody(g: Farm, fm: int, talent: int) -> None:
    some = subjects(g, fm, talent)
    if len(some) == 1:
        DEEDS[talent](g, fm, some[0])
    else:
        g.then(OnSomebody(fm, talent))


@dataclass(frozen=True)
class OnSomebody(Listed):
    """TGB-DEC-57: which character a talent is used on."""

    talent: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [named(g, who) for who in subjects(g, role, self.talent)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-DEC-57"

    def answer(self, g: Farm, act: Action) -> None:
        DEEDS[self.talent](g, self.role, meant(g, act))


TALENT_OF: Final[dict[Action, int]] = {
    **{act: n for n, act in enumerate(USE)},
    **{act: FIRST_SYRINGE + n for n, act in enumerate(INJECT)},
}
ACT_OF: Final = {talent: act for act, talent in TALENT_OF.items()}
