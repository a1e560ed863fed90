"""An FM's activation: which actions, how many, in which order. ACT, CMB, STS, TAL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import (
    ATTACK,
    DEFENSIVE,
    END,
    ITEM,
    LOOT,
    MOVE,
    OFFENSIVE,
    READY,
    SPECIAL,
    SPECIAL_OF,
    STASH,
    TALENT,
    TRADE,
    TREASURE,
    Treasure,
)
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.decks import KIND, NONE
from hauntbox.games.betwixt.cards.words import BLEED, BR, CHARGED, CRIPPLED, LB, STUNNED, TRQ, T
from hauntbox.games.betwixt.rules.attack.chips import age_chips, gain_chip
from hauntbox.games.betwixt.rules.attack.statuses import count, has, lose, set_count, tick
from hauntbox.games.betwixt.rules.attack.uses import STICKY
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.fight.moves import can_move, move
from hauntbox.games.betwixt.rules.gear.dashboard import gear, replaced
from hauntbox.games.betwixt.rules.gear.found import return_card
from hauntbox.games.betwixt.rules.gear.items import bars_item, is_free, use_item
from hauntbox.games.betwixt.rules.gear.readying import PICK_UP, can_ready
from hauntbox.games.betwixt.rules.gear.striking import can_strike, choose_means
from hauntbox.games.betwixt.rules.gear.talents import WHICH_TALENT, can_use, is_steady, usable
from hauntbox.games.betwixt.rules.gear.trading import PARTNER, PUT_IN, any_partner, can_stash, partners
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.state import ITEM as ITEM_PLACE
from hauntbox.games.betwixt.state import NOBODY as NO_ONE
from hauntbox.games.betwixt.state import Farm, any_monster, is_fm, is_on_map
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.wire import Action

ACTS: Final = (MOVE, ATTACK, TALENT, DEFENSIVE, OFFENSIVE, LOOT, ITEM, READY, TRADE, STASH)
BIT_OF: Final[dict[Action, int]] = {act: 1 << n for n, act in enumerate((*ACTS, *SPECIAL))}
NOT_PREPARING: Final = (MOVE, ATTACK, LOOT)
FREE: Final = (TALENT, LOOT, ITEM)  # what may cost nothing
MOVED: Final = BIT_OF[MOVE]
LOOTED: Final = BIT_OF[LOOT]
USED: Final = BIT_OF[ITEM]
READIED: Final = BIT_OF[READY]
TRADED: Final = BIT_OF[TRADE]
STASHED: Final = BIT_OF[STASH]
# By the two bits of those that have been taken: the stances that are left.
STANCES: Final[tuple[tuple[Action, ...], ...]] = ((DEFENSIVE, OFFENSIVE), (OFFENSIVE,), (DEFENSIVE,), ())


def bars_act(g: Farm, fm: int, act: Action, preparing: bool = False) -> str:
    """The rule that forbids an action now, or ""."""
    if act not in BIT_OF:
        return act.when
    if preparing and act in NOT_PREPARING:
        return "TGB-CMB-02"
    if preparing and act in SPECIAL_OF:
        return "TGB-MIS-20"
    return bars_effort(g, fm, act, preparing) or bars_use(g, fm, act, preparing)


def bars_effort(g: Farm, fm: int, act: Action, preparing: bool) -> str:
    """How many actions, and not the same one twice."""
    if costs_nothing(g, fm, act):
        return ""
    if act in SPECIAL_OF and price_of(g, SPECIAL_OF[act]) != NONE and g.did & USED:
        return "TGB-ACT-03"  # TGB-MA-08: it is an Item action
    if act != TALENT and g.did & BIT_OF[act]:
        return "TGB-ACT-03"  # two different talents are allowed; TGB-STS-23: also while Charged
    if g.acts >= limit(g, fm, preparing):
        return "TGB-ACT-02"
    # TGB-STS-25: never the first, TGB-STS-24: both in one activation while Charged; TGB-CMB-04: not so in preparation
    if not preparing and act in (DEFENSIVE, OFFENSIVE) and not g.acts:
        return "TGB-ACT-12" if act == DEFENSIVE else "TGB-ACT-15"
    return ""


def limit(g: Farm, fm: int, preparing: bool) -> int:
    """TGB-ACT-02: two actions, TGB-STS-22: three while Charged, TGB-CMB-01: one in preparation."""
    return 1 if preparing else 3 if has(g, fm, CHARGED) else 2


def costs_nothing(g: Farm, fm: int, act: Action) -> bool:
    """TGB-ACT-34: an item that costs no action; TGB-TAL-21: Avelynn's loot, once per activation; TGB-TAL-16."""
    if act == ITEM:
        return is_free(g, fm)
    if act == LOOT:
        return bool(g.talents[fm] >> talents.STICKY_FINGERS & 1) and not g.free >> STICKY & 1
    if act != TALENT or not g.talents[fm] >> talents.STEADY_HANDS & 1:
        return False
    return any([is_steady(g, fm, talent) for talent in usable(g, fm, True)])


