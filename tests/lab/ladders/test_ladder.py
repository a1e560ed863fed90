"""A ladder of bots: the same seeds for all, no more games than it takes, gone on with when interrupted, and a page."""

from __future__ import annotations

import json
from collections.abc import Callable
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from hauntbox.bots import UnknownBot
from hauntbox.kernel.options import BadOption
from hauntbox.lab import match
from hauntbox.lab.experiments.differences import difference
from hauntbox.lab.ladders import climbing
from hauntbox.lab.ladders import ladder as lab
from hauntbox.lab.ladders.climbing import REACH, Climbed, Step, climb, looks, steps_of
from hauntbox.lab.ladders.ladder import BadLadder, Broken, Ladder, Task, ladder_of, mark_of, meaning, play_one
from hauntbox.lab.ladders.ladder_page import compared, page
from hauntbox.lab.ladders.record import BadRecord, Record
from lab.test_simulate import BROKEN
from parlour import GAME

QUICK = {"hit_points": 3}
GUESTS = ["Agnes", "Bertram", "Clara", "Desmond"]


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """Games that were played, and not read from a file."""
    made: list[Task] = []

    def noted(kind: Any, ladder: Ladder, task: Task) -> bool:
        made.append(task)
        return play_one(kind, ladder, task)

    monkeypatch.setattr(climbing, "play_one", noted)
    return made


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Task], bool]], list[Task]]:
    """Games that end as one likes."""
    made: list[Task] = []

    def set_(won: Callable[[Task], bool]) -> list[Task]:
        def ended(kind: Any, ladder: Ladder, task: Task) -> bool:
            made.append(task)
            return won(task)

        monkeypatch.setattr(climbing, "play_one", ended)
        return made

    return set_


def short(*rungs: str) -> Ladder:
    return ladder_of(GAME, QUICK, rungs=rungs or ("random", "greedy"), against="random")


def climbed(ladder: Ladder, folder: Path, most: int, workers: int = 1) -> Climbed:
    return climb(GAME, ladder, Record(GAME, ladder, folder), most, workers)


def test_every_player_plays_every_side_on_the_same_seeds(tmp_path: Path, plays: list[Task]) -> None:
    found = climbed(short(), tmp_path, 3)
    assert list(found.fared) == GUESTS
    assert {one.games for fared in found.fared.values() for one in fared.values()} == {3}
    assert len(plays) == len(set(plays)) == 4 * 2 * 3
    assert {each.pairs for _, each in found.steps} == {3}


def test_the_others_are_played_by_the_same_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[str, ...]] = []

    def watched(kind: Any, job: Any, index: int) -> Any:
        seated.append(job.players)
        return original(kind, job, index)

    original = match.play
    monkeypatch.setattr(lab, "play", watched)
    play_one(GAME, short(), Task("Clara", "greedy", 0))
    assert seated == [("random", "random", "greedy", "random")]


# How many games it takes.


def test_a_step_that_is_clear_takes_no_more_games(tmp_path: Path, results: Any) -> None:
    """Greedy wins always with Agnes, never with Bertram; with the others as often as random."""
    always = {("Agnes", "greedy"), ("Bertram", "random")}
    plays = results(
        lambda task: (task.side, task.player) in always or (task.side in ("Clara", "Desmond") and task.index % 2 == 0)
    )
    found = {step.side: one for step, one in climbed(short(), tmp_path, 80).steps}
    assert {side: one.pairs for side, one in found.items()} == {"Agnes": 20, "Bertram": 20, "Clara": 80, "Desmond": 80}
    assert (found["Agnes"].low > 0, found["Bertram"].high < 0, found["Clara"].is_clear) == (True, True, False)
    assert len(plays) == 2 * (20 + 20 + 80 + 80)


def test_what_shows_late_is_seen_late(tmp_path: Path, results: Any) -> None:
    """One game in ten more."""
    results(lambda task: task.index % 10 == 0 and task.player == "greedy")
    assert {one.pairs for _, one in climbed(short(), tmp_path, 200).steps} == {80}


def test_looking_often_asks_for_more() -> None:
    assert looks(200) == [20, 40, 80, 120, 200]
    assert looks(30) == [20, 30]
    assert looks(7) == [7]
    assert len(looks(200)) == len(REACH)
    one, many = [difference("x", [0.0] * 20, [1.0] * 3 + [0.0] * 17, z) for z in (REACH[0], REACH[4])]
    assert (many.low < one.low, many.high > one.high) == (True, True)


def test_slow_thinkers_play_less(tmp_path: Path, results: Any) -> None:
    results(lambda task: task.index % 2 == 0)
    found = climbed(short("normal", "hard", "expert"), tmp_path, 120)
    assert {(step.high, one.pairs) for step, one in found.steps} == {("hard", 120), ("expert", 40)}


def test_the_ends_of_the_levels_are_compared_too() -> None:
    assert steps_of(short("greedy", "easy", "normal", "hard"), "Agnes") == [
        Step("Agnes", "greedy", "easy"),
        Step("Agnes", "easy", "normal"),
        Step("Agnes", "normal", "hard"),
        Step("Agnes", "easy", "hard"),
    ]
    assert len(steps_of(short("easy", "hard"), "Agnes")) == 1


# The record.


