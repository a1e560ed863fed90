"""Stairs, towers and the chute. TILE"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.mansion.house import (
    beyond,
    doors,
    floor_of,
    is_open,
    near,
    neutral,
    tower_side,
    ways,
)
from hauntbox.games.hunter13.rules.mansion.opening import LayPair
from hauntbox.games.hunter13.rules.mansion.tile_pile import fetch, may_lie
from hauntbox.games.hunter13.state import NORTH, NOWHERE, SHUT, SOUTH, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, give, offers, run, told, why_not
from hunter13.manor import asked, beast, enter, manor, next_turn, room, sides, turn

UP, DOWN, BELOW, LANDING, CHUTE, CHUTE_LANDING, TOWER, TOWER_2 = 0, 1, 15, 18, 19, 20, 13, 14
HALL, CORRIDOR, SEALING = 5, 11, 39
BASEMENT, FIRST, SECOND = range(3)


def opened(tile: str, lay: str = "T-39 T-6 T-7 T-5", floor: int = FIRST, **given: Any) -> Mansion:
    """Wren goes north from T-6 and finds this tile."""
    g = manor(at="T-6", lay=lay, pile=f"{tile} T-3 T-4", team="Wren Volt", **given)
    turn(g)
    do(g, "go north")
    assert floor_of(g, HALL) == floor
    return g


@proves("GHT-TILE-01", "GHT-TILE-02", "GHT-TILE-03")
@pytest.mark.parametrize(("tile", "floor"), [(UP, 1), (DOWN, 1), (BELOW, 0), (LANDING, 2)])
def test_stairs_lie_on_one_floor_only(tile: int, floor: int) -> None:
    g = manor()
    assert [each for each in range(3) if may_lie(g, tile, each)] == [floor]


@proves("GHT-TILE-21", "GHT-TILE-24", "GHT-TILE-26")
@pytest.mark.parametrize(("tile", "floors"), [(TOWER, [1, 2]), (TOWER_2, [1, 2]), (CHUTE, [1, 2]), (20, [0, 1])])
def test_towers_and_chutes_lie_on_two_floors(tile: int, floors: list[int]) -> None:
    g = manor()
    assert [each for each in range(3) if may_lie(g, tile, each)] == floors
    g.pile, g.pile_known = (tile, CORRIDOR), (0, 0)
    other = ({0, 1, 2} - set(floors)).pop()
    home = manor(lay=f"T-6:0,0,0,{other}", at="T-6", pile=f"T-{tile + 1} T-12")
    turn(home)
    do(home, "go north")
    assert home.cell[tile] == NOWHERE
    assert "returned" in told(home)


@proves("GHT-TILE-04", "GHT-TILE-05", "GHT-TILE-06")
@pytest.mark.parametrize(("tile", "pair", "floor"), [("T-1", LANDING, SECOND), ("T-2", BELOW, BASEMENT)])
def test_stairs_bring_their_pair_to_the_other_floor(tile: str, pair: int, floor: int) -> None:
    g = manor(at="T-6", pile=f"{tile} T-3", team="Wren Volt")
    g.aside = 1 << pair
    turn(g)
    do(g, "go north")
    assert floor_of(g, pair) == floor
    assert (near(g, pair), g.turned[pair]) == (0, 0)
    assert g.aside == 0


@proves("GHT-TILE-09", "GHT-TILE-10", "GHT-TILE-11")
def test_the_pair_tile_is_unexplored_and_not_entered_in_the_same_turn() -> None:
    g = manor(at="T-6", pile="T-1 T-3", team="Wren Volt")
    g.aside = 1 << LANDING
    next_turn(g)
    do(g, "go north")
    assert not g.explored >> LANDING & 1
    g.moves, g.moved = 1, False
    assert why_not(g, "stairs") == "GHT-TILE-10"
    next_turn(g)
    do(g, "stairs")
    assert (room(g), g.moves) == ("T-19", 0)
    assert g.explored >> LANDING & 1


@proves("GHT-TILE-13")
def test_the_ban_holds_for_every_pair_of_the_turn() -> None:
    g = manor(lay="T-39 T-6 T-7 T-5 T-1:-1,0 T-2:-1,1")
    g.aside = 1 << LANDING | 1 << BELOW
    run(g, LayPair(0, UP), LayPair(0, DOWN))
    assert g.barred == 1 << LANDING | 1 << BELOW


@proves("GHT-TILE-07", "GHT-TILE-08")
def test_where_the_floor_exists_the_opener_lays_the_pair_door_to_door_or_apart() -> None:
    lay = "T-39 T-6 T-7 T-5 T-12:0,0,0,2"  # a corridor on the second floor
    g = manor(at="T-6", lay=lay, pile="T-1 T-3", team="Wren Volt")
    g.aside = 1 << LANDING
    turn(g)
    do(g, "go north")
    assert offers(g) == ["door T-12 north", "door T-12 south", "apart"]
    do(g, "door T-12 north")
    if asked(g)[1] == "Rotate":
        do(g, offers(g)[0])
    assert is_open(g, CORRIDOR, NORTH)
    assert beyond(g, CORRIDOR, NORTH) == LANDING


@proves("GHT-TILE-12")
def test_the_pair_is_taken_from_aside_or_searched_out_of_the_pile() -> None:
    g = manor(pile="T-3 T-19 T-4")
    assert fetch(g, LANDING)
    assert sorted(g.pile) == [2, 3]
    assert g.drawn["tiles"] == 1
    assert not fetch(g, BELOW)
    g.aside = 1 << BELOW
    assert fetch(g, BELOW)
    assert (g.aside, g.drawn["tiles"]) == (0, 1)  # the pile is left as it is


# Towers --------------------------------------------------------------------------------------------------------------


@proves("GHT-TILE-14", "GHT-TILE-15", "GHT-TILE-16")
def test_a_tower_is_entered_by_the_door_of_its_floor_and_its_other_door_fits_nothing() -> None:
    g = opened("T-14", lay="T-39 T-6 T-7 T-5 T-42:-2,1")  # T-42 has a door to the south: it faces the other door
    assert room(g) == "T-14"
    assert sides(doors(g, TOWER)) == ["south"]
    assert sides(neutral(g, TOWER)) == ["north"]
    assert not is_open(g, 41, SOUTH)
    upstairs = opened("T-14", lay="T-6:0,0,0,2", floor=SECOND)
    assert sides(doors(upstairs, TOWER)) == ["south"]
    assert upstairs.turned[TOWER] == 2


@proves("GHT-TILE-17", "GHT-TILE-22")
def test_beyond_a_towers_other_door_a_new_floor_begins() -> None:
    g = opened("T-14")
    next_turn(g)
    g.pile, g.pile_known = (CORRIDOR, 2), (0, 0)
    do(g, "cross")
    assert (room(g), floor_of(g, CORRIDOR), g.moves) == ("T-12", SECOND, 0)
    assert near(g, CORRIDOR) == 1 << TOWER
    same = turn(manor(at="T-14", lay="T-14:0,0", pile="T-12 T-3", team="Wren Volt"))
    do(same, "go south")
    assert (room(same), floor_of(same, CORRIDOR), same.joint[0]) == ("T-12", FIRST, NOWHERE)  # by the door of its floor
    assert near(g, TOWER) >> CORRIDOR & 1
    next_turn(g)
    back = next(text for text in offers(g, "go") if beyond(g, CORRIDOR, ["n", "e", "s", "w"].index(text[3])) == TOWER)
    do(g, back, "go south")
    assert (room(g), g.moves) == ("T-6", 3 - 2)


@proves("GHT-TILE-18", "GHT-TILE-19", "GHT-TILE-20")
def test_where_the_other_floor_exists_the_tower_joins_a_free_door_or_none() -> None:
    lay = "T-39 T-6 T-7 T-5 T-12:0,0,0,2"
    g = opened("T-14", lay=lay)
    assert asked(g) == (0, "JoinTower")
    assert offers(g) == ["door T-12 north", "door T-12 south", "apart"]
    do(g, "door T-12 south")
    assert g.joint[0] == CORRIDOR * 4 + SOUTH
    assert facts(g, "tower") == (TOWER, CORRIDOR * 4 + SOUTH)
    assert beyond(g, CORRIDOR, SOUTH) == TOWER
    second = opened("T-15", lay=lay)
    do(second, "door T-12 south")
    assert beyond(second, CORRIDOR, SOUTH) == TOWER_2
    shut = opened("T-14", lay=lay)
    do(shut, "apart")
    assert shut.joint[0] == SHUT
    shut.moves, shut.moved = 1, False
    while asked(shut)[1] != "Turn":
        do(shut, offers(shut)[-1])
    shut.moves, shut.moved = 1, False
    assert why_not(shut, "cross") == "GHT-TILE-20"
    assert sum(g.marks) == 0


# The chute -----------------------------------------------------------------------------------------------------------

CHUTES = "T-39 T-6 T-7 T-5 T-20:-1,1 T-21:-1,1,0,0"


@proves("GHT-TILE-23", "GHT-TILE-25", "GHT-TILE-49")
def test_the_chute_brings_its_landing_one_floor_below() -> None:
    g = manor(at="T-6", pile="T-20 T-21 T-3", team="Wren Volt")
    g.rig("judge", 10)
    turn(g)
    do(g, "go north")
    assert (floor_of(g, CHUTE), floor_of(g, CHUTE_LANDING)) == (FIRST, BASEMENT)
    cellar = manor(at="T-6", lay="T-6:0,0,0,0 T-39:0,0", pile="T-21 T-20 T-3", team="Wren Volt")
    turn(cellar)
    do(cellar, "go north")
    while asked(cellar)[1] == "Rotate":
        do(cellar, offers(cellar)[0])
    assert asked(cellar)[1] == "LayBeside"  # the first floor is there, so the opener chooses
    do(cellar, "apart")
    assert (floor_of(cellar, CHUTE_LANDING), floor_of(cellar, CHUTE)) == (BASEMENT, FIRST)


@proves("GHT-TILE-27", "GHT-TILE-28", "GHT-TILE-30")
def test_the_first_who_fails_draws_and_falls_and_draws_below() -> None:
    g = manor(at="T-6", lay=CHUTES, new="T-20 T-21", team="Volt Wren")
    g.insanity = (2, 3, 4)
    enter(g, "T-20", 4)
    assert (room(g), g.hand[0]) == ("T-21", (2, 3))
    assert g.explored >> CHUTE & g.explored >> CHUTE_LANDING & 1


@proves("GHT-TILE-27")
def test_who_escapes_from_a_monster_on_the_chute_makes_no_falling_check() -> None:
    g = manor(at="T-6", lay=CHUTES, new="T-20", team="Volt Wren")
    beast(g, "E-38", "T-20")
    g.rig("black", 5)
    enter(g, "T-20", 5, 9)
    do(g, "escape", "pass")
    assert (room(g), asked(g)[1], told(g).count("checks")) == ("T-6", "", 1)


@proves("GHT-DEC-10")
def test_whom_a_card_carries_off_the_chute_is_not_asked_to_hold_on() -> None:
    g = manor(at="T-6", lay=CHUTES, team="Volt Wren", fog_stops=True)
    g.omens[CHUTE] = (7,)  # the Fog
    g.rig("fog", 3)
    enter(g, "T-20")
    assert (room(g), asked(g)[1]) == ("T-6", "")


@proves("GHT-TILE-29", "GHT-TILE-31")
def test_who_passes_stays_and_draws_nothing_and_later_nobody_draws() -> None:
    g = manor(at="T-6", lay=CHUTES, new="T-20", team="Volt Wren")
    enter(g, "T-20", 5)
    assert (room(g), g.hand[0]) == ("T-20", ())
    enter(g, "T-20", 1, role=1)
    do(g, "stay")
    assert (room(g, 1), g.hand[1]) == ("T-21", ())


@proves("GHT-TILE-32", "GHT-TILE-33", "GHT-TILE-48")
def test_on_an_explored_chute_one_tries_to_stay_or_slides_and_keeps_moving() -> None:
    g = manor(at="T-6", lay=CHUTES, team="Volt Wren")
    turn(g)
    do(g, "go north")
    assert offers(g) == ["stay", "slide"]
    held = g.clone()
    held.rig("judge", 5)
    do(held, "stay")
    assert (room(held), held.moves) == ("T-20", 1)
    do(g, "slide")
    assert (room(g), g.moves, "checks" in told(g)) == ("T-21", 1, False)
    g.at[0] = CHUTE
    do(g, "slide")
    assert (room(g), g.moves) == ("T-21", 1)


@proves("GHT-TILE-34")
def test_whoever_comes_first_to_the_landing_explores_it_and_stops() -> None:
    g = manor(at="T-6", lay=CHUTES, new="T-21", team="Volt Wren")
    g.insanity = (2, 3)
    turn(g)
    do(g, "go north", "slide")
    assert (room(g), g.moves, g.hand[0]) == ("T-21", 0, (2,))


@proves("GHT-TILE-35", "GHT-TILE-36", "GHT-ICARD-03")
def test_up_the_chute_by_a_ladder_of_ones_own_or_one_that_lies_below() -> None:
    g = turn(manor(at="T-21", lay=CHUTES, team="Volt Wren"))
    assert why_not(g, "climb") == "GHT-TILE-35"
    assert not ways(g, CHUTE_LANDING) >> CHUTE & 1
    g.lying[CHUTE_LANDING] = (3,)
    g.at[0] = HALL
    assert why_not(g, "climb") == "GHT-TILE-35"
    g.at[0] = CHUTE_LANDING
    do(g, "climb")
    assert (room(g), g.moves) == ("T-20", 1)
    alone = turn(manor(at="T-21", lay="T-39 T-21:-1,1,0,0", team="Volt Wren", items="I-4"))
    assert why_not(alone, "climb") == "GHT-TILE-35"  # there is no chute to climb


@proves("GHT-TILE-37")
def test_who_can_use_a_ladder_makes_no_falling_check() -> None:
    g = manor(at="T-6", lay=CHUTES, new="T-20", team="Volt Wren")
    give(g, 0, "I-4")
    enter(g, "T-20")
    assert room(g) == "T-20"
    assert "checks" not in told(g)


@proves("GHT-TILE-47")
def test_the_sealing_room_opens_to_a_key_or_a_check_at_its_door() -> None:
    g = manor(at="T-6", pile="T-40 T-3", team="Volt Wren")
    turn(g)
    do(g, "go north")
    assert (room(g), g.cell[SEALING] >= 0, g.moves) == ("T-6", True, 0)
    assert facts(g, "stays outside") == (0, SEALING)
    assert not g.explored >> SEALING & 1
    g.moves, g.moved = 2, False
    assert why_not(g, "go north") == "GHT-TILE-47"
    g.rig("judge", 4)
    do(g, "unseal north")
    assert (room(g), g.moves) == ("T-6", 1)
    assert why_not(g, "unseal north") == "GHT-TILE-47"  # one try in a turn
    give(g, 0, "I-6")
    do(g, "go north")
    assert room(g) == "T-40"


def test_ways_lead_down_the_chute_and_doors_do_not() -> None:
    g = manor(at="T-6", lay=CHUTES)
    assert ways(g, CHUTE) >> CHUTE_LANDING & 1
    assert not near(g, CHUTE) >> CHUTE_LANDING & 1
    assert tower_side(opened("T-14"), TOWER) == NORTH


@proves("GHT-ECARD-21")
@proves("GHT-ECARD-21")
def test_a_towers_other_door_may_be_locked_on_either_floor() -> None:
    g = opened("T-14", lay="T-39 T-6 T-7 T-5 T-12:0,0,0,2")
    do(g, "door T-12 south")
    while asked(g)[1] != "Turn":
        do(g, offers(g)[-1])
    g.moves, g.moved = 1, False
    assert "cross" in offers(g)
    for tile, side in ((TOWER, NORTH), (CORRIDOR, SOUTH)):
        g.locks[tile] = 1 << side
        survey(g)
        assert why_not(g, "cross") == "GHT-ECARD-21"
        g.locks[tile] = 0


@proves("GHT-TILE-33", "GHT-MOVE-19")
def test_nobody_slides_from_another_room_without_a_landing_or_when_the_movement_is_over() -> None:
    g = turn(manor(at="T-6", lay=CHUTES, team="Volt Wren"))
    assert why_not(g, "slide") == "GHT-TILE-33"
    g.at[0], g.moved = CHUTE, True
    assert why_not(g, "slide") == "GHT-MOVE-19"
    alone = turn(manor(at="T-20", lay="T-6:0,0 T-20:-1,0", team="Volt Wren"))
    assert why_not(alone, "slide") == "GHT-TILE-33"
