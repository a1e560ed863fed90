"""The ten kinds of things that lie on a table, and what any of them may carry. See docs/scenes.md. Never compiled."""

from __future__ import annotations

from msgspec import Struct

Point = tuple[int, int]
Way = str  # n, ne, e ... for facings; a side of a space is one of n, e, s, w
Sides = dict[str, str | tuple[str, ...]]


class Badge(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A small mark on a thing: slime, hit points, a printed icon."""

    look: str
    n: int | str | None = None
    way: Way = ""
    tone: str = ""
    owner: str = ""


class Mark(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A number on a track that matters, or one of its boxes."""

    at: int
    name: str
    look: str = ""
    on: bool = False


class Base(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True,
    tag_field="kind", tag=str.lower, rename={"in_": "in", "from_": "from"},
):  # fmt: skip
    """What every thing may say of itself; the legend says the rest."""

    in_: str = ""  # the place it lies in; none: the table beside the boards
    n: int = 0  # order among its siblings
    look: str = ""
    name: str = ""
    text: str = ""
    rule: str = ""
    owner: str = ""  # a seat
    tone: str = ""
    shape: str = ""
    badges: tuple[Badge, ...] = ()
    face: str = ""  # "down": only the back is known
    seen: str = ""  # "you" or "team": not public
    dim: str = ""  # out of use, and why
    was: str = ""  # its id before it was turned over


class Board(Base, frozen=True):
    """A plane with its own coordinates: a printed map ("plan") or laid cardboard ("tiles")."""

    lay: str
    names: bool = False  # letters and numbers at the rim
    level: int | None = None


class Space(Base, frozen=True):
    """A place on a board. Each side is a place too: `sq:K6.n`."""

    at: Point
    size: Point | None = None
    sides: Sides = {}
    emblem: str = ""
    turn: int = 0


class Zone(Base, frozen=True):
    """A set of spaces the table talks about: a room, a start zone, a range."""

    spaces: tuple[str, ...]


class Piece(Base, frozen=True):
    """What lies somewhere and is known by its picture: figure, token, die, vehicle."""

    size: Point | None = None
    way: Way = ""
    count: int = 0
    tag: str = ""  # the short text printed on it
    active: bool = False


class Card(Base, frozen=True):
    """What is read."""

    count: int = 0


class Pile(Base, frozen=True):
    """A holder that is no place on a board: deck, hand, tray. `count` is all that lies in it, known or not."""

    lay: str
    count: int | None = None


class Track(Base, frozen=True):
    """A number with a meaning. None is a secret number, and is written down as such."""

    value: int | None
    min: int = 0
    max: int | None = None
    cap: int | None = None  # below max: the part above is lost for now
    steps: tuple[Mark, ...] = ()


class Panel(Base, frozen=True):
    """A sheet: a character, a role, a monster group."""

    of: str = ""  # its piece
    active: bool = False


class Link(Base, frozen=True):
    """A line between two things."""

    from_: str
    to: str
    count: int = 0


class Note(Base, frozen=True):
    """Words that lie on the table."""

    fresh: bool = False  # to be opened once


Thing = Board | Space | Zone | Piece | Card | Pile | Track | Panel | Link | Note
