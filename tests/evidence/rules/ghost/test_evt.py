"""Ghost Events. EVT"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import do, facts, haunting, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import TYPE_NAMES
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def event(hunters: str, ghost: str = "Spirit", at: str = "H2", **options: Any) -> Haunting:
    """A Ghost Event in a grace round; the first hunter's turn follows."""
    g = haunting(ghost, "Bedroom", at, hunters, round=1, turn="ghost", **options)
    do(g, "stop", "manifest")
    return g


@proves("EVI-EVT-01")
def test_a_ghost_event_has_its_place_after_the_walk_of_a_passive_turn() -> None:
    g = haunting(hunters="van", round=4, turn="ghost")
    refused = [why_not(g, "manifest")]
    do(g, "stop", "refrain")
    refused.append(why_not(g, "manifest"))
    do(g, "roll")
    refused.append(why_not(g, "manifest"))
    assert refused == ["EVI-EVT-01"] * 3


@proves("EVI-EVT-01")
def test_a_hunting_ghost_performs_no_event() -> None:
    g = haunting(hunters="van", hunt=4, turn="ghost")
    assert why_not(g, "manifest") == "EVI-EVT-01"
    do(g, "stop")
    assert g.waiting() == (1,)


@proves("EVI-EVT-02")
@pytest.mark.parametrize(("choice", "events"), [("manifest", [()]), ("refrain", [])])
def test_the_ghost_player_chooses_whether_an_event_happens(choice: str, events: list[tuple[int, ...]]) -> None:
    g = haunting(hunters="van", round=1, turn="ghost")
    do(g, "stop")
    assert [str(act) for act in g.candidates(0)] == offers(g) == ["manifest", "refrain"]
    do(g, choice)
    assert facts(g, "event") == events


@proves("EVI-EVT-02")
@pytest.mark.parametrize(("die", "choices"), [(4, ["manifest"]), (3, ["manifest", "refrain"])])
def test_only_its_roll_takes_the_choice_from_a_myling(die: int, choices: list[str]) -> None:
    g = haunting("Myling", hunters="van", round=1, turn="ghost")
    g.rig("event", die)
    do(g, "stop")
    assert offers(g) == choices


@proves("EVI-EVT-03")
def test_one_event_is_all_in_a_turn() -> None:
    g = haunting(hunters="van", round=4, turn="ghost")
    do(g, "stop", "manifest")
    assert (why_not(g, "manifest"), offers(g)) == ("EVI-EVT-01", ["roll"])


@proves("EVI-EVT-04")
@pytest.mark.parametrize("ghost", TYPE_NAMES)
def test_every_type_makes_one_event_roll_and_only_a_myling_is_bound_by_it(ghost: str) -> None:
    g = haunting(ghost, hunters="van", round=1, turn="ghost")
    g.rig("event", 6)
    do(g, "stop")
    assert (view(g, ()).rolled.count("event"), "refrain" in offers(g)) == (1, ghost != "Myling")


@proves("EVI-EVT-05")
def test_what_the_event_roll_shows_is_secret() -> None:
    seen = []
    for die in (3, 4):
        g = haunting("Myling", hunters="van van", round=1, turn="ghost")
        g.rig("event", die)
        do(g, "stop")
        behind = view(g, (0,)).behind
        assert behind is not None
        assert (behind.event_roll, facts(g, "shows")[-1]) == (die, ("event", die))
        seen.append((told(g, 1), view(g, (1,))))
    assert seen[0] == seen[1]


@proves("EVI-EVT-06")
@pytest.mark.parametrize(
    ("ghost", "touched"), [("Spirit", (1,)), ("Poltergeist", (1, 2, 3)), ("Myling", (1,)), ("Demon", (1,))]
)
def test_an_event_reaches_four_squares_and_a_poltergeists_six(ghost: str, touched: tuple[int, ...]) -> None:
    g = event("F4 G4 H4 I4", ghost, at="B4")
    assert facts(g, "event") == [touched]


@proves("EVI-EVT-07")
@pytest.mark.parametrize(("square", "touched"), [("G4", (1,)), ("H4", (1,)), ("G5", ()), ("E1", (1,)), ("E2", ())])
def test_walls_stop_an_event_and_doors_do_not(square: str, touched: tuple[int, ...]) -> None:
    assert facts(event(square), "event") == [touched]


