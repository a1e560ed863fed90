"""Line of sight, and what hinders a shot. ATK, RNG, MIS

A way to see is the set of spaces that its two lines pass through; what stands or lies there decides.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Final

from hauntbox.games.betwixt.content.tiles import ROW
from hauntbox.games.betwixt.rules.map.doorway_sight import SIZE, before, behind, bit_of, frame_of, places_of
from hauntbox.games.betwixt.rules.map.doorway_sight import is_open as is_free
from hauntbox.games.betwixt.rules.map.layout import BOARD, NOWHERE, Layout

UNSEEN: Final = 0
HINDERED: Final = 1  # in sight, at the price of the obstruction penalty
CLEAR: Final = 2
WALLED: Final = -1
Cell = tuple[int, int]
CORNERS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
Gap = tuple[int, int, int]
WHOLE: Final = 2**64 - 1
SHIFT: Final = 11  # bits of a space
View = tuple[tuple[int, ...], tuple[int, ...]]
Table = dict[tuple[int, int], tuple[int, ...]]
INSIDE: Final[Table] = {}  # by columns and rows between two spaces of one tile
BASE: Final = 64
THROUGH: Final[Table] = {}  # by two cells in the frame of a doorway, one on either side
CROSSED: Final[dict[Cell, tuple[Cell, ...]]] = {}
VIEWS: Final[dict[int, View]] = {}  # of printed tiles, for all layouts
KEPT: Final = 50_000


def look(layout: Layout, a: int, b: int, blockers: int, hindrances: int) -> int:
    """TGB-ATK-05: the best way counts. Blockers end a line, TGB-ATK-06: hindrances only bring the penalty."""
    found = layout.views.get(a << SHIFT | b)  # shortcut: remembered
    plain, rough = sorted_ways(layout, a, b) if found is None else found
    seen = UNSEEN
    for way in plain:
        if not way & blockers:
            if not way & hindrances:
                return CLEAR
            seen = HINDERED
    if seen == UNSEEN:
        for way in rough:
            if not way & blockers:
                return HINDERED
    return seen


def sorted_ways(layout: Layout, a: int, b: int) -> View:
    """One table for each layout, since obstacles never move; a new layout finds most of it in the shared one."""
    key = shared_key(layout, a, b)
    found = VIEWS.get(key) if key else None
    if found is None:
        found = sort_ways(layout, a, b)
        if key:
            share(key, found)
    layout.views[a << SHIFT | b] = found  # shortcut: remembered
    return found


def sort_ways(layout: Layout, a: int, b: int) -> View:
    """The ways without obstacles, and those past low ones too (TGB-MOVE-08); TGB-TILE-03, TGB-RNG-08: not through tall
    ones."""
    rough = tuple([way for way in ways(layout, a, b) if not way & layout.tall])
    plain = tuple([way for way in rough if not way & layout.low])
    return plain, rough


def shared_key(layout: Layout, a: int, b: int) -> int:
    """What decides on the ways in every layout of printed tiles: the two spaces, and the one doorway between their
    tiles, if any. 0: they depend on more."""
    p, q = a >> 6, b >> 6
    if not layout.printed:
        return 0
    if p == q:
        return 1 << 36 | a << SHIFT | b
    own = layout.joined[p].get(q) if layout.forest else None
    return 0 if own is None else (1 << 14 | own << 7 | layout.meets[own]) << 22 | a << SHIFT | b


def share(key: int, found: View) -> None:
    if len(VIEWS) >= KEPT:
        VIEWS.clear()  # shortcut: what is needed is worked out again
    VIEWS[key] = found


def is_unwalled(layout: Layout, a: int, b: int) -> bool:
    """TGB-MIS-16: is there a straight line that no wall or closed door crosses? Nothing else matters here."""
    return a >> 6 == b >> 6 or bool(ways(layout, a, b))


def ways(layout: Layout, a: int, b: int) -> tuple[int, ...]:
    """TGB-ATK-04: two straight lines from the same corner of one space to two corners of the other, through no wall.

    In a tile there are no walls, so one table by the difference of two places serves all tiles. Of two tiles whose
    doorways meet, where nothing leads round them, all games share the answers, by how the two lie to the doorway.
    """
    p, q = a >> 6, b >> 6
    if p == q:
        by = a - BASE
        return tuple([way << by if by >= 0 else way >> -by for way in inside(b % ROW - a % ROW, (b >> 3) - (a >> 3))])
    if not layout.forest:
        return remembered(layout, a, b, ())
    own = layout.joined[p].get(q)
    if own is not None:  # shortcut: what all games share
        return through(layout, own, layout.meets[own], a, b)
    doors = layout.way_between(p, q)
    return remembered(layout, a, b, tuple([gap_of(layout, way) for way in doors])) if doors else ()


def through(layout: Layout, own: int, other: int, a: int, b: int) -> tuple[int, ...]:
    """The ways from a space on this side of a doorway to one beyond it."""
    p, q = a >> 6, b >> 6
    start = frame_of(layout.tiles[p], own & 3)[a & 63]
    end = frame_of(layout.tiles[q], other & 3)[b & 63]
    found = THROUGH.get((start, end))
    if found is None:
        found = THROUGH[start, end] = minimal(pairs_of_lines(before(start), behind(end), framed))
    if not found:
        return ()
    here, there = places_of(layout.tiles[p], own & 3), places_of(layout.tiles[q], other & 3)
    parts = [(laid_out(way & WHOLE, here), laid_out(way >> SIZE, there)) for way in found]
    return tuple([near << p * BOARD | far << q * BOARD for near, far in parts])


def laid_out(cells: int, places: tuple[int, ...]) -> int:
    """The places of a set of cells."""
    mask = 0
    while cells:
        low = cells & -cells
        mask |= 1 << places[low.bit_length() - 1]
        cells ^= low
    return mask


def framed(here: Cell, start: Cell, end: Cell, there: Cell) -> int:
    """The cells, in the frame of the doorway, of a line from corner to corner; WALLED if a wall crosses it."""
    cells = [(start[0] + x, start[1] + y) for x, y in crossed(end[0] - start[0], end[1] - start[1])]
    if not cells:
        return 0 if any([is_free([here, *side, there]) for side in along(start, end)]) else WALLED
    if not is_free([here, *cells, there]):
        return WALLED
    return sum([bit_of(cell) for cell in cells if cell not in (here, there)])


def inside(dx: int, dy: int) -> tuple[int, ...]:
    """The ways between two spaces of a tile, seen from the space numbered BASE."""
    found = INSIDE.get((dx, dy))
    if found is None:
        found = INSIDE[dx, dy] = minimal(pairs_of_lines((0, 0), (dx, dy), unwalled))
    return found


def unwalled(here: Cell, start: Cell, end: Cell, there: Cell) -> int:
    cells = [(start[0] + x, start[1] + y) for x, y in crossed(end[0] - start[0], end[1] - start[1])]
    return sum([1 << BASE + y * ROW + x for x, y in cells if (x, y) not in (here, there)])


def remembered(layout: Layout, a: int, b: int, gaps: tuple[Gap, ...]) -> tuple[int, ...]:
    found = layout.looks.get((a, b))
    if found is None:
        found = layout.looks[a, b] = between(layout, a, b, gaps)
    return found


def between(layout: Layout, a: int, b: int, gaps: tuple[Gap, ...] = ()) -> tuple[int, ...]:
    """`gaps`: the only doorways between the two, if they are known."""
    own = 1 << a | 1 << b

    def walled(here: Cell, start: Cell, end: Cell, there: Cell) -> int:
        for gap in gaps:
            if misses(gap, start, end):
                return WALLED  # shortcut: that is what the walk along the line would find
        mask = line(layout, here, start, end, there)
        return mask if mask == WALLED else mask & ~own

    return minimal(pairs_of_lines(layout.spot(a), layout.spot(b), walled))


def gap_of(layout: Layout, way: int) -> Gap:
    """Whether a doorway's outer edge runs upright, where it lies, and its middle along it."""
    x, y = layout.middle_of(way)
    upright = layout.side_on_map(way) & 1
    return (1, x // 2, y // 2) if upright else (0, y // 2, x // 2)


def misses(gap: Gap, start: Cell, end: Cell) -> bool:
    """Does the line cross the edge of the two tiles beside the doorway?"""
    upright, edge, middle = gap
    (u, p), (v, q) = (start, end) if upright else ((start[1], start[0]), (end[1], end[0]))
    if not u < edge < v and not v < edge < u:
        return False
    off = (p - middle) * (v - u) + (q - p) * (edge - u)  # times the width of the line
    return abs(off) > abs(v - u)


def minimal(masks: set[int]) -> tuple[int, ...]:
    """Those that contain no other: a way is never better than one that passes through fewer spaces."""
    ordered = sorted(masks, key=lambda mask: (mask.bit_count(), mask))
    kept: list[int] = []
    for mask in ordered:
        if not any([mask & less == less for less in kept]):
            kept.append(mask)
    return tuple(kept)


def pairs_of_lines(here: Cell, there: Cell, line_of: Callable[[Cell, Cell, Cell, Cell], int]) -> set[int]:
    found = set()
    ends = [(there[0] + u, there[1] + v) for u, v in CORNERS]
    for i, j in CORNERS:
        start = here[0] + i, here[1] + j
        open_ends = [(end, mask) for end in ends if (mask := line_of(here, start, end, there)) != WALLED]
        pairs = combinations(open_ends, 2)
        found |= {one | two for (p, one), (q, two) in pairs if not runs_along(start, p, q)}
    return found


def runs_along(start: Cell, p: Cell, q: Cell) -> bool:
    """TGB-ATK-04: two lines that run along one another are one."""
    (x, y), (a, b), (c, d) = start, p, q
    return (a - x) * (d - y) == (b - y) * (c - x)


def line(layout: Layout, here: Cell, start: Cell, end: Cell, there: Cell) -> int:
    """The spaces that a line from corner to corner passes through; WALLED if a wall crosses it.

    What it only touches it does not pass through (TGB-ATK-05): along an edge it is open if one side of the edge is.
    """
    cells = crossed(end[0] - start[0], end[1] - start[1])
    if not cells:
        return 0 if any([is_open(layout, [here, *side, there]) for side in along(start, end)]) else WALLED
    x, y = start
    first, last = (x + cells[0][0], y + cells[0][1]), (x + cells[-1][0], y + cells[-1][1])
    if not passes(layout, here, first) or not passes(layout, last, there):
        return WALLED
    mask = layout.lines.get((start, end))
    if mask is None:
        inner = [(x + u, y + v) for u, v in cells]
        mask = layout.lines[start, end] = mask_of(layout, inner) if is_open(layout, inner) else WALLED
    return mask


def crossed(dx: int, dy: int) -> tuple[Cell, ...]:
    """The cells, from the start, through whose inside a line of this width and height passes."""
    found = CROSSED.get((dx, dy))
    if found is None:
        found = CROSSED[dx, dy] = tuple(walked(dx, dy)) if dx and dy else ()
    return found


def walked(dx: int, dy: int) -> list[Cell]:
    """Between two marks, where the line meets a row or a column of the grid, lies one cell."""
    n, m = abs(dx), abs(dy)
    marks = sorted({i * m for i in range(n + 1)} | {j * n for j in range(m + 1)})
    halves = [(first + second, 2 * n * m) for first, second in pairwise(marks)]
    return [(dx * top // bottom, dy * top // bottom) for top, bottom in halves]


def along(start: Cell, end: Cell) -> list[list[Cell]]:
    """The cells on either side of a line that runs along the grid."""
    (x, y), (u, v) = min(start, end), max(start, end)
    if y == v:
        sides = [[(i, y + side) for i in range(x, u)] for side in (0, -1)]
    else:
        sides = [[(x + side, j) for j in range(y, v)] for side in (0, -1)]
    return [side if start <= end else side[::-1] for side in sides]


def is_open(layout: Layout, cells: list[Cell]) -> bool:
    return all([passes(layout, a, b) for a, b in pairwise(cells)])


def passes(layout: Layout, a: Cell, b: Cell) -> bool:
    """From one cell to the next; across a corner there are two ways round it, and one must be open."""
    if a == b:
        return True
    if a[0] != b[0] and a[1] != b[1]:
        round_it = [(a[0], b[1]), (b[0], a[1])]
        return any([passes(layout, a, c) and passes(layout, c, b) for c in round_it])
    p, q = layout.space_at(*a), layout.space_at(*b)
    if p == NOWHERE or q == NOWHERE:
        return False
    return p >> 6 == q >> 6 or bool(layout.across.get(p, 0) >> q & 1)


def mask_of(layout: Layout, cells: list[Cell]) -> int:
    mask = 0
    for x, y in cells:
        mask |= 1 << layout.space_at(x, y)
    return mask
