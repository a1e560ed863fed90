"""The ten kinds of things that lie on a table, and what any of them may carry. See docs/scenes.md. Never compiled."""

from __future__ import annotations

from msgspec import Struct

from hauntbox.scene.structs.word_types import (
    BoardLay,
    Face,
    Lay,
    NoteStyle,
    PanelSize,
    Point,
    Seen,
    Shape,
    Side,
    Tab,
    Way,
)

Sides = dict[Side, str | tuple[str, ...]]


class Badge(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A small mark on a thing: slime, hit points, a printed icon."""

    look: str
    n: int | str | None = None
    way: Side = ""
    tone: str = ""
    owner: str = ""


class Mark(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A number on a track that matters, or one of its boxes."""

    at: int
    name: str
    look: str = ""
    on: bool = False
    gain: str = ""  # the look of what one gets here
    goal: bool = False


class Span(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """A stretch of a track and the values that follow from it, one for each of the track's rows."""

    from_: int
    to: int
    values: tuple[str, ...]


class Place(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A named place of a pile, and the card or piece that lies there."""

    name: str = ""
    of: str = ""


class Decor(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Furniture: to be seen, and nothing else. It hinders nobody, and no rule knows it."""

    art: str
    at: Point = (0, 0)  # from the corner of its space, in the board's unit
    turn: int = 0  # quarter turns
    scale: float = 1.0


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
    shape: Shape = ""
    badges: tuple[Badge, ...] = ()
    face: Face = ""  # "down": only the back is known
    seen: Seen = ""  # not public
    dim: str = ""  # out of use, and why
    was: str = ""  # its id before it was turned over
    part: str = ""  # the part of the panel that it lies in
    tab: Tab = ""  # the leaf it lies on
    art: str = ""  # its own drawing, where the look has none or another


class Board(Base, frozen=True):
    """A plane with its own coordinates: a printed map ("plan") or laid cardboard ("tiles")."""

    lay: BoardLay
    names: bool = False  # letters and numbers at the rim
    level: int | None = None


class Space(Base, frozen=True):
    """A place on a board. Each side is a place too: `sq:K6.n`."""

    at: Point
    size: Point | None = None
    sides: Sides = {}
    emblem: str = ""
    turn: int = 0
    decor: tuple[Decor, ...] = ()


class Zone(Base, frozen=True):
    """A set of spaces the table talks about: a room, a start zone, a range."""

    spaces: tuple[str, ...]


class Piece(Base, frozen=True):
    """What lies somewhere and is known by its picture: figure, token, die, vehicle."""

    size: Point | None = None
    way: Way = ""
    count: int = 0
    tag: str = ""  # the short text printed on it: a die's number
    signs: tuple[str, ...] = ()  # looks of the symbols on a die's face
    active: bool = False
    ago: int | None = None  # not there now: it was, so many rounds ago


class Card(Base, frozen=True):
    """What is read."""

    count: int = 0


class Pile(Base, frozen=True):
    """A holder that is no place on a board: deck, hand, tray. `count` is all that lies in it, known or not."""

    lay: Lay
    count: int | None = None
    slots: tuple[Place, ...] = ()
    bonus: bool = False  # its dice come on top of the others


class Track(Base, frozen=True):
    """A number with a meaning. None is a secret number, and is written down as such."""

    value: int | None
    min: int = 0
    max: int | None = None
    cap: int | None = None  # below max: the part above is lost for now
    steps: tuple[Mark, ...] = ()
    groups: tuple[int, ...] = ()  # how its places are grouped
    pool: bool = False  # what is left to place
    rows: tuple[Badge, ...] = ()  # what `under` tells of each stretch
    under: tuple[Span, ...] = ()
    extra: tuple[Badge, ...] = ()  # numbers that follow from it
    note: str = ""  # what follows from it, in a word


class Panel(Base, frozen=True):
    """A sheet: a character, a role, a monster group."""

    of: str = ""  # its piece
    active: bool = False
    size: PanelSize = ""  # "board": too rich for a column
    parts: tuple[str, ...] = ()  # names of its parts, in order


class Link(Base, frozen=True):
    """A line between two things."""

    from_: str
    to: str
    count: int = 0


class Note(Base, frozen=True):
    """Words that lie on the table."""

    fresh: bool = False  # to be opened once
    style: NoteStyle = ""
    when: str = ""  # where and when it was found
    sign: str = ""  # who wrote it


Thing = Board | Space | Zone | Piece | Card | Pile | Track | Panel | Link | Note
