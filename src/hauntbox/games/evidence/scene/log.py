"""Lines of a seat's log: who, the sentence, what lights up, and whether it is good news."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from msgspec import UNSET, UnsetType, to_builtins

from hauntbox.games.common import log
from hauntbox.games.common.stage import drawn_once
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.scene.legend import FIGURES
from hauntbox.games.evidence.scene.mood import hunting
from hauntbox.games.evidence.scene.stage import name_of
from hauntbox.games.evidence.scene.stamps import moment
from hauntbox.games.evidence.scene.table import TRAY, die_name, hidden_die
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.games.evidence.words.log import DICE, TELLING, sentence, square_words
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, Mode, SeatContext

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
LOOKS: Final = {"event": "ghost", "hunt": "ghost", "prolonged": "ghost"}  # whose picture a line shows
OTHERWISE: Final = {"good": "bad", "bad": "good", "": ""}


class ToldOf(NamedTuple):
    """What a line says to everybody who hears of the event."""

    text: str
    by: int
    on: tuple[str, ...]
    joins: tuple[str, str]


def line(g: Haunting, context: SeatContext, i: int, event: Event) -> Line:
    said, news = told_of(g.house, event), tone(context, event.what)
    return log.line(
        context,
        i,
        event,
        said.text,
        by=said.by,
        on=said.on,
        tone=news,
        shows=shown_then(event),
        moment=moment(g, context, event, news),
        joins=said.joins,
        look=LOOKS.get(event.what, ""),
        mode=mood(context, event.what),
    )


@drawn_once
def told_of(house: House, event: Event) -> ToldOf:
    return ToldOf(sentence(house, event), speaker(event), tuple(mentioned(house, event)), joins(house, event))


def mood(context: SeatContext, what: str) -> Mode | UnsetType | None:
    """EVI-HUNT-01: a hunt changes the table when it is told of, and not when all that follows has been told."""
    if what == "hunt":
        return hunting(context.minds == (GHOST,))
    return None if what == "hunt over" else UNSET


def joins(house: House, event: Event) -> tuple[str, str]:
    """A walk is one row of the log, and so are the dice behind the screen."""
    if event.what == "steps":
        facts = TELLING.facts(event)
        walker, place = name_of(facts["hunter"]), square_words(house, facts["square"])
        return f"walk/{facts['hunter']}", f"{walker} walks to {place}."
    return ("dice", "The ghost rolls its dice.") if event.what == "rolled" else ("", "")


def speaker(event: Event) -> int:
    return GHOST if event.what in OF_THE_GHOST else log.speaker(TELLING, event, "hunter")


def mentioned(house: House, event: Event) -> Iterator[str]:
    for words, fact in TELLING.said(event):
        if words == "hunter":
            yield FIGURES[fact]
        elif words == "square" and fact != NOWHERE:
            yield f"sq:{house.names[fact]}"
        elif words == "room":
            yield f"room:{house.letters[fact]}"


def shown_then(event: Event) -> dict[str, dict[str, Any] | None]:
    """EVI-HID-06: every die as it was rolled, EVI-HID-05: and to the ghost what it showed; the round as it began."""
    if event.what == "round":
        return {"t:round": {"value": event.facts[0]}}
    if event.what not in ("rolled", "shows") or event.facts[0] not in DICE:
        return {}
    name = die_name(str(event.facts[0]))
    if event.what == "rolled":
        return {"dice": to_builtins(TRAY), "die": to_builtins(hidden_die(name))}
    return {"die": {"name": name, "tag": str(event.facts[1]), "face": None}}


def tone(context: SeatContext, what: str) -> str:
    """From this seat's side; an onlooker and who plays both sides take none."""
    hunts, haunts = any([mind != GHOST for mind in context.minds]), GHOST in context.minds
    if hunts == haunts:
        return ""
    news = log.tone(what, GOOD_NEWS, BAD_NEWS)
    return news if hunts else OTHERWISE[news]
