"""Cards that change hands: with the family, with the Stash, and at a KO. ACT, INV, LOOK, CMP"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import (
    FETCH,
    GIVE,
    NOBODY,
    POSITION_OF,
    RECEIVE,
    STASH,
    WHO,
    WHO_OF,
    Fetch,
    Give,
    Receive,
)
from hauntbox.games.betwixt.cards.decks import CARDS, NONE
from hauntbox.games.betwixt.cards.equipment import FIREWORK
from hauntbox.games.betwixt.rules.gear.dashboard import (
    Offer,
    extras,
    free_extra,
    kit_of,
    put_extra,
    settle_points,
    spaces_of,
    without,
)
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.state import ACCESSORY, ACTIVE, COMBAT, COMING, FMS, LEFT, POUCH, RIGHT, Farm
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.wire import Action


def carried(g: Farm, fm: int) -> list[int]:
    """The positions with a card; one of two hands once."""
    cards = g.cards[fm]
    return [p for p in range(POUCH) if cards[p] != NONE and not (p == RIGHT and cards[LEFT] == cards[RIGHT])]


def bars_parting(g: Farm, fm: int, position: int) -> str:
    """The rule that keeps a card where it is."""
    if position not in carried(g, fm):
        return "TGB-ACT-23"
    return bars_leaving(g, g.cards[fm], position)


def bars_leaving(g: Farm, cards: tuple[int, ...], position: int) -> str:
    if CARDS[cards[position]].type == FIREWORK:
        return "TGB-INV-15"
    if position != ACCESSORY:  # shortcut: no other card gives space
        return ""  # shortcut: only an accessory gives space
    left = without(cards, position)
    return "TGB-INV-12" if len(extras(left)) > spaces_of(g, left) else ""


def can_part(g: Farm, fm: int) -> bool:
    """Is there a card that may go?"""
    cards = g.cards[fm]
    return any(cards[p] != NONE and not bars_leaving(g, cards, p) for p in range(POUCH - 1, -1, -1))


def partable(g: Farm, fm: int) -> list[int]:
    """The positions whose cards may go."""
    cards = g.cards[fm]
    return [p for p in carried(g, fm) if not bars_leaving(g, cards, p)]


def bars_room(g: Farm, fm: int, giving: int) -> str:
    """TGB-ACT-25, TGB-ACT-28: a card received goes to Extra Inventory. TGB-ACT-30: there must be room, unless a card
    is swapped out."""
    left = without(g.cards[fm], giving) if giving != NONE else g.cards[fm]
    return "" if free_extra(g, left) != NONE else "TGB-ACT-30"


def partners(g: Farm, fm: int) -> list[int]:
    """TGB-ACT-23: the FMs on adjacent spaces with whom something can be traded. TGB-MIS-32: within a team only."""
    others = [other for other in range(FMS) if other != fm and g.post[other] == ACTIVE]
    if g.phase == COMBAT:  # TGB-INV-18: else all who are together
        others = [other for other in others if g.map.is_near(g.at[fm], g.at[other])]
    mine = offer_of(g, fm)
    return [other for other in others if suits(mine, offer_of(g, other))]


def any_partner(g: Farm, fm: int) -> bool:
    """Is there one of `partners`?"""
    near = g.map.near(g.at[fm]) if g.phase == COMBAT else -1
    for other in range(FMS):
        close = other != fm and g.post[other] == ACTIVE and (near < 0 or near >> g.at[other] & 1)
        if close and can_trade(g, fm, other):
            return True
    return False


def can_trade(g: Farm, fm: int, other: int) -> bool:
    """Is there a card that one could give or get?"""
    return suits(offer_of(g, fm), offer_of(g, other))


def suits(mine: Offer, theirs: Offer) -> bool:
    return (mine.parts and theirs.room) or (mine.room and theirs.parts) or (mine.swaps and theirs.swaps)


def offer_of(g: Farm, fm: int) -> Offer:
    """What these cards allow: worked out once."""
    kit = kit_of(g, fm)
    if kit.offer is None:
        kit.offer = Offer(can_part(g, fm), not bars_room(g, fm, NONE), any_swap(g, fm))
    return kit.offer


def swaps(g: Farm, fm: int, other: int) -> list[tuple[int, int]]:
    mine = [p for p in partable(g, fm) if not bars_room(g, fm, p)]
    theirs = [p for p in partable(g, other) if not bars_room(g, other, p)]
    return [(p, q) for p in mine for q in theirs]


@dataclass(frozen=True)
class Partner(Listed):
    """TGB-DEC-65: with which adjacent FM."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [WHO[fm] for fm in partners(g, role)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-ACT-23"

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        g.then(GIVE_CARD(self.role, WHO_OF[act]))


