"""Secret corridors, moving pictures, shut and locked doors. ECARD, TILE, CMP, PLACE, CAT"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.mansion.doors_made import bars_marker, put_marker
from hauntbox.games.hunter13.state import Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, told, why_not
from hunter13.manor import asked, card, manor, next_turn, room, sides, turn

CORRIDOR = "T-39 T-12 T-6 T-5"  # the Corridor has walls towards both neighbours
HALL, EAST_HALL, CROSS, PASSAGE = 5, 6, 38, 11


def in_corridor(**given: object) -> Mansion:
    return manor(**{"at": "T-12 T-5 T-5 T-5", "lay": CORRIDOR, **given})  # type: ignore[arg-type]


# Secret Corridor ------------------------------------------------------------------------------------------------------


@proves("GHT-ECARD-01", "GHT-ECARD-03", "GHT-CAT-14")
@pytest.mark.parametrize(("value", "left"), [(5, 3), (4, 8)])  # IN +1
def test_the_secret_corridor_is_found_with_in_6(value: int, left: int) -> None:
    g = card(in_corridor(shaken="8"), "E-7", value)
    assert (g.shaken[0], asked(g)[1] == "MarkDoor") == (left, left == 3)


@proves("GHT-ECARD-02")
def test_it_removes_mp_damage_but_no_numeral_card_and_places_a_marker() -> None:
    g = card(in_corridor(shaken="2", hands="9"), "E-7", 9)
    do(g, "mark east")
    assert (g.shaken[0], g.hand[0], sides(g.marks[PASSAGE])) == (0, (9,), ["east"])
    assert facts(g, "marker") == (PASSAGE, 1)


@proves("GHT-ECARD-04", "GHT-ECARD-05", "GHT-DEC-28")
def test_the_marker_opens_a_side_where_wall_and_door_meet_for_everybody() -> None:
    g = card(in_corridor(at="T-12 T-39 T-5 T-5"), "E-7", 9)
    assert offers(g) == ["mark east", "mark west"]
    before = g.adjacent[PASSAGE]
    do(g, "mark west")
    assert (before, g.adjacent[PASSAGE], g.adjacent[CROSS]) == (0, 1 << CROSS, 1 << PASSAGE)
    do(turn(g, 1), "go east")
    assert room(g, 1) == "T-12"


@proves("GHT-ECARD-06", "GHT-ECARD-10")
def test_beyond_a_marker_a_tile_is_opened_with_any_of_its_doors_against_it() -> None:
    g = card(manor(at="T-12", lay="T-12", team="Wren Volt", pile="T-3 T-4"), "E-7", 9)
    do(g, "mark east")
    do(turn(g), "go east")
    assert offers(g) == ["turn south", "turn west"]  # T-3 has doors in the north and the east
    do(g, "turn west")
    assert room(g) == "T-3"


@proves("GHT-ECARD-07", "GHT-TILE-43", "GHT-CAT-04")
def test_no_marker_on_a_tower_from_inside() -> None:
    g = manor(at="T-14", lay="T-14 T-6", team="Wren Volt")
    assert [bars_marker(g, TILE_OF["T-14"], side) for side in range(4)] == ["GHT-TILE-43"] * 4
    g = manor(at="T-12", lay="T-12 T-14:0,1,3", team="Wren Volt")  # its other door faces the Corridor
    assert bars_marker(g, PASSAGE, 1) == "GHT-ECARD-07"


@proves("GHT-TILE-40", "GHT-CAT-10")
def test_no_marker_beyond_the_balcony() -> None:
    g = manor(at="T-22", lay="T-22 T-12", team="Wren Volt")
    assert [bars_marker(g, TILE_OF["T-22"], side) for side in (0, 1, 3)] == ["GHT-TILE-40"] * 3
    assert bars_marker(g, PASSAGE, 3) == "GHT-ECARD-07"


@proves("GHT-TILE-41", "GHT-CAT-12")
def test_no_marker_on_the_garden() -> None:
    g = manor(at="T-24", lay="T-24 T-12", team="Wren Volt")
    assert [bars_marker(g, TILE_OF["T-24"], side) for side in range(4)] == ["GHT-TILE-41"] * 4
    assert bars_marker(g, PASSAGE, 3) == "GHT-ECARD-07"


@proves("GHT-ECARD-07")
@pytest.mark.parametrize(
    ("neighbour", "why"),
    [
        ("T-14:0,1,3", "GHT-ECARD-07"), ("T-15:0,1,3", "GHT-ECARD-07"),  # its door of the other floor
        *[(f"T-14:0,1,{turned}", "") for turned in range(3)],  # its walls, and its door of this floor
        *[(f"T-24:0,1,{turned}", "GHT-ECARD-07") for turned in range(4)],  # hedges, or the way in: no side is a wall
        ("T-22:0,1,0", "GHT-ECARD-07"), ("T-22:0,1,1", ""), ("T-22:0,1,2", "GHT-ECARD-07"),
        ("T-22:0,1,3", "GHT-ECARD-07"),  # rails; the one door is a door
        ("T-40:0,1,0", "GHT-TILE-44"), ("T-40:0,1,2", "GHT-TILE-44"),
        ("T-13:0,1,0", ""), ("T-6:0,1,0", ""),  # a wall and a door of plain rooms
    ],
)  # fmt: skip
def test_what_lies_beyond_a_wall_may_forbid_a_marker_on_it(neighbour: str, why: str) -> None:
    g = manor(at="T-12", lay=f"T-12 {neighbour}", team="Wren Volt")
    assert bars_marker(g, PASSAGE, 1) == why
    assert bars_marker(g, PASSAGE, 3) == ""  # where nothing lies
    card(g, "E-7", 9)
    assert offers(g) == (["mark west"] if why else ["mark east", "mark west"])


@proves("GHT-ECARD-07")
def test_no_marker_on_a_door_that_a_tower_joins_from_either_side() -> None:
    g = manor(at="T-12", lay="T-12 T-6 T-14:0,5,1,2", team="Wren Volt")
    assert [bars_marker(g, PASSAGE, 1), bars_marker(g, HALL, 3)] == ["", ""]
    g.joint[0] = HALL * 4 + 3  # the tower's other door leads to the Hall's west door, which the Corridor's wall meets
    survey(g)
    assert [bars_marker(g, PASSAGE, 1), bars_marker(g, HALL, 3)] == ["GHT-ECARD-07", "GHT-ECARD-04"]
    card(g, "E-7", 9)
    assert offers(g) == ["mark west"]


@proves("GHT-TILE-44", "GHT-CAT-13")
def test_the_sealing_room_may_get_a_marker_from_inside_only() -> None:
    g = manor(at="T-40", lay="T-40 T-12", team="Wren Volt")
    assert (bars_marker(g, TILE_OF["T-40"], 1), bars_marker(g, PASSAGE, 3)) == ("", "GHT-TILE-44")


@proves("GHT-TILE-42", "GHT-CAT-03")
@pytest.mark.parametrize("name", ["T-12", "T-13"])
def test_corridors_may_get_markers_on_their_walls(name: str) -> None:
    g = card(manor(at=name, lay=name, team="Wren Volt"), "E-7", 9)
    assert offers(g) == ["mark east", "mark west"]


@proves("GHT-ECARD-08")
def test_without_a_place_for_a_marker_the_card_has_no_effect_at_all() -> None:
    g = card(manor(shaken="8"), "E-7", 9)  # the Hall has doors on all sides
    assert (g.shaken[0], asked(g)[1], g.events_out, told(g)) == (8, "", (6,), ["event", "no place"])


@proves("GHT-ECARD-09")
def test_a_marker_does_not_lift_the_condition_of_the_sealing_room() -> None:
    g = manor(at="T-40", lay="T-40 T-12", team="Wren Volt")
    g.at = [PASSAGE, TILE_OF["T-40"]]
    card(g, "E-7", 9, role=1)
    do(g, "mark east")
    turn(g)
    assert why_not(g, "go west") == "GHT-TILE-47"


@proves("GHT-CMP-17")
def test_when_three_markers_lie_no_other_can_be_placed() -> None:
    g = in_corridor(shaken="8")
    g.marks[0], g.marks[1] = 10, 2
    assert card(g, "E-7", 9).shaken[0] == 8
    g = in_corridor(shaken="8")
    g.marks[0] = 10
    assert card(g, "E-7", 9).shaken[0] == 3


@proves("GHT-CMP-19")
@pytest.mark.parametrize(("options", "left"), [({}, 8), ({"many_doors": True}, 3)])
def test_with_many_doors_a_fourth_marker_can_be_placed(options: dict[str, Any], left: int) -> None:
    g = in_corridor(shaken="8", **options)
    g.marks[0], g.marks[1] = 10, 2
    assert card(g, "E-7", 9).shaken[0] == left


# Moving Picture -------------------------------------------------------------------------------------------------------


@proves("GHT-ECARD-27", "GHT-ECARD-29", "GHT-CAT-18")
@pytest.mark.parametrize(("value", "found"), [(4, ["mark east", "mark west"]), (3, [])])
def test_the_moving_picture_hides_a_door_for_in_5(value: int, found: list[str]) -> None:
    assert offers(card(in_corridor(), "E-22", value)) == found


@proves("GHT-ECARD-28", "GHT-DEC-31")
def test_the_finder_may_step_through_the_new_door_without_movement_points() -> None:
    g = card(in_corridor(), "E-22", 9)
    do(g, "mark west")
    g.moves, g.moved = 0, True
    turn(g)
    assert offers(g, "go") == ["go west"]
    do(g, "go west")
    assert (room(g), offers(g, "go")) == ("T-39", [])
    g = card(in_corridor(), "E-22", 9)
    do(g, "mark west")
    g.moves, g.moved, g.confined = 0, True, 1 << 11
    g.rig("judge", 1)
    do(turn(g), "go west")
    assert (room(g), offers(g, "go")) == ("T-12", [])  # shut in: the step is lost


@proves("GHT-ECARD-29")
def test_the_extra_step_may_open_a_tile() -> None:
    g = card(manor(at="T-12", lay="T-12", team="Wren Volt", pile="T-37"), "E-22", 9)
    do(g, "mark west")
    g.moves, g.moved = 0, True
    do(turn(g), "go west")
    assert room(g) == "T-37"


# Confined! ------------------------------------------------------------------------------------------------------------


@proves("GHT-ECARD-16", "GHT-ECARD-17", "GHT-CAT-16")
@pytest.mark.parametrize(("value", "where", "shaken"), [(5, "T-7", 0), (4, "T-6", 2)])
def test_leaving_a_tile_with_shut_doors_needs_st_5(value: int, where: str, shaken: int) -> None:
    g = card(manor(), "E-11")
    assert facts(g, "confined") == (HALL,)
    g.rig("judge", value)
    do(turn(g), "go east")
    assert (room(g), g.shaken[0], "doors open" in told(g)) == (where, shaken, where == "T-7")


@proves("GHT-ECARD-18", "GHT-DEC-29")
def test_who_stays_makes_no_check() -> None:
    g = card(manor(), "E-11")
    do(turn(g), "end")
    assert (g.shaken[0], room(g), g.drawn.get("judge", 0)) == (0, "T-6", 0)
    do(next_turn(g), "go east")
    assert g.drawn["judge"] == 1  # who wants to leave makes one


@proves("GHT-ECARD-19")
@pytest.mark.parametrize("opener", ["I-6", "I-17", "I-19", "I-22", "I-23", "I-16"])
def test_a_key_or_the_pistol_opens_shut_doors_without_a_check(opener: str) -> None:
    g = card(manor(items=opener), "E-11")
    do(turn(g), "go east")
    assert (room(g), g.confined) == ("T-7", 0)
    assert "chance" not in [event.what for event in g.events or []]


@proves("GHT-ECARD-20")
def test_a_failed_check_uses_up_the_movement_step_and_a_success_opens_the_doors_for_all() -> None:
    g = card(manor(at="T-6 T-6 T-5 T-5"), "E-11")
    g.rig("judge", 4, 5)
    do(turn(g), "go east")
    assert (room(g), offers(g, "go")) == ("T-6", [])
    next_turn(g)
    do(g, "go east")
    assert (room(g), facts(g, "doors open")) == ("T-7", (HALL,))
    next_turn(g, 1)
    do(g, "go west")
    assert room(g, 1) == "T-39"


@proves("GHT-ECARD-26")
def test_confined_stays_on_the_tile_until_it_is_opened() -> None:
    g = card(manor(items="I-6"), "E-11")
    assert (g.posted[HALL], g.events_out) == ((10,), ())
    card(g, "E-19")
    assert (g.posted[HALL], g.events_out) == ((10,), (18,))  # another card does not
    do(turn(g), "go east")
    assert (g.posted[HALL], g.events_out) == ((), (18, 10))


# The Other Doors Are Locked! ------------------------------------------------------------------------------------------


def locked(**given: object) -> Mansion:
    """The first hunter came to T-6 by its western door."""
    g = manor(**given)  # type: ignore[arg-type]
    g.entered = 3
    return card(g, "E-13")


@proves("GHT-ECARD-21", "GHT-CAT-17")
def test_all_doors_but_the_one_used_to_enter_are_locked() -> None:
    g = turn(locked())
    assert why_not(turn(manor()), "force") == "GHT-ECARD-25"  # nothing is locked here
    assert (offers(g, "go"), why_not(g, "go east"), facts(g, "locked")) == (["go west"], "GHT-ECARD-21", (HALL,))


@proves("GHT-ECARD-21")
def test_locked_doors_are_locked_from_the_other_side_too() -> None:
    g = turn(locked(at="T-6 T-7 T-5 T-5"), 1)
    assert why_not(g, "go west") == "GHT-ECARD-21"


@proves("GHT-ECARD-21")
def test_the_entry_is_the_door_by_which_the_finder_has_walked_in() -> None:
    g = manor(at="T-39 T-5 T-5 T-5", new="T-6", omens="E-13", lay="T-39 T-6 T-7 T-5")
    do(turn(g), "go east")
    assert sides(g.locks[HALL]) == ["north", "east", "south"]


@proves("GHT-ECARD-21")
def test_a_way_that_a_marker_on_the_other_side_has_opened_is_locked_too() -> None:
    g = in_corridor()
    put_marker(g, CROSS, 1)
    assert sides(card(g, "E-13").locks[PASSAGE]) == ["north", "south", "west"]


@proves("GHT-ECARD-25", "GHT-ECARD-24", "GHT-DEC-30")
@pytest.mark.parametrize(("value", "open_"), [(6, True), (5, False)])
def test_st_6_opens_all_locked_doors_of_the_tile_at_once(value: int, open_: bool) -> None:
    g = turn(locked())
    g.rig("judge", value)
    do(g, "force")
    assert offers(g, "go") == (["go north", "go east", "go south", "go west"] if open_ else ["go west"])
    assert (g.adjacent[HALL] >> EAST_HALL & 1, g.adjacent[EAST_HALL] >> HALL & 1) == (open_, open_)
    assert ("doors open" in told(g)) == open_


@proves("GHT-ECARD-22", "GHT-ECARD-23")
def test_each_player_tries_only_once_and_then_only_a_key_helps() -> None:
    g = turn(locked(at="T-6 T-6 T-5 T-5"))
    g.rig("judge", 5)
    do(g, "force")
    next_turn(g)
    assert why_not(g, "force") == "GHT-ECARD-22"
    g.items[0] = (5,)
    do(g, "force")
    assert g.locks[HALL] == 0


@proves("GHT-ECARD-22")
def test_another_player_has_a_try_of_their_own() -> None:
    g = turn(locked(at="T-6 T-6 T-5 T-5"))
    g.rig("judge", 5, 9)
    do(g, "force")
    next_turn(g, 1)
    do(g, "force")
    assert g.locks[HALL] == 0


@proves("GHT-ECARD-26")
def test_the_other_doors_stay_locked_with_the_card_on_the_tile_until_opened() -> None:
    g = locked(items="I-16")
    assert (g.posted[HALL], g.events_out) == ((12,), ())
    do(turn(g), "force")
    assert (g.posted[HALL], g.events_out) == ((), (12,))
