"""A real game through the whole of it: terminal, saves, replays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.shell import Shell
from hauntbox.games import find
from hauntbox.kernel.lessons import Beat, Decision, Word
from table import box

BOTS = "bot:random,bot:random,bot:random,bot:random"


@pytest.fixture(autouse=True)
def real_games(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    box.use_real(monkeypatch)


def test_bots_play_a_game_whose_replay_checks(shell: Shell) -> None:
    assert "The game is over." in shell(f"play evidence --seed 5 --seats {BOTS} --replay r.txt").out
    assert "all as written" in shell("replay r.txt --check").out
    assert shell("replay r.txt").code == 0


def test_a_resumed_hunt_ends_as_it_would_have(shell: Shell) -> None:
    play = "play evidence --seed 8 --seats human,bot:random,bot:random,bot:random"
    shell(f"{play} --replay whole.txt", "1\n" * 2000)
    shell(play, "1\n" * 40 + "save half\n")
    shell("play --resume half --replay resumed.txt", "1\n" * 2000)
    assert Path("whole.txt").read_text() == Path("resumed.txt").read_text()


def test_a_refusal_says_who_what_why_and_by_which_rule(shell: Shell) -> None:
    ended = shell("play evidence --seed 1 --seats bot:random,human,bot:random,bot:random", "1\n1\nstep a1\n")
    assert re.search(r"Lantern may not step A1: [A-Z].+\. \(EVI-[A-Z]+-\d+\)\n", ended.out)


def test_steps_through_quiet_rooms_are_taken_back_freely(shell: Shell) -> None:
    play = "play evidence --seed 1 --seats bot:random,human,bot:random,bot:random"
    before = shell(play, "1\n1\nshow\n").out
    after = shell(play, "1\n1\n1\n1\nundo turn\nshow\n").out
    assert "Taken back." in after
    assert last_board(after) == last_board(before)


def last_board(shown: str) -> str:
    return shown[shown.rindex("Larkspur Cottage") : shown.rindex("Notebook:")]


def test_behind_the_curtain_hunters_read_nothing_of_the_ghost(shell: Shell) -> None:
    play = "play evidence --seed 1 --seats human,human,bot:random --option players=3"
    shown = shell(play, "\nbe yokai\ndwell nursery\n\n1\n").out
    ghosts, hunters = shown.split("Give the keyboard to Lantern")
    assert "dwell Nursery" in ghosts
    assert "Lantern:" in hunters
    assert not [word for word in ("You haunt", "dwell", "be Yokai", "Your secret", "Yokai, you") if word in hunters]


def test_a_guided_game_is_won_by_who_does_what_it_says(shell: Shell) -> None:
    lesson = find("evidence").lesson
    assert lesson
    typed = [*typed_in(lesson.chapters[0].path, lesson.learner)]
    ended = shell("play evidence --guided", "\n".join(["card", *typed]) + "\n")
    assert ended.code == 0
    assert "Thermometer: is this the ghost room?" in ended.out
    assert "Type: step G6 or step F5 or step E6" in ended.out
    assert "Right: H7 in the nursery" in ended.out
    assert "Lantern: 1" in ended.out
    assert "Now play a real game: hauntbox play evidence" in ended.out


def typed_in(path: tuple[Beat, ...], learner: int) -> Iterator[str]:
    """What somebody types who always takes the first answer."""
    for beat in path:
        if isinstance(beat, Word) and beat.role == learner:
            yield from beat.actions
        elif isinstance(beat, Decision):
            yield beat.answers[0].action
            yield from typed_in(beat.answers[0].then, learner)


def test_a_guided_game_goes_on_from_part_to_part_and_refuses_what_comes_later(shell: Shell) -> None:
    typed = ["end", "next", "walk D8", "leave D7", "fire D9", "fire D9", "end", "next", "quit", ""]
    ended = shell("play ghostbusters2 --guided", "\n".join(typed) + "\n")
    assert "The lesson asks for something else first" in ended.out
    assert "no chapter of a lesson begins here" in ended.out
    assert "Type: walk D8" in ended.out
    assert "Part 2 of 3: The Gate on E8" in ended.out


def test_a_guided_game_takes_no_settings(shell: Shell) -> None:
    ended = shell("play evidence --guided --option players=3")
    assert ended.code != 0
    assert "--guided takes none of them" in ended.err
