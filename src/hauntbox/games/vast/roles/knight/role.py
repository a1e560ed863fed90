"""The Knight's answers to cave and table. KNS, FRC, KNQ"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.vast.cave.forced import is_taken
from hauntbox.games.vast.cave.grid import MIDDLE
from hauntbox.games.vast.cave.ground import is_dark_at, is_shut
from hauntbox.games.vast.cave.terrain.lying import is_on_magma
from hauntbox.games.vast.roles.knight.board import DARING, EAGLE_EYED, SHIELD, KnightBoard
from hauntbox.games.vast.roles.knight.goals import knight_wins_by
from hauntbox.games.vast.roles.knight.judgement import progress
from hauntbox.games.vast.roles.knight.rules.grit import gain_grit, hurt, lose_grit
from hauntbox.games.vast.roles.knight.rules.moving import bars_edge, has_event, step
from hauntbox.games.vast.roles.knight.rules.stats import cubes_in_hand, movement, perception
from hauntbox.games.vast.roles.knight.rules.treasures import CARDS
from hauntbox.games.vast.roles.knight.turn import MOVE_AND_ACT, PICK_UP, PlayOn
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.roles.role import Role
from hauntbox.games.vast.roles.thief.against import bars_rob_knight, rob_knight, stab_knight
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.ends import BY_OTHERS
from hauntbox.games.vast.table.turns import end_turn_at_once

SIDEQUESTS: Final = 10
HAND: Final = 3
QUESTS: Final = "sidequests"  # purpose of chance
REMOVED: Final = (DARING, EAGLE_EYED)  # where the set-up takes them out
FACE_DOWN: Final = -1
SPORES_GRIT: Final = 5
BLOCK_GRIT: Final = 2


class Knight(Role):
    number = KNIGHT

    def set_up(self, g: Vast) -> None:
        """VSB-KNS-01, VSB-KNS-02, VSB-KNS-03: her numbers, the Entrance, VSB-KNS-04: three Sidequests.

        VSB-CMP-05: of ten, with seven Hero cubes in all.
        """
        g.knight = board = KnightBoard()
        g.at[KNIGHT] = MIDDLE
        out = REMOVED if g.terms.fewer_quests else ()  # VST-VTWO-35
        quests = g.shuffle(tuple([card for card in range(SIDEQUESTS) if card not in out]), QUESTS)
        board.hand, board.quests, board.done = quests[:HAND], quests[HAND:], out

    def begin(self, g: Vast) -> None:
        g.then(PICK_UP, MOVE_AND_ACT)

    def play_possessed(self, g: Vast, by: int) -> None:
        g.then(PlayOn(), MOVE_AND_ACT)

    def summoned(self, g: Vast) -> None:
        """VSB-GHS-20: on the Entrance, without Sidequests."""
        g.knight = KnightBoard()
        g.at[KNIGHT] = MIDDLE

    def dismissed(self, g: Vast) -> None:
        g.knight = None

    def bars_block(self, g: Vast, influence: int) -> str:
        """VSB-GHS-16: Influence + 2 Grit."""
        return "" if knight_of(g).grit >= influence + BLOCK_GRIT else "VSB-GHS-16"

    def pay_block(self, g: Vast, influence: int) -> None:
        lose_grit(g, influence + BLOCK_GRIT, shielded=False)  # VSB-GHS-34

    def end_on_space(self, g: Vast) -> None:
        """VSB-TRN-05, VSB-TRN-25: Magma takes 1 Health, but never her last."""
        if is_on_magma(g, KNIGHT) and knight_of(g).health > 1:
            hurt(g, 1, BY_OTHERS)

    def pit_moves(self, g: Vast, piece: int, gone: int) -> int:
        return movement(g) - knight_of(g).moved

    def bars_pit_exit(self, g: Vast, piece: int, way: int, left: int) -> str:
        return bars_edge(g, way)

    def crossed_pits(self, g: Vast, piece: int) -> None:
        knight_of(g).moved += 1

    def leave_pit(self, g: Vast, piece: int, way: int) -> None:
        step(g, way)

    def depart(self, g: Vast) -> None:
        """VSB-ORD-22: dead, she does nothing more in the turn under way."""
        if g.turn == KNIGHT:
            end_turn_at_once(g)

    def slid(self, g: Vast, to: dict[int, int]) -> None:
        board = knight_of(g)
        board.came, board.unveiled = to.get(board.came, board.came), to.get(board.unveiled, board.unveiled)
        board.trod = tuple([to.get(space, space) for space in board.trod])
        board.scenes = tuple([to.get(space, space) for space in board.scenes])

    def alone_number(self, g: Vast) -> int:
        return cubes_in_hand(knight_of(g))  # VSB-VAR-28

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        """VSB-FRC-03: not through walls, onto Dark tiles or onto spaces with other players. VSB-KNQ-07: the Shield."""
        if knight_of(g).cubes[SHIELD]:
            return "VSB-KNQ-07"
        return "VSB-FRC-03" if is_shut(g, g.at[piece], way) or is_dark_at(g, to) or is_taken(g, piece, to) else ""

    def stops(self, g: Vast, piece: int) -> bool:
        """VSB-FRC-04: on an Event token."""
        return has_event(g, g.at[piece])

    def wariness(self, g: Vast, piece: int) -> int:
        return perception(g)

    def bars_pickpocket(self, g: Vast, piece: int) -> str:
        return bars_rob_knight(g)

    def pickpocketed(self, g: Vast, piece: int) -> None:
        rob_knight(g)

    def bars_backstab(self, g: Vast, piece: int, cubes: int) -> str:
        return ""

    def backstabbed(self, g: Vast, piece: int, cubes: int) -> None:
        stab_knight(g, cubes)

    def rob_thief(self, g: Vast, level: int) -> None:
        gain_grit(g, level)  # VSB-KNA-09, VSB-KNG-02, VSB-THU-15

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return knight_wins_by(g, event, facts)

    def progress(self, g: Vast) -> float:
        return progress(g)

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """VSB-HID-02, VSB-HID-10, VSB-HID-13: Sidequests and face-down Treasures are hers; how many is known."""
        board = knight_of(g).clone()
        board.quests = (FACE_DOWN,) * len(board.quests)
        if KNIGHT not in seat:
            board.hand = tuple([shown(c, board.shown) for c in board.hand])
            board.treasures = tuple([shown(c, board.face_up) for c in board.treasures])
        k.knight = board
        k.treasure_deck = known_deck(g, KNIGHT in seat)

    def spored(self, g: Vast) -> None:
        lose_grit(g, SPORES_GRIT)  # VSB-CVO-10

    def deal(self, k: Vast, seat: tuple[int, ...], rng: Any) -> None:
        """Sidequests and Treasure cards that the seat does not see, dealt anew."""
        board = knight_of(k)
        unseen = [card for card in range(SIDEQUESTS) if card not in board.hand + board.done]
        rng.shuffle(unseen)
        board.hand, board.quests = dealt(board.hand, unseen), dealt(board.quests, unseen)
        cards = [c for c in range(len(CARDS)) if c not in board.treasures + k.treasure_deck + k.treasure_out]
        rng.shuffle(cards)
        board.treasures, k.treasure_deck = dealt(board.treasures, cards), dealt(k.treasure_deck, cards)


def shown(card: int, seen: int) -> int:
    """The card, if it is among those that are seen."""
    return card if card != FACE_DOWN and seen >> card & 1 else FACE_DOWN


def known_deck(g: Vast, is_hers: bool) -> tuple[int, ...]:
    """VSB-HID-18: of the Treasure deck, what has gone under it: she knows all of that, others what lay face up."""
    board = knight_of(g)
    top, last = len(g.treasure_deck) - board.sunk, len(g.treasure_deck) - 1
    hers = [is_hers and not board.sunk_unseen >> last - n & 1 for n in range(top, last + 1)]
    under = [c if known else shown(c, board.sunk_open) for c, known in zip(g.treasure_deck[top:], hers, strict=True)]
    return (FACE_DOWN,) * top + tuple(under)


def dealt(row: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    """The row with cards, taken from the list, where it shows none."""
    return tuple([cards.pop() if card == FACE_DOWN else card for card in row])
