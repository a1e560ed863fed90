"""Doors, walls and floors of the mansion as it lies. PLACE, TILE, MOVE

A side is NORTH, EAST, SOUTH or WEST of a tile as it lies; a set of sides is four bits.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.rooms import CHUTE, CHUTE_LANDING, PAIRS, ROOMS, TOWER, TOWERS
from hauntbox.games.hunter13.state import FIRST_FLOOR, NOWHERE, SHUT, TILES, WIDTH, Mansion
from hauntbox.kernel.geometry import places

STEP: Final = (-WIDTH, 1, WIDTH, -1)  # from a cell to the one beyond a side
ALL_SIDES: Final = 15
FAR: Final = 99  # no way
MIDDLE: Final = WIDTH // 2 * WIDTH + WIDTH // 2
QUARTERS: Final = (0, 1, 2, 3)
BACK: Final = (2, 3, 0, 1)  # the side across
SIDES_IN: Final = tuple([tuple([side for side in QUARTERS if sides >> side & 1]) for sides in range(16)])  # by the set


def cell_of(floor: int, row: int = 0, column: int = 0) -> int:
    """GHT-PLACE-01, GHT-PLACE-02: each of the three floors is a grid of its own; row and column from its middle."""
    return floor * WIDTH * WIDTH + MIDDLE + row * WIDTH + column


def floor_of_cell(cell: int) -> int:
    return cell // (WIDTH * WIDTH)


def floor_of(g: Mansion, tile: int) -> int:
    """NOWHERE, if it does not lie."""
    cell = g.cell[tile]
    return cell // (WIDTH * WIDTH) if cell >= 0 else NOWHERE


def is_floor(g: Mansion, floor: int) -> bool:
    """GHT-TILE-06: is it there yet?"""
    low = floor * WIDTH * WIDTH
    return any([low <= cell < low + WIDTH * WIDTH for cell in g.cell])


def tile_at(g: Mansion, cell: int) -> int:
    return g.cell.index(cell) if cell in g.cell else NOWHERE


def turned(sides: int, quarters: int) -> int:
    """A set of sides after quarter turns clockwise."""
    return (sides << quarters | sides >> 4 - quarters) & ALL_SIDES


def tower_door(floor: int, quarters: int) -> int:
    """GHT-TILE-14: a tower's southern door is of the first floor, its northern one of the second; as it lies."""
    return BACK[quarters] if floor == FIRST_FLOOR else quarters


def tower_side(g: Mansion, tower: int) -> int:
    """GHT-TILE-16: the side of its other door, which is of another floor."""
    return BACK[tower_door(floor_of(g, tower), g.turned[tower])]


def doors_of(tile: int, floor: int, quarters: int) -> int:
    """Its doors on that floor, turned so."""
    if tile in TOWERS:  # GHT-TILE-15: it is joined by its door of the floor on which the hunter stands
        return 1 << tower_door(floor, quarters)
    return DOORS[tile * 4 + quarters]  # GHT-PLACE-03


def neutral_of(tile: int, floor: int, quarters: int) -> int:
    """GHT-PLACE-10: sides that are neither wall nor door; GHT-TILE-16: a tower's other door need not match either."""
    if tile in TOWERS:
        return 1 << BACK[tower_door(floor, quarters)]
    return RAILS[tile * 4 + quarters]


DOORS: Final = tuple([turned(room.doors, quarters) for room in ROOMS for quarters in QUARTERS])  # tile * 4 + turns
RAILS: Final = tuple([turned(room.rails, quarters) for room in ROOMS for quarters in QUARTERS])


def doors(g: Mansion, tile: int) -> int:
    """Sides with a door of its floor, as it lies; door-markers are not among them."""
    return doors_of(tile, floor_of(g, tile), g.turned[tile])


def neutral(g: Mansion, tile: int) -> int:
    return neutral_of(tile, floor_of(g, tile), g.turned[tile])


def walls(g: Mansion, tile: int) -> int:
    """Sides that are walls, whether or not a door-marker lies there."""
    return ALL_SIDES & ~(doors(g, tile) | neutral(g, tile))


def open_sides(g: Mansion, tile: int) -> int:
    """GHT-MOVE-04: all that are doors or have become doors by a marker (GHT-ECARD-04)."""
    return doors(g, tile) | g.marks[tile]


def joined_sides(g: Mansion, tile: int) -> int:
    """Sides that a tower's other door joins: they lead there and nowhere else."""
    sides = 0
    for joint in g.joint:
        if joint >= 0 and joint // 4 == tile:
            sides |= 1 << joint % 4
    return sides


