"""Lines that are worth stopping for: what an instrument answers is stamped where it was asked, a hunt is a card."""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.evidence.cards.ghosts import KINDS
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.scene.legend import FIGURES
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.games.evidence.words.log import TELLING, say
from hauntbox.kernel.wire import Event
from hauntbox.scene import Moment, SeatContext


class Stamp(NamedTuple):
    big: str
    text: str
    item: str = ""  # the instrument, by the id of its card
    air: str = ""
    tone: str = ""  # for the hunters, where the line itself has none


STAMPS: Final = {
    "freezing": Stamp("It lives here", "Thermometer: freezing", "thermometer", "frost"),
    "warm": Stamp("Not here", "Thermometer: warm", "thermometer", tone="bad"),
    "level 5": Stamp("Level 5", "EMF Reader: evidence", "emf-reader"),
    "level 3": Stamp("Level 3", "EMF Reader", "emf-reader"),
    "no reading": Stamp("No reading", "EMF Reader", "emf-reader", tone="bad"),
    "it answers": Stamp("It answers", "Spirit Box", "spirit-box"),
    "silence": Stamp("Silence", "Spirit Box", "spirit-box", tone="bad"),
    "prints": Stamp("Prints!", "Ultraviolet Flashlight", "ultraviolet-flashlight"),
    "no prints": Stamp("No prints", "Ultraviolet Flashlight", "ultraviolet-flashlight", tone="bad"),
    "book written": Stamp("Written in", "The Book"),
    "book empty": Stamp("Still empty", "The Book", tone="bad"),
    "salt stepped": Stamp("Steps", "in the salt"),
    "near": Stamp("Near", "heard by listening", tone="bad"),
    "not near": Stamp("Not near", "heard by listening", tone="good"),
    "sighted": Stamp("A figure", "in the DOTS light"),
    "burnt": Stamp("It burns", "Crucifix: no hunt"),
}
# A card: its kind, its title, what it means.
CARDS: Final = {
    "event": ("Ghost Event", "It shows itself", "It slows every hunter in its reach."),
    "hunt": ("The ghost", "A hunt begins", "It kills anyone next to it."),
    "killed": ("The hunt", "", "There is one hunter fewer."),
    "logged": ("Evidence", "", "It is written into the log."),
}
HOLD: Final = {"near": 1500, "not near": 1500, "level 3": 1500, "hunt": 2000}
TURNED: Final = {"good": "bad", "bad": "good", "": ""}


def moment(g: Haunting, context: SeatContext, event: Event, news: str) -> Moment | None:
    if event.what in STAMPS:
        return stamp(g, context, event, news)
    return card(g, event, news) if event.what in CARDS else None


def stamp(g: Haunting, context: SeatContext, event: Event, news: str) -> Moment:
    """Whoever plays the hunters sees the instrument too; what is known of a hand is another matter."""
    said, facts = STAMPS[event.what], TELLING.facts(event)
    is_hunter = any([mind != GHOST for mind in context.minds])
    tone = news or (said.tone if is_hunter else TURNED[said.tone] if context.minds else "")
    item = f"c:{FIGURES[facts['hunter']]}/{said.item}" if said.item and is_hunter and holds(g, facts["hunter"]) else ""
    room = f"room:{g.house.letters[facts['room']]}" if "room" in facts else ""
    return Moment(
        "stamp", of=item, on=room or place(g, facts), to="log", hold=HOLD.get(event.what, 2500), tone=tone,
        big=said.big, text=said.text, zone=room, air=said.air,
    )  # fmt: skip


def holds(g: Haunting, hunter: int) -> bool:
    """A dead hunter's cards lie nowhere any more."""
    return g.at[hunter] != NOWHERE


def place(g: Haunting, facts: dict[str, int]) -> str:
    square = facts.get("square", NOWHERE)
    if square != NOWHERE:
        return f"sq:{g.house.names[square]}"
    return f"sq:{g.house.names[g.at[facts['hunter']]]}" if holds(g, facts["hunter"]) else ""


def card(g: Haunting, event: Event, news: str) -> Moment:
    head, title, text = CARDS[event.what]
    facts = TELLING.facts(event)
    if event.what == "logged":
        title = KINDS[facts["kind"]]
    elif event.what == "killed":
        title = say(g, event).split(" on ")[0]
    to = "t:found" if event.what == "logged" else "log"
    return Moment("card", to=to, hold=HOLD.get(event.what, 2500), tone=news, head=head, title=title, text=text)
