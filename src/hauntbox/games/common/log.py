"""Lines of a seat's log: who, the sentence, what lights up and moves with it, and whether it is good news."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from msgspec import UNSET, UnsetType

from hauntbox.games.common.stage import NOBODY
from hauntbox.kernel.event_text import EventText
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, Mode, Moment, SeatContext, Stage

Shown = dict[str, dict[str, Any] | None]  # thing -> its fields as they were at that moment; None: it was not there
HEAD: Final = "round"  # the kind of event that begins a paragraph


def line(
    context: SeatContext,
    i: int,
    event: Event,
    text: str,
    *,
    by: int = NOBODY,  # whose doing it is
    on: Iterable[str] = (),
    tone: str = "",
    at: dict[str, str] | None = None,
    shows: Shown | None = None,
    moment: Moment | None = None,
    joins: tuple[str, str] = ("", ""),  # the set of lines that it belongs to, and the set in one sentence
    look: str = "",
    mode: Mode | UnsetType | None = UNSET,  # the mood of the table from here on
    battle: Stage | UnsetType | None = UNSET,
) -> Line:
    is_head = event.what == HEAD
    return Line(
        i,
        text.rstrip(".") if is_head else text,
        seat=context.seat_of(by) if by != NOBODY else "",
        on=tuple(dict.fromkeys(on)),
        rules=(event.rule,) if event.rule else (),
        tone=tone,
        head=is_head,
        at=at or {},
        shows=shows or {},
        set=joins[0],
        sum=joins[1],
        look=look,
        moment=moment,
        mode=mode,
        stage=battle,
    )


def speaker(telling: EventText, event: Event, words: str) -> int:
    """The role that the sentence begins with, if it speaks of one in these words."""
    said = telling.said(event)
    return int(said[0][1]) if said and said[0][0] == words else NOBODY


def tone(what: str, good: Collection[str], bad: Collection[str]) -> str:
    return "good" if what in good else "bad" if what in bad else ""