def tower_behind(g: Mansion, tile: int, side: int) -> int:
    """GHT-TILE-18: the tower whose other door joins this one."""
    for n, joint in enumerate(g.joint):
        if joint == tile * 4 + side:
            return TOWER + n
    return NOWHERE


def beyond_cell(g: Mansion, tile: int, side: int) -> int:
    return g.cell[tile] + STEP[side]


def beyond(g: Mansion, tile: int, side: int) -> int:
    """The tile on the other side, whether or not one can pass; NOWHERE: none has been laid."""
    return g.beside[tile * 4 + side]


def is_passage(g: Mansion, tile: int, side: int) -> bool:
    """Two tiles with a way between them, locked or not."""
    return g.passages[tile] >> side & 1 != 0


def is_locked(g: Mansion, tile: int, side: int) -> bool:
    """GHT-ECARD-21: from either side."""
    if g.locks[tile] >> side & 1:
        return True
    other = g.beside[tile * 4 + side]
    if other == NOWHERE:
        return False
    back = tower_side(g, other) if tower_behind(g, tile, side) == other else BACK[side]
    return g.locks[other] >> back & 1 != 0


def is_open(g: Mansion, tile: int, side: int) -> bool:
    """One can pass to the tile beyond now; GHT-MOVE-13: not where a door meets a wall."""
    return g.passable[tile] >> side & 1 != 0


def joint_of(g: Mansion, tower: int) -> int:
    """The tile that a tower's other door joins, or NOWHERE."""
    joint = g.joint[tower - TOWER]
    return joint // 4 if joint >= 0 else NOWHERE


def is_joint_open(g: Mansion, tower: int) -> bool:
    joint = g.joint[tower - TOWER]
    locked = g.locks[tower] >> tower_side(g, tower) & 1
    return joint >= 0 and not locked and not g.locks[joint // 4] >> joint % 4 & 1


def near(g: Mansion, tile: int) -> int:
    """Door-adjacent tiles, as bits."""
    return g.adjacent[tile]


def helping(g: Mansion, tile: int) -> int:
    """GHT-INS-13: from where relief cards reach it; GHT-SO-06: in some scenarios along stairs and chutes too."""
    reach = g.adjacent[tile] | 1 << tile
    if g.options.relief_by_stairs:
        reach |= ways(g, tile) | sum([1 << other for other in g.laid if ways(g, other) >> tile & 1])
    return reach


def is_pair_laid(g: Mansion, tile: int) -> bool:
    return tile in PAIRS and g.cell[PAIRS[tile]] >= 0


def stairs_from(g: Mansion, tile: int) -> int:
    """GHT-MOVE-15, GHT-TILE-05: the other end of stairs, or NOWHERE."""
    return PAIRS[tile] if is_pair_laid(g, tile) and tile not in (CHUTE, CHUTE_LANDING) else NOWHERE


def ways(g: Mansion, tile: int) -> int:
    """GHT-MOVE-14: door-adjacent tiles, and those that stairs or the chute lead to."""
    return g.ways[tile]


def distances(g: Mansion, tile: int, linked: bool = True) -> list[int]:
    """GHT-ECARD-32: in tiles by the shortest way, for each tile; FAR: no way. Not linked: through doors alone."""
    out = [FAR] * TILES
    out[tile] = 0
    front, seen, n = [tile], 1 << tile, 0
    while front:
        n += 1
        fresh = 0
        for each in front:
            fresh |= (g.ways[each] if linked else g.adjacent[each]) & ~seen
        seen |= fresh
        front = places(fresh)
        for each in front:
            out[each] = n
    return out


def leads_out(g: Mansion, tile: int) -> int:
    """Doors and door-markers beyond which no tile lies; a tower's other door is not among them."""
    return g.outward[tile]


def free_doors(g: Mansion, floor: int) -> list[tuple[int, int]]:
    """Doors of a floor with nothing behind them."""
    there = [tile for tile in g.laid if floor_of(g, tile) == floor]
    return [(tile, side) for tile in there for side in places(leads_out(g, tile))]


def is_tower_unused(g: Mansion, tile: int) -> bool:
    """GHT-TILE-17: its other door may still open a tile of the other floor."""
    return tile in TOWERS and g.joint[tile - TOWER] == NOWHERE


def is_tower_shut(g: Mansion, tile: int) -> bool:
    """GHT-TILE-20."""
    return tile in TOWERS and g.joint[tile - TOWER] == SHUT
