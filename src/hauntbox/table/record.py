"""What is written down about a game: how it was set up, and the journal. Files hold exactly this. Never compiled."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import Struct

from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import Event

HUMAN: Final = "human"
ONLOOKER: Final = -1  # a viewer who holds no seat
NOBODY_SITS: Final = "none"
BOT: Final = "bot:"

Chance = tuple[tuple[str, int | str], ...]  # purpose and outcome; large outcomes are text, see Game.roll


class TableError(ValueError):
    """Something asked of a table or a file that cannot be done, in one line for the player."""


class Chair(Struct, frozen=True):
    """A seat at the table: whose minds it plays, and who holds it."""

    name: str
    minds: Seat
    holder: str = HUMAN  # "human", "bot:LEVEL" or "none"

    @property
    def is_human(self) -> bool:
        return self.holder == HUMAN

    @property
    def bot(self) -> str:
        """The level of the bot that holds it, or ""."""
        return self.holder.removeprefix(BOT) if self.holder.startswith(BOT) else ""


class Setting(Struct, frozen=True):
    """What a game starts from. With the journal it is the whole game."""

    game: str
    rules: int  # the version of the rules at the start
    options: dict[str, Any]  # every one as played; a record of earlier rules leaves some out, see Declaration.earlier
    scenario: str  # a name, or the whole text of one
    seed: str
    chairs: tuple[Chair, ...]
    solo_undo: bool = False
    carry: Any = None  # what a campaign hands over


class Opening(Struct, frozen=True):
    """What set-up led to, before the first move."""

    chance: Chance = ()
    digest: str = ""  # of the first position
    events: tuple[Event, ...] = ()


class Move(Struct, frozen=True, tag="move", omit_defaults=True):
    """A role has answered."""

    index: int
    seat: int
    role: int
    action: str  # its text form
    chance: Chance = ()
    digest: str = ""  # of the position after it
    learned: bool = False  # it may have told somebody something
    walks_on: bool = False  # it goes on with the walk of the move before it: undo takes them back together
    given: bool = False  # by the table, as the only answer


class Given(NamedTuple):
    """The news that the table has given a lone answer."""

    seat: int
    text: str


class Stand(Struct, frozen=True, tag="stand", omit_defaults=True):
    """A role answers all coming windows of a name alike, or wants to be asked again."""

    index: int
    seat: int
    role: int
    window: str
    action: str | None = None
    digest: str = ""


class Undo(Struct, frozen=True, tag="undo", omit_defaults=True):
    """A seat has taken moves back."""

    index: int
    seat: int
    moves: tuple[int, ...]  # their indices
    leave: str = "free"  # "free", "consent" or "solo"
    consent: tuple[int, ...] = ()  # the seats that gave it
    digest: str = ""


class NewRules(Struct, frozen=True, tag="rules", omit_defaults=True):
    """The game went on from this position, under other rules or because the host has repaired it; what stands before
    it cannot be folded any more."""

    index: int
    was: int
    now: int
    state: str
    digest: str = ""
    note: str = ""  # why it was repaired


Entry = Move | Stand | Undo | NewRules