def bars_use(g: Farm, fm: int, act: Action, preparing: bool) -> str:
    """TGB-ACT-35: an action is offered only if it can have an effect."""
    if act == MOVE:
        if has(g, fm, CRIPPLED):
            return "TGB-STS-06"
        return "" if can_move(g, fm, gear(g, fm).spd) else "TGB-ACT-35"
    if act == ATTACK:
        if g.struck:
            return "TGB-ACT-05"
        return "" if can_strike(g, fm) else "TGB-ACT-35"
    if act == ITEM:
        return bars_item(g, fm)
    if act in SPECIAL_OF:
        return "" if can_do(g, fm, SPECIAL_OF[act]) else "TGB-MIS-20"
    return "" if is_useful(g, fm, act, preparing) else "TGB-ACT-35"


def is_useful(g: Farm, fm: int, act: Action, preparing: bool) -> bool:
    if act == TALENT:
        return can_use(g, fm, preparing)
    if act == LOOT:
        return bool(treasures_near(g, fm))
    if act == READY:
        return can_ready(g, fm)
    if act == TRADE:
        return bool(partners(g, fm))
    return act != STASH or can_stash(g, fm)


def can_do(g: Farm, fm: int, n: int) -> bool:
    """TGB-MIS-20: a mission action needs an FM adjacent to the named space, or on it.

    TGB-MA-08: one with a price needs the card in the Equipped Item position.
    """
    price, card = price_of(g, n), g.cards[fm][ITEM_PLACE]
    if price != NONE and (card == NONE or KIND[card] != price):
        return False
    return any([n == each and left and (not near or near >> g.at[fm] & 1) for each, left, near in g.deeds])


def price_of(g: Farm, n: int) -> int:
    """The kind of item that a mission action uses up, or NONE."""
    prices = guide(g).prices
    return prices[n] if n < len(prices) else NONE


def do_special(g: Farm, fm: int, n: int) -> None:
    """TGB-MIS-20, TGB-ACT-39: it costs one action; some only so often in a mission."""
    g.deeds = tuple([(each, left - (each == n and left > 0), near) for each, left, near in g.deeds])
    if price_of(g, n) != NONE:
        card = g.cards[fm][ITEM_PLACE]
        g.cards[fm] = replaced(g.cards[fm], {ITEM_PLACE: NONE})  # TGB-MA-08: instead of the card's own effect
        return_card(g, card)
        g.did |= USED
    g.tell("TGB-MIS-20", "special", fm, n)
    happen(g, "action-done", n, fm)


def acts_of(g: Farm) -> tuple[Action, ...]:
    """The mission's own too, where there are any."""
    return (*ACTS, *[SPECIAL[n] for n, _, _ in g.deeds]) if g.deeds else ACTS


