"""Winning and losing. WIN"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, logged, pass_on, told, where
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, SPIRIT_BOX, TYPE_NAMES, TYPES, UV, WRITING
from hauntbox.games.evidence.cards.tokens import Entry, Print
from hauntbox.games.evidence.options import Options, seats
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.contract import score
from hauntbox.ledger import proves

SPIRITS = (EMF, SPIRIT_BOX, WRITING)


def found(g: Haunting, *kinds: int) -> None:
    """These kinds have been entered in the log."""
    g.log = tuple([Entry(kind, 4, 1) for kind in kinds])


def result(g: Haunting) -> tuple[str, tuple[float, ...]] | None:
    return (g.outcome.rule, g.outcome.scores) if g.outcome else None


@proves("EVI-WIN-01", "EVI-HUNT-10")
def test_the_ghost_wins_as_soon_as_all_hunters_are_dead() -> None:
    g = haunting(at="B2", hunters="B4 dead", turn="ghost", hunt=4)
    do(g, "step B3")
    assert (result(g), "all dead" in told(g), g.waiting()) == (("EVI-WIN-01", (1.0, 0.0, 0.0)), True, ())


@proves("EVI-WIN-01")
@pytest.mark.parametrize("other", ["I8", "E8", "van"])
def test_the_ghost_has_not_won_while_a_hunter_lives(other: str) -> None:
    g = haunting(at="B2", hunters=f"B4 {other}", turn="ghost", hunt=4)
    do(g, "step B3")
    assert (where(g, 1), result(g)) == ("dead", None)


@proves("EVI-WIN-01", "EVI-WIN-02")
def test_a_complete_log_does_not_help_the_dead() -> None:
    g = haunting(at="B2", hunters="B4 dead", turn="ghost", hunt=4)
    found(g, *SPIRITS)
    do(g, "step B3")
    assert result(g) == ("EVI-WIN-01", (1.0, 0.0, 0.0))


@proves("EVI-WIN-02")
def test_the_hunters_win_with_three_kinds_in_the_log_and_every_living_hunter_in_the_van() -> None:
    g = haunting(hunters="E8 van dead")
    found(g, *SPIRITS)
    do(g, "step van")
    assert (result(g), "solved" in told(g)) == (("EVI-WIN-02", (0.0, 1.0, 1.0, 0.0)), True)


@proves("EVI-WIN-02")
def test_two_kinds_are_not_enough() -> None:
    g = haunting(hunters="E8 van")
    found(g, EMF, WRITING)
    do(g, "step van")
    assert (where(g, 1), result(g)) == ("van", None)


@proves("EVI-WIN-03")
def test_the_hunters_win_in_the_middle_of_a_turn() -> None:
    g = haunting(hunters="van E8 van")
    found(g, *SPIRITS)
    do(g, "step E8", "step van", "end")
    assert result(g) is None
    do(g, "step van")
    assert (result(g), g.waiting(), g.steps) == (("EVI-WIN-02", (0.0, 1.0, 1.0, 1.0)), (), 3)


@proves("EVI-WIN-03", "EVI-WIN-05")
def test_the_hunters_in_the_van_win_when_the_last_one_outside_is_killed() -> None:
    g = haunting(at="B2", hunters="B4 van", turn="ghost", hunt=4)
    found(g, *SPIRITS)
    do(g, "step B3")
    assert (result(g), g.waiting()) == (("EVI-WIN-02", (0.0, 0.0, 1.0)), ())


@proves("EVI-WIN-05")
def test_a_kill_does_not_win_while_another_is_outside() -> None:
    g = haunting(at="B2", hunters="B4 van E8", turn="ghost", hunt=4)
    found(g, *SPIRITS)
    do(g, "step B3")
    assert result(g) is None


@proves("EVI-WIN-03", "EVI-WIN-04")
@pytest.mark.parametrize(("other", "over"), [("van", True), ("E8", False)])
def test_a_dots_sighting_as_the_third_kind_wins_if_all_are_in_the_van(other: str, over: bool) -> None:
    g = haunting(ghost="Goryo", hunters=f"van {other}")
    g.dots = (g.house.place["H7"],)
    found(g, EMF, UV)
    pass_on(g)
    do(g, "stop")
    assert (logged(g), bool(g.outcome), bool(g.waiting())) == ([EMF, UV, DOTS], over, not over)


@proves("EVI-WIN-06")
@pytest.mark.parametrize("other", ["van", "E8", "dead"])
def test_the_third_kind_alone_does_not_win(other: str) -> None:
    g = haunting(hunters=f"G7 {other}", hands="Spirit Box")
    found(g, EMF, WRITING)
    do(g, "use Spirit Box")
    assert (sorted(logged(g)), result(g), g.waiting()) == (sorted(SPIRITS), None, (1,))


@pytest.mark.parametrize(
    "ghost",
    [
        pytest.param(name, marks=proves("EVI-WIN-07", *(["EVI-WIN-08"] if name in ("Obake", "Goryo") else [])))
        for name in TYPE_NAMES
    ],
)
def test_the_hunters_win_without_naming_the_ghost(ghost: str) -> None:
    g = haunting(ghost=ghost, hunters="E8 van")
    found(g, *TYPES[g.type].kinds)
    do(g, "step van")
    assert (result(g), g.waiting()) == (("EVI-WIN-02", (0.0, 1.0, 1.0)), ())


@proves("EVI-WIN-09")
@pytest.mark.parametrize(("first", "scores"), [("dead", (0.0, 0.0, 1.0)), ("van", (0.0, 1.0, 1.0))])
def test_who_has_died_has_lost_even_if_the_others_win(first: str, scores: tuple[float, ...]) -> None:
    g = haunting(hunters=f"{first} E8")
    found(g, *SPIRITS)
    pass_on_to(g, 2)
    do(g, "step van")
    assert result(g) == ("EVI-WIN-02", scores)


def pass_on_to(g: Haunting, role: int) -> None:
    while g.waiting() != (role,):
        do(g, "end")


@proves("EVI-WIN-10")
@pytest.mark.parametrize(("other", "points"), [("van", 1.0), ("dead", 0.0)])
def test_who_runs_two_hunters_wins_if_one_of_them_lives(other: str, points: float) -> None:
    ghost, both = seats(Options(players=2))
    g = haunting(at="B2", hunters=f"B4 {other}", turn="ghost", hunt=4)
    found(g, *SPIRITS)
    do(g, "step B3")
    assert (score(g, both), score(g, ghost)) == (points, 1.0 - points)


@proves("EVI-WIN-10")
def test_with_three_players_each_wins_or_loses_alone() -> None:
    g = haunting(at="B2", hunters="B4 van", turn="ghost", hunt=4)
    found(g, *SPIRITS)
    do(g, "step B3")
    assert [score(g, seat) for seat in seats(Options(players=3))] == [0.0, 0.0, 1.0]


@proves("EVI-WIN-11")
def test_at_the_end_of_the_dawn_round_nobody_has_won() -> None:
    g = haunting(hunters="E8 van", round=30)
    do(g, "end")
    assert result(g) is None
    do(g, "end")
    assert (result(g), "dawn" in told(g)) == (("EVI-WIN-11", (0.0, 0.0, 0.0)), True)


@proves("EVI-WIN-11")
def test_a_round_before_dawn_the_game_goes_on() -> None:
    g = haunting(hunters="E8 van", round=29)
    pass_on(g)
    assert (result(g), g.round) == (None, 30)


@proves("EVI-WIN-12")
@pytest.mark.parametrize("seat", [(), (0,), (1, 2)], ids=["onlooker", "ghost", "hunters"])
def test_at_the_end_everything_is_revealed_to_everybody(seat: tuple[int, ...]) -> None:
    g = haunting(ghost="Myling", at="G6", hunters="E8 van", hands="Book / DOTS", round=29)
    pass_on(g, uv=4)
    do(g, "stop", "manifest")
    g.rig("hunt", 1)
    do(g, "roll", "end")
    assert (view(g, seat).behind is None, view(g, seat).hand is None) == (0 not in seat, 1 not in seat)
    do(g, "end")
    seen = view(g, seat)
    assert seen.behind is not None
    assert (seen.behind.type, seen.behind.room, seen.behind.square) == (g.type, g.room, g.house.place["G6"])
    assert (seen.behind.prints, seen.behind.rolls) == ((Print(g.house.place["G6"], 30),), g.rolls)
    assert (seen.hand, seen.deck) == (g.hand[1:], g.deck)
    assert facts(g, "revealed") == [(g.type, g.room, g.house.place["G6"])]
