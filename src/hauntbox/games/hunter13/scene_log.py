"""Lines of the log: who, the sentence, what lights up and moves with it, and whether it is good news."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hauntbox.games.hunter13.scene_board import item_id, monster_id
from hauntbox.games.hunter13.scene_stage import figure_id, tile_id
from hauntbox.games.hunter13.scene_story import clue_id
from hauntbox.games.hunter13.sentences import SENTENCES
from hauntbox.games.hunter13.state import MONSTERS, NOWHERE, Mansion
from hauntbox.games.hunter13.words import say
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, Sitting

GOOD_NEWS: Final = frozenset(
    ["made", "heals", "cancels", "saved", "restored", "revived", "foe falls", "wounds", "obtains", "doors open",
     "cured", "gifted", "attuned", "blessed", "escapes", "subdued", "reflects", "falling star", "won", "keeps"]
)  # fmt: skip
BAD_NEWS: Final = frozenset(
    ["missed", "hurt", "brink", "falls", "changes side", "confined", "locked", "wasting", "slowed", "spurned",
     "destroyed", "battle", "appears", "stalks", "lost", "withdraws", "prowls", "rises", "deepens"]
)  # fmt: skip
HEADS: Final = ("round",)
MOVES: Final = {"moves": 1, "prowls": 1}  # which fact is the tile that a character comes to
JUDGED: Final = ("checks", "judge card", "draws for the Enemy")
PILES: Final = {"opens": "rooms", "event": "events", "draws": "mads", "drew": "mads", "obtains": "items"}
DICE: Final = ("judge", *[f"judge/{n}" for n in range(1, 7)])


def line(g: Mansion, sitting: Sitting, i: int, event: Event) -> Line:
    is_head = event.what in HEADS
    role = speaker(event)
    return Line(
        i,
        say(g, event).rstrip(".") if is_head else say(g, event),
        seat=sitting.seat_of(role) if role >= 0 else "",
        on=tuple(dict.fromkeys(mentioned(g, event))),
        rules=(event.rule,) if event.rule else (),
        tone="good" if event.what in GOOD_NEWS else "bad" if event.what in BAD_NEWS else "",
        head=is_head,
        at=places_then(g, event),
    )


def letters(event: Event) -> str:
    """Which fact is what, one letter each: the sentence knows. A doubled one stands for all that are left."""
    found = [part.partition("}")[0] for part in SENTENCES.get(event.what, "").split("{")[1:]]
    out = "".join([key[0] for key in found])
    is_open = bool(found) and len(found[-1]) == 2
    return out + out[-1] * (len(event.facts) - len(out)) if is_open else out


def speaker(event: Event) -> int:
    """Whose doing it is; -1: nobody's."""
    return int(event.facts[0]) if letters(event)[:1] == "g" else -1


def mentioned(g: Mansion, event: Event) -> Iterator[str]:
    """What lights up with the line, and what a patch changes along with it."""
    for letter, fact in zip(letters(event), event.facts, strict=False):
        yield from ids_of(g, letter, fact)
    yield from DICE if event.what in JUDGED else ()
    yield from [PILES[event.what]] if event.what in PILES else []
    yield from ["note:enemy"] if event.what == "enemy side" else []
    yield from [f"note:E-{int(event.facts[1]) + 1}"] if event.what == "event" else []


def ids_of(g: Mansion, letter: str, fact: Any) -> Iterator[str]:
    if letter == "g":
        figure = figure_id(g, int(fact))
        yield from (figure, f"p:{figure}", f"hp:{figure}", f"mp:{figure}")
    elif letter == "t" and int(fact) != NOWHERE:
        yield tile_id(int(fact))
    elif letter == "i":
        yield item_id(int(fact))
    elif letter == "m":
        foe = int(fact)
        yield from foe_ids(g, foe)
    elif letter == "w":
        yield clue_id(int(fact))


def foe_ids(g: Mansion, foe: int) -> Iterator[str]:
    id = monster_id(foe) if foe < MONSTERS else figure_id(g, foe - MONSTERS)
    yield from (id, f"p:{id}", f"hp:{id}", f"mp:{id}", f"vit:{id}")


def places_then(g: Mansion, event: Event) -> dict[str, str]:
    """Where a figure stood at this moment, though it may have gone on since."""
    if event.what not in MOVES:
        return {}
    return {figure_id(g, int(event.facts[0])): tile_id(int(event.facts[MOVES[event.what]]))}
