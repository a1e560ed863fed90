"""Treasure cards: found, kept or declined. TRE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.roles.knight.actions import DECLINE, KEEP
from hauntbox.games.vast.roles.knight.board import SWORD
from hauntbox.games.vast.roles.knight.rules.grit import gain_grit
from hauntbox.games.vast.roles.numbers import KNIGHT, NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

DECLINED_GRIT: Final = 5
CARDS: Final = (  # VSB-TRE-04 to VSB-TRE-10: the deck, in the order of its numbers
    "Elvish Sword", "Mighty Axe", "Enchanted Bow", "Heroic Boots", "Pixie Lantern", "Potion Kit", "Javelin",
)  # fmt: skip


def find_treasure(g: Vast) -> None:
    """VSB-TRE-01: the Cave gives her one of two; without it she draws the top card. VSB-TRE-02: if none, 5 Grit."""
    if not g.treasure_deck:
        gain_grit(g, DECLINED_GRIT)
    elif g.terms.shaper != NOBODY:
        ROLES[g.terms.shaper].offers_treasure(g)
    else:
        take_treasure(g, g.treasure_deck[0])


def take_treasure(g: Vast, card: int) -> None:
    """A card of the deck becomes hers. VSB-HID-10: she sees it, and the Cave who gave it."""
    g.learned = True
    board = knight_of(g)
    lift_card(g, card)
    board.treasures = (*board.treasures, card)
    g.tell("VSB-HID-10", "treasure", card, minds=(KNIGHT,))
    if g.terms.shaper != NOBODY:
        g.tell("VSB-HID-10", "gives treasure", card, minds=(g.terms.shaper,))
    g.then(KeepTreasure(KNIGHT))


def witnesses(g: Vast) -> tuple[int, ...]:
    """Who knows the Treasure cards that she has face down."""
    return (KNIGHT, g.terms.shaper) if g.terms.shaper != NOBODY else (KNIGHT,)


def lift_card(g: Vast, card: int) -> None:
    """Take a card from the top of the Treasure deck; what was known to lie at its bottom may be among them."""
    board = knight_of(g)
    place = g.treasure_deck.index(card)
    g.treasure_deck = g.treasure_deck[:place] + g.treasure_deck[place + 1 :]
    board.sunk = min(board.sunk, len(g.treasure_deck))
    board.sunk_open &= ~(1 << card)
    board.sunk_unseen &= (1 << board.sunk) - 1


def bury_treasure(g: Vast, card: int) -> None:
    """VSB-TRE-01: the card that the Cave has drawn and not given goes to the bottom. VSB-HID-09: it alone knows it."""
    lift_card(g, card)
    board = knight_of(g)
    g.treasure_deck += (card,)
    board.sunk += 1
    board.sunk_unseen = board.sunk_unseen << 1 | 1


@dataclass(frozen=True)
class KeepTreasure(Listed):
    """VSB-DEC-15: she keeps the card she has just found, or declines it. VSB-GHS-25: her own mind decides, always."""

    def mind(self, g: Vast, role: int) -> int:
        return KNIGHT

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (KEEP, DECLINE)

    def answer(self, g: Vast, act: Action) -> None:
        """VSB-TRE-02: a declined card leaves the game for 5 Grit; VSB-HID-18: all see it."""
        if act == KEEP:
            return
        board = knight_of(g)
        card, board.treasures = board.treasures[-1], board.treasures[:-1]
        g.treasure_out += (card,)
        g.learned = True
        g.tell("VSB-HID-18", "declines", card)
        gain_grit(g, DECLINED_GRIT)


def remove_treasure(g: Vast, card: int) -> None:
    """A card that she has used leaves the game, for all to see."""
    board = knight_of(g)
    board.treasures = tuple([each for each in board.treasures if each != card])
    board.face_up &= ~(1 << card)
    g.treasure_out += (card,)


def lose_treasure(g: Vast, card: int) -> None:
    """VSB-MON-36, VST-EFF-04: a lost card goes to the bottom of the deck.

    VSB-KNT-08, VST-EFF-35: its cube is set aside. VSB-HID-18: from face down it is known to her alone.
    """
    board = knight_of(g)
    is_open = board.face_up >> card & 1
    board.treasures = tuple([each for each in board.treasures if each != card])
    board.face_up &= ~(1 << card)
    board.aside += board.cubes[SWORD + card]
    board.cubes[SWORD + card] = 0
    board.sunk += 1
    board.sunk_unseen <<= 1
    board.sunk_open |= is_open << card
    g.treasure_deck += (card,)
    g.learned = True
    if is_open:
        g.tell("VSB-MON-36", "loses treasure", card)
    else:
        g.tell("VSB-MON-36", "loses a treasure")
        g.tell("VSB-HID-18", "lost treasure", card, minds=witnesses(g))
