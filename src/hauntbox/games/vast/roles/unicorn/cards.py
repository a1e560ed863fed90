"""The Unicorn deck: 24 cards, each with an action and a destination; drawing, playing and losing them. UNC, UNT, HID"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.vast.cave.grid import STEPS, N, moved
from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.roles.unicorn.actions import CARD_NAMES, SHED, Shed
from hauntbox.games.vast.roles.unicorn.board import UnicornBoard
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

UNICORN_DECK: Final = "unicorn cards"  # purpose of chance
LEFT, RIGHT = -1, 1


class UnicornCard(NamedTuple):
    """What a card shows: how far he may move, which way he may turn, whether it makes him angry, and where it sends."""

    move: int
    turn: int
    angry: bool
    right: int
    forward: int


def family(move: int, turn: int, angry: bool, *fields: tuple[int, int]) -> list[UnicornCard]:
    return [UnicornCard(move, turn, angry, right, forward) for right, forward in fields]


CARDS: Final = (  # VSB-UNC-01: each of the 24 fields around him once
    *family(0, LEFT, True, (-2, 2), (-2, -2)),  # VSB-UNC-02
    *family(0, RIGHT, True, (2, 2), (2, -2)),  # VSB-UNC-03
    *family(3, 0, True, (0, 2), (-2, 0), (2, 0), (0, -2)),  # VSB-UNC-04
    *family(2, LEFT, False, (-1, 2), (-2, 1), (-2, -1), (-1, -2)),  # VSB-UNC-05
    *family(2, RIGHT, False, (1, 2), (2, 1), (2, -1), (1, -2)),  # VSB-UNC-06
    *family(1, LEFT, False, (-1, 1), (0, 1), (-1, 0), (-1, -1)),  # VSB-UNC-07
    *family(1, RIGHT, False, (1, 1), (1, 0), (0, -1), (1, -1)),  # VSB-UNC-08
)
ALL: Final = tuple(range(len(CARDS)))


def where_to(g: Vast, card: int) -> int:
    """VSB-UNC-01: the space that a card marks, seen in his facing; VSB-OPT-03: or always as if he faced north."""
    facing = N if g.options.simple_teleport else unicorn_of(g).facing
    (x, y), (u, v) = STEPS[facing], STEPS[(facing + 1) % 4]
    shown = CARDS[card]
    return moved(g.at[UNICORN], x * shown.forward + u * shown.right, y * shown.forward + v * shown.right)


# Drawing. -----------------------------------------------------------------------------------------------------------


def take_top(g: Vast) -> int:
    """VSB-RND-10: the next card, or -1. VSB-UNT-30: an empty deck is renewed from his discards."""
    board = unicorn_of(g)
    g.learned = True
    if not board.deck and board.spent:
        board.deck, board.spent = g.shuffle(tuple(sorted(board.spent)), UNICORN_DECK), ()
    if not board.deck:
        return -1
    card, board.deck = board.deck[0], board.deck[1:]
    return card


def draw(g: Vast, number: int) -> None:
    """So many cards for his hand, as far as there are any."""
    board = unicorn_of(g)
    for _ in range(number):
        card = take_top(g)
        if card >= 0:
            board.hand = tuple(sorted((*board.hand, card)))
    g.tell("VSB-UNT-09", "draws unicorn", UNICORN, len(board.hand))


def shuffle_in(g: Vast) -> None:
    """VSB-UNS-03: all 24 cards."""
    unicorn_of(g).deck = g.shuffle(ALL, UNICORN_DECK)


def play_card(g: Vast, card: int) -> None:
    """VSB-HID-06: a card leaves his hand, and all see it."""
    board = unicorn_of(g)
    g.learned = True
    board.hand = without(board.hand, card)
    board.spent += (card,)
    g.tell("VSB-UNT-01", "plays unicorn", UNICORN, card)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple([each for each in cards if each != card])


def put_away(board: UnicornBoard) -> None:
    """The cards revealed for a Teleport go to the discards."""
    board.spent += board.shown
    board.shown = ()


# Losing cards. ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardUnicorn(Listed):
    """VSB-DEC-163, VST-DEC-55: which Unicorn cards he discards, `count` of them; without so many, all."""

    count: int

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (UNICORN,) if 0 < self.count < len(unicorn_of(g).hand) else ()

    def run(self, g: Vast) -> None:
        for card in unicorn_of(g).hand if self.count else ():
            self.discard(g, card)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SHED[card] for card in unicorn_of(g).hand]

    def answer(self, g: Vast, act: Shed) -> None:
        self.discard(g, CARD_NAMES.index(act.card))
        g.then(DiscardUnicorn(UNICORN, self.count - 1))

    def discard(self, g: Vast, card: int) -> None:
        play_card(g, card)
