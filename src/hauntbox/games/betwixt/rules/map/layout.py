"""How the tiles lie: turns, joined doorways, adjacency, distance. TILE, STAT, ATK, DRAW

A space is `tile * 64 + place`, and its place is that of the tile's own, unturned drawing. Inside a tile, and across two
doorways that meet, who is next to whom does not depend on turns; only the compass of the map does.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.content.tiles import ROW, TILES, Tile, doorway

Laid = tuple[int, int, int, int]  # a tile, where its lower left corner lies on the map, its quarter turns clockwise
Join = tuple[int, int, int, int]  # bits of a doorway's two spaces, and of those that face them beyond
Pairs = tuple[tuple[int, int], ...]
Going = tuple[int, int, bool, bool, int, int, tuple[int, ...]]
NOWHERE: Final = -1
BOARD: Final = 64  # places of a tile
COMPASS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))  # N, E, S, W
MOST_TILES: Final = 32
KEPT: Final = 4_096  # layouts


def near_table() -> tuple[int, ...]:
    """By place of a tile: the places around it, diagonals included."""
    table = []
    for place in range(BOARD):
        x, y = place % ROW, place // ROW
        around = [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
        table.append(sum([1 << v * ROW + u for u, v in around if 0 <= u < ROW and 0 <= v < ROW]))
    return tuple(table)


def turned(high: int, wide: int, turn: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By place: X and Y of it, from the lower left corner of the tile as it lies."""
    xs, ys = [], []
    for place in range(BOARD):
        x, y, w, h = place % ROW, place // ROW, wide, high
        for _ in range(turn):
            x, y, w, h = y, w - 1 - x, h, w
        xs.append(x)
        ys.append(y)
    return tuple(xs), tuple(ys)


