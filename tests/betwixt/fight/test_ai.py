"""What monsters do. AI, MON, STS"""

from __future__ import annotations

import pytest

from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    THIRD,
    E,
    N,
    S,
    asked,
    at,
    hold,
    rig,
    run,
    scene,
    told,
    xy,
)
from hauntbox.games.betwixt.cards.words import BLEED, CRIPPLED, STUNNED, WEAKENED
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has
from hauntbox.games.betwixt.rules.fight.knockout import KnockOut
from hauntbox.games.betwixt.rules.fight.monsters import MonsterActs, plan, reached
from hauntbox.games.betwixt.rules.fight.rounds import mend
from hauntbox.games.betwixt.rules.fight.targets import aim_of
from hauntbox.games.betwixt.rules.fight.turn import EndActivation
from hauntbox.games.betwixt.rules.map.moving import union
from hauntbox.games.betwixt.state import COMING, LOOKOUT, NOBODY, Farm
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves


def drawn(**pieces: tuple[int, int]) -> Farm:
    """An open floor of eight by eight; the monster holds Bill's token if he is there."""
    rows = [["."] * 8 for _ in range(8)]
    for mark, (x, y) in pieces.items():
        rows[y - 1][x - 1] = mark
    g = scene("\n".join(["".join(row) for row in rows[::-1]]))
    hold(g, DOG, BILL)
    return g


def acts(g: Farm, m: int = DOG) -> None:
    run(g, MonsterActs(m))


def goes(g: Farm, m: int = DOG, points: int = 5) -> tuple[tuple[int, int], int]:
    space, victim = plan(g, m, aim_of(g, m), points)
    return xy(space), victim


@proves("TGB-AI-01", "TGB-AI-02", "TGB-AI-03")
def test_a_monster_moves_into_range_of_its_target_with_few_points_and_attacks_it() -> None:
    g = drawn(d=(2, 5), B=(6, 5), J=(2, 7))
    acts(g)
    assert xy(g.at[DOG]) in {(5, 4), (5, 5), (5, 6)}
    assert told(g, "attacks")[0][:2] == (DOG, BILL)
    assert len(told(g, "attacks")) == len(told(g, "moves")) == 1
    assert (told(g, "target"), g.pool[:3]) == ([(DOG, BILL)], [5, 6, 0])
    assert (told(g, "acts"), g.acted, g.active) == ([(DOG,)], 1, -1)
    gone = drawn(d=(2, 5), B=(6, 5))
    gone.at[DOG] = -1
    acts(gone)
    assert (told(gone, "acts"), gone.acted) == ([], 0)


@proves("TGB-EX-48", "TGB-AI-04", "TGB-AI-05")
def test_a_dog_goes_where_it_reaches_most_fms_for_fewest_points() -> None:
    g = drawn(d=(2, 5), B=(5, 5), J=(5, 7))
    for shown in range(1, 4):
        g.rig("tie", shown)
        assert goes(g) == ((4, 6), BILL)


@proves("TGB-EX-49", "TGB-AI-27", "TGB-RND-09")
@pytest.mark.parametrize(("shown", "end"), [(1, (4, 4)), (2, (4, 5)), (3, (4, 6))])
def test_of_equal_spaces_a_die_decides(shown: int, end: tuple[int, int]) -> None:
    g = drawn(d=(2, 5), B=(5, 5))
    g.rig("tie", shown)
    assert goes(g) == (end, BILL)


@proves("TGB-AI-06", "TGB-AI-09")
def test_a_ranged_monster_ends_as_far_from_its_target_as_its_range_allows() -> None:
    g = drawn(t=(2, 5), B=(4, 5))  # Ticket Taker: ACC 3, four spaces
    space, victim = goes(g, points=4)
    assert (max(abs(space[0] - 4), abs(space[1] - 5)), victim) == (4, BILL)


