"""Disposable items in and out of battle, and House Call. ITM, ICARD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hauntbox.games.hunter13.actions import (
    DISCARD,
    ITEM_OF,
    KIND_OF,
    PASS,
    TREAT,
    USE,
    WHO,
    YES,
    Treat,
    Use,
)
from hauntbox.games.hunter13.cards.items import (
    ALONE,
    DRILL,
    FREE_ATTACK,
    ITEM_CARDS,
    NEVER,
    ON_ONE,
    POTION,
    REACTION,
)
from hauntbox.games.hunter13.cards.people import HOUSE_CALL, PEOPLE
from hauntbox.games.hunter13.rules.hunters.fallen import recover
from hauntbox.games.hunter13.rules.hunters.harm import AID, AID_TAKES, Hurt
from hauntbox.games.hunter13.rules.hunters.insanity import discard, take_random
from hauntbox.games.hunter13.rules.hunters.points import heal, hp
from hauntbox.games.hunter13.rules.items.owning import end_wasting, use_up
from hauntbox.games.hunter13.rules.mansion.doors_made import MarkDoor, fitting_walls
from hauntbox.games.hunter13.rules.mansion.house import near
from hauntbox.games.hunter13.rules.mansion.mapping import ReadMap, can_map
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import HP, HUNTER, MP, NOBODY, NOWHERE, Mansion, hunters_at, is_feat
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

CALL: Final = PEOPLE[HOUSE_CALL].power  # what a House Call heals


# Who may use what, and on whom --------------------------------------------------------------------------------------


def in_reach(g: Mansion, role: int, other: int) -> bool:
    """GHT-ITM-11: on the same tile, GHT-ITM-12: with the option also door-adjacent."""
    here, there = g.at[role], g.at[other]
    return here == there or (g.options.items_reach and near(g, here) >> there & 1 != 0)


def helps(g: Mansion, item: int, other: int) -> bool:
    """It would do something for this character, as far as all can see."""
    card = ITEM_CARDS[item]
    if card.sheds:
        return bool(g.hand[other])
    if item == POTION and g.maiden >> other & 1:
        return False  # GHT-ECARD-52
    if card.cures and g.wasting[other]:
        return True  # GHT-ECARD-53
    return (card.hp > 0 and g.hurt[other] > 0) or (card.mp > 0 and g.shaken[other] > 0)


def targets(g: Mansion, role: int, item: int) -> list[int]:
    """GHT-DEC-36: hunters in reach; GHT-FALL-20: where the scenario allows it, also the fallen."""
    if ITEM_CARDS[item].use != ON_ONE:
        return []
    around = [other for other in g.order if g.at[other] == g.field_] if g.field_ != NOWHERE else list(g.order)
    there = [other for other in around if in_reach(g, role, other) and helps(g, item, other)]
    return [other for other in there if g.status[other] == HUNTER or story.may_restore(g, other, "items")]


def may_use_items(g: Mansion, role: int) -> bool:
    """GHT-TURN-05: in the own turn, GHT-ITM-21, GHT-ITM-24: or in a battle one takes part in; GHT-ITM-27: standing."""
    if g.status[role] != HUNTER:
        return False
    return g.fighting >> role & 1 != 0 if g.field_ != NOWHERE else g.active == role


def bars_use(g: Mansion, role: int, act: Use) -> str:
    item = ITEM_OF[act.item]
    return bars_item(g, role, item) if item in g.items[role] else "GHT-ITM-01"


def bars_item(g: Mansion, role: int, item: int) -> str:
    """Why this item cannot be used now by its owner; a Free AT and the Mirror have moments of their own."""
    if item in g.story.deal.items_bound:
        return "GHT-SB-07"
    use = ITEM_CARDS[item].use
    if use == NEVER:
        return "GHT-ITM-09"
    if use == REACTION:
        return "GHT-ICARD-16"
    if use == FREE_ATTACK:
        return "GHT-BAT-55"
    if not may_use_items(g, role):
        return "GHT-ITM-24"
    if use == ALONE:
        return bars_tool(g, role, item)
    return "" if targets(g, role, item) else "GHT-ITM-11"


def bars_tool(g: Mansion, role: int, item: int) -> str:
    """The Drill and the Map, which are used on the house."""
    if g.field_ != NOWHERE:
        return "GHT-ITM-21"
    if item == DRILL:
        return "" if fitting_walls(g, g.at[role]) else "GHT-ECARD-08"  # GHT-ICARD-06
    return "" if can_map(g) else "GHT-ICARD-13"


def uses(g: Mansion, role: int) -> list[Action]:
    """What the items at hand might be used for, to be shown."""
    return [USE[item] for item in g.items[role] if ITEM_CARDS[item].use != NEVER]


def usable(g: Mansion, role: int) -> list[Action]:
    """GHT-DEC-13: the Disposable items that may be used now."""
    return [USE[item] for item in g.items[role] if not bars_item(g, role, item)]


# Using --------------------------------------------------------------------------------------------------------------


def use(g: Mansion, role: int, act: Use) -> None:
    """GHT-ITM-08: declared, then whom it is for, then discarded."""
    item = ITEM_OF[act.item]
    if item == DRILL:
        use_up(g, role, item)
        g.then(MarkDoor(role, g.at[role], False))  # GHT-ICARD-06
    elif ITEM_CARDS[item].use == ALONE:
        use_up(g, role, item)
        g.then(ReadMap(role))  # GHT-ICARD-10
    else:
        there = targets(g, role, item)
        g.then(Apply(role, item, there[0]) if len(there) == 1 else ForWhom(role, item))


@dataclass(frozen=True)
class ForWhom(Choice):
    """GHT-DEC-36: the one character whom an item is used on."""

    item: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [WHO[g.who[other]] for other in targets(g, role, self.item)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-ITM-11"

    def answer(self, g: Mansion, act: Action) -> None:
        other = next(other for other in targets(g, self.role, self.item) if WHO[g.who[other]] == act)
        g.then(Apply(self.role, self.item, other))


@dataclass(frozen=True)
class Apply(Step):
    """An item works on one character, then it is gone."""

    role: int
    item: int
    other: int

    def run(self, g: Mansion) -> None:
        g.tell("GHT-ITM-08", "uses", self.role, self.item, self.other)
        g.then(Recover(self.other))
        use_up(g, self.role, self.item)
        card = ITEM_CARDS[self.item]
        if card.cures:
            end_wasting(g, self.other)  # GHT-ICARD-01
        if card.hp:
            heal(g, self.other, HP, card.hp)  # GHT-ICARD-29, GHT-ICARD-32
        if card.mp:
            heal(g, self.other, MP, card.mp)  # GHT-ICARD-05
        if card.price:
            g.then(Hurt(self.other, MP, card.price, "item", NOBODY, False))  # GHT-ICARD-27
        if card.sheds:
            g.then(Bless(self.role, self.other, card.sheds))  # GHT-ICARD-28


@dataclass(frozen=True)
class Recover(Step):
    """GHT-FALL-23: a fallen character on whom an item was used rejoins if both HP and MP are 1 or more."""

    other: int

    def run(self, g: Mansion) -> None:
        recover(g, self.other)


@dataclass(frozen=True)
class Bless(Choice):
    """GHT-ICARD-28: up to two Insanity-cards of one character: own ones by choice, of another's the numerals by lot."""

    other: int
    left: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        if self.other != role:
            return (YES, PASS)
        return [*[DISCARD[card - 2] for card in dict.fromkeys(g.hand[role])], PASS]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-ICARD-28"

    def answer(self, g: Mansion, act: Action) -> None:
        if act == PASS:
            return
        if self.other == self.role:
            discard(g, self.role, DISCARD.index(act) + 2)
        else:
            take_random(g, self.other)
        if self.left > 1 and g.hand[self.other]:
            g.then(Bless(self.role, self.other, self.left - 1))


