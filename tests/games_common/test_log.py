"""Lines of the log, as every game writes them."""

from __future__ import annotations

from hauntbox.games.common import log
from hauntbox.kernel.event_text import EventText
from hauntbox.kernel.wire import Event
from hauntbox.scene import sit_down

SITTING = sit_down(["Ann", "Bob"], (0,))
TELLING = EventText(
    {"hits": "{guest} hits {other:guest}.", "rains": "It rains.", "round": "Round {n:number}.", "go": "{*guests} go."},
    {"guest": lambda g, role: ("Ann", "Bob")[role]},
)


def test_a_line_has_its_speaker_its_rule_and_each_thing_once() -> None:
    event = Event("TOY-01", "hits", (1, 0))
    made = log.line(SITTING, 7, event, "Bob hits Ann.", by=1, on=["a", "b", "a"], tone="bad", at={"a": "sq:1"})
    assert (made.i, made.text, made.seat, made.on, made.rules, made.tone, made.head, made.at) == (
        7, "Bob hits Ann.", "s1", ("a", "b"), ("TOY-01",), "bad", False, {"a": "sq:1"},
    )  # fmt: skip


def test_a_round_begins_a_paragraph_without_a_full_stop() -> None:
    made = log.line(SITTING, 1, Event("", "round", (3,)), "Round 3.")
    assert (made.head, made.text, made.seat, made.rules) == (True, "Round 3", "", ())


def test_the_speaker_is_whom_the_sentence_begins_with() -> None:
    told = [("hits", (1, 0)), ("rains", ()), ("round", (3,)), ("go", (1, 0)), ("go", ())]
    found = [log.speaker(TELLING, Event("TOY-01", what, facts), "guest") for what, facts in told]
    assert found == [1, -1, -1, 1, -1]


def test_news_is_good_or_bad_by_its_kind() -> None:
    assert [log.tone(what, {"won"}, {"lost"}) for what in ("won", "lost", "round")] == ["good", "bad", ""]
