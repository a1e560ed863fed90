"""All the tables of this server. A table is taken out of the store when somebody comes to it."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from http import HTTPStatus
from itertools import count
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Final, TypeVar

from hauntbox import games
from hauntbox.server.auth.seat_keys import opens, why_void
from hauntbox.server.auth.tokens import code_in, hashed, is_same, new_code, new_token, read_code
from hauntbox.server.auth.visitor import Visitor
from hauntbox.server.bots import bot_seats
from hauntbox.server.bots.thinkers import Thinkers, spare_processors
from hauntbox.server.clocks import time_up
from hauntbox.server.config.limits import Gate, Limits
from hauntbox.server.config.retention import Retention
from hauntbox.server.errors import Denied, gone, no_token, unknown
from hauntbox.server.failures import waits, where
from hauntbox.server.health.loop_delay import LoopDelay
from hauntbox.server.health.timings import Timings
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.resume import snapshot_of
from hauntbox.server.processes.experiments import Experiments
from hauntbox.server.processes.readers import Readers
from hauntbox.server.processes.slow_work import SlowWork
from hauntbox.store import Sheet, StoreCalls, StoreError

if TYPE_CHECKING:
    from hauntbox.server.cluster.node import Node

LOG: Final = logging.getLogger("hauntbox.server")
A_DAY: Final = 24 * 60  # minutes
T = TypeVar("T")


class Tables:
    """Opened inside the event loop that serves it."""

    def __init__(
        self,
        store: StoreCalls,
        limits: Limits | None = None,
        workers: int = 0,
        new_code: Callable[[], str] = new_code,
        new_token: Callable[[str], str] = new_token,
        keeping: Retention | None = None,
        node: Node | None = None,
        now: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.now = now  # by which clocks of tables run
        self.node = node  # among others; None: this process has the store for itself
        self.is_closing = False
        self.keeping = keeping or Retention()
        self.limits = limits or Limits()
        self.thinkers = Thinkers(workers or spare_processors(), self.limits.thinking)
        self.readers = Readers(self.limits.reading)
        self.slow_work = SlowWork()
        self.experiments = Experiments(self.limits.experiments, self.limits.experimenting)
        self.new_code = new_code
        self.new_token = new_token
        self.timings = Timings()
        self.loop_delay = LoopDelay()
        self.common: dict[str, Any] = {}  # what a reader has worked out for all
        self.in_memory: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.gate = Gate(self.limits)
        self.opened = asyncio.create_task(asyncio.to_thread(open_games))  # whoever asks for a table waits for it
        self.ready = asyncio.create_task(self.warm_up())
        self.chores: set[asyncio.Task[None]] = {self.ready}
        if node is None:
            self.later(self.resume_bots())
        else:
            node.start(self)
        self.later(self.sweep_now_and_then())
        self.later(self.loop_delay.watch())

    # Finding.

    async def find(self, code: str) -> LiveTable:
        code = read_code(code)
        if code in self.in_memory:
            return self.in_memory[code]
        if code not in self.opening:
            self.opening[code] = asyncio.create_task(self.open(code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(self.opening[code])

    async def open(self, code: str) -> LiveTable:
        """For all who ask meanwhile: a table that was opened twice would be played in two memories."""
        if self.is_closing:
            raise gone("the server stops: connect again in a moment")
        sheet = await self.store.find(code)
        if sheet is None:
            raise unknown(f"there is no table {code[:12]}")
        self.make_room()
        if self.node is not None:
            sheet = await self.led(code)
        live = LiveTable(self, sheet)
        await live.open()
        self.in_memory[code] = live
        bot_seats.nudge(live)
        return live

    async def led(self, code: str) -> Sheet:
        """The sheet as it is when nobody else can change it any more."""
        if await self.store.lead(code):
            raise gone("another node leads this table: ask once more")
        sheet = await self.store.find(code)
        if sheet is None:
            raise unknown(f"there is no table {code[:12]}")
        return sheet

    async def visitor(self, token: str, device: str = "") -> Visitor:
        """Who holds the token. A wrong one costs the same time and gets the same answer as a revoked one."""
        try:
            live = await self.find(code_in(token))
        except Denied as error:
            raise no_token() if error.status == HTTPStatus.NOT_FOUND else error from None
        return self.known(live, token, device)

    def known(self, live: LiveTable, token: str, device: str = "") -> Visitor:
        given, row = hashed(token), live.stored.row
        seats = [n for n, seat in enumerate(live.stored.seats) if opens(given, seat)]
        is_host, is_spectator = is_same(given, row.host), is_same(given, row.spectator)
        if seats:
            return Visitor(live, given, seats[0], is_host=row.host_seat == seats[0], device=device)
        if not is_host and not is_spectator:
            raise no_token(why_void(live.stored.seats, given))
        return Visitor(live, given, is_host=is_host, is_spectator=is_spectator, device=device)

    async def add(self, sheet: Sheet, names: Sequence[str] = ()) -> LiveTable:
        """With the names of its roles, where they are known."""
        self.make_room()
        await self.store.add(sheet)
        live = LiveTable(self, sheet, names)
        self.in_memory[live.code] = live
        return live

    async def free_code(self) -> str:
        while True:
            code = self.new_code()
            if code not in self.in_memory and await self.store.find(code) is None:
                return code

    # Chores.

    def later(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def ring_later(self, live: LiveTable, seconds: float) -> asyncio.TimerHandle:
        """Look at the clocks of a table when the time of somebody there is up."""
        return asyncio.get_running_loop().call_later(seconds, lambda: self.later(time_up.ring(live)))

    async def warm_up(self) -> None:
        """One reader and one thinker are there before anybody needs them."""
        await self.opened
        await self.readers.workers.warm_up()
        await self.thinkers.workers.warm_up()

    async def resume_bots(self) -> None:
        """Tables whose bots were thinking when the server stopped go on by themselves."""
        await self.opened
        for code in await patiently(self.store.unfinished):
            await self.take_up(code)
            await asyncio.sleep(0.005)

    async def take_up(self, code: str) -> None:
        """Open a table that nobody has asked for. If the disk does not let us, try again by and by."""
        try:
            await patiently(partial(self.find, code))
        except Denied:
            pass  # it is gone, or cannot be opened: the log knows why
        except Exception as error:
            LOG.error("table %s cannot be taken up: %s", code, where(error))

    async def sweep_now_and_then(self) -> None:
        for minute in count(1):
            await asyncio.sleep(60)
            self.sweep()
            if minute % A_DAY == 1:
                await self.clear_away()
            if minute % 10 == 0:
                gc.collect()  # not left to chance: with many tables in memory it takes a while

    def sweep(self) -> None:
        """Tables that nobody has looked at for long need no memory."""
        for live in list(self.in_memory.values()):
            if self.is_idle(live) and monotonic() - live.seen > self.limits.idle:
                self.in_memory.pop(live.code, None)

    async def clear_away(self) -> None:
        """Delete the tables that nobody has come back to for as long as tables are kept."""
        here = [code for code, live in self.in_memory.items() if live.listeners or live.lock.locked()]
        try:
            codes = await self.store.clear_away(*self.keeping.moments(time()), here)
        except StoreError as error:
            LOG.error("old tables cannot be cleared away: %s", error)
            return
        for code in codes:
            if live := self.in_memory.pop(code, None):
                live.leave(1001, "nobody came back to this table for long: it is deleted")
        if codes:
            LOG.info("tables that nobody came back to are deleted: %s", " ".join(codes))

    def is_idle(self, live: LiveTable) -> bool:
        return not live.listeners and not live.lock.locked() and not bot_seats.is_thinking(live)

    def make_room(self) -> None:
        """Of the tables that nobody looks at, the one that was left first goes back to the disk."""
        if len(self.in_memory) < self.limits.in_memory:
            return
        idle = [live for live in self.in_memory.values() if self.is_idle(live)]
        if not idle:
            raise gone(f"the server has {len(self.in_memory)} tables at play, and no room for more: try again later")
        self.in_memory.pop(min(idle, key=lambda live: live.seen).code)

    def drop(self, live: LiveTable, code: int, reason: str) -> None:
        """Whoever connects again gets the table fresh from the store; its bots do not wait for that."""
        if self.in_memory.get(live.code) is live:
            del self.in_memory[live.code]
            self.later(self.take_up(live.code))
        live.leave(code, reason)

    def forget(self, code: str, reason: str) -> None:
        """The table is another node's now."""
        if live := self.in_memory.pop(code, None):
            live.leave(1012, reason)

    async def close(self) -> None:
        """Everybody is told; positions are kept, so that another version of the rules can go on from them."""
        self.is_closing = True
        for chore in [*self.chores, *self.opening.values()]:
            chore.cancel()
        for live in list(self.in_memory.values()):
            async with live.lock:
                live.leave(1012, "the server stops: connect again in a moment")
                await self.keep_position(live)
                await self.give_back(live.code)
        if self.node is not None:
            await self.node.close()
        self.thinkers.close()
        self.experiments.close()
        self.readers.close()
        self.slow_work.close()
        self.store.close()

    async def give_back(self, code: str) -> None:
        """Another node may take it up now; if it cannot be told, it does so when it has not heard of us for long."""
        self.in_memory.pop(code, None)
        try:
            await self.store.give_back(code)
        except StoreError as error:
            LOG.error("table %s could not be given back: %s", code, error)

    async def keep_position(self, live: LiveTable) -> None:
        """The journal has it all; if there is no room for the position too, the table is folded from an older one."""
        if live.maybe_game is None or live.maybe_game.is_over or not live.maybe_game.journal:
            return
        try:
            await self.store.add_snapshot(live.code, snapshot_of(live.maybe_game))
        except Exception as error:
            LOG.error("table %s: its position could not be kept: %s", live.code, where(error))


async def patiently(do: Callable[[], Awaitable[T]]) -> T:
    """Ask the store until it can answer."""
    for wait in waits():
        try:
            return await do()
        except OSError as error:
            LOG.error("the store cannot be read: %s", error)
            await asyncio.sleep(wait)
    raise AssertionError("waits() never ends")


def open_games() -> None:
    """Beside the event loop, and once: it takes a second."""
    for name in games.names():
        games.find(name)
