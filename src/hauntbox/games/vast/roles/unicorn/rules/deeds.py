"""His actions: Move, Turn, Teleport, Displacement Blast; and what he marks and collects where one ends. UNT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import AT, NO, YES, At
from hauntbox.games.vast.cave.collapse.removal import bars_removal, can_ever_go, crystals_gone, crystals_to_go
from hauntbox.games.vast.cave.collapse.slide import Rejoin
from hauntbox.games.vast.cave.die import hits_centre, roll_dragon_die
from hauntbox.games.vast.cave.fill import put_under
from hauntbox.games.vast.cave.forced import ClearTile
from hauntbox.games.vast.cave.grid import NEAR, SPACE_OF
from hauntbox.games.vast.cave.ground import feature_at, is_open_space, pieces_at
from hauntbox.games.vast.cave.holding import take_token
from hauntbox.games.vast.cave.tiles import CRYSTAL, TERRAIN
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.dragon.rules.wrath import WRATH_TILES, take_tile
from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.roles.unicorn.actions import CARD_NAMES, GATHER, SHED, SWING, Shed, Swing
from hauntbox.games.vast.roles.unicorn.board import BLAST
from hauntbox.games.vast.roles.unicorn.cards import CARDS, play_card, where_to
from hauntbox.games.vast.roles.unicorn.rules.destinations import is_valid
from hauntbox.games.vast.roles.unicorn.rules.radiance import gain_radiance
from hauntbox.games.vast.roles.unicorn.rules.sight import face, mark
from hauntbox.games.vast.roles.unicorn.rules.stats import rage
from hauntbox.games.vast.roles.unicorn.rules.strides import bars_stride, is_free, is_hidden
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt, leave_hot_ground, stride, teleport
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.asking import Listed, YesOrNo
from hauntbox.games.vast.table.ends import collapse
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

RIGHT_ANGLE = 90
PAIR = 2  # cards of a Teleport
KINDS = (TREASURES, *GEMS)  # what he collects, as actions.py names it


def bars_play(g: Vast, card: int) -> str:
    """VSB-UNT-01: a card of his hand."""
    return "" if card in unicorn_of(g).hand else "VSB-UNT-01"


def play_for(g: Vast, card: int) -> bool:
    """A card is played for its action; VSB-UNT-02: an angry one first gives 1 Anger, which is returned."""
    play_card(g, card)
    if CARDS[card].angry:
        rage(g)
    return CARDS[card].angry


# Move and Turn. -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveOn(Step):
    """VSB-UNT-03: forward, as far as possible, and so many spaces at most; a Teleport ends it.

    VSB-TRN-29: where it ends otherwise, Magma or a Pit sends him on.
    """

    steps: int
    been: tuple[int, ...] = ()  # spaces of this Move
    has_left: bool = False  # he has left Terrain in it where no tile lay

    def run(self, g: Vast) -> None:
        board, here = unicorn_of(g), g.at[UNICORN]
        if not board.moving or here not in g.ground:
            board.moving = False
        elif not self.steps or bars_stride(g, board.facing, self.has_left):
            board.moving = False
            leave_hot_ground(g)
        else:
            space = NEAR[here][board.facing]
            left = self.steps - (not is_free(g, space, self.been))
            g.then(MoveOn(left, (*self.been, space), self.has_left or is_open_space(g, space)))
            stride(g, board.facing)


@dataclass(frozen=True)
class SwingBy(Listed):
    """VSB-DEC-125, VSB-UNT-08: 90 or 180 degrees, in the card's direction."""

    turn: int

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return SWING

    def answer(self, g: Vast, act: Swing) -> None:
        face(g, (unicorn_of(g).facing + self.turn * (act.degrees // RIGHT_ANGLE)) % 4)


# Teleport by action. ------------------------------------------------------------------------------------------------


def bars_vanish(g: Vast, card: int) -> str:
    """VSB-UNT-18: any two cards, of which one shows a destination that he can use."""
    if len(unicorn_of(g).hand) < PAIR or bars_play(g, card):
        return "VSB-UNT-01"
    space = where_to(g, card)
    if is_valid(g, space, may_add=True):
        return ""
    return "VSB-TRN-29" if is_hidden(g, space) else "VSB-UNT-18"


@dataclass(frozen=True)
class SecondCard(Listed):
    """VSB-DEC-126: the other card. VSB-UNT-18: their actions and Anger are ignored."""

    first: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (UNICORN,) if len(unicorn_of(g).hand) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SHED[card] for card in unicorn_of(g).hand]

    def answer(self, g: Vast, act: Shed) -> None:
        self.play(g, CARD_NAMES.index(act.card))

    def play(self, g: Vast, card: int) -> None:
        play_card(g, card)
        g.then(VanishTo(UNICORN, (self.first, card)))


@dataclass(frozen=True)
class VanishTo(Listed):
    """VSB-DEC-127: which of the two destinations."""

    cards: tuple[int, int]

    def found(self, g: Vast) -> list[int]:
        return sorted([space for card in self.cards if is_valid(g, space := where_to(g, card), may_add=True)])

    def waiting(self, g: Vast) -> Sequence[int]:
        return (UNICORN,) if len(self.found(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        teleport(g, self.found(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[space] for space in self.found(g)]

    def answer(self, g: Vast, act: At) -> None:
        teleport(g, SPACE_OF[act.space])


# Displacement Blast. ------------------------------------------------------------------------------------------------


def bars_displace(g: Vast, card: int) -> str:
    """VSB-UNT-21: with the upgrade, once per turn; the card marks a tile that can be removed."""
    board = unicorn_of(g)
    if not board.upgrades[BLAST] or board.blasted:
        return "VSB-UNT-21"
    return bars_play(g, card) or bars_blown(g, where_to(g, card))


def bars_blown(g: Vast, space: int) -> str:
    if space not in g.ground:
        return "VSB-MAP-06"
    return "VSB-TRN-09" if g.ground[space] & TERRAIN else bars_removal(g, space)


def displace(g: Vast, card: int) -> None:
    """VSB-UNT-21: pieces leave it first; afterwards the map is connected again."""
    space = where_to(g, card)
    unicorn_of(g).blasted = True
    play_card(g, card)
    g.then(ClearTile(UNICORN, space), BlowAway(space), Rejoin(UNICORN))


@dataclass(frozen=True)
class BlowAway(Step):
    """VSB-COLL-21, VSB-COLL-22: a Crystal tile leaves the game and counts, others go under the stack."""

    space: int

    def run(self, g: Vast) -> None:
        if pieces_at(g, self.space):
            return  # VSB-COLL-17
        g.learned = True
        back = take_tile(g, self.space, UNICORN, "VSB-UNT-21")
        if back:
            put_under(g, tuple(back), WRATH_TILES)
        if crystals_gone(g) >= crystals_to_go(g):
            collapse(g, "VSB-COLL-19")
        elif g.collapsing and not can_ever_go(g):
            collapse(g, "VSB-COLL-29")


# Where an action ends. ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EndAction(Step):
    """VSB-UNT-02: nothing is marked or collected by an angry action; VSB-UNT-28: asked in his own turn alone."""

    is_angry: bool

    def run(self, g: Vast) -> None:
        here = g.at[UNICORN]
        if not self.is_angry and here in g.ground:
            g.then(MarkCrystal(UNICORN, here), GatherFrom(UNICORN, here))


@dataclass(frozen=True)
class MarkCrystal(YesOrNo):
    """VSB-DEC-129, VSB-UNT-05: a Crystal tile without a cube of his is marked for 1 Radiance, smashed or not."""

    space: int

    def waiting(self, g: Vast) -> Sequence[int]:
        board = unicorn_of(g)
        is_there = feature_at(g, self.space) == CRYSTAL and self.space not in board.marks and board.cubes > 0
        return (UNICORN,) if is_there and g.at[UNICORN] == self.space else ()

    def run(self, g: Vast) -> None:
        """There is nothing to mark."""

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES and mark(g, self.space):
            gain_radiance(g)


@dataclass(frozen=True)
class GatherFrom(Listed):
    """VSB-DEC-130: the tokens where the action ended, one after the other, or no more."""

    space: int

    def loot(self, g: Vast) -> list[Action]:
        return [GATHER[n] for n, kind in enumerate(KINDS) if self.space in g.tokens[kind]]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (UNICORN,) if g.at[UNICORN] == self.space and self.loot(g) else ()

    def run(self, g: Vast) -> None:
        """There is nothing to be had."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*self.loot(g), NO]

    def answer(self, g: Vast, act: Action) -> None:
        if act != NO:
            g.then(self)
            gather(g, KINDS[GATHER.index(act)])


def gather(g: Vast, kind: int) -> None:
    """VSB-UNT-06: 1 Radiance, the token returns to the Cave; VSB-UNT-07: a Gem to the Dragon, and the die decides."""
    take_token(g, kind, g.at[UNICORN])
    g.tell("VSB-UNT-06", "gathers", UNICORN, kind)
    if kind in GEMS and hits_centre(roll_dragon_die(g)):
        g.then(Bolt())
    else:
        gain_radiance(g)
