"""Monsters are placed: groups, weapons, targets, spaces, facing. PLACE, CMP, MWP, MON, PAR"""

from __future__ import annotations

import pytest

from betwixt.missions import driveway
from betwixt.scenes import BILL, DOG, SECOND, THIRD, E, N, S, at, monster, scene, told
from hauntbox.games.betwixt.cards.fate import MONSTER, TREASURE, token
from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF, MONSTERS
from hauntbox.games.betwixt.rules.explore.drawing import Find
from hauntbox.games.betwixt.rules.explore.placing import place
from hauntbox.games.betwixt.rules.fight.spawning import appear, has_room, next_weapon, rolled_space, scan, spawn
from hauntbox.games.betwixt.rules.points import heal, monster_hp, top_hp
from hauntbox.games.betwixt.state import NOBODY
from hauntbox.ledger import proves

GUARD_DOG, WISP, GUS = (MONSTER_OF[name] for name in ("Guard Dog", "Wisp", "Gatekeeper Gus"))
ROOM = "......\n......\n......\n......\n......\nB....."


@proves("TGB-EX-01", "TGB-CMP-09", "TGB-CMP-10")
def test_three_dogs_have_positions_weapons_hp_and_targets_of_their_own() -> None:
    g = scene(ROOM)
    some = [spawn(g, GUARD_DOG, 0) for _ in range(3)]
    assert some == [DOG, SECOND, THIRD]
    assert [g.spot[m] for m in some] == [1, 2, 3]
    assert [g.hp[m] for m in some] == [3, 3, 3]
    rows = (g.status, g.misses, g.blame)
    assert ([column[DOG:] for column in rows], g.groups) == ([[0] * 3, [0] * 3, [-1] * 3], (GUARD_DOG,))
    fresh = appear(g, GUARD_DOG)
    facts = (g.at, g.status, g.weapon, g.target, g.face, g.misses, g.blame)
    assert ([column[fresh] for column in facts], g.spot[fresh]) == ([-1, 0, -1, -1, 0, 0, -1], 4)
    assert (len({g.weapon[m] for m in some}), [g.target[m] for m in some], g.pool[BILL]) == (3, [BILL] * 3, 3)


@proves("TGB-EX-24", "TGB-PLACE-09", "TGB-CARD-02")
def test_two_dogs_draw_two_cards_of_the_beast_deck() -> None:
    g = scene(ROOM)
    first, second = g.arms[0][:2]
    spawn(g, GUARD_DOG, 0)
    spawn(g, GUARD_DOG, 0)
    assert (g.weapon[DOG], g.weapon[SECOND], len(g.arms[0]), len(g.arms[1])) == (first, second, 13, 17)
    spawn(g, WISP, 0)
    assert g.weapon[THIRD] == BARE


@proves("TGB-MWP-26", "TGB-PLACE-21")
def test_a_weapon_deck_is_made_anew_from_its_discards_or_there_is_no_weapon() -> None:
    g = scene(ROOM)
    g.arms_out[0], g.arms[0] = g.arms[0][:1], ()
    assert COPIES[next_weapon(g, 0)].deck == 0
    assert (g.arms[0], g.arms_out[0]) == ((), ())
    assert next_weapon(g, 0) == BARE


@proves("TGB-PLACE-07", "TGB-PLACE-08", "TGB-CMP-07")
def test_monsters_of_a_kind_are_one_group_of_six_at_most() -> None:
    g = scene(ROOM)
    for _ in range(6):
        assert spawn(g, GUARD_DOG, 0) != NOBODY
    assert spawn(g, GUARD_DOG, 0) == NOBODY
    spawn(g, WISP, 0)
    assert (g.groups, len(g.at) - DOG) == ((GUARD_DOG, WISP), 7)