# House Call ---------------------------------------------------------------------------------------------------------


def calls(g: Mansion, role: int) -> list[Action]:
    """GHT-DEC-37: the Physician heals somebody on the tile, once in an own turn outside battle."""
    if not is_feat(g, role, HOUSE_CALL):
        return []
    return [TREAT[g.who[other]][kind] for other in hunters_at(g, g.at[role]) for kind in (HP, MP)]


def treats(g: Mansion, role: int) -> list[Action]:
    """The calls that `bars_call` allows."""
    if not is_feat(g, role, HOUSE_CALL) or g.called or g.field_ != NOWHERE:
        return []
    there = hunters_at(g, g.at[role])
    return [TREAT[g.who[other]][kind] for other in there for kind in (HP, MP) if damage_of(g, other, kind)]


def bars_call(g: Mansion, role: int, act: Treat) -> str:
    if act not in calls(g, role) or g.called or g.field_ != NOWHERE:
        return "GHT-DEC-37"
    return "" if damage_of(g, patient(g, act), KIND_OF[act.kind]) else "GHT-DMG-03"


def damage_of(g: Mansion, role: int, kind: int) -> int:
    return g.hurt[role] if kind == HP else g.shaken[role]


def patient(g: Mansion, act: Treat) -> int:
    return next(other for other in g.order if TREAT[g.who[other]][KIND_OF[act.kind]] == act)


def call(g: Mansion, role: int, act: Treat) -> None:
    g.called = True
    other = patient(g, act)
    g.tell("GHT-DEC-37", "house call", role, other, KIND_OF[act.kind])
    heal(g, other, KIND_OF[act.kind], CALL)


# In a rescue --------------------------------------------------------------------------------------------------------


def rescue_items(g: Mansion, role: int, victim: int) -> list[Action]:
    """GHT-DMG-10: items of one's own that may bring a sinking character back."""
    return [USE[item] for item in g.items[role] if not bars_rescue_item(g, role, victim, item)]


def bars_rescue_item(g: Mansion, role: int, victim: int, item: int) -> str:
    if ITEM_CARDS[item].use != ON_ONE:
        return "GHT-DMG-10"
    if not may_use_items(g, role) and not (g.options.lenient_rescue and g.status[role] == HUNTER):  # GHT-ITM-25
        return "GHT-ITM-24"
    return "" if in_reach(g, role, victim) and raises(g, item, victim) else "GHT-ITM-11"


def raises(g: Mansion, item: int, victim: int) -> bool:
    """It heals what has sunk: HP, which all can see, or else MP."""
    card = ITEM_CARDS[item]
    heals = card.hp > 0 if hp(g, victim) <= 0 else card.mp > 0 or card.sheds > 0
    return heals and helps(g, item, victim)


def use_in_rescue(g: Mansion, role: int, victim: int, act: Any) -> None:
    g.then(Apply(role, ITEM_OF[act.item], victim))


AID.append(rescue_items)
AID_TAKES[Use] = use_in_rescue
