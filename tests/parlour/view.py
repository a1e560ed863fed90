"""What a seat may know, and how to re-deal what it may not. The only way out of a position."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from hauntbox.kernel.contract import Seat, Secret, asks
from hauntbox.kernel.wire import Action, Outcome
from parlour.actions import PASS, ROLES
from parlour.rules import Relief
from parlour.state import Parlour


class View(Struct, frozen=True):
    hp: tuple[int, ...]
    at: tuple[int, ...]
    minds: tuple[int, ...]
    spent: tuple[int, ...]
    deck: int  # how many cards are left
    cards: tuple[int, ...]  # how many cards each guest holds
    hands: dict[int, tuple[int, ...]]  # the seat's own
    sealed: dict[int, Action | None]  # the seat's own; whether others have answered is their affair
    standing: dict[int, dict[str, Action]]  # the seat's own
    agenda: str
    asks: dict[int, list[Action]]  # the seat's roles that must answer, with what they may
    outcome: Outcome | None


def view(g: Parlour, seat: Seat) -> View:
    return View(
        hp=tuple(g.hp),
        at=tuple(g.at),
        minds=tuple(g.minds),
        spent=g.spent,
        deck=len(g.deck),
        cards=tuple([len(hand) for hand in g.hand]),
        hands={role: g.hand[role] for role in seat},  # PAR-HID-01
        sealed={role: g.sealed[role] for role in seat},  # PAR-HID-03
        standing={role: g.standing[role] for role in seat},  # PAR-HID-03
        agenda=repr(g.agenda),
        asks=asks(g, seat),
        outcome=g.outcome,
    )


def redeal(g: Parlour, seat: Seat, rng: Random) -> Parlour:
    """A position the seat cannot tell from this one, made of its view and of nothing else."""
    h = g.clone()
    cards = sorted(unseen_cards(h, seat))
    while True:
        rng.shuffle(cards)
        deal(h, seat, cards)
        if answer_unseen(h, seat, rng):
            break
    h.seed = f"{rng.getrandbits(128):032x}"
    h.rigged = {}
    return h


def others(seat: Seat) -> list[int]:
    return [role for role in range(ROLES) if role not in seat]


def unseen_cards(g: Parlour, seat: Seat) -> list[int]:
    return [card for role in others(seat) for card in g.hand[role]] + list(g.deck)


def deal(g: Parlour, seat: Seat, cards: list[int]) -> None:
    """As many cards to each as before."""
    for role in others(seat):
        n = len(g.hand[role])
        g.hand[role], cards = tuple(cards[:n]), cards[n:]
        g.sealed[role], g.standing[role] = None, {}
    g.deck = tuple(cards)


def answer_unseen(g: Parlour, seat: Seat, rng: Random) -> bool:
    """Others may have answered a relief or not. False if nobody is left to wait for: the question would be gone."""
    ask = g.asking()
    if not isinstance(ask, Relief):
        return True
    for role in ask.asked:
        if role not in seat and rng.random() < 0.5:
            g.sealed[role] = rng.choice(ask.legal(g, role))
    return bool(ask.waiting(g))


def scramble_hands(g: Parlour, seat: Seat) -> None:
    cards = unseen_cards(g, seat)
    deal(g, seat, cards[1:] + cards[:1])


def scramble_answers(g: Parlour, seat: Seat) -> None:
    for role in others(seat):
        if g.sealed[role] is not None:
            g.sealed[role] = None
        elif role in g.waiting() and len(g.waiting()) > 1:  # the last answer would open the window
            g.sealed[role] = PASS


def scramble_deck(g: Parlour, seat: Seat) -> None:
    g.deck = g.deck[::-1]


def scramble_seed(g: Parlour, seat: Seat) -> None:
    g.seed += "?"


SECRETS: Final = {
    "PAR-HID-01": Secret(lambda g, seat: [g.hand[role] for role in others(seat)], scramble_hands),
    "PAR-HID-02": Secret(lambda g, seat: g.deck, scramble_deck),
    "PAR-HID-03": Secret(lambda g, seat: [g.sealed[role] for role in others(seat)], scramble_answers),
    "PAR-HID-04": Secret(lambda g, seat: g.seed, scramble_seed),
}
