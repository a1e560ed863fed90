"""`python -m cluster.costs`: what a move costs each part in processor time and bytes, however busy the machine is.

Two nodes in one process, on a real PostgreSQL and a real NATS. The same moves are made at the node that leads the
tables, and by way of the other one. Both seats of a table listen; what their sockets cost is not in it:
`cluster.throughput` has that.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

import psycopg
from msgspec import json

from cluster.parts import Nats, Postgres
from cluster.throughput import LIMITS, cpu, postgres_cpu
from hauntbox.server.actions.host_actions import create, start
from hauntbox.server.app import make_app, tables_in
from hauntbox.server.cluster.node import Node
from hauntbox.server.config.cluster import ClusterSettings
from hauntbox.server.config.limits import Limits
from hauntbox.server.live.listener import Listener
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.tables import Tables
from hauntbox.server.wire.rest_types import NewSeat, NewTable, NewTokens
from hauntbox.store import Store
from hauntbox.store.postgres.store import PostgresStore

ROUNDS = 12
ROOMY = Limits(**LIMITS)


class Reading(NamedTuple):
    """Processor seconds and bytes up to now."""

    process: float
    postgres: float
    nats: float
    wal: float
    frames: float
    clock: float


class Bench:
    """Two nodes, and the tables that the first one leads."""

    def __init__(self, postgres: Postgres, nats: Nats, apps: Sequence[Any]) -> None:
        self.postgres = postgres
        self.nats = nats
        self.apps = apps
        self.rng = Random(1)
        self.links: list[NewTokens] = []
        self.count = 0

    @property
    def leader(self) -> Tables:
        found: Tables = self.apps[0].state.tables
        return found

    @property
    def nodes(self) -> list[Node]:
        return [app.state.tables.node for app in self.apps if app.state.tables.node is not None]

    async def lay(self, number: int) -> None:
        for _ in range(number):
            form = NewTable("evidence", options={"players": 2}, seats=[NewSeat(here=True)] * 2)
            links = await create(self.leader, form)
            live = await self.leader.find(links.code)
            async with live.lock:
                await start(live)
            for seat in range(2):
                await live.join(Listener(seat, f"{seat}", 10**9, 10**12))
            self.links.append(links)

    async def play(self, by: int, moves: int) -> None:
        for n in range(moves):
            links = self.links[n % len(self.links)]
            await self.move(by, links, await self.leader.find(links.code))

    async def move(self, by: int, links: NewTokens, live: LiveTable) -> None:
        asked = live.game.asked()
        if not asked:
            return
        seat, roles = next(iter(asked.items()))
        async with live.lock:
            number = (await live.up_to_date(seat)).number
        option = str(self.rng.choice(live.game.choices(seat, roles[0])))
        self.count += 1
        body = json.encode({"id": f"{self.count}", "index": number, "option": option})
        status = await self.post(self.apps[by], links.seats[seat].token, body)
        assert status == 200, status
        for listener in live.listeners:
            while not listener.queue.empty():
                listener.queue.get_nowait()
            listener.size = 0

    async def post(self, app: Any, token: str, body: bytes) -> int:
        headers = [
            (b"host", b"localhost"),
            (b"content-type", b"application/json"),
            (b"authorization", f"Bearer {token}".encode()),
        ]
        scope: dict[str, Any] = {
            "type": "http",
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": "/api/act",
        }
        scope |= {"raw_path": b"/api/act", "query_string": b"", "root_path": "", "headers": headers}
        scope |= {"client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "app": app, "state": {}}
        told: list[int] = []
        sent = asyncio.Event()

        async def receive() -> Any:
            if not sent.is_set():
                sent.set()
                return {"type": "http.request", "body": body, "more_body": False}
            await asyncio.Event().wait()
            return None

        async def send(event: Any) -> None:
            if event["type"] == "http.response.start":
                told.append(event["status"])

        await app(scope, receive, send)
        return told[0]

    def read(self) -> Reading:
        assert self.nats.process is not None
        with psycopg.connect(self.postgres.url()) as db:
            found = db.execute("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn").fetchone()
        assert found is not None
        frames = sum([node.counts["bytes out"] for node in self.nodes])
        return Reading(
            process_time(),
            postgres_cpu(self.postgres),
            cpu(self.nats.process.pid),
            float(found[0]),
            frames,
            perf_counter(),
        )


async def run(folder: Path, moves: int, tables: int) -> None:
    postgres, nats = Postgres(folder), Nats(folder)
    postgres.start()
    nats.start()
    try:
        url = postgres.make_database("hauntbox")
        alone = make_app(tables_in(Store(folder / "sqlite"), ROOMY, None, ClusterSettings()))
        async with alone.router.lifespan_context(alone):
            await measure(Bench(postgres, nats, [alone]), moves, tables, ["with SQLite, one process alone"])
        async with AsyncExitStack() as stack:
            apps = []
            for name in ("one", "two"):
                settings = ClusterSettings(nats=nats.url, name=name, lease=60)
                app = make_app(tables_in(PostgresStore(url, name, 60), ROOMY, None, settings))
                await stack.enter_async_context(app.router.lifespan_context(app))
                apps.append(app)
            bench = Bench(postgres, nats, apps)
            while not all([node.is_linked for node in bench.nodes]):
                await asyncio.sleep(0.02)
            await measure(bench, moves, tables, ["at its leader", "by way of another node"])
    finally:
        nats.stop()
        postgres.stop()


async def measure(bench: Bench, moves: int, tables: int, ways: list[str]) -> None:
    before = memory()
    await bench.lay(tables)
    held = (memory() - before) / tables / 1024
    for by in range(len(ways)):
        await bench.play(by, moves // 4)  # everything is warm
    sums = [[0.0] * len(Reading._fields) for _ in ways]
    for _ in range(ROUNDS):
        for by, told in enumerate(sums):  # in turns: games grow, and so does what a move of them costs
            was = bench.read()
            await bench.play(by, moves // ROUNDS)
            told[:] = [old + now - then for old, now, then in zip(told, bench.read(), was, strict=True)]
    for words, spent in zip(ways, sums, strict=True):
        told = [each / (moves // ROUNDS * ROUNDS) for each in spent]
        process, postgres, nats, wal, frames, clock = told
        print(f"a move {words}, in ms of processor time: nodes {1e3 * process:.2f}, ", end="")
        print(f"PostgreSQL {1e3 * postgres:.2f}, NATS {1e3 * nats:.2f}; ", end="")
        print(f"{wal:.0f} bytes of WAL, {frames:.0f} bytes over NATS; {1e3 * clock:.1f} ms by the clock")
    print(f"memory of a table that is open, both seats listening: {held:.0f} KB (of {tables})", flush=True)


def memory() -> float:
    """Bytes that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096.0


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--moves", type=int, default=400)
    words.add_argument("--tables", type=int, default=40)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="hauntbox-costs-") as name:
        Path(name).chmod(0o755)
        asyncio.run(run(Path(name), asked.moves, asked.tables))


if __name__ == "__main__":
    main()
