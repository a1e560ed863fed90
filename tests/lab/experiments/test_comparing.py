"""A change is found with its sign where there is one, and nothing is found where nothing was changed."""

from __future__ import annotations

import polars
import pytest

from hauntbox.lab.experiments.comparing import compare
from hauntbox.lab.experiments.experiment import Experiment, SetOfGames, Value
from hauntbox.lab.experiments.report_page import page
from hauntbox.lab.experiments.run_folder import RunFolder
from hauntbox.lab.experiments.running import run
from hauntbox.lab.intervals import paired_interval

PLANTED: dict[str, dict[str, Value]] = {
    "deadlier hunts": {"kill_reach": 3, "hunt_rounds": 10},
    "the same": {"hunt_rounds": 4},
}
SET = SetOfGames("evidence", ["larkspur"], options={"grace_rounds": 0}, changes=PLANTED)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    folder = RunFolder.begin(tmp_path_factory.mktemp("lab"), Experiment([SET], title="Deadlier <hunts>", games=120))
    run(folder, 1)
    return folder


def test_a_planted_change_is_found_with_its_sign_and_a_copy_is_not(folder: RunFolder) -> None:
    deadlier, same = compare(folder, folder.games())
    ghost = next(each for each in deadlier.differences if each.side == "Ghost")
    assert (ghost.pairs, ghost.low > 0) == (120, True)
    assert "More wins for Ghost" in deadlier.sentence
    assert [(each.before == each.after, each.is_clear) for each in same.differences] == [(True, False)] * 2
    assert "No clear difference for Ghost" in same.sentence


def test_the_page_needs_no_network_and_says_what_was_found(folder: RunFolder) -> None:
    text = page(folder, folder.games())
    assert "<h1>Deadlier &lt;hunts&gt;</h1>" in text
    assert "More wins for Ghost" in text
    assert 'src="http' not in text
    assert "EVI-WIN-" in text


def test_a_page_of_many_games_is_no_longer_than_one_of_few(folder: RunFolder) -> None:
    games = folder.games()
    many = polars.concat([games] * 60)
    assert many.height > 20_000
    assert len(page(folder, many)) < len(page(folder, games)) + 2_000


def test_an_interval_is_honest_with_few_pairs() -> None:
    low, high = paired_interval([0.0] * 5)
    assert low < 0 < high
    low, high = paired_interval([1.0] * 50 + [0.0] * 50)
    assert 0.3 < low < 0.5 < high < 0.65
