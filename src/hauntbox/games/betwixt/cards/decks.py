"""Every card that people carry, numbered: each copy is a card of its own. CMP, EQP, ITM, BOOK, DROP"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards import equipment
from hauntbox.games.betwixt.cards.equipment import EQUIPMENT, FIREWORKS, ITEM, Card
from hauntbox.games.betwixt.cards.items import BOOKS, DROPS, ITEMS
from hauntbox.games.betwixt.cards.words import BROWN, PURPLE

NONE: Final = -1  # no card

# First equipment, then fireworks, then items.
KINDS: Final = (
    *EQUIPMENT,
    *FIREWORKS,
    *[Card(item.name, BROWN, ITEM, item.value, copies=item.copies, note=item.text) for item in ITEMS],
)
FIRST_FIREWORK: Final = len(EQUIPMENT)
FIRST_ITEM: Final = FIRST_FIREWORK + len(FIREWORKS)
KIND: Final = tuple([kind for kind, card in enumerate(KINDS) for _ in range(card.copies)])  # by card
CARDS: Final = tuple([KINDS[kind] for kind in KIND])
FIRST: Final = {KINDS[kind].name: card for card, kind in reversed(list(enumerate(KIND)))}  # the first copy
BOTTLE_ROCKET, ROMAN_CANDLE, CHERRY_BOMB = (FIRST[card.name] for card in FIREWORKS)
TOKEN_CARDS: Final = tuple([n for n, card in enumerate(CARDS) if card.tokens])  # those that carry ammo tokens
TOKEN_PLACE: Final = {card: n for n, card in enumerate(TOKEN_CARDS)}

# Decks of cards that people carry.
DECKS: Final = (BROWN, BROWN + 1, BROWN + 2, PURPLE)
ITEM_DECK, BOOK_DECK, DROP_DECK = 4, 5, 6


def equipment_deck(rarity: int, collections: int = 0) -> tuple[int, ...]:
    """TGB-EQP-63: the base deck has 31 brown cards; an open collection adds one copy of each of its cards.

    TGB-CMP-17: each rarity has a deck of its own.
    """
    found = enumerate(CARDS[: KIND.index(FIRST_FIREWORK)])
    return tuple(
        [
            n
            for n, card in found
            if card.rarity == rarity and (not card.collection or collections >> card.collection & 1)
        ]
    )


def item_deck() -> tuple[int, ...]:
    """TGB-ITM-15: 26 cards."""
    return tuple([n for n, card in enumerate(CARDS) if card.place == ITEM])


def book_deck() -> tuple[int, ...]:
    """TGB-BOOK-10: 12 cards, by their kind."""
    return tuple([kind for kind, book in enumerate(BOOKS) for _ in range(book.copies)])


def drop_deck() -> tuple[int, ...]:
    """TGB-DROP-10: 20 cards, by their kind."""
    return tuple([kind for kind, drop in enumerate(DROPS) for _ in range(drop.copies)])


def is_weapon(card: int) -> bool:
    return card != NONE and CARDS[card].place == equipment.WEAPON


def item_of(card: int) -> int:
    """Which item of the deck a card is, or NONE."""
    return KIND[card] - FIRST_ITEM if card != NONE and KIND[card] >= FIRST_ITEM else NONE
