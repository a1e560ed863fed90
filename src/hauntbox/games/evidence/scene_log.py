"""Lines of a seat's log: who, the sentence, what lights up, and whether it is good news."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.scene_looks import FIGURES
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.games.evidence.words import SENTENCES, say
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, Sitting

# For the hunters; for the ghost it is the other way round.
GOOD_NEWS: Final = frozenset(
    ["sighted", "burnt", "hunt over", "prints", "freezing", "level 5", "level 3", "it answers", "book written",
     "salt stepped", "logged", "solved", "event room"]
)  # fmt: skip
BAD_NEWS: Final = frozenset(["event", "hunt", "prolonged", "killed", "dimmed", "all dead", "dawn"])
OF_THE_GHOST: Final = frozenset(
    ["chosen", "settled", "rolled", "shows", "print", "written", "moved", "sighted", "event", "no event", "no hunt",
     "hunt", "prolonged", "hunt over", "killed"]
)  # fmt: skip
OTHERWISE: Final = {"good": "bad", "bad": "good", "": ""}


def line(g: Haunting, sitting: Sitting, i: int, event: Event) -> Line:
    is_head = event.what == "round"
    return Line(
        i,
        say(g, event).rstrip(".") if is_head else say(g, event),
        seat=sitting.seat_of(speaker(event)) if speaker(event) >= 0 else "",
        on=tuple(dict.fromkeys(mentioned(g.house, event))),
        rules=(event.rule,),
        tone=tone(sitting, event.what),
        head=is_head,
    )


def letters(event: Event) -> str:
    """Which fact is what, one letter each: the sentence knows. A letter doubled stands for all that follow."""
    template = SENTENCES.get(event.what, "")
    keys = [part.partition("}")[0] for part in template.split("{")[1:]]
    found = "".join([key[0] for key in keys])
    return found + found[-1:] * (len(event.facts) - len(found))


def speaker(event: Event) -> int:
    """Whose doing it is; -1: nobody's."""
    if event.what in OF_THE_GHOST:
        return GHOST
    return int(event.facts[0]) if letters(event)[:1] == "h" and event.facts else -1


def mentioned(house: House, event: Event) -> Iterator[str]:
    for letter, fact in zip(letters(event), event.facts, strict=False):
        if letter == "h":
            yield FIGURES[int(fact)]
        elif letter == "s" and int(fact) != NOWHERE:
            yield f"sq:{house.names[int(fact)]}"
        elif letter == "r":
            yield f"room:{house.letters[int(fact)]}"


def tone(sitting: Sitting, what: str) -> str:
    """From this seat's side; an onlooker and who plays both sides take none."""
    hunts, haunts = any([mind != GHOST for mind in sitting.minds]), GHOST in sitting.minds
    if hunts == haunts:
        return ""
    news = "good" if what in GOOD_NEWS else "bad" if what in BAD_NEWS else ""
    return news if hunts else OTHERWISE[news]