@proves("EVI-EVT-08")
@pytest.mark.parametrize(("square", "steps"), [("H1", 2), ("H5", 4)])
def test_an_affected_hunter_moves_two_squares_instead_of_four(square: str, steps: int) -> None:
    g = event(square)
    there = {"H1": "G1", "H5": "G5"}[square]
    do(g, *[f"step {to}" for to in [there, square] * (steps // 2)])
    assert why_not(g, f"step {there}") == "EVI-HTR-01"


@proves("EVI-EVT-09")
@pytest.mark.parametrize(("move", "halved"), [(5, 3), (3, 2), (1, 1), (6, 3)])
def test_a_halved_odd_allowance_is_rounded_up(move: int, halved: int) -> None:
    assert view(event("H1", hunter_move=move), ()).steps == halved


@proves("EVI-EVT-10")
def test_the_halving_is_over_after_one_turn() -> None:
    g = event("H1 van H1")
    steps = []
    for texts in (["end"], ["end"], ["end", "stop", "refrain"], ["end"], ["end"]):
        steps.append(view(g, ()).steps)
        do(g, *texts)
    assert [*steps, view(g, ()).slowed] == [2, 4, 2, 4, 4, [False] * 3]


@proves("EVI-EVT-11")
def test_a_slowed_hunter_acts_as_ever() -> None:
    g = haunting(at="H2", hunters="H1 H1", hands="Thermometer / Thermometer", round=1, turn="ghost")
    do(g, "stop", "manifest", "use Thermometer", "end", "step G1", "step H1")
    assert (why_not(g, "use Thermometer"), why_not(g, "step G1")) == ("", "EVI-HTR-01")
    do(g, "use Thermometer")
    assert told(g).count("warm") == 2


@proves("EVI-EVT-12")
def test_a_hunter_who_is_slowed_already_is_not_slowed_further() -> None:
    g = haunting(at="H2", hunters="H1 van", round=1, turn="ghost")
    g.slowed[1] = True
    do(g, "stop", "manifest")
    assert view(g, ()).steps == 2


@proves("EVI-EVT-13", "EVI-EVT-14")
def test_an_event_names_whom_it_touches_and_tells_nothing_else() -> None:
    seen = []
    for square in ("H2", "G2"):
        g = event("H1 B2 van", at=square)
        (news,) = [each for each in g.events or [] if each.what == "event"]
        assert (news.facts, news.to) == ((1,), None)
        seen.append((told(g), view(g, (1,))))
    assert seen[0] == seen[1]


@proves("EVI-EVT-13")
def test_an_event_names_everybody_whom_it_touches() -> None:
    assert facts(event("H1 B2 H1"), "event") == [(1, 3)]


@proves("EVI-EVT-14")
def test_a_poltergeists_event_sounds_like_any_other() -> None:
    seen = [event("H1 van", ghost) for ghost in ("Spirit", "Poltergeist")]
    assert (told(seen[0], 1), view(seen[0], (1,))) == (told(seen[1], 1), view(seen[1], (1,)))


@proves("EVI-EVT-15")
def test_an_event_that_touches_nobody_is_legal_and_announced() -> None:
    g = event("B2 van")
    assert (facts(g, "event"), view(g, ()).steps) == ([()], 4)


@proves("EVI-EVT-16")
def test_hunters_in_the_van_are_never_affected() -> None:
    g = event("van E5", at="E8")
    assert facts(g, "event") == [(2,)]


@proves("EVI-EVT-17")
@pytest.mark.parametrize(("at", "touched"), [("H2", (1,)), ("F2", (1,)), ("F3", ())])
def test_a_hidden_hunter_is_affected_by_its_distance_like_anyone_else(at: str, touched: tuple[int, ...]) -> None:
    g = event("I1", at=at)
    assert (facts(g, "event"), where(g, 1)) == ([touched], "I1")


@proves("EVI-EVT-18")
def test_an_event_may_be_performed_in_every_passive_turn() -> None:
    g = haunting(hunters="van", round=1, turn="ghost", grace_rounds=20)
    for _ in range(10):
        do(g, "stop", "manifest")
        pass_on(g)
    assert (g.round, len(facts(g, "event"))) == (11, 10)
