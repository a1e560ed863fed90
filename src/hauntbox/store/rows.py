"""What the store keeps, as the rest of the program sees it. Never compiled."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from hauntbox.kernel.wire import Event
from hauntbox.table import HUMAN, Chair, Entry
from hauntbox.table.record import Opening

Numbers = dict[int, tuple[int, str]]  # viewer -> the number of the scene it was shown last, and its fingerprint


class CampaignRow(Struct):
    """The campaign that a table plays, and where in it the table is."""

    game: str
    story: str
    seed: str  # of the campaign; each page has its own
    name: str = ""
    pages: int = 0  # that were played before; the table's page has the next number
    after: int = -1  # the page that led to the table's
    chapter: int = 1  # its number in the story
    options: dict[str, Any] | None = None  # of the whole campaign; None: the table's, in rows of earlier versions
    chosen: list[str] | None = None  # those of them that hold in every chapter


class ClockRow(Struct):
    """The clocks of a table: what was agreed on, and how much time each seat has used."""

    per: Literal["move", "game"]
    seconds: int
    at_zero: Literal["bot", "mark"]  # a bot takes over, or the seat is marked and nothing else
    used: dict[int, float] = {}  # seat -> seconds of the game; a clock per move begins anew
    late: list[int] = []  # seats whose time has run out


class PageRow(Struct):
    """A page of a campaign that is not being played any more."""

    n: int
    after: int
    replay: str  # the whole text


class TableRow(Struct):
    """A table: how it is set up and how far it is."""

    code: str
    game: str
    rules: int
    scenario: str  # a name, or the whole text of one
    options: dict[str, Any]  # every one as it is or would be played; rows of earlier versions leave some out
    seed: str
    created: float
    started: float = 0.0  # 0: not yet
    closed: float = 0.0
    over: bool = False
    host: str = ""  # the hash of the host's token; "" after a hand-over
    host_seat: int = -1  # the seat that is host after a hand-over
    spectator: str = ""
    hints: bool = True
    solo_undo: bool = False
    opening: Opening = Opening()  # what set-up led to
    rematch: str = ""  # the code of the table where the same people play again
    numbers: Numbers = {}
    carry: Any = None  # what a campaign hands over to this chapter
    campaign: CampaignRow | None = None
    chosen: list[str] | None = None  # the options that somebody has chosen; None in rows of earlier versions
    clock: ClockRow | None = None  # None: nobody counts the time


class SeatLink(Struct):
    """How people come to a seat. Everything secret in it is a hash."""

    invite: str = ""  # of an invitation that nobody has opened yet
    used: str = ""  # of the invitation by which the holder came
    second: str = ""  # of a link that the holder has made for another device of theirs
    devices: list[str] = []  # of the tokens of the holder's other devices
    local: bool = False  # the seat is played on the host's device
    person: bool = False  # a bot plays for the person who holds the token
    voided: dict[str, str] = {}  # of a token that was taken away: what its holder is told


class SeatRow(Struct):
    """A seat: whose minds it plays, who holds it, and the hash of its token."""

    name: str
    minds: tuple[int, ...]
    holder: str = HUMAN
    token: str = ""  # "": nobody has sat down
    link: SeatLink = field(default_factory=SeatLink)

    @property
    def chair(self) -> Chair:
        """The seat as the game knows it: without tokens and links."""
        return Chair(self.name, self.minds, self.holder)


class Sheet(Struct):
    """All about a table but its journal."""

    row: TableRow
    seats: list[SeatRow]


class Summary(Struct):
    """A table in a list."""

    table: TableRow
    seats: list[str]  # their names
    entries: int  # of its journal
    touched: float  # when somebody was last there
    finished: bool


class Kept(Struct):
    """An entry of the journal, with what a server needs to take up the table again."""

    entry: Entry
    events: tuple[Event, ...] = ()
    act: str = ""  # the id that the player's program gave it, so that a repeat is known as one
    numbers: Numbers = {}


class Snapshot(Struct):
    """A position on the way: folding starts here, and new rules go on from here."""

    index: int  # so many entries of the journal led to it
    rules: int
    state: bytes


class ChatLine(Struct):
    """Something that somebody said."""

    seat: int
    name: str
    channel: str
    text: str
    at: float
    readers: list[int] | None = None  # the seats that may read it, spectators not among them; None: everybody
