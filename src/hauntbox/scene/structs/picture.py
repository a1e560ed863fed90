"""A scene: one picture of a table for one seat, as plain data. See docs/scenes.md. Never compiled."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder, Encoder

from hauntbox.scene.structs.moments import Goal, Mode, Moment, Sign, Stage
from hauntbox.scene.structs.scene_things import Thing
from hauntbox.scene.structs.stories import Story, Tale
from hauntbox.scene.structs.word_types import Adviser, By, LogTone, OptionTone, Shape, State, Won

VERSION: Final = 1  # of the vocabulary
PUBLIC: Final = "public"  # the seat of spectators


class When(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Round, phase and whose turn, in one line."""

    text: str
    rule: str = ""


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody at the table."""

    id: str
    name: str
    by: By
    here: bool = False
    tone: str = ""
    shape: Shape = ""
    you: bool = False


class Look(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry of the legend: how a look is drawn, what it is called and what it means."""

    name: str
    draw: str
    icon: str = ""
    tone: str = ""
    text: str = ""
    rule: str = ""
    pips: bool = False  # a die whose numbers are dots
    art: str = ""  # the name of a drawing: "evidence/lantern"


class Line(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of the log. `on` lights up with it, and may name what is gone."""

    i: int  # the seat's own number of the line
    text: str
    seat: str = ""
    on: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    tone: LogTone = ""  # from this seat's side
    head: bool = False
    given: bool = False  # the table gave this answer of the seat: there was no other
    at: dict[str, str] = {}  # where a thing stood at this moment, though it may have gone on since
    shows: dict[str, dict[str, Any] | None] = {}  # what things were like at this moment; null: not there
    set: str = ""  # lines of one set that follow each other are one row
    sum: str = ""  # the set in one sentence, up to this line
    look: str = ""  # a sign before the sentence
    moment: Moment | None = None  # it is worth stopping for
    mode: Mode | UnsetType | None = UNSET  # the mood of the table from this line on; null: as ever
    stage: Stage | UnsetType | None = UNSET  # the battle as it stood at this line; null: none any more


class Beat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What happens at once: fields merged into things, things gone, and the captions."""

    set: dict[str, dict[str, Any]] = {}
    drop: tuple[str, ...] = ()
    legend: dict[str, Look] = {}
    log: tuple[Line, ...] = ()
    mode: Mode | UnsetType | None = UNSET
    stage: Stage | UnsetType | None = UNSET


class Hint(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A word of advice, on the option or the way it speaks of."""

    by: Adviser
    text: str
    to: str = ""  # of a walk: where to


class Block(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A sight or a reach that is refused, and what stands in its way."""

    from_: str
    to: str
    at: str


class Option(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An answer. `on[0]` is what one clicks; `off` is why it is no answer now."""

    id: str  # the action as one types it
    text: str
    on: tuple[str, ...] = ()
    group: str = ""
    cost: str = ""
    off: str = ""
    rule: str = ""
    tone: OptionTone = ""
    show: Beat | None = None  # painted while one points at the option
    why: str = ""  # a consequence, or odds
    note: Hint | None = None
    icon: str = ""  # only where what one clicks has none
    block: Block | None = None


class Reach(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A space within a walk's reach, or just out of it."""

    via: str  # the space before it, so that a path is a chain
    cost: int  # of all steps to here
    act: str = ""  # the action of the last step
    off: str = ""  # why one gets no further
    before: tuple[str, ...] = ()  # actions that lead to it, where a step takes several
    along: tuple[str, ...] = ()  # spaces between, where a step leads over several


class WalkOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a piece can go from here, made of what the seat knows."""

    of: str
    to: dict[str, Reach]
    group: str = ""  # the options that only step
    text: str = ""
    have: int = 0
    max: int = 0
    unit: tuple[str, str] = ("step", "steps")
    note: Hint | None = None


class Coach(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A word to somebody who learns the game, and what it speaks of."""

    text: str
    options: tuple[str, ...] = ()  # several: the learner decides
    to: str = ""  # the space where a walk leads, if it is several steps
    rule: str = ""
    said: str = ""  # on what was chosen before
    part: str = ""  # of the lesson: "Part 1 of 3: In the dark"
    turns: str = ""  # the part that comes next, where one may go on to it
    look: tuple[str, ...] = ()  # what it speaks of
    end: bool = False  # the lesson has no more parts: now a real game


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """The question. For everybody else it has no options."""

    id: str
    who: tuple[str, ...]
    done: tuple[str, ...] = ()
    text: str
    hint: str = ""
    rule: str = ""
    pick: tuple[int, int] | None = None
    order: bool = False
    coach: Coach | None = None
    have: tuple[Sign, ...] = ()  # what is left to spend
    warn: str = ""  # a danger of doing nothing
    walks: WalkOptions | None = None
    options: tuple[Option, ...]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    result: Won


class Verdict(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """How it ended."""

    text: str
    why: str = ""
    rule: str = ""
    seats: tuple[Result, ...]
    story: Tale | None = None
    coach: Coach | None = None


class Scene(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    scene: int
    game: str
    name: str
    chapter: str
    index: int  # the seat's own: it grows when this seat's view changes
    seat: str
    state: State
    when: When
    focus: str = ""  # the board or zone to show first
    seats: tuple[Seat, ...]
    legend: dict[str, Look]
    things: dict[str, Thing]
    ask: Question | None
    log: tuple[Line, ...]
    outcome: Verdict | None = None
    goal: Goal | None = None
    mode: Mode | None = None
    stage: Stage | None = None
    story: Story | None = None


encode: Final = Encoder().encode
decode: Final = Decoder(Scene).decode
