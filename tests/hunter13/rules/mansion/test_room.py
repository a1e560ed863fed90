"""Exploring a room. ROOM"""

from __future__ import annotations

from hauntbox.games.hunter13.content.story import Room, Story
from hauntbox.games.hunter13.rules.mansion.exploring import PutAway, top_event
from hauntbox.games.hunter13.rules.turn.rounds import StepTwo
from hauntbox.games.hunter13.state import NOBODY, OUT
from hauntbox.ledger import proves
from hunter13.acting import do, run, told
from hunter13.manor import asked, beast, card, enter, manor, next_turn, number

NURSERY, LAB, LIBRARY, HALL = 10, 26, 34, 5


@proves("GHT-ROOM-01", "GHT-ROOM-05", "GHT-ROOM-06")
def test_the_first_visitor_settles_incident_insanity_events_and_items_in_that_order() -> None:
    g = manor(lay="T-6:0,0 T-27:0,1", at="T-6", new="T-27", omens="E-17", found="I-3 I-1", team="Wren Volt")
    g.insanity = (11, 12, 13)
    enter(g, "T-27", 9)
    do(g, "pass")  # between the two Insanity-cards
    order = [what for what in told(g) if what in ("explores", "checks", "draws", "event", "obtains")]
    assert order == ["explores", "checks", "draws", "draws", "event", "obtains", "obtains"]
    assert (len(g.hand[0]), g.items[0]) == (2, (0, 2))


@proves("GHT-ROOM-02", "GHT-ROOM-04")
def test_the_scenario_comes_before_the_tile_and_may_change_it() -> None:
    g = manor(at="T-6", lay="T-6:0,0 T-11:0,1", new="T-11", found="I-3")
    g.story = Story(rooms={NURSERY: Room((0, 0, 1), incident=False)})
    enter(g, "T-11", 1)
    assert (g.shaken[0], g.hand[0], g.items[0]) == (0, (), (2,))
    assert "checks" not in told(g)
    plain = enter(manor(at="T-6", lay="T-6:0,0 T-11:0,1", new="T-11", omens="E-19"), "T-11", 1)
    assert plain.shaken[0] == 2
    assert len(plain.hand[0]) == 1


@proves("GHT-ROOM-03")
def test_an_explored_tile_needs_no_settling() -> None:
    g = enter(manor(lay="T-6:0,0 T-11:0,1", at="T-6"), "T-11", 1)
    assert (g.hand[0], g.items[0], g.shaken[0]) == ((), (), 0)


@proves("GHT-ROOM-07")
def test_who_falls_while_settling_leaves_the_rest_facedown() -> None:
    g = manor(lay="T-6:0,0 T-27:0,1", at="T-6", new="T-27", shaken="19 0", team="Wren Volt", omens="E-2 E-3")
    g.insanity = (5, 6, 7)
    enter(g, "T-27", 9)
    do(g, "pass")
    assert g.status[0] == OUT
    assert (g.dread[LAB], g.omens[LAB], len(g.veiled[LAB])) == ((6,), (1,), 1)
    assert "left facedown" in told(g)


@proves("GHT-ROOM-08", "GHT-TURN-09")
def test_who_escapes_from_a_battle_leaves_the_rest_facedown() -> None:
    g = manor(at="T-6", lay="T-6:0,0 T-34:0,1,3", new="T-34", omens="E-38 E-2", team="Wren Volt")
    g.insanity = (11,)
    g.rig("black", 5)
    enter(g, "T-34", 5, 10)
    while asked(g)[1] not in ("MayEscape", ""):
        do(g, "fight")
    do(g, "escape")
    while asked(g)[1]:
        do(g, "pass")
    assert (g.at[0], len(g.veiled[33]), g.items[0]) == (HALL, 1, ())


@proves("GHT-ROOM-10")
def test_who_stays_beside_unsettled_cards_settles_them_after_the_movement() -> None:
    g = manor(at="T-6")
    g.dread[HALL], g.omens[HALL] = (12,), (number("E-17"),)
    next_turn(g)
    assert not g.hand[0]
    do(g, "end")
    assert (g.hand[0], g.dread[HALL], g.omens[HALL], len(g.items[0])) == ((12,), (), (), 1)
    away = manor(at="T-6")
    away.dread[HALL] = (12,)
    next_turn(away)
    do(away, "go east", "end")
    assert away.dread[HALL] == (12,)


@proves("GHT-ROOM-11")
def test_a_tile_left_with_unsettled_cards_is_explored() -> None:
    g = manor(lay="T-6:0,0 T-27:0,1", at="T-6", new="T-27", shaken="19 0", team="Wren Volt")
    g.insanity = (5, 6, 7)
    enter(g, "T-27", 9)
    do(g, "pass")
    assert g.explored >> LAB & 1


@proves("GHT-ROOM-12")
def test_an_incident_of_every_entry_and_one_of_the_first_only() -> None:
    g = enter(manor(lay="T-6:0,0 T-23:0,1,1 T-35:0,2", at="T-6"), "T-23", 2)
    assert g.hurt[0] == 3
    enter(g, "T-35", 10)
    assert told(g).count("checks") == 1


@proves("GHT-ROOM-13")
def test_event_cards_are_settled_one_after_the_other() -> None:
    g = manor(at="T-6", hands="5 J")
    g.omens[HALL] = (number("E-30"), number("E-17"))
    g.rig("judge", 1)
    run(g, StepTwo(0))
    assert asked(g) == (0, "Relief")
    assert g.omens[HALL] == (number("E-17"),)
    do(g, "pass")
    assert (g.shaken[0], len(g.items[0])) == (10, 1)


@proves("GHT-ROOM-14")
def test_an_event_card_is_discarded_unless_it_stays() -> None:
    g = card(manor(at="T-6"), "E-19")
    assert (g.events_out, g.shown) == ((number("E-19"),), ())
    card(g, "E-11")
    assert g.posted[HALL] == (number("E-11"),)
    card(g, "E-25")
    assert g.kept[0] == (number("E-25"),)
    run(g, PutAway(HALL, number("E-2")))
    assert g.events_out == (number("E-19"), number("E-2"))


@proves("GHT-ROOM-15")
def test_the_discards_of_the_event_pile_come_again_without_monsters_on_the_board() -> None:
    g = manor()
    beast(g, "E-38", "T-39")
    g.event_pile, g.events_out = (), (3, 4)
    assert {top_event(g), top_event(g)} == {3, 4}
    assert top_event(g) == NOBODY
