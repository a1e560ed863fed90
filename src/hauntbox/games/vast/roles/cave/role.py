"""The Cave's answers to cave and table. CVS, HID"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.vast.cave.fill import put_under
from hauntbox.games.vast.roles.cave.board import HAND, PEEK, CaveBoard
from hauntbox.games.vast.roles.cave.cards import DRAWN, GiveCard, PlayEvent
from hauntbox.games.vast.roles.cave.goals import cave_wins_by, hatred_tokens
from hauntbox.games.vast.roles.cave.judgement import progress
from hauntbox.games.vast.roles.cave.rules.omens import DropOmens, draw_omens
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile, draw_tiles
from hauntbox.games.vast.roles.cave.turn import CaveStirs, phases, phases_possessed
from hauntbox.games.vast.roles.numbers import CAVE
from hauntbox.games.vast.roles.role import Role
from hauntbox.games.vast.secrets.known import CARD, face_down
from hauntbox.games.vast.state import Vast, cave_of, trance_of

STARTING_OMENS: Final = 3
SUMMONED_TILES: Final = "summoned tiles"  # purpose of chance


class Cave(Role):
    number = CAVE

    def set_up(self, g: Vast) -> None:
        """VSB-CVS-01, VSB-CVS-04: all Omens are in the bag, VSB-OPT-01: or three are not; VSB-CVS-03: three tiles."""
        g.cave = CaveBoard(hatred=hatred_tokens(g))
        draw_tiles(g)
        if g.options.cave_starts_with_three:
            draw_omens(g, STARTING_OMENS)

    def begin(self, g: Vast) -> None:
        g.then(CaveStirs(), *phases())

    def play_possessed(self, g: Vast, by: int) -> None:
        """VSB-EX-26: the prices of Omens go on from the turn before; VSB-GHS-27: its own tokens are set aside."""
        board = cave_of(g)
        trance_of(g).kept = (tuple(board.omens),)
        board.omens = [0] * len(board.omens)
        g.then(*phases_possessed())

    def bars_possessed(self, g: Vast) -> str:
        return ""  # VSB-GHS-47: always

    def released(self, g: Vast) -> None:
        cave_of(g).omens = [*trance_of(g).kept[0]]  # VSB-GHS-27: the unused ones are back in the bag

    def summoned(self, g: Vast) -> None:
        """VSB-POS-04: without a Cave player three tiles are drawn."""
        g.learned = True
        g.cave = CaveBoard(hand=tuple(sorted(g.stack[:HAND])))
        g.stack = g.stack[HAND:]

    def dismissed(self, g: Vast) -> None:
        """VSB-GHS-54: the tiles that are left go back under the stack."""
        if cave_of(g).hand:
            put_under(g, cave_of(g).hand, SUMMONED_TILES)
        g.cave = None

    def tiles_in_hand(self, g: Vast) -> int:
        return len(cave_of(g).hand)

    def offers_tile(self, g: Vast, asker: int, space: int) -> None:
        """VSB-REV-05, VST-SET-07, VST-SET-11: from its hand, where others say."""
        g.then(LayTile(self.number, space))

    def stack_grows(self, g: Vast) -> None:
        draw_tiles(g)  # VSB-CVS-10

    def offers_event(self, g: Vast) -> None:
        g.then(PlayEvent(self.number))  # VSB-KNE-09

    def offers_treasure(self, g: Vast) -> None:
        g.learned = True
        g.then(GiveCard(self.number))  # VSB-TRE-01

    def draws_omens(self, g: Vast, number: int) -> None:
        draw_omens(g, number)  # VSB-EVT-03

    def hexed(self, g: Vast, number: int) -> None:
        g.then(DropOmens(self.number, number))  # VSB-SEC-13

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return cave_wins_by(g, event, facts)

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """VSB-HID-02, VSB-HID-13: its hand is its own; all have seen the symbols, and how many tiles there are."""
        board = cave_of(g).clone()
        k.cave = board
        if self.number in seat:
            know_cards(g, k)
        elif g.minds[self.number] not in seat:  # VSB-GHS-28: whoever possesses it sees its hand
            board.hand = tuple(sorted([face_down(g, tile) for tile in board.hand]))

    def deal(self, k: Vast, seat: tuple[int, ...], rng: Any) -> None:
        """Tiles of the hand are dealt with all others, see secrets/redeal.py."""

    def progress(self, g: Vast) -> float:
        return progress(g)


def know_cards(g: Vast, k: Vast) -> None:
    """VSB-HID-05, VSB-CVS-13: the top three Event cards; VSB-HID-09: what it has put under the decks;

    VSB-HID-10: and the Treasure cards that the Knight has from it.
    """
    deck, sunk = g.event_deck, cave_of(g).sunk
    is_drawn = g.cave_ghost is None or any([isinstance(frame, PlayEvent) for frame in g.agenda])
    top = PEEK if is_drawn else 0  # VSB-CGH-03: the Cave Ghost sees them only when she has drawn them
    k.event_deck = tuple([c if n < top or n >= len(deck) - sunk else CARD for n, c in enumerate(deck)])
    if g.knight is None or k.knight is None:
        return
    top = DRAWN if any([isinstance(frame, GiveCard) for frame in g.agenda]) else 0
    cards, buried = g.treasure_deck, len(g.treasure_deck) - g.knight.sunk
    k.treasure_deck = tuple([c if n < top or n >= buried else CARD for n, c in enumerate(cards)])
    k.knight.treasures = g.knight.treasures
