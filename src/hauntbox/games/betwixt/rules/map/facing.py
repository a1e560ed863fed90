"""Which way a monster looks, what lies behind it. BLIND, AI, PLACE"""

from __future__ import annotations

from hauntbox.games.betwixt.content.tiles import ROW
from hauntbox.games.betwixt.rules.map.layout import COMPASS, NOWHERE, Layout


def is_behind(layout: Layout, at: int, face: int, other: int, ranged: bool) -> bool:
    """TGB-BLIND-02: in the space straight behind it (melee), in a straight line behind it (ranged)."""
    dx, dy = COMPASS[face]  # TGB-BLIND-01: one of the four orthogonal directions
    (x, y), (u, v) = layout.spot(at), layout.spot(other)
    steps = (x - u) * dx + (y - v) * dy
    straight = (x - u) * dy == (y - v) * dx
    return straight and (steps > 0 if ranged else steps == 1)


def facings(layout: Layout, at: int, target: int) -> list[int]:
    """TGB-AI-23: along the axis of the greater difference; TGB-AI-21: against a diagonal target two are possible."""
    xs, ys = layout.xs, layout.ys
    dx = xs[target >> 6][target & 63] - xs[at >> 6][at & 63]
    dy = ys[target >> 6][target & 63] - ys[at >> 6][at & 63]
    sideways, upright = (1 if dx > 0 else 3), (0 if dy > 0 else 2)
    wider = abs(dx) - abs(dy)
    return sorted([*([upright] if wider <= 0 else []), *([sideways] if wider >= 0 else [])])


def free_behind(layout: Layout, at: int, face: int, solid: int) -> int:
    """TGB-PLACE-23: how many free spaces lie behind it before a wall, an obstacle or a monster."""
    key = at << 2 | face  # shortcut: remembered
    if key not in layout.behind:
        layout.behind[key] = all_behind(layout, at, face)
    count = 0
    for space in layout.behind[key]:
        if solid >> space & 1:
            break
        count += 1
    return count


def all_behind(layout: Layout, at: int, face: int) -> tuple[int, ...]:
    """The spaces behind it up to a wall, the next one first."""
    dx, dy = COMPASS[face]
    found = to_the_edge(layout, at, face + 2)  # shortcut: the walk below would find them too
    at = found[-1] if found else at
    while (at := layout.beside(at, -dx, -dy)) != NOWHERE:
        found.append(at)
    return tuple(found)


def to_the_edge(layout: Layout, at: int, side: int) -> list[int]:
    """The spaces of its own tile on that side of the map: no wall is between them, so only numbers are counted up."""
    _, _, _, turn = layout.lies[at >> 6]
    shape, (i, j) = layout.tiles[at >> 6], COMPASS[(side - turn) & 3]
    x, y, found = at % ROW + i, (at & 63) // ROW + j, []
    while 0 <= x < shape.wide and 0 <= y < shape.high:
        found.append((at & -64) + y * ROW + x)
        x, y = x + i, y + j
    return found


def protected(layout: Layout, at: int, ways: list[int], solid: int) -> list[int]:
    """TGB-AI-21: the facings that best protect the back: a wall, an obstacle or another monster is nearest there."""
    open_backs = [free_behind(layout, at, face, solid) for face in ways]
    return [face for face, free in zip(ways, open_backs, strict=True) if free == min(open_backs)]
