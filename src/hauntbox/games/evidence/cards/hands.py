"""Cards go into a hand and out of it. ITM, HID"""

from __future__ import annotations

from hauntbox.games.evidence.state import Haunting


def put_down(g: Haunting, role: int, card: int, square: int) -> int:
    """EVI-ITM-05: the token goes onto the hunter's square, EVI-COM-06: one a card, EVI-ITM-06: off the hand."""
    drop(g, role, card)  # EVI-DEC-16: with no further choice
    g.tell("EVI-ITM-07", "placed", role, card, square)
    return square


def drop(g: Haunting, role: int, card: int) -> None:
    """One card leaves the hand, and what all knew of it."""
    g.hand[role] = without(g.hand[role], card)
    g.known[role] = without(g.known[role], card)


def gain(g: Haunting, role: int, card: int) -> None:
    """A card comes into the hand in the sight of all."""
    g.hand[role] = put_in(g.hand[role], card)
    g.known[role] = put_in(g.known[role], card)


def put_in(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Hands and deck are kept in order: how they lie means nothing."""
    return tuple(sorted((*cards, card)))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