@proves("TGB-PLACE-12")
def test_nobody_comes_where_the_group_is_full_or_no_space_is_free() -> None:
    g = scene(ROOM, group_limit=1)
    first = spawn(g, GUARD_DOG, 0)
    assert (first, spawn(g, GUARD_DOG, 0), len(g.at)) == (DOG, NOBODY, DOG + 1)
    g = scene("BTTTTT")
    assert (spawn(g, GUARD_DOG, 0), len(g.at)) == (NOBODY, DOG)


@proves("TGB-PAR-07", "TGB-MON-24")
def test_the_size_of_a_group_can_be_changed_and_a_boss_is_alone() -> None:
    g = scene(ROOM, group_limit=3)
    for _ in range(3):
        spawn(g, GUARD_DOG, 0)
    assert not has_room(g, GUARD_DOG)
    assert spawn(g, GUS, 0) != NOBODY
    assert not has_room(g, GUS)


@proves("TGB-PLACE-10", "TGB-PAR-20", "TGB-PAR-21")
def test_hp_are_set_to_the_maximum_which_may_be_raised() -> None:
    g = scene(ROOM, monster_hp=1, boss_hp=5)
    assert (monster_hp(g, GUARD_DOG), monster_hp(g, GUS)) == (4, 14 + 6)
    spawn(g, GUARD_DOG, 0)
    assert g.hp[DOG] == top_hp(g, DOG) == 4
    assert monster_hp(scene(ROOM, monster_hp=-2), MONSTER_OF["Barn Rat"]) == 1


@proves("TGB-STAT-02")
def test_hp_do_not_rise_above_the_maximum() -> None:
    g = scene("Bd....")
    g.hp[DOG] = 2
    heal(g, DOG, 5)
    assert (g.hp[DOG], told(g, "recovers")) == (3, [(DOG, 1)])
    heal(g, DOG, 1)
    assert told(g, "recovers") == [(DOG, 1)]


@proves("TGB-PLACE-11", "TGB-RND-12")
def test_a_target_token_is_drawn_for_each_monster_each_as_likely() -> None:
    g = scene("BJ....\n......")
    g.pool[:2] = [1, 2]
    g.rig("targets", 2)
    spawn(g, GUARD_DOG, 0)
    assert (g.target[DOG], g.pool[:2]) == (1, [1, 1])
    g.rig("targets", 1)
    spawn(g, GUARD_DOG, 0)  # each monster has one of its own
    assert (g.target[DOG], g.target[SECOND], g.pool[:2]) == (1, 0, [0, 1])


@proves("TGB-EX-25", "TGB-PLACE-13", "TGB-PLACE-15")
def test_a_dog_is_rolled_onto_a_chair_and_goes_one_further_along_x() -> None:
    g = scene("......\n......\n......\n......\n..o...\n......\n......\nB.....")  # 8 high, 6 wide
    g.rig("axis", 3, 4)
    assert rolled_space(g, 0) == at(4, 4)


@proves("TGB-PLACE-13")
def test_a_side_of_8_has_a_d8_and_one_of_6_a_d6() -> None:
    g = scene("......\n" * 8)
    spaces = {rolled_space(g, 0) for _ in range(600)}
    assert len(spaces) == 48


@proves("TGB-PLACE-14")
def test_x_counts_from_the_left_and_y_from_the_bottom_of_the_unturned_tile() -> None:
    g = scene("......\n" * 6)
    g.laid = ((0, 0, 0, 1),)
    from hauntbox.games.betwixt.state import survey

    survey(g)
    g.rig("axis", 2, 5)
    assert rolled_space(g, 0) == at(2, 5)


@proves("TGB-PLACE-15")
def test_the_scan_goes_along_rows_up_and_round() -> None:
    order = scan(6, 6, 4, 5, 0)
    assert order[:3] == [at(5, 6), at(6, 6), at(1, 1)]
    assert sorted(order) == sorted([at(x, y) for x in range(1, 7) for y in range(1, 7)])


@proves("TGB-PLACE-26")
@pytest.mark.parametrize("mark", ["B", "o", "$", "d"])
def test_a_space_with_a_character_an_obstacle_or_treasure_is_not_available(mark: str) -> None:
    g = scene(f"......\n......\n......\n......\n......\n{mark}.....")
    g.rig("axis", 1, 1)
    assert rolled_space(g, 0) == at(2, 1)


