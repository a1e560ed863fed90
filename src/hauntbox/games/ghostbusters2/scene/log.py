"""Lines of the log: who, the sentence, what lights up and moves with it, and whether it is good news."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hauntbox.games.common import log
from hauntbox.games.ghostbusters2.cards.decks import EVENTS, GEAR
from hauntbox.games.ghostbusters2.cards.kinds import HYPER, KINDS, SUPER
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.scene.moments import shown_then
from hauntbox.games.ghostbusters2.scene.reveals import moment
from hauntbox.games.ghostbusters2.scene.stage import entity_id, figure_id, gate_id, sq
from hauntbox.games.ghostbusters2.scene.table import slug
from hauntbox.games.ghostbusters2.state import ROLLED, Busters
from hauntbox.games.ghostbusters2.words.log import TELLING, role_name, say
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, SeatContext

GOOD_NEWS: Final = frozenset(
    ["hits", "overcomes", "trapped", "extracted", "closed", "sucked in", "xp", "level", "gets", "cleared", "cleaned",
     "calm", "deposits", "won", "extension", "boost"]
)  # fmt: skip
BAD_NEWS: Final = frozenset(
    ["misses", "resists", "slimed", "caustic", "emerges", "escapes", "chaos", "lost", "drained", "lost sight",
     "shaken off", "shriek", "expired", "base", "attach", "pushed"]
)  # fmt: skip
OTHERS: Final = ("places",)  # whose Entity and slot are not the same one's
DICE: Final = ("dice", *[f"die:{n}" for n in range(1, 7)])
ALONG: Final = {"timer": "t:goo", "boost": "t:tank", "deposits": "t:tank", "closed": "t:gates", "investigates": "t:goo"}
PUT: Final = ("steps", "leaves", "pushed")  # a Ghostbuster comes to a space


def line(g: Busters, context: SeatContext, i: int, event: Event) -> Line:
    by, news = log.speaker(TELLING, event, "buster"), log.tone(event.what, GOOD_NEWS, BAD_NEWS)
    on, at, shows = mentioned(g, event), places_then(g, event), shown_then(g, event)
    return log.line(
        context, i, event, say(g, event), by=by, on=on, tone=news, at=at, shows=shows,
        moment=moment(g, event, news), joins=joins(g, event),
    )  # fmt: skip


def joins(g: Busters, event: Event) -> tuple[str, str]:
    """A walk, or a drive, is one row of the log."""
    if event.what not in ("steps", "drives"):
        return "", ""
    facts = TELLING.facts(event)
    verb = "moves" if event.what == "steps" else "drives the Ecto-1a"
    return (
        f"walk/{facts['buster']}/{verb}",
        f"{role_name(g, facts['buster'])} {verb} to {g.street.names[facts['space']]}.",
    )


def mentioned(g: Busters, event: Event) -> Iterator[str]:
    """What lights up with the line, and what a patch changes along with it."""
    for words, fact in TELLING.said(event):
        yield from ids_of(g, words, fact)
    what, facts = event.what, TELLING.facts(event)
    if "slot" in facts and what not in OTHERS:
        yield entity_id(facts["entity"], facts["slot"])
    if "aim" in facts:
        yield from shot(g, facts)
    elif what in ROLLED:
        yield from DICE
    if what in ("trapped", "extracted"):
        tray = f"trapped:{figure_id(g, facts['buster'])}"
        yield from (tray, f"{tray}/{KINDS[facts['entity']].code}", f"{tray}/plazm")
    if what == "attach":  # two Plazms go into the new one
        yield from [entity_id(kind, facts[slot]) for kind in (SUPER, HYPER) for slot in ("slot", "joined")]
    if what == "event":
        yield "events"
    yield from [ALONG[what]] if what in ALONG else ()


def ids_of(g: Busters, words: str, fact: Any) -> Iterator[str]:
    if words == "buster":
        figure = figure_id(g, fact)
        yield from (figure, f"p:{figure}", f"xp:{figure}")
    elif words == "space" and fact != NOWHERE:
        yield gate_id(g.street, fact) if fact in g.street.gates else sq(g.street, fact)
        yield from [f"goo:{g.street.names[fact]}"] if fact in g.street.piles else []
    elif words == "card":
        yield f"c:{slug(GEAR[fact].name)}"
    elif words == "event":
        yield f"event:{slug(EVENTS[fact].name)}"
    elif words == "vehicle":
        yield ("car", "statue")[fact]


def shot(g: Busters, facts: dict[str, Any]) -> Iterator[str]:
    """The target, the beam to it and the dice."""
    aimed = facts["aim"]
    there = entity_id(aimed, facts["target"]) if aimed >= 0 else gate_id(g.street, -1 - aimed)
    yield from (there, f"beam:{figure_id(g, facts['buster'])}/{there}", "dice", "die:1")
    yield from ["die:2"] if facts["against"] else []


def places_then(g: Busters, event: Event) -> dict[str, str]:
    """Where a figure stood at this moment, though it may have gone on since."""
    facts = TELLING.facts(event)
    if event.what in ("moves", "emerges"):
        return {entity_id(facts["entity"], facts["slot"]): sq(g.street, facts["space"])}
    return {figure_id(g, facts["buster"]): sq(g.street, facts["space"])} if event.what in PUT else {}
