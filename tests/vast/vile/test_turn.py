"""The Vile Ghoul's set-up, its four phases and its Defense. VGS, VGT, VGP, VGX, VGD, EX"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.declaration import components
from hauntbox.games.vast.roles.ghoul.board import TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.rules.dice import GHOUL_DIE
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import KNIGHT, THIEF, VILE
from hauntbox.games.vast.roles.vile.board import VileBoard
from hauntbox.games.vast.roles.vile.rules.chart import PrepareBoard, SelectDie
from hauntbox.games.vast.roles.vile.turn import VileTurn
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of, prowler, vile_of
from hauntbox.games.vast.table.turns import BeginTurn
from hauntbox.ledger import proves
from vast.ghoul.prowling import begun
from vast.scenes import do, offers, put, run, scene, sp, told, why
from vast.thief.sneaking import sneak
from vast.vile.stalking import chart, meeting, stalk

DUEL: dict[str, Any] = {"ghoul": False, "vile_ghoul": True}


@proves("VST-VGS-01", "VST-VGS-06", "VST-CMP-01")
def test_it_has_a_board_of_its_own_and_begins_without_dice() -> None:
    g = begun(**DUEL)
    assert (vile_of(g).supply, vile_of(g).left, vile_of(g).right) == ((), 0, ())
    assert known(g, (KNIGHT,)).vile == VileBoard()
    assert begun().vile is None
    h = chart((5, 3), left=1, right=(2,))
    assert vile_of(h.clone()) == vile_of(h)


@proves("VST-VGS-02", "VST-VGS-03", "VST-VGS-04")
def test_it_has_the_ghouls_piece_discs_and_shuffled_cards_and_no_fury() -> None:
    g = begun(**DUEL)
    board = ghoul_of(g)
    assert (prowler(g), board.discs, board.fury) == (VILE, 0, 0)
    assert sorted(board.deck) == sorted(TERROR_CARDS)
    assert board.deck != ghoul_of(begun("t", **DUEL)).deck
    assert components(g)["terror"] == len(TERROR_CARDS)


@proves("VST-VGS-05")
@pytest.mark.parametrize(
    ("drawing", "spaces"),
    [("af EN ae", ["at e1", "at w1"]), ("O0 EN", ["at e1", "at n1", "at n1w1", "at s1", "at s1w1", "at w2"])],
    ids=["dark", "added"],
)
def test_it_comes_onto_a_free_dark_tile_or_onto_one_that_is_added(drawing: str, spaces: list[str]) -> None:
    g = scene(drawing, roles=(KNIGHT, VILE), stack="a. a.")
    put(g, KNIGHT, "center")
    run(g, BeginTurn(VILE))
    assert sorted(offers(g)) == spaces
    do(g, spaces[0])
    assert (g.at[VILE], sp("e1") in g.ground) == (sp("e1"), True)


def turn(g: Vast, *faces: int) -> Vast:
    g.rig(GHOUL_DIE, *faces)
    return run(g, VileTurn())


def placed(drawing: str = "af EN ae", roles: tuple[int, ...] = (KNIGHT, VILE)) -> Vast:
    g = scene(drawing, roles=roles, stack="a. a. a. a.")
    g.turn = VILE
    ghoul_of(g).deck = TERROR_CARDS
    put(g, VILE, "w1")
    return g


@proves("VST-VGT-01", "VST-VGP-02")
def test_prepare_board_select_statistics_move_and_act_set_defense() -> None:
    g = turn(placed(), 5, 3, 1)
    assert told(g, "ghoul dice") == [(VILE, 5, 3, 1)]
    assert offers(g) == ["place die 1", "place die 3", "place die 5"]
    do(g, "place die 3")
    assert "stop" in offers(g)
    assert told(g, "defense") == []
    do(g, "stop")
    assert told(g, "defense") == [(VILE, 3)]


@proves("VST-VGT-02", "VST-VGT-03")
def test_after_the_four_phases_it_places_a_tile_and_the_turn_is_over() -> None:
    g = placed()
    put(g, KNIGHT, "center")
    g.rig(GHOUL_DIE, 5, 3, 1)
    run(g, BeginTurn(VILE))
    do(g, "place die 5", "stop")
    assert (told(g, "defense"), type(g.asking()).__name__, g.waiting()) == ([(VILE, 4)], "PlaceTile", (VILE,))
    do(g, offers(g)[0])
    assert g.turn == KNIGHT


@proves("VST-VGP-05", "VST-VGX-06")
def test_the_discs_of_the_last_turn_go_and_those_of_the_row_come() -> None:
    g = chart((5, 3), left=1)
    assert ghoul_of(g).discs == 0
    do(g, "place die 5")
    assert ghoul_of(g).discs == 4


@proves("VST-VGP-06")
@pytest.mark.parametrize(("level", "turns"), [("ghoul", [1, 4, 7]), ("hunter", [1, 3, 5, 7])])
def test_dice_are_rolled_every_third_turn_or_every_second_with_two(level: str, turns: list[int]) -> None:
    g, rolled = chart((), ghoul_level=level), [1]
    for number in range(2, 9):
        while g.waiting():
            do(g, offers(g)[0])
        before = len(told(g, "ghoul dice"))
        run(g, PrepareBoard(), SelectDie(VILE))
        if len(told(g, "ghoul dice")) > before:
            rolled.append(number)
    assert [number for number in rolled if number < 8] == turns


@proves("VST-VGX-02")
def test_the_row_of_the_die_gives_movement_and_attack_for_the_turn() -> None:
    g = do(chart((6, 1), left=3), "place die 1")
    assert (ghoul_of(g).movement, ghoul_of(g).discs) == (6, 2)
    assert told(g, "places") == [(VILE, 1, 6, 2)]


@proves("VST-VGX-07", "VST-OTH-68")
@pytest.mark.parametrize(("stab", "left"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_a_backstab_is_subtracted_from_the_row_once(stab: int, left: int) -> None:
    g = chart((6, 1), left=3)
    ghoul_of(g).backstab = stab
    do(g, "place die 6")
    assert (ghoul_of(g).movement, ghoul_of(g).backstab, vile_of(g).row_movement) == (left, 0, 3)


@proves("VST-OTH-68")
def test_the_thief_robs_and_stabs_it_like_the_ghoul() -> None:
    g = sneak("af EN O0", roles=(VILE, THIEF))
    put(g, VILE, "e1")
    ghoul_of(g).treasure = 1
    do(g, "backstab vile ghoul 2")
    assert (ghoul_of(g).backstab, g.at[VILE]) == (2, sp("w1"))
    put(g, VILE, "e1")
    assert why(g, "pickpocket vile ghoul 1") == "VSB-THA-18"


@proves("VST-VGD-01", "VST-VGD-02")
def test_the_attack_of_the_row_is_its_defense_without_boost_dice() -> None:
    g = placed()
    vile_of(g).supply, vile_of(g).left, vile_of(g).right = (4,), 3, (4,)
    run(g, VileTurn())
    put(g, KNIGHT, "w1")
    knight_of(g).cubes[STRENGTH] = 2
    do(g, "attack knight", "boost attack", "stop")
    assert (told(g, "defense"), ghoul_of(g).discs, knight_of(g).health) == ([(VILE, 3)], 3, 6)


@proves("VST-VGD-03", "VSB-KNA-12")
@pytest.mark.parametrize(("cubes", "rule"), [(1, "VST-OTH-02"), (2, "VST-OTH-02"), (3, "")])
def test_the_knight_compares_her_strength_with_its_defense(cubes: int, rule: str) -> None:
    g = scene("af EN O0", roles=(KNIGHT, VILE))
    put(g, KNIGHT, "center")
    put(g, VILE, "e1")
    ghoul_of(g).discs = 3
    knight_of(g).cubes[STRENGTH], knight_of(g).free = cubes, 0
    run(g, MoveAndAct(KNIGHT))
    assert why(g, "way e") == rule
    if not rule:
        do(g, "way e")
        assert (told(g, "attacks"), g.at[VILE]) == ([(KNIGHT, VILE)], sp("w1"))


@proves("VST-VGM-28", "VST-VGP-01", "VST-VGX-01")
@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_with_two_dice_there_is_one_boost_die_at_most(first: int, second: int) -> None:
    g = chart((first,), left=second, ghoul_level="stalker")
    assert vile_of(g).boosts == ((first - 1) // 2 == (second - 1) // 2)


@proves("VST-EX-32")
def test_four_turns_of_dice_two_one_and_five() -> None:
    g = turn(placed("af EN O0"), 2, 1, 5)
    do(g, "place die 2")
    assert (ghoul_of(g).movement, ghoul_of(g).discs, vile_of(g).boosts) == (6, 2, 0)
    do(g, "stop")
    put(g, KNIGHT, "center")
    knight_of(g).cubes[STRENGTH] = 1
    run(g, VileTurn())
    do(g, "place die 1")
    assert (ghoul_of(g).movement, ghoul_of(g).discs, vile_of(g).boosts) == (6, 2, 1)
    do(g, "way e", "attack knight", "stop")
    assert (knight_of(g).health, sum(ghoul_of(g).held), ghoul_of(g).discs) == (6, 1, 2)
    assert told(g, "skitters") == [(VILE, sp("w1"))]
    assert told(g, "names")[0][0] == KNIGHT
    run(g, VileTurn())
    assert (ghoul_of(g).movement, ghoul_of(g).discs, vile_of(g).boosts, vile_of(g).supply) == (3, 4, 0, ())
    do(g, "stop")
    turn(g, 6, 6, 4)
    assert len(told(g, "ghoul dice")) == 2
    assert (len(vile_of(g).supply), vile_of(g).right) == (3, ())


@proves("VST-VGW-01")
def test_the_rules_of_the_ghoul_hold_for_it() -> None:
    g = meeting(2)
    assert why(g, "way n") == "VST-MOVE-16"
    put(g, KNIGHT, "e1")
    do(g, "attack knight")
    put(g, VILE, "e1")
    assert why(g, "attack knight") == "VST-ATK-10"
    do(g, "way w", "stop")
    assert (g.at[VILE], g.outcome) == (sp("center"), None)  # the Entrance alone is no escape


@proves("VST-VGM-23", "VST-VGM-21")
def test_it_goes_on_after_a_skitter_and_attacks_nobody_twice() -> None:
    g = placed("af EN O0 O0")
    put(g, KNIGHT, "center")
    knight_of(g).cubes[STRENGTH] = 1
    vile_of(g).supply, vile_of(g).left = (3,), 1
    run(g, VileTurn())
    do(g, "way e", "attack knight")
    assert (g.at[VILE], "way e" in offers(g)) == (sp("w1"), True)
    do(g, "way e")
    assert (g.at[VILE], why(g, "attack knight")) == (sp("center"), "VST-ATK-10")


@proves("VST-VGM-24")
def test_flare_costs_one_movement_point_on_its_space() -> None:
    g = stalk("af EN O0 O0", roles=(VILE, THIEF), movement=1)
    assert why(g, "flare") == "VST-ACT-07"
    g = scene("ab af EN", roles=(VILE,), flare=(VILE,), stack="a.")
    put(g, VILE, "w1")
    ghoul_of(g).movement = 1
    run(g, Prowl(VILE))
    do(g, "flare")
    assert (ghoul_of(g).movement, told(g, "flare")[0][:2]) == (0, (VILE, sp("w1")))
