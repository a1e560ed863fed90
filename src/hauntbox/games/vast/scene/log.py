"""Lines of the log: who, the sentence, what lights up and moves with it, whether it is good news, what is a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from hauntbox.games.common import log
from hauntbox.games.common.stage import NOBODY
from hauntbox.games.vast.cave.collapse.removal import crystals_to_go
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.numbers import OWNER
from hauntbox.games.vast.scene.roles import OF_ROLE
from hauntbox.games.vast.scene.stage import panel_id, piece_id, space_id, token_id
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.names import agreeing, space_name, the_name, the_piece, tile_name
from hauntbox.games.vast.words.roles import TELLING, say
from hauntbox.kernel.event_text import CHANCE
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, Moment, SeatContext

MOVES: Final = (
    "steps",
    "skitters",
    "pushed",
    "appears",
    "dragon appears",
    "carried off",
    "driven back",
    "revealed",
    "tunnels",
    "teleports",
    "unicorn appears",
)  # somebody comes to a space
WALKS: Final = ("steps",)
BRIEF: Final = 1500  # milliseconds
Ids = Callable[[Any], Iterable[str]]


def line(g: Vast, context: SeatContext, i: int, event: Event) -> Line:
    facts = TELLING.facts(event) if event.what != CHANCE else {}
    doer = facts.get("role", facts.get("piece", NOBODY))
    return log.line(
        context,
        i,
        event,
        say(g, event),
        by=OWNER[doer] if doer != NOBODY else NOBODY,
        on=mentioned(event, facts),
        tone=tone(g, context, event, facts),
        at=places_then(event, facts),
        moment=moment(g, event),
        joins=joins(g, event, facts),
        look="collapse" if event.what == "collapse begins" else "",
    )


def tone(g: Vast, context: SeatContext, event: Event, facts: dict[str, Any]) -> str:
    """Good and bad from the seat's own side: what is good for one role is bad for the others."""
    for role in g.terms.roles:
        part = OF_ROLE[role]
        news = log.tone(event.what, part.good, part.bad)
        if news:
            return news if role in context.minds or not context.minds else {"good": "bad", "bad": "good"}[news]
    if event.what in ("attacks", "shoots"):
        return "good" if OWNER[facts["piece"]] in context.minds else "bad"
    return "bad" if event.what in ("collapse begins", "collapsed", "lost") else ""


def joins(g: Vast, event: Event, facts: dict[str, Any]) -> tuple[str, str]:
    """A walk is one row of the log."""
    if event.what not in WALKS:
        return "", ""
    name = the_piece(g, facts["piece"])
    return f"walk/{facts['piece']}", f"{name[:1].upper()}{name[1:]} goes to {space_name(facts['space'])}."


def mentioned(event: Event, facts: dict[str, Any]) -> Iterator[str]:
    """What lights up with the line, and what a patch changes along with it."""
    for words, fact in TELLING.said(event):
        yield from ids_of(words, fact)
    if "token" in facts and "space" in facts:
        yield token_id(facts["token"], facts["space"])
    if event.what in ("lays", "removes"):
        yield from ("stack", "gone", "t:lost")
    for part in OF_ROLE.values():
        yield from part.on.get(event.what, ())


def ids_of(words: str, fact: Any) -> Iterator[str]:
    if words == "role":
        yield from (piece_id(fact), panel_id(fact))
    elif words == "piece":
        yield from (piece_id(fact), panel_id(OWNER[fact]))
    elif words == "space" and fact != NOWHERE:
        yield space_id(fact)
    for part in OF_ROLE.values():
        if words in part.ids:
            yield from part.ids[words](fact)


def places_then(event: Event, facts: dict[str, Any]) -> dict[str, str]:
    """Where a piece stood at this moment, though it may have gone on since."""
    if event.what not in MOVES:
        return {}
    piece = facts.get("piece", facts.get("role"))
    assert piece is not None
    return {piece_id(piece): space_id(facts["space"])}


# What is worth stopping for. ------------------------------------------------------------------------------------------


def moment(g: Vast, event: Event) -> Moment | None:
    for part in (*OF_ROLE.values(), None):
        made = (part.moments if part is not None else MOMENTS).get(event.what)
        if made is not None:
            return made(g, event)
    return None


def collapse_begins(g: Vast, event: Event) -> Moment:
    text = f"From now on tiles are taken away. When {crystals_to_go(g)} Crystal tiles are gone, the cave is gone."
    return Moment("card", to="log", hold=0, tone="bad", head="The cave", title="The Collapse begins", text=text)


def attacks(g: Vast, event: Event) -> Moment:
    attacker, victim = int(event.facts[0]), int(event.facts[1])
    text = f"{the_name(g, attacker)} against {the_name(g, victim)}"
    return Moment("stamp", on=piece_id(victim), to="log", hold=BRIEF, big="Attack!", text=text)


def smashes(g: Vast, event: Event) -> Moment:
    who, space = int(event.facts[0]), int(event.facts[1])
    return Moment(
        "stamp", on=space_id(space), to="log", hold=BRIEF, big="Crystal!", text=f"{the_name(g, who)} smashes it"
    )


def revealed(g: Vast, event: Event) -> Moment:
    space, tile = int(event.facts[1]), int(event.facts[2])
    return Moment("stamp", on=space_id(space), to="log", hold=BRIEF, big=tile_name(tile)[:16], text="revealed")


def dies(g: Vast, event: Event) -> Moment:
    role = int(event.facts[0])
    title = agreeing(f"The {the_name(g, role)} is killed")
    return Moment("card", of=panel_id(role), to="log", head="Killed", title=title)


MOMENTS: Final = {
    "collapse begins": collapse_begins,
    "attacks": attacks,
    "smashes": smashes,
    "reveals": revealed,
    "dies": dies,
}
