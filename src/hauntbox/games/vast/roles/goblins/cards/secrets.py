"""The Secrets deck: drawing, the Goblin Ruby, the limit of five, and what the Thief takes. GOT, SEC, THA"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.roles.goblins.actions import (
    DROP,
    FILCH,
    FILCH_HIDDEN,
    REDRAW_SECRET,
    SECRET_NAMES,
    Drop,
    Filch,
    Redraw,
)
from hauntbox.games.vast.roles.goblins.board import CARDS
from hauntbox.games.vast.roles.goblins.rules.scatter import discard_shown
from hauntbox.games.vast.roles.goblins.rules.stats import RUBY
from hauntbox.games.vast.roles.numbers import GOBLINS, THIEF
from hauntbox.games.vast.roles.thief.against import HIDDEN_CARD
from hauntbox.games.vast.roles.thief.rules.stash import gain_treasure
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

SECRET_DECK: Final = "secrets"  # purpose of chance
LIMIT: Final = 5  # VSB-GOT-16


def shuffle_secrets(g: Vast) -> None:
    """VSB-GOS-04, VSB-CMP-06: ten cards that differ. VSB-CMP-18"""
    goblins_of(g).secrets = g.shuffle(tuple(range(CARDS)), SECRET_DECK)


def draw_secrets(g: Vast, cards: int) -> None:
    """VSB-GOT-15, VSB-GOA-35: draw, change one by the Goblin Ruby, keep five."""
    g.then(Redrawn(GOBLINS), Keep(), OverLimit(GOBLINS))
    for _ in range(cards):
        draw_secret(g)


def draw_secret(g: Vast) -> None:
    """VSB-GOT-21: the discard pile is shuffled when the deck is empty. VSB-HID-02: for the Goblins' eyes."""
    board = goblins_of(g)
    if not board.secrets:
        board.secrets, board.secrets_out = g.shuffle(tuple(sorted(board.secrets_out)), SECRET_DECK), ()
    if board.secrets:
        g.learned = True
        card, board.secrets = board.secrets[0], board.secrets[1:]
        board.fresh = tuple(sorted((*board.fresh, card)))
        g.tell("VSB-GOT-15", "draws a secret", GOBLINS)
        g.tell("VSB-HID-02", "secret", card, to=(GOBLINS,))


def can_redraw(g: Vast) -> bool:
    """VSB-SEC-07: once per turn, while the Goblin Ruby lies face up. Asked of draws in their own turn."""
    board = goblins_of(g)
    return RUBY in board.shown and not board.ruby and g.turn == GOBLINS


@dataclass(frozen=True)
class Redrawn(Listed):
    """VSB-DEC-75: which Secrets card just drawn is drawn anew, if any."""

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if can_redraw(g) and goblins_of(g).fresh else ()

    def run(self, g: Vast) -> None:
        """There is no Ruby to use."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[REDRAW_SECRET[card] for card in goblins_of(g).fresh], NO]

    def answer(self, g: Vast, act: Action) -> None:
        g.learned = True
        if isinstance(act, Redraw):
            board, card = goblins_of(g), SECRET_NAMES.index(act.card)
            board.ruby = True
            board.fresh = tuple([each for each in board.fresh if each != card])
            board.secrets_out += (card,)
            g.tell("VSB-SEC-07", "secret gone", GOBLINS, card)
            draw_secret(g)


@dataclass(frozen=True)
class Keep(Step):
    """What was drawn goes to the hand."""

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        board = goblins_of(g)
        board.hand, board.fresh = tuple(sorted(board.hand + board.fresh)), ()


@dataclass(frozen=True)
class OverLimit(Listed):
    """VSB-DEC-74, VSB-GOT-16: above five, face-up ones included, which card is discarded."""

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        board = goblins_of(g)
        return (GOBLINS,) if len(board.hand) + len(board.shown) > LIMIT else ()

    def run(self, g: Vast) -> None:
        """They may keep all."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        board = goblins_of(g)
        return [DROP[card] for card in sorted(board.hand + board.shown)]

    def answer(self, g: Vast, act: Drop) -> None:
        g.then(self)
        discard_secret(g, SECRET_NAMES.index(act.card))


@dataclass(frozen=True)
class DropSecrets(Listed):
    """VSB-DEC-164: which Secrets cards are discarded, `count` of them."""

    count: int

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if 0 < self.count < len(goblins_of(g).hand) else ()

    def run(self, g: Vast) -> None:
        for card in goblins_of(g).hand if self.count else ():
            discard_secret(g, card)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [DROP[card] for card in goblins_of(g).hand]

    def answer(self, g: Vast, act: Drop) -> None:
        g.then(DropSecrets(GOBLINS, self.count - 1))
        discard_secret(g, SECRET_NAMES.index(act.card))


def discard_secret(g: Vast, card: int) -> None:
    """VSB-HID-13: the discard pile lies open."""
    board = goblins_of(g)
    if card in board.shown:
        discard_shown(g, card)
        return
    g.learned = True
    board.hand = tuple([each for each in board.hand if each != card])
    board.secrets_out += (card,)
    g.tell("VSB-GOT-17", "secret gone", GOBLINS, card)


# The Thief. ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StealSecret(Listed):
    """VSB-DEC-118, VSB-THA-09: a face-up Secrets card of his choice, or a hidden one by chance, is discarded."""

    def cards(self, g: Vast) -> list[Action]:
        board = goblins_of(g)
        return [*[FILCH[card] for card in board.shown], *[FILCH_HIDDEN for _ in board.hand[:1]]]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if len(self.cards(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return self.cards(g)

    def answer(self, g: Vast, act: Action) -> None:
        self.steal(g, act)

    def steal(self, g: Vast, act: Action) -> None:
        """VSB-RND-06: by chance. VSB-THA-07: and he gains a Treasure token."""
        hand = goblins_of(g).hand
        if isinstance(act, Filch) and act != FILCH_HIDDEN:
            discard_secret(g, SECRET_NAMES.index(act.card))
        else:
            discard_secret(g, hand[g.roll(len(hand), HIDDEN_CARD) - 1])
        gain_treasure(g)
