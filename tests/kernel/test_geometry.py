"""Distances and spreads against a plain walk from place to place."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hauntbox.kernel.geometry import FAR, Graph, Grid, mask_of, places, square_name

Ways = set[tuple[int, int]]


def walk(beside: list[tuple[int, ...]], start: int) -> dict[int, int]:
    """Steps to every place that can be reached, by looking at one place after the other."""
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in beside[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


@st.composite
def graphs(draw: st.DrawFn) -> list[tuple[int, ...]]:
    size = draw(st.integers(1, 12))
    beside: list[set[int]] = [set() for _ in range(size)]
    for a, b in draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=20)):
        if a != b:
            beside[a].add(b)
            beside[b].add(a)
    return [tuple(sorted(some)) for some in beside]


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    """Squares with some walls between them."""
    columns, rows = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    open_ways: Ways = set()
    for square in range(columns * rows):
        neighbours = [square + 1] if square % columns < columns - 1 else []
        neighbours += [square + columns] if square + columns < columns * rows else []
        for other in neighbours:
            if draw(st.integers(0, 3)):
                open_ways |= {(square, other), (other, square)}
    return Grid(columns, rows, open_ways)


@given(graphs())
def test_distances_are_those_of_a_plain_walk(beside: list[tuple[int, ...]]) -> None:
    graph = Graph(beside)
    for start in range(graph.size):
        steps = walk(beside, start)
        assert [graph.distance(start, place) for place in range(graph.size)] == [
            steps.get(place, FAR) for place in range(graph.size)
        ]


@given(graphs())
def test_the_way_back_is_as_far(beside: list[tuple[int, ...]]) -> None:
    graph = Graph(beside)
    here = range(graph.size)
    assert all(graph.distance(a, b) == graph.distance(b, a) for a in here for b in here)


@given(graphs(), st.integers(0, 12))
def test_within_is_all_that_is_no_farther(beside: list[tuple[int, ...]], steps: int) -> None:
    graph = Graph(beside)
    for place in range(graph.size):
        near = [other for other in range(graph.size) if graph.distance(place, other) <= steps]
        assert places(graph.within(place, steps)) == near


@given(graphs(), st.integers(0, 2**12 - 1), st.integers(0, 12), st.integers(0, 2**12 - 1))
def test_a_spread_walks_on_the_ground_only(beside: list[tuple[int, ...]], start: int, steps: int, ground: int) -> None:
    graph = Graph(beside)
    start &= mask_of(range(graph.size))
    dry = [tuple(o for o in some if ground >> o & 1) if ground >> p & 1 else () for p, some in enumerate(beside)]
    reached = [walk(dry, place) for place in places(start & ground)]
    assert graph.spread(start, steps) == graph.spread(start, steps, mask_of(range(graph.size)))
    assert graph.spread(start, steps, ground) == mask_of(
        place for walked in reached for place, far in walked.items() if far <= steps
    )


@given(grids(), st.integers(0, 36))
def test_a_grid_spreads_around_its_walls(grid: Grid, steps: int) -> None:
    for square in range(grid.squares):
        assert grid.spread(1 << square, steps) == grid.within(square, steps)


@given(grids())
def test_walls_only_make_ways_longer(grid: Grid) -> None:
    here = range(grid.squares)
    assert all(grid.straight(a, b) <= grid.distance(a, b) for a in here for b in here)


@given(grids(), st.integers(0, 5))
def test_a_diamond_goes_through_walls(grid: Grid, radius: int) -> None:
    for square, reached in enumerate(grid.diamond(radius)):
        assert places(reached) == [b for b in range(grid.squares) if grid.straight(square, b) <= radius]


@given(st.sets(st.integers(0, 200)))
def test_a_set_of_places_and_its_mask_are_one(some: set[int]) -> None:
    assert places(mask_of(some)) == sorted(some)


@given(st.integers(0, 2**100))
def test_a_mask_and_its_places_are_one(mask: int) -> None:
    assert mask_of(places(mask)) == mask


@pytest.mark.parametrize("door", range(4))
def test_a_place_off_the_grid_is_joined_by_its_door_alone(door: int) -> None:
    van, ways = 4, {(0, 1), (1, 3), (3, 2)}
    grid = Grid(2, 2, {*ways, *[(b, a) for a, b in ways], (door, van), (van, door)}, extra=1)
    assert grid.beside[van] == (door,)
    assert grid.beside[door].count(van) == 1
    assert [grid.distance(van, square) for square in range(4)] == [grid.distance(door, s) + 1 for s in range(4)]
    assert places(grid.spread(1 << door, 9)) == [0, 1, 2, 3]
    assert places(grid.spread(1 << van, 9)) == [van]


def test_a_straight_way_counts_columns_and_rows() -> None:
    grid = Grid(4, 3, set())
    assert [grid.straight(0, square) for square in range(grid.size)] == [0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5]


@pytest.mark.parametrize(("place", "name"), [(0, "A1"), (5, "F1"), (6, "A2"), (37, "B7")])
def test_squares_are_named_by_column_and_row(place: int, name: str) -> None:
    assert square_name(place, 6) == name
