"""Line of sight, range and obstruction; facing and blindside. ATK, RNG, STAT, BLIND"""

from __future__ import annotations

from random import Random

import pytest

from betwixt.scenes import AVELYNN, BILL, DOG, MADDOX, SECOND, E, N, S, W, at, give, hold, learn, scene
from hauntbox.games.betwixt.content.tiles import TILES
from hauntbox.games.betwixt.rules.attack.means import UNARMED, blow_of, harm_dice, is_hindered, means
from hauntbox.games.betwixt.rules.attack.reach import is_harried, range_of, reach
from hauntbox.games.betwixt.rules.map.facing import facings, is_behind, protected
from hauntbox.games.betwixt.rules.map.fitting import fits
from hauntbox.games.betwixt.rules.map.layout import Laid, Layout, layout_of
from hauntbox.games.betwixt.rules.map.sight import CLEAR, HINDERED, UNSEEN, between, is_unwalled, ways
from hauntbox.games.betwixt.state import Farm, survey
from hauntbox.ledger import proves


def shot(g: Farm, who: int = MADDOX, target: int = DOG, acc: int = 8) -> int:
    return reach(g, who, True, acc, target)


def blow(g: Farm, who: int = MADDOX, target: int = DOG) -> bool:
    return reach(g, who, False, 1, target) == CLEAR


@proves("TGB-ATK-01", "TGB-ATK-02", "TGB-ATK-19")
def test_a_melee_attack_needs_the_target_on_an_adjacent_space_diagonals_included() -> None:
    assert blow(scene("..d\n.M."))
    assert blow(scene(".d.\n.M."))
    assert not blow(scene("d..\n..M"))
    assert blow(scene("od\nMo"))  # obstacles beside the diagonal do not part them


@proves("TGB-ATK-02")
def test_a_wall_a_closed_door_or_a_jamb_between_the_spaces_prevents_adjacency() -> None:
    g = scene(
        "......\n......\n.....M\n......\n......\n......", beside={"E": "......\n......\nd.....\n" + "......\n" * 3}
    )
    assert blow(g)
    g.at[DOG] = at(1, 5, tile=1)  # diagonally behind the jamb
    assert not blow(g)
    g.at[MADDOX], g.at[DOG] = at(6, 5), at(1, 5, tile=1)  # a wall between them
    assert not blow(g)
    g.at[MADDOX], g.at[DOG] = at(6, 4), at(1, 4, tile=1)
    g.doors = 1 << 1
    survey(g)
    assert not blow(g)


@proves("TGB-ATK-03")
@pytest.mark.parametrize(("acc", "seen"), [(1, UNSEEN), (2, CLEAR)])
def test_a_ranged_attack_needs_the_target_within_range(acc: int, seen: int) -> None:
    assert shot(scene("M...d..."), acc=acc) == seen


@proves("TGB-ATK-03", "TGB-TILE-03")
def test_a_ranged_attack_needs_line_of_sight_which_tall_obstacles_block() -> None:
    assert shot(scene("TTTTT\nM.T.d\nTTTTT")) == UNSEEN
    assert shot(scene("TTTTT\nM.o.d\nTTTTT")) == HINDERED


@proves("TGB-ATK-04")
def test_both_lines_start_at_one_corner_and_enemies_other_than_the_target_block_them() -> None:
    assert shot(scene("M.r.d\nTTTTT"), target=SECOND) == UNSEEN
    assert shot(scene("M...d\nTTTTT")) == CLEAR
    assert shot(scene("TTTTTTTT\nTTTTTTTT\nTTTTTTTT\n..M.r.d."), target=SECOND) == UNSEEN
    assert shot(scene("...M....\n........\n...r....\n........\n...d....\nTTTTTTTT"), target=SECOND) == UNSEEN
    g = scene("M.r.d\nTTTTT")
    assert shot(g, target=DOG) == CLEAR  # the rat itself


@proves("TGB-ATK-04", "TGB-RNG-03", "TGB-ATK-06")
def test_a_friend_in_the_line_does_not_block_but_hinders() -> None:
    assert shot(scene("TTTTT\nM.B.d\nTTTTT")) == HINDERED


