"""Sentences with letters for facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hauntbox.kernel.telling import told
from hauntbox.kernel.wire import Event

WORDS: dict[str, Callable[[Any], str]] = {"g": lambda role: ("Ann", "Bob", "Cid")[role], "n": str}
SENTENCES = {"hands": "{g} hands {g} {n} coins.", "meet": "Here are {gg}.", "done": "Done."}


@pytest.mark.parametrize(
    ("what", "facts", "text"),
    [
        ("hands", (0, 2, 7), "Ann hands Cid 7 coins."),
        ("hands", (0, 2, 7, 99), "Ann hands Cid 7 coins."),
        ("meet", (0, 1, 2), "Here are Ann, Bob and Cid."),
        ("meet", (1,), "Here are Bob."),
        ("meet", (), "Here are nobody."),
        ("done", (), "Done."),
    ],
)
def test_a_letter_stands_for_a_fact_doubled_for_the_rest(what: str, facts: tuple[int, ...], text: str) -> None:
    assert told(Event("R", what, facts), SENTENCES, WORDS) == text


def test_chance_is_told_by_its_purpose() -> None:
    assert told(Event("hunt", "chance", (4,)), SENTENCES, WORDS) == "(hunt: 4)"
