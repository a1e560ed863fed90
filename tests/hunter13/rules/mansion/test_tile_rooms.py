"""Every room-tile: its doors, its icons, its special incident. TILE, ROOM, CAT"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.cards.rooms import ROOMS, TOWERS
from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.games.hunter13.rules.mansion.charting import place, remove
from hauntbox.games.hunter13.rules.mansion.exploring import icons
from hauntbox.games.hunter13.rules.mansion.house import cell_of, doors
from hauntbox.games.hunter13.rules.mansion.tile_pile import may_lie
from hauntbox.games.hunter13.state import Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, why_not
from hunter13.manor import asked, enter, manor, next_turn, room, rooms, sides, turn

LEDGER = files("hauntbox.games.hunter13").joinpath("RULES.md").read_text()
ROWS = re.findall(r"^\| (T-\d+) \| (.+?) \| .+? \| (.+?) \| (\d)/(\d)/(\d) \|", LEDGER, re.MULTILINE)


def beside_hall(name: str, **given: object) -> Mansion:
    """The room lies unexplored east of the Hall, turned so that its first door leads there."""
    g = manor(**{"at": "T-6", "lay": "T-6", **given})  # type: ignore[arg-type]
    tile = TILE_OF[name]
    for quarters in range(4):
        place(g, tile, cell_of(1, 0, 1), quarters)
        if doors(g, tile) & 8:
            return g
        remove(g, tile)
    raise AssertionError(f"{name} has no door")


# The table ------------------------------------------------------------------------------------------------------------


def doors_as_printed(tile: int) -> set[str]:
    """A tower has one door for each of two floors."""
    found = set()
    for floor in (1, 2) if tile in TOWERS else (1,):
        g = manor(at="T-6", lay="T-6")
        place(g, tile, cell_of(floor, 0, 5), 0)
        found |= {side[0].upper() for side in sides(doors(g, tile))}
    return found


@proves("GHT-ROOM-05")
def test_each_of_forty_two_rooms_has_the_doors_and_the_icons_of_the_table() -> None:
    assert [row[0] for row in ROWS] == list(TILE_OF)
    for tile, (name, title, shape, *printed) in enumerate(ROWS):
        letters = "N S" if tile in TOWERS else re.split(r"[;(]", shape)[0]
        assert (name, ROOMS[tile].name, doors_as_printed(tile)) == (name, title, set(letters.split()))
        assert (name, icons(manor(), tile)) == (name, tuple(map(int, printed)))


# Incidents of the first explorer --------------------------------------------------------------------------------------


@proves("GHT-ROOM-04", "GHT-ROOM-12")
@pytest.mark.parametrize(("name", "healed"), [("T-9", (2, 0)), ("T-22", (0, 3)), ("T-24", (2, 0)), ("T-26", (0, 5))])
def test_a_room_heals_its_first_explorer_and_nobody_after(name: str, healed: tuple[int, int]) -> None:
    g = beside_hall(name, hurt="9 9", shaken="9 9", omens="E-25 E-19")
    enter(g, name)
    assert (g.hurt[0], g.shaken[0]) == (9 - healed[0], 9 - healed[1])
    enter(g, name, role=1)
    assert (g.hurt[1], g.shaken[1]) == (9, 9)


@proves("GHT-ROOM-04")
@pytest.mark.parametrize(
    ("name", "made", "hurt", "shaken"),
    [("T-11", 4, 0, 2), ("T-27", 4, 3, 0), ("T-29", 4, 3, 0), ("T-32", 5, 0, 3)],  # Wren has DX +1
)
def test_a_room_harms_a_first_explorer_who_fails(name: str, made: int, hurt: int, shaken: int) -> None:
    for value, share in ((made, 0), (made - 1, 1)):
        g = beside_hall(name, omens="E-25 E-19")
        g.insanity = (11, 12, 13, *g.insanity)
        enter(g, name, value)
        while asked(g)[1] == "Between":
            do(g, "pass")
        assert (g.hurt[0], g.shaken[0]) == (hurt * share, shaken * share)


@proves("GHT-ROOM-04")
@pytest.mark.parametrize(("value", "left"), [(5, 5), (4, 9)])  # IN +1
def test_calm_reading_in_the_library(value: int, left: int) -> None:
    g = beside_hall("T-35", shaken="9", omens="E-25")
    g.insanity = (11, *g.insanity)
    assert enter(g, "T-35", value).shaken[0] == left


@proves("GHT-HID-07", "GHT-ROOM-04")
def test_old_plans_of_the_archive_are_put_back_in_any_order() -> None:
    g = beside_hall("T-30", pile="T-3 T-4 T-8 T-10")
    enter(g, "T-30", 5)
    assert (offers(g), why_not(g, "tile T-10")) == (["tile T-3", "tile T-4", "tile T-8"], "GHT-HID-07")
    do(g, "tile T-4", "tile T-3")  # the last one named lies above the others
    assert (rooms(g.pile), g.pile_known) == ("T-8 T-3 T-4 T-10", (1, 1, 1, 0))


def test_a_single_tile_needs_no_order() -> None:
    g = enter(beside_hall("T-30", pile="T-3"), "T-30", 5)
    assert (asked(g)[1], g.pile_known) == ("", (1,))


@proves("GHT-ROOM-04")
def test_old_plans_say_nothing_to_whoever_fails() -> None:
    g = enter(beside_hall("T-30", pile="T-3 T-4 T-8 T-10"), "T-30", 4)
    assert (asked(g)[1], g.pile_known) == ("", (0, 0, 0, 0))


@proves("GHT-ROOM-12")
def test_the_falling_star_of_the_observatory_draws_one_judge_card_again() -> None:
    g = enter(beside_hall("T-42", omens="E-19"), "T-42")
    assert facts(g, "falling star") == (0,)
    g.rig("judge", 1, 9)
    run(g, Check(0, 0, 5))
    do(g, "redraw Falling star")
    assert (g.passed, g.stars[0]) == (True, 0)


# Incidents of every entry ---------------------------------------------------------------------------------------------


@proves("GHT-TILE-38", "GHT-CAT-11")
def test_the_broken_corridor_demands_a_falling_check_at_every_entry() -> None:
    g = beside_hall("T-23")
    enter(g, "T-23", 4)  # DX +1
    assert g.hurt[0] == 0
    g.hand[0] = ()  # nobody can cancel what comes
    for role, value, hurt in ((1, 4, 3), (2, 4, 0), (1, 5, 3)):  # Volt has DX 0, Balm +1
        g.at[role] = 5
        enter(g, "T-23", value, role=role)
        assert g.hurt[role] == hurt


@proves("GHT-TILE-39")
def test_a_failure_there_costs_3_hp_and_ends_the_movement() -> None:
    g = beside_hall("T-23")
    g.explored |= 1 << 22
    g.rig("judge", 3)
    do(turn(g), "go east")
    assert (g.hurt[0], g.moves, offers(g, "go")) == (3, 0, [])
    g.hurt[0] = 0
    next_turn(g)
    do(g, "go west")
    g.rig("judge", 4)
    do(g, "go east")
    assert (g.hurt[0], g.moves) == (0, 1)


# Rooms of the catalogue -----------------------------------------------------------------------------------------------


@proves("GHT-CAT-01")
@pytest.mark.parametrize("name", ["T-1", "T-2"])
def test_the_staircases_lie_on_the_first_floor_only(name: str) -> None:
    g = manor()
    assert [may_lie(g, TILE_OF[name], floor) for floor in range(3)] == [False, True, False]


@proves("GHT-CAT-05")
def test_the_staircase_of_the_basement_lies_there_only() -> None:
    assert [may_lie(manor(), TILE_OF["T-16"], floor) for floor in range(3)] == [True, False, False]


@proves("GHT-CAT-07")
def test_the_landing_lies_on_the_second_floor_only() -> None:
    assert [may_lie(manor(), TILE_OF["T-19"], floor) for floor in range(3)] == [False, False, True]


@proves("GHT-CAT-04", "GHT-CAT-08", "GHT-CAT-09")
@pytest.mark.parametrize(
    ("name", "where"),
    [("T-14", [1, 2]), ("T-15", [1, 2]), ("T-20", [1, 2]), ("T-21", [0, 1]), ("T-6", [0, 1, 2])],
)
def test_towers_and_chutes_lie_on_two_of_the_floors(name: str, where: list[int]) -> None:
    assert [floor for floor in range(3) if may_lie(manor(), TILE_OF[name], floor)] == where


@proves("GHT-CAT-02", "GHT-TILE-46")
def test_the_reception_room_must_be_turned_to_fit_north_of_the_entrance() -> None:
    g = manor(at="T-17", lay="T-17", pile="T-3 T-4")
    do(turn(g), "go north")
    assert offers(g) == ["turn east", "turn south"]  # not as printed, towards the north
    do(g, "turn east")
    assert (room(g), doors(g, 2)) == ("T-3", 6)


@proves("GHT-CAT-06", "GHT-TILE-45")
def test_the_entrance_has_no_icons_and_its_front_door_is_a_wall() -> None:
    g = manor(at="T-6", lay="T-6 T-17", new="T-17")
    enter(g, "T-17")
    assert (g.hand[0], g.items[0], g.events_out, g.explored >> 16 & 1) == ((), (), (), 1)
    assert offers(turn(g), "go") == []
    g.moves, g.moved = 2, False
    assert offers(g, "go") == ["go north", "go east", "go west"]


@proves("GHT-CAT-08", "GHT-TILE-28")
def test_the_chute_lets_a_first_hunter_who_fails_fall_with_its_insanity_card() -> None:
    g = manor(at="T-39", lay="T-39 T-20:0,1,1 T-21:0,1,0,0", new="T-20", pile="")
    enter(g, "T-20", 3)  # DX +1
    assert (room(g), len(g.hand[0])) == ("T-21", 1)


@proves("GHT-CAT-09", "GHT-TILE-30")
def test_the_first_on_the_chute_landing_draws_its_insanity_card() -> None:
    g = manor(at="T-39", lay="T-39 T-20:0,1,1 T-21:0,1,0,0", new="T-21", pile="")
    enter(g, "T-21")
    assert len(g.hand[0]) == 1
    enter(g, "T-21", role=1)
    assert len(g.hand[1]) == 0
