"""Lines of sight through one doorway: worked out once for each pair of cells before and behind it. ATK

A tile has no walls inside, so what a line meets on its way through a doorway depends on the doorway alone. All
doorways are alike: two cells wide, in the middle of a side. In the *frame* of a doorway its wall lies between x = -1
and x = 0, its two cells on either side have y = -1 and y = 0, and the tile from which one looks lies at x < 0.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.content.tiles import ROW, Tile, doorway

Cell = tuple[int, int]
Cells = tuple[Cell, ...]
GAP: Final = (-1, 0)  # the rows of the doorway
HALF: Final = 4  # rows on either side of the middle
SIZE: Final = 64  # cells of one side of the frame
FRAMES: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {}  # by height, width and side: the cell of each place
BACK: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {}  # and the place of each cell


def frame_of(tile: Tile, side: int) -> tuple[int, ...]:
    """Return by place the cell in the frame of this doorway: its distance from the wall * 8 + its row."""
    key = (tile.high, tile.wide, side)
    found = FRAMES.get(key)
    if found is None:
        found = FRAMES[key] = tuple([number_of(*turned_east(tile, side, place)) for place in range(SIZE)])
        back = [0] * SIZE
        for place, cell in enumerate(found):
            if place % ROW < tile.wide and place // ROW < tile.high:
                back[cell] = place
        BACK[key] = tuple(back)
    return found


def places_of(tile: Tile, side: int) -> tuple[int, ...]:
    """Return by cell of the frame the place of the tile."""
    frame_of(tile, side)
    return BACK[tile.high, tile.wide, side]


def turned_east(tile: Tile, side: int, place: int) -> Cell:
    """The place as it lies when the side looks east and the first space of its doorway is at (-1, 0)."""
    x, y = turn(side, place)
    u, v = turn(side, doorway(tile, side)[0])
    return x - u - 1, y - v


def turn(side: int, place: int) -> Cell:
    x, y = place % ROW, place // ROW
    return ((y, -x), (x, y), (-y, x), (-x, -y))[side]


def number_of(x: int, y: int) -> int:
    """The number of a cell before the wall; one that no tile has gives one that is never asked for."""
    return ((-1 - x) * ROW + y + HALF) % SIZE


def before(cell: int) -> Cell:
    """X and Y of a numbered cell on the side from which one looks."""
    return -1 - cell // ROW, cell % ROW - HALF


def behind(cell: int) -> Cell:
    """X and Y of a numbered cell beyond: there the frame is turned by half."""
    x, y = before(cell)
    return -1 - x, -1 - y


def passes(a: Cell, b: Cell) -> bool:
    """Is the step from one cell to the next open? Across a corner one of the two ways round it must be."""
    if (a[0] < 0) == (b[0] < 0):
        return True
    if a[1] == b[1]:
        return a[1] in GAP
    return a[1] in GAP or b[1] in GAP


def is_open(cells: list[Cell]) -> bool:
    before = cells[0]
    for cell in cells:
        if not passes(before, cell):
            return False
        before = cell
    return True


def bit_of(cell: Cell) -> int:
    """The bit of a cell in a set: those beyond the wall come 64 higher."""
    x, y = cell
    return 1 << (number_of(x, y) if x < 0 else SIZE + number_of(-1 - x, -1 - y))
