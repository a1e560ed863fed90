"""Lines of the log: who, the sentence, what lights up and moves with it, and whether it is good news."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hauntbox.games.common import log
from hauntbox.games.hunter13.scene.board import item_id, monster_id
from hauntbox.games.hunter13.scene.fight import mood_then
from hauntbox.games.hunter13.scene.moments import shown_then
from hauntbox.games.hunter13.scene.reveals import moment
from hauntbox.games.hunter13.scene.stage import figure_id, tile_id
from hauntbox.games.hunter13.scene.story import clue_id
from hauntbox.games.hunter13.state import MONSTERS, NOWHERE, Mansion
from hauntbox.games.hunter13.words.log import TELLING, role_name, room_words, say
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, SeatContext

GOOD_NEWS: Final = frozenset(
    ["made", "heals", "cancels", "saved", "restored", "revived", "foe falls", "wounds", "obtains", "doors open",
     "cured", "gifted", "attuned", "blessed", "escapes", "subdued", "reflects", "falling star", "won", "keeps"]
)  # fmt: skip
BAD_NEWS: Final = frozenset(
    ["missed", "hurt", "brink", "falls", "changes side", "confined", "locked", "wasting", "slowed", "spurned",
     "destroyed", "battle", "appears", "stalks", "lost", "withdraws", "prowls", "rises", "deepens"]
)  # fmt: skip
MOVES: Final = ("moves", "prowls")  # a character comes to a tile
JUDGED: Final = ("checks", "judge card", "draws for the Enemy")
PILES: Final = {"opens": "rooms", "event": "events", "draws": "mads", "drew": "mads", "obtains": "items"}
DICE: Final = ("judge", *[f"judge/{n}" for n in range(1, 7)])


def line(g: Mansion, context: SeatContext, i: int, event: Event) -> Line:
    by, news = log.speaker(TELLING, event, "hunter"), log.tone(event.what, GOOD_NEWS, BAD_NEWS)
    on, at, shows = mentioned(g, event), places_then(g, event), shown_then(g, context, event)
    mode, battle = mood_then(g, context, event)
    return log.line(
        context, i, event, say(g, event), by=by, on=on, tone=news, at=at, shows=shows,
        moment=moment(g, event, news), joins=joins(g, event), mode=mode, battle=battle,
    )  # fmt: skip


def joins(g: Mansion, event: Event) -> tuple[str, str]:
    """A walk through several rooms is one row of the log."""
    if event.what != "moves" or event.facts[2]:
        return "", ""
    facts = TELLING.facts(event)
    return f"walk/{facts['hunter']}", f"{role_name(g, facts['hunter'])} goes to {room_words(facts['room'])}."


def mentioned(g: Mansion, event: Event) -> Iterator[str]:
    """What lights up with the line, and what a patch changes along with it."""
    for words, fact in TELLING.said(event):
        yield from ids_of(g, words, fact)
    yield from DICE if event.what in JUDGED else ()
    yield from [PILES[event.what]] if event.what in PILES else []
    yield from ["note:enemy"] if event.what == "enemy side" else []
    yield from [f"note:E-{TELLING.facts(event)['event'] + 1}"] if event.what == "event" else []


def ids_of(g: Mansion, words: str, fact: Any) -> Iterator[str]:
    if words == "hunter":
        figure = figure_id(g, fact)
        yield from (figure, f"p:{figure}", f"hp:{figure}", f"mp:{figure}")
    elif words == "room" and fact != NOWHERE:
        yield tile_id(fact)
    elif words == "item":
        yield item_id(fact)
    elif words == "foe":
        yield from foe_ids(g, fact)
    elif words == "clue":
        yield clue_id(fact)


def foe_ids(g: Mansion, foe: int) -> Iterator[str]:
    id = monster_id(foe) if foe < MONSTERS else figure_id(g, foe - MONSTERS)
    yield from (id, f"p:{id}", f"hp:{id}", f"mp:{id}", f"vit:{id}")


def places_then(g: Mansion, event: Event) -> dict[str, str]:
    """Where a figure stood at this moment, though it may have gone on since."""
    if event.what not in MOVES:
        return {}
    facts = TELLING.facts(event)
    return {figure_id(g, facts["hunter"]): tile_id(facts["room"])}
