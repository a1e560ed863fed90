"""A ladder of bots: the same seeds for all, resumed when interrupted, written as a page. Tried on the parlour."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauntbox.bots import UnknownBot
from hauntbox.kernel.options import BadOption
from hauntbox.lab import ladder as lab
from hauntbox.lab import match
from hauntbox.lab.ladder import Broken, Climb, Ladder, climb, ladder_of, play_one
from hauntbox.lab.ladder_page import compared, page, shows
from hauntbox.lab.report import standing
from lab.test_simulate import BROKEN
from parlour import GAME

QUICK = {"hit_points": 3}
GUESTS = ["Agnes", "Bertram", "Clara", "Desmond"]


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
    """Games that were played, and not read from a file."""
    made: list[tuple[str, str, int]] = []

    def noted(kind: Any, ladder: Ladder, side: str, player: str, index: int) -> Climb:
        made.append((side, player, index))
        return play_one(kind, ladder, side, player, index)

    monkeypatch.setattr(lab, "play_one", noted)
    return made


def short(*rungs: str) -> Ladder:
    return ladder_of(GAME, QUICK, rungs=rungs or ("random", "greedy"), against="random")


def test_every_player_plays_every_side_on_the_same_seeds(tmp_path: Path, plays: list[Any]) -> None:
    climbed = climb(GAME, short(), 3, tmp_path)
    assert list(climbed) == GUESTS
    assert {one.games for fared in climbed.values() for one in fared.values()} == {3}
    assert len(plays) == len(set(plays)) == 4 * 2 * 3


def test_the_others_are_played_by_the_same_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[str, ...]] = []

    def watched(kind: Any, job: Any, index: int) -> Any:
        seated.append(job.players)
        return original(kind, job, index)

    original = match.play
    monkeypatch.setattr(lab, "play", watched)
    play_one(GAME, short(), "Clara", "greedy", 0)
    assert seated == [("random", "random", "greedy", "random")]


def test_an_interrupted_ladder_goes_on_where_it_was(tmp_path: Path, plays: list[Any]) -> None:
    whole = climb(GAME, short(), 2, tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:10]) + lines[10][:7])  # somebody pulled the plug
    plays.clear()
    assert climb(GAME, short(), 2, tmp_path) == whole
    assert len(plays) == len(lines) - 10
    plays.clear()
    assert climb(GAME, short(), 2, tmp_path) == whole
    assert plays == []


def test_a_longer_ladder_begins_with_the_games_of_a_shorter_one(tmp_path: Path, plays: list[Any]) -> None:
    climb(GAME, short(), 1, tmp_path)
    plays.clear()
    climb(GAME, short("random", "greedy", "easy"), 2, tmp_path)
    assert len(plays) == 4 * 3 * 2 - 4 * 2 * 1
    assert {index for _, player, index in plays if player == "random"} == {1}


def test_games_of_another_set_up_do_not_count(tmp_path: Path, plays: list[Any]) -> None:
    climb(GAME, short(), 1, tmp_path)
    climb(GAME, ladder_of(GAME, {"hit_points": 4}, rungs=("random", "greedy"), against="random"), 1, tmp_path)
    assert len(plays) == 16
    assert len(list(tmp_path.iterdir())) == 2


def test_the_result_is_the_same_for_two_workers(tmp_path: Path) -> None:
    assert climb(GAME, short(), 2, tmp_path / "a", workers=2) == climb(GAME, short(), 2, tmp_path / "b")


def test_a_game_that_breaks_is_told(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="Agnes by random, game 3"):
        play_one(BROKEN, ladder_of(GAME, {}, rungs=("random",), against="random"), "Agnes", "random", 3)


def test_a_slip_of_the_pen_is_told_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        ladder_of(GAME, {}, rungs=("random", "genius"))
    with pytest.raises(BadOption):
        ladder_of(GAME, {"hit_points": 9_999})


def test_the_page_has_a_table_for_each_side(tmp_path: Path) -> None:
    ladder = short()
    text = page(GAME, [(ladder, climb(GAME, ladder, 2, tmp_path))], "hauntbox ladder parlour --games 2")
    assert "To make this page anew: `hauntbox ladder parlour --games 2`" in text
    assert "hit_points=3" in text
    assert "## Clara, the other side by `random`" in text
    assert text.count("| player | games | won | 95% interval |") == 4
    assert text.count("| random | 2 | ") == 4


def test_what_a_ladder_shows_is_said_in_words() -> None:
    few, many, most = standing([1.0] * 10 + [0.0] * 90), standing([1.0] * 15 + [0.0] * 85), standing([1.0] * 100)
    assert compared(many, few) == "is above (the intervals touch)"
    assert compared(most, few) == "is above (the intervals do not touch)"
    assert compared(few, many) == "is below"
    assert compared(few, few) == "is level with"
    fared = {"random": few, "greedy": many, "easy": few, "normal": many, "hard": most}
    assert list(shows(fared)) == [
        "greedy is above (the intervals touch) random",
        "easy is below greedy",
        "normal is above (the intervals touch) easy",
        "hard is above (the intervals do not touch) normal",
        "easy is level with random",
        "normal is level with greedy",
        "hard is above (the intervals do not touch) easy",
    ]
