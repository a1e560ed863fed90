"""A small experiment is bounded, and says what the same experiment as a file says."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hauntbox.lab.experiments import small as lab
from hauntbox.lab.experiments.comparing import compare
from hauntbox.lab.experiments.experiment import read_experiment
from hauntbox.lab.experiments.run_folder import RunFolder
from hauntbox.lab.experiments.running import run
from hauntbox.lab.experiments.small import (
    FEWEST,
    GamePair,
    SmallExperiment,
    cells_of_small,
    experiment_of,
    outcome,
    play_pairs,
    text_of,
)
from hauntbox.lab.report import Failure, Row

DEADLIER = SmallExperiment(
    "evidence",
    {"kill_reach": 3, "hunt_rounds": 10},
    options={"grace_rounds": 0, "players": 4},
    games=60,
    seed="two words",
)


@pytest.fixture(autouse=True)
def polite(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The process of these tests keeps its place in the queue."""
    levels: list[int] = []
    monkeypatch.setattr(os, "setpriority", lambda which, who, level: levels.append(level))
    return levels


def test_it_says_what_the_same_experiment_says_as_a_file(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(text_of(experiment_of(DEADLIER)), encoding="utf-8")
    folder = RunFolder.begin(tmp_path / "run", read_experiment(file))
    (whole,) = compare(folder, run(folder, 1))
    found = outcome(play_pairs(cells_of_small(DEADLIER), 0, 60, 600.0))
    assert whole.sentence.endswith(f"with kill_reach 3, hunt_rounds 10: {found.words}")
    assert found.differences == whole.differences
    assert next(each for each in found.differences if each.side == "Ghost").low > 0
    assert (found.length_before, found.length_after) == pytest.approx((whole.length_before, whole.length_after))
    assert {rule: (before, after) for rule, before, after in found.endings} == whole.endings
    assert [each.games for each in found.before] == [60, 60]


def test_it_is_played_in_pieces_behind_all_else(polite: list[int]) -> None:
    cells = cells_of_small(DEADLIER)
    whole = play_pairs(cells, 0, 3, 600.0)
    assert [*play_pairs(cells, 0, 3, 0.0), *play_pairs(cells, 1, 3, 600.0)] == whole
    assert set(polite) == {lab.LATER}


def refused(**asked: Any) -> str:
    try:
        cells_of_small(msgspec.convert({"game": "evidence", "changes": {"hunt_rounds": 5}, **asked}, SmallExperiment))
    except (ValueError, LookupError) as error:
        return str(error)
    return "not refused"


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    assert "did you mean hunt_rounds" in refused(changes={"hunt_round": 5})
    assert "a number from" in refused(changes={"hunt_rounds": 5_000_000})
    assert "that changes nothing" in refused(changes={"hunt_rounds": 4})
    assert "unknown scenario: Evidence has" in refused(scenario='name = "mine"\n')
    assert "one of random, greedy, easy" in refused(bot="search:100000")
    assert "unknown game" in refused(game="../evidence")
    assert "length <= 2" in refused(changes={"hunt_rounds": 5, "kill_reach": 3, "sight_range": 3})
    assert "length >= 1" in refused(changes={})
    assert "<= 400" in refused(games=401)
    assert f">= {FEWEST}" in refused(games=1)
    assert "matching regex" in refused(seed='"]')
    assert "unknown field" in refused(workers=64)


def test_options_that_exclude_one_another_are_refused() -> None:
    assert "exclude one another" in refused(options={"random_ghost": True}, changes={"auto_ghost": "shy"})


def test_a_game_that_breaks_is_told_and_counts_nowhere() -> None:
    sound = Row(0, 10, "EVI-WIN-01", ("a", "b"), ("Ghost", "Hunters"), (1.0, 0.0))
    broken = Row(1, failure=Failure("lab/1", "KeyError: 3 (flow.py:7 step)"))
    found = outcome([GamePair(sound, sound), GamePair(sound, broken)])
    assert (found.broken, found.error) == (1, "KeyError: 3 (flow.py:7 step)")
    assert [each.games for each in found.before] == [1, 1]
    assert "no clear difference" in found.words.lower()


def test_nothing_played_is_no_outcome_but_no_accident_either() -> None:
    found = outcome([])
    assert (found.words, found.differences, found.length_before) == ("", [], 0.0)
