"""Paths over random floors cost what a walk step by step costs. MOVE, STS, TAL, AI"""

from __future__ import annotations

from random import Random

import pytest

from betwixt.outdoors import outdoors, way
from betwixt.scenes import BILL, JOAN, E, N, S, at, scene
from hauntbox.games.betwixt.content.tiles import TILE_OF, Sheet, tile_of
from hauntbox.games.betwixt.rules.map.facing import facings, free_behind
from hauntbox.games.betwixt.rules.map.fitting import ORDER, fits, free_walls
from hauntbox.games.betwixt.rules.map.layout import Layout
from hauntbox.games.betwixt.rules.map.moving import costs, costs_back, step, through
from hauntbox.games.betwixt.rules.map.sight import between, is_unwalled, ways
from hauntbox.games.betwixt.state import Farm, monsters, solid, spaces_of, survey
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves


def floors(seed: int) -> Farm:
    """Two joined tiles with obstacles, monsters and friends strewn about; the doorway is free."""
    dice = Random(seed)
    drawings = []
    for side in ("E", "W"):
        rows = [[dice.choice("......oTr" if dice.random() < 0.6 else ".") for _ in range(6)] for _ in range(6)]
        for y in (2, 3):
            rows[y][5 if side == "E" else 0] = "."
        drawings.append(["".join(row) for row in rows])
    first, second = ["\n".join(rows) for rows in drawings]
    g = scene(first, beside={"E": second})
    free = places(g.map.floor & ~spaces_of(g, monsters(g)))
    g.at[BILL], g.at[JOAN] = dice.sample(free, 2)
    return g


def walked(g: Farm, ground: int, corners: int, slow: int, points: int) -> dict[int, int]:
    """By space: what the cheapest way there costs, found one step at a time."""
    gates = [set(g.map.doorway(way)) for way in sorted(g.map.meets)]
    doorways = set.union(*gates) if not g.map.shut else set()
    cost = {g.at[BILL]: 0}
    for spent in range(points + 1):
        for here in [space for space, paid in cost.items() if paid == spent]:
            for there in places(ground):
                paid = spent + (2 if slow >> there & 1 else 1)
                if cost.get(there, 99) > paid and can_step(g, here, there, corners, doorways):
                    cost[there] = paid
    return {space: paid for space, paid in cost.items() if paid <= points}


def can_step(g: Farm, here: int, there: int, corners: int, doorways: set[int]) -> bool:
    (x, y), (u, v) = g.map.spot(here), g.map.spot(there)
    if max(abs(x - u), abs(y - v)) != 1:
        return False
    if here >> 6 != there >> 6 and not {here, there} <= doorways:
        return False  # a wall
    if x == u or y == v:
        return True
    sides = [g.map.space_at(x, v), g.map.space_at(u, y)]
    return not any([corners >> space & 1 for space in sides])


