"""The item deck: what stands in an entry, and the registry that items.py fills. COM, ITM

This file knows no position, so that the actions of the game can be made of the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hauntbox.games.common.cards import Card, Deck, Effect, filled
from hauntbox.games.evidence.options import Options
from hauntbox.scene import Look

MOST_SALT: Final = 6  # the range of the option


@dataclass(frozen=True)
class Item(Card):
    """A kind of item card. Its effect is called with the position, the role, the card and the square where it goes."""

    id: str = ""  # of its look, and of its token
    placeable: bool = False  # its token goes onto the floor
    floor: Callable[[Any], Sequence[int]] | None = None  # squares of its tokens in a position
    lift: Effect | None = None  # takes a token from a square; None: it cannot be picked up
    token_name: str = ""  # where its token is called, drawn or explained otherwise than the card
    token_icon: str = ""
    token_text: str = ""
    is_alone: bool = False  # one token on a square
    is_spent: bool = False  # it leaves the game when it has worked
    new_uses: str = ""  # the option that says how many uses a new one has
    reach: Callable[[Any, Options, int], int] | None = None  # what it would reach from a square of the house
    reach_name: str = ""
    of_room: bool = False  # it tells something of the room

    def token_look(self) -> Look:
        name, icon, text = self.token_name or self.name, self.token_icon or self.icon, self.token_text or self.text
        return Look(name, "token", icon, self.tone, text, self.rule)


ITEMS: Final[Deck[Item]] = Deck()


def item_of(card: int) -> Item:
    return ITEMS.of[card]


def item_text(card: int, options: Options) -> str:
    """What stands on the card, with the numbers that are played."""
    return filled(ITEMS.of[card].text, options)


def liftable() -> list[int]:
    """Cards whose tokens can be picked up; EVI-SALT-10: salt cannot."""
    return [ITEMS.number[item.names()[0]] for item in ITEMS.entries if item.lift is not None]


def is_new(card: int, options: Options) -> bool:
    """Does the card lie in a new deck? Of a Saltshaker, as full as it begins."""
    item = ITEMS.of[card]
    return ITEMS.left[card] == (getattr(options, item.new_uses) if item.new_uses else 1)


def new_deck(options: Options) -> tuple[int, ...]:
    """EVI-COM-05: two copies of each of the eight items."""
    new = [card for card in range(len(ITEMS.of)) if is_new(card, options)]  # EVI-PAR-24, EVI-DRF-32
    return tuple(sorted([card for card in new for _ in range(options.item_copies)]))  # EVI-PAR-25
