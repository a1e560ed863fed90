"""The bounds of steps and of what a tile holds: where they end, and what is left behind. MOVE, ROOM, TILE, ECARD"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.cards.rooms import CHUTE, CHUTE_LANDING, SEALING
from hauntbox.games.hunter13.content.story import Room, Story
from hauntbox.games.hunter13.rules.hunters.fallen import fall
from hauntbox.games.hunter13.rules.mansion.arriving import ReachChute, arrive, footing
from hauntbox.games.hunter13.rules.mansion.exploring import Explore, SettleEvents, SettleInsanity, SettleItems
from hauntbox.games.hunter13.rules.mansion.house import (
    FAR,
    distances,
    near,
    stairs_from,
    ways,
)
from hauntbox.games.hunter13.rules.mansion.pawns import relocate, stop
from hauntbox.games.hunter13.rules.mansion.walking import StepOut, leave
from hauntbox.games.hunter13.state import EAST, NOWHERE, OUT, WEST
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.manor import asked, beast, enter, manor, room, turn

CORRIDOR, HALL, SALON, DINING = 38, 5, 6, 4  # T-39, T-6, T-7, T-5: the row of `manor`


# Steps ----------------------------------------------------------------------------------------------------------------


@proves("GHT-MOVE-01", "GHT-MOVE-16")
@pytest.mark.parametrize(("role", "stayed", "entered"), [(0, False, NOWHERE), (1, True, WEST)])
def test_a_pawn_that_is_moved_remembers_where_it_came_from(role: int, stayed: bool, entered: int) -> None:
    g = manor(at="T-6")
    g.entered = WEST
    relocate(g, role, SALON, "fog")
    assert (g.at[role], g.came[role], g.stayed, g.entered) == (SALON, HALL, stayed, entered)
    assert facts(g, "moves") == (role, SALON, "fog")


@proves("GHT-MOVE-19")
def test_whoever_stops_has_no_points_left() -> None:
    g = turn(manor())
    stop(g)
    assert (g.moves, g.moved, offers(g, "go"), why_not(g, "go east")) == (0, True, [], "GHT-MOVE-01")


@proves("GHT-MOVE-01", "GHT-MOVE-03")
def test_each_tile_costs_a_point_and_with_none_left_nobody_moves() -> None:
    g = turn(manor(at="T-39"))
    g.moves = 2
    do(g, "go east")
    assert (room(g), g.moves, offers(g, "go")) == ("T-6", 1, ["go north", "go east", "go south", "go west"])
    do(g, "go east")
    assert (room(g), g.moves, offers(g, "go"), why_not(g, "go east")) == ("T-7", 0, [], "GHT-MOVE-01")


@proves("GHT-MOVE-01", "GHT-ECARD-16")
def test_shut_doors_cost_the_point_and_a_check_and_open_doors_no_check() -> None:
    g = turn(manor())
    leave(g, 0, StepOut(0, HALL, EAST))
    g.settle()
    assert (room(g), g.moves, "checks" in told(g)) == ("T-7", 1, False)
    g = turn(manor())
    g.confined = 1 << HALL
    g.rig("judge", 1)
    do(g, "go east")
    assert (room(g), g.moves, "checks" in told(g)) == ("T-6", 0, True)


@proves("GHT-MOVE-06", "GHT-MOVE-17")
@pytest.mark.parametrize(
    ("pile", "blocked", "why"), [("T-3", 0, ""), ("", 0, "GHT-MOVE-17"), ("T-3", 2, "GHT-PLACE-12")]
)
def test_a_door_to_nowhere_is_a_way_while_a_tile_may_lie_there(pile: str, blocked: int, why: str) -> None:
    g = turn(manor(pile=pile))
    g.blocked = blocked
    assert (why_not(g, "go north"), why_not(g, "go east")) == (why, "")
    assert offers(g, "go") == (["go east", "go west"] if why else ["go north", "go east", "go south", "go west"])


@proves("GHT-MOVE-06")
def test_a_step_to_a_tile_that_lies_opens_none() -> None:
    g = do(turn(manor(pile="T-3")), "go east")
    assert (room(g), g.pile, g.came[0], g.entered) == ("T-7", (2,), HALL, WEST)


@proves("GHT-MOVE-13", "GHT-MOVE-03")
def test_where_a_door_meets_a_wall_nobody_passes() -> None:
    g = turn(manor(at="T-6", lay="T-6 T-12"))
    assert (why_not(g, "go east"), near(g, HALL), ways(g, HALL)) == ("GHT-MOVE-13", 0, 0)
    g = turn(manor(at="T-6", lay="T-6 T-12:0,1,1"))
    assert (why_not(g, "go east"), near(g, HALL), ways(g, HALL)) == ("", 1 << 11, 1 << 11)


@proves("GHT-MOVE-14", "GHT-MOVE-15")
def test_stairs_and_the_chute_link_floors_and_nothing_else_does() -> None:
    g = manor(at="T-6", lay="T-6 T-1:0,1,1 T-19:0,0,0,2 T-20:0,5 T-21:0,5,0,0 T-2:0,9")
    assert [ways(g, tile) for tile in (0, 18, CHUTE, CHUTE_LANDING, 1)] == [
        1 << HALL | 1 << 18,
        1,
        1 << CHUTE_LANDING,
        0,
        0,
    ]
    assert [stairs_from(g, tile) for tile in (0, 18, CHUTE, CHUTE_LANDING, 1, HALL)] == [18, 0, *[NOWHERE] * 4]


@proves("GHT-MOVE-15", "GHT-TILE-10")
def test_stairs_to_the_pair_tile_of_this_turn_are_barred() -> None:
    g = turn(manor(at="T-1", lay="T-1:0,0,0,1 T-19:0,0,0,2"))
    assert (why_not(g, "stairs"), "stairs" in offers(g)) == ("", True)
    g.barred = 1 << 18
    assert (why_not(g, "stairs"), "stairs" in offers(g)) == ("GHT-TILE-10", False)
    g.barred, g.moves = 0, 0
    assert (why_not(g, "stairs"), "stairs" in offers(g)) == ("GHT-MOVE-01", False)


@proves("GHT-TILE-47")
def test_the_sealing_room_is_barred_to_those_without_a_key_through_its_door_alone() -> None:
    g = turn(manor(at="T-6", lay="T-6 T-40:-1,0 T-5"))
    assert (why_not(g, "go north"), why_not(g, "unseal north"), why_not(g, "unseal west")) == (
        "GHT-TILE-47", "", "GHT-TILE-47",
    )  # fmt: skip
    g.knocked = True
    assert (why_not(g, "unseal north"), offers(g, "unseal")) == ("GHT-TILE-47", [])
    g = turn(manor(at="T-6", lay="T-6 T-40:0,1"))  # its wall is here
    assert (why_not(g, "unseal east"), near(g, HALL) >> SEALING & 1) == ("GHT-TILE-47", 0)


@proves("GHT-ECARD-32")
def test_distances_are_in_tiles() -> None:
    g = manor(lay="T-39 T-6 T-7 T-1:0,5 T-19:0,0,0,2")
    far = distances(g, CORRIDOR)
    assert [far[tile] for tile in (CORRIDOR, HALL, SALON, 0, DINING)] == [0, 1, 2, FAR, FAR]
    assert (distances(g, 0)[18], distances(g, 0, linked=False)[18]) == (1, FAR)


# Coming to a tile -----------------------------------------------------------------------------------------------------


@proves("GHT-MOVE-10", "GHT-ROOM-09")
def test_after_a_battle_what_lies_on_the_tile_is_settled_if_no_monster_holds_it() -> None:
    g = manor(at="T-6", omens="E-24")
    beast(g, "E-38", "T-7")
    g.omens[SALON], g.wounds[7] = (23,), 9
    g.rig("judge", 10)
    g.rig("black", 1)
    enter(g, "T-7")
    assert (g.omens[SALON], "event" in told(g), g.moved) == ((), True, True)
    g = manor(at="T-6")
    beast(g, "E-38", "T-7")
    g.omens[SALON] = (23,)
    g.rig("judge", 1)
    g.rig("black", 5)
    enter(g, "T-7")
    assert (g.omens[SALON], asked(g)) == ((23,), (0, "MayEscape"))


@proves("GHT-ROOM-12", "GHT-MOVE-08")
def test_an_explored_tile_does_what_it_does_to_everybody_and_lets_pass() -> None:
    g = manor(at="T-6", lay="T-6 T-23:0,1,1")
    enter(g, "T-23", 1)
    assert ("checks" in told(g), g.explored >> 22 & 1) == (True, 1)
    g = enter(manor(at="T-6"), "T-7")
    assert (g.moves, g.moved, "explores" in told(g)) == (2, False, False)


@proves("GHT-MOVE-07")
def test_nobody_explores_from_afar_or_after_a_fall() -> None:
    for away in (True, False):
        g = manor(at="T-6", new="T-7")
        g.at[0] = HALL if away else SALON
        g.status[0] = g.status[0] if away else OUT
        arrive(g, 0, SALON, "walk")
        assert (g.agenda, g.moved) == ([], False)


@proves("GHT-TILE-38", "GHT-TILE-32")
def test_a_battles_move_is_an_entry_unless_a_monster_holds_the_tile() -> None:
    lay = "T-39:0,0 T-6:0,1 T-20:0,2,1 T-21:0,2,0,0 T-23:0,-1,1"
    for haunted in (False, True):
        g = manor(at="T-20", lay=lay)
        if haunted:
            beast(g, "E-38", "T-20")
        footing(g, 0, CHUTE)
        g.settle()
        assert asked(g)[1] == ("" if haunted else "HoldOn")
        g = manor(at="T-23", lay=lay)
        g.lair[7] = 22 if haunted else NOWHERE
        g.rig("judge", 9)
        footing(g, 0, 22)
        g.settle()
        assert ("checks" in told(g)) == (not haunted)


@proves("GHT-TILE-32", "GHT-ICARD-03")
@pytest.mark.parametrize(("lay", "items"), [("T-20:0,2,1", ""), ("T-20:0,2,1 T-21:0,2,0,0", "I-4")])
def test_without_a_landing_or_with_a_ladder_nobody_slips(lay: str, items: str) -> None:
    g = manor(at="T-20", lay=lay, items=items)
    footing(g, 0, CHUTE)
    assert g.agenda == []


@proves("GHT-TILE-27")
@pytest.mark.parametrize("why", ["away", "fallen", "haunted"])
def test_nobody_slips_who_is_not_there_or_has_a_monster_before(why: str) -> None:
    g = manor(at="T-6" if why == "away" else "T-20", lay="T-6 T-20:0,2,1 T-21:0,2,0,0", new="T-20")
    if why == "fallen":
        fall(g, 0)
    if why == "haunted":
        beast(g, "E-38", "T-20")
    run(g, ReachChute(0, True, "walk"))
    assert (g.explored >> CHUTE & 1, "checks" in told(g)) == (0, False)


@proves("GHT-TILE-27", "GHT-ROOM-09")
def test_what_lies_on_the_chute_is_settled_before_one_holds_on() -> None:
    g = manor(at="T-6", lay="T-6 T-20:0,1,1 T-21:0,1,0,0", omens="E-24")
    g.omens[CHUTE] = (23,)
    enter(g, "T-20")
    assert (asked(g), g.omens[CHUTE], "event" in told(g)) == ((0, "HoldOn"), (), True)
    g = enter(manor(at="T-6", lay="T-6 T-20:0,1,1 T-21:0,1,0,0"), "T-20")
    assert (asked(g), "event" in told(g)) == ((0, "HoldOn"), False)


# What a tile holds ----------------------------------------------------------------------------------------------------


@proves("GHT-ROOM-01", "GHT-ROOM-06", "GHT-ROOM-11")
def test_incident_insanity_events_and_items_come_in_this_order() -> None:
    g = manor(at="T-6", lay="T-6 T-32:0,1", new="T-32", found="I-3", omens="E-24")
    g.stale = 9
    enter(g, "T-32", 9)
    order = [what for what in told(g) if what in ("explores", "draws", "event", "obtains")]
    assert (order, g.stale, facts(g, "explores")) == (["explores", "draws", "event", "obtains"], 0, (0, 31))
    assert g.explored >> 31 & 1


@proves("GHT-ROOM-01", "GHT-TURN-09")
@pytest.mark.parametrize("why", ["away", "fallen", "haunted"])
def test_only_whoever_stands_on_a_free_tile_explores_it(why: str) -> None:
    g = manor(at="T-6" if why == "away" else "T-7", new="T-7")
    if why == "fallen":
        fall(g, 0)
    if why == "haunted":
        beast(g, "E-38", "T-7")
    run(g, Explore(0, SALON))
    assert (g.explored >> SALON & 1, "explores" in told(g)) == (0, False)


@proves("GHT-ROOM-13", "GHT-ROOM-07")
@pytest.mark.parametrize("there", [True, False])
def test_events_are_settled_by_whoever_is_there_and_else_laid_facedown(there: bool) -> None:
    g = manor(at="T-7" if there else "T-6", omens="E-24 E-23")
    run(g, SettleEvents(0, SALON, 2))
    assert (told(g).count("event"), g.omens[SALON]) == ((2, ()) if there else (0, (23, 22)))


@proves("GHT-ROOM-04", "GHT-ROOM-07")
@pytest.mark.parametrize(("lying", "icons", "asked_between"), [((3,), 0, 0), ((3, 4), 0, 1), ((3,), 1, 1), ((), 2, 1)])
def test_between_two_insanity_cards_and_not_after_the_last_relief_is_asked_for(
    lying: tuple[int, ...], icons: int, asked_between: int
) -> None:
    g = manor(at="T-7")
    g.dread[SALON], g.insanity = lying, (5, 6, 7)
    run(g, SettleInsanity(0, SALON, icons))
    seen = 0
    while asked(g)[1] == "Between":
        seen += 1
        do(g, "pass")
    assert (seen, g.dread[SALON], len(g.hand[0])) == (asked_between, (), len(lying) + icons)


@proves("GHT-ROOM-07", "GHT-ROOM-08")
def test_whoever_cannot_draw_leaves_the_cards_there() -> None:
    g = manor(at="T-6")
    run(g, SettleInsanity(0, SALON, 2))
    assert (len(g.dread[SALON]), g.hand[0], facts(g, "left facedown")) == (2, (), (SALON, 2, 0, 0))


@proves("GHT-HID-12")
def test_a_card_that_was_left_may_drive_its_finder_mad() -> None:
    g = manor(at="T-7", shaken="15")
    g.dread[SALON] = (9,)
    run(g, SettleInsanity(0, SALON, 0))
    do(g, "pass")
    assert (g.status[0], g.hand[0]) == (OUT, (9,))


@proves("GHT-ROOM-04", "GHT-ROOM-02")
@pytest.mark.parametrize(("incident", "told_of"), [(True, True), (False, False)])
def test_a_scenario_may_take_the_incident_away(incident: bool, told_of: bool) -> None:
    g = manor(at="T-6", lay="T-6 T-23:0,1,1", new="T-23", omens="E-24")
    g.story = Story(rooms={22: Room(icons=(0, 0, 0), incident=incident)})
    run(g)
    g.at[0] = 22
    g.rig("judge", 9)
    run(g, Explore(0, 22))
    assert ("checks" in told(g)) == told_of


@proves("GHT-ITM-01", "GHT-ITM-04")
@pytest.mark.parametrize(
    ("n", "took", "owned", "veiled"), [(0, False, 0, 0), (1, False, 1, 0), (2, False, 1, 1), (1, True, 0, 1)]
)
def test_of_the_items_of_a_tile_one_is_opened_in_a_turn(n: int, took: bool, owned: int, veiled: int) -> None:
    g = manor()
    g.took = took
    run(g, SettleItems(0, HALL, n))
    assert (len(g.items[0]), len(g.veiled[HALL]), g.took) == (owned, veiled, took or n > 0)
    assert told(g).count("left facedown") == min(veiled, 1)
