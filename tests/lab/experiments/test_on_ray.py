"""A real Ray cluster on this machine plays the same games, also when one of its workers is killed in the middle."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from hauntbox.lab.experiments import run_folder
from hauntbox.lab.experiments.experiment import BadExperiment, Experiment, SetOfGames
from hauntbox.lab.experiments.run_folder import RunFolder
from hauntbox.lab.experiments.running import run

GAMES = Experiment([SetOfGames("evidence", ["larkspur"], bots=("greedy",), options={"dawn_round": 8})], games=40)


def parents() -> dict[int, int]:
    """By process its parent."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                found[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue  # it has ended meanwhile
    return found


def own_workers() -> list[int]:
    """Processes of our own cluster that play a chunk now."""
    by_parent, found = parents(), []
    for pid in by_parent:
        line, up = pid, []
        while line in by_parent and line > 1:
            line = by_parent[line]
            up.append(line)
        try:
            title = (Path("/proc") / str(pid) / "cmdline").read_bytes()
        except OSError:
            continue
        if os.getpid() in up and title.startswith(b"ray::play_remote"):
            found.append(pid)
    return found


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds the worker in /proc")
def test_a_killed_worker_loses_nothing_and_counts_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_folder, "CHUNK", 4)
    plain = run(RunFolder.begin(tmp_path / "plain", GAMES), 1)
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        if done and not killed and (playing := own_workers()):
            killed.append(playing[0])
            os.kill(playing[0], signal.SIGKILL)

    folder = RunFolder.begin(tmp_path / "ray", GAMES)
    games = run(folder, 2, kill_one, ray="local")
    assert len(killed) == 1
    assert killed[0] not in own_workers()
    assert games.equals(plain)
    assert games["index"].to_list() == [*range(40)]
    assert len([*(tmp_path / "ray" / "chunks").iterdir()]) == 10


@pytest.mark.long
def test_an_address_without_a_cluster_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="--ray local starts one here"):
        run(RunFolder.begin(tmp_path, GAMES), 1, ray="auto")
    assert not (tmp_path / "games.parquet").exists()
