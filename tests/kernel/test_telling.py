"""Sentences that name the facts of events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hauntbox.kernel.event_text import EventText, Untold
from hauntbox.kernel.wire import Event

WORDS: dict[str, Callable[[Any, Any], str]] = {"guest": lambda g, role: g[role], "sum": lambda g, n: f"{n} coins"}
SENTENCES = {
    "hands": "{guest} hands {other:guest} {sum}. | room",
    "meet": "{*guests} meet.",
    "counts": "the clock strikes {hour:number}.",
    "swaps": "{by:unsaid}{old:guest} goes, {new:guest} comes.",
    "done": "Done. | *rooms",
}
GUESTS = ("Ann", "Bob", "Cid")
TELLING = EventText(SENTENCES, WORDS)


@pytest.mark.parametrize(
    ("what", "facts", "text"),
    [
        ("hands", (0, 2, 7, 99), "Ann hands Cid 7 coins."),
        ("meet", (0, 1, 2), "Ann, Bob and Cid meet."),
        ("meet", (1,), "Bob meet."),
        ("meet", (), "Nobody meet."),
        ("counts", (12,), "The clock strikes 12."),
        ("swaps", (9, 0, 1), "Ann goes, Bob comes."),
        ("done", (4, 5), "Done."),
    ],
)
def test_a_name_stands_for_a_fact_starred_for_the_rest(what: str, facts: tuple[int, ...], text: str) -> None:
    assert TELLING.say(GUESTS, Event("R", what, facts)) == text


def test_chance_is_told_by_its_purpose() -> None:
    assert TELLING.say(GUESTS, Event("hunt", "chance", (4,))) == "(hunt: 4)"


def test_facts_are_asked_for_by_name() -> None:
    assert TELLING.facts(Event("R", "hands", (0, 2, 7, 99))) == {"guest": 0, "other": 2, "sum": 7, "room": 99}
    assert TELLING.facts(Event("R", "meet", (0, 1))) == {"guests": (0, 1)}
    assert TELLING.facts(Event("R", "done", ())) == {"rooms": ()}


def test_what_is_said_comes_with_the_name_of_its_words() -> None:
    assert TELLING.said(Event("R", "hands", (0, 2, 7, 99))) == [("guest", 0), ("guest", 2), ("sum", 7)]
    assert TELLING.said(Event("R", "meet", (0, 1))) == [("guest", 0), ("guest", 1)]
    assert TELLING.said(Event("R", "swaps", (9, 0, 1))) == [("guest", 0), ("guest", 1)]
    assert TELLING.said(Event("hunt", "chance", (4,))) == []


@pytest.mark.parametrize(
    ("what", "facts", "reason"),
    [
        ("hands", (0, 2, 7), "'hands' is told with 3 facts: expected guest, other, sum, room"),
        ("hands", (0, 2, 7, 99, 1), "'hands' is told with 5 facts"),
        ("counts", (), "'counts' is told with 0 facts: expected hour"),
        ("sings", (), "'sings' has no sentence"),
    ],
)
def test_an_event_with_other_facts_than_its_sentence_declares_is_refused(
    what: str, facts: tuple[int, ...], reason: str
) -> None:
    with pytest.raises(Untold, match=reason):
        TELLING.say(GUESTS, Event("R", what, facts))


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("{ghost} sings.", "'sings' speaks of 'ghost', for which there are no words"),
        ("{guest} hears {guest}.", "'sings' calls two facts alike"),
        ("{*guests} sing. | room", "'sings' has facts behind all that are left"),
    ],
)
def test_a_sentence_that_cannot_be_told_is_refused_at_once(sentence: str, reason: str) -> None:
    with pytest.raises(Untold, match=reason):
        EventText({"sings": sentence}, WORDS)
