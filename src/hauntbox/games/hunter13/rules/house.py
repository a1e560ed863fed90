"""Doors, walls and floors of the mansion as it lies. PLACE, TILE, MOVE

A side is NORTH, EAST, SOUTH or WEST of a tile as it lies; a set of sides is four bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.hunter13 import state
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
    return DOORS[tile * 4 + quarters]


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
    if other == NOWHERE or not g.locks[other]:
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


def survey(g: Mansion) -> None:
    """After a tile, a marker or a lock has come or gone: what lies beyond every side, and where one can pass."""
    g.beside = neighbours(g)
    g.passages = g.passable = g.outward = g.fresh = g.adjacent = g.ways = (0,) * TILES
    chart(g, g.laid)


def survey_around(g: Mansion, tile: int) -> None:
    """After this tile has come: the same, but only of what it touches."""
    if max(g.joint) >= 0:  # a tower may join tiles that lie far apart
        survey(g)
        return
    beside, touched = list(g.beside), [tile]
    for side in QUARTERS:
        other = tile_at(g, g.cell[tile] + STEP[side])
        if other != NOWHERE:
            beside[tile * 4 + side], beside[other * 4 + BACK[side]] = other, tile
            touched.append(other)
    g.beside = tuple(beside)
    chart(g, [*touched, PAIRS[tile]] if is_pair_laid(g, tile) else touched)


def chart(g: Mansion, tiles: Sequence[int]) -> None:
    """Draw the doors of these tiles anew, and the ways through them."""
    passages, passable, outward = list(g.passages), list(g.passable), list(g.outward)
    fresh, adjacent, ways = list(g.fresh), list(g.adjacent), list(g.ways)
    for tile in tiles:
        passages[tile] = passage_sides(g, tile)
        passable[tile] = passages[tile] & ~locked_sides(g, tile, passages[tile])
        outward[tile] = outward_sides(g, tile)
        fresh[tile] = outward[tile] & ~g.locks[tile]  # GHT-ECARD-21
        adjacent[tile] = adjacent_tiles(g, tile, passable[tile])
        ways[tile] = adjacent[tile] | linked_tiles(g, tile)
    g.passages, g.passable, g.outward = tuple(passages), tuple(passable), tuple(outward)
    g.fresh, g.adjacent, g.ways = tuple(fresh), tuple(adjacent), tuple(ways)


def neighbours(g: Mansion) -> tuple[int, ...]:
    at = {g.cell[tile]: tile for tile in g.laid}
    beside = [NOWHERE] * (4 * TILES)
    for tile in g.laid:
        for side in QUARTERS:
            beside[tile * 4 + side] = at.get(g.cell[tile] + STEP[side], NOWHERE)
    for n, joint in enumerate(g.joint):
        if joint >= 0:
            beside[joint] = TOWER + n  # GHT-TILE-18
    return tuple(beside)


def dead_sides(g: Mansion, tile: int) -> int:
    """GHT-TILE-16: nothing passes here to what lies beside: rails, a tower's other door and what it joins."""
    return neutral(g, tile) | joined_sides(g, tile)


def passage_sides(g: Mansion, tile: int) -> int:
    """GHT-PLACE-13: door to door, or a door-marker on either side; and where a tower's other door joins."""
    out, opens = joined_sides(g, tile), open_sides(g, tile)
    for side in SIDES_IN[ALL_SIDES & ~dead_sides(g, tile)]:
        other, back = g.beside[tile * 4 + side], BACK[side]
        if other == NOWHERE or dead_sides(g, other) >> back & 1:
            continue
        doors_meet = opens >> side & open_sides(g, other) >> back & 1
        if doors_meet or (g.marks[tile] >> side | g.marks[other] >> back) & 1:
            out |= 1 << side
    return out


def locked_sides(g: Mansion, tile: int, sides: int) -> int:
    return sum([1 << side for side in SIDES_IN[sides] if is_locked(g, tile, side)])


def outward_sides(g: Mansion, tile: int) -> int:
    """Doors and door-markers with nothing behind them; a tower's other door is not among them."""
    sides = open_sides(g, tile) & ~joined_sides(g, tile)
    return sum([1 << side for side in SIDES_IN[sides] if g.beside[tile * 4 + side] == NOWHERE])


def adjacent_tiles(g: Mansion, tile: int, passable: int) -> int:
    out = 0
    for side in SIDES_IN[passable]:
        out |= 1 << g.beside[tile * 4 + side]
    if tile in TOWERS and is_joint_open(g, tile):
        out |= 1 << joint_of(g, tile)
    return out


def linked_tiles(g: Mansion, tile: int) -> int:
    """GHT-MOVE-14: where stairs or the chute lead; the way up needs a Ladder."""
    return 1 << PAIRS[tile] if tile != CHUTE_LANDING and is_pair_laid(g, tile) else 0


def wake(g: Mansion) -> None:
    """A position that was loaded."""
    state.wake(g)
    if g.cell:
        survey(g)


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


def place(g: Mansion, tile: int, cell: int, quarters: int) -> None:
    """Lay a tile; it is unexplored, GHT-TILE-09: a pair tile too."""
    g.cell[tile], g.turned[tile] = cell, quarters
    g.laid += (tile,)
    g.opened = tuple([other for other in g.opened if other != tile])
    survey_around(g, tile)


def remove(g: Mansion, tile: int) -> None:
    """Take a tile off the board, with the markers on it."""
    g.laid = tuple([other for other in g.laid if other != tile])
    g.cell[tile], g.turned[tile], g.marks[tile], g.locks[tile] = NOWHERE, 0, 0, 0
    g.explored &= ~(1 << tile)
    g.confined &= ~(1 << tile)
    g.joint = [NOWHERE if (joint >= 0 and joint // 4 == tile) or TOWER + n == tile else joint
               for n, joint in enumerate(g.joint)]  # fmt: skip
    survey(g)


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
