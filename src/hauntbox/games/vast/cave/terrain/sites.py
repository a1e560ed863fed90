"""Where Terrain can be laid: its shapes, what it may touch, how close it is; the three Pits. TRN"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hauntbox.games.vast.cave.grid import NEAR, STEPS, WAYS, E, N, around, distance, moved
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.terrain.lying import spaces_of
from hauntbox.games.vast.cave.tiles import (
    BARRED,
    CANYON,
    CURRENT,
    FOREST,
    LAKE,
    LIT,
    MAGMA,
    NO_SYMBOL,
    PIT,
    PITS,
    RIVER,
    SYMBOL,
    TERRAIN,
    TERRAINS,
)
from hauntbox.games.vast.state import Vast

PLAIN: Final = TERRAIN | NO_SYMBOL << SYMBOL  # VSB-TRN-02: neither Lit nor Dark, and without walls
BRIDGE: Final = PLAIN | LIT  # VSB-TRN-03: Lit, and its edges prompt tiles
CHASM: Final = PLAIN | BARRED
PIT_COUNT: Final = 3

Offsets = tuple[tuple[int, int], ...]
SQUARE: Final[tuple[Offsets, ...]] = (((0, 0), (1, 0), (0, 1), (1, 1)),)
SHAPES: Final[dict[int, tuple[Offsets, ...]]] = {  # by turn: spaces east and south of the one that names the site
    CANYON: (((0, 0), STEPS[N], STEPS[N ^ 2]), ((0, 0), STEPS[E], STEPS[E ^ 2])),  # VSB-TRN-03
    LAKE: SQUARE,  # VSB-TRN-04
    MAGMA: tuple([((0, 0), STEPS[way], STEPS[(way + 1) % 4]) for way in WAYS]),  # VSB-TRN-05
    FOREST: SQUARE,  # VSB-TRN-06
    RIVER: tuple([tuple([(x * n, y * n) for n in range(4)]) for x, y in STEPS]),  # VSB-TRN-08: the source first
    PITS: (((0, 0),),),  # VSB-TRN-07
}


class Site(NamedTuple):
    """Where a Terrain could lie: the space that names it (a bridge, a corner, a source) and how it is turned."""

    tile: int
    at: int
    turn: int = 0

    def spaces(self) -> list[int]:
        return [moved(self.at, x, y) for x, y in SHAPES[self.tile][self.turn]]

    def face(self, space: int) -> int:
        if self.tile == CANYON:
            return BRIDGE if space == self.at else CHASM
        if self.tile == RIVER:
            return PLAIN | self.turn << CURRENT
        return PLAIN | PIT if self.tile == PITS else PLAIN


def fits(ground: frozenset[int], terrain: frozenset[int], site: Site) -> bool:
    """VSB-TRN-13: on open spaces, at a Cave tile, and beside no other Terrain, not even at a corner."""
    own = site.spaces()
    if any([space in ground for space in own]):
        return False
    if terrain and any([near in terrain for space in own for near in around(space)]):
        return False
    shore = across(site) if site.tile == CANYON else [near for space in own for near in NEAR[space]]
    return any([space in ground and space not in terrain for space in shore])


def across(site: Site) -> list[int]:
    """VSB-TRN-19: the bridge touches the Cave tile, which its ends leave two sides for."""
    return [NEAR[site.at][site.turn ^ 1], NEAR[site.at][site.turn ^ 3]]


def sites(g: Vast, tile: int, piece_at: int) -> list[Site]:
    """VSB-TRN-12, VSB-TRN-14: the places that are closest to the piece, counted to the nearest of their spaces."""
    return [*sites_on(g.laid, tile, piece_at)]


@lru_cache(64)  # the same map is asked again and again
def sites_on(laid: tuple[int, ...], tile: int, piece_at: int) -> tuple[Site, ...]:
    terrain = [entry >> 16 for entry in laid if entry & TERRAIN]
    found = all_sites(tuple([entry >> 16 for entry in laid]), tuple(terrain), tile)
    far = {site: min([distance(piece_at, space) for space in site.spaces()]) for site in found}
    return tuple([site for site in found if far[site] == min(far.values())])


@lru_cache(64)
def all_sites(row: tuple[int, ...], terrain: tuple[int, ...], tile: int) -> tuple[Site, ...]:
    """Every place where it fits, in the order of numbers."""
    ground = frozenset(row)
    edge = {beside for space in row for beside in NEAR[space] if beside not in ground}
    shapes = SHAPES[tile]
    tried = {
        Site(tile, moved(space, -x, -y), turn) for space in edge for turn, own in enumerate(shapes) for x, y in own
    }
    return tuple([site for site in sorted(tried) if fits(ground, frozenset(terrain), site)])


def lay_terrain(g: Vast, site: Site) -> None:
    for space in site.spaces():
        lay(g, space, site.tile, site.face(space))
    g.tell("VSB-TRN-10", "terrain", site.tile, site.at)


# Which there are. ---------------------------------------------------------------------------------------------------


def unused(g: Vast) -> list[int]:
    """VSB-TRN-32: each is used once; VSB-TRN-18: one that Cave-In or Wrath took off the map may be placed again."""
    return [tile for tile in TERRAINS if tile not in g.under]


def placeable(g: Vast, piece_at: int) -> list[int]:
    """VSB-TRN-13: a Terrain that fits nowhere cannot be chosen."""
    return [tile for tile in unused(g) if (pit_places(g, piece_at) if tile == PITS else sites(g, tile, piece_at))]


# The Pits. ----------------------------------------------------------------------------------------------------------


def pit_places(g: Vast, piece_at: int) -> list[int]:
    """VSB-TRN-21: where the next Pit goes: the first as close as possible to the piece, each other as far as possible
    from those that lie. Only if all three fit."""
    return [*pits_on(g.laid, tuple(spaces_of(g, PITS)), piece_at)]


@lru_cache(64)
def pits_on(laid: tuple[int, ...], dug: tuple[int, ...], piece_at: int) -> tuple[int, ...]:
    terrain = [entry >> 16 for entry in laid if entry & TERRAIN]
    free = [site.at for site in all_sites(tuple([entry >> 16 for entry in laid]), tuple(terrain), PITS)]
    return tuple([space for space in next_pits(free, [*dug], piece_at) if can_dig_all(free, [*dug, space], piece_at)])


def next_pits(free: list[int], dug: list[int], piece_at: int) -> list[int]:
    apart = [space for space in free if not any([space == pit or space in around(pit) for pit in dug])]
    if not dug:
        far = {space: -distance(piece_at, space) for space in apart}
    else:
        far = {space: min([distance(pit, space) for pit in dug]) for space in apart}
    return [space for space in apart if far[space] == max(far.values())]


def can_dig_all(free: list[int], dug: list[int], piece_at: int) -> bool:
    if len(dug) == PIT_COUNT:
        return True
    return any([can_dig_all(free, [*dug, space], piece_at) for space in next_pits(free, dug, piece_at)])
