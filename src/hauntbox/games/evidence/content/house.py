"""A house to haunt: rooms, squares, doors, hiding spots and the van, with every distance worked out. TERM, MAP"""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.content.drawing import Drawing, Spot
from hauntbox.games.evidence.content.survey import house_side, refuse, van_doors
from hauntbox.kernel.geometry import FAR, Grid, mask_of, places, square_name

NOWHERE: Final = -1
Point = tuple[int, int]
Line = tuple[Point, Point]


class House:
    """Squares are numbered row by row; the van is one more place behind them. Made once for each map and shared."""

    def __init__(self, title: str, dawn: int, rooms: dict[str, str], d: Drawing) -> None:
        refuse(d, rooms)
        self.title: Final = title
        self.dawn: Final = dawn
        self.columns: Final = 1 + max(column for _, column in d.rooms)
        self.rows: Final = 1 + max(row for row, _ in d.rooms)
        self.squares: Final = self.columns * self.rows
        self.van: Final = self.squares  # EVI-MOVE-15: a single space
        self.letters: Final = tuple(sorted(set(d.rooms.values())))
        self.rooms: Final = tuple([rooms[letter] for letter in self.letters])
        self.room_of: Final = (*[self.room_at(d, place) for place in range(self.squares)], NOWHERE)
        # EVI-MAP-01: lettered columns, numbered rows
        self.names: Final = (*[square_name(place, self.columns) for place in range(self.squares)], "van")
        self.place: Final = {name: place for place, name in enumerate(self.names)}
        self.fronts: Final = {self.number(hiding): self.number(front) for hiding, front in d.fronts.items()}
        self.hiding: Final = mask_of(self.fronts)
        self.spots: Final = (*[self.spots_before(place) for place in range(self.squares)], ())
        self.spawn: Final = self.spawn_squares(d)
        self.door: Final = self.van_door_square(d)
        self.is_van_below: Final = d.van == (self.door // self.columns + 1, self.door % self.columns)
        self.doors: Final = frozenset(tuple(sorted(self.number(spot) for spot in edge)) for edge in d.doors)
        self.grid: Final = self.lay_out(d)
        # EVI-MAP-09: no blank cell
        self.house: Final = mask_of(place for place in range(self.squares) if self.room_of[place] != NOWHERE)
        self.floor: Final = self.house & ~self.hiding  # EVI-MOVE-10: where a ghost may be
        self.room_mask: Final = tuple([self.mask_of_room(room) for room in range(len(self.rooms))])
        # EVI-MOVE-09, EVI-MOVE-10: neither the van nor a hiding square is a way for the ghost
        self.ghost_ways: Final = tuple([tuple(places(self.grid.near[p] & self.floor)) for p in range(self.squares)])
        self.hunter_ways: Final = self.ways_of_hunters(van_open=True)
        self.shut_ways: Final = self.ways_of_hunters(van_open=False)
        self.walls: Final = self.stand_walls()
        self.views: Final[dict[tuple[int, int], int]] = {}
        self.walks: Final = self.measure()
        self.to_room: Final = tuple([self.measure_room(room) for room in range(len(self.rooms))])
        self.room_gaps: Final = self.measure_gaps()

    def number(self, spot: Spot) -> int:
        return spot[0] * self.columns + spot[1]

    def room_at(self, d: Drawing, place: int) -> int:
        """EVI-TERM-01: every square belongs to exactly one room, EVI-TERM-02: a corridor is a room like any other."""
        letter = d.rooms.get(divmod(place, self.columns))
        return self.letters.index(letter) if letter else NOWHERE

    def mask_of_room(self, room: int) -> int:
        return mask_of(place for place in range(self.squares) if self.room_of[place] == room)

    def spots_before(self, front: int) -> tuple[int, ...]:
        """EVI-HIDE-04: the hiding squares whose one front square this is."""
        return tuple(sorted(hiding for hiding, place in self.fronts.items() if place == front))

    def spawn_squares(self, d: Drawing) -> tuple[int, ...]:
        """EVI-TERM-03: one for a room that may be haunted, none for the others."""
        spawn = [NOWHERE] * len(self.letters)
        for spot in d.spawns:
            spawn[self.letters.index(d.rooms[spot])] = self.number(spot)
        return tuple(spawn)

    def haunts(self) -> list[int]:
        """EVI-TERM-03: the rooms that may be haunted."""
        return [room for room, place in enumerate(self.spawn) if place != NOWHERE]

    def van_door_square(self, d: Drawing) -> int:
        """EVI-TERM-13: the only way to the van."""
        return self.number(house_side(d, van_doors(d)[0]))

    def lay_out(self, d: Drawing) -> Grid:
        """EVI-TERM-08: steps join neighbours over an open edge or a door, EVI-TERM-07: which is never shut."""
        ways = set()
        for edge in d.joins:
            here, there = sorted(self.number(spot) for spot in edge)
            ways |= {(here, there), (there, here)}
        return Grid(self.columns, self.rows, ways)

    def ways_of_hunters(self, *, van_open: bool) -> tuple[tuple[int, ...], ...]:
        """EVI-MOVE-11: nobody walks onto a hiding square; EVI-TERM-13: the van is beyond one square alone."""
        ways = [tuple(places(self.grid.near[place] & ~self.hiding)) for place in range(self.squares)]
        if van_open:
            ways[self.door] += (self.van,)  # EVI-MOVE-14
        return (*ways, (self.door,) if van_open else ())  # EVI-MOVE-13

    def within(self, place: int, steps: int) -> int:
        """EVI-TERM-11: walking distance; EVI-TERM-12: the square itself counts; EVI-TERM-14: not over the van door."""
        return self.grid.within(place, steps) if place != self.van else 0

    def near(self, place: int, radius: int) -> int:
        """EVI-TERM-10: the squares within a straight distance, walls or not; EVI-TERM-14: none from the van."""
        if place == self.van:
            return 0
        return self.grid.diamond(radius)[place] & self.house

    def measure(self) -> tuple[bytes, ...]:
        """All walking distances, by place; EVI-TERM-13: the van is one step from its door."""
        home = bytes([min(FAR, steps + 1) for steps in self.grid.distances[self.door]])
        return (*[row + home[place : place + 1] for place, row in enumerate(self.grid.distances)], home + b"\0")

    def measure_room(self, room: int) -> bytes:
        """The smallest number of steps into a room, by place."""
        squares = places(self.room_mask[room])
        return bytes([min([row[square] for square in squares]) for row in self.walks])

    def measure_gaps(self) -> tuple[bytes, ...]:
        """The smallest number of steps from room to room."""
        rooms = [places(mask) for mask in self.room_mask]
        return tuple([bytes([min([row[square] for square in squares]) for row in self.to_room]) for squares in rooms])

    def distance(self, a: int, b: int) -> int:
        """EVI-TERM-09: the smallest number of steps, the van included."""
        return self.walks[a][b]

    def reach(self, place: int, radius: int, *, diagonal: bool) -> int:
        """EVI-TERM-11: by steps; EVI-OPT-17: by columns and rows, as far as twice as many steps lead there."""
        if not diagonal or place == self.van:
            return self.within(place, radius)
        row, column = divmod(place, self.columns)
        box = [
            r * self.columns + c
            for r in range(max(0, row - radius), min(self.rows, row + radius + 1))
            for c in range(max(0, column - radius), min(self.columns, column + radius + 1))
        ]
        return mask_of(box) & self.within(place, 2 * radius)

    def next_door(self, room: int) -> set[int]:
        """The rooms that a door joins to a room."""
        pairs = [(self.room_of[a], self.room_of[b]) for a, b in self.doors]
        return {b if a == room else a for a, b in pairs if room in (a, b)}

    def visible(self, place: int, radius: int) -> int:
        """EVI-OPT-18: within a straight distance, in a straight line that meets no wall. Worked out once a square."""
        if (place, radius) not in self.views:
            around = places(self.near(place, radius))
            self.views[place, radius] = mask_of(p for p in around if not self.is_behind_wall(place, p))
        return self.views[place, radius]

    def is_behind_wall(self, a: int, b: int) -> bool:
        line = (self.centre(a), self.centre(b))
        return any(meets(line, wall) for wall in self.walls)

    def centre(self, place: int) -> Point:
        """Corners have even coordinates, so centres are whole numbers too."""
        return 2 * (place % self.columns) + 1, 2 * (place // self.columns) + 1

    def stand_walls(self) -> list[Line]:
        """Every edge between neighbours that no step crosses, EVI-MAP-11: the sides of a hiding square too."""
        walls = []
        for p in range(self.squares):
            x, y = self.centre(p)
            if p % self.columns < self.columns - 1 and not self.grid.near[p] >> (p + 1) & 1:
                walls.append(((x + 1, y - 1), (x + 1, y + 1)))
            if p + self.columns < self.squares and not self.grid.near[p] >> (p + self.columns) & 1:
                walls.append(((x - 1, y + 1), (x + 1, y + 1)))
        return walls

    def field(self, token: int, radius: int) -> int:
        """EVI-DOTS-03: the token's own room within walking distance, hiding squares left out."""
        return self.within(token, radius) & self.room_mask[self.room_of[token]] & ~self.hiding


def meets(a: Line, b: Line) -> bool:
    """Do two lines cross or touch?"""
    sides = [turn(*a, b[0]), turn(*a, b[1]), turn(*b, a[0]), turn(*b, a[1])]
    if sides[0] * sides[1] > 0 or sides[2] * sides[3] > 0:
        return False
    return all(
        max(p[i] for p in a) >= min(p[i] for p in b) and max(p[i] for p in b) >= min(p[i] for p in a) for i in (0, 1)
    )


def turn(a: Point, b: Point, c: Point) -> int:
    """Which way the path a, b, c turns: its sign."""
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)
