"""Movement. MOVE, STS (Flight)"""

from __future__ import annotations

from betwixt.scenes import BILL, at, scene, xy
from hauntbox.games.betwixt.rules.map.moving import costs, costs_back
from hauntbox.games.betwixt.state import Farm, foes_of, solid, spaces_of
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves


def reach(g: Farm, who: int, points: int, flies: bool = False) -> dict[tuple[int, int], int]:
    """By space, the cost of the cheapest path of this character."""
    layers = costs(g.map, 1 << g.at[who], points, solid(g), spaces_of(g, foes_of(g, who)), flies)
    return {xy(space): cost for cost, layer in enumerate(layers) for space in places(layer)}


OPEN = """
......
......
......
......
......
B.....
"""


@proves("TGB-MOVE-01")
def test_one_point_moves_one_space_orthogonally_or_diagonally() -> None:
    found = reach(scene(OPEN), BILL, 2)
    assert {space for space, cost in found.items() if cost == 1} == {(1, 2), (2, 1), (2, 2)}
    assert found[3, 3] == 2
    assert len(found) == 9


@proves("TGB-MOVE-04")
def test_no_diagonal_step_past_an_obstacle_or_an_enemy_but_past_a_friend() -> None:
    assert reach(scene("...\n...\nBo."), BILL, 3).get((2, 2)) == 2
    assert reach(scene("...\no..\nB.."), BILL, 3)[2, 2] == 2
    assert reach(scene("...\n...\nBd."), BILL, 3)[2, 2] == 2
    assert reach(scene("...\n...\nBJ."), BILL, 3)[2, 2] == 1
    assert (2, 2) not in reach(scene("TTT\no..\nBo."), BILL, 5)


@proves("TGB-MOVE-04", "TGB-MOVE-15")
def test_no_diagonal_step_past_the_jamb_of_a_doorway() -> None:
    g = scene("......\n......\n.....B\n......\n......\n......", beside={"E": "......\n" * 6})
    found = {space: cost for cost, layer in enumerate(steps(g, 2)) for space in places(layer)}
    assert found[at(1, 4, tile=1)] == 1
    assert found[at(1, 3, tile=1)] == 1  # from one doorway space to the other beyond
    assert found[at(1, 5, tile=1)] == 2  # behind the jamb
    assert at(1, 1) not in found
    assert len(found) == 15 + 8
    g.at[BILL] = at(6, 5)
    found = {space: cost for cost, layer in enumerate(steps(g, 2)) for space in places(layer)}
    assert found[at(1, 4, tile=1)] == 2


def steps(g: Farm, points: int) -> list[int]:
    return costs(g.map, 1 << g.at[BILL], points, solid(g), 0, False)


@proves("TGB-MOVE-15")
def test_walls_and_closed_doors_cannot_be_crossed() -> None:
    from hauntbox.games.betwixt.state import survey

    g = scene("......\n......\n.....B\n......\n......\n......", beside={"E": "......\n" * 6})
    assert sum(steps(g, 20)) >> 64
    g.doors = 1 << 1
    survey(g)
    assert not sum(steps(g, 20)) >> 64


@proves("TGB-MOVE-06", "TGB-MOVE-17")
def test_obstacles_cannot_be_entered_without_flight() -> None:
    g = scene("BoT...\nTTTTTT")
    assert reach(g, BILL, 9) == {(1, 2): 0}
    assert (2, 1) not in reach(scene("B.....\n.T...."), BILL, 9)
    assert reach(g, BILL, 9, flies=True)[4, 2] == 3


@proves("TGB-MOVE-09", "TGB-STS-36")
def test_to_pass_an_enemy_costs_one_point_more_but_nothing_in_flight() -> None:
    g = scene("Bd....\nTTTTTT")
    assert (reach(g, BILL, 5)[2, 2], reach(g, BILL, 5)[3, 2]) == (2, 3)
    assert reach(g, BILL, 5, flies=True)[3, 2] == 2


@proves("TGB-MOVE-10")
def test_a_friend_is_passed_at_normal_cost() -> None:
    assert reach(scene("BJ....\nTTTTTT"), BILL, 5)[3, 2] == 2


@proves("TGB-STS-40", "TGB-MOVE-04")
def test_flight_steps_diagonally_past_obstacles_and_characters_but_not_past_a_wall() -> None:
    assert reach(scene("TTT\no..\nBd."), BILL, 1, flies=True)[2, 2] == 1
    g = scene("......\n.....B\n......\n......\n......\n......", beside={"E": "......\n" * 6})
    layers = costs(g.map, 1 << g.at[BILL], 1, solid(g), 0, True)
    assert not layers[1] >> 64


@proves("TGB-EX-64")
def test_passing_a_dog_in_a_corridor() -> None:
    assert (6, 2) not in reach(scene("B...d...\nTTTTTTTT"), BILL, 5)
    assert reach(scene("B...d...\nTTTTTTTT"), BILL, 6)[6, 2] == 6
    assert reach(scene("B.d.....\nTTTTTTTT"), BILL, 5)[4, 2] == 4


@proves("TGB-AI-15")
def test_costs_backwards_agree_with_costs_forwards() -> None:
    g = scene("B.d.o...\n..d.....\no...oo..\n....d...\n........\nTTT.....")
    foes = spaces_of(g, foes_of(g, BILL))
    goal = at(7, 4)
    for space in places(g.map.floor):
        forward = costs(g.map, 1 << space, 12, solid(g), foes, False)
        cost = next((n for n, layer in enumerate(forward) if layer >> goal & 1), None)
        back = costs_back(g.map, 1 << goal, g.map.floor, solid(g), foes, False)
        assert cost == next((n for n, layer in enumerate(back) if layer >> space & 1), None)
