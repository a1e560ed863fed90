"""Traps and Stumble. TRAP, MON"""

from __future__ import annotations

import pytest

from betwixt.scenes import AVELYNN, BILL, DOG, asked, at, do, give, offers, rig, scene, told, why_not, xy
from hauntbox.games.betwixt.cards.words import BLEED, BLIND, CRIPPLED, STUNNED
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.means import means
from hauntbox.games.betwixt.rules.attack.statuses import count, has
from hauntbox.games.betwixt.rules.attack.stumbling import nearest_trap, stumble
from hauntbox.games.betwixt.rules.attack.traps import spring
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves

# A drawing of eight rows, so that X and Y are those of the ledger.
FLOOR = "........\n........\n........\n........\n........\n........\n........\n........"


def drawn(**pieces: tuple[int, int]) -> Farm:
    """An open floor with these on it; _1 to _4 are traps."""
    rows = [list(row) for row in FLOOR.split()[::-1]]
    for mark, (x, y) in pieces.items():
        rows[y - 1][x - 1] = mark.strip("_")
    return scene("\n".join(["".join(row) for row in rows[::-1]]))


def shove(g: Farm, by: int, who: int, n: int) -> None:
    stumble(g, by, who, n)
    g.settle()


@proves("TGB-TRAP-01", "TGB-PAR-16")
@pytest.mark.parametrize("bleed", [2, 4])
def test_a_rat_trap_gives_bleed_2(bleed: int) -> None:
    g = scene("B1....", rat_trap=bleed)
    g.at[BILL] = at(2, 1)
    assert spring(g, BILL, -1)
    assert (count(g, BILL, BLEED), g.hp[BILL]) == (bleed, 10)


@proves("TGB-TRAP-02", "TGB-PAR-17", "TGB-TRAP-08")
@pytest.mark.parametrize("damage", [3, 5])
def test_a_bear_trap_deals_damage_3_and_crippled_and_armor_does_not_help(damage: int) -> None:
    g = scene("B2....", bear_trap=damage)
    give(g, BILL, "Leather Jacket")
    g.at[BILL] = at(2, 1)
    spring(g, BILL, -1)
    assert (g.hp[BILL], has(g, BILL, CRIPPLED)) == (10 - damage, True)


@proves("TGB-TRAP-03", "TGB-PAR-18")
@pytest.mark.parametrize("damage", [1, 2])
def test_a_taser_trap_deals_damage_1_and_stunned(damage: int) -> None:
    g = scene("B3....", taser_trap=damage)
    g.at[BILL] = at(2, 1)
    spring(g, BILL, -1)
    assert (g.hp[BILL], has(g, BILL, STUNNED)) == (10 - damage, True)
    assert Options().taser_trap == 1


@proves("TGB-TRAP-04", "TGB-TAL-26", "TGB-ELEM-11")
def test_a_firework_trap_deals_fire_damage_2_and_blind() -> None:
    g = scene("B4....")
    g.at[BILL] = at(2, 1)
    spring(g, BILL, -1)
    assert (g.hp[BILL], has(g, BILL, BLIND)) == (10 - 3, True)  # weakness 1


@proves("TGB-TRAP-05", "TGB-TRAP-23")
def test_a_mission_raises_damage_numbers_and_not_bleed() -> None:
    g = scene("B21...")
    g.trap_more = 2
    g.at[BILL] = at(2, 1)
    spring(g, BILL, -1)
    g.at[BILL] = at(3, 1)
    spring(g, BILL, -1)
    assert (g.hp[BILL], count(g, BILL, BLEED)) == (10 - 5, 2)


@proves("TGB-MON-29", "TGB-MON-21")
def test_trap_damage_against_old_ironside_is_doubled_after_it_was_raised() -> None:
    g = scene("i2....")
    g.trap_more, g.at[DOG] = 1, at(2, 1)
    spring(g, DOG, -1)
    assert g.hp[DOG] == 20 - 2 * 4


