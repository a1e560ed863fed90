"""The Ghost's turn: Resolve Possession Card, Move and Act, Select Possession Card; and revealing one. GHS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, NO, WAY, YES, At, Way
from hauntbox.games.vast.cave.fill import lay_dark, tiles_left
from hauntbox.games.vast.cave.grid import NOWHERE, SPACE_OF, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import free_dark, frontier, is_dark_at
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.ghost.actions import CARD, CARD_OF, FADE, GRIP, OBJECT_OF, Card, Fade, Grip
from hauntbox.games.vast.roles.ghost.board import MOST_FOCUS, NO_CARD
from hauntbox.games.vast.roles.ghost.rules.floating import bars_deed, hops
from hauntbox.games.vast.roles.ghost.rules.moving import bars_fade, bars_hop, bars_step, hop, step
from hauntbox.games.vast.roles.ghost.rules.stats import (
    bars_card,
    bars_revealing,
    has_ghost_card,
    has_hidden_card,
    is_small,
)
from hauntbox.games.vast.roles.ghost.rules.telekinesis import GripWhich, bars_hold, objects
from hauntbox.games.vast.roles.ghoul.rules.skitter import near_entrance
from hauntbox.games.vast.roles.numbers import GHOST, NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.games.vast.table.asking import Listed, WhichSpace, YesOrNo
from hauntbox.games.vast.table.flare import flare
from hauntbox.games.vast.table.turns import Possess
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

CANDIDATES: Final[tuple[Action, ...]] = (*WAY, *GRIP.values(), FADE)


@dataclass(frozen=True)
class GhostStirs(Step):
    """What a turn begins with. VSB-GHS-01: on her first turn she is put on the map and resolves no card."""

    def run(self, g: Vast) -> None:
        board = ghost_of(g)
        board.moved, board.hauled, board.boosted = 0, (), False
        if g.at[GHOST] == NOWHERE:
            appear(g, GHOST)
        else:
            g.then(ResolveCard(GHOST))


# Coming onto the map. -----------------------------------------------------------------------------------------------


def appear(g: Vast, role: int) -> None:
    """VSB-GHS-01: on any unoccupied Dark tile; VSB-GHS-40: without one a tile is added, VST-SET-12: if it can be."""
    g.then(HauntOn(role))


@dataclass(frozen=True)
class HauntOn(WhichSpace):
    """VSB-DEC-135: which Dark tile; VSB-GHS-40: or where one is added."""

    def pool(self, g: Vast) -> list[int]:
        if free_dark(g):
            return free_dark(g)
        return frontier(g) if tiles_left(g) and not g.collapsing else near_entrance(g, self.role)

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if self.pool(g) else ()

    def run(self, g: Vast) -> None:
        """VST-SET-12: nowhere to go, so her turn is skipped."""

    def bars_space(self, g: Vast, space: int) -> str:
        if space in self.pool(g):
            return ""
        return "VSB-GHS-01" if free_dark(g) else "VSB-GHS-40"

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def chosen(self, g: Vast, space: int) -> None:
        g.at[self.role] = space
        g.tell("VSB-GHS-01", "appears", self.role, space)
        if space in g.ground:
            return
        if g.terms.shaper == NOBODY:
            lay_dark(g, space)
        else:
            ROLES[g.terms.shaper].offers_tile(g, self.role, space)


# Phase 1. -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ResolveCard(YesOrNo):
    """VSB-DEC-136, VSB-GHS-05: whether the Ghost card is revealed. VSB-HID-16: asked whichever card lies there."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GHOST,) if has_hidden_card(g) and has_ghost_card(g) and not bars_revealing(g) else ()

    def run(self, g: Vast) -> None:
        focus(g)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (YES, NO) if ghost_of(g).card == GHOST else (NO,)

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if act not in (YES, NO):
            return act.when
        return "VSB-GHS-05" if act == YES and ghost_of(g).card != GHOST else ""

    def answer(self, g: Vast, act: Action) -> None:
        """VSB-POS-09: 2 Movement and 1 Influence more in this turn."""
        g.learned = True
        if act == NO:
            focus(g)
            return
        board = ghost_of(g)
        board.is_open = board.boosted = True
        g.tell("VSB-POS-09", "ghost card", GHOST)


def focus(g: Vast) -> None:
    """VSB-GHS-05: an unrevealed card gives 1 Focus, VSB-GHS-18: but not a blocked one."""
    board = ghost_of(g)
    if not has_hidden_card(g):
        return
    g.learned = True
    if board.card == board.blocked:
        board.is_open = True
        g.tell("VSB-GHS-18", "card blocked", GHOST, board.card)
    elif board.focus < MOST_FOCUS:
        board.focus += 1
        g.tell("VSB-GHS-05", "focus", GHOST, board.focus)