@proves("TGB-ATK-05")
def test_a_line_that_only_touches_a_blocking_space_does_not_pass_through_it_and_the_best_corner_is_used() -> None:
    assert shot(scene(".TTT.\nM...d")) == CLEAR
    assert shot(scene("TT....\nM...d.\n.TT...")) == CLEAR  # the lower corners see nothing, the upper ones do
    # past the corner of a space only one line leads, and two are needed
    assert shot(scene("M....\n.T...\n..d..\nTTTTT")) == UNSEEN
    assert shot(scene("M....\n.....\n..d..\nTTTTT")) == CLEAR


@proves("TGB-ATK-06", "TGB-RNG-04", "TGB-MOVE-08")
def test_an_obstacle_in_all_lines_costs_the_penalty_and_one_beside_the_best_line_nothing() -> None:
    assert shot(scene("TTTTT\nM.o.d\nTTTTT")) == HINDERED
    assert shot(scene("..o..\nM...d\n..o..")) == CLEAR


@proves("TGB-RNG-05")
def test_a_ranged_attack_on_an_adjacent_target_is_hindered() -> None:
    assert shot(scene("Md....")) == HINDERED
    assert shot(scene("M.d...")) == CLEAR


@proves("TGB-RNG-01", "TGB-RNG-16")
def test_a_shooter_is_hindered_who_is_the_target_of_an_adjacent_enemy() -> None:
    g = scene("..d...\nMr....")
    give(g, MADDOX, "Slingshot")
    assert not is_harried(g, MADDOX)
    hold(g, SECOND, MADDOX)
    assert is_harried(g, MADDOX)
    g.hitter, g.victim, g.means = MADDOX, DOG, means(0)
    assert is_hindered(g, blow_of(g, MADDOX, g.means))
    g.at[SECOND] = at(6, 5)
    assert not is_harried(g, MADDOX)
    g.at[SECOND], g.target[SECOND] = at(2, 5), BILL
    assert not is_harried(g, MADDOX)


@proves("TGB-RNG-02")
def test_a_monster_is_never_hindered_for_being_a_target() -> None:
    g = scene("M.t...")
    hold(g, DOG, MADDOX)
    assert not is_harried(g, DOG)


@proves("TGB-STAT-12", "TGB-STAT-13")
def test_range_is_three_plus_half_of_acc_and_seven_at_most() -> None:
    assert [range_of(acc) for acc in range(1, 12)] == [3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 7]


@proves("TGB-EX-33")
def test_range_by_acc_1_to_9() -> None:
    assert [range_of(acc) for acc in range(1, 10)] == [3, 4, 4, 5, 5, 6, 6, 7, 7]


@proves("TGB-STAT-15")
def test_the_range_table_holds_for_monsters() -> None:
    g = scene("M...t...")  # Ticket Taker: ACC 3
    assert reach(g, DOG, True, 3, MADDOX) == CLEAR
    g.at[DOG] += 1
    assert reach(g, DOG, True, 3, MADDOX) == UNSEEN


@proves("TGB-EX-07")
def test_at_acc_3_four_spaces_are_in_range_and_five_are_not() -> None:
    assert shot(scene("M...d..."), acc=3) == CLEAR
    assert shot(scene("M....d.."), acc=3) == UNSEEN


@proves("TGB-ATK-04", "TGB-ATK-05")
def test_sight_through_an_open_doorway_and_not_through_walls() -> None:
    g = scene(
        "......\n......\nM.....\n......\n......\n......", beside={"E": "......\n......\nd.....\n" + "......\n" * 3}
    )
    assert shot(g) == CLEAR
    g.at[DOG] = at(1, 6, tile=1)
    assert shot(g) == UNSEEN
    g.at[MADDOX] = at(6, 3)
    assert shot(g) != UNSEEN  # from the doorway along the wall
    g.doors = 1 << 1
    survey(g)
    assert shot(g) == UNSEEN


@proves("TGB-MIS-16")
def test_within_spaces_asks_for_a_line_that_no_wall_crosses_and_for_nothing_else() -> None:
    g = scene("M.T.d.\n" + "......\n" * 5, beside={"E": "......\n......\nr.....\n" + "......\n" * 3})
    assert is_unwalled(g.map, g.at[MADDOX], g.at[DOG])
    assert is_unwalled(g.map, g.at[MADDOX], g.at[MADDOX])
    assert not is_unwalled(g.map, g.at[MADDOX], at(1, 6, tile=1))


