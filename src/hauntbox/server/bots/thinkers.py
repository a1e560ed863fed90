"""Bots think in processes of their own. One that takes too long, or breaks, is sent away and another comes."""

from __future__ import annotations

import os
from typing import Any, Final

from msgspec import Struct, json
from msgspec.structs import replace

from hauntbox import bots, games
from hauntbox.kernel.contract import Declaration, Seat, heard
from hauntbox.kernel.wire import Action
from hauntbox.server.processes.workers import Died, Overrun, Worker, Workers

HASTE: Final = 0.7  # of the time there is, for a bot that can hurry: the rest is for what it cannot foresee
MOST_KNOWN: Final = 50  # bots that a process remembers
KNOWN: dict[tuple[str, str, str], bots.Bot] = {}


class Puzzle(Struct):
    """A decision to make. The position holds secrets; a bot looks at it through the eyes of its seat only."""

    game: str
    position: bytes
    role: int
    minds: tuple[int, ...]
    level: str
    seed: str
    seconds: float = 0.0  # after which a bot that can hurry answers with what it has
    explain: bool = False
    table: str = ""  # which takes its turn with the others


class Thought(Struct):
    """The action as one types it, and why, if that was asked."""

    action: str
    shows: bool = True  # somebody else sees that it was done
    text: str = ""
    chance: float | None = None
    line: list[str] = []


class NoThought(Exception):
    """The bot has not come to a decision."""


def think(puzzle: Puzzle) -> Thought:
    """In the other process."""
    kind, bot = games.find(puzzle.game), bot_of(puzzle)
    bot.patience = puzzle.seconds
    g = kind.codec.load(puzzle.position)
    act = bot.choose(kind, g, puzzle.role, puzzle.minds)
    if not puzzle.explain:
        return Thought(str(act), is_shown(kind, g, puzzle.minds, puzzle.role, act))
    reason = bots.why(bot, kind, g, puzzle.role, puzzle.minds, act)
    return Thought(str(act), True, bots.in_words(reason), reason.chance, reason.line)


def is_shown(kind: Declaration, g: Any, seat: Seat, role: int, act: Action) -> bool:
    """Does anybody else hear or see a difference when the seat does this? What the table may answer next is one."""
    after = g.clone()
    after.events = []
    after.apply(role, act)
    ask = after.asking()
    if heard(after.events, ()) or (ask is not None and any(ask.is_public(after, r) for r in ask.waiting(after))):
        return True
    eyes: list[Seat] = [(), *[(mind,) for mind in g.roles() if mind not in seat]]
    return any(json.encode(kind.view(g, seat)) != json.encode(kind.view(after, seat)) for seat in eyes)


think_there = think  # what the other process is asked to do


def bot_of(puzzle: Puzzle) -> bots.Bot:
    """Who has thought for the seat before may go on where it was; the others are forgotten by and by."""
    key = (puzzle.game, puzzle.seed, puzzle.level)
    bot = KNOWN.pop(key, None) or bots.make(puzzle.level, puzzle.seed)
    KNOWN[key] = bot
    if len(KNOWN) > MOST_KNOWN:
        del KNOWN[next(iter(KNOWN))]
    return bot


class Thinkers:
    """As many at a time as there are processors to spare; tables take turns, and none has more than one."""

    def __init__(self, number: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = Workers(number)

    @property
    def all(self) -> set[Worker]:
        return self.workers.all

    async def think(self, puzzle: Puzzle) -> Thought:
        hurried = replace(puzzle, seconds=HASTE * self.seconds)
        try:
            return await self.workers.do(puzzle.table, self.seconds, think_there, hurried)
        except (Overrun, Died) as error:
            raise NoThought(f"{type(error).__name__} after {self.seconds:g} s at most") from error
        except Exception as error:
            raise NoThought(f"{type(error).__name__}: {error}") from error

    def close(self) -> None:
        self.workers.close()


def spare_processors() -> int:
    return max(1, (os.cpu_count() or 2) - 1)
