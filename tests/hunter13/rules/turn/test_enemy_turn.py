"""What a scenario, and the table, may change in the turn of an ENEMY-player. FALL, FMT"""

from __future__ import annotations

from hauntbox.games.hunter13.content.story import Act, Fallen, Story, Thing
from hauntbox.games.hunter13.rules.hunters.fallen import fall
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.mansion.house import ALL_SIDES
from hauntbox.games.hunter13.state import ENEMY
from hauntbox.ledger import proves
from hunter13.acting import do, offers, told
from hunter13.arena import EAST, FAR, HERE, arena, asked, cards, turn_of


@proves("GHT-FMT-16")
def test_it_may_act_without_sitting_out() -> None:
    g = arena("here far", team="Wren Volt", fallen={"out": 0})
    fall(g, 1)
    turn_of(g, 1)
    assert (g.status[1], asked(g), "sits out" in told(g)) == (ENEMY, "Prowl", False)


@proves("GHT-FALL-11", "GHT-FMT-16")
def test_how_far_it_goes_is_the_scenarios_or_else_the_tables_to_say() -> None:
    for said, chosen, moves in (
        ({}, 2, 2),
        ({}, 4, 4),
        ({"moves": 3}, 2, 3),
        ({"moves": 2}, 4, 2),
        ({"moves": 0}, 4, 0),
    ):
        g = arena("here far", team="Wren Volt", enemies="Volt", fallen=said, enemy_moves=chosen)
        turn_of(g, 1)
        assert g.moves == moves


@proves("GHT-FMT-13")
def test_what_it_carries_slows_it() -> None:
    g = arena("here far", team="Wren Volt", enemies="Volt", fallen={"carries": True})
    g.story = Story(things=(Thing("heir", "the heir", slower=1),), fallen=g.story.fallen)
    for heir, moves in ((HERE, 2), (-2 - 1, 1)):
        g.agenda.clear()
        g.things = [heir]
        turn_of(g, 1)
        assert g.moves == moves


@proves("GHT-FMT-13")
def test_it_picks_things_up_only_where_the_scenario_says_so() -> None:
    for carries in (False, True):
        g = arena("here far", team="Wren Volt", enemies="Volt", fallen={"carries": carries})
        g.story, g.things = Story(things=(Thing("heir", "the heir"),), fallen=g.story.fallen), [FAR]
        turn_of(g, 1)
        assert ("lift 1" in offers(g)) == carries


@proves("GHT-FALL-11", "GHT-FMT-16")
def test_locked_doors_stop_it_unless_the_scenario_lets_it_pass() -> None:
    for free, there in ((False, ["end"]), (True, ["tile T-7", "end"])):
        g = arena("here far", team="Wren Volt", enemies="Volt", fallen={"locked": free})
        g.locks[FAR] = ALL_SIDES
        survey(g)
        turn_of(g, 1)
        assert offers(g) == there


@proves("GHT-FALL-11")
def test_it_does_not_leave_a_confined_tile_nor_enter_the_dark_through_locks() -> None:
    g = arena("here far", team="Wren Volt", enemies="Volt")
    g.confined = 1 << FAR
    turn_of(g, 1)
    assert offers(g) == ["end"]
    g = arena("here far", team="Wren Volt", enemies="Volt", fallen={"locked": True})
    g.explored &= ~(1 << EAST)
    turn_of(g, 1)
    assert offers(g) == ["end"]


@proves("GHT-FALL-11", "GHT-FMT-12")
def test_a_power_that_takes_the_whole_turn_is_gone_after_a_step() -> None:
    g = arena("here far", team="Wren Volt", enemies="Volt")
    g.story = Story(acts=(Act("gloat", 0, enemy=True, cost="turn"),), texts=("Gloat",))
    g.stayed = True
    turn_of(g, 1)
    assert "do 1" in offers(g)
    do(g, "tile T-7")
    assert "do 1" not in offers(g)


@proves("GHT-FALL-13")
def test_an_attack_takes_the_rest_of_the_movement() -> None:
    g = arena("here here", team="Wren Volt", enemies="Volt")
    turn_of(g, 1)
    cards(g, 5, 5)
    do(g, "attack Wren")
    assert g.moves == 0


@proves("GHT-FMT-17")
def test_by_itself_it_uses_the_first_power_it_is_offered() -> None:
    g = arena("here far", team="Wren Volt", enemies="Volt", automatic=True)
    g.story = Story(acts=(Act("gloat", 0, enemy=True), Act("howl", 1, enemy=True)), texts=("Gloat", "Howl"))
    turn_of(g, 1)
    assert ([row[:2] for row in g.did], g.at[1]) == ([(0, 1)], FAR)


@proves("GHT-FMT-17")
def test_by_itself_it_goes_to_the_place_that_the_scenario_names() -> None:
    for mode, there in (("go", FAR), ("hunt", HERE)):
        g = arena("west east", team="Wren Volt", enemies="Volt", automatic=True, enemy_moves=1)
        g.story = Story(fallen=Fallen(automatic=mode, place=(("tile", FAR),)))
        turn_of(g, 1)
        assert g.at[1] == there


@proves("GHT-FMT-17")
def test_once_there_it_stays_and_attacks_whoever_comes() -> None:
    g = arena("here far", team="Wren Volt", enemies="Volt", automatic=True)
    g.story = Story(fallen=Fallen(automatic="go", place=(("tile", FAR),)))
    turn_of(g, 1)
    assert (g.at[1], "prowls" in told(g)) == (FAR, False)
    g.at[0] = FAR
    cards(g, 9, 5)
    turn_of(g, 1)
    assert g.hurt[0] == 4


@proves("GHT-FALL-27")
def test_where_no_way_leads_it_stays() -> None:
    g = arena("here far", team="Wren Volt", enemies="Volt", automatic=True)
    g.locks[FAR] = ALL_SIDES
    survey(g)
    turn_of(g, 1)
    assert (g.at[1], asked(g)) == (FAR, "")
