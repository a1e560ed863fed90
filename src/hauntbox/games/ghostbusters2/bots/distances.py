"""How far it is to somewhere on a street, worked out once for each place: for bots, who ask thousands of times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.ghostbusters2.content.street import ON_FOOT, Street
from hauntbox.kernel.geometry import mask_of, places

NO_WAY: Final = 40  # steps: as good as never
Table = list[int]  # steps, by space


class Ways:
    """Steps on foot, past lines and the Gates that were open at first; figures and piles come and go."""

    def __init__(self, street: Street) -> None:
        self.street: Final = street
        self.shots: Final[dict[tuple[int, int], Table]] = {}
        self.walks: Final[dict[int, Table]] = {}
        self.giants: Final[dict[tuple[int, int], Table]] = {}
        self.strides: Final[dict[tuple[int, int], Table]] = {}
        self.searches: Final[dict[int, Table]] = {}
        self.rides: Final[dict[int, Table]] = {}  # by the identity of the table on foot, which is kept

    def to_shot(self, target: int, reach: int) -> Table:
        """To the nearest space that sees the target in range, if no Entity is in the way."""
        key = (target, reach)
        if key not in self.shots:
            street = self.street
            spots = [p for p in places(street.within(target, reach)) if self.can_shoot(p, target)]
            self.shots[key] = self.spread(spots)
        return self.shots[key]

    def can_shoot(self, p: int, target: int) -> bool:
        street = self.street
        if p == target or (street.pillars | street.open_gates) >> p & 1:
            return False
        return street.sees(p, target, street.open_gates)

    def to_giant(self, spot: int, reach: int) -> Table:
        """Nothing hides a figure of 2x2."""
        key = (spot, reach)
        if key not in self.giants:
            around = 0
            for space in self.street.block(spot):
                around |= self.street.within(space, reach)
            self.giants[key] = self.spread(places(around & ~self.street.blot(spot)))
        return self.giants[key]

    def to_pile(self, pile: int) -> Table:
        """To a space from which it can be investigated."""
        if pile not in self.searches:
            street = self.street
            near = [p for p in places(street.ring[pile]) if street.near[p] >> pile & 1]
            self.searches[pile] = self.spread([p for p in near if self.can_shoot(p, pile)])
        return self.searches[pile]

    def to_space(self, space: int) -> Table:
        if space not in self.walks:
            self.walks[space] = self.spread([space])
        return self.walks[space]

    def spread(self, spots: list[int]) -> Table:
        street = self.street
        return flood(street.squares, spots, lambda p: places(street.walk(p, street.open_gates | street.pillars)))

    def by_car(self, table: Table) -> Table:
        """To the same places, straight ahead and round corners."""
        key = id(table)
        if key not in self.rides:
            street = self.street
            spots = [p for p in range(street.squares) if table[p] == 0]
            roads = street.orthogonal[ON_FOOT]
            self.rides[key] = flood(street.squares, spots, lambda p: places(roads[p] & ~street.open_gates))
        return self.rides[key]

    def to_stride(self, shut: int, east: int, south: int) -> Table:
        """For Lady Liberty, by her north-western space, until half of her is in the south-eastern corner."""
        key = (shut, south * self.street.columns + east)
        if key not in self.strides:
            there = [p for p in self.stances(shut) if self.inside(p, east, south) >= 2]
            free = mask_of(self.stances(shut))
            self.strides[key] = flood(self.street.squares, there, lambda p: places(self.street.ring[p] & free))
        return self.strides[key]

    def stances(self, shut: int) -> list[int]:
        """Where she fits."""
        street = self.street
        whole = [p for p in range(street.squares) if street.column[p] + 1 < street.columns
                 and street.row[p] + 1 < street.rows]  # fmt: skip
        return [p for p in whole if not street.blot(p) & shut]

    def inside(self, p: int, east: int, south: int) -> int:
        street = self.street
        return sum([street.column[q] >= east and street.row[q] >= south for q in street.block(p)])


def flood(squares: int, spots: list[int], beside: Callable[[int], list[int]]) -> Table:
    table = [NO_WAY] * squares
    for p in spots:
        table[p] = 0
    edge, far = spots, 0
    while edge:
        far += 1
        fresh = []
        for p in edge:
            for q in beside(p):
                if table[q] == NO_WAY:
                    table[q] = far
                    fresh.append(q)
        edge = fresh
    return table


WAYS: Final[dict[Street, Ways]] = {}


def ways_of(street: Street) -> Ways:
    found = WAYS.get(street)
    if found is None:
        found = WAYS[street] = Ways(street)
    return found