@dataclass(frozen=True)
class GiveCard(Choice):
    """TGB-DEC-66: which card to give, or none. TGB-ACT-24: a gift in either direction, or one card for one."""

    other: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[GIVE[p] for p in carried(g, role)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == NOBODY:
            return bars_no_gift(g, role, self.other)
        if not isinstance(act, Give):
            return act.when
        return bars_gift(g, role, self.other, POSITION_OF[act])

    def legal(self, g: Farm, role: int) -> list[Action]:
        """By what both dashboards offer, worked out once."""
        mine, theirs = offer_of(g, role), offer_of(g, self.other)
        some = partable(g, role) if theirs.room or theirs.swaps else []
        found: list[Action] = [GIVE[p] for p in some if theirs.room or not bars_room(g, role, p)]
        return [*found, NOBODY] if mine.room and theirs.parts else found

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        g.then(RECEIVE_CARD(self.role, self.other, NONE if act == NOBODY else POSITION_OF[act]))


def bars_gift(g: Farm, fm: int, other: int, position: int) -> str:
    """A card can be given if the other has room, or can swap one out for it."""
    rule = bars_parting(g, fm, position)
    if rule or not bars_room(g, other, NONE):
        return rule
    return "" if position in [p for p, _ in swaps(g, fm, other)] else "TGB-ACT-30"


def bars_no_gift(g: Farm, fm: int, other: int) -> str:
    """Nothing is given only if something can be had."""
    if bars_room(g, fm, NONE):
        return "TGB-ACT-30"
    return "" if can_part(g, other) else "TGB-ACT-35"


@dataclass(frozen=True)
class ReceiveCard(Choice):
    """TGB-DEC-67: which card to receive, or none."""

    other: int
    giving: int  # position, or NONE

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[RECEIVE[p] for p in carried(g, self.other)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == NOBODY:
            return "TGB-ACT-35" if self.giving == NONE else bars_room(g, self.other, NONE)
        if not isinstance(act, Receive):
            return act.when
        position = POSITION_OF[act]
        rule = bars_parting(g, self.other, position) or bars_room(g, role, self.giving)
        return rule or (bars_room(g, self.other, position) if self.giving != NONE else "")

    def legal(self, g: Farm, role: int) -> list[Action]:
        some = [] if bars_room(g, role, self.giving) else partable(g, self.other)
        if self.giving == NONE:
            return [RECEIVE[p] for p in some]
        found: list[Action] = [RECEIVE[p] for p in some if not bars_room(g, self.other, p)]
        return found if bars_room(g, self.other, NONE) else [*found, NOBODY]

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        swap(g, self.role, self.giving, self.other, NONE if act == NOBODY else POSITION_OF[act])


def swap(g: Farm, fm: int, giving: int, other: int, getting: int) -> None:
    """TGB-ACT-25: what is received lies in Extra Inventory; TGB-ACT-29: to equip it takes a Ready Equipment action."""
    gift = g.cards[fm][giving] if giving != NONE else NONE
    got = g.cards[other][getting] if getting != NONE else NONE
    g.cards[fm] = without(g.cards[fm], giving) if giving != NONE else g.cards[fm]
    g.cards[other] = without(g.cards[other], getting) if getting != NONE else g.cards[other]
    for owner, card in ((other, gift), (fm, got)):
        if card != NONE:
            put_extra(g, owner, card)
            g.tell("TGB-ACT-24", "given", owner, card)
        settle_points(g, owner)


# The Stash ------------------------------------------------------------------------------------------------------------


def can_stash(g: Farm, fm: int) -> bool:
    """Would a use of the Stash change anything?"""
    offer = offer_of(g, fm)
    if len(g.stash) < g.options.stash_limit and offer.parts:  # TGB-CMP-26, TGB-PAR-08
        return True
    return bool(g.stash) and (offer.room or offer.swaps)


def any_swap(g: Farm, fm: int) -> bool:
    return any([not bars_room(g, fm, p) for p in partable(g, fm)])


@dataclass(frozen=True)
class PutIn(Choice):
    """TGB-DEC-68: which card to put into the Stash, or none."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[GIVE[p] for p in carried(g, role)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == NOBODY:
            return bars_room(g, role, NONE) if g.stash else "TGB-ACT-35"
        if not isinstance(act, Give):
            return act.when
        position = POSITION_OF[act]
        rule = bars_parting(g, role, position)
        full = len(g.stash) >= g.options.stash_limit
        return rule or (bars_room(g, role, position) if full else "")

    def legal(self, g: Farm, role: int) -> list[Action]:
        full = len(g.stash) >= g.options.stash_limit
        found: list[Action] = [GIVE[p] for p in partable(g, role) if not full or not bars_room(g, role, p)]
        return [*found, NOBODY] if g.stash and offer_of(g, role).room else found

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        g.then(TAKE_OUT(self.role, NONE if act == NOBODY else POSITION_OF[act]))


@dataclass(frozen=True)
class TakeOut(Choice):
    """TGB-DEC-69: which card to take from the Stash, or none. TGB-ACT-26: one card, or one for one. TGB-CARD-40

    TGB-ACT-27: a card may be put in without taking one as long as the Stash then has no more than five.
    """

    giving: int  # position, or NONE

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*FETCH[: len(g.stash)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == NOBODY:
            if self.giving == NONE:
                return "TGB-ACT-35"
            return "" if len(g.stash) < g.options.stash_limit else "TGB-CMP-26"
        if not isinstance(act, Fetch) or act not in self.candidates(g, role):
            return act.when
        return bars_room(g, role, self.giving)

    def legal(self, g: Farm, role: int) -> list[Action]:
        found: list[Action] = [] if bars_room(g, role, self.giving) else [*FETCH[: len(g.stash)]]
        return [*found, NOBODY] if self.giving != NONE and len(g.stash) < g.options.stash_limit else found

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        put = g.cards[self.role][self.giving] if self.giving != NONE else NONE
        got = g.stash[act.place - 1] if isinstance(act, Fetch) else NONE
        if put != NONE:
            g.cards[self.role] = without(g.cards[self.role], self.giving)
        left = [card for card in g.stash if card != got]
        g.stash = tuple([*left, put] if put != NONE else left)
        if got != NONE:
            put_extra(g, self.role, got)  # TGB-ACT-28
        settle_points(g, self.role)
        g.tell("TGB-ACT-26", "stash", self.role, put, got)


PARTNER: Final = kept(Partner)
RECEIVE_CARD: Final = kept(ReceiveCard)
GIVE_CARD: Final = kept(GiveCard)
PUT_IN: Final = kept(PutIn)
TAKE_OUT: Final = kept(TakeOut)


# At a KO --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Transfer(Step):
    """TGB-ACT-31: one Trade with Family or with the Stash at the moment of the KO, whatever the distance.

    TGB-LOOK-09: one in all. TGB-LOOK-29: the other cards stay on the dashboard, out of reach.
    """

    fm: int

    def run(self, g: Farm) -> None:
        if len(heirs(g, self.fm)) > 1:
            g.then(LastTrade(self.fm))


def heirs(g: Farm, fm: int) -> list[Action]:
    """TGB-LOOK-09: an active FM, the one who is coming in, the Stash (TGB-LOOK-08, TGB-END-02), or nobody."""
    others = [other for other in range(FMS) if other != fm and g.post[other] in (ACTIVE, COMING)]
    found: list[Action] = [WHO[other] for other in others if can_trade(g, fm, other)]
    return [*found, *([STASH] if can_stash(g, fm) else []), NOBODY]


@dataclass(frozen=True)
class LastTrade(Listed):
    """TGB-DEC-70: with whom the one transfer is made."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return heirs(g, role)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in heirs(g, role) else "TGB-LOOK-09"

    def answer(self, g: Farm, act: Action) -> None:
        if act == STASH:
            g.then(PUT_IN(self.role))
        elif act != NOBODY:
            g.then(GIVE_CARD(self.role, WHO_OF[act]))