@proves("TGB-AI-07")
def test_a_ranged_monster_prefers_more_others_in_range() -> None:
    g = drawn(t=(1, 5), B=(5, 5), J=(5, 1))
    space, _ = goes(g, points=2)
    near = [max(abs(space[0] - x), abs(space[1] - y)) for x, y in ((5, 5), (5, 1))]
    assert near == [4, 4]


@proves("TGB-AI-08")
def test_a_ranged_monster_puts_avoiding_the_penalty_above_distance() -> None:
    g = scene("TTTTTTTT\nB.o.t...\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT\nTTTTTTTT")
    hold(g, DOG, BILL)
    assert goes(g, points=1)[1] == BILL  # behind the obstacle: hindered but in range
    g = drawn(t=(4, 4), B=(4, 5))
    space, _ = goes(g, points=1)
    assert max(abs(space[0] - 4), abs(space[1] - 5)) == 2  # not adjacent


@proves("TGB-AI-10", "TGB-AI-11", "TGB-AI-12")
def test_an_fm_on_the_way_is_attacked_from_where_it_is_farthest_along() -> None:
    g = drawn(d=(1, 1), B=(1, 8), J=(2, 4))
    space, victim = goes(g, points=4)
    assert (space[1], victim) == (5, JOAN)
    back = drawn(d=(1, 4), B=(1, 8), J=(1, 2))
    assert goes(back, points=2)[1] == NOBODY  # behind it: no space next to her is closer
    level = drawn(d=(1, 4), B=(1, 8), J=(3, 3))
    assert goes(level, points=1)[1] == NOBODY  # from (2, 4), next to her, it is just as far


@proves("TGB-AI-13")
@pytest.mark.parametrize(("shown", "who"), [(1, JOAN), (2, AVELYNN)])
def test_of_two_equal_fms_on_the_way_a_die_decides(shown: int, who: int) -> None:
    g = drawn(d=(4, 1), B=(4, 8), J=(3, 3), A=(5, 3))
    g.rig("tie", shown)
    assert goes(g, points=3)[1] == who


@proves("TGB-AI-13")
def test_the_fm_that_lets_it_get_farther_is_attacked() -> None:
    g = drawn(d=(4, 1), B=(4, 8), J=(3, 3), A=(5, 2))
    for shown in (1, 2):
        g.rig("tie", shown)
        assert goes(g, points=3)[1] == JOAN


@proves("TGB-AI-14", "TGB-AI-24")
def test_otherwise_it_moves_as_close_as_it_can_and_faces_its_target() -> None:
    g = drawn(d=(4, 8), B=(4, 1))
    g.kind[DOG] = 1  # Barn Rat: SPD 4
    acts(g)
    assert (xy(g.at[DOG])[1], told(g, "attacks"), g.face[DOG]) == (4, [], S)
    assert told(g, "moves") == [(DOG, g.at[DOG])]
    narrow = scene("T.TTTTTT\nTdTTTTTT\nT.TTTTTT\nT.TTTTTT\nT.TTTTTT\nT.TTTTTT\nT.TTTTTT\nTBTTTTTT")
    hold(narrow, DOG, BILL)
    assert goes(narrow, points=2) == ((2, 5), -1)
    stuck = scene("TTTTTTTT\nTdTTTTTT\nTTTTTTTT\nT.TTTTTT\nT.TTTTTT\nT.TTTTTT\nT.TTTTTT\nTBTTTTTT")
    hold(stuck, DOG, BILL)
    assert (goes(stuck, points=2), told(stuck, "moves")) == (((2, 7), -1), [])


@proves("TGB-AI-15")
def test_closer_means_a_shorter_path_and_not_a_shorter_distance() -> None:
    g = scene("........\n.d......\nTTTTTTT.\n........\n.B......\n........\n........\n........")
    hold(g, DOG, BILL)
    space, _ = goes(g, points=3)
    assert space[0] > 3  # round the wall, away from him


