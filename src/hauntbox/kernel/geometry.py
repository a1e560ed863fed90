"""Places and steps between them. A set of places is an int used as a bit mask; words for players stay outside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

FAR: Final = 255  # no way leads there
WAYS: Final = ("n", "e", "s", "w")


def places(mask: int) -> list[int]:
    """The places of a set, in order."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def mask_of(some: Iterable[int]) -> int:
    mask = 0
    for place in some:
        mask |= 1 << place
    return mask


class Graph:
    """Places 0 to size-1 and the steps that join them."""

    def __init__(self, beside: list[tuple[int, ...]]) -> None:
        self.size: Final = len(beside)
        self.beside: Final = tuple(beside)  # by place: where one step leads, in a fixed order
        self.near: Final = tuple([mask_of(some) for some in beside])
        self.reach: Final[list[tuple[int, ...]]] = [tuple([1 << place for place in range(self.size)])]
        self.distances: Final = self.measure()

    def measure(self) -> tuple[bytes, ...]:
        """All walking distances, and `reach[n]`: by place, the set within n steps."""
        rows = [bytearray([FAR]) * self.size for _ in range(self.size)]
        for place in range(self.size):
            rows[place][place] = 0
        while self.grow():
            inner, outer = self.reach[-2:]
            for place, row in enumerate(rows):
                for fresh in places(outer[place] & ~inner[place]):
                    row[fresh] = len(self.reach) - 1
        return tuple([bytes(row) for row in rows])

    def grow(self) -> bool:
        """One more ring of `reach`; False when nothing is left to reach."""
        rings = self.reach[-1]
        wider = []
        for place, ring in enumerate(rings):
            for other in self.beside[place]:
                ring |= rings[other]
            wider.append(ring)
        self.reach.append(tuple(wider))
        return self.reach[-1] != rings

    def within(self, place: int, steps: int) -> int:
        """The set of places at so many steps or fewer, the place itself included."""
        return self.reach[min(steps, len(self.reach) - 1)][place]

    def distance(self, a: int, b: int) -> int:
        return self.distances[a][b]

    def spread(self, start: int, steps: int, ground: int = -1) -> int:
        """The set reached from any of a set in so many steps or fewer, walking on the ground only."""
        found = edge = start & ground
        for _ in range(steps):
            wider = 0
            for place in places(edge):
                wider |= self.near[place]
            edge = wider & ground & ~found
            if not edge:
                break
            found |= edge
        return found


class Grid(Graph):
    """Squares in columns and rows, numbered row by row; `open_ways` are the steps between neighbours.

    Places from columns * rows on lie off the grid (a van, a truck) and are joined by `extra`.
    """

    def __init__(self, columns: int, rows: int, open_ways: set[tuple[int, int]], extra: int = 0) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.squares: Final = columns * rows
        beside = []
        for place in range(self.squares + extra):
            around = [place - columns, place + 1, place + columns, place - 1]
            ordered = [square for square in around if square < self.squares]
            ordered += range(self.squares, self.squares + extra)
            if place >= self.squares:
                ordered = list(range(self.squares))
            beside.append(tuple([other for other in ordered if (place, other) in open_ways]))
        super().__init__(beside)
        self.shifts: Final = [
            (mask_of(p for p in range(self.squares) if p + by < self.squares and (p, p + by) in open_ways), by)
            for by in (-columns, 1, columns, -1)
        ]

    def straight(self, a: int, b: int) -> int:
        """Columns plus rows between two squares, walls or not."""
        return abs(a % self.columns - b % self.columns) + abs(a // self.columns - b // self.columns)

    def diamond(self, radius: int) -> tuple[int, ...]:
        """By square, the squares within a straight distance."""
        here = range(self.squares)
        return tuple([mask_of(b for b in here if self.straight(a, b) <= radius) for a in here])

    def spread(self, start: int, steps: int, ground: int = -1) -> int:
        """As in a graph, by shifting the whole set at once. Places off the grid are not reached."""
        found = start & ground
        for _ in range(steps):
            wider = found
            for mask, by in self.shifts:
                wider |= (found & mask) << by if by > 0 else (found & mask) >> -by
            wider &= ground
            if wider == found:
                break
            found = wider
        return found


def square_name(place: int, columns: int) -> str:
    """Columns are lettered, rows numbered from 1 at the top: B7."""
    return f"{chr(ord('A') + place % columns)}{place // columns + 1}"
