"""Where a tile may be laid, and how it is turned. PLACE"""

from __future__ import annotations

from hauntbox.games.hunter13.rules.mansion.house import (
    BACK,
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


def around(g: Mansion, cell: int) -> tuple[int, int]:
    """Sides of a cell beyond which something lies that counts, and those of them with a door towards the cell."""
    counts = doors = 0
    for side in QUARTERS:
        other = tile_at(g, cell + STEP[side])
        back = BACK[side]
        if other == NOWHERE or (neutral(g, other) | joined_sides(g, other)) >> back & 1:
            continue  # GHT-PLACE-09, GHT-PLACE-10: counts for nothing
        counts |= 1 << side
        doors |= (open_sides(g, other) >> back & 1) << side
    return counts, doors


def shape(tile: int, floor: int, quarters: int) -> tuple[int, int]:
    """Its doors, and the sides that are neither door nor wall."""
    return doors_of(tile, floor, quarters), neutral_of(tile, floor, quarters)


def matches(own: int, rails: int, counts: int, doors: int) -> tuple[int, int, int]:
    """GHT-PLACE-05: sides that match what lies around, then those that do not, then doors that meet doors."""
    counts &= ~rails  # GHT-PLACE-10
    differ = (own ^ doors) & counts
    return (counts & ~differ).bit_count(), differ.bit_count(), (own & doors & counts).bit_count()  # GHT-PLACE-08


def best_turns(g: Mansion, tile: int, cell: int, side: int = NOWHERE) -> list[int]:
    """GHT-PLACE-03, GHT-PLACE-04: turned so that it has a door on this side; with no side, any that joins a door.

    GHT-PLACE-05: of these the ones with most matches, GHT-PLACE-07: and then with fewest mismatches; each shape once.
    """
    floor = floor_of_cell(cell)
    counts, doors = around(g, cell)
    rows, shapes = [], []
    for quarters in QUARTERS:
        own, rails = shape(tile, floor, quarters)
        if (own, rails) in shapes:
            continue
        shapes.append((own, rails))
        good, bad, joined = matches(own, rails, counts, doors)
        if joined if side == NOWHERE else own >> side & 1:
            rows.append((-good, bad, quarters))
    return [quarters for good, bad, quarters in rows if (good, bad) == min(rows)[:2]]


def lonely_cell(g: Mansion, floor: int, like: int) -> int:
    """GHT-RUL-56: a cell of the floor that touches no tile, above or below another if that is free."""
    row, column = like // WIDTH % WIDTH, like % WIDTH
    for way in range(0, WIDTH, 3):
        cell = floor * WIDTH * WIDTH + row * WIDTH + (column + way) % WIDTH
        if not any([c in g.cell for c in (cell, *[cell + step for step in STEP])]):
            return cell
    raise ValueError(f"no free cell on floor {floor}")