@proves("TGB-AI-28")
def test_without_any_path_plain_distance_counts() -> None:
    g = scene("d.......\n........\nTTTTTTTT\n........\n........\n........\n....B...\n........")
    hold(g, DOG, BILL)
    assert goes(g, points=2)[0][1] == 7


@proves("TGB-AI-16", "TGB-AI-17", "TGB-PAR-15")
@pytest.mark.parametrize("patience", [2, 3])
def test_a_monster_that_cannot_reach_its_target_changes_it(patience: int) -> None:
    g = scene("d.......\nTTTTTTTT\n........\n........\n........\n........\n....B..J\n........", patience=patience)
    hold(g, DOG, BILL)
    for n in range(1, patience + 1):
        assert g.target[DOG] == BILL
        acts(g)
        assert g.misses[DOG] == (n if n < patience else 0)
    assert g.target[DOG] == JOAN


@proves("TGB-AI-17")
def test_stunned_activations_do_not_count_and_an_attack_starts_the_count_anew() -> None:
    g = drawn(d=(4, 8), B=(4, 1))
    g.misses[DOG] = 2
    gain(g, DOG, STUNNED)
    acts(g)
    assert g.misses[DOG] == 2
    g.at[DOG] = at(4, 2)
    acts(g)
    assert g.misses[DOG] == 0


@proves("TGB-AI-18", "TGB-LOOK-07")
def test_the_returned_token_is_set_aside_unless_there_is_no_other() -> None:
    from hauntbox.games.betwixt.rules.fight.targets import change, give_back

    for _ in range(10):
        g = drawn(d=(4, 8), B=(4, 1), J=(1, 1))
        g.seed = str(_)
        change(g, DOG)
        assert (g.target[DOG], g.pool[BILL], g.pool[JOAN]) == (JOAN, 6, 5)
    g = drawn(d=(4, 8), B=(4, 1))
    change(g, DOG)
    assert (g.target[DOG], g.pool[BILL]) == (BILL, 5)
    g = drawn(d=(4, 8), B=(4, 1))
    give_back(g, DOG)
    change(g, DOG)
    assert (g.target[DOG], g.pool[BILL]) == (BILL, 5)  # one without a token just draws


@proves("TGB-AI-19")
def test_a_monster_that_kos_an_fm_draws_a_new_token() -> None:
    g = drawn(d=(4, 4), B=(8, 8), J=(4, 5), M=(1, 1))
    g.post[AVELYNN] = 2  # nobody is on lookout
    g.hp[JOAN], g.pool[:] = 1, [0, 0, 0, 6, 0, 0]
    rig(g, LG=3, DY=6, T=1)
    from hauntbox.games.betwixt.rules.attack.attack import attack

    g.rig("targets", 7)
    attack(g, DOG, JOAN)
    g.settle()
    assert (g.post[JOAN], g.target[DOG]) == (2, MADDOX)


@proves("TGB-AI-20")
def test_to_attack_a_monster_turns_to_its_target() -> None:
    g = drawn(d=(4, 4), B=(4, 5))
    acts(g)
    assert g.face[DOG] == N


@proves("TGB-AI-22")
@pytest.mark.parametrize(("shown", "face"), [(1, N), (2, E)])
def test_if_both_facings_protect_equally_a_die_decides(shown: int, face: int) -> None:
    g = drawn(d=(4, 4), B=(5, 5))
    gain(g, DOG, CRIPPLED)
    g.rig("tie", shown)
    acts(g)
    assert g.face[DOG] == face


@proves("TGB-AI-25")
def test_monsters_ignore_traps_when_moving() -> None:
    g = scene("d1B...\nTTTTTT")
    hold(g, DOG, BILL)
    acts(g)
    assert (xy(g.at[DOG]), g.status[DOG], len(g.traps)) == ((2, 2), 0, 1)


