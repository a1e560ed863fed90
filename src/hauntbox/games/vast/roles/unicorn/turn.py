"""The Nightmare Unicorn's turn: he appears, performs actions by cards, replaces his hand. UNT, UNS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import WAY, Way
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, WAY_NAMES, way_to
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at
from hauntbox.games.vast.roles.ghost.actions import EXTRAS
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra, do_extra, extras
from hauntbox.games.vast.roles.numbers import KNIGHT, UNICORN
from hauntbox.games.vast.roles.unicorn.actions import (
    CARD_NAMES,
    DISPLACE,
    GALLOP,
    MOVING,
    STAND,
    TURNING,
    VANISH,
    WHEEL,
    Displace,
    Gallop,
    Stand,
    Vanish,
    Wheel,
)
from hauntbox.games.vast.roles.unicorn.cards import CARDS, draw, play_card
from hauntbox.games.vast.roles.unicorn.rules.deeds import (
    EndAction,
    MoveOn,
    SecondCard,
    SwingBy,
    bars_displace,
    bars_play,
    bars_vanish,
    displace,
    play_for,
)
from hauntbox.games.vast.roles.unicorn.rules.stats import calm, pace, spirit
from hauntbox.games.vast.roles.unicorn.rules.teleport import unveil
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.asking import Listed, OneSpaceOf
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

# Coming into the cave. ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class UnicornStirs(Step):
    """What a turn begins with."""

    def run(self, g: Vast) -> None:
        board = unicorn_of(g)
        board.acted, board.scored = 0, 0
        board.blasted = board.moving = False
        if not board.is_here:
            board.is_here = True
            g.then(AppearOn(UNICORN, g.at[KNIGHT]))


def doorsteps(g: Vast, beside: int) -> list[int]:
    """VSB-UNS-07, VSB-SHU-04: Lit tiles next to a piece; without one, Dark tiles next to the Entrance.

    Without a piece, or without either kind of tile: the Entrance.
    """
    if beside not in g.ground:
        return [MIDDLE]
    lit = [space for space in NEAR[beside] if is_lit_at(g, space)]
    return sorted(lit or [space for space in NEAR[MIDDLE] if is_dark_at(g, space)]) or [MIDDLE]


@dataclass(frozen=True)
class AppearOn(OneSpaceOf):
    """VSB-DEC-133, VSB-DEC-148: where he comes into the cave, `beside` whom. He is put there, so nobody is attacked."""

    beside: int

    def pool(self, g: Vast) -> list[int]:
        return doorsteps(g, self.beside)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in self.pool(g) else "VSB-UNS-07"

    def chosen(self, g: Vast, space: int) -> None:
        """VSB-UNS-07: facing away from her, VSB-SHU-04: or from the hunter; a Dark tile is revealed."""
        board = unicorn_of(g)
        g.at[UNICORN] = space
        g.tell("VSB-UNS-07", "unicorn appears", UNICORN, space)
        start = self.beside if self.beside in NEAR[space] else MIDDLE
        if start == space:
            g.then(FaceWhere(self.role))
            return
        board.facing = way_to(start, space)
        if is_dark_at(g, space):
            unveil(g, space, start)


@dataclass(frozen=True)
class FaceWhere(Listed):
    """VSB-DEC-134: on the Entrance he says where he looks."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return WAY

    def answer(self, g: Vast, act: Way) -> None:
        unicorn_of(g).facing = WAY_NAMES.index(act.way)


# Actions. -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PerformActions(Choice):
    """VSB-UNT-01: phase 1, as many actions as his Pace, each by a card, a Teleport by two; or fewer."""

    def waiting(self, g: Vast) -> Sequence[int]:
        board = unicorn_of(g)
        has_more = board.acted < pace(g) or bool(extras(g, UNICORN))
        return (UNICORN,) if has_more and bool(board.hand) and g.at[UNICORN] in g.ground else ()

    def run(self, g: Vast) -> None:
        """He has done all that he can."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        hand = unicorn_of(g).hand
        found: list[Action] = [GALLOP[card] for card in hand if card in MOVING]
        found += [WHEEL[card] for card in hand if card in TURNING]
        return [*found, *[VANISH[card] for card in hand], *[DISPLACE[card] for card in hand], STAND, *EXTRAS]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if act in EXTRAS:
            return bars_extra(g, UNICORN, act)
        if isinstance(act, Stand):
            return ""
        if unicorn_of(g).acted >= pace(g):
            return "VSB-UNT-01"
        if isinstance(act, Gallop | Wheel):
            return bars_play(g, CARD_NAMES.index(act.card))
        if isinstance(act, Vanish):
            return bars_vanish(g, CARD_NAMES.index(act.card))
        if isinstance(act, Displace):
            return bars_displace(g, CARD_NAMES.index(act.card))
        return act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Stand):
            return
        if act in EXTRAS:
            g.then(PerformActions(UNICORN))
            do_extra(g, UNICORN, act)
            return
        unicorn_of(g).acted += 1
        perform(g, act)


def perform(g: Vast, act: Action) -> None:
    """VSB-DEC-123, VSB-DEC-124: the card's Move or its Turn; or a Teleport, or the Blast. VSB-UNT-02: angry cards."""
    card = CARD_NAMES.index(getattr(act, "card", ""))
    if isinstance(act, Gallop | Wheel):
        is_angry = play_for(g, card)
        g.then(EndAction(is_angry), PerformActions(UNICORN))
        unicorn_of(g).moving = isinstance(act, Gallop)
        g.then(MoveOn(CARDS[card].move) if isinstance(act, Gallop) else SwingBy(UNICORN, CARDS[card].turn))
        return
    g.then(EndAction(False), PerformActions(UNICORN))
    if isinstance(act, Vanish):
        play_card(g, card)
        g.then(SecondCard(UNICORN, card))
    else:
        displace(g, card)


@dataclass(frozen=True)
class ReplaceCards(Step):
    """VSB-UNT-09: phase 2: the hand is discarded, a new one drawn, Anger reset. VSB-HID-13: discards lie open."""

    def run(self, g: Vast) -> None:
        board = unicorn_of(g)
        board.spent, board.hand = (*board.spent, *board.hand), ()
        draw(g, spirit(g))
        calm(g)
