"""The Dragon's answers to cave and table. DRS, FRC, HID"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.vast.cave.forced import is_taken
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE
from hauntbox.games.vast.cave.ground import feature_at, is_dark_at, is_shut
from hauntbox.games.vast.cave.holding import return_token, take_token
from hauntbox.games.vast.cave.tiles import EVENT
from hauntbox.games.vast.cave.tokens import FLAME_WALL, GEMS, TREASURES
from hauntbox.games.vast.roles.dragon.against import burn
from hauntbox.games.vast.roles.dragon.board import CARDS, EVENT_PRIDE, START_HAND, DragonBoard
from hauntbox.games.vast.roles.dragon.cards import DiscardPower, ReplaceHand, cards_promised, draw, shuffle_and_draw
from hauntbox.games.vast.roles.dragon.goals import dragon_wins_by
from hauntbox.games.vast.roles.dragon.judgement import progress
from hauntbox.games.vast.roles.dragon.rules.sloth import (
    FeedHunger,
    GiveTreasure,
    RestCheck,
    ReturnSloth,
    TakeTreasures,
    bars_return,
    meet_pride,
)
from hauntbox.games.vast.roles.dragon.rules.surfacing import TRIP, FlyOn, bars_step
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor, end_on_crystal, move_hunger, start_health
from hauntbox.games.vast.roles.dragon.turn import DragonStirs, EndPossessed, MoveAndUse, PlaceAGem, appear
from hauntbox.games.vast.roles.knight.rules.dragon_hunt import (
    bars_hunt,
    bars_shot_at_dragon,
    shoot_dragon,
    strike_dragon,
)
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT
from hauntbox.games.vast.roles.role import Role
from hauntbox.games.vast.roles.thief.against import bars_rob_dragon, rob_dragon, stab_dragon
from hauntbox.games.vast.state import Vast, dragon_of, trance_of
from hauntbox.games.vast.table.turns import end_turn_at_once

FACE_DOWN: Final = -1
POSSESSED_CARDS: Final = 2


class Dragon(Role):
    number = DRAGON

    def set_up(self, g: Vast) -> None:
        """VSB-DRS-02, VSB-DRS-05, VSB-DRS-08: his board, three Power cards; asleep, underground and not there yet."""
        g.dragon = DragonBoard(health=start_health(g))
        move_hunger(g)
        shuffle_and_draw(g, START_HAND)

    def begin(self, g: Vast) -> None:
        g.then(
            DragonStirs(), MoveAndUse(DRAGON), RestCheck(), TakeTreasures(), GiveTreasure(DRAGON), PlaceAGem(DRAGON),
            FeedHunger(DRAGON), ReplaceHand(),
        )  # fmt: skip

    def play_possessed(self, g: Vast, by: int) -> None:
        """VSB-POS-03: Influence + 2 Power cards, no Gem is placed, no hand replaced; VSB-GHS-27: from the deck.

        VSB-GHS-46: his free move is new; VSB-POS-19: Sloth cubes go on from where he left them.
        """
        board, trance = dragon_of(g), trance_of(g)
        trance.hand, board.hand = board.hand, ()
        board.flown = False
        draw(g, trance.influence + POSSESSED_CARDS)  # VSB-RND-12
        g.then(
            MoveAndUse(DRAGON), RestCheck(), TakeTreasures(), GiveTreasure(DRAGON), FeedHunger(DRAGON), EndPossessed()
        )

    def released(self, g: Vast) -> None:
        """VSB-GHS-27: what is unused is discarded, VSB-HID-18: unseen, and his own hand comes back."""
        board = dragon_of(g)
        board.unused = tuple(sorted((*board.unused, *board.hand)))
        board.hand = trance_of(g).hand

    def summoned(self, g: Vast) -> None:
        """VSB-GHS-20: by his first-turn rule."""
        g.dragon = DragonBoard(health=start_health(g))
        shuffle_and_draw(g, 0)
        appear(g)

    def dismissed(self, g: Vast) -> None:
        self.clear(g)
        g.dragon = None

    def bars_block(self, g: Vast, influence: int) -> str:
        """VSB-GHS-16: as many Power cards as her Influence."""
        return "" if len(dragon_of(g).hand) >= influence else "VSB-GHS-16"

    def pay_block(self, g: Vast, influence: int) -> None:
        g.then(DiscardPower(DRAGON, influence))

    def pit_moves(self, g: Vast, piece: int, gone: int) -> int:
        """VSB-TRN-22: two of his moves; whether he has them is asked where he moves."""
        return TRIP - gone

    def bars_pit_exit(self, g: Vast, piece: int, way: int, left: int) -> str:
        return bars_step(g, g.at[DRAGON], way)

    def leave_pit(self, g: Vast, piece: int, way: int) -> None:
        g.then(FlyOn((NEAR[g.at[DRAGON]][way],)))

    def end_on_space(self, g: Vast) -> None:
        """VSB-TRN-25: Magma does him no harm."""
        if g.at[DRAGON] != NOWHERE:
            end_on_crystal(g)  # VSB-DRW-15

    def depart(self, g: Vast) -> None:
        """VSB-ORD-22: Gems and Flame Wall leave the map, his Treasures return."""
        self.clear(g)
        if g.turn == DRAGON:
            end_turn_at_once(g)

    def clear(self, g: Vast) -> None:
        board = dragon_of(g)
        for kind in (*GEMS, FLAME_WALL):
            for space in g.tokens[kind]:
                take_token(g, kind, space)
        for _ in range(board.treasures):
            return_token(g, TREASURES)
        board.treasures = 0

    def alone_number(self, g: Vast) -> int:
        return dragon_of(g).spirit  # VSB-VAR-20

    def has_revealed(self, g: Vast, space: int) -> None:
        if feature_at(g, space) == EVENT:
            meet_pride(g, EVENT_PRIDE)  # VSB-DRW-03

    def entered(self, g: Vast, piece: int) -> bool:
        """VSB-FRC-12: by force too."""
        return g.at[piece] in g.tokens[FLAME_WALL] and burn(g, piece)

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        """VSB-FRC-06: not onto others; on the surface not through walls and not onto Dark tiles either."""
        if dragon_of(g).surfaced and (is_shut(g, g.at[piece], way) or is_dark_at(g, to)):
            return "VSB-FRC-06"
        return "VSB-FRC-06" if is_taken(g, piece, to) else ""

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        return bars_hunt(g) if by == KNIGHT else "VSB-GOA-12"

    def struck(self, g: Vast, piece: int, by: int) -> None:
        strike_dragon(g)

    def spored(self, g: Vast) -> None:
        """VSB-CVO-12: a cube of Wakefulness goes back to a Sloth track. VSB-CVO-24, VSB-PLR-05: not a locked one."""
        board = dragon_of(g)
        if board.wakefulness > board.locked and not bars_return(g):
            g.then(ReturnSloth(DRAGON))  # VSB-DEC-111

    def bars_shot(self, g: Vast, piece: int, by: int) -> str:
        return bars_shot_at_dragon(g)

    def struck_by_shot(self, g: Vast, piece: int, by: int) -> None:
        shoot_dragon(g)

    def wariness(self, g: Vast, piece: int) -> int:
        return armor(g)

    def bars_pickpocket(self, g: Vast, piece: int) -> str:
        return bars_rob_dragon(g)

    def pickpocketed(self, g: Vast, piece: int) -> None:
        rob_dragon(g)

    def bars_backstab(self, g: Vast, piece: int, cubes: int) -> str:
        return ""

    def backstabbed(self, g: Vast, piece: int, cubes: int) -> None:
        stab_dragon(g, cubes)

    def rob_thief(self, g: Vast, level: int) -> None:
        """VSB-DRP-27, VSB-THU-15: as many Power cards as the Loot Drop Level."""
        draw(g, level)

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return dragon_wins_by(g, event, facts)

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """VSB-HID-02, VSB-HID-13: his hand is his own, how many cards is known; nobody knows the deck."""
        board = dragon_of(g).clone()
        board.deck, board.unused = (FACE_DOWN,) * len(board.deck), (FACE_DOWN,) * len(board.unused)
        if g.minds[DRAGON] not in seat:
            board.hand = (FACE_DOWN,) * len(board.hand)  # VSB-HID-12: possessed, the drawn cards are the Ghost's to see
        k.dragon = board

    def deal(self, k: Vast, seat: tuple[int, ...], rng: Any) -> None:
        """The Power cards that the seat does not see, dealt anew."""
        board = dragon_of(k)
        unseen = [*CARDS]
        aside = k.trance.hand if k.possessed == DRAGON and k.trance is not None else ()
        for symbol in (*board.hand, *board.spent, *aside):
            if symbol != FACE_DOWN:
                unseen.remove(symbol)
        hand = cards_promised(k) if FACE_DOWN in board.hand else []
        for symbol in hand:
            unseen.remove(symbol)
        rng.shuffle(unseen)
        if FACE_DOWN in board.hand:
            board.hand = tuple(sorted([*hand, *[unseen.pop() for _ in board.hand[len(hand) :]]]))
        if FACE_DOWN in aside and k.trance is not None:
            k.trance.hand = tuple(sorted([unseen.pop() for _ in aside]))
        board.unused = tuple(sorted([unseen.pop() for _ in board.unused]))
        board.deck = tuple(unseen)

    def progress(self, g: Vast) -> float:
        return progress(g)
