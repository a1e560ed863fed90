"""All the tables of this server. A table is taken out of the store when somebody comes to it."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from itertools import count
from time import monotonic
from typing import Final

from hauntbox.server import bot_seats
from hauntbox.server.errors import Denied, no_token, unknown
from hauntbox.server.keys import opens, why_void
from hauntbox.server.limits import Buckets, Limits
from hauntbox.server.live import LiveTable
from hauntbox.server.meter import Meter
from hauntbox.server.secrets import code_in, hashed, is_same, new_code, new_token, read_code
from hauntbox.server.thinkers import Thinkers, spare_processors
from hauntbox.server.visitor import Visitor
from hauntbox.store import Sheet, Store

LOG: Final = logging.getLogger("hauntbox.server")


class Hall:
    """Opened inside the event loop that serves it."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        workers: int = 0,
        new_code: Callable[[], str] = new_code,
        new_token: Callable[[str], str] = new_token,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.thinkers = Thinkers(workers or spare_processors(), self.limits.thinking)
        self.new_code = new_code
        self.new_token = new_token
        self.meter = Meter()
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.creations = Buckets(self.limits.tables, self.limits.table_burst)
        self.chores = [asyncio.create_task(self.resume_bots()), asyncio.create_task(self.sweep_now_and_then())]

    # Finding.

    async def find(self, code: str) -> LiveTable:
        code = read_code(code)
        if code in self.tables:
            return self.tables[code]
        async with self.opening.setdefault(code, asyncio.Lock()):
            try:
                if code not in self.tables:
                    self.tables[code] = await self.open(code)
            finally:
                self.opening.pop(code, None)
        return self.tables[code]

    async def open(self, code: str) -> LiveTable:
        sheet = await self.store.find(code)
        if sheet is None:
            raise unknown(f"there is no table {code[:12]}")
        live = LiveTable(self, sheet)
        await live.open()
        asyncio.get_running_loop().call_soon(bot_seats.nudge, live)  # when it has its place in the hall
        return live

    async def visitor(self, token: str, device: str = "") -> Visitor:
        """Who holds the token. A wrong one costs the same time and gets the same answer as a revoked one."""
        try:
            live = await self.find(code_in(token))
        except Denied:
            raise no_token() from None
        return self.known(live, token, device)

    def known(self, live: LiveTable, token: str, device: str = "") -> Visitor:
        given, row = hashed(token), live.sheet.table
        seats = [n for n, seat in enumerate(live.sheet.seats) if opens(given, seat)]
        is_host, is_spectator = is_same(given, row.host), is_same(given, row.spectator)
        if seats:
            return Visitor(live, given, seats[0], is_host=row.host_seat == seats[0], device=device)
        if not is_host and not is_spectator:
            raise no_token(why_void(live.sheet.seats, given))
        return Visitor(live, given, is_host=is_host, is_spectator=is_spectator, device=device)

    async def add(self, sheet: Sheet) -> LiveTable:
        await self.store.add(sheet)
        live = LiveTable(self, sheet)
        self.tables[live.code] = live
        return live

    async def free_code(self) -> str:
        while True:
            code = self.new_code()
            if code not in self.tables and await self.store.find(code) is None:
                return code

    # Chores.

    async def resume_bots(self) -> None:
        """Tables whose bots were thinking when the server stopped go on by themselves."""
        for code in await self.store.unfinished():
            try:
                await self.find(code)
            except Exception:
                LOG.exception("table %s cannot be taken up", code)
            await asyncio.sleep(0)

    async def sweep_now_and_then(self) -> None:
        for minute in count(1):
            await asyncio.sleep(60)
            self.sweep()
            if minute % 10 == 0:
                gc.collect()  # not left to chance: with many tables in memory it takes a while

    def sweep(self) -> None:
        """Tables that nobody has looked at for long need no memory."""
        for live in list(self.tables.values()):
            is_idle = not live.listeners and not live.lock.locked() and not bot_seats.is_thinking(live)
            if is_idle and monotonic() - live.seen > self.limits.idle:
                self.tables.pop(live.code, None)

    def drop(self, live: LiveTable, code: int, reason: str) -> None:
        """Whoever connects again gets the table fresh from the store."""
        if self.tables.get(live.code) is live:
            del self.tables[live.code]
        live.leave(code, reason)

    async def close(self) -> None:
        """Everybody is told; positions are kept, so that another version of the rules can go on from them."""
        for chore in self.chores:
            chore.cancel()
        for live in list(self.tables.values()):
            async with live.lock:
                live.leave(1012, "the server stops: connect again in a moment")
                if live.game is not None and not live.game.is_over and live.game.journal:
                    await self.store.add_snapshot(live.code, live.take_snapshot())
        self.thinkers.close()
        self.store.close()
