"""`hauntbox ladder`: one command makes the page, and says how to make it anew."""

from __future__ import annotations

import re
from pathlib import Path

from cli.shell import Shell

QUICK = "ladder parlour --games 2 --levels random,greedy --against random --option hit_points=3"


def test_one_command_makes_the_page(shell: Shell, home: Path) -> None:
    ended = shell(QUICK)
    text = (home / "docs" / "ladder-parlour.md").read_text()
    assert ended.code == 0
    assert "| random | 2 | " in text
    assert f"`hauntbox {QUICK}`" in text
    assert text in ended.out
    assert [path.name for path in (home / "docs" / "ladders").iterdir()] == ["parlour-against-random.json"]


def test_the_other_side_is_played_by_each_who_is_named(shell: Shell, home: Path) -> None:
    assert shell(QUICK.replace("--against random", "--against random,greedy")).code == 0
    lines = (home / "docs" / "ladder-parlour.md").read_text().splitlines()
    assert [line for line in lines if line.startswith("## Clara")] == [
        "## Clara, the other side by `random`",
        "## Clara, the other side by `greedy`",
    ]


def test_the_page_may_go_elsewhere(shell: Shell, home: Path) -> None:
    assert shell(f"{QUICK} --out page.md --results games").code == 0
    assert (home / "page.md").exists()
    assert (home / "games").is_dir()


def test_a_record_that_cannot_be_gone_on_with_is_told_and_left_alone(shell: Shell, home: Path) -> None:
    assert shell(QUICK).code == 0
    (record,) = (home / "docs" / "ladders").iterdir()
    whole = record.read_text()
    other = shell(QUICK.replace("hit_points=3", "hit_points=4"))
    assert (other.code, "is the ladder of another set-up" in other.err) == (2, True)
    assert record.read_text() == whole
    record.write_text(whole[:-20])
    assert "cannot be read" in shell(QUICK).err
    assert record.read_text() == whole[:-20]


def test_games_of_other_bots_are_played_anew_and_that_is_told(shell: Shell, home: Path) -> None:
    assert shell(QUICK).code == 0
    (record,) = (home / "docs" / "ladders").iterdir()
    whole = record.read_text()
    assert "begins anew" not in shell(QUICK).out
    record.write_text(re.sub('"mark": "[0-9a-f]*"', '"mark": "0"', whole))
    assert "were played by other rules or bots: the ladder begins anew" in shell(QUICK).out
    assert record.read_text() == whole


def test_a_mistake_is_one_line(shell: Shell) -> None:
    assert "it takes one of each at least" in shell("ladder corridor --games 0").err
    assert "unknown bot 'genius'" in shell("ladder corridor --levels random,genius").err
    assert "two rungs at least" in shell("ladder corridor --levels random").err
    assert "two rungs at least" in shell("ladder corridor --levels random,random").err
    assert "unknown bot 'genius'" in shell("ladder corridor --against random,genius").err