# Phase 2. -----------------------------------------------------------------------------------------------------------


def bars_grip(g: Vast, what: int) -> str:
    """VSB-GHS-07: the rule by which she does not move it now, or "". VSB-TRN-31: nobody in the Forest."""
    rule = bars_deed(g, g.at[GHOST]) or bars_hold(g, what)
    return rule or ("" if what in objects(g) else "VSB-GHS-07")


@dataclass(frozen=True)
class Haunt(Choice):
    """VSB-GHS-06, VSB-GHS-49: steps and Telekinesis in any order, VST-OTH-46: and no attack. VSB-DEC-137"""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GHOST,) if g.at[GHOST] != NOWHERE else ()

    def run(self, g: Vast) -> None:
        """VST-SET-12: she is not on the map."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*CANDIDATES, *[AT[pit] for pit in hops(g, g.at[GHOST])]]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return bars_step(g, WAY_NAMES.index(act.way))
        if isinstance(act, At):
            return bars_hop(g, SPACE_OF[act.space])
        if isinstance(act, Grip):
            return bars_grip(g, OBJECT_OF[act.what])
        return bars_fade(g) if isinstance(act, Fade) else act.when

    def legal(self, g: Vast, role: int) -> list[Action]:
        found: list[Action] = [WAY[way] for way in WAYS if not bars_step(g, way)]
        found += [AT[pit] for pit in hops(g, g.at[GHOST]) if not bars_hop(g, pit)]
        if not bars_deed(g, g.at[GHOST]):
            found += [GRIP[what] for what in objects(g)]
        return [*found, FADE] if not bars_fade(g) else found

    def is_public(self, g: Vast, role: int) -> bool:
        return True

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Fade):
            return
        g.then(self)
        if isinstance(act, Grip):
            g.then(GripWhich(GHOST, OBJECT_OF[act.what]))
        elif isinstance(act, At):
            hop(g, SPACE_OF[act.space])
        elif isinstance(act, Way):
            step(g, WAY_NAMES.index(act.way))


# Phase 3. -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeBack(Step):
    """VSB-GHS-09: all cards come back but a blocked one; VSB-GHS-39: in a small game an open Ghost card has left."""

    def run(self, g: Vast) -> None:
        board = ghost_of(g)
        if is_small(g) and board.is_open and board.card == GHOST:
            leave(g, GHOST)
        board.card, board.is_open = NO_CARD, False
        g.then(SelectCard(GHOST))


def leave(g: Vast, card: int) -> None:
    """A card leaves the game."""
    board = ghost_of(g)
    board.cards = tuple([each for each in board.cards if each != card])
    board.out = tuple(sorted((*board.out, card)))
    board.card, board.is_open = NO_CARD, False


def to_place(g: Vast) -> list[int]:
    return [card for card in ghost_of(g).cards if card != ghost_of(g).blocked]


@dataclass(frozen=True)
class SelectCard(Listed):
    """VSB-DEC-140, VSB-GHS-09: which card is placed face down. It is asked if she has any: how many all know."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GHOST,) if to_place(g) else ()

    def run(self, g: Vast) -> None:
        """She has none left."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [CARD[card] for card in to_place(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Card):
            return act.when
        return "" if CARD_OF[act.role] in to_place(g) else "VSB-GHS-09"

    def answer(self, g: Vast, act: Card) -> None:
        board = ghost_of(g)
        board.card, board.is_open, board.fixed = CARD_OF[act.role], False, board.blocked
        g.tell("VSB-GHS-09", "places card", GHOST)


# After a turn. ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RevealCard(YesOrNo):
    """VSB-DEC-141, VSB-GHS-21: whether the card is revealed after the turn of `after`. VSB-GHS-48: with another card
    there is one answer."""

    after: int

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (NO,) if bars_card(g, self.after) else (YES, NO)

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if act not in (YES, NO):
            return act.when
        return bars_card(g, self.after) if act == YES else ""

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            g.learned = True
            ghost_of(g).is_open = True
            g.then(Possess(ghost_of(g).card, GHOST))


@dataclass(frozen=True)
class FlareRelics(Step):
    """VSB-SOLO-07: alone, Flare for each Artifact on a Dark tile, after tiles were placed."""

    left: tuple[int, ...]

    def run(self, g: Vast) -> None:
        if self.left:
            g.then(FlareRelics(self.left[1:]))
            if self.left[0] in g.tokens[ARTIFACTS] and is_dark_at(g, self.left[0]):
                flare(g, GHOST, self.left[0])
