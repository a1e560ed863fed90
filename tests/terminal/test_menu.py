"""Choices are short to read and easy to type."""

from __future__ import annotations

import pytest
from rich.console import Console

from hauntbox.table import UnknownAction
from hauntbox.terminal import Screen
from hauntbox.terminal.menu import IN_FULL, Menu
from table.corridor import DONE, Walk
from table.play import corridor
from terminal.keyboard import Keyboard


def test_choices_are_numbered_and_described() -> None:
    screen = Keyboard([])
    Menu(corridor(), 0, 0).show(screen)
    assert [line.split() for line in screen.text.splitlines()] == [
        ["1", "walk", "1", "Walk", "to", "1"],
        ["2", "look", "Look"],
        ["3", "done", "Done"],
    ]


def test_many_options_of_one_kind_stand_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.terminal.menu.MANY", 1)
    screen = Keyboard([])
    Menu(corridor("walk 1"), 0, 0).show(screen)
    assert [line.split() for line in screen.text.splitlines()] == [
        ["1", "look", "Look"],
        ["2", "done", "Done"],
        ["-", "walk", "...", "0", "2"],
    ]


@pytest.mark.parametrize("text", ["3", "done", "DONE"])
def test_a_choice_is_typed_by_number_or_by_words(text: str) -> None:
    assert Menu(corridor(), 0, 0).pick(text) == DONE


def test_a_square_alone_will_do_where_only_one_option_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Walk, "__str__", lambda act: f"walk e{act.to}")
    assert Menu(corridor(), 0, 0).pick("E1") == Walk(1)


@pytest.mark.parametrize(("text", "words"), [("9", "no choice 9: type a number from 1 to 3"), ("dnoe", "done")])
def test_what_is_no_choice_is_refused_with_what_would_be(text: str, words: str) -> None:
    with pytest.raises(UnknownAction, match=words):
        Menu(corridor(), 0, 0).pick(text)


def test_where_texts_would_fill_a_small_terminal_each_is_cut_to_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    long = Screen(Console(width=40, height=12, force_terminal=True))
    menu = Menu(corridor(), 0, 0)
    monkeypatch.setattr(menu, "rows", lambda: ["  1  be Spirit  " + "Cold rooms and whispers. " * 6] * 3)
    rows = menu.in_short(long)
    assert max(map(len, rows)) <= 40
    assert (len(rows), rows[-1], rows[0][-3:]) == (4, IN_FULL, "...")
    assert menu.height(long) == 4
    assert menu.in_short(Keyboard([])) == menu.rows()