@proves(
    "TGB-MOVE-01", "TGB-MOVE-04", "TGB-MOVE-06", "TGB-MOVE-09", "TGB-MOVE-10", "TGB-MOVE-15", "TGB-STS-36", "TGB-STS-40"
)
@pytest.mark.parametrize("flies", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_a_path_costs_what_its_steps_cost(seed: int, flies: bool) -> None:
    g = floors(seed)
    stones, foes = solid(g), spaces_of(g, monsters(g))
    layers = costs(g.map, 1 << g.at[BILL], 7, stones, foes, flies)
    ground = g.map.floor | stones if flies else g.map.floor & ~stones
    wanted = walked(g, ground, 0 if flies else stones | foes, 0 if flies else foes, 7)
    found: dict[int, int] = {}
    for cost, layer in enumerate(layers):
        for space in places(layer):
            found.setdefault(space, cost)
    assert found == wanted


@proves("TGB-TAL-17", "TGB-MOVE-07", "TGB-MOVE-09")
@pytest.mark.parametrize("nimble", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_quick_feet_pay_nothing_for_monsters_and_climbing_costs_one_more(seed: int, nimble: bool) -> None:
    g = floors(seed)
    stones, foes = solid(g), spaces_of(g, monsters(g))
    low = g.map.low
    layers = costs(g.map, 1 << g.at[BILL], 6, stones, foes, False, nimble, low)
    wanted = walked(g, g.map.floor & ~stones | low, stones | foes, low if nimble else foes | low, 6)
    assert {s: cost for cost, layer in enumerate(layers) for s in places(layer)} == wanted


@proves("TGB-AI-15", "TGB-MOVE-09")
@pytest.mark.parametrize(("seed", "flies"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_the_way_back_costs_what_the_way_there_does(seed: int, flies: bool) -> None:
    g = floors(seed)
    stones, foes = solid(g), spaces_of(g, monsters(g))
    ground = g.map.floor | stones if flies else g.map.floor & ~stones
    goal = g.at[JOAN]
    rings = costs_back(g.map, 1 << goal, ground, stones, foes, flies)
    for space in places(ground):
        g.at[BILL] = space
        there = walked(g, ground, 0 if flies else stones | foes, 0 if flies else foes, 20).get(goal)
        cost = next((n for n, ring in enumerate(rings) if ring >> space & 1), None)
        assert cost == there


@proves("TGB-STAT-14", "TGB-ATK-02", "TGB-TILE-05")
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_distance_and_adjacency_over_a_doorway(side: str) -> None:
    g = scene("......\n" * 6, beside={side: "......\n" * 6})
    doorways = {space for way in g.map.meets for space in g.map.doorway(way)}
    assert (len(doorways), g.map.forest, g.map.exits) == (4, True, sum([1 << space for space in doorways]))
    for a in places(g.map.floor):
        for b in places(g.map.floor):
            (x, y), (u, v) = g.map.spot(a), g.map.spot(b)
            far = max(abs(x - u), abs(y - v))
            assert g.map.distance(a, b) == far
            joined = a >> 6 == b >> 6 or {a, b} <= doorways
            assert g.map.is_near(a, b) == bool(g.map.near(a) >> b & 1) == (far == 1 and joined)


@proves("TGB-TILE-05", "TGB-PLACE-22", "TGB-TILE-03")
def test_what_a_layout_says_of_its_tiles() -> None:
    g = scene(
        "....o.\n...T..\n......\n......\n..*...\n......", beside={"E": "..o...\n......\n......\n......\n......\n......"}
    )
    assert (g.map.low, g.map.tall, g.map.goal) == (1 << at(5, 6) | 1 << at(3, 6, tile=1), 1 << at(4, 5), 1 << at(3, 2))
    assert (g.map.meets, g.map.shut) == ({1: 7, 7: 1}, 0)
    assert g.map.joined == {0: {1: 1}, 1: {0: 7}}
    shut = Layout(g.laid, 1 << 1, 1 << 6, 0, (), g.map.tiles, 1 << at(5, 6))
    assert (shut.shut, shut.joined, shut.joins, shut.exits) == (1 << 1 | 1 << 6, {0: {}, 1: {}}, [], 0)
    assert (shut.low, shut.floor >> at(5, 6) & 1) == (1 << at(3, 6, tile=1), 1)


@proves("TGB-PLACE-22", "TGB-DRAW-62")
@pytest.mark.parametrize("door", [0, 1, 7])
def test_a_door_shuts_a_passage_to_a_room_that_lies_apart(door: int) -> None:
    g = outdoors(("1", 0, 0, 0), ("S1", 2000, 1000, 0))
    a, b = way("1E"), way("S1S")
    g.apart, g.doors = ((a, b),), {0: 0, 1: 1 << a, 7: 1 << b}[door]
    survey(g)
    assert (g.map.meets[a], g.map.meets[b]) == (b, a)
    gate, beyond = g.map.doorway(a), g.map.doorway(b)
    reached = [step(g.map, 1 << space, g.map.floor, 0) >> b // 4 * 64 for space in gate]
    assert reached == ([1 << (space & 63) for space in reversed(beyond)] if not door else [0, 0])


@proves("TGB-PLACE-23", "TGB-AI-21")
@pytest.mark.parametrize(("face", "free"), [(N, 2), (E, 0), (S, 4), (3, 1)])
def test_free_spaces_behind_are_counted_up_to_what_is_solid(face: int, free: int) -> None:
    g = scene("........\n........\n........\n.o......\n........\n........\n........\n........")
    solid_there = solid(g) | 1 << at(5, 4) | 1 << at(1, 5)
    where = {N: at(2, 3), E: at(1, 3), S: at(4, 4), 3: at(3, 4)}[face]
    assert free_behind(g.map, where, face, solid_there) == free


@proves("TGB-AI-23", "TGB-AI-21")
def test_the_axis_of_the_greater_difference_is_faced() -> None:
    g = scene("........\n" * 8)
    here = at(4, 4)
    found = {
        (x, y): facings(g.map, here, at(x, y)) for x, y in ((4, 8), (8, 5), (3, 1), (1, 3), (6, 6), (2, 2), (6, 2))
    }
    assert found == {
        (4, 8): [N], (8, 5): [E], (3, 1): [S], (1, 3): [3], (6, 6): [N, E], (2, 2): [S, 3], (6, 2): [E, S],
    }  # fmt: skip


@proves("TGB-PLACE-03")
def test_a_tile_is_laid_by_its_first_doorway_that_fits() -> None:
    assert ORDER == (2, 0, 1, 3)
    g = outdoors(("3", 0, 0, 0))
    turns = {name: fits(g.map, way("3N"), TILE_OF[name]) for name in ("1", "8", "7")}
    assert {name: laid[3] for name, laid in turns.items() if laid} == {"1": 2, "8": 0, "7": 0}


@proves("TGB-TILE-29")
def test_the_free_walls_of_a_tile_are_its_own() -> None:
    g = outdoors(("10", 0, 0, 0), ("11", 50, 50, 0))
    assert [free_walls(g.map, TILE_OF[name]) for name in ("10", "11")] == [[1, 3], [0]]


@proves("TGB-MIS-16")
def test_a_straight_line_through_a_door_is_unwalled_and_one_through_a_wall_is_not() -> None:
    g = scene("......\n" * 6, beside={"E": "......\n" * 6})
    assert is_unwalled(g.map, at(1, 1), at(6, 6))
    assert is_unwalled(g.map, at(5, 3), at(2, 4, tile=1))
    assert not is_unwalled(g.map, at(6, 1), at(1, 1, tile=1))
    assert is_unwalled(g.map, at(8, 8) - 9 * 2, at(1, 1))


def ring() -> Layout:
    """Four tiles around a point, each joined to two others."""
    plain = tile_of(Sheet(number="0", name="", doorways="NESW", floor="......\n" * 6))
    return Layout(((0, 0, 0, 0), (1, 6, 0, 0), (2, 0, 6, 0), (3, 6, 6, 0)), 0, 0, 0, (), (plain,) * 4)


@proves("TGB-ATK-04", "TGB-TILE-05")
def test_in_a_ring_of_tiles_one_may_see_by_either_way() -> None:
    layout = ring()
    assert (layout.forest, len(layout.joins)) == (False, 4)
    pairs = [(at(3, 3), at(x, y, tile=3)) for x in (1, 3, 4) for y in (1, 3, 4)]
    for a, b in [*pairs, (at(6, 4), at(4, 1, tile=3)), (at(4, 6), at(1, 4, tile=3))]:
        assert sorted(ways(layout, a, b)) == sorted(between(layout, a, b))


@proves("TGB-MOVE-15", "TGB-MOVE-04")
@pytest.mark.parametrize(
    ("corners", "wanted"),
    [(0, "cd dc ab ba"), (1, "cd d a ba"), (2, "c dc ab b"), (4, "c dc ab b"), (8, "cd d a ba"), (3, "c d a b")],
)
def test_from_each_of_the_four_spaces_of_a_passage(corners: int, wanted: str) -> None:
    a, b, c, d = 1, 2, 4, 8
    letters = dict(zip("abcd", (a, b, c, d), strict=True))
    found = [through(some, corners, a, b, c, d) for some in (a, b, c, d)]
    assert found == [sum([letters[letter] for letter in each]) for each in wanted.split()]


@proves("TGB-TILE-05", "TGB-PLACE-22")
def test_tiles_that_are_joined_know_one_another_by_number() -> None:
    shop, hall = TILE_OF["17"], TILE_OF["16"]
    g = outdoors(("17", 0, 0, 0))
    laid = fits(g.map, way("17E"), hall)
    assert laid is not None
    g.laid += (laid,)
    survey(g)
    other = g.map.meets[way("17E")]
    assert (g.map.joined, other >> 2) == ({shop: {hall: way("17E")}, hall: {shop: other}}, hall)
    assert g.map.forest
