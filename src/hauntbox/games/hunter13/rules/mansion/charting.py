"""Laying tiles and taking them up, and the chart of where one can pass then. PLACE, TILE, MOVE"""

from __future__ import annotations

from collections.abc import Sequence

from hauntbox.games.hunter13 import state
from hauntbox.games.hunter13.cards.rooms import CHUTE_LANDING, PAIRS, TOWER, TOWERS
from hauntbox.games.hunter13.rules.mansion.house import (
    ALL_SIDES,
    BACK,
    QUARTERS,
    SIDES_IN,
    STEP,
    is_joint_open,
    is_locked,
    is_pair_laid,
    joined_sides,
    joint_of,
    neutral,
    open_sides,
    tile_at,
)
from hauntbox.games.hunter13.state import NOWHERE, TILES, Mansion


def wake(g: Mansion) -> None:
    """A position that was loaded."""
    state.wake(g)
    if g.cell:
        survey(g)


def place(g: Mansion, tile: int, cell: int, quarters: int) -> None:
    """Lay a tile; it is unexplored, GHT-TILE-09: a pair tile too."""
    g.cell[tile], g.turned[tile] = cell, quarters
    g.laid += (tile,)
    g.opened = tuple([other for other in g.opened if other != tile])
    survey_around(g, tile)


def remove(g: Mansion, tile: int) -> None:
    """Take a tile off the board, with the markers on it."""
    g.laid = tuple([other for other in g.laid if other != tile])
    g.cell[tile], g.turned[tile], g.marks[tile], g.locks[tile] = NOWHERE, 0, 0, 0
    g.explored &= ~(1 << tile)
    g.confined &= ~(1 << tile)
    g.joint = [NOWHERE if (joint >= 0 and joint // 4 == tile) or TOWER + n == tile else joint
               for n, joint in enumerate(g.joint)]  # fmt: skip
    survey(g)


def survey(g: Mansion) -> None:
    """After a tile, a marker or a lock has come or gone: what lies beyond every side, and where one can pass."""
    g.beside = neighbours(g)
    g.passages = g.passable = g.outward = g.fresh = g.adjacent = g.ways = (0,) * TILES
    chart(g, g.laid)


def survey_around(g: Mansion, tile: int) -> None:
    """After this tile has come: the same, but only of what it touches."""
    if max(g.joint) >= 0:  # a tower may join tiles that lie far apart
        survey(g)
        return
    beside, touched = list(g.beside), [tile]
    for side in QUARTERS:
        other = tile_at(g, g.cell[tile] + STEP[side])
        if other != NOWHERE:
            beside[tile * 4 + side], beside[other * 4 + BACK[side]] = other, tile
            touched.append(other)
    g.beside = tuple(beside)
    chart(g, [*touched, PAIRS[tile]] if is_pair_laid(g, tile) else touched)


def chart(g: Mansion, tiles: Sequence[int]) -> None:
    """Draw the doors of these tiles anew, and the ways through them."""
    passages, passable, outward = list(g.passages), list(g.passable), list(g.outward)
    fresh, adjacent, ways = list(g.fresh), list(g.adjacent), list(g.ways)
    for tile in tiles:
        passages[tile] = passage_sides(g, tile)
        passable[tile] = passages[tile] & ~locked_sides(g, tile, passages[tile])
        outward[tile] = outward_sides(g, tile)
        fresh[tile] = outward[tile] & ~g.locks[tile]  # GHT-ECARD-21
        adjacent[tile] = adjacent_tiles(g, tile, passable[tile])  # GHT-MOVE-03
        ways[tile] = adjacent[tile] | linked_tiles(g, tile)  # GHT-MOVE-14
    g.passages, g.passable, g.outward = tuple(passages), tuple(passable), tuple(outward)
    g.fresh, g.adjacent, g.ways = tuple(fresh), tuple(adjacent), tuple(ways)


def neighbours(g: Mansion) -> tuple[int, ...]:
    at = {g.cell[tile]: tile for tile in g.laid}
    beside = [NOWHERE] * (4 * TILES)
    for tile in g.laid:
        for side in QUARTERS:
            beside[tile * 4 + side] = at.get(g.cell[tile] + STEP[side], NOWHERE)
    for n, joint in enumerate(g.joint):
        if joint >= 0:
            beside[joint] = TOWER + n  # GHT-TILE-18
    return tuple(beside)


def dead_sides(g: Mansion, tile: int) -> int:
    """GHT-TILE-16: nothing passes here to what lies beside: rails, a tower's other door and what it joins."""
    return neutral(g, tile) | joined_sides(g, tile)


def passage_sides(g: Mansion, tile: int) -> int:
    """GHT-PLACE-13: door to door, or a door-marker on either side; and where a tower's other door joins."""
    out, opens = joined_sides(g, tile), open_sides(g, tile)
    for side in SIDES_IN[ALL_SIDES & ~dead_sides(g, tile)]:
        other, back = g.beside[tile * 4 + side], BACK[side]
        if other == NOWHERE or dead_sides(g, other) >> back & 1:
            continue
        doors_meet = opens >> side & open_sides(g, other) >> back & 1
        if doors_meet or (g.marks[tile] >> side | g.marks[other] >> back) & 1:
            out |= 1 << side
    return out


def locked_sides(g: Mansion, tile: int, sides: int) -> int:
    return sum([1 << side for side in SIDES_IN[sides] if is_locked(g, tile, side)])


def outward_sides(g: Mansion, tile: int) -> int:
    """Doors and door-markers with nothing behind them; a tower's other door is not among them."""
    sides = open_sides(g, tile) & ~joined_sides(g, tile)
    return sum([1 << side for side in SIDES_IN[sides] if g.beside[tile * 4 + side] == NOWHERE])


def adjacent_tiles(g: Mansion, tile: int, passable: int) -> int:
    out = 0
    for side in SIDES_IN[passable]:
        out |= 1 << g.beside[tile * 4 + side]
    if tile in TOWERS and is_joint_open(g, tile):
        out |= 1 << joint_of(g, tile)
    return out


def linked_tiles(g: Mansion, tile: int) -> int:
    """GHT-MOVE-14: where stairs or the chute lead; the way up needs a Ladder."""
    return 1 << PAIRS[tile] if tile != CHUTE_LANDING and is_pair_laid(g, tile) else 0