@proves("TGB-TRAP-06", "TGB-TRAP-09")
def test_fms_and_monsters_trigger_traps_which_are_then_removed() -> None:
    g = drawn(B=(2, 2), d=(3, 2), _1=(4, 2))
    shove(g, BILL, DOG, 1)
    do(g, "way e")
    assert (count(g, DOG, BLEED), g.traps, g.blame[DOG]) == (2, (), BILL)
    assert spring(g, DOG, -1) is False


@proves("TGB-TRAP-07", "TGB-STS-36")
def test_flying_characters_never_trigger_traps() -> None:
    g = drawn(B=(2, 2), c=(3, 2), _2=(4, 2))
    shove(g, BILL, DOG, 2)
    do(g, "way e")
    assert (g.hp[DOG], len(g.traps), asked(g)) == (2, 1, "Shove Bill")


@proves("TGB-TRAP-11", "TGB-TRAP-12", "TGB-DEC-62")
def test_an_fms_stumble_is_chosen_space_by_space_each_farther_away() -> None:
    g = drawn(B=(3, 3), d=(4, 3))
    shove(g, BILL, DOG, 2)
    assert set(offers(g)) == {"way ne", "way e", "way se", "stop"}
    assert why_not(g, "way n") == "TGB-TRAP-12"
    do(g, "way ne")
    assert set(offers(g)) == {"way ne", "way e", "way se", "stop"}
    do(g, "way e")
    assert (xy(g.at[DOG]), asked(g)) == ((6, 4), "")


@proves("TGB-EX-21", "TGB-TRAP-25")
@pytest.mark.parametrize(("answers", "end"), [(("way e", "stop"), (5, 3)), (("way e", "way e"), (6, 3))])
def test_stumble_2_moves_a_monster_1_or_2_spaces(answers: tuple[str, ...], end: tuple[int, int]) -> None:
    g = drawn(B=(3, 3), d=(4, 3))
    shove(g, BILL, DOG, 2)
    do(g, *answers)
    assert (xy(g.at[DOG]), asked(g)) == (end, "")


@proves("TGB-TRAP-21")
def test_an_fm_may_decline_a_stumble() -> None:
    g = drawn(B=(3, 3), d=(4, 3))
    shove(g, BILL, DOG, 2)
    do(g, "stop")
    assert xy(g.at[DOG]) == (4, 3)


@proves("TGB-TRAP-13")
def test_walls_obstacles_and_occupied_spaces_cannot_be_entered_and_without_a_space_it_stays() -> None:
    g = scene("......\n..Bdo.\n...rrr\n......\n......\n......")
    shove(g, BILL, DOG, 1)
    assert asked(g) == ""
    wall = drawn(B=(7, 3), d=(8, 3))
    shove(wall, BILL, DOG, 2)
    assert (asked(wall), xy(wall.at[DOG])) == ("", (8, 3))
    free = scene("......\n..Bd..\n....r.\n......\n......\n......")
    shove(free, BILL, DOG, 1)
    assert set(offers(free)) == {"way ne", "way e", "stop"}


@proves("TGB-TRAP-22")
def test_a_stumble_crosses_an_open_doorway_and_cuts_no_corners() -> None:
    g = scene("......\n......\n....Bd\n......\n......\n......", beside={"E": "......\n" * 6})
    shove(g, BILL, DOG, 2)
    assert set(offers(g)) == {"way e", "way se", "stop"}  # ne is behind the jamb
    do(g, "way e")
    assert g.at[DOG] == at(1, 4, tile=1)
    corner = scene("......\n...o..\n..Bd..\n......\n......\n......")
    shove(corner, BILL, DOG, 1)
    assert set(offers(corner)) == {"way e", "way se", "stop"}


@proves("TGB-TRAP-20", "TGB-TRAP-26")
def test_a_trap_ends_the_stumble_on_its_space() -> None:
    g = drawn(B=(3, 3), f=(4, 3), _1=(5, 3))
    shove(g, BILL, DOG, 3)
    do(g, "way e")
    assert (xy(g.at[DOG]), asked(g)) == ((5, 3), "")