def turned_back(high: int, wide: int, turn: int) -> dict[tuple[int, int], int]:
    """By X and Y as the tile lies: the place."""
    xs, ys = TURNED[high, wide, turn]
    return {(xs[p], ys[p]): p for p in range(BOARD) if p % ROW < wide and p // ROW < high}


def below(high: int, wide: int, turn: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By a limit: the places with a smaller X, and those with a smaller Y, as the tile lies."""
    inside = list(turned_back(high, wide, turn).items())
    columns = [sum([1 << place for (x, _), place in inside if x < limit]) for limit in range(ROW + 1)]
    rows = [sum([1 << place for (_, y), place in inside if y < limit]) for limit in range(ROW + 1)]
    return tuple(columns), tuple(rows)


SIZES: Final = [(high, wide, turn) for high in (6, 8) for wide in (6, 8) for turn in range(4)]
NEAR: Final = near_table()
TURNED: Final = {size: turned(*size) for size in SIZES}
TURNED_BACK: Final = {size: turned_back(*size) for size in SIZES}
BELOW: Final = {size: below(*size) for size in SIZES}


SPOTS: Final[dict[tuple[int, int, int, int, int], tuple[tuple[int, ...], tuple[int, ...]]]] = {}


def spots_of(shape: Tile, laid: Laid) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """X and Y of all places of a tile that lies there."""
    _, x, y, turn = laid
    key = (shape.high, shape.wide, x, y, turn)
    if key not in SPOTS:
        if len(SPOTS) >= KEPT:  # shortcut: memory has an end
            SPOTS.clear()  # shortcut: what is needed is worked out again
        xs, ys = TURNED[shape.high, shape.wide, turn]
        SPOTS[key] = tuple([x + each for each in xs]), tuple([y + each for each in ys])
    return SPOTS[key]


class Layout:
    """What follows from how the tiles lie and which doorways are open: shared by all positions that agree in this."""

    def __init__(
        self,
        laid: tuple[Laid, ...],
        doors: int,
        walled: int,
        breached: int,
        apart: Pairs,
        tiles: tuple[Tile, ...],
        cleared: int = 0,
    ):
        """TGB-TILE-05, TGB-PLACE-22: which doorways are joined. TGB-TILE-03: what stands on the floor."""
        self.laid: Final = laid
        self.tiles: Final = tiles
        self.shut: Final = doors | walled  # doorways that hold a door or have become a wall
        self.breached: Final = breached  # doorways cut into free walls
        self.printed: Final = tiles is TILES and not cleared  # nothing has been drawn for a test or taken away
        self.apart: Final = apart  # doorways that lead to one another though their tiles lie apart
        self.lies: Final[dict[int, Laid]] = {each[0]: each for each in laid}
        self.xs: Final[dict[int, tuple[int, ...]]] = {}  # by tile and place, on the map
        self.ys: Final[dict[int, tuple[int, ...]]] = {}
        for each in laid:
            self.xs[each[0]], self.ys[each[0]] = spots_of(tiles[each[0]], each)
        self.floor = self.low = self.tall = self.goal = 0
        for tile in self.lies:
            shape, by = tiles[tile], tile * BOARD
            self.floor |= shape.floor << by
            self.low |= shape.low << by
            self.tall |= shape.tall << by
            self.goal |= shape.goal << by
        self.floor |= cleared  # TGB-M3-11: an obstacle that a rule takes away becomes floor
        self.low &= ~cleared
        self.tall &= ~cleared
        self.solid: Final = self.low | self.tall
        self.meets: Final[dict[int, int]] = {}  # a doorway, tile * 4 + side, and the one that it meets
        self.joins: Final[list[Join]] = []
        self.passages: Final[list[Join]] = []  # across them one can only move, straight on
        self.gate_of: Final[dict[int, tuple[int, Join]]] = {}  # by space: the join it belongs to, all its spaces first
        self.single = True  # no space belongs to two, and there are no passages
        self.exits = 0  # the spaces of both
        self.across: Final[dict[int, int]] = {}  # a doorway space, and those next to it beyond
        self.joined: Final[dict[int, dict[int, int]]] = {tile: {} for tile in self.lies}  # tile -> tile -> own doorway
        self.forest = True  # between any two tiles there is one way at most
        self.join_all()
        self.cells: Final[dict[tuple[int, int], int]] = {}  # looked up so far
        self.looks: Final[dict[tuple[int, int], tuple[int, ...]]] = {}  # see sight.py
        self.between: Final[dict[tuple[int, int], tuple[int, ...]]] = {}  # by two tiles: the doorways on the way
        self.views: Final[dict[int, tuple[tuple[int, ...], tuple[int, ...]]]] = {}
        self.destinations: Final[dict[Going, int]] = {}  # by who goes, how far, and who stands where: see moves.py
        self.nears: Final[dict[int, int]] = {}  # by space
        self.squares: Final[dict[int, int]] = {}  # by space and distance
        self.behind: Final[dict[int, tuple[int, ...]]] = {}  # by space and facing, see facing.py
        self.lines: Final[dict[tuple[tuple[int, int], tuple[int, int]], int]] = {}

    # -- doorways ---------------------------------------------------------------------------------------------------

    def join_all(self) -> None:
        """TGB-PLACE-22: doorways that meet are joined; what lies against a wall is a wall."""
        found: dict[tuple[int, int], int] = {}
        for tile in self.lies:
            for side in range(4):
                if self.has_doorway(tile * 4 + side):
                    spot = self.middle_of(tile * 4 + side)
                    if spot in found:
                        self.join(tile * 4 + side, found[spot])
                    found[spot] = tile * 4 + side
        for a, b in self.apart:
            self.meets[a], self.meets[b] = b, a
            if not self.shut & (1 << a | 1 << b):
                self.passages.append(self.facing_bits(a, b))  # TGB-DRAW-62: no adjacency, line of sight or range
        for p, q, r, s in (*self.joins, *self.passages):
            self.exits |= p | q | r | s
        for bits in self.joins:
            gate = bits[0] | bits[1] | bits[2] | bits[3]
            for bit in bits:
                self.gate_of[bit.bit_length() - 1] = gate, bits
        self.single = not self.passages and len(self.gate_of) == 4 * len(self.joins)

    def has_doorway(self, way: int) -> bool:
        """TGB-TILE-30: a door put on a free wall is like a doorway with a door."""
        return bool(self.tiles[way >> 2].doorways >> (way & 3) & 1 or self.breached >> way & 1)

    def middle_of(self, way: int) -> tuple[int, int]:
        """The middle of a doorway's outer edge on the map, in half spaces."""
        a, b = self.doorway(way)
        dx, dy = COMPASS[self.side_on_map(way)]
        (ax, ay), (bx, by) = self.spot(a), self.spot(b)
        return ax + bx + 1 + dx, ay + by + 1 + dy

    def doorway(self, way: int) -> tuple[int, int]:
        """TGB-TILE-02: the two spaces inside it, clockwise."""
        tile = way >> 2
        a, b = doorway(self.tiles[tile], way & 3)
        return tile * BOARD + a, tile * BOARD + b

    def side_on_map(self, way: int) -> int:
        """Where a tile's own side points."""
        return (way + self.lies[way >> 2][3]) & 3

    def join(self, a: int, b: int) -> None:
        """TGB-TILE-05: two doorways that meet are open to one another over both spaces; a door closes both."""
        self.meets[a], self.meets[b] = b, a
        if self.shut & (1 << a | 1 << b):
            return
        p, q, r, s = bits = self.facing_bits(a, b)
        self.joins.append(bits)
        for near, beyond in ((p, r | s), (q, r | s), (r, p | q), (s, p | q)):
            space = near.bit_length() - 1
            self.across[space] = self.across.get(space, 0) | beyond
        self.forest = self.forest and not self.is_linked(a >> 2, b >> 2)
        self.joined[a >> 2][b >> 2] = a
        self.joined[b >> 2][a >> 2] = b

    def facing_bits(self, a: int, b: int) -> Join:
        """Both doorways are counted clockwise, so the first space of one faces the second of the other."""
        (p, q), (r, s) = self.doorway(a), self.doorway(b)
        return 1 << p, 1 << q, 1 << s, 1 << r

    def is_linked(self, tile: int, other: int) -> bool:
        """Is there an open way between two tiles?"""
        seen, edge = {tile}, [tile]
        while edge:
            fresh = [beyond for beyond in self.joined[edge.pop()] if beyond not in seen]
            seen.update(fresh)
            edge += fresh
        return other in seen

    def way_between(self, tile: int, other: int) -> tuple[int, ...]:
        """The doorways on the one way from a tile to another; () if they are not linked."""
        found = self.between.get((tile, other))
        if found is None:
            found = self.between[tile, other] = self.search(tile, other)
        return found

    def search(self, tile: int, other: int) -> tuple[int, ...]:
        ways: dict[int, tuple[int, ...]] = {tile: ()}
        edge = [tile]
        while edge and other not in ways:
            here = edge.pop()
            for beyond, way in self.joined[here].items():
                if beyond not in ways:
                    ways[beyond] = (*ways[here], way)
                    edge.append(beyond)
        return ways.get(other, ())

    # -- spaces -----------------------------------------------------------------------------------------------------

    def spot(self, space: int) -> tuple[int, int]:
        """X and Y of a space on the map, which has no edge."""
        return self.xs[space >> 6][space & 63], self.ys[space >> 6][space & 63]

    def space_at(self, x: int, y: int) -> int:
        """The space with this X and Y, floor or not; NOWHERE if no tile lies there."""
        found = self.cells.get((x, y))
        if found is None:
            found = self.cells[x, y] = self.look_up(x, y)
        return found

    def look_up(self, x: int, y: int) -> int:
        for tile, left, low, turn in self.laid:
            shape = self.tiles[tile]
            place = TURNED_BACK[shape.high, shape.wide, turn].get((x - left, y - low))
            if place is not None:
                return tile * BOARD + place
        return NOWHERE

    def near(self, space: int) -> int:
        """TGB-ATK-02: the spaces around, diagonals included, unless a wall, a closed door or a doorway's jamb parts
        them."""
        found = self.nears.get(space)
        if found is None:
            found = self.nears[space] = NEAR[space & 63] << (space & -64) | self.across.get(space, 0)
        return found

    def is_near(self, a: int, b: int) -> bool:
        return bool(self.near(a) >> b & 1)

    def distance(self, a: int, b: int) -> int:
        """TGB-STAT-14: the larger of the column and the row difference, so that a diagonal step counts 1."""
        p, q, i, j = a >> 6, b >> 6, a & 63, b & 63
        dx, dy = abs(self.xs[p][i] - self.xs[q][j]), abs(self.ys[p][i] - self.ys[q][j])
        return dx if dx > dy else dy

    def around(self, space: int, far: int) -> int:
        """The spaces within a distance, the space itself included, walls or not."""
        key = space << 4 | far
        found = self.squares.get(key)
        if found is None:
            found = self.squares[key] = self.square(*self.spot(space), far)
        return found

    def square(self, x: int, y: int, far: int) -> int:
        mask = 0
        for tile, left, low, turn in self.laid:
            shape = self.tiles[tile]
            columns, rows = BELOW[shape.high, shape.wide, turn]
            wide = columns[on_tile(x + far + 1 - left)] & ~columns[on_tile(x - far - left)]
            high = rows[on_tile(y + far + 1 - low)] & ~rows[on_tile(y - far - low)]
            mask |= (wide & high) << tile * BOARD
        return mask

    def beside(self, space: int, dx: int, dy: int) -> int:
        """The space next to this one in a direction of the map, if it is adjacent."""
        x, y = self.spot(space)
        other = self.space_at(x + dx, y + dy)
        return other if other != NOWHERE and self.is_near(space, other) else NOWHERE


def on_tile(limit: int) -> int:
    return 0 if limit < 0 else ROW if limit > ROW else limit


LAYOUTS: Final[dict[tuple[tuple[Laid, ...], int, int, int, Pairs, int], Layout]] = {}


def layout_of(
    laid: tuple[Laid, ...], doors: int = 0, walled: int = 0, breached: int = 0, apart: Pairs = (), cleared: int = 0
) -> Layout:
    """The same tiles and doors have the same layout, in all clones and games of the process."""
    key = (laid, doors, walled, breached, apart, cleared)
    found = LAYOUTS.get(key)
    if found is None:
        if len(LAYOUTS) >= KEPT:  # shortcut: memory has an end
            LAYOUTS.clear()  # shortcut: what is needed is made again
        found = LAYOUTS[key] = Layout(laid, doors, walled, breached, apart, TILES, cleared)
    return found
