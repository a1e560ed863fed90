"""Terrain comes with the first Event tile of a round: who says which, and where it lies. TRN, MON"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, RAISE, TURN, At, Raise, Turn
from hauntbox.games.vast.cave.fill import FILL
from hauntbox.games.vast.cave.grid import SPACE_OF
from hauntbox.games.vast.cave.ground import feature_at
from hauntbox.games.vast.cave.terrain.lying import spaces_of
from hauntbox.games.vast.cave.terrain.sites import PIT_COUNT, Site, lay_terrain, pit_places, placeable, sites
from hauntbox.games.vast.cave.tiles import CANYON, EVENT, PITS, TERRAIN_NAMES
from hauntbox.games.vast.roles.numbers import NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import Listed, OneSpaceOf
from hauntbox.kernel.agenda import Step, kept
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class TerrainComes(Step):
    """VSB-TRN-10: one Terrain, the first time in a round that an Event tile is revealed; never in the Collapse.

    VSB-TRN-12: after the open edges have been filled. VSB-TRN-14: close to the piece, without one to the tile.
    """

    role: int
    space: int

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        if not g.options.terrain or g.collapsing or feature_at(g, self.space) != EVENT or g.shaken == g.round:
            return
        g.shaken = g.round
        piece_at = ROLES[self.role].reveals_from(g)
        close_to = piece_at if piece_at in g.ground else self.space
        if placeable(g, close_to):
            g.then(ChooseTerrain(chooser(g, self.role), close_to, self.role))


def chooser(g: Vast, role: int) -> int:
    """VSB-TRN-11: the Cave, or without it who revealed the tile."""
    return g.terms.shaper if g.terms.shaper != NOBODY else ROLES[role].chooses_terrain(g)


@dataclass(frozen=True)
class ChooseTerrain(Listed):
    """VSB-DEC-154: which of the unused Terrains."""

    piece_at: int
    revealer: int

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(placeable(g, self.piece_at)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [RAISE[tile - CANYON] for tile in placeable(g, self.piece_at)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Raise):
            return act.when
        if CANYON + RAISE.index(act) in g.under:
            return "VSB-TRN-32"
        return "" if act in self.candidates(g, role) else "VSB-TRN-13"

    def answer(self, g: Vast, act: Raise) -> None:
        self.choose(g, CANYON + RAISE.index(act))

    def choose(self, g: Vast, tile: int) -> None:
        g.then(DigPits(self.role, self.piece_at) if tile == PITS else PlaceTerrain(self.role, self.piece_at, tile))


@dataclass(frozen=True)
class PlaceTerrain(OneSpaceOf):
    """VSB-DEC-155: which of the equally close places, named by one space: bridge, corner or source."""

    piece_at: int
    tile: int

    def is_owed(self) -> bool:
        return True

    def pool(self, g: Vast) -> list[int]:
        return sorted({site.at for site in sites(g, self.tile, self.piece_at)})

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in self.pool(g) else "VSB-TRN-12"

    def chosen(self, g: Vast, space: int) -> None:
        g.then(TurnTerrain(self.role, self.piece_at, self.tile, space))


@dataclass(frozen=True)
class TurnTerrain(Listed):
    """VSB-DEC-155: how it lies there, as far as that leaves it equally close."""

    piece_at: int
    tile: int
    space: int

    def is_owed(self) -> bool:
        return True

    def turns(self, g: Vast) -> list[int]:
        return [site.turn for site in sites(g, self.tile, self.piece_at) if site.at == self.space]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.turns(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [TURN[turn] for turn in self.turns(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Turn):
            return act.when
        return "" if act.quarters in self.turns(g) else "VSB-TRN-12"

    def answer(self, g: Vast, act: Turn) -> None:
        self.place(g, act.quarters)

    def place(self, g: Vast, turn: int) -> None:
        lay_terrain(g, Site(self.tile, self.space, turn))
        if self.tile == CANYON:
            g.then(FILL(self.role, self.space))  # VSB-TRN-16, VSB-TRN-19: the bridge's open sides; VSB-TRN-02


@dataclass(frozen=True)
class DigPits(Listed):
    """VSB-DEC-155, VSB-TRN-21: the three Pits, one after the other."""

    piece_at: int

    def is_owed(self) -> bool:
        return True

    def places(self, g: Vast) -> list[int]:
        return pit_places(g, self.piece_at) if len(spaces_of(g, PITS)) < PIT_COUNT else []

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.places(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[space] for space in self.places(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, At):
            return act.when
        return "" if SPACE_OF[act.space] in self.places(g) else "VSB-TRN-21"

    def answer(self, g: Vast, act: At) -> None:
        self.dig(g, SPACE_OF[act.space])

    def dig(self, g: Vast, space: int) -> None:
        lay_terrain(g, Site(PITS, space))
        g.then(DigPits(self.role, self.piece_at))


assert len(TERRAIN_NAMES) == len(RAISE)


TERRAIN_COMES: Final = kept(TerrainComes)
