"""Where one can go, and what it costs. MOVE, STS (Flight)

Sets of spaces move as a whole, all tiles at once: a tile is eight rows of eight bits, and a row may not run over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hauntbox.games.betwixt.content.tiles import ROW
from hauntbox.games.betwixt.rules.map.layout import BOARD, MOST_TILES, Layout


def on_all_tiles(board: int) -> int:
    return sum([board << tile * BOARD for tile in range(MOST_TILES)])


NOT_TOP: Final = on_all_tiles((1 << 56) - 1)
NOT_BOTTOM: Final = on_all_tiles(((1 << 56) - 1) << ROW)
NOT_RIGHT: Final = on_all_tiles(sum([0x7F << y * ROW for y in range(ROW)]))
NOT_LEFT: Final = on_all_tiles(sum([0xFE << y * ROW for y in range(ROW)]))


UP_RIGHT: Final = NOT_TOP & NOT_RIGHT
UP_LEFT: Final = NOT_TOP & NOT_LEFT
DOWN_RIGHT: Final = NOT_BOTTOM & NOT_RIGHT
DOWN_LEFT: Final = NOT_BOTTOM & NOT_LEFT
Diagonals = tuple[int, int, int, int]


def union(masks: Iterable[int]) -> int:
    mask = 0
    for each in masks:
        mask |= each
    return mask


def step(layout: Layout, some: int, ground: int, corners: int) -> int:
    """The spaces one step from any of a set; `corners`: where an obstacle or a non-friendly character is."""
    return hop(layout, some, ground, corners, diagonals(corners))


def diagonals(corners: int) -> Diagonals:
    """TGB-MOVE-04: no diagonal step past corners. The spaces from which one is free, by its direction: up and right,
    up and left, down and right, down and left."""
    if not corners:  # shortcut: all are free
        return UP_RIGHT, UP_LEFT, DOWN_RIGHT, DOWN_LEFT
    north, south, east, west = corners >> 8, corners << 8, corners >> 1, corners << 1
    up, down = UP_RIGHT & ~(north | east), DOWN_RIGHT & ~(south | east)
    return up, UP_LEFT & ~(north | west), down, DOWN_LEFT & ~(south | west)


def hop(layout: Layout, some: int, ground: int, corners: int, free: Diagonals) -> int:
    """TGB-MOVE-01: a step, orthogonally or diagonally; which diagonals are free is known."""
    a, b, c, d = free
    found = (some & NOT_TOP) << 8 | (some & NOT_BOTTOM) >> 8 | (some & NOT_RIGHT) << 1 | (some & NOT_LEFT) >> 1
    found |= (some & a) << 9 | (some & b) << 7 | (some & c) >> 7 | (some & d) >> 9
    return (found | pass_doorways(layout, some, corners) if some & layout.exits else found) & ground


def pass_doorways(layout: Layout, some: int, corners: int) -> int:
    """TGB-MOVE-15: from tile to tile."""
    if not layout.single:
        return pass_one_by_one(layout, some, corners)
    found, left = 0, some & layout.exits
    while left:
        low = left & -left
        gate, bits = layout.gate_of[low.bit_length() - 1]
        if corners & gate:
            found |= through(some, corners, *bits)
            left &= ~gate
        else:  # with nobody in a doorway all that is adjacent beyond can be entered
            found |= layout.across[low.bit_length() - 1]
            left ^= low
    return found


def pass_one_by_one(layout: Layout, some: int, corners: int) -> int:
    """TGB-MOVE-15: doorway by doorway."""
    found = 0
    for a, b, c, d in layout.joins:
        if some & (a | b | c | d):  # shortcut: elsewhere nobody passes
            found |= through(some, corners, a, b, c, d)
    for a, b, c, d in layout.passages:  # TGB-DRAW-62: only straight on
        found |= (c if some & a else 0) | (d if some & b else 0) | (a if some & c else 0) | (b if some & d else 0)
    return found


def through(some: int, corners: int, a: int, b: int, c: int, d: int) -> int:
    """TGB-MOVE-15: tiles connect only through doorways without a closed door; a faces c, b faces d.

    Between the four spaces there is no wall, but the jambs beside them are corners of walls (TGB-MOVE-04).
    """
    found = (c if some & a else 0) | (d if some & b else 0) | (a if some & c else 0) | (b if some & d else 0)
    if not corners & (b | c):
        found |= (d if some & a else 0) | (a if some & d else 0)
    if not corners & (a | d):
        found |= (c if some & b else 0) | (b if some & c else 0)
    return found


def costs(
    layout: Layout,
    start: int,
    points: int,
    solid: int,
    foes: int,
    flies: bool,
    nimble: bool = False,
    climb: int = 0,
    enough: int = 0,
) -> list[int]:
    """By movement points, the spaces whose cheapest path costs just so many; the first is the start itself.

    TGB-MOVE-09: to enter a space with a non-friendly character costs one point more, TGB-STS-36: without Flight.
    TGB-TAL-17: `nimble`, by Quick Feet, pays nothing for them either. TGB-MOVE-10: friends cost nothing.
    TGB-MOVE-06: what is solid (obstacles) is no ground, except in Flight. TGB-MOVE-07: `climb` are those that can be
    crossed for one point more. `enough`: where the first of these is reached it ends.
    """
    corners = 0 if flies else solid | foes  # TGB-STS-40
    slow = 0 if flies else climb if nimble else foes | climb
    ground = (layout.floor | solid) if flies else layout.floor & ~solid | climb
    left, free = ground & ~start, diagonals(corners)
    late = left & slow
    left &= ~slow
    beside = hop(layout, late, ground | start, corners, free) if late and points > 1 else 0
    layers = [start]
    for cost in range(1, points + 1):
        fresh = hop(layout, layers[cost - 1], left, corners, free)
        left &= ~fresh
        if cost >= 2 and layers[cost - 2] & beside:  # shortcut: from elsewhere no step leads to a slow space
            entered = hop(layout, layers[cost - 2], late, corners, free)
            late &= ~entered
            fresh |= entered
        layers.append(fresh)
        if fresh & enough:
            break  # shortcut: nobody asks for more
    return layers


def costs_back(
    layout: Layout, goals: int, ends: int, solid: int, foes: int, flies: bool, climb: int = 0, enough: int = 0
) -> list[int]:
    """By cost: which of `ends` are so far from the nearest goal, as far as any way leads. TGB-AI-15

    A path costs what it costs to enter its spaces, so backwards a slow space counts when it is left. `enough`: where
    the first of these is reached it ends.
    """
    corners = 0 if flies else solid | foes
    slow = 0 if flies else foes | climb
    ground = (layout.floor | solid) if flies else layout.floor & ~solid | climb
    layers, seen, cost, free = [goals], goals, 0, diagonals(corners)
    found = [goals & ends]
    while ends & ~seen and not seen & enough and (layers[-1] or (cost and layers[-2] & slow)):
        cost += 1
        fresh = hop(layout, layers[cost - 1] & ~slow, ground & ~seen, corners, free)
        if cost >= 2 and layers[cost - 2] & slow:
            fresh |= hop(layout, layers[cost - 2] & slow, ground & ~seen, corners, free)
        layers.append(fresh)
        seen |= fresh
        found.append(fresh & ends)
    return found
