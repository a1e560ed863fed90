"""Experiments of the lab page: one is played at a time, in a process that gives way to all else, the others wait.

They are played a few pairs at a time. So the server knows how far one is, and one that is cancelled, or takes too long,
loses nothing but the pairs it was just playing.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from secrets import token_urlsafe
from time import monotonic
from typing import Final, Literal

from hauntbox.lab.experiments.experiment import Cell
from hauntbox.lab.experiments.small import GamePair, SmallExperiment, play_pairs
from hauntbox.server.errors import Denied, unknown
from hauntbox.server.processes.readers import MEMORY
from hauntbox.server.processes.workers import Died, Overrun, Workers

LOG: Final = logging.getLogger("hauntbox.server")
REMEMBERED: Final = 20  # finished ones
PIECE: Final = 0.5  # seconds of play before one hears of it
State = Literal["waiting", "playing", "done", "cancelled", "late", "broken"]
play_there = play_pairs  # what the other process is asked to do


class RunningExperiment:
    """One of them, also when it is over."""

    def __init__(self, small: SmallExperiment, cells: list[Cell], text: str) -> None:
        self.id = token_urlsafe(12)  # whoever knows it may look at it and cancel it
        self.small, self.cells, self.text = small, cells, text
        self.pairs: list[GamePair] = []
        self.state: State = "waiting"
        self.task: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        return self.state not in ("waiting", "playing")


class Experiments:
    """Of a server. They live in memory only: who wants to keep one takes its file, or what it says."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most  # that are played or wait
        self.seconds = seconds  # for one, by the clock
        self.known: dict[str, RunningExperiment] = {}
        self.turn = asyncio.Lock()  # whoever waits longest comes next
        self.workers = Workers(1, memory=MEMORY)

    @property
    def unfinished(self) -> list[RunningExperiment]:
        return [each for each in self.known.values() if not each.is_over]

    def begin(self, one: RunningExperiment) -> RunningExperiment:
        if len(self.unfinished) >= self.most:
            words = f"{self.most} experiments are played or wait already: come back when one of them is over"
            raise Denied(HTTPStatus.TOO_MANY_REQUESTS, words)
        self.forget_old()
        self.known[one.id] = one
        one.task = asyncio.create_task(self.run(one))
        return one

    def forget_old(self) -> None:
        over = [each.id for each in self.known.values() if each.is_over]
        for id in over[: max(0, len(over) - REMEMBERED + 1)]:
            del self.known[id]

    def find(self, id: str) -> RunningExperiment:
        if id not in self.known:
            raise unknown(f"there is no such experiment: a server remembers the last {REMEMBERED}, until it stops")
        return self.known[id]

    def ahead_of(self, one: RunningExperiment) -> int:
        """How many are played before it."""
        return [each.id for each in self.unfinished].index(one.id) if one.state == "waiting" else 0

    def cancel(self, one: RunningExperiment) -> None:
        """The process that plays it is sent away."""
        if not one.is_over and one.task is not None:
            one.state = "cancelled"
            one.task.cancel()

    async def run(self, one: RunningExperiment) -> None:
        try:
            async with self.turn:
                one.state = "playing"
                one.state = await self.play(one)
        except Overrun:
            one.state = "late"
        except Died:
            one.state = "broken"
            LOG.error("the process that played an experiment on %s has died", one.small.game)
        except Exception:
            one.state = "broken"
            LOG.exception("an experiment on %s broke", one.small.game)

    async def play(self, one: RunningExperiment) -> State:
        until = monotonic() + self.seconds
        while len(one.pairs) < one.small.games:
            left = until - monotonic()
            if left <= 0:
                return "late"
            piece = min(PIECE, left)
            more = await self.workers.do("", left, play_there, one.cells, len(one.pairs), one.small.games, piece)
            one.pairs += more
        return "done"

    def close(self) -> None:
        for one in self.unfinished:
            self.cancel(one)
        self.workers.close()
