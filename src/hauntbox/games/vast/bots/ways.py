"""How far it is on foot, for bots: steps round walls, the Lit tiles on the way; and how long a search takes.

The map is replaced and never changed (cave/ground.py), so the ways on the last few maps are kept.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hauntbox.games.vast.cave.fill import tiles_left
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, WAYS
from hauntbox.games.vast.cave.ground import SHUT, is_dark_at, spaces
from hauntbox.games.vast.cave.tiles import BARRED, LIT, TERRAIN, TILES
from hauntbox.games.vast.state import Vast

FAR: Final = 12  # steps that count for a place without a way
LIT_BITS: Final = 8
MOST_TURNS: Final = 6.0  # for a search
EITHER: Final = 1.5  # turns by which two goals may differ and both count
LEAST: Final = 1.0  # turns below which advantages count less and less
KEPT: Final = 16  # maps
Map = dict[int, int]  # by space
_KEPT: Final[list[tuple[Map, dict[int, Map]]]] = []  # a map, and the ways to spaces of it


def ways_to(g: Vast, goal: int) -> Map:
    """For each space from which there is a way: its steps, and in the lower bits the Lit tiles that are left on it."""
    known = ways_on(g.ground)
    if goal not in known:
        known[goal] = spread(g.ground, goal)
    return known[goal]


def ways_on(ground: Map) -> dict[int, Map]:
    for kept, ways in _KEPT:
        if kept is ground:
            return ways
    if len(_KEPT) == KEPT:
        _KEPT.pop()
    new: dict[int, Map] = {}
    _KEPT.insert(0, (ground, new))
    return new


def spread(ground: Map, goal: int) -> Map:
    """Walk from the goal backwards, a step at a time."""
    found, edge = {goal: 0}, [goal]
    for space in edge:
        if space not in ground:
            continue
        shut, way_on = ground[space] >> SHUT, found[space] + (1 << LIT_BITS)
        for way in WAYS:
            beside = NEAR[space][way]
            there = ground.get(beside)
            if there is not None and beside not in found and not shut >> way & 1 and not there & BARRED:
                found[beside] = way_on + (there & LIT != 0)
                edge.append(beside)
    return found


def steps(g: Vast, here: int, goal: int) -> int:
    """Steps from here to the goal; FAR: there is no way yet."""
    if NOWHERE in (here, goal):
        return FAR
    return min(ways_to(g, goal).get(here, FAR << LIT_BITS) >> LIT_BITS, FAR)


def lit_on_way(g: Vast, here: int, goal: int) -> int:
    """Lit tiles that one leaves on the way there."""
    return ways_to(g, goal).get(here, 0) & (1 << LIT_BITS) - 1


def steps_to_dark(g: Vast, here: int) -> int:
    """Steps to the nearest Dark tile; FAR: there is no way to one."""
    ways = ways_to(g, here) if here != NOWHERE else {}
    return min([ways[space] >> LIT_BITS for space in spaces(g) if space in ways and is_dark_at(g, space)], default=FAR)


def finding(g: Vast, feature: int, pace: float) -> float:
    """Turns to find one more tile with this feature, if so many Dark tiles are revealed in a turn."""
    dark = [tile for entry, tile in zip(g.laid, g.under, strict=True) if not entry & (LIT | TERRAIN)]
    hidden = sum([TILES[tile].feature == feature for tile in (*dark, *g.stack)])
    return min((len(dark) + tiles_left(g)) / (hidden * pace), MOST_TURNS) if hidden else MOST_TURNS


def soonest(one: float, other: float) -> float:
    """Turns to whichever of two goals is reached first: a little sooner than either, if both are near."""
    return -EITHER * log(exp(-one / EITHER) + exp(-other / EITHER))


def not_below_nothing(turns: float) -> float:
    """What helps on the way counts the less the nearer the goal: nobody is there before it is there."""
    return turns if turns >= LEAST else LEAST * exp(turns / LEAST - 1.0)
