"""Weights are taken only if they win games: on the same seeds, each side by itself, the others by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntbox.games.common.learned.sheet import Fitted, HeldOut, LearnedSheet, Paired, Source
from hauntbox.lab.learning.learning import Lessons, Tried, best_of, sheet_of, try_out
from hauntbox.lab.learning.lesson import BadLesson, lesson_of
from hauntbox.lab.learning.lesson_folder import TRIALS, LessonFolder
from hauntbox.lab.learning.paired import (
    JudgedBot,
    Pairing,
    Results,
    by_chance,
    interval,
    is_accepted,
    key_of,
    match_of,
    play_pairing,
    sides_of,
)
from hauntbox.lab.learning.weights_file import text_of

SHORT = lesson_of("evidence", ["larkspur"], {"dawn_round": 3, "grace_rounds": 0})
LESSONS = Lessons(Fitted(0.0, {"log": 1.0}), {}, 8, 100, HeldOut(0.5, 0.5, 0.7, 0.7), {}, [])


def pairs(better: int, worse: int, games: int = 120, side: str = "Hunters") -> Paired:
    return Paired("larkspur", side, "normal", games, 0.5, 0.5, better, worse)


def weights(share: float, number: str = "log", weight: float = 1.0) -> str:
    source = Source(["larkspur"], {}, "lesson", 8, 100, [0.0])
    return text_of(
        LearnedSheet("evidence", 4, share, source, HeldOut(0.5, 0.5, 0.7, 0.7), Fitted(0.0, {number: weight}))
    )


def test_nothing_learned_plays_as_by_hand() -> None:
    plain = play_pairing(SHORT, Pairing("larkspur", "greedy", 3))
    for side in sides_of(SHORT):
        assert play_pairing(SHORT, Pairing("larkspur", "greedy", 3, side, weights(0.0))).scores == plain.scores


def test_what_was_learned_is_played_by_its_side_alone() -> None:
    at_home = weights(1.0, "in the van", 9.0)
    _, match = match_of(SHORT, Pairing("larkspur", "greedy", 0, "Hunters", at_home))
    learned = {mind for mind, (_, bot) in match.players.items() if isinstance(bot, JudgedBot)}
    assert learned == {1, 2, 3}
    for _ in range(36):
        match.answer()
    assert {match.g.at[role] for role in learned} == {match.g.house.van}  # there they like to be
    _, plain = match_of(SHORT, Pairing("larkspur", "greedy", 0))
    for _ in range(36):
        plain.answer()
    assert {plain.g.at[role] for role in learned} != {plain.g.house.van}


def test_only_what_wins_clearly_more_is_accepted() -> None:
    assert is_accepted([pairs(38, 5)])
    assert not is_accepted([pairs(12, 8)])
    assert not is_accepted([pairs(5, 38)])
    assert not is_accepted([pairs(50, 5), pairs(5, 20, side="Ghost")])  # one side pays for the other
    assert is_accepted([pairs(38, 5), pairs(9, 8, side="Ghost")])
    assert by_chance(pairs(38, 5)) < 0.001 < by_chance(pairs(12, 8))
    low, high = interval([pairs(38, 5)])
    assert low < 33 / 120 < high


def test_the_best_of_those_that_are_accepted_is_kept() -> None:
    rows = [pairs(30, 5)]
    tried = [Tried(0.5, rows, 0.1, 0.3, True, "half"), Tried(0.25, rows, 0.2, 0.4, True, "quarter")]
    assert best_of(tried) == tried[1]
    assert best_of([Tried(0.5, rows, 0.1, 0.3, False, "half")]) is None


def test_paired_games_go_on_and_are_not_played_twice(tmp_path: Path) -> None:
    folder = LessonFolder(tmp_path, SHORT)
    told: list[tuple[int, int]] = []
    first = try_out(folder, LESSONS, [0.5], 1, "greedy", progress=lambda *way: told.append(way))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]
    told.clear()
    more = try_out(folder, LESSONS, [0.5], 2, "greedy", progress=lambda *way: told.append(way))
    assert told == [(3, 6), (4, 6), (5, 6), (6, 6)]
    assert [row.games for row in (*first[0].rows, *more[0].rows)] == [1, 1, 2, 2]
    fresh = try_out(LessonFolder(tmp_path / "two", SHORT), LESSONS, [0.5], 2, "greedy", workers=2)
    assert fresh == more


def test_a_line_that_was_cut_off_is_played_again_and_a_damaged_one_named(tmp_path: Path) -> None:
    path = tmp_path / TRIALS
    results = Results(path)
    pairing = Pairing("larkspur", "greedy", 0)
    results.add(play_pairing(SHORT, pairing))
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"key": "lark')
    assert [*Results(path).scores] == [key_of(pairing)]
    path.write_bytes(b"{}\n" + whole)
    with pytest.raises(BadLesson, match="line 1"):
        Results(path)
    assert path.read_bytes() == b"{}\n" + whole


def test_the_file_says_from_what_it_was_learned() -> None:
    text = text_of(sheet_of(SHORT, LESSONS, 0.5))
    assert 'scenarios = ["larkspur"]' in text
    assert "games = 8" in text
    assert "`hauntbox lab learn evidence` makes this file anew" in text
