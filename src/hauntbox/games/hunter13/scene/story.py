"""What the scenario lays on the table: mission, clues as letters, the ENEMY SIDE, counters and rounds. SCN"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.events import CARDS
from hauntbox.games.hunter13.cards.monsters import MONSTER_CARDS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.content.story import Counter, Story
from hauntbox.games.hunter13.scene.board import event_id
from hauntbox.games.hunter13.scene.stage import Stage, room_name
from hauntbox.games.hunter13.state import ENEMY, OUT, Mansion
from hauntbox.games.hunter13.words.goals import goal_line
from hauntbox.games.hunter13.words.log import role_name, title_of
from hauntbox.kernel.contract import Seat
from hauntbox.scene import Goal, Note, Part, Thing, Track

NEWS: Final = 6  # lines of the log in which a letter is still new
ENDLESS: Final = 25  # a round limit that nobody needs to watch
LONG: Final = 20  # a counter with more steps is a plain number
EVENTS, CLUES, LOTS, ENEMY_SIDE, MISSION, BACKGROUND = -6, 20, 24, 25, 30, 31  # the order of notes; late clues first


def story_things(stage: Stage) -> dict[str, Thing]:
    return {**tracks(stage), **notes(stage)}


# Numbers.


def tracks(stage: Stage) -> dict[str, Thing]:
    g, most = stage.g, stage.g.options.rounds
    last = most if most < ENDLESS else None
    things: dict[str, Thing] = {}
    if g.round:
        things["t:round"] = Track(n=0, look="counter" if last else "rounds", name="Round", value=g.round, max=last)
    for n, counter in enumerate(stage.story.counters):
        if counter.shown:
            things[f"t:{n + 1}"] = counted(n + 1, counter, g.counts[n])
    return things


def counted(n: int, counter: Counter, value: int) -> Track:
    span = counter.high - counter.low
    look = "pips" if 0 < span <= 4 else "counter" if span <= LONG else "count"
    most = counter.high if span <= LONG else None
    return Track(n=n, look=look, name=counter.label, value=value, min=counter.low, max=most, rule="GHT-FMT-11")


def goal(stage: Stage) -> Goal | None:
    """The mission in one line, with its counters; all of it lies on the leaf of the story."""
    g, story = stage.g, stage.story
    if stage.is_over or not story.mission:
        return None
    shown = [(c, g.counts[n]) for n, c in enumerate(story.counters) if c.shown and 0 < c.high - c.low <= LONG]
    parts = tuple([Part(n=value, of=counter.high, text=counter.label) for counter, value in shown])
    limit = (f"round {g.options.rounds} is over",) if g.options.rounds < ENDLESS else ()
    win = (parts,) if parts else ()
    text = goal_line(g.scenario, story.title, story.mission)
    return Goal(text, rule="GHT-SCN-03", win=win, lose=("all hunters have fallen", *limit))


# Words.


def notes(stage: Stage) -> dict[str, Thing]:
    story = stage.story
    things: dict[str, Thing] = {}
    says = texts(stage.g.options).events
    for card in stage.g.shown:
        things[f"note:{event_id(card)}"] = Note(
            n=EVENTS, name=CARDS[card].name, text=says[card], fresh=True, tab="notebook"
        )
    if story.mission:
        things["note:mission"] = Note(
            n=MISSION, name="Mission", text=flowing(story.mission), rule="GHT-SCN-03", tab="story"
        )
    clues = heard(stage.g, stage.context.minds)
    for n, (name, text) in enumerate(story.clues):
        if clues >> n & 1:
            id = clue_id(n)
            words = flowing(story.texts[text])
            things[id] = Note(
                n=n,
                name=title_of(name),
                text=words,
                rule="GHT-SCN-04",
                fresh=is_new(stage, id),
                tab="journal",
                style="letter",
            )
    if enemy_side(stage):
        letter = flowing(story.texts[story.fallen.text])
        things["note:enemy"] = Note(
            n=ENEMY_SIDE, name="The ENEMY side", text=letter, rule="GHT-FALL-10", fresh=is_new(stage, "note:enemy"),
            tab="journal", style="letter",
        )  # fmt: skip
    things |= lot_notes(stage)
    if story.background:
        things["note:background"] = Note(
            n=BACKGROUND, name=story.title, text=prologue(story), rule="GHT-SCN-03", tab="story"
        )
    return things


def prologue(story: Story) -> str:
    """The background, who wrote it, and whether it is better with a host."""
    by = f"Written by {story.author}." if story.author else ""
    return flowing(f"{story.background} {by} {'Better with a host.' if story.hosted else ''}")


def flowing(text: str) -> str:
    """Without the line breaks of its file."""
    return " ".join(text.split())


def clue_id(n: int) -> str:
    return f"note:clue/{n + 1}"


def heard(g: Mansion, minds: Seat) -> int:
    """GHT-HID-09: the clues read to the seat; to an onlooker those read to everybody."""
    if not g.heard:
        return 0
    found = 0 if minds else -1
    for role, bits in enumerate(g.heard):
        if minds and role in minds:
            found |= bits
        elif not minds:
            found &= bits
    return found


def is_new(stage: Stage, id: str) -> bool:
    return any([id in line.on for line in stage.context.log[-NEWS:]])


def enemy_side(stage: Stage) -> bool:
    """GHT-HID-10: read when the first one falls, to all or to the fallen alone; GHT-MODE-07: the host knows it."""
    g, fallen = stage.g, stage.story.fallen
    if fallen.text < 0:
        return False
    is_host = g.options.host and len(g.who) in stage.context.minds
    mine = any([g.status[role] in (OUT, ENEMY) for role in stage.context.minds if role < len(g.who)])
    return is_host or mine or (fallen.heard and bool(g.fell))


def lot_notes(stage: Stage) -> dict[str, Thing]:
    """What was drawn in secret, to those who know."""
    g = stage.g
    things: dict[str, Thing] = {}
    for n, (lot, drawn) in enumerate(zip(stage.story.lots, g.lots, strict=False)):
        if drawn >= 0:
            text = lot_words(g, lot.of, drawn)
            is_own = not g.lots_shown >> n & 1
            name = lot.name[:1].upper() + lot.name[1:]
            things[f"note:lot/{n + 1}"] = Note(
                n=LOTS, name=name, text=text, seen="you" if is_own else "", tab="notebook"
            )
    return things


def lot_words(g: Mansion, of: str, drawn: int) -> str:
    if of == "tiles":
        return f"It is the {room_name(drawn)}."
    if of == "monsters":
        return f"It is the {MONSTER_CARDS[drawn].name}."
    return f"It is {role_name(g, drawn) if of == 'hunters' else PEOPLE[drawn].name}."
