"""Bots think in processes of their own. One that takes too long, or breaks, is sent away and another comes."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from threading import Thread
from typing import Any, Final

from msgspec import Struct, json
from msgspec.structs import replace

from hauntbox import bots, games
from hauntbox.kernel.contract import Declaration, Seat, heard
from hauntbox.kernel.wire import Action

LOG: Final = logging.getLogger("hauntbox.server")
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
    """Does anybody else hear or see a difference when the seat does this?"""
    after = g.clone()
    after.events = []
    after.apply(role, act)
    if heard(after.events, ()):
        return True
    eyes: list[Seat] = [(), *[(mind,) for mind in range(len(g.minds)) if mind not in seat]]
    return any(json.encode(kind.view(g, seat)) != json.encode(kind.view(after, seat)) for seat in eyes)


def bot_of(puzzle: Puzzle) -> bots.Bot:
    """Who has thought for the seat before may go on where it was; the others are forgotten by and by."""
    key = (puzzle.game, puzzle.seed, puzzle.level)
    bot = KNOWN.pop(key, None) or bots.make(puzzle.level, puzzle.seed)
    KNOWN[key] = bot
    if len(KNOWN) > MOST_KNOWN:
        del KNOWN[next(iter(KNOWN))]
    return bot


def ready() -> int:
    """Ctrl-C is the server's business: it sends its thinkers home. If it is no more, they go by themselves.

    The games are opened now, so that the first decision need not wait for that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in games.names():
        games.find(name)
    Thread(target=outlive_nobody, daemon=True).start()
    return os.getpid()


def outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinker:
    """One process, started when there is something to think about."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
        self.pid = 0

    async def think(self, puzzle: Puzzle, seconds: float) -> Thought:
        loop = asyncio.get_running_loop()
        if not self.pid:
            self.pid = await loop.run_in_executor(self.pool, ready)
        hurried = replace(puzzle, seconds=HASTE * seconds)
        return await asyncio.wait_for(loop.run_in_executor(self.pool, think, hurried), seconds)

    def dismiss(self) -> None:
        """Waits until it is gone: a pool that is still closing when Python ends complains about its pipes."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        self.pool.shutdown(wait=True, cancel_futures=True)


class Thinkers:
    """As many at a time as there are processors to spare; the others wait their turn."""

    def __init__(self, number: int, seconds: float) -> None:
        self.seconds = seconds
        self.number = max(1, number)
        self.idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()  # the last is warm, the first may not have started
        self.all: set[Thinker] = set()
        for _ in range(self.number):
            self.hire()

    def hire(self) -> None:
        thinker = Thinker()
        self.all.add(thinker)
        self.idle.put_nowait(thinker)

    async def think(self, puzzle: Puzzle) -> Thought:
        thinker = await self.idle.get()
        try:
            thought = await thinker.think(puzzle, self.seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            self.replace(thinker)
            raise NoThought(f"{type(error).__name__} after {self.seconds:g} s at most") from error
        except asyncio.CancelledError:
            self.replace(thinker)  # it is still at it, and nobody will want the answer
            raise
        except Exception as error:
            self.idle.put_nowait(thinker)
            raise NoThought(f"{type(error).__name__}: {error}") from error
        self.idle.put_nowait(thinker)
        return thought

    def replace(self, thinker: Thinker) -> None:
        self.all.discard(thinker)
        asyncio.get_running_loop().run_in_executor(None, thinker.dismiss)
        self.hire()

    def close(self) -> None:
        for thinker in self.all:
            thinker.dismiss()


def spare_processors() -> int:
    return max(1, (os.cpu_count() or 2) - 1)
