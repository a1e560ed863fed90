"""Games to learn from are the same for any number of workers, go on after an interruption, and are kept whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import polars
import pytest

from hauntbox.games import find
from hauntbox.lab.learning import learning, lesson_folder
from hauntbox.lab.learning.learning import gather
from hauntbox.lab.learning.lesson import BadLesson, Lesson, by_hand, job_in, learning_of, lesson_of
from hauntbox.lab.learning.lesson_folder import MANIFEST, LessonFolder
from hauntbox.lab.learning.self_play import play_lessons, watch
from hauntbox.lab.match import Match

SHORT = lesson_of("evidence", ["larkspur", "penhallow"], {"dawn_round": 2, "grace_rounds": 0}, teacher="greedy")


def test_one_process_and_two_see_the_same_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_folder, "CHUNK", 1)
    one = gather(LessonFolder(tmp_path / "one", SHORT), 4, 1)
    two = gather(LessonFolder(tmp_path / "two", SHORT), 4, 2)
    assert one.equals(two)
    assert one.select("scenario", "index").unique().height == 4


def test_what_is_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_folder, "CHUNK", 1)
    whole = gather(LessonFolder(tmp_path / "whole", SHORT), 4, 1)
    played: list[Any] = []
    play = play_lessons

    def tired(lesson: Lesson, *chunk: Any) -> polars.DataFrame:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(chunk)
        return play(lesson, *chunk)

    monkeypatch.setattr(learning, "play_lessons", tired)
    with pytest.raises(KeyboardInterrupt):
        gather(LessonFolder(tmp_path / "cut", SHORT), 4, 1)
    monkeypatch.setattr(learning, "play_lessons", play)
    told: list[tuple[int, int]] = []
    again = gather(LessonFolder(tmp_path / "cut", SHORT), 4, 1, lambda done, total: told.append((done, total)))
    assert again.equals(whole)
    assert told == [(2, 4), (3, 4), (4, 4)]


def test_another_lesson_does_not_take_the_folder(tmp_path: Path) -> None:
    LessonFolder(tmp_path, SHORT)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    with pytest.raises(BadLesson, match="holds another lesson"):
        LessonFolder(tmp_path, lesson_of("evidence", ["larkspur"]))
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == before


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear Ada")
    with pytest.raises(BadLesson, match="not empty"):
        LessonFolder(tmp_path, SHORT)
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_what_is_damaged_is_named_and_not_written_over(tmp_path: Path) -> None:
    folder = LessonFolder(tmp_path, SHORT)
    gather(folder, 2, 1)
    chunk = sorted((tmp_path / "positions").iterdir())[0]
    chunk.write_bytes(b"half a file")
    with pytest.raises(BadLesson, match=f"{chunk.name} cannot be read"):
        gather(folder, 2, 1)
    assert chunk.read_bytes() == b"half a file"
    (tmp_path / MANIFEST).write_text("{")
    with pytest.raises(BadLesson, match="nothing was changed"):
        LessonFolder(tmp_path, SHORT)


def test_a_game_without_features_says_so() -> None:
    with pytest.raises(BadLesson, match="nothing to learn from"):
        learning_of(replace(find("evidence"), learning=None))


def test_some_answers_are_random_if_one_likes() -> None:
    def answers(share: float) -> int:
        match = Match(by_hand(find("evidence")), job_in(SHORT, "larkspur"), 0)
        told: list[Any] = []
        plain = match.decide

        def decide() -> Any:
            told.append(plain())
            return told[-1]

        match.decide = decide  # type: ignore[method-assign]
        watch(match, share, Random("dice"))
        return len(told)

    assert answers(0.0) == answers(0.0)
    assert answers(0.0) != answers(0.5)  # the same game went otherwise


def test_a_long_game_is_seen_as_often_at_its_end_as_at_its_beginning() -> None:
    lesson = lesson_of("hunter13", ["places"], {"players": 1}, teacher="random")
    rows = play_lessons(lesson, "places", 0, 1)
    assert 20 < rows.height < 60
    rounds = rows["round"].to_list()
    assert rounds == sorted(rounds)
    assert max(rounds) - min(rounds) > 5
