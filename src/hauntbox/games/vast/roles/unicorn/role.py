"""The Unicorns' answers to cave and table: the Nightmare Unicorn, who plays, and the Shadow Unicorn. UNS, FRC, HID"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.vast.cave.forced import is_taken
from hauntbox.games.vast.cave.ground import is_dark_at, is_shut
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, THIEF, UNICORN
from hauntbox.games.vast.roles.role import IN_FLAMES, Role
from hauntbox.games.vast.roles.unicorn.board import ARMOR, UnicornBoard
from hauntbox.games.vast.roles.unicorn.cards import ALL, DiscardUnicorn, draw, shuffle_in
from hauntbox.games.vast.roles.unicorn.goals import unicorn_wins_by
from hauntbox.games.vast.roles.unicorn.judgement import progress
from hauntbox.games.vast.roles.unicorn.rules.destinations import can_bolt
from hauntbox.games.vast.roles.unicorn.rules.radiance import LoseImbued
from hauntbox.games.vast.roles.unicorn.rules.stats import armor, calm, orienter, pace, spirit, start_health
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt, leave_hot_ground
from hauntbox.games.vast.roles.unicorn.rules.wounds import (
    bars_shot,
    bars_stab,
    bars_struck,
    lose_cards,
    shot,
    struck,
    wound,
)
from hauntbox.games.vast.roles.unicorn.shadow_turn import begin_shadow, set_up_shadow
from hauntbox.games.vast.roles.unicorn.turn import AppearOn, PerformActions, ReplaceCards, UnicornStirs
from hauntbox.games.vast.state import Vast, trance_of, unicorn_of
from hauntbox.games.vast.table.turns import end_turn_at_once

FACE_DOWN: Final = -1
POSSESSED_CARDS: Final = 2  # VSB-POS-08


class Unicorn(Role):
    number = UNICORN

    def set_up(self, g: Vast) -> None:
        """VSB-UNS-01, VSB-UNS-02, VSB-UNS-03: his board and a hand of cards; not in the cave yet.

        VSB-PLR-21: the set-up may put a cube of the supply on Armor that the Cave cannot remove.
        """
        if g.terms.shadow:
            set_up_shadow(g)
            return
        g.unicorn = board = UnicornBoard(health=start_health(g))
        if g.terms.armor:
            board.upgrades[ARMOR], board.locked = 1, 1
            board.cubes -= 1
        shuffle_in(g)
        draw(g, spirit(g))

    def begin(self, g: Vast) -> None:
        if g.terms.shadow:
            begin_shadow(g)
        else:
            g.then(UnicornStirs(), PerformActions(UNICORN), ReplaceCards())

    def play_possessed(self, g: Vast, by: int) -> None:
        """VSB-POS-08: Influence + 2 Unicorn cards, VSB-GHS-27: from the deck, and no new hand is drawn.

        VSB-GHS-46: his actions are new; VSB-GHS-23: the Blast, and whose attack has given Radiance, are not.
        """
        board, trance = unicorn_of(g), trance_of(g)
        trance.hand, board.hand = board.hand, ()
        board.acted, board.moving = 0, False
        draw(g, trance.influence + POSSESSED_CARDS)
        g.then(PerformActions(UNICORN))

    def released(self, g: Vast) -> None:
        """VSB-GHS-27: what is unused is discarded, VSB-HID-13: openly; his own hand comes back. VSB-UNT-09: his Anger
        is over."""
        board = unicorn_of(g)
        g.learned = g.learned or bool(board.hand)
        board.spent += board.hand
        board.hand = trance_of(g).hand
        calm(g)

    def summoned(self, g: Vast) -> None:
        """VSB-GHS-20: by his first-turn rule."""
        g.unicorn = UnicornBoard(health=start_health(g), is_here=True)
        shuffle_in(g)
        g.then(AppearOn(UNICORN, g.at[KNIGHT]))

    def dismissed(self, g: Vast) -> None:
        g.unicorn = None

    def bars_block(self, g: Vast, influence: int) -> str:
        """VSB-GHS-16: as many Unicorn cards as her Influence."""
        return "" if len(unicorn_of(g).hand) >= influence else "VSB-GHS-16"

    def pay_block(self, g: Vast, influence: int) -> None:
        g.then(DiscardUnicorn(UNICORN, influence))

    def depart(self, g: Vast) -> None:
        """VSB-ORD-22: his cubes leave the map."""
        unicorn_of(g).marks = ()
        if g.turn == UNICORN:
            end_turn_at_once(g)

    def alone_number(self, g: Vast) -> int:
        return pace(g)  # VSB-VAR-22

    # -- the cave -----------------------------------------------------------------------------------------------------

    def chooses_terrain(self, g: Vast) -> int:
        return orienter(g)  # VSB-TRN-33

    def end_on_space(self, g: Vast) -> None:
        """VSB-TRN-05, VSB-TRN-25: Magma makes him Teleport. VSB-TRN-07: nobody ends a turn on a Pit."""
        leave_hot_ground(g)

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        """VSB-FRC-08: not through walls, onto Dark tiles or onto spaces with other players."""
        is_barred = is_shut(g, g.at[piece], way) or is_dark_at(g, to) or is_taken(g, piece, to)
        return "VSB-FRC-08" if is_barred else ""

    def leaves_by_itself(self, g: Vast, piece: int) -> bool:
        return True

    def leave(self, g: Vast, piece: int) -> None:
        """VSB-FRC-08, VSB-SHU-23: off a tile that is removed he Teleports."""
        g.then(Bolt())

    def bars_removal(self, g: Vast, space: int) -> str:
        """VSB-UNT-38: the tile under him stays if he can Teleport nowhere."""
        return "" if g.at[UNICORN] != space or can_bolt(g) else "VSB-UNT-38"

    def tile_goes(self, g: Vast, space: int) -> None:
        """VSB-UNT-29: a cube on it leaves the game."""
        board = unicorn_of(g)
        board.marks = tuple([each for each in board.marks if each != space])

    def slid(self, g: Vast, to: dict[int, int]) -> None:
        board = unicorn_of(g)
        board.marks = tuple(sorted([to.get(space, space) for space in board.marks]))

    # -- meeting others -----------------------------------------------------------------------------------------------

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        return bars_struck(g, by)

    def struck(self, g: Vast, piece: int, by: int) -> None:
        struck(g, by)

    def bars_shot(self, g: Vast, piece: int, by: int) -> str:
        return bars_shot(g)

    def struck_by_shot(self, g: Vast, piece: int, by: int) -> None:
        shot(g)

    def hit_by_power(self, g: Vast, piece: int, how: int) -> None:
        """VSB-UNT-33: the Flame Wall forces a Teleport, and nothing else; VSB-SHU-12: Claw and Scratch are attacks."""
        if how == IN_FLAMES:
            g.then(Bolt())
        else:
            wound(g, DRAGON)

    def hexed(self, g: Vast, number: int) -> None:
        lose_cards(g, number)

    def wariness(self, g: Vast, piece: int) -> int:
        return armor(g)  # VSB-THA-19

    def bars_backstab(self, g: Vast, piece: int, cubes: int) -> str:
        return bars_stab(g, cubes)

    def backstabbed(self, g: Vast, piece: int, cubes: int) -> None:
        wound(g, THIEF)

    def rob_thief(self, g: Vast, level: int) -> None:
        """VSB-UNT-14, VSB-THU-20: cards by the Loot Drop Level, and 0, 1 or 2 more by Anger."""
        draw(g, level + unicorn_of(g).anger - 1)

    def spored(self, g: Vast) -> None:
        g.then(LoseImbued(UNICORN))  # VSB-UNT-26

    # -- winning, knowing ---------------------------------------------------------------------------------------------

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return unicorn_wins_by(g, event, facts)

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """VSB-HID-06: his hand is his own. VSB-HID-07: the Shadow's pile and deck are known to nobody. VSB-HID-13"""
        board = unicorn_of(g).clone()
        board.deck = (FACE_DOWN,) * len(board.deck)
        if g.minds[UNICORN] not in seat:
            board.hand = (FACE_DOWN,) * len(board.hand)  # VSB-HID-12: possessed, the drawn cards are the Ghost's to see
        k.unicorn = board

    def deal(self, k: Vast, seat: tuple[int, ...], rng: Any) -> None:
        """The cards that the seat does not see, dealt anew."""
        board = unicorn_of(k)
        aside = k.trance.hand if k.possessed == UNICORN and k.trance is not None else ()
        seen = (*board.hand, *board.shown, *board.spent, *aside)
        unseen = [card for card in ALL if card not in seen]
        rng.shuffle(unseen)
        if FACE_DOWN in board.hand:
            hand = [unseen.pop() for _ in board.hand]
            board.hand = tuple(hand if k.terms.shadow else sorted(hand))
        if FACE_DOWN in aside and k.trance is not None:
            k.trance.hand = tuple(sorted([unseen.pop() for _ in aside]))
        board.deck = tuple(unseen)

    def progress(self, g: Vast) -> float:
        return progress(g)
