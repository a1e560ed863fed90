"""The lab plays many games and counts; tried on the parlour."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from msgspec import json

from hauntbox.bots import UnknownBot
from hauntbox.games import UnknownGame
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import BadOption
from hauntbox.lab import simulate, wilson
from hauntbox.lab.report import unused
from hauntbox.lab.simulate import BadPlayers, BadScenario, chunk_ranges, job_of, shared
from parlour import GAME
from parlour.options import ParlourOptions
from parlour.state import Parlour

GUESTS = {"Agnes", "Bertram", "Clara", "Desmond"}


def broken(options: ParlourOptions, scenario: str, seed: str) -> Parlour:
    """Now and then a guest has nowhere to stand: the rules will stumble over it later."""
    g = GAME.new(options, scenario, seed)
    assert isinstance(g, Parlour)
    if seed.endswith("3"):
        g.at = [7, 10, 25, 99]
    return g


def unlucky(options: ParlourOptions, scenario: str, seed: str) -> Any:
    raise ZeroDivisionError("no room")


BROKEN: Declaration = replace(GAME, lay_out=broken)


def test_the_same_result_for_any_number_of_workers() -> None:
    one = simulate("parlour", 40, 7, ["flat:2", "random", "random", "random"], kind=GAME)
    two = simulate("parlour", 40, 7, ["flat:2", "random", "random", "random"], kind=GAME, workers=2)
    assert one.facts() == two.facts()
    assert (one.workers, two.workers, one.errors) == (1, 2, 0)


def test_roles_that_are_not_in_play_have_no_seat_no_bot_and_no_row() -> None:
    report = simulate("parlour", 20, 7, ["flat:2", "random"], {"guests": 2}, kind=GAME)
    assert (set(report.sides), report.errors) == ({"Agnes", "Bertram"}, 0)


def test_rows_come_back_in_the_order_of_the_games() -> None:
    job = job_of(GAME, 7, ["random"], None, None)
    rows = [row for chunk, _ in shared(GAME, job, 30, 2, None) for row in chunk]
    assert [row.index for row in rows] == list(range(30))


def test_the_seed_decides_the_games() -> None:
    first, again, other = (simulate("parlour", 30, seed, kind=GAME).facts() for seed in (1, "1", 2))
    assert first == again
    assert first["lengths"] != other["lengths"]


def test_a_longer_run_starts_with_the_games_of_a_shorter() -> None:
    short, long = (simulate("parlour", games, 1, kind=BROKEN) for games in (10, 20))
    assert long.failures[: short.errors] == short.failures


def test_a_report_counts_games_wins_and_decisions() -> None:
    report = simulate("parlour", 50, 3, options={"hit_points": 6}, kind=GAME)
    assert (report.games, sum(report.outcomes.values()), sum(one.wins for one in report.roles.values())) == (50, 50, 50)
    assert report.outcomes == {"PAR-WIN-01": 50}
    assert set(report.roles) == GUESTS
    assert report.lengths.min <= report.lengths.median <= report.lengths.max
    assert report.lengths.mean * 50 == pytest.approx(report.decisions)
    assert report.options == {"hit_points": 6}
    assert report.decisions_per_second > 0


def test_a_report_is_json() -> None:
    sheet = json.decode(json.encode(simulate("parlour", 5, 3, kind=BROKEN)))
    assert {"game", "games", "errors", "decisions", "decisions_per_second", "outcomes", "sides", "lengths"} <= set(
        sheet
    )
    assert {"seed", "error"} <= set(sheet["failures"][0])


def test_a_broken_game_is_written_down_and_stops_no_other() -> None:
    report = simulate("parlour", 12, 5, kind=BROKEN)
    assert [failure.seed for failure in report.failures] == ["5/3"]
    assert re.search(r"^IndexError: .* \(state.py:\d+ \w+\)$", report.failures[0].error)
    assert (report.games, sum(report.outcomes.values())) == (12, 11)


def test_a_failure_keeps_the_last_position_that_was_in_order() -> None:
    failure = simulate("parlour", 4, 5, kind=BROKEN).failures[0]
    g = GAME.codec.load(failure.position.encode())
    assert isinstance(g, Parlour)
    assert g.waiting()
    assert failure.answers > 0


@pytest.mark.parametrize("players", [["random"], ["flat:1"]])
def test_a_failure_at_set_up_has_no_position(players: list[str]) -> None:
    report = simulate("parlour", 3, 5, players, kind=replace(GAME, lay_out=unlucky))
    assert [(failure.answers, failure.position) for failure in report.failures] == [(0, "")] * 3
    assert (report.decisions, report.lengths.max) == (0, 0)


def test_a_mind_without_a_seat_is_an_error_of_the_game() -> None:
    report = simulate(
        "parlour", 1, 5, ["flat:1"], kind=replace(GAME, seats=lambda options, scenario: [(1,), (2,), (3,)])
    )
    assert "no seat plays mind 0" in report.failures[0].error


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate("parlour", 20, 5, kind=GAME, progress=lambda done, games: told.append((done, games)))
    assert told == sorted(told)
    assert told[-1] == (20, 20)


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 2), (7, 3), (1000, 2)])
def test_chunks_hold_every_game_once(games: int, workers: int) -> None:
    chunks = list(chunk_ranges(games, workers))
    assert [index for first, last in chunks for index in range(first, last)] == list(range(games))


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"players": ["random", "random"]}, BadPlayers),
        ({"players": []}, BadPlayers),
        ({"players": ["clever"]}, UnknownBot),
        ({"scenario": "attic"}, BadScenario),
        ({"options": {"hit_points": 99}}, BadOption),
        ({"kind": None}, UnknownGame),
        ({"kind": replace(GAME, title="Elsewhere"), "workers": 2}, LookupError),
    ],
)
def test_a_slip_of_the_pen_is_refused_before_any_game(asked: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(**{"game": "parlour", "games": 1, "kind": GAME, **asked})
    assert issubclass(error, ValueError | LookupError)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 4, 0.0456, 0.6994), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


HOUSE = """
game = "evidence"
title = "Two rooms and a far one"
dawn = 3
drawing = '''
     A   B   C   D   E   F   G   H   I   J   K   L   M
   +---+---+---+---+---+---+---+---+---+---+---+---+---+
 1 |H*  H  DK* |C   C   C   C   C   C   C   C  DF   F  |
   + X +   + D +   +---+---+---+---+---+---+---+---+---+
 2 |V  |H  DC   C  |
   +---+---+---+---+
'''
[rooms]
H = "Hall"
K = "Kitchen"
C = "Corridor"
F = "Far room"
"""


def test_a_scenario_of_ones_own_is_played_from_its_text() -> None:
    report = simulate("evidence", 3, 1, scenario=HOUSE)
    assert (report.errors, report.scenario, report.unused) == (0, HOUSE, {})


def test_a_watched_simulation_notes_what_is_never_used() -> None:
    alone, shared = (simulate("evidence", 4, 1, scenario=HOUSE, watch=True, workers=n) for n in (1, 2))
    assert "Far room" in alone.unused["visited"]
    assert set(alone.unused) == {"visited", "haunted"}
    assert alone.facts() == shared.facts()


def test_what_one_game_uses_is_used() -> None:
    games = [{"visited": {"Hall": False, "Attic": False}}, {"visited": {"Hall": True, "Attic": False}}, {}]
    assert unused(games) == {"visited": ["Attic"]}


def test_a_game_without_such_a_look_can_be_watched_too() -> None:
    assert simulate("parlour", 2, 1, kind=GAME, watch=True).unused == {}


def test_a_scenario_that_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadScenario, match=r"cannot play: line 4, dawn: expected a whole number"):
        simulate("evidence", 3, 1, scenario=HOUSE.replace("dawn = 3", "dawn = 0"))


def test_options_that_do_not_go_together_are_not_blamed_on_the_scenario() -> None:
    with pytest.raises(BadOption, match="automated ghost"):
        simulate("evidence", 3, 1, options={"players": 1}, scenario=HOUSE)
