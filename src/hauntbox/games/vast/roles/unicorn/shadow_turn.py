"""The Shadow Unicorn's turn: nobody plays him, his Spirit pile does. SHU, GROW, ORD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.forced import announce_entry
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE
from hauntbox.games.vast.cave.ground import is_dark_at, is_open_space
from hauntbox.games.vast.roles.numbers import IN_TURN, NOBODY, OWNER, TRIBES, UNICORN
from hauntbox.games.vast.roles.unicorn.actions import GORE, PIECE_OF, Gore
from hauntbox.games.vast.roles.unicorn.board import CUBES, SHADOW_HEALTH, UnicornBoard
from hauntbox.games.vast.roles.unicorn.cards import CARDS, shuffle_in, take_top
from hauntbox.games.vast.roles.unicorn.rules.sight import (
    LOTS,
    face,
    face_open,
    favourites,
    mark,
    seen,
    way_towards,
)
from hauntbox.games.vast.roles.unicorn.rules.stats import decider, spirit
from hauntbox.games.vast.roles.unicorn.rules.strides import bars_stride, is_free
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt, attack, leave_hot_ground, stride, unveil
from hauntbox.games.vast.roles.unicorn.turn import AppearOn
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

# What a card prompts.
TO_MOVE: Final = 0
TO_TURN: Final = 1
ANGRY: Final = 2
PROVOKED: Final = {"easy": (ANGRY,), "medium": (TO_MOVE, ANGRY), "hard": (TO_MOVE, TO_TURN, ANGRY)}  # VSB-SHU-06


def set_up_shadow(g: Vast) -> None:
    """VSB-SHU-01: Health 7; VSB-SHU-02: a Spirit pile, and no Crystal tile revealed. All his cubes are at hand."""
    g.unicorn = UnicornBoard(health=SHADOW_HEALTH, cubes=CUBES)
    shuffle_in(g)
    refresh(g)


def refresh(g: Vast) -> None:
    """VSB-SHU-05: the pile is refreshed to his Spirit, VSB-HID-07: face down."""
    board = unicorn_of(g)
    while len(board.hand) < spirit(g):
        card = take_top(g)
        if card < 0:
            return
        board.hand += (card,)


def is_stirring(g: Vast) -> bool:
    """VSB-ORD-03: whether he takes turns: while he is in play and alive."""
    return g.terms.shadow and not g.left >> UNICORN & 1


def begin_shadow(g: Vast) -> None:
    """VSB-SHU-04: on his first turn he appears, and does not Rampage."""
    board = unicorn_of(g)
    is_first, board.is_here = not board.is_here, True
    g.then(ShadowCards(0, is_first))
    if is_first:
        g.then(AppearOn(decider(g), quarry(g)))


def quarry(g: Vast) -> int:
    """VSB-SHU-04: where the hunter's piece stands, without a hunter the first piece in the order of turns."""
    pieces = [piece for piece in IN_TURN if g.at[piece] in g.ground and piece != UNICORN]
    own = [piece for piece in pieces if OWNER[piece] == g.terms.hunter]
    return g.at[(own or pieces)[0]] if pieces else NOWHERE


# Cards. -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ShadowCards(Step):
    """VSB-SHU-05: the Spirit pile is revealed card by card; when it is empty it is refreshed."""

    number: int  # cards revealed so far
    is_first: bool

    def run(self, g: Vast) -> None:
        board = unicorn_of(g)
        if g.at[UNICORN] not in g.ground:
            return
        if not board.hand:
            refresh(g)
            leave_hot_ground(g)  # VSB-TRN-05: this is the end of his turn
            return
        g.then(ShadowCards(self.number + 1, self.is_first))
        card, board.hand = board.hand[0], board.hand[1:]
        board.spent += (card,)
        g.learned = True
        g.tell("VSB-SHU-05", "spirit card", UNICORN, card)
        heed(g, card, self.number % 2 == 0, self.is_first)


