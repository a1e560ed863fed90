"""Where a tile may be laid, and how it is turned. PLACE"""

from __future__ import annotations

from hauntbox.games.hunter13.rules.house import (
    QUARTERS,
    STEP,
    doors_of,
    floor_of_cell,
    joined_sides,
    neutral,
    neutral_of,
    open_sides,
    tile_at,
)
from hauntbox.games.hunter13.state import NOWHERE, WIDTH, Mansion


def matches(g: Mansion, tile: int, cell: int, quarters: int) -> tuple[int, int, int]:
    """GHT-PLACE-05: sides that match what lies around, then those that do not, then doors that meet doors."""
    floor = floor_of_cell(cell)
    own, open_ = neutral_of(tile, floor, quarters), doors_of(tile, floor, quarters)
    good = bad = joined = 0
    for side in QUARTERS:
        other = tile_at(g, cell + STEP[side])
        back = (side + 2) % 4
        if other == NOWHERE or own >> side & 1 or (neutral(g, other) | joined_sides(g, other)) >> back & 1:
            continue  # GHT-PLACE-09, GHT-PLACE-10: counts for nothing
        a, b = open_ >> side & 1, open_sides(g, other) >> back & 1
        good += a == b  # GHT-PLACE-08
        bad += a != b
        joined += a & b
    return good, bad, joined


def best_turns(g: Mansion, tile: int, cell: int, side: int = NOWHERE) -> list[int]:
    """GHT-PLACE-03, GHT-PLACE-04: turned so that it has a door on this side; with no side, any that joins a door.

    GHT-PLACE-05: of these the ones with most matches, GHT-PLACE-07: and then with fewest mismatches; each shape once.
    """
    floor = floor_of_cell(cell)
    rows, shapes = [], []
    for quarters in QUARTERS:
        shape = doors_of(tile, floor, quarters), neutral_of(tile, floor, quarters)
        if shape in shapes:
            continue
        shapes.append(shape)
        good, bad, joined = matches(g, tile, cell, quarters)
        fits = joined > 0 if side == NOWHERE else doors_of(tile, floor, quarters) >> side & 1
        if fits:
            rows.append((-good, bad, quarters))
    best = min(rows, default=(0, 0, 0))[:2]
    return [quarters for good, bad, quarters in rows if (good, bad) == best]


def lonely_cell(g: Mansion, floor: int, like: int) -> int:
    """GHT-RUL-56: a cell of the floor that touches no tile, above or below another if that is free."""
    row, column = like // WIDTH % WIDTH, like % WIDTH
    for way in range(0, WIDTH, 3):
        cell = floor * WIDTH * WIDTH + row * WIDTH + (column + way) % WIDTH
        if not any([c in g.cell for c in (cell, *[cell + step for step in STEP])]):
            return cell
    raise ValueError(f"no free cell on floor {floor}")
