"""Places and steps between them. A set of places is an int used as a bit mask; words for players stay outside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

try:
    from hauntbox.kernel.bitsets.fastbits import places, spread, woven
except ImportError:  # not built on this machine
    from hauntbox.kernel.bitsets.bits import places, spread, woven

__all__ = ["FAR", "WAYS", "Graph", "Grid", "mask_of", "places", "square_name"]

FAR: Final = 255  # no way leads there
WAYS: Final = ("n", "e", "s", "w")


def mask_of(some: Iterable[int]) -> int:
    mask = 0
    for place in some:
        mask |= 1 << place
    return mask


class Graph:
    """Places 0 to size-1 and the steps that join them."""

    def __init__(self, beside: list[tuple[int, ...]], ground: int = -1) -> None:
        self.size: Final = len(beside)
        self.beside: Final = tuple(beside)  # by place: where one step leads, in a fixed order
        self.near: Final = tuple([mask_of(some) for some in beside])
        self.net: Final[Any] = woven([some & ground if ground >> p & 1 else 0 for p, some in enumerate(self.near)])
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
        return spread(self.net, start, steps, ground)


class Grid(Graph):
    """Squares in columns and rows, numbered row by row; `open_ways` are the steps between neighbours.

    Places from columns * rows on lie off the grid (a van, a truck) and are joined by `extra`; no spread goes there.
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
        self.diamonds: Final[dict[int, tuple[int, ...]]] = {}
        super().__init__(beside, (1 << self.squares) - 1)

    def straight(self, a: int, b: int) -> int:
        """Columns plus rows between two squares, walls or not."""
        return abs(a % self.columns - b % self.columns) + abs(a // self.columns - b // self.columns)

    def diamond(self, radius: int) -> tuple[int, ...]:
        """By square, the squares within a straight distance."""
        if radius not in self.diamonds:
            here = range(self.squares)
            self.diamonds[radius] = tuple([mask_of([b for b in here if self.straight(a, b) <= radius]) for a in here])
        return self.diamonds[radius]


def square_name(place: int, columns: int) -> str:
    """Columns are lettered, rows numbered from 1 at the top: B7."""
    return f"{chr(ord('A') + place % columns)}{place // columns + 1}"
