"""Every mistake is one line that lists what would be right; no traceback reaches a player."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.shell import Shell


@pytest.fixture
def files() -> None:
    Path("bad.save").write_text("hauntbox save 1 00\n{}")
    Path("new.save").write_text("hauntbox save 7 00\n{}")
    Path("new.replay").write_text("hauntbox replay 7\n")
    Path("bad.toml").write_text("nonsense")


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("plya", "No such command 'plya'"),
        ("play", "play what? There are corridor, parlour"),
        ("play chess", "unknown game 'chess': there are corridor, parlour"),
        ("play corridor --option lukc=3", "unknown option 'lukc': did you mean luck?"),
        ("play corridor --option luck=9", "option luck cannot be '9': it takes a number from 1 to 6"),
        ("play corridor --option luck", "option 'luck': it looks like name=value"),
        ("play corridor --scenario cellar", "unknown scenario 'cellar': there are hall, or a file of your own"),
        ("play corridor --scenario bad.toml", "bad.toml: a scenario that Corridor cannot play: a corridor has a [map]"),
        (
            "play corridor --seats human,bot:genius",
            "unknown bot 'genius': there are easy, normal, hard, expert, greedy, random",
        ),
        (
            "play corridor --seats human,cat",
            (
                "unknown player 'cat': there are human, none, bot:easy, bot:normal, bot:hard, bot:expert, bot:greedy,"
                " bot:random"
            ),
        ),
        ("play corridor --seats bot,bot,bot", "3 players for 2 seats: they are Seeker, Ghost"),
        ("play corridor --as Seekr", "unknown seat 'Seekr': did you mean Seeker? There are Seeker, Ghost"),
        ("play corridor --as Ghost --seats human", "use one of them"),
        ("play --resume nothing", "nothing: No such file or directory"),
        ("play --resume bad.save", "bad.save: a damaged save, its checksum does not fit"),
        ("play --resume new.save", "new.save: saved by a newer Hauntbox (format 7, this one reads 1)"),
        ("play --resume bad.save --seed 3", "a saved game has its seats, options, seed and scenario"),
        ("replay nothing", "nothing: No such file or directory"),
        ("replay new.replay", "written by a newer Hauntbox (format 7, this one reads 1)"),
        ("replay bad.toml --check", "bad.toml, line 1: 'nonsense': a replay starts with 'hauntbox replay 1'"),
        ("simulate chess", "unknown game 'chess'"),
        ("simulate parlour --players genius", "unknown bot 'genius'"),
        ("simulate parlour --players random,random", "2 bots for 4 seats"),
        ("simulate parlour --scenario cellar", "unknown scenario 'cellar'"),
        ("simulate parlour --games 0", "0 games with 1 workers"),
        ("simulate parlour --games many", "Invalid value for '--games'"),
        ("rule QQQ-WWW-99", "QQQ-WWW-99 is in no ledger"),
        ("check mutants chess", "unknown game 'chess'"),
        ("check ledger --part 1", "--part needs to know the game: --complete GAME --part N"),
        ("check ledger --complete evidence --part 1", "evidence has no part 1: it has no parts.toml"),
        ("check ledger --complete chess", "unknown game 'chess'"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(shell: Shell, command: str, words: str) -> None:
    before = {path: path.read_bytes() for path in Path().glob("*.*")}
    ended = shell(command)
    assert ended.code == 2
    assert words in ended.err
    assert len(ended.err.splitlines()) == 1
    assert {path: path.read_bytes() for path in Path().glob("*.*")} == before


def test_without_a_command_the_help_is_shown(shell: Shell) -> None:
    ended = shell("")
    assert ended.code == 0
    assert "simulate" in ended.out


def test_the_installed_program_says_the_same() -> None:
    command = [sys.executable, "-c", "from hauntbox.cli import main; main()", "rule", "QQQ-WWW-99"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))
    assert (ended.returncode, ended.stderr) == (2, "hauntbox: QQQ-WWW-99 is in no ledger\n")
