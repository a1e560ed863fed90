"""Cards that are found: who gets them, what is left behind, decks. CMB, CARD, EQP, DROP, BOOK, RNG"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.betwixt.actions import GIVE, NOBODY, POSITION_OF, STASH, WHO, WHO_OF, Give
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, ITEM_DECK, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.equipment import ITEM
from hauntbox.games.betwixt.cards.items import BOOKS, TALENT_POINT
from hauntbox.games.betwixt.rules.dice import DECK
from hauntbox.games.betwixt.rules.fight.defeat import learn
from hauntbox.games.betwixt.rules.gear.dashboard import free_extra, put_extra, settle_points, without
from hauntbox.games.betwixt.rules.gear.trading import bars_parting, carried
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.state import FAMILY, Farm, active_fms
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


def return_card(g: Farm, card: int) -> None:
    """TGB-CARD-44: a card is shuffled into its deck when it is returned, discarded or sold."""
    printed = CARDS[card]
    deck = ITEM_DECK if printed.place == ITEM else printed.rarity
    if printed.tokens:
        g.tokens[TOKEN_PLACE[card]] = printed.tokens
    g.decks[deck] = g.shuffle((*g.decks[deck], card), DECK)


def draw_card(g: Farm, deck: int) -> int:
    """TGB-EQP-59: a draw from an empty rarity deck is one from the next lower; NONE if all are empty."""
    while not g.decks[deck] and 0 < deck < ITEM_DECK:
        deck -= 1
    if not g.decks[deck]:
        return NONE
    card, g.decks[deck] = g.decks[deck][0], g.decks[deck][1:]
    g.learned = True  # TGB-HID-04
    return card


def find(g: Farm, deck: int) -> None:
    """A card is drawn and given to somebody. TGB-DROP-11: without any there is 1 Bennert Buck instead."""
    card = draw_card(g, deck)
    if card == NONE:
        g.purse += 1
        g.tell("TGB-DROP-11", "bucks", 1)
        return
    g.tell("TGB-CMB-21", "found", card)
    g.then(Found(FAMILY, card))


@dataclass(frozen=True)
class Found(Choice):
    """TGB-DEC-74: which active FM gets it, the Stash, or nobody. TGB-CMB-21"""

    card: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[WHO[fm] for fm in active_fms(g)], STASH, NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == STASH:
            return "" if len(g.stash) < g.options.stash_limit else "TGB-CMP-26"  # TGB-PAR-08
        return "" if act in self.candidates(g, role) else act.when

    def answer(self, g: Farm, act: Action) -> None:
        if act == NOBODY:
            return_card(g, self.card)
        elif act == STASH:
            g.stash = (*g.stash, self.card)
            g.tell("TGB-CMB-21", "stashed", self.card)
        elif put_extra(g, WHO_OF[act], self.card):
            g.tell("TGB-CMB-21", "given", WHO_OF[act], self.card)
        else:
            g.then(LeaveBehind(WHO_OF[act], self.card))


@dataclass(frozen=True)
class LeaveBehind(Choice):
    """TGB-DEC-75, TGB-CMB-41: an FM without room may leave a carried card behind for it, or not."""

    card: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[GIVE[p] for p in carried(g, role)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == NOBODY:
            return ""
        if not isinstance(act, Give):
            return act.when
        position = POSITION_OF[act]
        rule = bars_parting(g, role, position)
        if rule:
            return rule
        return "" if free_extra(g, without(g.cards[role], position)) != NONE else "TGB-ACT-30"

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-CMB-41: the card left behind goes back to its deck."""
        if act == NOBODY:
            g.then(Found(FAMILY, self.card))
            return
        left = g.cards[self.role][POSITION_OF[act]]
        g.cards[self.role] = without(g.cards[self.role], POSITION_OF[act])
        return_card(g, left)
        put_extra(g, self.role, self.card)
        g.tell("TGB-CMB-41", "given", self.role, self.card)
        settle_points(g, self.role)


# Books ----------------------------------------------------------------------------------------------------------------


def find_book(g: Farm) -> None:
    """TGB-BOOK-10: a draw from an empty book deck gives 2 Bennert Bucks."""
    if not g.decks[BOOK_DECK]:
        g.purse += 2
        return
    book, g.decks[BOOK_DECK] = g.decks[BOOK_DECK][0], g.decks[BOOK_DECK][1:]
    g.learned = True  # TGB-HID-04
    g.tell("TGB-CMP-25", "book", book)
    g.then(Reader(FAMILY, book))


@dataclass(frozen=True)
class Reader(Listed):
    """TGB-DEC-89: which FM reads it, or nobody yet. TGB-BOOK-11: in a mission only an active FM can."""

    book: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[WHO[fm] for fm in active_fms(g)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-BOOK-11"

    def answer(self, g: Farm, act: Action) -> None:
        if act == NOBODY:
            g.books = (*g.books, self.book)  # kept by the family
        else:
            read(g, WHO_OF[act], self.book)


def read(g: Farm, fm: int, book: int) -> None:
    """TGB-BOOK-09: read by one FM, it leaves the campaign. TGB-CMP-25: a proficiency token, or a Talent Point.

    TGB-CAMP-06: so do those that are read between missions.
    """
    if BOOKS[book].type == TALENT_POINT:
        g.points[fm] += 1
    else:
        learn(g, fm, BOOKS[book].type)
    g.tell("TGB-BOOK-09", "reads", fm, book)