def heed(g: Vast, card: int, is_odd: bool, is_first: bool) -> None:
    """VSB-SHU-05: odd cards prompt a Move, even ones a Turn, angry ones their own action. VSB-SHU-06: or a Rampage."""
    shown = CARDS[card]
    moves = shown.move > 0 if shown.angry else is_odd
    prompt = ANGRY if shown.angry else TO_MOVE if moves else TO_TURN
    if not is_first and prompt in PROVOKED[g.options.solo_level] and seen(g):
        rampage(g)
    elif moves:
        unicorn_of(g).moving = True
        g.then(ShadowMoves(shown.move))
    else:
        face(g, (unicorn_of(g).facing + shown.turn) % 4)


# Move. --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ShadowMoves(Step):
    """VSB-SHU-08: the card's number of spaces; facing a wall he turns right. VSB-SHU-23: walled in, he Teleports.

    VSB-TRN-29: the River counts nothing; where the Move ends, Magma or a Pit sends him on.
    """

    steps: int
    been: tuple[int, ...] = ()  # spaces of this Move
    has_left: bool = False  # he has left Terrain in it where no tile lay

    def run(self, g: Vast) -> None:
        board, here = unicorn_of(g), g.at[UNICORN]
        if not board.moving or here not in g.ground:
            board.moving = False
        elif not self.steps:
            board.moving = False
            leave_hot_ground(g)
        elif not face_open(g, self.has_left):
            g.then(Bolt())
        else:
            space = NEAR[here][board.facing]
            left = self.steps - (not is_free(g, space, self.been))
            g.then(ShadowMoves(left, (*self.been, space), self.has_left or is_open_space(g, space)))
            stride(g, board.facing)


# Rampage. -----------------------------------------------------------------------------------------------------------


def rampage(g: Vast) -> None:
    """VSB-SHU-07, VSB-SHU-19: he turns to his target, moves to it and attacks. VSB-RND-11: lots between equal ones."""
    found = favourites(g, seen(g))
    g.tell("VSB-SHU-07", "rampages", UNICORN)
    if all([piece in TRIBES for piece in found]):
        g.then(ChargeWhich(decider(g), tuple(sorted(found))))
    else:
        charge(g, found[g.roll(len(found), LOTS) - 1] if len(found) > 1 else found[0])


@dataclass(frozen=True)
class ChargeWhich(Listed):
    """VSB-DEC-149: which of equally strong and close Tribes, the hunter says."""

    tribes: tuple[int, ...]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.tribes) > 1 else ()

    def run(self, g: Vast) -> None:
        charge(g, self.tribes[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [GORE[piece] for piece in self.tribes]

    def answer(self, g: Vast, act: Gore) -> None:
        charge(g, PIECE_OF[act.piece])


def charge(g: Vast, piece: int) -> None:
    way = way_towards(g, g.at[piece])
    if way != NOBODY:
        face(g, way)
    unicorn_of(g).moving = True
    g.then(ChargeOn(piece))


@dataclass(frozen=True)
class ChargeOn(Step):
    """VSB-SHU-07: straight on to the target. He marks the tiles on his way, VSB-SHU-20: and no cube there stops him.

    VSB-TRN-29: only a chasm does.
    """

    piece: int

    def run(self, g: Vast) -> None:
        board, here = unicorn_of(g), g.at[UNICORN]
        if not board.moving or here not in g.ground:
            return
        if g.at[self.piece] == here:
            board.moving = False
            attack(g, self.piece)
            return
        space = NEAR[here][board.facing]
        if bars_stride(g, board.facing):
            board.moving = False
            return
        g.at[UNICORN] = space
        g.tell("VSB-SHU-07", "steps", UNICORN, space)
        g.then(ChargeOn(self.piece))
        announce_entry(g, UNICORN)
        if g.at[self.piece] != space:
            mark(g, space)
        if is_dark_at(g, space):
            unveil(g, space, here)
