"""The bounds of tiles, doors and towers: what is laid, what is locked, what joins. TILE, PLACE, ECARD, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.cards.rooms import TOWER
from hauntbox.games.hunter13.rules.mansion.charting import place, survey
from hauntbox.games.hunter13.rules.mansion.doors_made import (
    fitting_walls,
    is_sealed,
    lock,
    markers_left,
    put_marker,
    unconfine,
)
from hauntbox.games.hunter13.rules.mansion.house import (
    cell_of,
    is_floor,
    is_locked,
    is_tower_shut,
    is_tower_unused,
    near,
    tower_behind,
)
from hauntbox.games.hunter13.rules.mansion.mapping import MapDoor
from hauntbox.games.hunter13.rules.mansion.opening import LayPair
from hauntbox.games.hunter13.rules.mansion.tile_pile import fetch, seek_second, seek_top
from hauntbox.games.hunter13.state import EAST, NORTH, NOWHERE, SHUT, WEST, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.manor import asked, manor, room, sides, turn

CORRIDOR, HALL, SALON, DINING = 38, 5, 6, 4  # T-39, T-6, T-7, T-5: the row of `manor`


# Laying tiles ---------------------------------------------------------------------------------------------------------


@proves("GHT-TILE-09")
def test_a_tile_that_is_laid_lies_as_turned_and_is_unexplored() -> None:
    g = manor(lay="T-6")
    g.opened = (11, 12)
    place(g, 11, cell_of(1, 0, 1), 1)
    assert (g.cell[11], g.turned[11], g.laid, [*g.opened]) == (cell_of(1, 0, 1), 1, (HALL, 11), [12])
    assert (g.explored >> 11 & 1, near(g, HALL)) == (0, 1 << 11)


@proves("GHT-TILE-06")
@pytest.mark.parametrize(("floor", "there"), [(0, False), (1, True), (2, False)])
def test_a_floor_is_there_when_a_tile_lies_on_it(floor: int, there: bool) -> None:
    assert is_floor(manor(), floor) == there


@proves("GHT-TILE-12")
def test_a_tile_is_fetched_from_aside_or_from_beside_it_or_out_of_the_pile() -> None:
    g = manor(pile="T-3 T-4")
    g.aside, g.opened = 1 << 0 | 1 << 9, (7,)
    assert [fetch(g, tile) for tile in (0, 7, 3, 20)] == [True, True, True, False]
    assert (g.aside, [*g.opened], g.pile, g.pile_known) == (1 << 9, [7, 0, 3], (2,), (0,))


@proves("GHT-PLACE-11")
@pytest.mark.parametrize(("pile", "found"), [("T-3 T-16", True), ("T-16 T-3", True), ("T-16 T-19", False), ("", False)])
def test_a_tile_for_the_floor_comes_up_if_there_is_one(pile: str, found: bool) -> None:
    g = manor(pile=pile)
    g.pile_known = tuple([1] * len(g.pile))
    assert seek_top(g, 1) == found
    if found:
        assert (g.pile[0], "returned" in told(g), g.pile_known[0]) == (2, pile != "T-3 T-16", int(pile == "T-3 T-16"))


@proves("GHT-DEC-07", "GHT-PLACE-11")
@pytest.mark.parametrize(
    ("pile", "found", "second"), [("T-3 T-4 T-16", True, 3), ("T-3 T-16 T-4", True, 3), ("T-3 T-16 T-19", False, 15)]
)
def test_under_the_top_tile_another_one_for_the_floor_comes_to_lie(pile: str, found: bool, second: int) -> None:
    g = manor(pile=pile)
    g.pile_known = (1, 1, 1)
    assert (seek_second(g, 1), g.pile[0], g.pile[1]) == (found, 2, second)
    assert g.pile_known == ((0, 0, 0) if pile == "T-3 T-16 T-4" else (1, 1, 1))


@proves("GHT-TILE-12", "GHT-TILE-04")
def test_a_pair_that_is_out_of_the_game_does_not_come() -> None:
    g = run(manor(at="T-1", lay="T-1", pile="T-3"), LayPair(0, 0))
    assert (g.cell[18], g.barred, g.agenda, g.laid) == (NOWHERE, 0, [], (0,))


@proves("GHT-TILE-06", "GHT-TILE-07")
@pytest.mark.parametrize(
    ("lay", "asks"), [("T-1", ""), ("T-1 T-6:0,0,0,2", "LayBeside"), ("T-1 T-40:0,0,0,2 T-26:1,0,2,2", "")]
)
def test_a_pair_lies_beyond_a_free_door_of_its_floor_or_apart(lay: str, asks: str) -> None:
    g = manor(at="T-1", lay=lay, pile="T-3")
    g.aside = 1 << 18
    run(g, LayPair(0, 0))
    assert (asked(g)[1], g.cell[18] == NOWHERE, g.barred) == (asks, bool(asks), 1 << 18)


@proves("GHT-DEC-34", "GHT-ICARD-12")
@pytest.mark.parametrize(("tile", "asks"), [(2, "Rotate"), (8, ""), (DINING, "")])
def test_a_tile_of_the_map_is_turned_if_there_are_several_ways(tile: int, asks: str) -> None:
    g = manor(at="T-6", lay="T-6", pile="")
    g.opened = (tile,)
    run(g, MapDoor(0, tile, NOWHERE))
    do(g, "door T-6 north")
    assert asked(g)[1] == asks
    if asks:
        do(g, offers(g)[0])
    assert (g.cell[tile], near(g, HALL), g.explored >> tile & 1) == (cell_of(1, -1, 0), 1 << tile, 0)


@proves("GHT-DEC-07")
def test_the_diviner_sees_two_tiles_and_lays_one() -> None:
    g = do(turn(manor(at="T-6", team="Compass Wren", lay="T-6", pile="T-5 T-7 T-3", omens="E-24")), "go east")
    assert (asked(g), offers(g), g.pile_known) == ((0, "Divine"), ["tile T-5", "tile T-7"], (1, 1, 0))
    do(g, "tile T-7")
    assert (room(g), g.cell[SALON], sorted(g.pile), g.pile_known) == ("T-7", cell_of(1, 0, 1), [2, 4], (0, 0))


# Doors ----------------------------------------------------------------------------------------------------------------


@proves("GHT-ECARD-04")
def test_a_marker_is_a_door_for_everybody_and_all_hear_of_it() -> None:
    g = manor(lay="T-12 T-13", at="T-12")
    put_marker(g, 11, EAST)
    assert (sides(g.marks[11]), near(g, 11), near(g, 12), facts(g, "marker")) == (
        ["east"], 1 << 12, 1 << 11, (11, EAST),
    )  # fmt: skip


@proves("GHT-PLACE-13")
@pytest.mark.parametrize(
    ("west", "east", "is_way"), [(1, 1, True), (1, 3, True), (1, 0, False), (0, 1, False), (0, 0, False), (2, 2, False)]
)
def test_two_doors_that_meet_are_a_way_and_a_door_that_meets_a_wall_is_none(west: int, east: int, is_way: bool) -> None:
    """Two corridors side by side: with an odd number of turns they run from west to east."""
    g = manor(lay=f"T-12:0,0,{west} T-13:0,1,{east}", at="T-12")
    assert (near(g, 11) >> 12 & 1, near(g, 12) >> 11 & 1) == (is_way, is_way)


@proves("GHT-PLACE-13")
def test_a_marker_on_either_side_joins_two_tiles_and_rails_never_do() -> None:
    g = manor(lay="T-12 T-13 T-22:0,2 T-6:0,3", at="T-12")
    put_marker(g, 12, WEST)
    assert (near(g, 11), near(g, 12)) == (1 << 12, 1 << 11)
    assert (near(g, 21), near(g, HALL)) == (0, 0)


@proves("GHT-ECARD-06", "GHT-ECARD-07")
def test_walls_towards_nothing_or_another_tile_may_get_a_marker_and_those_of_the_sealing_room_not() -> None:
    g = manor(lay="T-12:0,0 T-40:0,1 T-26:0,-1", at="T-12")
    assert sides(fitting_walls(g, 11)) == ["west"]
    assert sides(fitting_walls(manor(lay="T-12", at="T-12"), 11)) == ["east", "west"]


@proves("GHT-CMP-17", "GHT-CMP-19")
def test_free_markers_do_not_count_and_with_the_option_none_do() -> None:
    g = manor()
    g.marks[HALL], g.marks[SALON], g.free_marks = 0b0101, 0b0001, 1
    assert markers_left(g) == 1
    g.free_marks = 0
    assert (markers_left(g), fitting_walls(g, 11)) == (0, 0)
    g = manor(many_doors=True)
    g.marks[HALL] = 0b1111
    assert markers_left(g) == 1


@proves("GHT-ECARD-20", "GHT-ECARD-26")
def test_when_shut_doors_are_opened_the_card_goes_and_others_stay() -> None:
    g = manor()
    g.confined, g.posted[HALL] = 1 << HALL | 1 << SALON, (10, 12)
    unconfine(g, 0, HALL)
    assert (g.confined, g.posted[HALL], g.events_out, facts(g, "doors open")) == (1 << SALON, (12,), (10,), (HALL,))


@proves("GHT-ECARD-21")
def test_all_doors_but_the_one_of_entry_are_locked_a_towers_other_door_too() -> None:
    g = manor(at="T-6")
    g.entered = WEST
    lock(g, 0, HALL)
    assert (sides(g.locks[HALL]), near(g, HALL), facts(g, "locked")) == (
        ["north", "east", "south"],
        1 << CORRIDOR,
        (HALL,),
    )
    assert [is_locked(g, SALON, side) for side in (WEST, EAST)] == [True, False]
    g.locks[-1] = 15  # of a tile that does not lie
    assert not is_locked(g, SALON, NORTH)
    g = manor(at="T-14", lay="T-6 T-14:-1,0")
    g.entered = NOWHERE
    lock(g, 0, TOWER)
    assert sides(g.locks[TOWER]) == ["north", "south"]


@proves("GHT-ECARD-25", "GHT-ECARD-23")
@pytest.mark.parametrize(("items", "tried", "checks"), [("I-6", 0, 0), ("", 1 << HALL, 1)])
def test_a_key_opens_locked_doors_at_once_and_others_have_one_try(items: str, tried: int, checks: int) -> None:
    g = manor(items=items)
    g.locks[HALL] = 15
    survey(g)
    g.rig("judge", 1)
    do(turn(g), "force")
    assert (g.tried[0], told(g).count("checks"), g.locks[HALL]) == (tried, checks, 15 if checks else 0)


@proves("GHT-PLACE-14")
@pytest.mark.parametrize(
    ("lay", "at", "pile", "sealed"),
    [
        ("T-26:0,0 T-40:1,0,2", "T-26", "T-3", True),
        ("T-26:0,0 T-40:1,0,2", "T-26", "", False),
        ("T-26:0,0 T-40:1,0,2 T-1:9,9", "T-26", "T-3", True),
        ("T-26:0,0 T-12:1,0", "T-26", "T-3", False),
        ("T-26:0,0 T-12:1,0", "T-12", "T-3", False),
        ("T-26:0,0 T-14:1,0,2", "T-26", "T-3", False),
        ("T-26:0,0 T-12:1,0 T-13:2,0 T-9:3,0,2", "T-13", "T-3", True),
    ],
)
def test_a_mansion_is_sealed_if_no_door_in_reach_leads_out_while_tiles_remain(
    lay: str, at: str, pile: str, sealed: bool
) -> None:
    assert is_sealed(manor(at=at, lay=lay, pile=pile), 0) == sealed


# Towers ---------------------------------------------------------------------------------------------------------------


@proves("GHT-TILE-17", "GHT-TILE-20")
@pytest.mark.parametrize(("tile", "joint", "unused", "shut"), [
    (TOWER, NOWHERE, True, False), (TOWER, SHUT, False, True), (TOWER, 7, False, False), (HALL, NOWHERE, False, False),
])  # fmt: skip
def test_a_towers_other_door_is_unused_shut_or_joined(tile: int, joint: int, unused: bool, shut: bool) -> None:
    g = manor(lay="T-6 T-14:-1,0")
    g.joint = [joint, NOWHERE]
    assert (is_tower_unused(g, tile), is_tower_shut(g, tile)) == (unused, shut)


@proves("GHT-TILE-18", "GHT-TILE-16")
@pytest.mark.parametrize("tower", [0, 1])
def test_a_joined_door_leads_to_the_tower_and_nowhere_else(tower: int) -> None:
    name = ("T-14", "T-15")[tower]
    g = manor(at="T-5", lay=f"T-6:0,0 {name}:-1,0 T-5:0,0,0,2 T-7:0,1,0,2")
    g.joint[tower] = DINING * 4 + EAST
    survey(g)
    assert [tower_behind(g, DINING, side) for side in (NORTH, EAST)] == [NOWHERE, TOWER + tower]
    assert (near(g, DINING), near(g, TOWER + tower)) == (1 << TOWER + tower, 1 << HALL | 1 << DINING)
    assert (near(g, SALON), len(g.beside)) == (0, 4 * 42)
    g.locks[TOWER + tower] = 1 << NORTH
    survey(g)
    assert (is_locked(g, DINING, EAST), near(g, DINING)) == (True, 0)


@proves("GHT-TILE-18")
def test_the_first_door_of_the_first_tile_may_be_joined_too() -> None:
    g = manor(at="T-1", lay="T-6:0,0,0,2 T-14:1,0,0,2 T-1:0,5")
    g.joint[0] = NORTH  # of T-1
    survey(g)
    assert (tower_behind(g, 0, NORTH), near(g, 0) >> TOWER & 1, near(g, TOWER) & 1) == (TOWER, 1, 1)


@proves("GHT-TILE-22", "GHT-TILE-20")
def test_a_tower_is_crossed_for_a_point_unless_it_is_shut_locked_or_barred() -> None:
    def at(room: str = "T-14", pile: str = "T-3") -> Mansion:
        return turn(manor(at=room, lay="T-6:0,0 T-14:-1,0 T-5:0,0,0,2", pile=pile))

    assert why_not(at("T-6"), "cross") == "GHT-TILE-20"
    g = at()
    assert (why_not(g, "cross"), "cross" in offers(g)) == ("", True)
    g.blocked = 0b100
    assert why_not(g, "cross") == "GHT-PLACE-12"
    g = at(pile="")
    assert why_not(g, "cross") == "GHT-MOVE-17"
    g = at()
    g.moves = 0
    assert why_not(g, "cross") == "GHT-MOVE-01"
    g = at()
    g.locks[TOWER] = 1 << NORTH
    survey(g)
    assert why_not(g, "cross") == "GHT-ECARD-21"
    g = at()
    g.joint[0] = SHUT
    assert why_not(g, "cross") == "GHT-TILE-20"
    g.joint[0] = DINING * 4 + EAST
    survey(g)
    assert why_not(g, "cross") == ""
    g.barred = 1 << DINING
    assert why_not(g, "cross") == "GHT-TILE-10"
    g.barred, g.locks[DINING] = 0, 1 << EAST
    survey(g)
    assert why_not(g, "cross") == "GHT-ECARD-21"
