"""What crosses the edge of the rules: actions, events, outcomes, refusals. Structs are frozen, hashable, tagged.

Never compiled: mypyc drops class keywords in silence, so `frozen` and `tag` would be lost.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final

from msgspec import Struct
from msgspec.structs import astuple

Roles = tuple[int, ...]
NOBODY: Final[Roles] = ()
ABSENT: Final = -1  # the mind of a role that the set-up leaves out


class Action(Struct, frozen=True, tag=True, omit_defaults=True, cache_hash=True):
    """What a role may do when it is asked. The text form is the class's words and the fields: `pick up book`."""

    when: ClassVar[str] = ""  # the rule that says who may do this, and when
    words: ClassVar[str] = ""  # how a player types it, where the class name will not do

    def __str__(self) -> str:
        return text_of(self)


@lru_cache(100_000)  # a game has some thousand actions, and every picture of a question names those that it offers
def text_of(act: Action) -> str:
    verb = act.words or type(act).__name__.lower()
    return " ".join([verb, *map(str, astuple(act))])


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened, by which rule, and who may hear of it."""

    rule: str  # a ledger id, or the purpose of an outcome of chance
    what: str
    facts: tuple[int | str, ...] = ()
    to: Roles | None = None  # the minds that hear it; None: everyone; (): nobody, it is for the journal
    now: tuple[int | str, ...] = ()  # numbers of that moment which the sentence does not say, for the picture of it


class Outcome(Struct, frozen=True, tag=True):
    """How the game ended, by which rule, and what it is worth to each role, from 0 to 1."""

    rule: str
    scores: tuple[float, ...]


class Chapter(Struct, frozen=True):
    """A part of a campaign: a game to be played, and what is handed over to it."""

    game: str  # by name; the game between two sittings is its `<game>.interlude`
    scenario: str
    carry: Any  # plain data, as JSON has it


class Refused(Exception):
    """An action that a rule forbids; the position is as it was."""

    def __init__(self, role: int, act: Action, rule: str) -> None:
        super().__init__(f"role {role} may not {act} ({rule})")
        self.role = role
        self.act = act
        self.rule = rule


class Stuck(Exception):
    """A bug in the rules: they run in a circle, or to a place that is not there."""
