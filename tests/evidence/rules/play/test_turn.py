"""Rounds and turns. TURN"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.tokens import Print
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def rolled(g: Haunting) -> list[str]:
    return view(g, ()).rolled


@proves("EVI-TURN-01", "EVI-TURN-05")
def test_a_round_is_a_ghost_turn_and_a_turn_of_every_hunter_and_then_it_is_over() -> None:
    g = haunting(hunters="E8 van", round=1, turn="ghost")
    do(g, "stop", "refrain", "end")
    assert (g.round, facts(g, "round")) == (1, [(1,)])
    do(g, "end")
    assert (g.round, facts(g, "round"), facts(g, "turn")) == (2, [(1,), (2,)], [(1,), (2,)])


@proves("EVI-TURN-02")
@pytest.mark.parametrize("hunt", [0, 4])
def test_the_ghost_acts_first_in_every_round(hunt: int) -> None:
    g = haunting(hunters="van van", round=4, hunt=hunt)
    do(g, "end", "end")
    assert (g.round, g.waiting(), "stop" in offers(g)) == (5, (0,), True)


@proves("EVI-TURN-03")
def test_hunters_play_clockwise_from_the_ghost() -> None:
    g = new(Options(players=5), "larkspur", "any")
    g.events = []
    do(g, "be Spirit", "dwell Nursery", *["pick Book", "pick DOTS"] * 2, *["pick EMF Reader", "pick Crucifix"] * 2)
    do(g, "stop", "refrain", "end", "end", "end", "end")
    assert (g.round, facts(g, "turn")) == (2, [(1,), (2,), (3,), (4,)])


@proves("EVI-TURN-04")
def test_the_dead_are_skipped() -> None:
    g = haunting(hunters="van dead van", round=1, turn="ghost")
    do(g, "stop", "refrain", "end")
    assert (g.waiting(), g.round) == ((3,), 1)


@proves("EVI-TURN-06", "EVI-TURN-07")
@pytest.mark.parametrize(("round", "is_rolled"), [(1, False), (2, False), (3, False), (4, True)])
def test_only_after_three_grace_rounds_the_ghost_rolls_for_a_hunt(round: int, is_rolled: bool) -> None:
    g = haunting(round=round, turn="ghost", countdown=1)
    do(g, "stop", "refrain")
    if is_rolled:
        do(g, "roll")
    assert ("hunt" in rolled(g), g.hunt > 0, g.waiting()) == (is_rolled, is_rolled, (1,))


@proves("EVI-TURN-08")
def test_in_a_grace_round_the_ghost_leaves_evidence_moves_and_manifests() -> None:
    g = haunting("Obake", hunters="van H4", round=2)
    pass_on(g, uv=4)
    do(g, "step H6", "stop", "manifest")
    assert ([mark.left for mark in g.prints], where(g, 0), facts(g, "event")) == ([3], "H6", [(2,)])


@proves("EVI-TURN-09")
@pytest.mark.parametrize(("grace", "round", "asked"), [(0, 1, 0), (1, 1, 1), (1, 2, 0), (5, 5, 1), (5, 6, 0)])
def test_the_first_hunt_roll_follows_the_grace_rounds_of_the_table(grace: int, round: int, asked: int) -> None:
    g = haunting(hunters="van", round=round, turn="ghost", grace_rounds=grace)
    do(g, "stop", "refrain")
    assert (g.waiting(), "roll" in offers(g)) == ((asked,), asked == 0)


@proves("EVI-TURN-10")
def test_all_see_that_the_ghost_is_passive_until_its_hunt_and_again_after_it() -> None:
    g = haunting(hunters="van H5", round=4, turn="ghost", countdown=1)
    do(g, "stop", "refrain")
    assert view(g, ()).hunt == 0
    do(g, "roll")
    assert view(g, ()).hunt == 4
    pass_on(g)
    do(g, "step H6")
    assert (view(g, ()).hunt, where(g, 2)) == (0, "dead")


@proves("EVI-TURN-11")
def test_a_passive_turn_is_evidence_rolls_movement_event_hunt_roll() -> None:
    g = haunting(hunters="van", round=4)
    pass_on(g, hunt=1)
    told_before = len(told(g))
    assert (told(g)[-1], rolled(g)) == ("rolled", ["uv"])
    do(g, "stop", "manifest", "roll")
    assert told(g)[told_before:] == ["moved", "rolled", "event", "rolled", "no hunt", "turn"]
    assert rolled(g) == ["uv", "event", "hunt"]


@proves("EVI-TURN-12")
def test_a_hunting_turn_is_kills_then_movement_with_kills() -> None:
    g = haunting(at="B2", hunters="B4 van", hunt=4, turn="ghost")
    assert (g.waiting(), rolled(g)) == ((0,), [])
    do(g, "step B3")
    assert (where(g, 1), g.waiting()) == ("dead", (2,))


@proves("EVI-TURN-12")
def test_a_kill_at_the_start_of_a_hunting_turn_leaves_no_movement() -> None:
    g = haunting(at="B2", hunters="B1 van", hunt=4, turn="ghost")
    assert (where(g, 1), g.waiting()) == ("dead", (2,))


@proves("EVI-TURN-13")
@pytest.mark.parametrize("hunt", [0, 9])
@pytest.mark.parametrize(("left", "life"), [(5, 0), (6, 1)])
def test_prints_whose_life_is_over_are_gone_before_the_ghost_does_anything(hunt: int, left: int, life: int) -> None:
    g = haunting("Myling", hunters="van", round=9, hunt=hunt)
    g.prints = (Print(g.house.place["B2"], left),)
    pass_on(g, uv=1)
    assert (g.round, len(g.prints)) == (10, life)


@proves("EVI-TURN-14")
def test_at_dawn_a_hunt_ends_first_and_the_round_marker_stays() -> None:
    g = haunting(hunters="van", round=30, hunt=27, turn="ghost")
    do(g, "stop", "end", "relent")
    assert (told(g)[-3:], g.round) == (["hunt over", "dawn", "revealed"], 30)


@proves("EVI-TURN-14")
def test_before_dawn_the_round_marker_rises_by_one() -> None:
    g = haunting(hunters="van", round=29)
    do(g, "end")
    assert (g.round, g.outcome) == (30, None)
    do(g, "stop", "refrain")
    pass_on(g, hunt=1)
    do(g, "roll", "end")
    assert g.outcome is not None


@proves("EVI-TURN-14")
@pytest.mark.parametrize(("round", "asked"), [(6, False), (7, True)])
def test_a_hunt_before_its_last_round_is_not_ended(round: int, asked: bool) -> None:
    g = haunting("Demon", hunters="van", round=round, hunt=4)
    do(g, "end")
    assert (why_not(g, "prolong") == "", g.hunt) == (asked, 4)


@proves("EVI-TURN-14")
def test_a_prolonged_hunt_does_not_put_off_the_dawn() -> None:
    g = haunting("Demon", hunters="van", round=30, hunt=27)
    do(g, "end", "prolong")
    assert (g.outcome is not None, g.hunt) == (True, 27)
