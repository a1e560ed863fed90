"""Fog, and places that are swapped. ECARD, CAT"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.state import Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers
from hunter13.manor import asked, beast, card, enter, manor, room

NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4  # Judge-cards
HALL, EAST_HALL = 5, 6


def fog(g: Mansion, way: int) -> Mansion:
    g.rig("fog", way)
    return card(g, "E-8")


# Unidentified Fog -----------------------------------------------------------------------------------------------------


@proves("GHT-ECARD-11", "GHT-CAT-15")
def test_the_fog_carries_two_tiles_in_a_straight_line_at_no_movement_cost() -> None:
    g = fog(manor(), EAST)
    assert (room(g), g.moves) == ("T-5", 2)


@proves("GHT-ECARD-12")
@pytest.mark.parametrize(("way", "where"), [(NORTH, "T-37"), (EAST, "T-7"), (SOUTH, "T-26"), (WEST, "T-39")])
def test_judge_cards_1_to_4_are_north_east_south_and_west(way: int, where: str) -> None:
    lay = "T-39:0,0,1 T-6:0,1 T-7:0,2,1 T-37:-1,1,2 T-26:1,1,2"
    g = manor(at="T-6", lay=lay, pile="", new="T-39 T-7 T-37 T-26")
    g.dread = [()] * 42
    assert (room(fog(g, way)), facts(g, "fog")) == (where, (0, way - 1))


@proves("GHT-ECARD-13", "GHT-ECARD-56")
def test_a_wall_stops_the_fog() -> None:
    g = fog(manor(at="T-6", lay="T-39 T-6 T-13:0,2,1 T-12"), EAST)  # the Corridor of T-12 has no western door
    assert room(g) == "T-13"
    assert room(fog(manor(at="T-6", lay="T-39 T-6 T-12"), EAST)) == "T-6"


@proves("GHT-ECARD-13")
def test_shut_doors_stop_the_fog_like_walls() -> None:
    assert room(fog(card(manor(), "E-11"), EAST)) == "T-6"


@proves("GHT-ECARD-14")
def test_where_no_tile_fits_the_fog_ends_and_costs_nothing() -> None:
    g = fog(manor(pile="T-19"), NORTH)  # the Landing is of the second floor
    assert (room(g), g.moves, g.pile) == ("T-6", 2, (18,))


@proves("GHT-ECARD-56")
def test_the_fog_goes_on_without_being_asked_and_stops_at_an_unexplored_tile_or_a_monster() -> None:
    assert room(fog(manor(new="T-5", omens="E-2"), EAST)) == "T-5"
    assert room(fog(manor(new="T-7", omens="E-2"), EAST)) == "T-7"
    g = manor()
    beast(g, "E-38", "T-7")
    fog(g, EAST)
    assert (room(g), g.field_) == ("T-7", EAST_HALL)  # the battle has begun


@proves("GHT-ECARD-14")
def test_through_a_door_to_nothing_a_tile_is_opened_explored_and_ends_the_fog() -> None:
    g = fog(manor(pile="T-26 T-4", found="I-3"), NORTH)
    assert (room(g), g.explored >> 25 & 1, g.moves, g.items[0]) == ("T-26", 1, 0, (2,))


@proves("GHT-ECARD-55")
def test_with_the_option_the_fog_stops_at_such_a_door() -> None:
    g = fog(manor(pile="T-12 T-4", fog_stops=True), NORTH)
    assert (room(g), g.pile) == ("T-6", (11, 3))
    assert room(fog(manor(pile="T-12 T-4"), NORTH)) == "T-12"


@proves("GHT-ECARD-15")
def test_what_was_not_settled_before_the_fog_came_stays_facedown() -> None:
    g = manor(at="T-39 T-5", lay="T-39 T-3:0,1,2 T-7", new="T-3", omens="E-8", found="I-3", pile="")
    g.rig("fog", WEST)
    enter(g, "T-3")
    assert (room(g), g.items[0], g.veiled[2]) == ("T-39", (), (2,))


# Contorted Space-time -------------------------------------------------------------------------------------------------


@proves("GHT-ECARD-31", "GHT-CAT-20")
def test_the_turn_player_swaps_places_with_the_farthest_other() -> None:
    g = card(manor(at="T-39 T-6 T-5 T-7"), "E-26")
    assert [room(g, role) for role in range(4)] == ["T-5", "T-6", "T-39", "T-7"]
    assert facts(g, "swaps") == (0, 2)


@proves("GHT-ECARD-32")
def test_distance_is_counted_by_doors_not_by_air() -> None:
    """T-12 lies beside T-39, but only a way round through four tiles leads there."""
    lay = "T-39:0,0 T-6:0,1 T-12:1,0 T-7:1,1 T-5:0,2 T-18:2,0 T-4:2,1"
    g = manor(at="T-39 T-12 T-5", lay=lay, team="Wren Volt Balm")
    g.turned[11] = 1  # east and west
    survey(g)
    card(g, "E-26")
    assert [room(g, role) for role in range(3)] == ["T-12", "T-39", "T-5"]


@proves("GHT-ECARD-33", "GHT-DEC-33")
def test_of_equally_far_hunters_the_turn_player_chooses_one() -> None:
    g = card(manor(at="T-6 T-5 T-5 T-7"), "E-26")
    assert (asked(g)[0], offers(g)) == (0, ["who Volt", "who Balm"])
    do(g, "who Balm")
    assert (room(g), room(g, 2)) == ("T-5", "T-6")


@proves("GHT-ECARD-34")
def test_another_floor_and_an_unconnected_part_count_as_farthest() -> None:
    g = manor(at="T-39 T-5 T-19 T-9", lay="T-39 T-6 T-7 T-5 T-1:0,5,1 T-19:0,0,0,2 T-9:9,9")
    assert offers(card(g, "E-26")) == ["who Balm", "who Magpie"]


@proves("GHT-ECARD-34", "GHT-ECARD-32")
def test_a_way_by_stairs_and_chute_does_not_count() -> None:
    """Volt is four tiles away by T-1, T-19, T-20 and T-21; Balm five, but through doors."""
    upstairs = "T-1:-1,0 T-19:0,0,0,2 T-20:0,1,1,2 T-21:9,9"
    lay = f"T-39:0,0 T-6:0,1 T-7:0,2 T-5:0,3 T-18:0,4 T-32:0,5 {upstairs}"
    g = card(manor(at="T-39 T-21 T-32", lay=lay, team="Wren Volt Balm"), "E-26")
    assert [room(g, role) for role in range(3)] == ["T-21", "T-39", "T-32"]


@proves("GHT-ECARD-35")
def test_only_standing_hunters_are_swapped() -> None:
    g = manor(at="T-39 T-6 T-5 T-7")
    g.status[2] = 2
    card(g, "E-26")
    assert [room(g, role) for role in range(4)] == ["T-7", "T-6", "T-5", "T-39"]
    g = manor(at="T-39 T-6 T-5 T-7")
    g.status[1:] = [2, 2, 2]
    assert room(card(g, "E-26")) == "T-39"


@proves("GHT-ECARD-36")
def test_the_swap_explores_nothing_and_leaves_the_rest_of_the_tile_unsettled() -> None:
    g = manor(at="T-39 T-5", lay="T-39 T-3:0,1,2 T-7 T-5", team="Wren Volt", new="T-3 T-5", omens="E-26", found="I-3")
    enter(g, "T-3")
    assert (room(g), room(g, 1), g.explored >> 4 & 1) == ("T-5", "T-3", 0)
    assert (g.items[0], g.items[1], g.veiled[2]) == ((), (), (2,))


@proves("GHT-BAT-60")
def test_a_swap_onto_a_monsters_tile_begins_a_battle() -> None:
    g = manor(at="T-39 T-5", team="Wren Volt")
    beast(g, "E-38", "T-5")
    card(g, "E-26")
    assert (room(g), g.field_, g.came[0]) == ("T-5", 4, 38)
