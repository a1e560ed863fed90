"""How both Ghosts go over Terrain: free down the River, from Pit to Pit, across chasms. TRN, GHS"""

from __future__ import annotations

from collections.abc import Collection

from hauntbox.games.vast.cave.grid import NEAR, distance
from hauntbox.games.vast.cave.terrain.lying import downstream, is_drift, spaces_of, terrain_at
from hauntbox.games.vast.cave.tiles import BARRED, PIT, PITS, RIVER
from hauntbox.games.vast.state import Vast


def bars_rest(g: Vast, space: int) -> str:
    """The rule by which this ground is none to end on, or "". VSB-GHS-06: a Ghost ends on a tile.

    VSB-TRN-07: not in a Pit. VSB-TRN-30: nor on an impassable space of the Canyon, which she may enter.
    """
    there = g.ground.get(space)
    if there is None:
        return "VSB-GHS-06"
    if there & PIT:
        return "VSB-TRN-07"
    return "VSB-TRN-30" if there & BARRED else ""


def bars_deed(g: Vast, space: int) -> str:
    """VSB-TRN-22: a trip through the Pits is made as a whole; VSB-TRN-07: there she does nothing but go on."""
    return "VSB-TRN-07" if terrain_at(g, space) == PITS else ""


def pace(g: Vast, space: int, way: int) -> int:
    """The Movement that a step takes. VSB-TRN-30: the River is free, VSB-TRN-08: that is, down it."""
    return 0 if is_drift(g, space, way) else 1


def hops(g: Vast, space: int) -> list[int]:
    """VSB-TRN-30, VSB-TRN-23: the other Pits, to which a Ghost in a Pit goes with one step."""
    return [pit for pit in spaces_of(g, PITS) if pit != space] if terrain_at(g, space) == PITS else []


def within(g: Vast, space: int, steps: int) -> set[int]:
    """All spaces to which a Ghost gets from here with so many steps, open ones too."""
    found = edge = {space, *downstream(g, space)}
    for _ in range(steps):
        beside = {each for here in edge for each in (*NEAR[here], *hops(g, here))}
        edge = {each for start in beside for each in (start, *downstream(g, start))} - found
        found = found | edge
    return found


def is_near_rest(g: Vast, space: int, steps: int, taken: Collection[int] = ()) -> bool:
    """Whether a Ghost gets from here to ground to end on, but for the spaces `taken`, with so many steps."""
    free = [each for each in g.ground if each not in taken and not bars_rest(g, each)]
    if any([distance(space, each) <= steps for each in free]):
        return True
    if RIVER not in g.under and PITS not in g.under:
        return False  # shortcut: no way is shorter than it looks
    return not within(g, space, steps).isdisjoint(free)