def open_acts(g: Farm, fm: int, preparing: bool) -> list[Action]:
    """All that `bars_act` lets through, and the end, without asking about what has been done already."""
    if g.acts >= limit(g, fm, preparing):  # shortcut: only what costs nothing is left
        return [*[act for act in FREE if costs_nothing(g, fm, act) and not bars_act(g, fm, act, preparing)], END]
    did = g.did
    found: list[Action] = []
    if not preparing and not did & MOVED and not has(g, fm, CRIPPLED) and can_move(g, fm, gear(g, fm).spd):
        found.append(MOVE)
    if not preparing and not g.struck and can_strike(g, fm):
        found.append(ATTACK)
    if can_use(g, fm, preparing):
        found.append(TALENT)
    if preparing or g.acts:
        found += STANCES[did >> 3 & 3]
    if not preparing and treasures_near(g, fm) and (not did & LOOTED or costs_nothing(g, fm, LOOT)):
        found.append(LOOT)
    if (not did & USED or is_free(g, fm)) and not bars_item(g, fm):
        found.append(ITEM)
    if not did & READIED and can_ready(g, fm):
        found.append(READY)
    if not did & TRADED and any_partner(g, fm):
        found.append(TRADE)
    if not did & STASHED and can_stash(g, fm):
        found.append(STASH)
    if not g.deeds:
        return [*found, END]  # shortcut: the mission has no action of its own
    return [*found, *[act for act in acts_of(g)[len(ACTS) :] if not bars_act(g, fm, act, preparing)], END]


def spend(g: Farm, fm: int, act: Action) -> None:
    """TGB-ACT-03: what has been done is not done again. A talent is paid for when it is named."""
    if act == TALENT:
        return
    if costs_nothing(g, fm, act):
        g.free |= 1 << STICKY if act == LOOT else 0
    else:
        g.acts += 1
        g.did |= BIT_OF[act]


def is_spent(g: Farm, fm: int, preparing: bool) -> bool:
    """Is nothing left to do but to end?"""
    if g.acts < (1 if preparing else 2):
        return False  # shortcut: nobody has fewer
    if g.acts < limit(g, fm, preparing):
        return False
    free = (ITEM, TALENT) if preparing else (ITEM, TALENT, LOOT)
    return not any([costs_nothing(g, fm, act) and not bars_use(g, fm, act, preparing) for act in free])


def perform(g: Farm, fm: int, act: Action, preparing: bool) -> None:
    """TGB-DEC-09: the action chosen."""
    if act == MOVE:
        move(g, fm, gear(g, fm).spd)  # TGB-STAT-06
    elif act == ATTACK:
        choose_means(g, fm)
    elif act == TALENT:
        g.then(WHICH_TALENT(fm, limit(g, fm, preparing), preparing))
    elif act == DEFENSIVE:
        gain_chip(g, fm, guard_die(g, fm), stance=True)  # TGB-CHIP-04
    elif act == OFFENSIVE:
        gain_chip(g, fm, strike_die(g, fm), stance=True)
    elif act == LOOT:
        loot(g, fm)
    elif act == ITEM:
        use_item(g, fm)
    elif act == READY:
        g.then(PICK_UP(fm, 0))
    elif act in SPECIAL_OF:
        do_special(g, fm, SPECIAL_OF[act])
    else:
        g.then(PARTNER(fm) if act == TRADE else PUT_IN(fm))


def guard_die(g: Farm, fm: int) -> int:
    """TGB-ACT-11: one T chip, TGB-TAL-03: Br with Calloused Hands."""
    return BR if g.talents[fm] >> talents.CALLOUSED_HANDS & 1 else T


def strike_die(g: Farm, fm: int) -> int:
    """TGB-ACT-14: one TRQ chip, TGB-TAL-29: LB with Short Fuse."""
    return LB if g.talents[fm] >> talents.SHORT_FUSE & 1 else TRQ


