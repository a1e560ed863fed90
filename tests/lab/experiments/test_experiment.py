"""An experiment is read with every slip of the pen told, and its cells are what its author meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntbox.kernel.options import kept
from hauntbox.lab.experiments.experiment import BadExperiment, cells_of, fingerprint, read_experiment

GOOD = """
games = 10
[[set]]
game = "evidence"
scenarios = ["larkspur", "penhallow"]
bots = ["random", "greedy, random, random, random"]
options = { gentle = true }
vary = { grace_rounds = [1, 5] }
changes = { "long hunts" = { hunt_rounds = 8 } }
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "experiment.toml"
    path.write_text(text)
    return path


def test_every_combination_is_a_cell_and_each_change_stands_beside_what_it_changes(tmp_path: Path) -> None:
    cells = cells_of(read_experiment(written(tmp_path, GOOD)))
    assert len(cells) == 2 * 2 * 2 * 2
    assert [cell.number for cell in cells] == [*range(16)]
    plain, changed = cells[2], cells[3]
    assert (plain.pair, changed.pair, plain.varied, changed.varied) == (2, 2, {"grace_rounds": 5}, {"grace_rounds": 5})
    assert [kept(cell.job.options)["hunt_rounds"] for cell in (plain, changed)] == [4, 8]
    assert all([kept(cell.job.options)["gentle"] for cell in cells])
    assert cells[4].job.players == ("greedy", "random", "random", "random")
    assert changed.name == "evidence, larkspur, random, grace_rounds 5, long hunts"


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("games = 10", "", "either games = 400 or precision = 0.05"),
        ("games = 10", "games = 10\nprecision = 0.1", "one of the two"),
        ("games = 10", "games = 0", "games"),
        ("games = 10", "game = 10", "unknown field `game`"),
        ("games = 10", "games = ", "line 2"),
        ('game = "evidence"', 'game = "evidenze"', "set 1, evidenze: "),
        ("hunt_rounds", "hunt_round", "unknown option 'hunt_round': did you mean hunt_rounds?"),
        ("hunt_rounds = 8", "hunt_rounds = 99", "hunt_rounds cannot be 99: it takes a number from 1 to 12"),
        ("[1, 5]", "[]", "vary.grace_rounds is empty"),
        ("gentle = true", "grace_rounds = 2", "under options and under vary"),
        ('"larkspur"', '"larkspurr"', "unknown scenario 'larkspurr'"),
        ('"random",', '"hardest",', "hardest"),
        ("greedy, random, random, random", "greedy, random", "2 bots for 4 seats"),
        ("{ hunt_rounds = 8 }", "{}", "changes nothing"),
        ("{ hunt_rounds = 8 }", "{ harsh = true }", "gentle and harsh exclude one another"),
        ('"long hunts"', '"as it is"', "cannot be called"),
    ],
)
def test_a_slip_of_the_pen_is_told(tmp_path: Path, was: str, now: str, told: str) -> None:
    path = written(tmp_path, GOOD.replace(was, now, 1))
    with pytest.raises(BadExperiment) as error:
        cells_of(read_experiment(path))
    assert told in str(error.value)


def test_a_fingerprint_knows_what_is_played_and_not_how_often(tmp_path: Path) -> None:
    def mark(text: str) -> str:
        experiment = read_experiment(written(tmp_path, text))
        return fingerprint(experiment, cells_of(experiment))

    assert mark(GOOD) == mark(GOOD.replace("games = 10", "games = 20"))
    assert mark(GOOD) != mark(GOOD.replace("hunt_rounds = 8", "hunt_rounds = 9"))
    assert mark(GOOD) != mark('seed = "2"\n' + GOOD)
