"""A scene: one picture of a table for one seat, as plain data. See docs/scenes.md. Never compiled."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from hauntbox.scene.things import Thing

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
    by: str  # human, bot or none
    here: bool = False
    tone: str = ""
    shape: str = ""
    you: bool = False


class Look(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry of the legend: how a look is drawn, what it is called and what it means."""

    name: str
    draw: str
    icon: str = ""
    tone: str = ""
    text: str = ""
    rule: str = ""


class Line(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of the log. `on` lights up with it, and may name what is gone."""

    i: int  # the seat's own number of the line
    text: str
    seat: str = ""
    on: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    tone: str = ""  # good or bad, from this seat's side
    head: bool = False
    at: dict[str, str] = {}  # where a thing stood at this moment, though it may have gone on since


class Beat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What happens at once: fields merged into things, things gone, and the captions."""

    set: dict[str, dict[str, Any]] = {}
    drop: tuple[str, ...] = ()
    legend: dict[str, Look] = {}
    log: tuple[Line, ...] = ()


class Option(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An answer. `on[0]` is what one clicks; `off` is why it is no answer now."""

    id: str  # the action as one types it
    text: str
    on: tuple[str, ...] = ()
    group: str = ""
    cost: str = ""
    off: str = ""
    rule: str = ""
    tone: str = ""  # main, danger or end
    show: Beat | None = None  # painted while one points at the option


class Coach(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A word to somebody who learns the game, and the option that it speaks of."""

    text: str
    option: str = ""
    rule: str = ""


class Ask(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
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
    options: tuple[Option, ...]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    seat: str
    result: str  # won, lost or drawn


class Verdict(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """How it ended."""

    text: str
    why: str = ""
    rule: str = ""
    seats: tuple[Result, ...]


class Scene(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    scene: int
    game: str
    name: str
    chapter: str
    index: int  # the seat's own: it grows when this seat's view changes
    seat: str
    state: str  # play or over
    when: When
    focus: str = ""  # the board or zone to show first
    seats: tuple[Seat, ...]
    legend: dict[str, Look]
    things: dict[str, Thing]
    ask: Ask | None
    log: tuple[Line, ...]
    outcome: Verdict | None = None


encode: Final = Encoder().encode
decode: Final = Decoder(Scene).decode