@proves("TGB-AI-26", "TGB-AI-03")
def test_a_monster_that_cannot_move_attacks_its_target_or_anyone_in_range() -> None:
    g = drawn(d=(4, 4), B=(4, 8), J=(4, 5))
    gain(g, DOG, CRIPPLED)
    acts(g)
    assert told(g, "attacks")[0][1] == JOAN
    g = drawn(d=(4, 4), B=(4, 3), J=(4, 5))
    gain(g, DOG, CRIPPLED)
    acts(g)
    assert told(g, "attacks")[0][1] == BILL
    g = drawn(d=(4, 4), B=(4, 8))
    gain(g, DOG, CRIPPLED)
    acts(g)
    assert (told(g, "attacks"), xy(g.at[DOG])) == ([], (4, 4))


@proves("TGB-AI-30")
def test_attacking_somebody_on_the_way_keeps_the_token() -> None:
    g = drawn(d=(1, 1), B=(1, 8), J=(2, 4))
    rig(g, T=1)
    acts(g)
    assert (told(g, "attacks")[0][1], g.target[DOG]) == (JOAN, BILL)


@proves("TGB-AI-32", "TGB-LOOK-14")
def test_with_nobody_on_the_map_monsters_stay_and_their_statuses_count() -> None:
    g = drawn(d=(4, 4), B=(4, 8))
    g.at[BILL] = -1
    gain(g, DOG, WEAKENED)
    acts(g)
    assert (xy(g.at[DOG]), count(g, DOG, WEAKENED)) == ((4, 4), 1)


@proves("TGB-STS-28")
def test_bleed_gained_in_a_monsters_own_activation_waits_for_its_next() -> None:
    g = drawn(d=(4, 4), B=(4, 8))
    g.active = DOG
    gain(g, DOG, BLEED, 2, BILL)
    run(g, EndActivation(DOG))
    assert (g.hp[DOG], count(g, DOG, BLEED)) == (3, 2)
    acts(g)
    assert (g.hp[DOG], count(g, DOG, BLEED)) == (2, 1)


@proves("TGB-MOVE-14")
def test_monsters_enter_any_tile() -> None:
    g = scene("......\n......\n.....d\n......\n......\n......", beside={"E": "......\n" * 6})
    assert union(reached(g, DOG, 3)) >> 64


@proves("TGB-STS-37")
def test_a_flying_monster_does_not_end_on_an_obstacle_or_a_character() -> None:
    g = scene("c.oBT...\nTTTTTTTT")
    found = {xy(space)[0] for space in places(union(reached(g, DOG, 6))) if xy(space)[1] == 2}
    assert found == {1, 2, 6, 7}


@proves("TGB-STS-45")
def test_a_stunned_monster_keeps_face_and_target_and_ticks() -> None:
    g = drawn(d=(4, 4), B=(4, 8))
    gain(g, DOG, STUNNED)
    gain(g, DOG, BLEED, 2, BILL)
    acts(g)
    assert (g.face[DOG], g.target[DOG], has(g, DOG, STUNNED)) == (S, BILL, False)
    assert (count(g, DOG, BLEED), g.hp[DOG], xy(g.at[DOG])) == (1, 2, (4, 4))


@proves("TGB-ATK-18", "TGB-ATK-25")
def test_a_monster_that_bleeds_to_death_belongs_to_whoever_gave_the_bleed_last() -> None:
    g = drawn(d=(4, 4), B=(8, 8), J=(1, 1), r=(1, 8))
    dog = g.at.index(at(4, 4))
    gain(g, dog, BLEED, 1, BILL)
    gain(g, dog, BLEED, 1, JOAN)
    g.hp[dog] = 1
    gain(g, dog, STUNNED)
    acts(g, dog)
    assert (g.slain[JOAN], g.slain[BILL]) == ((0,), ())


@proves("TGB-MON-24")
def test_stunned_takes_only_the_move_of_a_boss() -> None:
    g = drawn(g=(4, 4), B=(4, 5))
    gain(g, DOG, STUNNED)
    acts(g)
    assert told(g, "attacks")
    g = drawn(g=(4, 4), B=(4, 6))
    gain(g, DOG, STUNNED)
    acts(g)
    assert (told(g, "attacks"), xy(g.at[DOG])) == ([], (4, 4))


