"""Rounds, turns, and what a turn holds. ROU"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, hold, offers, run, scene, told, way, why_not
from ghostbusters2.pictures import seen
from hauntbox.games.ghostbusters2.cards import events, troubles
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left, maneuvers_left
from hauntbox.games.ghostbusters2.rules.turn.rounds import END_ROUND, END_TURNS, chaos
from hauntbox.games.ghostbusters2.state import NO_NET, NOBODY, Busters
from hauntbox.games.ghostbusters2.words.reference_card import reference_card
from hauntbox.ledger import proves

IN_AND_OUT = ["enter Ecto-1a", "leave B1"] * 3


def moved(g: Busters) -> list[int | str]:
    """The slots of Entities in the order in which they have moved."""
    return [event.facts[2] for event in g.events or [] if event.what == "moves"]


@proves("GBT-ROU-01")
def test_a_round_is_the_tank_a_turn_for_each_and_its_end() -> None:
    g = scene(at="A1 A2 A3 A4", car="D4 D5")
    g.order, g.tank = (2, 0, 3, 1), 2
    g.rig("event", 5)
    g.agenda.clear()
    run(g, END_ROUND)
    assert (told(g)[-1], g.round, offers(g)[-1]) == ("round", 2, "ready")
    assert seen(g, 0).when.text == "Round 2: before the first turn"
    do(g, "ready")
    turns = []
    for _ in range(4):
        turns.append(g.waiting()[0])
        do(g, "end")
    assert turns == [2, 0, 3, 1]
    assert [what for what in told(g) if what in ("turn", "timer", "round")][-7:] == [
        "round", "turn", "turn", "turn", "turn", "timer", "round",
    ]  # fmt: skip


@proves("GBT-ROU-02", "GBT-ROU-04")
def test_three_actions_the_same_one_as_often_as_one_likes() -> None:
    g = scene(at="A1", rows=1)
    for space in ("B1", "C1", "D1"):
        do(g, f"step {space}", "stop")
    assert (actions_left(g, 0), why_not(g, "step E1")) == (0, "GBT-ROU-02")


@proves("GBT-ROU-04")
def test_a_shot_costs_one_action_each_time() -> None:
    g = scene(at="A1", entities="FC C1", lines="R B2|C2")
    for shots in (1, 2, 3):
        g.rig("combat", 6)
        do(g, "fire C1")
        assert g.spent == shots
    assert why_not(g, "fire C1") == "GBT-ROU-02"


@proves("GBT-ROU-03", "GBT-ROU-09")
def test_two_maneuvers_also_for_who_has_no_action_left() -> None:
    g = scene(at="B1", car="C2 B2", slime="-1 Action, -1 Action, -1 Action")
    do(g, "enter Ecto-1a", "leave B1")
    assert (maneuvers_left(g, 0), why_not(g, "enter Ecto-1a")) == (0, "GBT-ROU-03")


@proves("GBT-ROU-05")
@pytest.mark.parametrize(
    "texts",
    [
        ["enter Ecto-1a", "step B1", "stop", "enter Ecto-1a", "drive front D2", "stop"],
        ["step B2", "stop", "leave B1", "step B2", "stop", "leave C3"],
    ],
)
def test_actions_and_maneuvers_in_any_order(texts: list[str]) -> None:
    g = scene(at="B1", car="C2 B2")
    do(g, *texts)
    assert (g.spent, g.used) == (2, 2)


@proves("GBT-ROU-06")
def test_what_is_not_spent_is_lost() -> None:
    g = scene(at="A1 A2 A3 A4", rows=5)
    g.rig("event", 5)
    do(g, "end", "end", "end", "end")
    assert (g.waiting(), actions_left(g, 0), maneuvers_left(g, 0)) == ((0,), 3, 2)


@proves("GBT-ROU-06")
def test_what_is_spent_comes_back_with_the_next_turn() -> None:
    g = scene(at="B1 A2 A3 A4", car="C2 B2")
    do(g, "step A1", "stop", "step B1", "stop", "enter Ecto-1a", "end")
    assert (actions_left(g, 1), maneuvers_left(g, 1)) == (3, 2)


@proves("GBT-ROU-07", "GBT-ROU-10")
@pytest.mark.parametrize(("slime", "count"), [("", 5), ("-1 Action", 4), ("-1 Maneuver, -1 Maneuver", 3)])
def test_every_action_may_be_a_maneuver(slime: str, count: int) -> None:
    g = scene(at="B1", car="C2 B2", slime=slime)
    do(g, *IN_AND_OUT[:count])
    assert (actions_left(g, 0), why_not(g, IN_AND_OUT[count])) == (0, "GBT-ROU-03")


@proves("GBT-ROU-07")
def test_only_when_no_maneuver_is_left() -> None:
    g = scene(at="B1", car="C2 B2")
    do(g, "enter Ecto-1a", "leave B1")
    assert g.spent == 0
    do(g, "enter Ecto-1a")
    assert g.spent == 1


@proves("GBT-ROU-07", "GBT-ROU-05")
def test_the_reference_card_says_so() -> None:
    g = scene(actions=4, maneuvers=1)
    lines = {rule: text for part in reference_card(g, 0) for text, rule in part.lines}
    assert lines["GBT-ROU-05"] == "4 Actions and 1 Maneuvers, in any order."
    assert "never the other way round" in lines["GBT-ROU-07"]


@proves("GBT-ROU-08")
def test_no_maneuver_is_ever_an_action() -> None:
    g = scene(at="B1", car="C2 B2")
    do(g, *["step A1", "stop", "step B1", "stop"], "step B2", "stop")
    assert (maneuvers_left(g, 0), why_not(g, "step B1"), why_not(g, "leave B1")) == (2, "GBT-ROU-02", "")
    do(g, "leave B1")
    assert g.used == 1


@proves("GBT-ROU-11", "GBT-CEQ-03")
def test_at_the_end_of_a_turn_ghostbusters_then_entities_then_events() -> None:
    """A token out of sight drops, a Shrieker shrieks, an Event counts down."""
    g = scene(at="A1 E5 E5 E5", entities="FC E1, BS B2", cards="Long Barrel")
    g.omens = (events.MANHOLE,)
    troubles.reveal(g, 0, g.street.place["E3"])
    g.troubles = ((events.MANHOLE, g.street.place["E3"], 1, ()),)
    hold(g, 0, "E1", 1)
    g.rig("combat", 6)
    do(g, "use Long Barrel", "fire E1", "end")
    last = [what for what in told(g) if what in ("lost sight", "shriek", "expired", "turn")][-4:]
    assert last == ["lost sight", "shriek", "expired", "turn"]


@proves("GBT-ROU-12")
def test_entities_resolve_by_class_then_row_by_row() -> None:
    """At the end of the round: two Conductors of Class 3, Moaners of Class 1, and the Wide Brother, a Boss."""
    g = scene(at="A5", entities="SB2 C1, TC E2, SM E4, TC A2, SM B4, SM C2")
    g.rig("movement", *[way("s") + 1] * 3)
    g.rig("event", 5)
    run(g, END_ROUND)
    assert moved(g) == [5, 4, 2, 3, 1, 0]


@proves("GBT-ROU-12", "GBT-EVD-08")
def test_chaos_goes_by_class_too() -> None:
    g = scene(at="C3", entities="MG E1, SM E5, SM A1")
    chaos(g)
    g.settle()
    assert moved(g)[:2] == [2, 1]


@proves("GBT-ROU-13")
def test_the_players_order_equal_classes() -> None:
    g = scene(at="A5 B5 C5 D5", entities="TC E2, SM E4, SM C2", manual_order=True)
    g.order, g.active = (2, 0, 1, 3), NOBODY
    g.rig("movement", way("n") + 1, way("n") + 1)
    g.rig("event", 5)
    run(g, END_ROUND)
    assert (g.waiting(), offers(g)) == ((2,), ["aim C2", "aim E4"])
    assert why_not(g, "aim E2") == "GBT-ROU-13"
    do(g, "aim E4")
    assert moved(g) == [1, 2, 0]


@proves("GBT-ROU-13")
def test_in_a_turn_who_plays_it_says() -> None:
    g = scene(at="A5 B5 C5 D5", entities="BS B4, BS A4", manual_order=True)
    do(g, "end")
    assert (g.waiting(), offers(g)) == ((0,), ["aim A4", "aim B4"])
    do(g, "aim B4", "end")
    assert (g.waiting(), g.dulled[:2]) == ((1,), [1, 0])


@proves("GBT-ROU-13")
def test_by_the_book_nobody_is_asked() -> None:
    g = scene(at="A5 B5 C5 D5", entities="BS B4, BS A4")
    do(g, "end")
    assert g.waiting() == (1,)


@proves("GBT-ROU-11", "GBT-CEQ-03")
def test_what_equipment_does_for_a_turn_is_over_before_anything_at_the_end_of_it() -> None:
    g = scene(entities="MG C1")
    g.aids, g.net = aids.NOZZLE | aids.SIREN | aids.DOORS, (0, 1)
    run(g, END_TURNS[0])
    assert (g.aids, g.net) == (0, NO_NET)
