"""Lines that are worth stopping for: an Event turns over, a Ghost is caught, a Gate closes."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards.decks import EVENTS
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.scene.stage import figure_id, gate_id, sq
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.games.ghostbusters2.words.log import TELLING, WORDS
from hauntbox.kernel.wire import Event
from hauntbox.scene import Moment

BRIEF: Final = 1500  # milliseconds
# The stamp, and the fact that stands below it.
STAMPS: Final = {
    "trapped": ("Trapped!", "entity"), "extracted": ("Extracted!", "entity"), "closed": ("Gate closed", ""),
    "caustic": ("Caustic!", "buster"), "attach": ("Plazms join", "entity"), "investigates": ("Goo Pile", "goo"),
    "level": ("Level up!", "buster"), "escapes": ("It escapes", "entity"), "chaos": ("Chaos!", ""),
    "deposits": ("Deposited", "entity"),
}  # fmt: skip


def moment(g: Busters, event: Event, news: str) -> Moment | None:
    if event.what == "event":
        card = EVENTS[TELLING.facts(event)["event"]]
        return Moment("card", to="log", hold=0, tone="bad", head="Event", title=card.name, text=card.text)
    if event.what == "sucked in":
        return Moment(
            "card",
            to="log",
            tone="good",
            head="The last Gate",
            title="It is closed",
            text="The Ghosts are sucked into the Spirit World.",
        )
    return stamp(g, event, news) if event.what in STAMPS else None


def stamp(g: Busters, event: Event, news: str) -> Moment:
    big, fact = STAMPS[event.what]
    facts = TELLING.facts(event)
    text = WORDS[fact](g, facts[fact]) if fact else ""
    return Moment("stamp", on=place(g, facts), to="log", hold=BRIEF, tone=news, big=big, text=text)


def place(g: Busters, facts: dict[str, int]) -> str:
    space = facts.get("space", NOWHERE)
    if space != NOWHERE:
        return gate_id(g.street, space) if space in g.street.gates else sq(g.street, space)
    return figure_id(g, facts["buster"]) if "buster" in facts else ""