@proves("TGB-EX-45")
def test_avelynn_pushes_a_dog_into_a_bear_trap() -> None:
    g = drawn(A=(3, 3), d=(4, 3), r=(8, 8), _2=(5, 4))
    give(g, AVELYNN, "Hockey Stick")
    rig(g, LG=3, G=4, DY=1, T=1)
    dog = g.at.index(at(4, 3))
    attack(g, AVELYNN, dog, means(0))
    g.settle()
    do(g, "buy 1", "way ne")
    assert (g.at[dog], g.slain[AVELYNN]) == (-1, (0,))


# By a monster --------------------------------------------------------------------------------------------------------


@proves("TGB-TRAP-14", "TGB-EX-46")
@pytest.mark.parametrize(("shown", "end"), [(1, (2, 1)), (2, (4, 1)), (3, (6, 1))])
def test_a_monsters_stumble_goes_on_in_the_direction_that_chance_picks(shown: int, end: tuple[int, int]) -> None:
    g = drawn(g=(4, 4), B=(4, 3))
    g.rig("stumble", shown)
    shove(g, DOG, BILL, 2)
    assert xy(g.at[BILL]) == end


@proves("TGB-TRAP-18", "TGB-EX-46", "TGB-TRAP-24")
def test_a_trap_in_reach_of_the_stumble_is_entered() -> None:
    g = drawn(g=(4, 4), B=(4, 3), _1=(5, 1))
    shove(g, DOG, BILL, 2)
    assert (xy(g.at[BILL]), count(g, BILL, BLEED)) == ((5, 1), 2)
    assert "stumble" not in g.drawn


@proves("TGB-TRAP-19", "TGB-STS-34")
def test_of_several_traps_the_nearest_is_taken_and_ties_are_random() -> None:
    g = drawn(g=(4, 4), B=(4, 3), _1=(5, 1), _3=(3, 2))
    shove(g, DOG, BILL, 2)
    assert xy(g.at[BILL]) == (3, 2)
    for shown, end in ((1, (3, 2)), (2, (5, 2))):
        g = drawn(g=(4, 4), B=(4, 3), _1=(5, 2), _3=(3, 2))
        g.rig("nearest", shown)
        shove(g, DOG, BILL, 1)
        assert xy(g.at[BILL]) == end
    flying = drawn(B=(4, 4), c=(4, 3), _1=(5, 2))
    assert nearest_trap(flying, BILL, DOG, 2) == -1  # a Yard Crow flies
    far = drawn(g=(4, 4), B=(4, 3), _1=(5, 1))
    shove(far, DOG, BILL, 1)
    assert len(far.traps) == 1
    assert xy(far.at[BILL])[1] == 2


@proves("TGB-TRAP-15", "TGB-TRAP-16", "TGB-RND-15")
def test_where_the_direction_is_blocked_a_new_space_farther_away_is_picked() -> None:
    for shown, end in ((1, (4, 2)), (2, (5, 2))):
        g = scene("......\n...g..\n...B..\n......\n.....o\n......")
        g.rig("stumble", 3, shown)  # to the lower right, where the obstacle is
        shove(g, DOG, BILL, 2)
        assert xy(g.at[BILL]) == end


@proves("TGB-TRAP-17")
def test_an_fm_who_cannot_stumble_stays() -> None:
    g = scene("......\n......\n......\n......\n...g..\n...B..")
    shove(g, DOG, BILL, 2)
    assert xy(g.at[BILL]) == (4, 1)


# Bosses --------------------------------------------------------------------------------------------------------------


@proves("TGB-MON-24")
def test_a_boss_cannot_stumble_more_than_1_space_except_into_a_trap() -> None:
    g = drawn(B=(3, 3), g=(4, 3))
    shove(g, BILL, DOG, 2)
    do(g, "way e")
    assert (xy(g.at[DOG]), asked(g)) == ((5, 3), "")
    g = drawn(B=(3, 3), g=(4, 3), _1=(6, 3))
    shove(g, BILL, DOG, 2)
    do(g, "way e")
    assert offers(g) == ["way e", "stop"]
    do(g, "way e")
    assert count(g, DOG, BLEED) == 2
    g = drawn(B=(2, 3), g=(3, 3), _1=(6, 3))
    shove(g, BILL, DOG, 3)
    do(g, "way e", "way e")
    assert (offers(g), why_not(g, "stop")) == (["way e"], "TGB-MON-24")
    assert told(g, "stumbles")