@proves("TGB-ATK-04", "TGB-ATK-05")
def test_what_all_games_share_is_what_a_single_layout_finds() -> None:
    layout = layout_of(((0, 0, 0, 0), (5, 0, 8, 0), (8, 6, 0, 1)))
    alone = Layout(layout.laid, 0, 0, 0, (), (*TILES,))
    for a in range(0, 64, 7):
        for b in [*range(0, 64, 11), *range(5 * 64, 6 * 64, 11), *range(8 * 64, 9 * 64, 11)]:
            if a != b and a % 8 < 6 and b % 8 < 6:
                assert sorted(ways(layout, a, b)) == sorted(between(alone, a, b))


@proves("TGB-ATK-04", "TGB-ATK-05")
@pytest.mark.parametrize("seed", range(6))
def test_tiles_in_a_row_in_any_turn_are_seen_through_as_a_single_layout_finds(seed: int) -> None:
    rng = Random(seed)
    first, *others = rng.sample(range(len(TILES)), 4)
    laid: tuple[Laid, ...] = ((first, 0, 0, rng.randrange(4)),)
    for tile in others:
        layout = Layout(laid, 0, 0, 0, (), TILES)
        ways_out = [way for each in laid for way in range(each[0] * 4, each[0] * 4 + 4) if layout.has_doorway(way)]
        fitting = [found for way in ways_out if way not in layout.meets and (found := fits(layout, way, tile))]
        laid = (*laid, *rng.sample(fitting, min(1, len(fitting))))
    layout, alone = Layout(laid, 0, 0, 0, (), TILES), Layout(laid, 0, 0, 0, (), TILES)
    spaces = [n * 64 + p for n in layout.lies for p in range(64) if p % 8 < TILES[n].wide and p // 8 < TILES[n].high]
    pairs = [(rng.choice(spaces), rng.choice(spaces)) for _ in range(250)]
    near = [(a, b) for a, b in pairs if a != b and layout.distance(a, b) < 10]
    assert [sorted(ways(layout, a, b)) for a, b in near] == [sorted(between(alone, a, b)) for a, b in near]
    assert any(ways(layout, a, b) for a, b in near if a >> 6 != b >> 6)


# Blindside -----------------------------------------------------------------------------------------------------------


@proves("TGB-BLIND-01", "TGB-BLIND-02")
@pytest.mark.parametrize(("face", "behind"), [(N, (3, 2)), (E, (2, 3)), (S, (3, 4)), (W, (4, 3))])
def test_behind_is_the_space_straight_behind_and_for_shots_the_line_from_it(face: int, behind: tuple[int, int]) -> None:
    g = scene("......\n" * 6)
    dog = at(3, 3)
    around = [at(x, y) for x in range(1, 7) for y in range(1, 7) if (x, y) != (3, 3)]
    assert [space for space in around if is_behind(g.map, dog, face, space, False)] == [at(*behind)]
    line = {space for space in around if is_behind(g.map, dog, face, space, True)}
    dx, dy = behind[0] - 3, behind[1] - 3
    spots = [(3 + n * dx, 3 + n * dy) for n in range(1, 4)]
    assert line == {at(x, y) for x, y in spots if 1 <= x <= 6 and 1 <= y <= 6}


def struck(g: Farm, fm: int, how: int) -> tuple[int, ...]:
    g.hitter, g.victim, g.means = fm, DOG, how
    return harm_dice(g, blow_of(g, fm, how))


@proves("TGB-BLIND-04", "TGB-BLIND-06", "TGB-BLIND-03")
def test_from_behind_the_damage_die_is_that_of_a_stat_one_higher() -> None:
    g = scene("..B...\n..d...")
    assert struck(g, BILL, means(0, UNARMED)) == (8,)  # DO instead of LO
    g.level[BILL] = 3  # STR 4
    assert struck(g, BILL, means(0, UNARMED)) == (8, 5)  # DO and LY
    assert struck(g, BILL, means(0, UNARMED, 0)) == (8, 5)  # with Dad Strength as well
    g.face[DOG] = N
    assert struck(g, BILL, means(0, UNARMED)) == (8,)


@proves("TGB-EX-14")
def test_bill_behind_a_dog_rolls_do_instead_of_lo() -> None:
    g = scene("..B...\n..d...")
    assert struck(g, BILL, means(0, UNARMED)) == (8,)
    g.face[DOG] = E
    assert struck(g, BILL, means(0, UNARMED)) == (7,)


@proves("TGB-BLIND-05")
def test_the_bonus_does_not_change_range() -> None:
    g = scene("M.......\n........\n........\n........\nd.......\n........\n........\n........")  # ACC 2, four spaces
    give(g, MADDOX, "Slingshot")
    assert struck(g, MADDOX, means(0)) == (7,)  # LO instead of DY
    assert shot(g, acc=2) == CLEAR
    g.at[DOG] -= 8
    assert shot(g, acc=2) == UNSEEN


@proves("TGB-BLIND-07")
def test_monsters_have_no_blindside_bonus() -> None:
    g = scene("..d...\n..B...")
    g.hitter, g.victim = DOG, BILL
    g.face = [S] * len(g.at)
    assert harm_dice(g, blow_of(g, DOG, 0)) == (6,)  # STR 2
    g.hitter, g.victim, g.means = BILL, DOG, means(0, UNARMED)
    assert harm_dice(g, blow_of(g, BILL, g.means)) == (7,)  # before its face
    g.face[DOG] = N
    assert harm_dice(g, blow_of(g, BILL, g.means)) == (8,)  # an FM behind it has the bonus


@proves("TGB-TAL-19")
def test_avelynns_sneak_attack_is_two_steps() -> None:
    g = scene("..A...\n..d...")
    learn(g, AVELYNN, "Sneak Attack")
    assert struck(g, AVELYNN, means(0, UNARMED)) == (8,)  # STR 2 as 4


# Facing --------------------------------------------------------------------------------------------------------------


@proves("TGB-AI-23", "TGB-AI-21")
def test_a_monster_faces_along_the_axis_of_the_greater_difference_and_a_diagonal_gives_two() -> None:
    g = scene("......\n" * 6)
    assert facings(g.map, at(3, 3), at(4, 6)) == [N]
    assert facings(g.map, at(3, 3), at(6, 2)) == [E]
    assert facings(g.map, at(3, 3), at(3, 1)) == [S]
    assert facings(g.map, at(3, 3), at(1, 4)) == [W]
    assert facings(g.map, at(3, 3), at(5, 1)) == [E, S]
    assert facings(g.map, at(3, 3), at(2, 4)) == [N, W]
    g = scene("......\n" * 6, beside={"E": "......\n" * 6})
    assert facings(g.map, at(5, 3), at(1, 5, 1)) == [N, E]
    assert facings(g.map, at(1, 3, 1), at(4, 4)) == [W]


@proves("TGB-AI-21", "TGB-PLACE-23")
def test_of_two_facings_the_one_with_less_room_behind_is_taken() -> None:
    g = scene("......\n......\n......\n..o...\n......\n......")
    assert protected(g.map, at(3, 4), [N, E], g.map.low) == [N]  # the obstacle is right behind it
    assert protected(g.map, at(1, 4), [N, E], g.map.low) == [E]  # the wall
    assert protected(g.map, at(3, 2), [E, S], g.map.low) == [S]
    assert protected(g.map, at(4, 5), [N, E], 1 << at(3, 5)) == [E]  # another monster
    assert protected(g.map, at(4, 4), [N, E], 0) == [N, E]


@proves("TGB-STAT-07", "TGB-STAT-08", "TGB-DICE-09")
def test_str_gives_the_die_of_melee_and_acc_that_of_ranged_attacks() -> None:
    g = scene("M.d...")
    give(g, MADDOX, "Slingshot")
    g.face[DOG] = S
    assert struck(g, MADDOX, means(0)) == (6,)  # ACC 2: DY
    assert struck(g, MADDOX, means(0, UNARMED)) == (5,)  # STR 1: LY


@proves("TGB-EX-05")
def test_str_3_in_melee_is_lo() -> None:
    g = scene("Bd....")
    assert struck(g, BILL, means(0, UNARMED)) == (7,)


@proves("TGB-EX-06")
def test_acc_2_at_range_is_dy() -> None:
    g = scene("M.d...")
    give(g, MADDOX, "Slingshot")
    assert struck(g, MADDOX, means(0)) == (6,)
