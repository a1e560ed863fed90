"""Clocks at one keyboard, by a time that the test sets; and who plays, in the words of the browser."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest

from hauntbox.bots import IN_WORDS
from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.table_setup import clocks_of, read_holder
from hauntbox.table import save
from hauntbox.terminal import Closed, Session
from hauntbox.terminal.clocks import ClockRule, Clocks, clock_words
from table.play import chairs, corridor
from terminal.keyboard import Keyboard, sit

WORDS = Path(__file__).parents[2] / "web" / "src" / "words.ts"


class SlowKeyboard(Keyboard):
    """Every answer takes so many seconds."""

    def __init__(self, typed: list[str], seconds: float) -> None:
        super().__init__(typed)
        self.now = 0.0
        self.seconds = seconds

    def ask(self, prompt: str) -> str:
        self.now += self.seconds
        return super().ask(prompt)


def played(rule: ClockRule, seconds: float, *typed: str) -> str:
    screen = SlowKeyboard([*typed], seconds)
    table = corridor(chairs=chairs("human", "bot:random"))
    with suppress(Closed):
        Session(table, screen, save, Clocks(rule, lambda: screen.now)).run()
    return screen.text


def test_the_time_of_the_game_falls_with_every_answer() -> None:
    text = played(ClockRule("game", 60, False), 10, "walk 1", "done")
    assert re.findall(r"Time: \w+ (\d:\d\d)", text)[:2] == ["1:00", "0:50"]
    assert "Time is up" not in text


def test_by_the_move_it_begins_anew() -> None:
    text = played(ClockRule("move", 60, False), 10, "walk 1", "done")
    assert set(re.findall(r"Time: \w+ (\d:\d\d)", text)) == {"1:00"}


def test_at_zero_there_is_a_mark_or_a_bot_goes_on() -> None:
    marked = played(ClockRule("move", 5, False), 10, "walk 1", "done")
    assert marked.count("Time is up for") == 2
    assert "A bot plays" not in marked
    taken = played(ClockRule("move", 5, True), 10, "walk 1", "done")
    assert taken.count("Time is up for") == 1
    assert "A bot plays for" in taken
    assert "The game is over" in taken


@pytest.mark.parametrize(("seconds", "text"), [(0, "0:00"), (44.2, "0:45"), (723, "12:03"), (5400, "1:30:00")])
def test_a_time_reads_as_in_the_browser(seconds: float, text: str) -> None:
    assert clock_words(seconds) == text


@pytest.mark.parametrize(("clock", "zero"), [("hour:3", "bot"), ("move", "bot"), ("game:2", "bot"), ("move:60", "tea")])
def test_a_clock_that_makes_no_sense_is_refused(clock: str, zero: str) -> None:
    with pytest.raises(Complaint):
        clocks_of(clock, zero)


def test_bots_are_called_as_in_the_browser() -> None:
    for level, words in IN_WORDS.items():
        assert f"{level}: '{words}'" in WORDS.read_text()
        assert read_holder(words) == f"bot:{level}"
    assert "a careless bot" in sit(corridor(chairs=chairs("human", "bot:random"))).text
