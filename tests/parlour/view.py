"""What a seat may know, how it is told, and how to re-deal what it may not. The only way out of a position."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from hauntbox.kernel.contract import Seat, Secret, asks
from hauntbox.kernel.known import public_part
from hauntbox.kernel.wire import Action, Outcome
from parlour.actions import CARDS, PASS, ROLES
from parlour.rules import Relief
from parlour.state import Parlour

EMPTY: Final = Parlour()
FACE_DOWN: Final = 0
PUBLIC: Final = ("options", "hp", "at", "spent")


def known(g: Parlour, seat: Seat) -> Parlour:
    """The parlour as the seat knows it. A field that is not named here, or in PUBLIC, is hidden."""
    k: Parlour = public_part(g, seat, EMPTY, PUBLIC)  # PAR-HID-03, PAR-HID-04
    k.hand = [hand if role in seat else (FACE_DOWN,) * len(hand) for role, hand in enumerate(g.hand)]  # PAR-HID-01
    k.deck = (FACE_DOWN,) * len(g.deck)  # PAR-HID-02
    return k


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
    k = known(g, seat)
    return View(
        hp=tuple(k.hp),
        at=tuple(k.at),
        minds=tuple(k.minds),
        spent=k.spent,
        deck=len(k.deck),
        cards=tuple([len(hand) for hand in k.hand]),
        hands={role: k.hand[role] for role in seat},
        sealed={role: k.sealed[role] for role in seat},
        standing={role: k.standing[role] for role in seat},
        agenda=repr(k.agenda),
        asks=asks(k, seat),
        outcome=k.outcome,
    )


def fill_in(k: Parlour, seat: Seat, rng: Random) -> Parlour:
    """Deal what the seat does not know, by dice alone."""
    h = k.clone()
    cards = hidden_cards(h, seat)
    while True:
        rng.shuffle(cards)
        deal(h, seat, cards)
        if answer_unseen(h, seat, rng):
            break
    h.seed = f"{rng.getrandbits(128):032x}"
    return h


def hidden_cards(k: Parlour, seat: Seat) -> list[int]:
    """The cards of the box that the seat does not see, by counting."""
    seen = {*k.spent, *[card for role in seat for card in k.hand[role]]}
    return [card for card in range(1, CARDS + 1) if card not in seen]


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
    g.deck = tuple(cards[: len(g.deck)])  # in a drawn position the box may be short of cards


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
