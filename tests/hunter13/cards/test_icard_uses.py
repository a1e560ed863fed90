"""Item-cards that are used. ICARD, CAT, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, why_not
from hunter13.manor import asked, manor, owned, room, rooms, sides, turn

# On a character -------------------------------------------------------------------------------------------------------


@proves("GHT-ICARD-05", "GHT-CAT-30")
@pytest.mark.parametrize("name", ["I-7", "I-8"])
def test_a_tranquilizer_heals_3_mp_damage_and_is_gone(name: str) -> None:
    g = do(turn(manor(items=name, shaken="5")), f"use {name}")
    assert (g.shaken[0], owned(g), g.items_out) == (2, [], (int(name[2:]) - 1,))


@proves("GHT-ICARD-32")
def test_bandages_heal_3_hp_damage_and_are_gone() -> None:
    g = do(turn(manor(items="I-3", hurt="5")), "use I-3")
    assert (g.hurt[0], owned(g), g.items_out) == (2, [], (2,))


@proves("GHT-DEC-36", "GHT-ICARD-05")
def test_the_user_chooses_the_one_character_on_the_tile() -> None:
    g = turn(manor(items="I-7", at="T-6 T-6 T-6 T-7", shaken="5 4 0 5"))
    do(g, "use I-7")
    assert (asked(g), offers(g)) == ((0, "ForWhom"), ["who Wren", "who Volt"])
    do(g, "who Volt")
    assert g.shaken == [5, 1, 0, 5]


@proves("GHT-ICARD-27", "GHT-CAT-44")
def test_the_doll_heals_8_hp_and_costs_3_mp_of_the_same_character() -> None:
    g = turn(manor(items="I-24", at="T-6 T-6 T-5", hurt="9 9"))
    do(g, "use I-24", "who Volt")
    assert (g.hurt[:2], g.shaken[:2]) == ([9, 1], [0, 3])


@proves("GHT-ICARD-27")
def test_the_dolls_price_cannot_be_cancelled() -> None:
    g = do(turn(manor(items="I-24", hurt="9", hands="A")), "use I-24")
    assert (g.hurt[0], g.shaken[0], g.hand[0]) == (1, 3, (14,))


@proves("GHT-ICARD-28", "GHT-CAT-45")
def test_the_scepter_discards_two_own_cards_of_choice() -> None:
    g = do(turn(manor(items="I-25", hands="2 8 9")), "use I-25")
    assert offers(g) == ["discard 2", "discard 8", "discard 9", "pass"]
    do(g, "discard 9", "discard 8")
    assert (g.hand[0], asked(g)[1]) == ((2,), "Turn")


@proves("GHT-ICARD-28")
def test_the_scepter_takes_two_random_numerals_of_one_other_character() -> None:
    g = turn(manor(items="I-25", at="T-6 T-6 T-6 T-5", hands="; 2 8 9 A; 3"))
    g.rig("numeral", 3, 1)
    do(g, "use I-25", "who Volt", "yes", "yes")
    assert (g.hand[1], g.hand[2], asked(g)[1]) == ((8, 14), (3,), "Turn")


@proves("GHT-ICARD-28")
def test_the_scepter_may_stop_after_one_card() -> None:
    g = do(turn(manor(items="I-25", hands="2 8 9")), "use I-25", "discard 9", "pass")
    assert (g.hand[0], owned(g)) == ((2, 8), [])


# On the house ---------------------------------------------------------------------------------------------------------


@proves("GHT-ICARD-06", "GHT-CAT-32")
def test_the_drill_places_a_door_marker() -> None:
    g = turn(manor(at="T-12", lay="T-39 T-12 T-6", items="I-11"))
    do(g, "use I-11")
    assert offers(g) == ["mark east", "mark west"]
    do(g, "mark east")
    assert (sides(g.marks[11]), owned(g), offers(g, "go")) == (["east"], [], ["go north", "go east", "go south"])
    g.moved = True
    assert offers(g, "go") == []  # it gives no step


@proves("GHT-ICARD-06")
def test_the_drill_keeps_to_the_rules_of_the_secret_corridor() -> None:
    assert why_not(turn(manor(items="I-11")), "use I-11") == "GHT-ECARD-08"  # doors all round
    assert why_not(turn(manor(at="T-24", lay="T-24", items="I-11")), "use I-11") == "GHT-ECARD-08"


@proves("GHT-ICARD-10", "GHT-DEC-34", "GHT-CAT-35")
def test_the_map_lays_two_tiles_unexplored_beyond_doors_anywhere() -> None:
    g = turn(manor(items="I-14", pile="T-37 T-26 T-4"))
    do(g, "use I-14")
    assert (offers(g), facts(g, "map")) == (["tile T-37", "tile T-26"], (0, 36, 25))
    do(g, "tile T-26", "door T-5 east", "door T-39 west")
    assert (room(g), rooms(g.laid[-2:]), g.explored >> 25 & 1, g.explored >> 36 & 1) == ("T-6", "T-26 T-37", 0, 0)
    assert rooms(g.pile) == "T-4"


@proves("GHT-ICARD-11")
def test_the_second_tile_may_not_lie_beyond_the_first() -> None:
    g = do(turn(manor(items="I-14", pile="T-4 T-26")), "use I-14", "tile T-4", "door T-5 east")
    while asked(g)[1] == "Rotate":
        do(g, offers(g)[0])
    assert asked(g)[1] == "MapDoor"
    assert not offers(g, "door T-4")
    assert why_not(g, "door T-4 east") == "GHT-ICARD-13"


@proves("GHT-ICARD-12")
def test_who_enters_a_map_tile_stops_and_explores_it() -> None:
    g = do(turn(manor(items="I-14", pile="T-26 T-37", shaken="6", at="T-5", found="I-3")), "use I-14")
    do(g, "tile T-26", "door T-5 east", "door T-39 west", "go east")
    assert (room(g), g.shaken[0], g.moves, owned(g)) == ("T-26", 1, 0, ["I-3"])


@proves("GHT-ICARD-13")
def test_map_tiles_keep_to_their_floors_and_those_that_fit_nowhere_go_back() -> None:
    g = do(turn(manor(items="I-14", pile="T-19 T-26 T-37")), "use I-14")  # the Landing is of the second floor
    assert (sorted(offers(g)), rooms(g.pile), facts(g, "no place")) == (["tile T-26", "tile T-37"], "T-19", (18,))


@proves("GHT-ICARD-13")
def test_stairs_laid_by_the_map_bring_their_pair() -> None:
    g = do(turn(manor(items="I-14", pile="T-1 T-26 T-19")), "use I-14", "tile T-1", "door T-5 east")
    while asked(g)[1] == "Rotate":
        do(g, offers(g)[0])
    assert (g.cell[18] >= 0, g.explored >> 18 & 1, rooms(g.pile)) == (True, 0, "")


ONE_DOOR = "T-12:0,0 T-26:-1,0"  # only the Corridor's southern door leads to an empty cell


@proves("GHT-ICARD-13")
def test_a_second_tile_without_a_place_goes_back_into_the_pile() -> None:
    g = do(
        turn(manor(at="T-12", lay=ONE_DOOR, items="I-14", pile="T-9 T-37")), "use I-14", "tile T-9", "door T-12 south"
    )
    assert (rooms(g.laid[2:]), rooms(g.pile), g.opened, asked(g)[1]) == ("T-9", "T-37", (), "Turn")


@proves("GHT-ICARD-10")
def test_a_last_tile_is_laid_alone() -> None:
    g = do(turn(manor(items="I-14", pile="T-37")), "use I-14", "door T-39 west")
    assert (rooms(g.laid[4:]), g.pile, asked(g)[1]) == ("T-37", (), "Turn")


@proves("GHT-ICARD-13")
@pytest.mark.parametrize(("lay", "pile"), [("T-39", ""), ("T-12:0,0 T-26:-1,0 T-9:1,0,2", "T-37"), ("T-39", "T-19")])
def test_the_map_is_of_no_use_without_tiles_or_doors(lay: str, pile: str) -> None:
    g = turn(manor(at=lay.split(":")[0], lay=lay, pile=pile, items="I-14"))
    assert why_not(g, "use I-14") == "GHT-ICARD-13"


@proves("GHT-ICARD-13")
def test_whether_the_pile_holds_a_tile_that_fits_is_seen_only_when_the_map_is_used() -> None:
    """The Landing does not fit; that the Crypt was left out of this game nobody knows."""
    g = manor(items="I-14", pile="T-19")
    g.spare = 1 << 37
    do(turn(g), "use I-14")
    assert (rooms(g.laid[4:]), rooms(g.pile), owned(g), asked(g)[1]) == ("", "T-19", [], "Turn")
    assert (facts(g, "no tile fits"), g.learned) == ((0, 1), True)


@proves("GHT-ICARD-13")
def test_a_map_tile_that_came_already_as_a_pair_is_not_laid_twice() -> None:
    g = turn(manor(items="I-14", lay="T-39 T-6 T-7 T-5 T-18:0,0,0,2", pile="T-1 T-19"))
    do(g, "use I-14", "tile T-1", "door T-5 east")
    while asked(g)[1] in ("Rotate", "LayBeside"):
        do(g, offers(g)[0])
    assert (asked(g)[1], sorted(g.laid).count(18), g.opened) == ("Turn", 1, ())


def test_the_diary_helps_with_checks_of_knowledge() -> None:
    for items, made in (("", False), ("I-9", True)):
        g = manor(items=items)
        g.rig("judge", 4)
        run(g, Check(0, 2, 6))  # IN +1
        assert g.passed == made