# The activation -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Activate(Step):
    """TGB-ACT-01: one activation in a round. TGB-STS-05: a Stunned FM loses the token and the turn."""

    fm: int

    def run(self, g: Farm) -> None:
        fm = self.fm
        g.ready &= ~(1 << fm)  # TGB-CMB-08
        g.active, g.acts, g.did, g.talented, g.struck, g.free, g.bled = fm, 0, 0, 0, False, 0, 0  # TGB-MIS-15
        g.tell("TGB-ACT-01", "activates", fm)
        if has(g, fm, STUNNED):
            lose(g, fm, STUNNED)
            g.then(END_OF(fm))  # TGB-STS-30
        else:
            g.then(ACTING(fm), END_OF(fm))


@dataclass(frozen=True)
class Activation(Choice):
    """TGB-DEC-09: the next action, or the end of the activation."""

    def waiting(self, g: Farm) -> Sequence[int]:
        """TGB-CMB-35: the fight is over the moment the last monster is defeated."""
        goes_on = g.at[self.role] != NOWHERE and (any_monster(g) or is_held(g))
        return (self.role,) if goes_on and not is_spent(g, self.role, False) else ()

    def run(self, g: Farm) -> None:
        """Nothing more is done."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*acts_of(g), END)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act == END else bars_act(g, role, act)  # TGB-ACT-33

    def legal(self, g: Farm, role: int) -> list[Action]:
        return open_acts(g, role, False)

    def answer(self, g: Farm, act: Action) -> None:
        if act == END:
            return
        spend(g, self.role, act)
        g.then(self)
        perform(g, self.role, act, False)


@dataclass(frozen=True)
class EndActivation(Step):
    """TGB-STS-26: tokens are flipped, TGB-STS-03: a bleeding character loses a token and 1 HP, chips grow old."""

    who: int

    def run(self, g: Farm) -> None:
        who = self.who
        if not is_on_map(g, who):
            g.active = NO_ONE
            return
        if is_fm(who):
            again = (bool(g.did & BIT_OF[OFFENSIVE]), bool(g.did & BIT_OF[DEFENSIVE]))
            age_chips(g, who, again)  # TGB-ACT-13, TGB-ACT-16
        tick(g, who)
        g.active = NO_ONE
        if count(g, who, BLEED) > g.bled:  # TGB-STS-28: without those gained just now
            set_count(g, who, BLEED, count(g, who, BLEED) - 1)
            hurt(g, who, 1, g.blame[who])  # TGB-ATK-18


ACTIVATE: Final = kept(Activate)
ACTING: Final = kept(Activation)
END_OF: Final = kept(EndActivation)


def is_held(g: Farm) -> bool:
    """TGB-CMB-36: while a mission holds the fight, it goes on without monsters."""
    return g.round <= g.held


# Loot -----------------------------------------------------------------------------------------------------------------


def treasures_near(g: Farm, fm: int) -> list[tuple[int, int]]:
    """TGB-ACT-17: on an adjacent space, TGB-ACT-18: or on the own one."""
    if not g.treasures:
        return []  # shortcut: there are none at all
    near = g.map.near(g.at[fm]) | 1 << g.at[fm]
    return [token for token in g.treasures if near >> token[0] & 1]


def loot(g: Farm, fm: int) -> None:
    some = treasures_near(g, fm)
    if len(some) == 1:
        take_treasure(g, some[0], fm)
    else:
        g.then(WhichTreasure(fm))


@dataclass(frozen=True)
class WhichTreasure(Listed):
    """TGB-DEC-19: which adjacent Treasure Token."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [TREASURE[token // 2 - 1] for _, token in treasures_near(g, role)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-ACT-17"

    def answer(self, g: Farm, act: Treasure) -> None:
        token = next(each for each in treasures_near(g, self.role) if each[1] // 2 == act.number)
        take_treasure(g, token, self.role)


def take_treasure(g: Farm, token: tuple[int, int], fm: int) -> None:
    """TGB-CMB-32: looted by action it belongs to the looting FM; the mission says what it is."""
    g.treasures = tuple([each for each in g.treasures if each != token])
    g.tell("TGB-ACT-17", "loots", fm, token[1] // 2)
    happen(g, "treasure-taken", token[1], fm)
