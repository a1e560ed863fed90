"""Lines of the log: who, the sentence, what lights up and moves with it, and whether it is good news."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hauntbox.games.ghostbusters2.cards.events import EVENTS
from hauntbox.games.ghostbusters2.cards.kinds import HYPER, KINDS, SUPER
from hauntbox.games.ghostbusters2.cards.names import CARDS
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.scene_stage import entity_id, figure_id, gate_id, sq
from hauntbox.games.ghostbusters2.scene_table import slug
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.games.ghostbusters2.words import SENTENCES, say
from hauntbox.kernel.wire import Event
from hauntbox.scene import Line, Sitting

GOOD_NEWS: Final = frozenset(
    ["hits", "overcomes", "trapped", "extracted", "closed", "sucked in", "xp", "level", "gets", "cleared", "cleaned",
     "calm", "deposits", "won", "extension", "boost"]
)  # fmt: skip
BAD_NEWS: Final = frozenset(
    ["misses", "resists", "slimed", "caustic", "emerges", "escapes", "chaos", "lost", "drained", "lost sight",
     "shaken off", "shriek", "expired", "base", "attach", "pushed"]
)  # fmt: skip
# Which facts are the kind and the slot of an Entity.
ENTITIES: Final = {
    "moves": (0, 2), "emerges": (0, 2), "trapped": (1, 2), "extracted": (1, 2), "direction": (0, 2), "targets": (0, 2),
    "goes back": (0, 2), "gone": (0, 1), "inside": (0, 1), "base": (0, 3), "split": (0, 2), "attach": (0, 2),
}  # fmt: skip
SHOTS: Final = ("hits", "misses", "overcomes", "resists")
ROLLED: Final = ("direction", "targets", "event die", "rolled off", "smooth talk", "deductible", "chaos")
DICE: Final = ("dice", *[f"die:{n}" for n in range(1, 7)])
ALONG: Final = {"timer": "t:goo", "boost": "t:tank", "deposits": "t:tank", "closed": "t:gates", "investigates": "t:goo"}
PUT: Final = {"steps": 1, "leaves": 1, "pushed": 1}  # which fact is the space of a Ghostbuster


def line(g: Busters, sitting: Sitting, i: int, event: Event) -> Line:
    is_head = event.what == "round"
    role = speaker(event)
    return Line(
        i,
        say(g, event).rstrip(".") if is_head else say(g, event),
        seat=sitting.seat_of(role) if role >= 0 else "",
        on=tuple(dict.fromkeys(mentioned(g, event))),
        rules=(event.rule,),
        tone="good" if event.what in GOOD_NEWS else "bad" if event.what in BAD_NEWS else "",
        head=is_head,
        at=places_then(g, event),
    )


def letters(event: Event) -> str:
    """Which fact is what, one letter each: the sentence knows."""
    return "".join([part[0] for part in SENTENCES.get(event.what, "").split("{")[1:]])


def speaker(event: Event) -> int:
    """Whose doing it is; -1: nobody's."""
    return int(event.facts[0]) if letters(event)[:1] == "g" else -1


def mentioned(g: Busters, event: Event) -> Iterator[str]:
    """What lights up with the line, and what a patch changes along with it."""
    for letter, fact in zip(letters(event), event.facts, strict=False):
        yield from ids_of(g, letter, fact)
    what, facts = event.what, [int(fact) for fact in event.facts]
    if what in ENTITIES:
        kind, slot = ENTITIES[what]
        yield entity_id(facts[kind], facts[slot])
    if what in SHOTS:
        yield from shot(g, facts)
    if what in ("trapped", "extracted"):
        tray = f"trapped:{figure_id(g, facts[0])}"
        yield from (tray, f"{tray}/{KINDS[facts[1]].code}", f"{tray}/plazm")
    if what == "attach":  # two Plazms go into the new one
        yield from [entity_id(kind, slot) for kind in (SUPER, HYPER) for slot in facts[2:]]
    if what == "event":
        yield "events"
    yield from DICE if what in ROLLED else ()
    yield from [ALONG[what]] if what in ALONG else ()


def ids_of(g: Busters, letter: str, fact: Any) -> Iterator[str]:
    if letter == "g":
        figure = figure_id(g, int(fact))
        yield from (figure, f"p:{figure}", f"xp:{figure}")
    elif letter == "s" and int(fact) != NOWHERE:
        space = int(fact)
        yield gate_id(g.street, space) if space in g.street.gates else sq(g.street, space)
        yield from [f"goo:{g.street.names[space]}"] if space in g.street.piles else []
    elif letter == "c":
        yield f"c:{slug(CARDS[int(fact)])}"
    elif letter == "e":
        yield f"event:{slug(EVENTS[int(fact)].name)}"
    elif letter == "v":
        yield ("car", "statue")[int(fact)]


def shot(g: Busters, facts: list[int]) -> Iterator[str]:
    """The target, the beam to it and the dice."""
    role, aimed, _, against, target = facts
    there = entity_id(aimed, target) if aimed >= 0 else gate_id(g.street, -1 - aimed)
    yield from (there, f"beam:{figure_id(g, role)}/{there}", "dice", "die:1")
    yield from ["die:2"] if against else []


def places_then(g: Busters, event: Event) -> dict[str, str]:
    """Where a figure stood at this moment, though it may have gone on since."""
    what, facts = event.what, event.facts
    if what in ("moves", "emerges"):
        return {entity_id(int(facts[0]), int(facts[2])): sq(g.street, int(facts[1]))}
    if what in PUT:
        return {figure_id(g, int(facts[0])): sq(g.street, int(facts[PUT[what]]))}
    return {}
