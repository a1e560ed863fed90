"""A search brings wins where one wants them, goes on after an interruption, and never writes over what is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauntbox.cli.error_edge import run
from hauntbox.kernel.options import BadOption
from hauntbox.lab.report import Row
from hauntbox.lab.tuning import searching
from hauntbox.lab.tuning.searching import TRIALS, WISH, Trial, TuningFolder, best, distance, proposed, search, worth
from hauntbox.lab.tuning.wish import Aim, BadWish, Wish, Words, aim_of, wish_of

WISHED = wish_of("evidence", Words(["Hunters=50%"], ["grace_rounds=0:20", "hunter_hand"], {}, "", ["greedy"]), 20, "1")


def by_grace(wish: Wish, job: Any, games: int, *_: Any) -> list[Row]:
    """As if each round of grace brought the hunters 5 games in 100."""
    wins = round(games * min(job.options.grace_rounds * 0.05, 1.0))
    return [Row(n, sides=("Ghost", "Hunters"), scores=(0.0, 1.0) if n < wins else (1.0, 0.0)) for n in range(games)]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "played", by_grace)


@pytest.mark.usefixtures("quick")
def test_the_search_finds_what_is_wanted_with_the_least_change(tmp_path: Path) -> None:
    trials = search(TuningFolder(tmp_path, WISHED), WISHED, 30)
    assert trials[0].values == {"grace_rounds": 3, "hunter_hand": 2}  # the rules as they are
    found = best(WISHED, trials)
    assert distance(WISHED, found) == 0.0
    assert found.values["grace_rounds"] == 10
    close = [each for each in trials[9:] if abs(int(each.values["grace_rounds"]) - 10) <= 3]
    assert len(close) > 10  # it looks where it is promising


@pytest.mark.usefixtures("quick")
def test_an_interrupted_search_proposes_the_same(tmp_path: Path) -> None:
    whole = search(TuningFolder(tmp_path / "whole", WISHED), WISHED, 12)

    def tired(trial: Trial) -> None:
        if trial.number == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        search(TuningFolder(tmp_path / "cut", WISHED), WISHED, 12, told=tired)
    told: list[int] = []
    again = search(TuningFolder(tmp_path / "cut", WISHED), WISHED, 12, told=lambda trial: told.append(trial.number))
    assert again == whole
    assert told == [6, 7, 8, 9, 10, 11]


def test_games_are_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    wish = wish_of("evidence", Words(["Hunters=50%"], ["dawn_round=2:4"], {"grace_rounds": 0}, "", ["random"]), 6, "1")
    assert search(TuningFolder(tmp_path / "one", wish), wish, 3, 1) == search(
        TuningFolder(tmp_path / "two", wish), wish, 3, 2
    )


@pytest.mark.usefixtures("quick")
def test_numbers_that_exclude_one_another_are_told_and_left(tmp_path: Path) -> None:
    wish = wish_of("evidence", Words(["Hunters=15%"], ["no_dawn", "dawn_defeat"], {}, "", ["greedy"]), 4, "1")
    trials = search(TuningFolder(tmp_path, wish), wish, 14)
    refused = [each for each in trials if each.refused]
    assert refused
    assert all([worth(wish, each) >= 2 for each in refused])
    assert not best(wish, trials).refused


def test_the_same_numbers_are_not_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = wish_of("evidence", Words(["Hunters=15%"], ["gentle"], {}, "", ["random"]), 4, "1")
    played: list[Any] = []

    def counted(*given: Any) -> list[Row]:
        played.append(given)
        return by_grace(*given)

    monkeypatch.setattr(searching, "played", counted)
    assert len(search(TuningFolder(tmp_path, wish), wish, 6)) == 6
    assert len(played) == 2


def test_the_folder_of_another_search_is_left_alone(tmp_path: Path) -> None:
    TuningFolder(tmp_path, WISHED).add(Trial(0, {"grace_rounds": 3, "hunter_hand": 2}))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    other = wish_of("evidence", Words(["Ghost=50%"], ["grace_rounds"], {}, "", ["greedy"]), 20, "1")
    with pytest.raises(BadWish, match="holds another search"):
        TuningFolder(tmp_path, other)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "letters.txt").write_text("Dear Ada")
    with pytest.raises(BadWish, match="not empty"):
        TuningFolder(tmp_path / "new", other)


@pytest.mark.parametrize(("name", "text"), [(TRIALS, b"{"), (TRIALS, b'{"number": 4, "values": {}}'), (WISH, b"[]")])
def test_what_is_damaged_is_named_and_kept(tmp_path: Path, name: str, text: bytes) -> None:
    TuningFolder(tmp_path, WISHED).add(Trial(0, {"grace_rounds": 3, "hunter_hand": 2}))
    (tmp_path / name).write_bytes(text)
    with pytest.raises(BadWish, match=f"{name}.*nothing was changed"):
        TuningFolder(tmp_path, WISHED)
    assert (tmp_path / name).read_bytes() == text


def test_what_is_proposed_lies_inside() -> None:
    trials = [Trial(n, {"grace_rounds": n, "hunter_hand": 2}, {"Hunters": n}, 20) for n in range(12)]
    for n in range(1, 12):
        values = proposed(WISHED, trials[:n])
        assert 0 <= int(values["grace_rounds"]) <= 20
        assert 1 <= int(values["hunter_hand"]) <= 6


def test_a_target_is_a_share_or_a_span() -> None:
    assert aim_of("Hunters=50%", ["Hunters"]) == Aim("Hunters", 0.5, 0.5)
    span = aim_of("Hunters=35-65%", ["Hunters"])
    assert [span.distance(share) for share in (0.25, 0.35, 0.5, 0.75)] == pytest.approx([0.1, 0.0, 0.0, 0.1])


@pytest.mark.parametrize(
    ("words", "error", "told"),
    [
        (Words(["Mice=5%"], ["gentle"], {}, "", ["greedy"]), BadWish, "there are Ghost, Hunters"),
        (Words(["Hunters"], ["gentle"], {}, "", ["greedy"]), BadWish, "looks like"),
        (Words(["Hunters=70-20%"], ["gentle"], {}, "", ["greedy"]), BadWish, "lower one first"),
        (Words([], ["gentle"], {}, "", ["greedy"]), BadWish, "nothing is wanted"),
        (Words(["Hunters=5%"], [], {}, "", ["greedy"]), BadWish, "nothing may be changed"),
        (Words(["Hunters=5%"], ["ghost_speed"], {}, "", ["greedy"]), BadOption, "unknown option 'ghost_speed'"),
        (Words(["Hunters=5%"], ["grace_rounds=3:99"], {}, "", ["greedy"]), BadOption, "a number from 0 to 20"),
        (Words(["Hunters=5%"], ["grace_rounds=many"], {}, "", ["greedy"]), BadOption, "looks like grace_rounds=0:20"),
        (Words(["Hunters=5%"], ["auto_ghost=rude"], {}, "", ["greedy"]), BadOption, "cannot be 'rude'"),
        (Words(["Hunters=5%"], ["gentle"], {"gentle": True}, "", ["greedy"]), BadWish, "both chosen"),
    ],
)
def test_a_slip_of_the_pen_is_told_before_the_first_game(words: Words, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        wish_of("evidence", words, 10, "1")


@pytest.mark.usefixtures("quick")
def test_the_command_says_whether_it_was_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "tune", "evidence", "--vary", "grace_rounds=0:10", "--games", "20", "--trials", "12"]
    command += ["--confirm", "40", "--workers", "1"]
    assert run([*command, "--target", "Hunters=25-40%", "--folder", str(tmp_path / "one")]) == 0
    assert "that is what is wanted" in capsys.readouterr().out
    assert run([*command, "--target", "Hunters=100%", "--folder", str(tmp_path / "two")]) == 1
    assert "that is not what is wanted" in capsys.readouterr().out
