"""What is worth stopping for, and what the table is in the middle of: a battle, a hunt. Never compiled."""

from __future__ import annotations

from msgspec import Struct

from hauntbox.scene.structs.word_types import Air, LogTone, ModeKind, MomentKind, RulingBy


class Sign(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A small sign with its number and its words."""

    look: str = ""
    n: int | str | None = None
    text: str = ""


class Moment(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """How large a beat is, where it happens and where it goes. The line of the log stays its caption."""

    kind: MomentKind
    of: str = ""  # the thing that is shown
    on: str = ""  # where it happens
    from_: str = ""  # the pile it comes from
    to: str = ""  # where it goes: a thing, or log, journal or hand
    hold: int = 2500  # milliseconds that it stays by itself; 0: until it is put away by hand
    tone: LogTone = ""  # from this seat's side
    big: str = ""  # of a stamp, a few letters
    text: str = ""
    small: str = ""
    head: str = ""  # the kind of card
    title: str = ""
    sign: str = ""  # who wrote it
    zone: str = ""  # the area that changes with it
    air: Air = ""
    mode: Mode | None = None  # the mood of the table while it is shown, for what is over when the scene comes
    stage: Stage | None = None  # the battle that it ends


class Mode(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Another mood of the table, until it is gone."""

    kind: ModeKind
    name: str
    text: str = ""
    look: str = ""
    on: tuple[str, ...] = ()  # things that stay lit
    pulse: int = 0  # heartbeats a minute
    rule: str = ""


class Part(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a goal: a box that is filled or not, a count, or a box that nobody knows yet."""

    look: str = ""
    on: bool = False
    n: int | None = None
    of: int | None = None
    text: str = ""


class Goal(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How one wins, in stages that come one after the other, and how one loses."""

    text: str
    rule: str = ""
    win: tuple[tuple[Part, ...], ...] = ()
    lose: tuple[str, ...] = ()


# A battle.


class Gauge(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A fighter's points, and what they were before."""

    name: str
    value: int
    max: int
    tone: str = ""
    before: int | None = None


class Die(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A die to be rolled, or one that shows a number or symbols."""

    look: str
    tag: str = ""
    signs: tuple[str, ...] = ()
    bonus: bool = False


class Fighter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody on one side of a battle, and what the side adds up."""

    of: str  # a piece or a panel
    name: str = ""
    kind: str = ""
    note: str = ""
    parts: tuple[Sign, ...] = ()
    sum: int | None = None
    tracks: tuple[Gauge, ...] = ()
    chips: tuple[Die, ...] = ()  # to be rolled


class Term(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A number in a sum: how it is joined, what it counts."""

    n: int
    op: str = ""
    look: str = ""
    text: str = ""


class Cell(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A step of an attack, with all its numbers: painters add nothing up."""

    name: str
    dice: tuple[Die, ...] = ()
    sum: tuple[Term, ...] = ()
    text: str = ""
    good: bool = False
    rule: str = ""


class Ruling(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which side of a battle hits, and how hard."""

    by: RulingBy
    text: str
    n: int = 0
    says: str = ""
    rule: str = ""


class Joiner(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody who is not in the battle, and why one can or cannot join."""

    of: str
    can: bool = False
    text: str = ""


class Stage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A battle on a stage before the board: two sides, their sums or the steps of an attack."""

    left: tuple[Fighter, ...]
    right: tuple[Fighter, ...]
    steps: tuple[str, ...] = ()
    step: int = 0
    verdict: Ruling | None = None
    join: tuple[Joiner, ...] = ()
    pipe: tuple[Cell, ...] = ()
