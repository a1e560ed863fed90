"""The store that several nodes share. A node writes only at tables that it leads; the database sees to that."""

from __future__ import annotations

import socket
from collections.abc import Mapping, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from hauntbox.store.calls import StoreCalls
from hauntbox.store.errors import Fenced
from hauntbox.store.postgres import leases
from hauntbox.store.postgres.engine import connected, open_engine, place, read_url, told
from hauntbox.store.postgres.migrating import bring_up_to_date
from hauntbox.store.writer_thread import WriterThread

LEASE: Final = 5.0  # seconds for which a node is taken to live


class PostgresStore(StoreCalls):
    """`node` is another one at every start: what an earlier run led, this one has to take up."""

    def __init__(self, url: str, name: str = "", lease: float = LEASE) -> None:
        super().__init__()
        self.url = read_url(url)
        self.node = f"{name or socket.gethostname()[:40]}-{token_hex(3)}"
        self.lease = lease
        self.led: dict[str, int] = {}  # code -> the epoch of our lease
        self.fenced = self.taken_up = 0
        self.engine = open_engine(self.url)
        self.connection = connected(self.engine, self.url)
        try:
            with told(self.url):
                bring_up_to_date(self.connection, place(self.url))
                with self.connection.begin():
                    leases.beat(self.connection, self.node, lease)
        except BaseException:
            self.connection.close()
            raise
        self.writer = WriterThread(self.connection)

    def close(self) -> None:
        """What is still led is free for others at once, if the database can be told; else when our time is up."""
        self.writer.stop()
        with suppress(DBAPIError), self.connection.begin():
            leases.resign(self.connection, self.node)
        self.connection.close()
        self.engine.dispose()

    # Living.

    async def beat(self) -> list[str]:
        """Live on. Returns the tables that others have taken up, when this node was away for too long."""

        def do(db: Connection) -> list[str]:
            if leases.beat(db, self.node, self.lease):
                return []
            mine = leases.kept_by(db, self.node, self.led)
            return [code for code, epoch in self.led.items() if mine.get(code) != epoch]

        lost = await self.writer.ask(do)
        for code in lost:
            self.led.pop(code, None)
        return lost

    async def alive(self) -> list[str]:
        return await self.writer.ask(leases.alive)

    async def give_back(self, code: str) -> None:
        """Others may take up this table at once."""
        await self.writer.ask(lambda db: leases.give_back(db, code, self.node))
        self.led.pop(code, None)

    async def unfinished(self) -> list[str]:
        """Tables that are being played and that nobody leads."""
        return list(await self.writer.ask(leases.orphans))

    # Leading.

    async def lead(self, code: str) -> str:
        lease = await self.writer.ask(lambda db: leases.take(db, code, self.node))
        if lease.node != self.node:
            self.led.pop(code, None)
            return lease.node
        if self.led.get(code) != lease.epoch:
            self.taken_up += 1
        self.led[code] = lease.epoch
        return ""

    def check_leads(self, db: Connection, code: str) -> None:
        if not leases.holds(db, code, self.node, self.led.get(code, 0)):
            self.give_up(code)

    def give_up(self, code: str) -> None:
        self.led.pop(code, None)
        self.fenced += 1
        raise Fenced("another node leads this table now")

    def begin_to_lead(self, db: Connection, code: str) -> None:
        self.led[code] = leases.take(db, code, self.node).epoch

    def own(self, db: Connection, codes: list[str]) -> list[str]:
        return [code for code in codes if leases.take(db, code, self.node).node == self.node]

    def append(self, db: Connection, code: str, rows: Sequence[Mapping[str, Any]]) -> None:
        epoch = self.led.get(code, 0)
        for row in rows:
            if db.exec_driver_sql(leases.APPEND, {**row, "node": self.node, "epoch": epoch}).rowcount != 1:
                self.give_up(code)
