"""The map tiles, how they turn, meet and fit. TILE, PLACE, STAT"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from hauntbox.games.betwixt.content.tiles import SIDES, TILE_OF, TILES, BadTile, Sheet, doorway, read, tile_of
from hauntbox.games.betwixt.rules.map.fitting import fits, free_walls, laid_at, overlaps
from hauntbox.games.betwixt.rules.map.layout import NOWHERE, Layout, layout_of
from hauntbox.games.betwixt.rules.map.moving import costs, step
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves

LEDGER = files("hauntbox.games.betwixt").joinpath("RULES.md").read_text()
DRAWN = re.findall(
    r"\*\*Tile (\w+): ([^*]+)\*\* \(H(\d) x W(\d); doorways ([NESW, ]+)[^\n]*\)\n\n```\n(.*?)```", LEDGER, re.S
)
TILE_IDS = [f"TGB-TILE-{n:02}" for n in range(6, 29)]


def tile(number: str) -> int:
    return TILE_OF[number]


def way(number: str, side: str) -> int:
    return tile(number) * 4 + SIDES.index(side)


@proves(*TILE_IDS)
@pytest.mark.parametrize("row", DRAWN, ids=[row[0] for row in DRAWN])
def test_every_tile_is_as_the_ledger_draws_it(row: tuple[str, ...]) -> None:
    number, name, high, wide, doorways, drawing = row
    shape = TILES[tile(number)]
    assert (shape.name, shape.high, shape.wide) == (name, int(high), int(wide))
    assert {SIDES[side] for side in range(4) if shape.doorways >> side & 1} == set(doorways.replace(", ", ""))
    rows = drawing.split()[::-1]
    marks = {(x, y): mark for y, line in enumerate(rows) for x, mark in enumerate(line)}
    for (x, y), mark in marks.items():
        bit = y * 8 + x
        shown = [name for name, mask in zip(["o", "T", "*"], shape[6:9], strict=True) if mask >> bit & 1]
        assert "".join(shown) == (mark if mark != "." else "")
        assert bool(shape.floor >> bit & 1) == (mark in ".*")


def test_all_tiles_of_the_ledger_are_there() -> None:
    assert [row[0] for row in DRAWN] == [shape.number for shape in TILES]
    assert len(TILES) == 23


@proves("TGB-TILE-02")
@pytest.mark.parametrize("shape", TILES, ids=[shape.number for shape in TILES])
def test_every_floor_space_can_be_reached_from_a_doorway_without_cutting_corners(shape: object) -> None:
    number = TILES.index(shape)
    layout = layout_of(((number, 0, 0, 0),))
    side = next(side for side in range(4) if TILES[number].doorways >> side & 1)
    start = 1 << number * 64 + doorway(TILES[number], side)[0]
    reached = costs(layout, start, 64, layout.low | layout.tall, 0, False)
    assert sum(reached) == layout.floor


@proves("TGB-TILE-01")
def test_the_top_row_is_the_highest_y_and_the_left_column_x_1() -> None:
    shape = tile_of(Sheet(number="x", name="", doorways="", floor="o.....\n" + "......\n" * 7))
    assert (shape.high, shape.wide, shape.low) == (8, 6, 1 << 7 * 8)


@proves("TGB-TILE-02")
@pytest.mark.parametrize(
    ("side", "spaces"),
    [("N", [(3, 8), (4, 8)]), ("E", [(6, 5), (6, 4)]), ("S", [(4, 1), (3, 1)]), ("W", [(1, 4), (1, 5)])],
)
def test_a_doorway_is_two_spaces_in_the_middle_of_a_side(side: str, spaces: list[tuple[int, int]]) -> None:
    shape = tile_of(Sheet(number="x", name="", doorways="", floor="......\n" * 8))
    found = doorway(shape, SIDES.index(side))
    assert [(place % 8 + 1, place // 8 + 1) for place in found] == spaces


@proves("TGB-TILE-01", "TGB-TILE-02")
@pytest.mark.parametrize(
    ("floor", "says"),
    [
        ("......\n" * 5, "tile x: 5 rows of [6], sides are 6 or 8"),
        ("......\n" * 5 + "....\n", "tile x: 6 rows of [4, 6], sides are 6 or 8"),
        ("......\n" * 5 + "..#...\n", "tile x: the mark '#' is none of .oT*"),
        ("..o...\n" + "......\n" * 5, "tile x: an obstacle in the doorway N"),
    ],
)
def test_a_drawing_that_is_no_tile_is_refused(floor: str, says: str) -> None:
    with pytest.raises(BadTile, match=re.escape(says)):
        read(f'[[tiles]]\nnumber = "x"\nname = ""\ndoorways = "N"\nfloor = """\n{floor}"""\n')


@proves("TGB-TILE-03")
def test_marks_are_floor_low_and_tall_obstacles_and_objective_floor() -> None:
    shape = tile_of(Sheet(number="x", name="", doorways="", floor=".oT*..\n" + "......\n" * 5))
    top = 5 * 8
    assert (shape.low, shape.tall, shape.goal) == (1 << top + 1, 1 << top + 2, 1 << top + 3)
    assert shape.floor >> top & 15 == 0b1001


@proves("TGB-TILE-04")
def test_tile_9_gives_two_ways_on_from_any_side() -> None:
    assert TILES[tile("9")].doorways.bit_count() - 1 == 2


@proves("TGB-PLACE-03")
def test_a_new_tile_is_turned_so_that_its_s_doorway_comes_first() -> None:
    start = layout_of(((tile("1"), 0, 0, 0),))
    assert fits(start, way("1", "N"), tile("6")) == (tile("6"), 0, 8, 0)
    assert fits(start, way("1", "E"), tile("9")) == (tile("9"), 6, 0, 1)  # its S side looks west now


@proves("TGB-PLACE-03")
def test_a_tile_that_would_overlap_is_tried_by_its_other_doorways() -> None:
    laid = ((tile("1"), 0, 0, 0), (tile("2"), -8, 8, 0))  # left of the space above the first one
    layout = layout_of(laid)
    wide = fits(layout, way("1", "N"), tile("9"))  # 8 wide: by its S doorway it would reach one column too far left
    assert wide is None or not overlaps(layout, wide)
    assert overlaps(layout, laid_at(layout, way("1", "N"), tile("9"), 2))
    full = layout_of((*laid, (tile("3"), 0, 8, 0)))
    assert fits(full, way("1", "N"), tile("6")) is None


@proves("TGB-TILE-05", "TGB-PLACE-22")
def test_doorways_that_meet_are_open_to_one_another_over_both_spaces_and_a_door_closes_both() -> None:
    laid = ((tile("1"), 0, 0, 0), (tile("6"), 0, 8, 0))
    here, there = way("1", "N"), way("6", "S")
    layout = layout_of(laid)
    a, b = layout.doorway(here)
    assert layout.meets == {here: there, there: here}
    beyond = layout.doorway(there)
    assert places(layout.across[a]) == places(layout.across[b]) == sorted(beyond)
    for shut in (here, there):
        closed = layout_of(laid, doors=1 << shut)
        assert not closed.joins
        assert not closed.is_near(a, beyond[1])
    assert layout.is_near(a, beyond[1])


@proves("TGB-PLACE-22")
def test_a_doorway_against_a_wall_is_a_wall() -> None:
    layout = layout_of(((tile("1"), 0, 0, 0), (tile("8"), 0, 8, 1)))  # its only doorway looks west
    assert not layout.joins
    assert step(layout, 1 << at_top(layout), layout.floor, 0) >> 64 == 0


def at_top(layout: Layout) -> int:
    return layout.doorway(way("1", "N"))[0]


@proves("TGB-DRAW-62")
def test_tiles_laid_apart_are_joined_for_moving_straight_on_alone() -> None:
    ways = (way("1", "N"), way("6", "S"))
    layout = layout_of(((tile("1"), 0, 0, 0), (tile("6"), 1000, 0, 0)), apart=(ways,))
    (a, b), (c, d) = layout.doorway(ways[0]), layout.doorway(ways[1])
    assert step(layout, 1 << a, layout.floor, 0) >> (tile("6") * 64) == 1 << (d - tile("6") * 64)
    assert not layout.is_near(a, d)
    assert layout.distance(a, d) > 100
    shut = layout_of(((tile("1"), 0, 0, 0), (tile("6"), 1000, 0, 0)), 1 << ways[0], apart=(ways,))
    assert not shut.passages
    assert step(layout, 1 << c, layout.floor, 0) & 1 << b


@proves("TGB-TILE-29")
def test_a_free_wall_has_no_doorway_no_tile_against_its_middle_and_floor_in_the_middle() -> None:
    alone = layout_of(((tile("17"), 0, 0, 0),))
    assert free_walls(alone, tile("17")) == []  # TGB-EX-68: its N side is a row of racks
    assert free_walls(layout_of(((tile("1"), 0, 0, 0),)), tile("1")) == [3]  # S is the station wagon
    beside = layout_of(((tile("1"), 0, 0, 0), (tile("3"), -6, 1, 0)))
    assert free_walls(beside, tile("1")) == []


@proves("TGB-EX-68")
def test_the_costume_shop_has_no_free_wall() -> None:
    assert free_walls(layout_of(((tile("17"), 0, 0, 0),)), tile("17")) == []


@proves("TGB-TILE-30")
def test_a_door_put_on_a_free_wall_is_like_a_doorway_with_a_door() -> None:
    put = way("1", "W")
    laid = ((tile("1"), 0, 0, 0), (tile("11"), -6, 1, 0))
    assert layout_of(laid, breached=1 << put).meets[put] == way("11", "E")
    assert put not in layout_of(laid).meets


@proves("TGB-STAT-14")
def test_distance_is_the_larger_of_column_and_row_difference_across_turned_tiles_too() -> None:
    layout = layout_of(((tile("1"), 0, 0, 0), (tile("9"), 6, 0, 1)))
    assert layout.distance(0, 3 * 8 + 2) == 3
    assert (layout.distance(2 * 8, 4 * 8 + 1), layout.distance(4 * 8 + 3, 3 * 8 + 1)) == (2, 2)
    corner = tile("9") * 64  # its lower left corner is the upper left one as it lies
    assert layout.spot(corner) == (6, 7)
    assert layout.distance(0, corner) == 7


def test_a_turned_tile_keeps_its_neighbours() -> None:
    for turn in range(4):
        layout = layout_of(((tile("1"), 3, -4, turn),))
        for place in (0, 5, 20, 61):
            around = {layout.spot(space) for space in places(layout.near(place)) if space % 8 < 6}
            x, y = layout.spot(place)
            assert all(max(abs(x - u), abs(y - v)) == 1 for u, v in around)
            assert layout.space_at(x, y) == place
    assert layout.space_at(100, 100) == NOWHERE


@proves("TGB-TILE-02")
@pytest.mark.parametrize("number", list(TILE_OF))
def test_a_doorway_has_the_two_middle_spaces_of_its_side_clockwise(number: str) -> None:
    shape, first = TILES[tile(number)], tile(number) * 64
    x, y, right, top = shape.wide // 2, shape.high // 2, shape.wide - 1, shape.high - 1
    sides = [((x - 1, top), (x, top)), ((right, y), (right, y - 1)), ((x, 0), (x - 1, 0)), ((0, y - 1), (0, y))]
    layout = layout_of(((tile(number), 0, 0, 0),))
    for side, ((a, b), (c, d)) in enumerate(sides):
        assert layout.doorway(tile(number) * 4 + side) == (first + b * 8 + a, first + d * 8 + c)
