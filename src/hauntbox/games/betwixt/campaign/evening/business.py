"""Between two missions: what the family does next, and where it goes. CAMP, DEC"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import BUSINESS, MISSION, Business, NextMission
from hauntbox.games.betwixt.campaign.carry import Carry
from hauntbox.games.betwixt.campaign.diary import opened
from hauntbox.games.betwixt.campaign.evening.growing import BUY_LEVEL, BUY_TALENT, bars_level, learnable
from hauntbox.games.betwixt.campaign.evening.janitor import BOXES, BUY_COLLECTION, TRADE, bars_collection, go_to_cart
from hauntbox.games.betwixt.campaign.evening.moving import MOVE_CARD, can_move_cards
from hauntbox.games.betwixt.campaign.evening.state import Evening
from hauntbox.games.betwixt.campaign.open_missions import NUMBERS, name_of, open_missions, story_won
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.gear.found import Reader
from hauntbox.games.betwixt.rules.seats import seat_all
from hauntbox.games.betwixt.state import ACTIVE, FAMILY, FMS, Farm
from hauntbox.games.common import interlude as common
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

LEVEL, TALENT, BOOK, CARDS, CART, COLLECTION, TROPHIES, NEXT = range(8)
ONCE: Final = (CART, COLLECTION, TROPHIES)


def laid(options: Options, played: str, seed: str, carry: Carry) -> Evening:
    """TGB-CAMP-09: the players may level up, buy and sell, open collections, use books and trade freely."""
    g = Evening(options=options, played=played, won=carry.won, diary=carry.diary)
    g.seed = seed
    last = story_won(carry.diary)
    g.mission = name_of(last[-1]) if last else ""
    seat_all(g)
    g.sealed, g.standing = [None] * (FMS + 1), [{} for _ in range(FMS + 1)]
    g.then(Lamplight(), WHAT_NEXT, EveningOver())
    return g


@dataclass(frozen=True)
class Lamplight(Step):
    """TGB-END-13: cards of a failed mission are back in their decks, and all four are here."""

    def run(self, g: Evening) -> None:
        opened(g, g.diary)
        g.post = [ACTIVE] * FMS


@dataclass(frozen=True)
class EveningOver(common.GoOn):
    """TGB-CAMP-12: the Diary is written again when the time between missions ends."""

    def rule(self) -> str:
        return "TGB-CAMP-12"


@dataclass(frozen=True)
class WhatNext(Choice):
    """TGB-DEC-77: level, talent, book, cards, cart, collection, trophies, or the next mission."""

    def candidates(self, g: Evening, role: int) -> Sequence[Action]:
        return BUSINESS

    def bars(self, g: Evening, role: int, act: Action) -> str:
        return bars_business(g, BUSINESS.index(act)) if isinstance(act, Business) else act.when

    def answer(self, g: Evening, act: Action) -> None:
        what = BUSINESS.index(act)
        if what in ONCE:
            g.gone |= 1 << what
        if what != NEXT:
            g.then(self)
        BEGUN[what](g)


def bars_business(g: Evening, what: int) -> str:
    """TGB-CAMP-29: cart, collections and trophies once each, the others as long as they would change something."""
    if what in ONCE and g.gone >> what & 1:
        return "TGB-CAMP-29"
    return "" if CHANGES[what](g) else "TGB-CAMP-29"


@dataclass(frozen=True)
class NextIs(Choice):
    """TGB-DEC-97: which open mission is played next."""

    def waiting(self, g: Evening) -> Sequence[int]:
        return (self.role,) if len(open_missions(g.diary)) > 1 else ()

    def run(self, g: Evening) -> None:
        self.answer(g, MISSION[NUMBERS.index(open_missions(g.diary)[0])])

    def candidates(self, g: Evening, role: int) -> Sequence[Action]:
        return MISSION

    def bars(self, g: Evening, role: int, act: Action) -> str:
        if not isinstance(act, NextMission):
            return act.when
        return "" if act.number in open_missions(g.diary) else "TGB-CAMP-13"

    def answer(self, g: Evening, act: Action) -> None:
        g.chosen = NUMBERS[MISSION.index(act)]
        g.tell("TGB-CAMP-13", "next mission", g.chosen)


def go_to_book(g: Evening) -> None:
    """TGB-BOOK-11: between missions anybody can read; a book that nobody reads goes to the end of the row."""
    book, g.books = g.books[0], g.books[1:]
    g.then(Reader(FAMILY, book))


def any_level(g: Farm) -> bool:
    return any([not bars_level(g, fm) for fm in range(FMS)])


def any_talent(g: Farm) -> bool:
    return any([learnable(g, fm) for fm in range(FMS)])


BEGUN: Final[dict[int, Callable[[Evening], None]]] = {
    LEVEL: lambda g: g.then(BUY_LEVEL),
    TALENT: lambda g: g.then(BUY_TALENT),
    BOOK: go_to_book,
    CARDS: lambda g: g.then(MOVE_CARD),
    CART: go_to_cart,
    COLLECTION: lambda g: g.then(BUY_COLLECTION),
    TROPHIES: lambda g: g.then(TRADE),
    NEXT: lambda g: g.then(NextIs(FAMILY)),
}
CHANGES: Final[dict[int, Callable[[Evening], bool]]] = {
    LEVEL: any_level,
    TALENT: any_talent,
    BOOK: lambda g: bool(g.books),
    CARDS: can_move_cards,
    CART: lambda g: True,
    COLLECTION: lambda g: any([not bars_collection(g, n) for n in BOXES]),
    TROPHIES: lambda g: g.trophies > 0,
    NEXT: lambda g: True,
}
WHAT_NEXT: Final = WhatNext(FAMILY)
