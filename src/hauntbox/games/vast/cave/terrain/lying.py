"""Terrain that lies on the map: which it is, what belongs together, when it collapses, who is safe in it. TRN"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import NEAR, NOWHERE
from hauntbox.games.vast.cave.ground import TILE, is_open_space
from hauntbox.games.vast.cave.tiles import CANYON, CURRENT, FOREST, LAKE, LIT, MAGMA, PITS, RIVER, TERRAIN
from hauntbox.games.vast.state import Vast

EDGES: Final = {CANYON: 8, LAKE: 8, MAGMA: 8, FOREST: 8, RIVER: 10, PITS: 4}  # around it; of a Pit, around each


def terrain_at(g: Vast, space: int) -> int:
    """Which Terrain a space belongs to; NOWHERE for a Cave tile and for an open space."""
    here = g.ground.get(space, 0)
    return here >> TILE if here & TERRAIN else NOWHERE


def spaces_of(g: Vast, tile: int) -> list[int]:
    """The spaces of a Terrain on the map, in the order of their numbers; none if it is not in play."""
    return [entry >> 16 for entry, each in zip(g.laid, g.under, strict=True) if each == tile]


def whole(g: Vast, space: int) -> list[int]:
    """The spaces that go when this one goes. VSB-TRN-17: Terrain goes as one; VSB-TRN-24: but Pits one at a time."""
    tile = terrain_at(g, space)
    return [space] if tile in (NOWHERE, PITS) else spaces_of(g, tile)


def named_by(g: Vast, space: int) -> int:
    """The space that Terrain is named by where it may be removed: the bridge, or its first space."""
    parts = whole(g, space)
    return next((part for part in parts if g.ground[part] & LIT), parts[0])


def terrains(g: Vast) -> list[int]:
    """All Terrain on the map, each by the space that names it; the three Pits are named one by one."""
    found = [entry >> 16 for entry in g.laid if entry & TERRAIN]
    return [space for space in found if named_by(g, space) == space]


def bars_crumbling(g: Vast, space: int) -> str:
    """VSB-TRN-09: it collapses only when at least half of its edges are exposed."""
    bare = [near for part in whole(g, space) for near in NEAR[part] if is_open_space(g, near)]
    return "" if 2 * len(bare) >= EDGES[terrain_at(g, space)] else "VSB-TRN-09"


# What single kinds do. ----------------------------------------------------------------------------------------------


def current_at(g: Vast, space: int) -> int:
    """The way of the current on a space of the River."""
    return g.ground.get(space, 0) >> CURRENT & 3


def is_drift(g: Vast, space: int, way: int) -> bool:
    """VSB-TRN-08, VSB-TRN-28: whether a step goes down the River, which is free; VSB-TRN-30: possessed or not."""
    if not g.ground.get(space, 0) & TERRAIN or terrain_at(g, space) != RIVER:
        return False  # shortcut: the usual case
    return way == current_at(g, space) and terrain_at(g, NEAR[space][way]) == RIVER


def is_upstream(g: Vast, space: int, to: int) -> bool:
    """VSB-TRN-08: against the current."""
    if terrain_at(g, space) != RIVER or terrain_at(g, to) != RIVER:
        return False
    return to == NEAR[space][current_at(g, space) ^ 2]


def downstream(g: Vast, space: int) -> list[int]:
    """The spaces of the River farther down, the next first."""
    found = []
    while is_drift(g, space, way := current_at(g, space)):
        space = NEAR[space][way]
        found.append(space)
    return found


def is_sheltered(g: Vast, a: int, b: int) -> bool:
    """VSB-TRN-06, VST-TRN-07: who is in the Mushroom Forest reaches nobody elsewhere, and is reached from nowhere."""
    return a != b and FOREST in (terrain_at(g, a), terrain_at(g, b))


def is_in_forest(g: Vast, piece: int) -> bool:
    """VSB-TRN-26: whether a piece is safe from what is done to it from nowhere in particular."""
    return terrain_at(g, g.at[piece]) == FOREST


def is_on_magma(g: Vast, piece: int) -> bool:
    return terrain_at(g, g.at[piece]) == MAGMA
