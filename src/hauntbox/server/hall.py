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
from typing import Any, Final, TypeVar

from hauntbox import games
from hauntbox.server import bot_seats
from hauntbox.server.errors import Denied, gone, no_token, unknown
from hauntbox.server.keeping import Keeping
from hauntbox.server.keys import opens, why_void
from hauntbox.server.limits import Gate, Limits
from hauntbox.server.live import LiveTable
from hauntbox.server.meter import Meter
from hauntbox.server.readers import Readers
from hauntbox.server.resume import snapshot_of
from hauntbox.server.secrets import code_in, hashed, is_same, new_code, new_token, read_code
from hauntbox.server.stall import Stall
from hauntbox.server.thinkers import Thinkers, spare_processors
from hauntbox.server.trouble import waits, where
from hauntbox.server.visitor import Visitor
from hauntbox.store import Sheet, Store, StoreError

LOG: Final = logging.getLogger("hauntbox.server")
A_DAY: Final = 24 * 60  # minutes
T = TypeVar("T")


class Hall:
    """Opened inside the event loop that serves it."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        workers: int = 0,
        new_code: Callable[[], str] = new_code,
        new_token: Callable[[str], str] = new_token,
        keeping: Keeping | None = None,
    ) -> None:
        self.store = store
        self.keeping = keeping or Keeping()
        self.limits = limits or Limits()
        self.thinkers = Thinkers(workers or spare_processors(), self.limits.thinking)
        self.readers = Readers(self.limits.reading)
        self.new_code = new_code
        self.new_token = new_token
        self.meter = Meter()
        self.stall = Stall()
        self.common: dict[str, Any] = {}  # what a reader has worked out for all
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.gate = Gate(self.limits)
        self.opened = asyncio.create_task(asyncio.to_thread(open_games))  # whoever asks for a table waits for it
        self.ready = asyncio.create_task(self.warm_up())
        self.chores: set[asyncio.Task[None]] = {self.ready}
        self.later(self.resume_bots())
        self.later(self.sweep_now_and_then())
        self.later(self.stall.watch())

    # Finding.

    async def find(self, code: str) -> LiveTable:
        code = read_code(code)
        if code in self.tables:
            return self.tables[code]
        if code not in self.opening:
            self.opening[code] = asyncio.create_task(self.open(code))
            self.opening[code].add_done_callback(lambda _: self.opening.pop(code, None))
        return await asyncio.shield(self.opening[code])

    async def open(self, code: str) -> LiveTable:
        """For all who ask meanwhile: a table that was opened twice would be played in two memories."""
        sheet = await self.store.find(code)
        if sheet is None:
            raise unknown(f"there is no table {code[:12]}")
        self.make_room()
        live = LiveTable(self, sheet)
        await live.open()
        self.tables[code] = live
        bot_seats.nudge(live)
        return live

    async def visitor(self, token: str, device: str = "") -> Visitor:
        """Who holds the token. A wrong one costs the same time and gets the same answer as a revoked one."""
        try:
            live = await self.find(code_in(token))
        except Denied as error:
            raise no_token() if error.status == HTTPStatus.NOT_FOUND else error from None
        return self.known(live, token, device)

    def known(self, live: LiveTable, token: str, device: str = "") -> Visitor:
        given, row = hashed(token), live.stored.table
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
        self.tables[live.code] = live
        return live

    async def free_code(self) -> str:
        while True:
            code = self.new_code()
            if code not in self.tables and await self.store.find(code) is None:
                return code

    # Chores.

    def later(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

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
        for live in list(self.tables.values()):
            if self.is_idle(live) and monotonic() - live.seen > self.limits.idle:
                self.tables.pop(live.code, None)

    async def clear_away(self) -> None:
        """Delete the tables that nobody has come back to for as long as tables are kept."""
        here = [code for code, live in self.tables.items() if live.listeners or live.lock.locked()]
        try:
            codes = await self.store.clear_away(*self.keeping.moments(time()), here)
        except StoreError as error:
            LOG.error("old tables cannot be cleared away: %s", error)
            return
        for code in codes:
            if live := self.tables.pop(code, None):
                live.leave(1001, "nobody came back to this table for long: it is deleted")
        if codes:
            LOG.info("tables that nobody came back to are deleted: %s", " ".join(codes))

    def is_idle(self, live: LiveTable) -> bool:
        return not live.listeners and not live.lock.locked() and not bot_seats.is_thinking(live)

    def make_room(self) -> None:
        """Of the tables that nobody looks at, the one that was left first goes back to the disk."""
        if len(self.tables) < self.limits.in_memory:
            return
        idle = [live for live in self.tables.values() if self.is_idle(live)]
        if not idle:
            raise gone(f"the server has {len(self.tables)} tables at play, and no room for more: try again later")
        self.tables.pop(min(idle, key=lambda live: live.seen).code)

    def drop(self, live: LiveTable, code: int, reason: str) -> None:
        """Whoever connects again gets the table fresh from the store; its bots do not wait for that."""
        if self.tables.get(live.code) is live:
            del self.tables[live.code]
            self.later(self.take_up(live.code))
        live.leave(code, reason)

    async def close(self) -> None:
        """Everybody is told; positions are kept, so that another version of the rules can go on from them."""
        for chore in [*self.chores, *self.opening.values()]:
            chore.cancel()
        for live in list(self.tables.values()):
            async with live.lock:
                live.leave(1012, "the server stops: connect again in a moment")
                await self.keep_position(live)
        self.thinkers.close()
        self.readers.close()
        self.store.close()

    async def keep_position(self, live: LiveTable) -> None:
        """The journal has it all; if there is no room for the position too, the table is folded from an older one."""
        if live.game is None or live.game.is_over or not live.game.journal:
            return
        try:
            await self.store.add_snapshot(live.code, snapshot_of(live.game))
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
