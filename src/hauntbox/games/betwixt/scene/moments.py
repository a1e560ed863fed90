"""What a line of the log shows of its moment: HP, statuses and dice as they were; and what is worth stopping for."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import to_builtins

from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.words import BLEED
from hauntbox.games.betwixt.rules.attack.arithmetic import Sums
from hauntbox.games.betwixt.rules.attack.statuses import TOP
from hauntbox.games.betwixt.scene.attack_then import mode_then, named, roll_of, rolled, stage_then, who_id
from hauntbox.games.betwixt.scene.legend import STATUS_LOOKS
from hauntbox.games.betwixt.scene.people import panel_id
from hauntbox.games.betwixt.scene.stage import mission
from hauntbox.games.betwixt.scene.table import flowing, letter_id, title
from hauntbox.games.betwixt.state import FMS, NOBODY, ROLLED, SUFFERED, Farm
from hauntbox.games.betwixt.words.names import TRAPS
from hauntbox.games.common.log import Shown
from hauntbox.kernel.wire import Event
from hauntbox.scene import Badge, Moment

SHORT: Final = 1400  # milliseconds: an attack is one of many
BRIEF: Final = 500
STAGED: Final = 2000  # until the last cell of its arithmetic has come


class Points(NamedTuple):
    """What somebody had then."""

    hp: int
    fp: int
    status: int
    target: int


def shown_then(g: Farm, event: Event) -> Shown:
    """Nothing for what was written down before events carried their moment."""
    if event.what in SUFFERED and len(event.now) >= len(Points._fields):
        return suffered(event.what, int(event.facts[0]), who_id(event, int(event.facts[0])), points_of(event))
    if event.what in ROLLED and event.now:
        return rolled(g, event)
    return {}


def points_of(event: Event) -> Points:
    return Points(*[int(n) for n in event.now[-len(Points._fields) :]])


def suffered(what: str, who: int, id: str, then: Points) -> Shown:
    if who < FMS:
        track = {f"fp:{id}": {"value": then.fp}} if what == "focuses" else {f"hp:{id}": {"value": then.hp}}
        return {**track, id: {"badges": to_builtins(list(status_badges(then.status)))}}
    wants = [Badge(f"x-{min(then.target, FMS)}")] if then.target != NOBODY else []
    badges = to_builtins([*wants, Badge("b-hp", then.hp), *status_badges(then.status)])
    return {id: {"badges": badges}, f"hp:{id}": {"value": then.hp}}


def status_badges(bits: int) -> tuple[Badge, ...]:
    counts = [(n, bits >> TOP if n == BLEED else bits >> 2 * n & 3) for n in range(len(STATUS_LOOKS))]
    return tuple([Badge(STATUS_LOOKS[n], many if n == BLEED else min(many, 2)) for n, many in counts if many])


# What is worth stopping for -------------------------------------------------------------------------------------------


def moment(g: Farm, event: Event) -> Moment | None:
    made = MOMENTS.get(event.what)
    return made(g, event) if made is not None else None


def letter(g: Farm, event: Event) -> Moment:
    """TGB-MIS-42: a text is read, then kept."""
    book, name = mission(g), str(event.facts[0])
    text = flowing(book.texts[book.text_names.index(name)])
    return Moment(
        "letter", of=letter_id(name), to="journal", hold=0, head=f"Mission {book.number}", title=title(name), text=text
    )


def missed(g: Farm, event: Event) -> Moment | None:
    if not event.now:
        return None
    roll = roll_of(event)
    tone = "bad" if roll.hitter < FMS else "good"
    return Moment(
        "stamp",
        on=who_id(event, roll.victim),
        to="log",
        hold=SHORT,
        tone=tone,
        big="Miss",
        text=hit_words(roll.sums),
        mode=mode_then(g, event, roll),
        stage=stage_then(g, event, roll),
    )


def hit_words(sums: Sums) -> str:
    """Hits 2 - evades 1 = 1 against AGI 2."""
    if sums.miss:
        return "A miss symbol"
    return f"hits {sums.hits} - evades {sums.evades} = {sums.hits - sums.evades} against AGI {sums.agi}"


def harm_words(sums: Sums) -> str:
    """Dice 3 + weapon 1 - shields 1 = 3."""
    plus = [(sums.dice, "dice"), (sums.weapon, "weapon"), (sums.bought, "effects"), (sums.skill, "skill")]
    minus = [(sums.shields, "shields"), (sums.armor, "armor")]
    said = " + ".join([f"{what} {n}" for n, what in plus if n or what == "dice"])
    said += "".join([f" - {what} {n}" for n, what in minus if n])
    said += f" + pierced {sums.pierce}" if sums.pierce else ""
    said += f" + elements {sums.elements}" if sums.elements else ""
    return f"{said}{', halved' if sums.halved else ''} = {sums.total}"


def landed(g: Farm, event: Event) -> Moment | None:
    """The blow, with its whole arithmetic."""
    if not event.now:
        return None
    roll = roll_of(event)
    tone = "good" if (roll.hitter < FMS) == bool(roll.sums.total) else "bad"
    big = f"{roll.sums.total} damage" if roll.sums.total else "No damage"
    return Moment(
        "stamp",
        on=who_id(event, roll.victim),
        to="log",
        hold=STAGED,
        tone=tone,
        big=big,
        text=f"{hit_words(roll.sums)}; {harm_words(roll.sums)}",
        mode=mode_then(g, event, roll),
        stage=stage_then(g, event, roll),
    )


def knocked_out(g: Farm, event: Event) -> Moment:
    fm = int(event.facts[0])
    text = "Out for the rest of the mission. The lookout comes in, if there is one."
    return Moment(
        "card",
        of=panel_id(fm),
        to="log",
        tone="bad",
        head="Knocked out",
        title=f"{NAMES[fm]} is knocked out",
        text=text,
    )


def defeated(g: Farm, event: Event) -> Moment | None:
    """A monster has fallen; the night is told by it."""
    if not event.now:
        return None
    who = int(event.facts[0])
    title = f"{named(g, event, who)} falls"
    return Moment("stamp", on=who_id(event, who), to="log", hold=BRIEF, tone="good", big="It falls", title=title)


def surprise(g: Farm, event: Event) -> Moment:
    return Moment("card", to="log", head="Surprise event", title=str(event.facts[1]), text="")


def snapped(g: Farm, event: Event) -> Moment:
    who = int(event.facts[0])
    tone = "bad" if who < FMS else "good"
    text = TRAPS[int(event.facts[1])]
    return Moment("stamp", on=who_id(event, who), to="log", hold=SHORT, tone=tone, big="Snap!", text=text)


def objective(g: Farm, event: Event) -> Moment | None:
    number, label = int(event.facts[0]), str(event.facts[1])
    if number == 1:
        return None  # the opening has said it
    return Moment("card", to="log", tone="good", head=f"Objective {number}", title=label.rstrip("."), text="")


MOMENTS: Final[dict[str, Any]] = {
    "text": letter,
    "miss": missed,
    "deals": landed,
    "knocked out": knocked_out,
    "defeated": defeated,
    "event": surprise,
    "trap": snapped,
    "objective": objective,
}
