"""How monsters weigh spaces, and what an activation of theirs changes. AI, MON, LOOK"""

from __future__ import annotations

import pytest

from betwixt.scenes import BILL, DOG, JOAN, E, N, at, hold, monster, rig, scene, told, xy
from hauntbox.games.betwixt.cards.words import CRIPPLED
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.fight.monsters import (
    MonsterActs,
    act,
    anyone,
    distances,
    jump,
    melee_spaces,
    mind,
    plan,
    ranged_spaces,
)
from hauntbox.games.betwixt.rules.turning import turn_to
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves

FIELD = "........\n" * 8


@proves("TGB-AI-01", "TGB-STS-45")
def test_an_activation_begins_with_the_monsters_own_counts() -> None:
    g = scene("Bd......\n" + FIELD[:63])
    g.active, g.bled = BILL, 3
    MonsterActs(DOG).run(g)
    assert (g.active, g.bled, g.acted) == (DOG, 0, 1)


@proves("TGB-AI-20", "TGB-AI-03", "TGB-AI-24")
def test_whom_it_attacks_it_faces_and_its_misses_are_counted() -> None:
    g = scene("J.......\nd.......\n........\n........\n........\n........\n........\n.......B")
    hold(g, DOG, BILL)
    gain(g, DOG, CRIPPLED)
    g.misses[DOG] = 1
    act(g, DOG, moves=False)
    assert (told(g, "attacks")[0][:2], g.face[DOG], g.misses[DOG]) == ((DOG, JOAN), N, 2)
    g.agenda.clear()
    g.at[BILL] = at(2, 7)
    act(g, DOG, moves=False)
    assert (told(g, "attacks")[1][:2], g.face[DOG], g.misses[DOG]) == ((DOG, BILL), E, 0)


@proves("TGB-AI-16", "TGB-AI-17")
def test_the_count_begins_anew_though_no_token_was_in_the_bag() -> None:
    g = scene("d.......\n" + FIELD[:63])
    g.misses[DOG], g.target[DOG] = 2, -1
    mind(g, DOG, BILL, -1)
    assert (g.misses[DOG], g.target[DOG]) == (0, -1)


@proves("TGB-MON-20", "TGB-MON-28")
def test_the_mirror_double_stays_on_its_tile() -> None:
    g = scene("......\n...T..\n......\n......\n......\n......", beside={"E": "......\n...T..\n" + "......\n" * 4})
    double = monster(g, "Mirror Double", at(1, 1, tile=1))
    there = {space for space in range(64, 128) if g.map.near(space) & 1 << at(4, 5, tile=1)}
    found = set()
    for face in range(1, len(there) + 1):
        g.at[double] = at(1, 1, tile=1)
        rig(g, any=face)
        jump(g, double)
        found.add(g.at[double])
    assert found == there


@proves("TGB-AI-04", "TGB-AI-05")
def test_melee_spaces_are_those_next_to_most_others() -> None:
    g = scene(".d......\n........\n........\n...B....\n.....J..\n........\n........\n........")
    around = g.map.near(g.at[BILL])
    assert melee_spaces(g, BILL, around) == around & g.map.near(g.at[JOAN])
    g.at[JOAN] = at(8, 1)
    assert melee_spaces(g, BILL, around) == around


@proves("TGB-AI-06", "TGB-AI-07", "TGB-AI-09")
def test_ranged_spaces_are_the_farthest_with_most_others_in_range() -> None:
    g = scene("t.......\n........\n........\n........\nB.......\n........\n........\nJ.......")
    far = sum([1 << at(5, y) for y in range(1, 8)])
    near_both = [y for y in range(1, 8) if g.map.distance(at(5, y), g.at[JOAN]) <= 4]
    assert ranged_spaces(g, DOG, BILL, far) == sum([1 << at(5, y) for y in near_both])
    assert ranged_spaces(g, DOG, BILL, 1 << at(5, 7)) == 1 << at(5, 7)


@proves("TGB-AI-26")
@pytest.mark.parametrize("x", [3, 5])
def test_a_monster_that_cannot_move_reaches_both_sides(x: int) -> None:
    g = scene(FIELD)
    dog = monster(g, "Guard Dog", at(4, 4))
    g.at[JOAN] = at(x, 4)
    assert anyone(g, dog, False) == JOAN
    g.at[JOAN] = at(6, 4)
    assert anyone(g, dog, False) == -1


@proves("TGB-AI-14")
def test_where_no_space_is_closer_it_stays() -> None:
    g = scene("TTTTTTTT\nT.TTTTTT\nTdTTTTTT\nTTTTTTTT\nTBTTTTTT\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT")
    hold(g, DOG, BILL)
    assert plan(g, DOG, BILL, 4) == (at(2, 6), -1)


@proves("TGB-AI-15", "TGB-AI-28")
def test_spaces_are_ordered_by_plain_distance_where_there_is_no_path() -> None:
    g = scene("........\n........\nTTTTTTTT\n........\nd.......\nTTTTTTTT\n....B...\n........")
    rows = at(1, 4), at(1, 5), at(2, 4)
    g.at[BILL] = at(1, 7)
    rings = distances(g, DOG, BILL, sum([1 << space for space in rows]), False)
    assert [set(places(ring)) for ring in rings] == [{at(1, 5)}, {at(1, 4), at(2, 4)}]


@proves("TGB-AI-12", "TGB-AI-13")
def test_on_the_way_it_takes_the_cheapest_of_equally_good_spaces() -> None:
    g = scene("B.......\n........\n........\n........\n........\n.J......\n........\n.d......")
    hold(g, DOG, BILL)
    rig(g, tie=(1, 1, 1))
    space, victim = plan(g, DOG, BILL, 2)
    assert (victim, xy(space)[1]) == (JOAN, 3)


@proves("TGB-AI-20", "TGB-AI-22")
@pytest.mark.parametrize(("obstacle", "faces"), [("o", {N}), ("d", {N}), (".", {N, E})])
def test_against_a_diagonal_target_the_back_that_is_better_protected_decides(obstacle: str, faces: set[int]) -> None:
    g = scene(f"........\n........\n........\n....B...\n........\n........\n........\n..{obstacle}.....")
    dog = monster(g, "Barn Rat", at(3, 3))
    g.at[dog], g.at[BILL] = at(3, 2) if obstacle != "." else at(4, 4), at(5, 4) if obstacle != "." else at(6, 6)
    found = set()
    for face in (1, 2):
        g.rig("tie", face)
        turn_to(g, dog, BILL)
        found.add(g.face[dog])
    assert found == faces
    g.at[BILL] = at(1, 2) if obstacle != "." else at(1, 4)
    turn_to(g, dog, BILL)
    assert g.face[dog] == 3
