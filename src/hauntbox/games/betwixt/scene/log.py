"""Lines of the log: who, the sentence, what lights up and moves with it, whether it is good news, what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from hauntbox.games.betwixt.rules.explore.approach import DOOR, MACHINE, tile_of
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.scene.attack_then import named, roll_of, who_id
from hauntbox.games.betwixt.scene.board import machine_id, treasure_id
from hauntbox.games.betwixt.scene.moments import harm_words, hit_words, moment, shown_then
from hauntbox.games.betwixt.scene.people import card_id, panel_id, talent_id
from hauntbox.games.betwixt.scene.stage import bag_id, side_ids, tile_id
from hauntbox.games.betwixt.scene.table import letter_id, title
from hauntbox.games.betwixt.state import FMS, NOBODY, Farm
from hauntbox.games.betwixt.words.log import TELLING, say
from hauntbox.games.betwixt.words.names import space_id
from hauntbox.games.common import log
from hauntbox.kernel.event_text import CHANCE
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, SeatContext

GOOD_NEWS: Final = frozenset(
    ["defeated", "victory", "found", "bucks", "recovers", "focuses", "mission won", "xp", "rid", "book", "treasure",
     "chip", "takes over", "enters"]
)  # fmt: skip
BAD_NEWS: Final = frozenset(
    ["knocked out", "ambushes", "spawns", "fight", "mission failed", "obstruction", "blind miss", "trap", "redirected"]
)  # fmt: skip
MOVES: Final = ("moves", "jumps", "stumbles", "enters", "spawns", "ambushes")  # somebody comes to a space
PILES: Final = {"found": "found", "bucks": "t:bucks", "sold": "t:bucks", "round": "t:round"}
ROLLS: Final = ("rolled", "again", "second roll")
DICE: Final = ("dice", *[f"die:{n}" for n in range(1, 15)])


LOOKS: Final = {"text": "letter", "attacks": "attack", "event": "surprise", "objective": "goal"}  # of what is told


def line(g: Farm, context: SeatContext, i: int, event: Event) -> Line:
    facts = TELLING.facts(event) if event.what != CHANCE else {}
    doer = facts.get("who", -1)
    by = g.minds[doer] if isinstance(doer, int) and 0 <= doer < FMS else NOBODY
    found = log.line(
        context,
        i,
        event,
        said(g, event),
        by=by,
        on=mentioned(g, event),
        tone=tone(event, facts),
        at=places_then(event, facts),
        shows=shown_then(g, event),
    )
    return replace(found, moment=moment(g, event), look=LOOKS.get(event.what, ""))


def said(g: Farm, event: Event) -> str:
    """The sentence; of a letter its title, of an attack its arithmetic."""
    if event.what == "text":
        return f"Read aloud: {title(str(event.facts[0]))}."
    text = say(g, event)
    if event.what in ("hit", "miss"):
        who, victim = [named(g, event, int(each)) for each in event.facts[:2]]
        verb = "hits" if event.what == "hit" else "misses"
        return f"{who} {verb} {victim}: {hit_words(roll_of(event).sums)}."
    return f"Damage: {harm_words(roll_of(event).sums)}." if event.what == "deals" else text


def tone(event: Event, facts: dict[str, Any]) -> str:
    """Damage, hits and statuses are good news where a monster suffers them."""
    if event.what in ("hit", "miss"):
        return "good" if (facts["who"] < FMS) == (event.what == "hit") else "bad"
    if event.what == "damage":
        return "bad" if facts["who"] < FMS else "good"
    return log.tone(event.what, GOOD_NEWS, BAD_NEWS)


def mentioned(g: Farm, event: Event) -> Iterator[str]:
    """What lights up with the line, and what a patch changes along with it."""
    for words, fact in TELLING.said(event):
        yield from ids_of(g, event, words, fact)
    yield from DICE if event.what in ROLLS else ()
    yield from [PILES[event.what]] if event.what in PILES else []
    yield from [treasure_id(int(event.facts[1]))] if event.what == "loots" else []
    yield from [machine_id(int(event.facts[0]))] if event.what == "machine" else []
    yield from [bag_id(path) for path in map(int, event.facts)] if event.what == "bag emptied" else []


def ids_of(g: Farm, event: Event, words: str, fact: Any) -> Iterator[str]:
    if words in ("who", "by") and isinstance(fact, int) and fact >= 0:
        id = who_id(event, fact)
        yield from (id, f"hp:{id}")
        yield from [panel_id(fact), f"fp:{id}"] if fact < FMS else []
    elif words == "space" and fact != NOWHERE:
        yield space_id(fact)
    elif words == "tile":
        yield tile_id(fact)
    elif words == "doorway":
        yield from side_ids(g.map, fact) if fact >> 2 in g.map.lies else []
    elif words == "card" and fact >= 0:
        yield card_id(fact)
    elif words == "talent" and fact < 32:
        yield talent_id(fact)
    elif words == "text":
        yield letter_id(str(fact))
    elif words == "goal":
        yield from approached(g, fact)


def approached(g: Farm, code: int) -> Iterator[str]:
    """Where the family goes: a door, a machine, a tile."""
    where, what = divmod(code, 8)
    if what == DOOR:
        yield from side_ids(g.map, where) if where >> 2 in g.map.lies else []
    elif what == MACHINE:
        yield machine_id(where)
    else:
        yield tile_id(tile_of(what, where))


def places_then(event: Event, facts: dict[str, Any]) -> dict[str, str]:
    """Where a figure stood at this moment, though it may have gone on since."""
    if event.what not in MOVES:
        return {}
    return {who_id(event, facts["who"]): space_id(facts["space"])}