def test_an_interrupted_ladder_goes_on_where_it_was(tmp_path: Path, plays: list[Task]) -> None:
    whole = climbed(short(), tmp_path / "whole", 2)
    wanted = (tmp_path / "whole").joinpath("parlour-against-random.json").read_text()
    plays.clear()

    def break_off(done: int, total: int) -> None:
        if len(plays) == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        climb(GAME, short(), Record(GAME, short(), tmp_path), 2, tell=break_off)
    assert climbed(short(), tmp_path, 2) == whole
    assert len(plays) == len(set(plays)) == 16
    assert (tmp_path / "parlour-against-random.json").read_text() == wanted
    plays.clear()
    assert climbed(short(), tmp_path, 2) == whole
    assert plays == []


def test_a_longer_ladder_begins_with_the_games_of_a_shorter_one(tmp_path: Path, plays: list[Task]) -> None:
    climbed(short(), tmp_path, 1)
    plays.clear()
    climbed(short("random", "greedy", "easy"), tmp_path, 2)
    assert len(plays) == 4 * 3 * 2 - 4 * 2 * 1
    assert {task.index for task in plays if task.player == "random"} == {1}


def test_a_record_is_read_by_people(tmp_path: Path, results: Any) -> None:
    results(lambda task: task.index == 1)
    climbed(short(), tmp_path, 3)
    sheet = json.loads((tmp_path / "parlour-against-random.json").read_text())
    assert sheet["won"]["Clara"] == {"greedy": "010", "random": "010"}
    assert (sheet["set_up"]["options"]["hit_points"], sheet["rules"]) == (3, GAME.version)


def test_a_record_of_another_set_up_or_a_damaged_one_is_left_as_it_is(tmp_path: Path) -> None:
    climbed(short(), tmp_path, 1)
    file = tmp_path / "parlour-against-random.json"
    other = ladder_of(GAME, {"hit_points": 4}, rungs=("random", "greedy"), against="random")
    with pytest.raises(BadRecord, match="another set-up"):
        Record(GAME, other, tmp_path)
    for damaged in (file.read_text()[:50], file.read_text().replace('"0"', '"yes"').replace('"1"', '"yes"')):
        file.write_text(damaged)
        with pytest.raises(BadRecord, match="nothing was changed"):
            Record(GAME, short(), tmp_path)
        assert file.read_text() == damaged


def test_a_disk_that_takes_nothing_costs_one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    climbed(short(), tmp_path, 1)
    (file,) = tmp_path.iterdir()
    whole = file.read_text()

    def full(path: Path, data: bytes) -> int:
        path.touch()
        raise OSError(ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(Path, "write_bytes", full)
        with pytest.raises(OSError, match="No space left"):
            climbed(short(), tmp_path, 2)
    assert [*tmp_path.iterdir()] == [file]
    assert file.read_text() == whole
    assert climbed(short(), tmp_path, 2) == climbed(short(), tmp_path / "anew", 2)


def test_games_of_other_bots_do_not_count(tmp_path: Path, plays: list[Task]) -> None:
    climbed(short(), tmp_path, 1)
    file = tmp_path / "parlour-against-random.json"
    file.write_text(file.read_text().replace(mark_of(GAME, short()), "0" * 16))
    plays.clear()
    record = Record(GAME, short(), tmp_path)
    assert (record.is_outdated, record.sheet.won) == (True, {})
    climb(GAME, short(), record, 1)
    assert len(plays) == 8


def test_what_a_file_says_about_itself_makes_no_other_bots(tmp_path: Path) -> None:
    one, two, three = [tmp_path / f"{n}.py" for n in range(3)]
    one.write_text('"""A."""\n\n\ndef f():\n    """B."""\n    return 1  # c\n')
    two.write_text("def f():\n    return 1\n")
    three.write_text("def f():\n    return 2\n")
    assert meaning(one) == meaning(two) != meaning(three)


# The rest.


def test_the_result_is_the_same_for_two_workers(tmp_path: Path) -> None:
    assert climbed(short(), tmp_path / "a", 2, workers=2) == climbed(short(), tmp_path / "b", 2)


def test_a_game_that_breaks_is_told() -> None:
    with pytest.raises(Broken, match="Agnes by random, game 3"):
        play_one(BROKEN, ladder_of(GAME, {}, rungs=("random", "greedy"), against="random"), Task("Agnes", "random", 3))


def test_a_slip_of_the_pen_is_told_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        ladder_of(GAME, {}, rungs=("random", "genius"))
    with pytest.raises(BadLadder, match="two rungs"):
        ladder_of(GAME, {}, rungs=("random",))
    with pytest.raises(BadOption):
        ladder_of(GAME, {"hit_points": 9_999})


def test_the_page_has_a_table_for_each_side_and_says_what_it_shows(tmp_path: Path) -> None:
    ladder = short()
    text = page(GAME, [(ladder, climbed(ladder, tmp_path, 2))], "hauntbox ladder parlour --games 2")
    assert "To make this page anew: `hauntbox ladder parlour --games 2`" in text
    assert "hit_points=3" in text
    assert "## Clara, the other side by `random`" in text
    assert text.count("| player | games | won | 95% interval |") == 4
    assert text.count("| random | 2 | ") == 4
    assert text.count("- greedy shows no clear difference to random: ") == 4


def test_a_difference_is_said_in_words() -> None:
    step = Step("Ghost", "easy", "hard")
    none, all_ = [0.0] * 40, [1.0] * 40
    assert compared(step, difference("Ghost", none, all_)).startswith("hard is above easy: 100% and 0% of 40 (+")
    assert compared(step, difference("Ghost", all_, none)).startswith("hard is below easy: 0% and 100% of 40 (-")
    assert compared(step, difference("Ghost", none, none)).startswith("hard shows no clear difference to easy: 0%")
