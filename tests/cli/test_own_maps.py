"""`hauntbox validate` and `hauntbox schema`: for those who draw maps of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.shell import Shell
from hauntbox.games.evidence.content import text_of
from table import box

LARKSPUR = text_of("larkspur")
SCHEMA = Path(__file__).parents[2] / "docs" / "schema" / "evidence-map.json"

WHICH = 'expected the game that it is for, "betwixt" or "evidence" or "ghostbusters2" or "hunter13"; or say --game'


@pytest.fixture(autouse=True)
def files(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    box.use_real(monkeypatch)
    Path("good.toml").write_text(LARKSPUR)
    Path("bad.toml").write_text(LARKSPUR.replace("dawn = 30", "dawn = 300").replace("K#v", "K#^"))
    Path("nameless.toml").write_text(LARKSPUR.replace('game = "evidence"\n', ""))
    Path("slip.toml").write_text(LARKSPUR.replace("dawn = 30", "dawn = late"))
    Path("nameless-slip.toml").write_text("title = \n")
    Path("other.toml").write_text('game = "chess"\n')
    Path("number.toml").write_text("game = 3\n")
    Path("marked.toml").write_text(LARKSPUR, encoding="utf-8-sig")
    Path("binary.toml").write_bytes(b"\xff\xfe\x00")


@pytest.mark.parametrize("file", ["good.toml", "marked.toml"])
def test_a_good_map_is_said_to_be_good(shell: Shell, file: str) -> None:
    assert shell(f"validate {file}") == (0, f"{file}: nothing is wrong with this scenario of Evidence\n", "")


def test_every_problem_is_a_line_with_file_line_column_and_field(shell: Shell) -> None:
    ended = shell("validate bad.toml")
    assert ended.code == 1
    assert ended.out.splitlines() == [
        "bad.toml:6: dawn: expected a whole number from 1 to 200, got 300",
        "bad.toml:10:5: drawing: the hiding square A1 points at the outside: expected an open square beside it",
        "2 problems",
    ]


def test_a_number_between_colons_stays_a_number(shell: Shell) -> None:
    """It is the name of an emoji elsewhere."""
    Path("long.toml").write_text('game = "evidence"\n' + 98 * "\n" + "dawn = late\n")
    assert shell("validate long.toml").out.startswith("long.toml:100:")


def test_programs_may_read_the_problems_too(shell: Shell) -> None:
    ended = shell("validate bad.toml --json --play 3")
    told = json.loads(ended.out)
    assert (ended.code, told["file"], told["game"], told["play"]) == (1, "bad.toml", "evidence", None)
    assert [(one["line"], one["column"], one["field"]) for one in told["problems"]] == [
        (6, 0, "dawn"),
        (10, 5, "drawing"),
    ]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (
            "nameless.toml",
            f"nameless.toml:1: game: {WHICH}",
        ),
        ("nameless.toml --game evidence", 'nameless.toml:1: game: missing: expected "evidence"'),
        (
            "number.toml",
            f"number.toml:1: game: {WHICH}",
        ),
        ("slip.toml", "slip.toml:6:8: not TOML: Invalid value"),
        ("nameless-slip.toml", "nameless-slip.toml:1:9: not TOML: Invalid value"),
    ],
)
def test_a_file_without_a_readable_game_is_a_problem(shell: Shell, command: str, words: str) -> None:
    ended = shell(f"validate {command}")
    assert (ended.code, ended.out.splitlines()[0]) == (1, words)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("validate nothing.toml", "nothing.toml: No such file or directory"),
        ("validate binary.toml", "binary.toml: expected text in UTF-8"),
        ("validate other.toml", "other.toml: unknown game 'chess': there are betwixt, evidence"),
        ("validate good.toml --game chess", "unknown game 'chess': there are betwixt, evidence"),
        ("validate good.toml --play -1", "--play -1: expected a number of games"),
        ("schema chess", "unknown game 'chess'"),
        ("simulate evidence --scenario bad.toml", "bad.toml: a scenario that Evidence cannot play: line 6, dawn"),
        ("play evidence --scenario bad.toml", "bad.toml: a scenario that Evidence cannot play: line 6, dawn"),
    ],
)
def test_what_cannot_even_be_looked_at_is_one_line_and_exit_code_2(shell: Shell, command: str, words: str) -> None:
    ended = shell(command)
    assert ended.code == 2
    assert words in ended.err
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize("command", ["validate good.toml --game parlour", "schema parlour"])
def test_a_game_may_have_no_scenarios_of_ones_own(shell: Shell, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    box.use(monkeypatch)
    assert shell(command)[::2] == (2, "hauntbox: Parlour has no scenarios of one's own\n")


def test_bots_try_a_map_out(shell: Shell) -> None:
    ended = shell("validate good.toml --play 2")
    lines = ended.out.splitlines()
    assert ended.code == 0
    assert lines[1] == "2 games, seed 0, with a quick bot (flat:40) in every seat:"
    assert "95% interval" in lines[2]
    assert [line.split(":")[0] for line in lines[-2:]] == ["never visited", "never haunted"]


def test_programs_may_read_how_it_plays(shell: Shell) -> None:
    told = json.loads(shell("validate good.toml --play 2 --json").out)["play"]
    assert (told["games"], told["errors"], told["players"]) == (2, 0, ["flat:40"] * 4)
    assert set(told["unused"]) == {"visited", "haunted"}


def test_a_game_that_breaks_on_a_map_is_a_problem_of_it(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.lab.match.finished", lambda *_: 1 / 0)
    ended = shell("validate good.toml --play 1")
    assert ended.code == 1
    assert "ZeroDivisionError" in ended.out


def test_a_map_is_simulated_by_its_path(shell: Shell) -> None:
    ended = shell("simulate evidence --scenario good.toml --games 2")
    assert ended.code == 0
    assert ended.out.startswith("evidence, good.toml, 2 games, seed 0\n")


def test_a_map_is_played_by_its_path_and_its_replay_holds_it(shell: Shell) -> None:
    seats = "bot:random,bot:random,bot:random,bot:random"
    assert shell(f"play evidence --scenario good.toml --seed 5 --seats {seats} --replay r.txt").code == 0
    Path("good.toml").unlink()
    assert "all as written" in shell("replay r.txt --check").out


def test_the_committed_schema_is_the_one_that_the_program_prints(shell: Shell) -> None:
    assert SCHEMA.read_text() == shell("schema evidence").out


def test_every_field_of_the_schema_is_described() -> None:
    fields = json.loads(SCHEMA.read_text())["$defs"]["Sheet"]["properties"]
    assert all(field["description"] for field in fields.values())
