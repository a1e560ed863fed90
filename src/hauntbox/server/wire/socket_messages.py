"""What travels on the socket, in both directions. docs/wire.md explains each. Never compiled."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from hauntbox.scene import Patch, Scene
from hauntbox.server.wire.rest_types import Lobby, Wanted

# From the client.


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Answer a question."""

    id: str
    index: int
    option: str | list[str]  # a list where one may pick several


class WantWalk(Struct, tag="walk", forbid_unknown_fields=True):
    """Walk: several steps, as far as nothing happens on the way."""

    id: str
    index: int
    steps: list[str]  # the actions that lead to a space of `ask.walks`, in order


class WantScene(Struct, tag="scene", forbid_unknown_fields=True):
    """Send the whole scene."""


class WantUndo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back an action, or a turn as far as that is free."""

    by: Literal["action", "turn"] = "action"


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    yes: bool


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    text: str
    channel: Literal["table", "team"] = "table"


class WantHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""


class WantStand(Struct, tag="stand", forbid_unknown_fields=True):
    """Answer a question alike from now on, or be asked again."""

    question: str
    option: str | None = None


class WantPage(Struct, tag="page", forbid_unknown_fields=True):
    """Go on to the next part of a guided game."""


Request = Act | WantWalk | WantScene | WantUndo | Consent | Say | WantHint | WantStand | WantPage

# From the server.


class SceneMessage(Struct, tag="scene"):
    scene: Scene


class PatchMessage(Struct, tag="patch"):
    patch: Patch


class RefusedMessage(Struct, tag="refused", omit_defaults=True):
    text: str
    id: str = ""
    rule: str = ""


class Done(Struct, tag="done"):
    """It is on the disk. `index` is the seat's number after it."""

    id: str
    index: int


class LobbyMessage(Struct, tag="lobby"):
    lobby: Lobby


class ChatMessage(Struct, tag="chat", rename={"sender": "from"}):
    channel: str
    sender: str
    seat: int
    text: str
    at: float


class UndoAsked(Struct, tag="undo"):
    """Somebody asks to take something back; `who` are the seats that have not consented yet."""

    by: int
    who: list[int]


class Undone(Struct, tag="undone"):
    """The asking is over: taken back, or not."""

    yes: bool


class HintMessage(Struct, tag="hint"):
    """What a bot would do that knows what the seat knows; what it thinks of the seat's chances and what it expects."""

    option: str
    text: str
    chance: float | None = None  # of winning
    line: list[str] = []  # the option in words, and what its own side would do then


class Standing(Struct):
    """An answer given in advance; `question` is how one names it to be asked again."""

    question: str
    about: str  # the question, in words
    who: str  # the role
    text: str  # the answer, in words


class StandingMessage(Struct, tag="standing"):
    answers: list[Standing]


class Rematch(Struct, tag="rematch"):
    """The same people play again; the token is this seat's at the new table."""

    code: str
    token: str


class WishMessage(Struct, tag="wish"):
    """The host asks something of the person in this seat, or does not any more."""

    kind: Wanted


class ClockMessage(Struct, tag="clock"):
    """How much time there is, the same for everybody; it goes on by itself at the seats in `runs`."""

    left: list[float]  # seconds, by seat
    runs: list[int]
    shared: float | None  # what the seats in `runs` have together, in a window that asks several
    late: list[int]  # seats whose time was up


class DevicesMessage(Struct, tag="devices"):
    """On how many devices this seat is open."""

    count: int


Message = (
    SceneMessage
    | PatchMessage
    | RefusedMessage
    | Done
    | LobbyMessage
    | ChatMessage
    | UndoAsked
    | Undone
    | HintMessage
    | StandingMessage
    | Rematch
    | WishMessage
    | DevicesMessage
    | ClockMessage
)

decode: Final = Decoder(Request).decode
ENCODER: Final = Encoder()


def encode(message: Message) -> str:
    return ENCODER.encode(message).decode()
