"""`hauntbox ladder`: one command makes the page, and says how to make it anew."""

from __future__ import annotations

from pathlib import Path

from cli.shell import Shell

QUICK = "ladder corridor --games 2 --levels random --against random"


def test_one_command_makes_the_page(shell: Shell, home: Path) -> None:
    ended = shell(QUICK)
    text = (home / "docs" / "ladder-corridor.md").read_text()
    assert ended.code == 0
    assert "| random | 2 | " in text
    assert f"`hauntbox {QUICK}`" in text
    assert text in ended.out
    assert len(list((home / "build" / "ladder").iterdir())) == 1


def test_the_other_side_is_played_by_each_who_is_named(shell: Shell, home: Path) -> None:
    assert shell("ladder parlour --option hit_points=3 --games 1 --levels random --against random,greedy").code == 0
    lines = (home / "docs" / "ladder-parlour.md").read_text().splitlines()
    assert [line for line in lines if line.startswith("## Clara")] == [
        "## Clara, the other side by `random`",
        "## Clara, the other side by `greedy`",
    ]


def test_the_page_may_go_elsewhere(shell: Shell, home: Path) -> None:
    assert shell(f"{QUICK} --out page.md --results games").code == 0
    assert (home / "page.md").exists()
    assert (home / "games").is_dir()


def test_a_mistake_is_one_line(shell: Shell) -> None:
    assert "it takes one of each at least" in shell("ladder corridor --games 0").err
    assert "unknown bot 'genius'" in shell("ladder corridor --levels genius").err
    assert "unknown bot 'genius'" in shell("ladder corridor --against random,genius").err
