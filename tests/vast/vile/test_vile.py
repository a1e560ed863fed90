"""The Vile Ghoul's chart, Boost dice, attacks and goals. VGP, VGX, VGM, VGF, VGW"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.ghoul.board import CHASE, HUNT
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal
from hauntbox.games.vast.roles.numbers import CAVE, GHOST, KNIGHT, THIEF, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.vile.rules.chart import SelectDie
from hauntbox.games.vast.state import ghoul_of, knight_of, vile_of
from hauntbox.games.vast.table.ends import BY_AMBUSH, BY_OTHERS, die
from hauntbox.ledger import proves
from vast.ghoul.prowling import begun
from vast.scenes import do, offers, run, scene, sp, token, why
from vast.vile.stalking import chart, meeting, stalk


@proves("VST-VGP-01", "VST-VGP-07")
def test_without_dice_in_the_supply_all_are_rolled_and_draw_nothing() -> None:
    g = chart((), left=5, right=(1, 2))
    vile = vile_of(g)
    assert len(vile.supply) + bool(vile.left) == 3
    assert (vile.right, sum(ghoul_of(g).held)) == ((), 0)


@proves("VST-VGP-03", "VST-VGP-04", "VST-VGX-11")
def test_the_left_die_slides_right_and_the_others_stay() -> None:
    g = chart((4,), left=2, right=(6,))
    assert (vile_of(g).right, vile_of(g).left, vile_of(g).supply) == ((6, 2), 4, ())


@proves("VST-VGX-01", "VST-DEC-29")
def test_one_die_of_the_supply_is_chosen() -> None:
    g = chart((6, 2, 2))
    vile_of(g)
    assert offers(g) == ["place die 2", "place die 6"]
    do(g, "place die 6")
    assert (vile_of(g).left, vile_of(g).supply) == (6, (2, 2))


@proves("VST-VGX-08", "VST-VGX-09", "VST-VGX-10")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_row_gives_movement_and_attack(face: int) -> None:
    g = chart((face,), left=1)
    expected = {1: (6, 2), 2: (6, 2), 3: (4, 3), 4: (4, 3), 5: (3, 4), 6: (3, 4)}[face]
    assert (ghoul_of(g).movement, ghoul_of(g).discs) == expected


@proves("VST-OPT-07", "VST-PAR-05")
@pytest.mark.parametrize("face", range(1, 7))
def test_by_agreement_each_face_has_a_row(face: int) -> None:
    g = chart((face,), left=1, six_row_chart=True)
    assert (ghoul_of(g).movement, ghoul_of(g).discs) == (8 - face, face)


@proves("VST-VGX-03", "VST-VGX-04", "VST-VGX-05")
def test_dice_on_the_right_of_the_same_row_are_boost_dice() -> None:
    assert vile_of(chart((1,), left=2, right=(1,))).boosts == 2
    assert vile_of(chart((1,), left=6, right=(5,))).boosts == 0


@proves("VST-VGM-14", "VST-VGM-18", "VST-EX-19")
def test_a_boost_die_lets_it_wound_a_knight_of_equal_strength() -> None:
    g = do(meeting(3), "way e")
    assert g.at[VILE] == sp("e2")
    assert why(g, "attack knight") == "VST-VGM-14"
    g = meeting(3, boosts=1)
    knight_of(g).grit = 9
    do(g, "way e", "attack knight")
    assert (knight_of(g).health, knight_of(g).grit) == (6, 9)
    assert (ghoul_of(g).movement, ghoul_of(g).discs, vile_of(g).bonus) == (3, 3, 0)


@proves("VST-VGM-05", "VST-VGM-27", "VST-DEC-61")
def test_a_boost_die_pays_part_of_a_step() -> None:
    g = do(stalk(boosts=1), "way e")
    assert offers(g) == ["spend boost 0", "spend boost 1"]
    do(g, "spend boost 1")
    assert (ghoul_of(g).movement, vile_of(g).spent) == (4, 1)


@proves("VST-VGM-13", "VST-VGM-12")
def test_without_an_attack_a_space_with_a_piece_costs_one_more() -> None:
    g = do(meeting(2), "way e", "no")
    assert (ghoul_of(g).movement, knight_of(g).health) == (2, 7)
    assert ghoul_of(do(meeting(2), "way e", "attack knight")).movement == 3


@proves("VST-VGM-15", "VST-VGF-04", "VST-ACT-02")
def test_a_crystal_takes_attack_three_and_draws_a_card() -> None:
    g = stalk("af EN C0", attack=2)
    token(g, CRYSTALS, "e1")
    assert why(g, "smash crystal") == "VST-VGM-15"
    g = stalk("af EN C0")
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert (ghoul_of(g).discs, sum(ghoul_of(g).held), ghoul_of(g).fury) == (3, 1, 0)
    assert (ghoul_of(g).crystals, g.at[VILE]) == (1, sp("w1"))


@proves("VST-VGF-02", "VST-VGM-16", "VST-VGM-22")
def test_an_attack_draws_a_card_spends_no_disc_and_ends_in_a_skitter() -> None:
    g = do(meeting(2), "way e", "attack knight")
    assert (ghoul_of(g).held[CHASE], ghoul_of(g).discs, g.at[VILE]) == (1, 3, sp("w1"))


@proves("VST-VGM-29", "VST-DEC-63", "VST-TCD-05")
def test_hunt_is_used_with_an_attack_alone() -> None:
    g = meeting(4, cards=(HUNT,))
    assert why(g, "use hunt turn") == "VST-VGM-29"
    assert why(do(meeting(4), "way e"), "attack knight") == "VST-VGM-14"
    do(g, "way e", "attack knight")
    assert (knight_of(g).health, ghoul_of(g).out) == (6, (HUNT,))


@proves("VST-VGD-01", "VST-VGD-02")
def test_the_attack_of_the_row_is_its_defense() -> None:
    g = meeting(3, boosts=1)
    do(g, "way e", "attack knight", "stop")
    assert ghoul_of(g).discs == 3


@proves("VST-VGW-02", "VST-VGW-06", "VST-VGW-07")
@pytest.mark.parametrize("cause", [BY_OTHERS, BY_AMBUSH])
def test_it_wins_when_the_knight_dies(cause: int) -> None:
    g = stalk()
    die(g, KNIGHT, cause)
    assert g.outcome is not None
    assert g.outcome.scores[VILE] == 1


@proves("VST-VGV-08", "VST-VGV-10", "VST-EX-20")
def test_the_set_up_gives_its_crystals() -> None:
    goals = [crystal_goal(stalk(roles=r)) for r in ((VILE, CAVE), (VILE, THIEF), (VILE, CAVE, THIEF), (KNIGHT, VILE))]
    assert goals == [6, 6, 6, 0]


@proves("VST-VGDIF-07", "VST-VGW-05")
@pytest.mark.parametrize(("level", "many"), [("ragpicker", 3), ("ghoul", 5), ("hunter", 6)])
def test_a_level_changes_only_what_no_set_up_fixes(level: str, many: int) -> None:
    assert crystal_goal(stalk(roles=(VILE, CAVE, GHOST), ghoul_level=level)) == many
    assert crystal_goal(stalk(roles=(VILE, CAVE), ghoul_level=level)) == 6


@proves("VST-VGSOLO-03", "VST-VGSOLO-04", "VST-VGSOLO-05", "VST-ATK-16")
@pytest.mark.parametrize(("level", "many"), [("easy", 5), ("medium", 6), ("hard", 7)])
def test_alone_the_solo_level_gives_the_crystals(level: str, many: int) -> None:
    g = stalk("af EN C0", roles=(VILE,), solo_level=level)
    token(g, CRYSTALS, "e1")
    ghoul_of(g).crystals = many - 1
    assert not ghoul_of(g).reached
    assert ghoul_of(do(g, "smash crystal")).reached


@proves("VST-VGDIF-01", "VST-VGDIF-02", "VST-VGDIF-05")
@pytest.mark.parametrize(("level", "health"), [("ragpicker", 5), ("scavenger", 6), ("hunter", 8)])
def test_the_knight_begins_with_the_health_of_its_level(level: str, health: int) -> None:
    g = begun(ghoul=False, vile_ghoul=True, ghoul_level=level)
    assert knight_of(g).health == health


@proves("VST-VGSOLO-07", "VST-VGSOLO-08")
def test_alone_the_printed_movement_counts() -> None:
    g = scene("af EN O0", roles=(VILE,))
    vile_of(g).supply, ghoul_of(g).backstab = (1,), 2
    run(g, SelectDie(VILE))
    assert (ROLES[VILE].alone_number(g), ghoul_of(g).movement) == (6, 4)
