"""Revealing tiles: flip, orient, fill, then the feature. REV, TILE

`how` says by what a tile is revealed: only a Knight who enters meets its Event or Ambush, all others leave tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, TURN, At, Turn
from hauntbox.games.vast.cave.fill import FILL
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, SPACE_OF, WAYS
from hauntbox.games.vast.cave.ground import (
    connected,
    feature_at,
    has_token_on,
    is_dark_at,
    is_edge_shut,
    is_shut,
    lay,
    tile_at,
)
from hauntbox.games.vast.cave.holding import put_token
from hauntbox.games.vast.cave.terrain.placing import TERRAIN_COMES
from hauntbox.games.vast.cave.tiles import CRYSTAL, EVENT, LIT_FACES, TREASURE, TURNS, VAULT
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, TREASURES, VAULTS
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Step, kept
from hauntbox.kernel.wire import Action

# By a Knight who enters; in any other way.
ENTERED: Final = 0
SHOWN: Final = 1
GETS: Final = {TREASURE: TREASURES, CRYSTAL: CRYSTALS, VAULT: VAULTS}  # VSB-TILE-12, VSB-TILE-13, VSB-TILE-14


def reveal(g: Vast, role: int, space: int, how: int = SHOWN, came: int = NOWHERE) -> None:
    """VSB-REV-01, VSB-REV-04, VSB-REV-12: flipped and oriented, then filled, then its feature is resolved.

    VSB-TRN-12: Terrain comes between.
    """
    tile = turn_over(g, role, space)
    g.then(Orient(role, space, tile, came), FILL(role, space), TERRAIN_COMES(role, space), FEATURE(role, space, how))


def turn_over(g: Vast, role: int, space: int) -> int:
    """All see the Lit side of a Dark tile; which tile it is."""
    g.learned = True
    g.lit_now = True
    g.peeked = tuple([each for each in g.peeked if each[0] != space])
    tile = tile_at(g, space)
    g.tell("VSB-REV-01", "reveals", role, space, tile)
    return tile


@dataclass(frozen=True)
class Orient(Listed):
    """VSB-REV-02: the revealer says how the tile lies. It is flipped with the answer, and all see it before."""

    space: int
    tile: int
    came: int = NOWHERE  # the space from which a piece came through an open side

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.turns(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.show(g, self.turns(g)[0])

    def turns(self, g: Vast) -> list[int]:
        return orientations(g, self.space, self.tile, self.came)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [TURN[turn] for turn in self.turns(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Turn):
            return act.when
        return "" if act.quarters in self.turns(g) else "VSB-REV-02"

    def answer(self, g: Vast, act: Turn) -> None:
        self.show(g, act.quarters)

    def show(self, g: Vast, turn: int) -> None:
        """VSB-REV-01: on the same space; VSB-REV-14: what stands there stays."""
        lay(g, self.space, self.tile, LIT_FACES[self.tile][turn])
        drop_idle_slides(g, self.space)
        g.revealed += 1
        g.tell("VSB-REV-02", "orients", self.role, self.space, turn)


def orientations(g: Vast, space: int, tile: int, came: int) -> list[int]:
    """VSB-REV-13: where both cannot be met, the role's own rule goes first; VSB-REV-03: where none can, any will do."""
    turns = TURNS[tile]
    if len(turns) == 1:
        return [*turns]  # shortcut: it lies the same way whatever is asked of it
    own = [turn for turn in turns if came == NOWHERE or opens_to(g, space, tile, turn, came)]
    lit = connected(g)
    both = [turn for turn in own or turns if is_reached(g, space, tile, turn, lit)]
    return both or own or [*turns]


def opens_to(g: Vast, space: int, tile: int, turn: int, came: int) -> bool:
    """Whether the tile, turned so, has an open edge to the space beside it."""
    way = NEAR[space].index(came)
    return not is_edge_shut(g, space, way, LIT_FACES[tile][turn], g.ground[came])


def is_reached(g: Vast, space: int, tile: int, turn: int, lit: set[int]) -> bool:
    """VSB-REV-02: an open edge that leads back to the Entrance through open edges of Lit tiles."""
    return any([beside in lit and opens_to(g, space, tile, turn, beside) for beside in NEAR[space]])


def drop_idle_slides(g: Vast, space: int) -> None:
    """VSB-REV-15: a Rockslide goes only where the tile's own wall has come to lie on its edge."""
    walls = g.ground[space]
    for way in WAYS:
        if walls >> way & 1 and has_token_on(g.slides, space, way):
            g.slides = tuple([edge for edge in g.slides if edge not in edges_of(space, way)])
            lay(g, space, tile_at(g, space), walls & 0xFFFF)


def edges_of(space: int, way: int) -> tuple[int, int]:
    """An edge, as a token of either tile names it."""
    return space * 4 + way, NEAR[space][way] * 4 + (way ^ 2)


@dataclass(frozen=True)
class Feature(Step):
    """VSB-REV-12: after filling. What a Knight meets by entering is her own affair: VSB-KNE-05 follows there.

    VSB-GOR-04: so without a Knight an Ambush tile does nothing.
    """

    role: int
    space: int
    how: int

    def run(self, g: Vast) -> None:
        feature = feature_at(g, self.space)
        if feature in GETS:
            put_token(g, GETS[feature], self.space)  # VSB-KNE-14, VSB-KNE-15: also when the Knight enters
        elif feature == EVENT and self.how == SHOWN and KNIGHT in g.terms.roles:  # VSB-TILE-16
            put_token(g, EVENTS, self.space)  # VSB-TILE-15, VSB-TILE-16, VSB-TILE-20, VSB-KNE-16
        # VSB-TILE-19: an Ambush tile gets no token
        ROLES[self.role].has_revealed(g, self.space)


@dataclass(frozen=True)
class RevealAll(Listed):
    """VSB-REV-10, VSB-DEC-03: several tiles one at a time, in an order that the revealer chooses.

    VSB-REV-11: `tiles` are those that were Dark when the effect began.
    """

    tiles: tuple[int, ...]

    def left(self, g: Vast) -> list[int]:
        return [space for space in self.tiles if is_dark_at(g, space)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.left(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        for space in self.left(g):
            self.show(g, space)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[space] for space in self.left(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, At):
            return act.when
        return "" if SPACE_OF[act.space] in self.left(g) else "VSB-REV-11"

    def answer(self, g: Vast, act: At) -> None:
        self.show(g, SPACE_OF[act.space])

    def show(self, g: Vast, space: int) -> None:
        g.then(RevealAll(self.role, tuple([each for each in self.tiles if each != space])))
        reveal(g, self.role, space)


def came_through(g: Vast, space: int, came: int) -> int:
    """VSB-KNE-04: the space a piece came from, if it came through an open side; else NOWHERE."""
    if came == NOWHERE or is_shut(g, came, NEAR[came].index(space)):
        return NOWHERE
    return came


FEATURE: Final = kept(Feature)
