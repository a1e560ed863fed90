"""The bench measures pairs of turns and keeps its page. No figures are checked here: machines differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntbox.bench import Line, Turn, build, line, measure, of_game, profile, write
from parlour import GAME


def test_a_ratio_is_the_median_over_pairs_of_turns() -> None:
    ours = [Turn(200, 200, 1, 1, 7), Turn(300, 300, 1, 2, 8), Turn(900, 900, 4, 3, 9)]
    theirs = [Turn(100, 400, 1, 9, 0), Turn(100, 400, 1, 9, 0), Turn(100, 400, 1, 9, 0)]
    assert line("parlour", ours, theirs) == Line("parlour", 300, 1, 2, 8, 3.0, 0.75)
    assert line("parlour", ours, [])[5:] == (0.0, 0.0)


def test_a_game_is_measured_beside_its_peer() -> None:
    subject = of_game(GAME)
    lines = measure([subject], subject._replace(name="catanatron"), rounds=1, seconds=0.01)
    assert [row.name for row in lines] == ["parlour", "catanatron"]
    assert lines[1].ratio == 1.0
    assert min(lines[0]._replace(name="z")[1:]) > 0


def test_the_table_goes_between_the_markers(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text(f"Before.\n<!-- bench {build()} -->\nold\n<!-- /bench {build()} -->\nAfter.\n")
    assert write([Line("parlour", 90_000.4, 1500, 1.04, 0, 9.5, 2.75)], page)
    text = page.read_text()
    assert "| parlour | 90,000 | 1,500.0 | 1.0 | - | 9.50 | 2.75 |" in text
    assert "old" not in text
    assert (text[:8], text[-7:]) == ("Before.\n", "After.\n")


def test_a_page_without_markers_is_left_alone(tmp_path: Path) -> None:
    assert not write([], tmp_path / "nowhere.md")


def test_a_profile_names_the_functions_that_take_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    profile(of_game(GAME), 0.01)
    assert "parlour" in capsys.readouterr().out
