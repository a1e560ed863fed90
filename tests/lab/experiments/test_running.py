"""A run is the same for any number of workers, goes on after an interruption, and never writes over what is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauntbox.lab.experiments import running
from hauntbox.lab.experiments.experiment import BadExperiment, Experiment, SetOfGames
from hauntbox.lab.experiments.replaying import table_of_game
from hauntbox.lab.experiments.run_folder import CHUNK, GAMES, MANIFEST, RANDOM_CHUNK, RunFolder
from hauntbox.lab.experiments.running import run
from hauntbox.lab.experiments.shares import half_width
from hauntbox.lab.simulate import play_chunk
from hauntbox.table import check_replay
from hauntbox.table.replays.replay import replay_of

SET = SetOfGames("evidence", ["larkspur"], options={"gentle": True}, changes={"short": {"dawn_round": 3}})
FEW = Experiment([SET], games=6)


def test_one_process_and_two_leave_the_same_games(tmp_path: Path) -> None:
    one = run(RunFolder.begin(tmp_path / "one", FEW), 1)
    two = run(RunFolder.begin(tmp_path / "two", FEW), 2)
    assert one.equals(two)
    assert (one.height, one["error"].to_list()) == (12, [""] * 12)
    assert one["seed"].to_list()[:6] == one["seed"].to_list()[6:]  # a change is played on the same seeds


def test_what_is_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(RunFolder.begin(tmp_path / "whole", FEW), 1)
    played: list[int] = []
    play = play_chunk

    def tired(kind: Any, job: Any, first: int, last: int) -> Any:
        if played:
            raise KeyboardInterrupt
        played.append(first)
        return play(kind, job, first, last)

    monkeypatch.setattr(running, "play_chunk", tired)
    with pytest.raises(KeyboardInterrupt):
        run(RunFolder.begin(tmp_path / "cut", FEW), 1)
    assert len([*(tmp_path / "cut" / "chunks").glob("*.parquet")]) == 1
    assert not (tmp_path / "cut" / GAMES).exists()
    monkeypatch.setattr(running, "play_chunk", play)
    counted: list[tuple[int, int]] = []
    again = run(RunFolder.begin(tmp_path / "cut", FEW), 1, lambda done, total: counted.append((done, total)))
    assert again.equals(whole)
    assert counted == [(6, 12), (12, 12)]


def test_more_games_begin_with_those_that_are_there(tmp_path: Path) -> None:
    folder = RunFolder.begin(tmp_path / "run", FEW)
    assert folder.chunks(folder.cells[0], RANDOM_CHUNK + 20) == [(0, RANDOM_CHUNK), (RANDOM_CHUNK, RANDOM_CHUNK + 20)]
    thinking = Experiment([SetOfGames("evidence", bots=("easy",))], games=9)
    folder = RunFolder.begin(tmp_path / "easy", thinking)
    assert folder.chunks(folder.cells[0], CHUNK + 1) == [(0, CHUNK), (CHUNK, CHUNK + 1)]


def test_a_run_goes_on_until_it_is_sure_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "FIRST", 4)
    plain = SetOfGames("evidence", ["larkspur"], options={"dawn_round": 3})
    sure = RunFolder.begin(tmp_path / "sure", Experiment([plain], precision=0.2))
    games = run(sure, 1)
    assert (games.height, half_width(games) <= 0.2) == (8, True)
    capped = RunFolder.begin(tmp_path / "capped", Experiment([plain], precision=0.01, at_most=6))
    assert run(capped, 1).height == 6


def test_another_experiment_does_not_take_the_folder(tmp_path: Path) -> None:
    run(RunFolder.begin(tmp_path, FEW), 1)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    other = Experiment([SetOfGames("evidence", ["penhallow"])], games=1)
    with pytest.raises(BadExperiment, match="holds another experiment"):
        RunFolder.begin(tmp_path, other)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == before


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear Ada")
    with pytest.raises(BadExperiment, match="not empty"):
        RunFolder.begin(tmp_path, FEW)
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_a_damaged_chunk_is_named_and_not_written_over(tmp_path: Path) -> None:
    run(RunFolder.begin(tmp_path, FEW), 1)
    chunk = next((tmp_path / "chunks").iterdir())
    chunk.write_bytes(b"half a file")
    with pytest.raises(BadExperiment, match=f"{chunk.name} cannot be read"):
        run(RunFolder.begin(tmp_path, FEW), 1)
    assert chunk.read_bytes() == b"half a file"


def test_a_damaged_manifest_is_named(tmp_path: Path) -> None:
    run(RunFolder.begin(tmp_path, FEW), 1)
    (tmp_path / MANIFEST).write_text("{")
    with pytest.raises(BadExperiment, match="cannot be read"):
        RunFolder.open(tmp_path)
    with pytest.raises(BadExperiment, match="no folder of a run"):
        RunFolder.open(tmp_path / "chunks")


def test_a_disk_that_takes_nothing_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = RunFolder.begin(tmp_path, FEW)

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        run(folder, 1)
    assert [*(tmp_path / "chunks").iterdir()] == []


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_every_game_opens_as_a_replay(tmp_path: Path, bots: str) -> None:
    asked = Experiment([SetOfGames("evidence", bots=(bots,), options={"dawn_round": 6})], games=3)
    folder = RunFolder.begin(tmp_path, asked)
    games = run(folder, 1)
    table = table_of_game(folder.cells[0], 2)
    assert check_replay(replay_of(table)).is_good
    assert table.g.outcome is not None
    assert (table.g.outcome.rule, [f"bot:{bots}"] * 4) == (games["ending"][2], [c.holder for c in table.chairs])