@proves("TGB-MON-20", "TGB-MON-28", "TGB-AI-01")
def test_the_mirror_double_jumps_next_to_a_tall_obstacle_before_its_move() -> None:
    g = scene("m.......\n........\n........\n........\n......B.\n.......T\n........\n........")
    hold(g, DOG, BILL)
    gain(g, DOG, CRIPPLED)  # the jump is no movement
    acts(g)
    assert xy(g.at[DOG]) in {(7, 2), (8, 2), (7, 3), (8, 4)}
    assert told(g, "jumps") == [(DOG, g.at[DOG])]
    plain = drawn(m=(1, 1), B=(8, 8))
    gain(plain, DOG, CRIPPLED)
    acts(plain)
    assert xy(plain.at[DOG]) == (1, 1)


@proves("TGB-MON-19", "TGB-RND-21")
def test_aunt_dottie_mends_a_random_other_wounded_monster() -> None:
    g = scene("ydd...")
    g.hp[DOG], g.hp[SECOND] = 3, 1
    mend(g)
    assert (g.hp[DOG], g.hp[SECOND], g.hp[THIRD]) == (3, 2, 3)


@proves("TGB-MON-30")
def test_melee_and_ranged_monsters_plan_by_their_own_rule() -> None:
    melee, ranged = drawn(d=(1, 5), B=(4, 5)), drawn(t=(1, 5), B=(4, 5))
    assert max(abs(goes(melee)[0][0] - 4), abs(goes(melee)[0][1] - 5)) == 1
    assert max(abs(goes(ranged)[0][0] - 4), abs(goes(ranged)[0][1] - 5)) == 4


@proves("TGB-LOOK-07", "TGB-LOOK-14")
def test_without_a_token_or_with_one_of_somebody_off_the_map_it_goes_for_the_nearest() -> None:
    g = drawn(d=(4, 4), B=(4, 8), J=(4, 6))
    g.pool[:] = [0] * 6
    g.target[DOG] = NOBODY
    assert aim_of(g, DOG) == JOAN
    g.target[DOG] = MADDOX
    assert aim_of(g, DOG) == JOAN
    g.at[BILL] = at(4, 2)
    assert {aim_of(g, DOG) for _ in range(20)} == {BILL, JOAN}


@proves("TGB-LOOK-14")
def test_a_token_of_somebody_who_is_still_coming_lies_in_the_bag_but_the_nearest_is_attacked() -> None:
    g = drawn(d=(4, 4), B=(4, 8), J=(4, 6), A=(4, 5))
    g.post[MADDOX] = LOOKOUT
    g.target[DOG], g.pool[:] = AVELYNN, [0, 0, 6, 0, 0, 0]
    run(g, KnockOut(AVELYNN))
    assert (g.post[MADDOX], g.at[MADDOX], g.target[DOG], g.pool[MADDOX]) == (COMING, -1, MADDOX, 5)
    assert aim_of(g, DOG) == JOAN
    g.at[MADDOX] = at(1, 1)
    assert aim_of(g, DOG) == MADDOX


@proves("TGB-LOOK-07")
def test_at_the_start_of_its_activation_it_draws_if_a_token_is_there() -> None:
    g = drawn(d=(4, 4), B=(4, 8), J=(4, 6))
    g.target[DOG], g.pool[:] = NOBODY, [1, 0, 0, 0, 0, 0]
    acts(g)
    assert g.target[DOG] == BILL
    assert asked(g) == ""


@proves("TGB-AI-16", "TGB-AI-17")
def test_a_monster_that_reaches_its_target_counts_from_the_start_again() -> None:
    g = drawn(d=(2, 5), B=(6, 5), J=(2, 7))
    g.misses[DOG] = 2
    acts(g)
    assert (g.misses[DOG], g.target[DOG]) == (0, BILL)
