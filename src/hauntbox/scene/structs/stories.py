"""What is told before a game and after it: its opening, the road of a campaign, how it went. Never compiled."""

from __future__ import annotations

from msgspec import Struct

from hauntbox.scene.structs.moments import Sign
from hauntbox.scene.structs.word_types import Point, Shape, StopState, StoryKind


class Cast(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody in a story."""

    name: str
    of: str = ""  # a panel or a piece, where there is one
    look: str = ""
    tone: str = ""
    shape: Shape = ""
    who: str = ""  # the player's name
    text: str = ""
    has: tuple[Sign, ...] = ()


class Stop(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A chapter on the road of a campaign."""

    at: Point
    state: StopState
    name: str = ""
    text: str = ""
    to: tuple[int, ...] = ()  # the stops that it leads to


class Next(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The chapter that comes, and what it asks for."""

    name: str
    picture: str = ""
    text: str = ""
    asks: tuple[Sign, ...] = ()


class Story(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The opening of a scenario, or the road of a campaign."""

    kind: StoryKind
    title: str
    picture: str = ""  # a name of the art kit
    kick: str = ""
    text: str = ""
    win: tuple[Sign, ...] = ()
    lose: tuple[Sign, ...] = ()
    twist: tuple[Sign, ...] = ()
    cast: tuple[Cast, ...] = ()
    stops: tuple[Stop, ...] = ()
    next: Next | None = None
    shared: tuple[Sign, ...] = ()


class Deed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something on the line of a game that is over."""

    at: float  # a round with a fraction
    text: str
    to: float | None = None  # it lasted until then
    look: str = ""
    tone: str = ""
    seat: str = ""
    key: bool = False  # always with its words
    close: bool = False
    index: int | None = None  # the line of the log that the replay opens at


class Closest(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The closest moment of a game, as the game itself sees it."""

    text: str
    more: str = ""
    seat: str = ""
    at: tuple[str, ...] = ()
    index: int | None = None


class Spot(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A mark on a path: where, in which round."""

    at: str
    n: int | None = None
    tone: str = ""


class Path(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where somebody went, though it may have been hidden during play."""

    of: str
    spaces: tuple[str, ...]
    marks: tuple[Spot, ...] = ()


class Feats(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat did."""

    seat: str
    did: str
    list: tuple[Sign, ...] = ()


class Tale(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game went."""

    rounds: int  # 0: as many as the log tells of
    line: tuple[Deed, ...] = ()
    closest: Closest | None = None
    path: tuple[Path, ...] = ()
    who: tuple[Feats, ...] = ()