@proves("TGB-PLACE-26", "TGB-MIS-11")
def test_a_vending_machine_is_in_the_way_and_a_trap_is_not() -> None:
    g = scene("......\n......\n......\n......\n......\n1.....")
    g.rig("axis", 1, 1, 1, 1)
    assert rolled_space(g, 0) == at(1, 1)
    g.machines = 1
    assert rolled_space(g, 0) == at(2, 1)


@proves("TGB-PLACE-25")
def test_without_a_free_space_a_monster_goes_to_the_nearest_of_a_joined_tile_or_nowhere() -> None:
    full = "TTTTTT\nTTTTTT\nTTTTTB\nTTTTTJ\nTTTTTT\nTTTTTT"
    g = scene(full, beside={"E": "......\n" * 6})
    assert rolled_space(g, 0) in {at(1, y, tile=1) for y in range(2, 6)}  # next to the doorway
    for y in range(2, 6):
        monster(g, "Barn Rat", at(1, y, tile=1))
    assert {rolled_space(g, 0) for _ in range(20)} <= {at(x, y, tile=1) for x in (1, 2) for y in range(1, 7)} - set(
        g.at
    )
    alone = scene("TTTTTT\n" * 5 + "BTTTTT")
    assert spawn(alone, GUARD_DOG, 0) == NOBODY


@proves("TGB-PLACE-18", "TGB-PLACE-23")
def test_a_spawned_monster_faces_the_fm_of_its_token() -> None:
    g = scene("......\n......\n......\n......\n......\nB....J")
    g.pool[:] = [0, 1, 0, 0, 0, 0]
    g.rig("axis", 2, 1)
    spawn(g, GUARD_DOG, 0)
    assert g.face[DOG] == E


@proves("TGB-PLACE-19")
@pytest.mark.parametrize(("shown", "face"), [(1, N), (2, E)])
def test_if_two_facings_are_equally_good_a_die_decides(shown: int, face: int) -> None:
    g = scene(".....B\n......\n......\n......\n......\n......")
    g.rig("axis", 3, 3)
    g.rig("tie", shown)
    spawn(g, GUARD_DOG, 0)
    assert g.face[DOG] == face


@proves("TGB-PLACE-19")
def test_the_facing_with_the_back_nearest_to_a_wall_is_taken() -> None:
    g = scene("B.....\n......\n......\n......\n......\n......")
    g.rig("axis", 6, 1)  # diagonal to Bill: north has the wall behind it, and west as well
    spawn(g, GUARD_DOG, 0)
    assert g.face[DOG] in (N, 3)
    g = scene("......\n......\n......\n......\nB.....\n......")
    g.rig("axis", 3, 4)  # down or left; above it lie two spaces, to its right three
    spawn(g, GUARD_DOG, 0)
    assert g.face[DOG] == S


@proves("TGB-PLACE-12")
def test_monsters_are_placed_in_the_order_of_their_tokens() -> None:
    g = driveway("2")
    tile = g.laid[-1][0]
    dogs, actors = (token(MONSTER, 1), 0), (token(MONSTER, 3), 0)
    place(g, [Find(0, tile, (actors, (token(TREASURE, 1), 0), dogs))])
    g.settle()
    some = [int(m) for m, _ in told(g, "spawns")]
    names = [MONSTERS[g.kind[m]].name for m in some]
    assert names == ["Haunt Actor", "Haunt Actor", "Guard Dog", "Guard Dog"]
    assert [g.spot[m] for m in some] == [1, 2, 1, 2]
    assert g.groups == (MONSTER_OF["Haunt Actor"], GUARD_DOG)


@proves("TGB-PLACE-12")
def test_spawning_is_told_with_its_space() -> None:
    g = scene(ROOM)
    g.rig("axis", 4, 4)
    spawn(g, GUARD_DOG, 0)
    assert g.at[DOG] == at(4, 4)
