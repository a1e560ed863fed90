"""`make bench-server`: fifty tables, a hundred seats, five hundred moves a second; how long until everybody knows?

The server is one process with its store on a real disk, the players are another. A move counts from the moment it is
sent until its last update has come to the last of the table's seats.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import tempfile
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import perf_counter, process_time, sleep, thread_time
from typing import Final

import uvicorn
from msgspec import Struct
from rich.console import Console

from hauntbox.kernel import agenda
from hauntbox.server.actions.host_actions import create, start
from hauntbox.server.app import make_app
from hauntbox.server.bench.players import BenchTally, Duel
from hauntbox.server.config.limits import Limits
from hauntbox.server.config.settings import Settings
from hauntbox.server.live.tables import Tables
from hauntbox.server.running import ServePlan, config, open_port, tune
from hauntbox.server.wire.rest_types import NewSeat, NewTable, NewTokens
from hauntbox.store import Store

GOAL: Final = 0.050  # seconds for the slowest move of a hundred
LIMITS: Final = Limits(sockets_each=1_000, connections_each=1_000)  # all players come from one address
PAGE: Final = 4096  # bytes
PAUSE: Final = 0.05  # seconds between two tries of the disk
SPARE: Final = 1.5  # tables for every table that is played at a time: some games end


class Bill(Struct):
    """What the server says when it is done."""

    cpu: float
    loop: float  # of it the event loop's thread
    seconds: dict[str, float]
    work: dict[str, float]  # processor time, by what was done
    times: dict[str, int]
    batches: int
    jobs: int
    commits: float


async def set_up(folder: Path, number: int) -> list[NewTokens]:
    tables = Tables(Store(folder))
    made = [
        await create(tables, NewTable("evidence", options={"players": 2}, seats=[NewSeat(here=True)] * 2))
        for _ in range(number)
    ]
    await asyncio.gather(*[start(live) for live in list(tables.in_memory.values())])
    await tables.close()
    return made


def serve(folder: Path, pipe: Connection) -> None:
    """The other process: until something comes through the pipe, then the bill."""
    tune()
    opened: list[Tables] = []
    store, plan = Store(folder), ServePlan(folder, port=0, settings=Settings(limits=LIMITS))

    def open_tables() -> Tables:
        opened.append(Tables(store, LIMITS))
        return opened[0]

    door = open_port(plan)
    settings = config(plan, make_app(open_tables))
    server = uvicorn.Server(settings)

    async def watch() -> None:
        while not server.started:
            await asyncio.sleep(0.01)
        pipe.send(door.getsockname()[1])
        for again in (True, False):
            while not pipe.poll():
                await asyncio.sleep(0.05)
            pipe.recv()
            timings, writer = opened[0].timings, store.writer
            bill = Bill(
                process_time(),
                thread_time(),
                dict(timings.seconds),
                dict(timings.cpu),
                dict(timings.times),
                writer.batches,
                writer.jobs,
                writer.busy,
            )
            pipe.send(bill)
            server.should_exit = not again

    async def both() -> None:
        await asyncio.gather(server.serve(sockets=[door]), watch())

    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(both())


async def play(
    port: int, links: list[NewTokens], tables: int, rate: float, seconds: float, pipe: Connection
) -> BenchReport:
    spare = [*links[tables:]]
    pause = tables / rate
    tally = BenchTally()
    duels = [Duel(port, tokens, spare, tally, pause, Random(n)) for n, tokens in enumerate(links[:tables])]
    await asyncio.gather(*[duel.connect() for duel in duels])
    warm, end = perf_counter() + 2, perf_counter() + 2 + seconds
    runs = [asyncio.create_task(duel.play(warm + n * pause / tables, end)) for n, duel in enumerate(duels)]
    await asyncio.sleep(max(0.0, warm - perf_counter()))
    before, cpu = bill_of(pipe), process_time()
    await asyncio.gather(*runs)
    return BenchReport(tally, before, bill_of(pipe), process_time() - cpu, seconds)


def bill_of(pipe: Connection) -> Bill:
    pipe.send(None)
    bill: Bill = pipe.recv()
    return bill


class Disk:
    """The same disk in the same minute: how long it takes to keep a page, when nobody waits but this thread."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "disk"
        self.took: list[float] = []
        self.is_over = Event()
        self.thread = Thread(target=self.try_now_and_then)

    def __enter__(self) -> Disk:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        self.thread.join()

    def try_now_and_then(self) -> None:
        sync = getattr(os, "fdatasync", os.fsync)
        with self.path.open("wb", buffering=0) as file:
            while not self.is_over.wait(PAUSE):
                file.write(b"x" * PAGE)
                started = perf_counter()
                sync(file.fileno())
                self.took.append(perf_counter() - started)

    def show(self, out: Console) -> None:
        p50, p95, p99 = shares(self.took)
        words = f"p50 {p50 * 1e3:.1f} ms, p95 {p95 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms"
        out.print(f"the disk itself, {len(self.took)} times fdatasync of {PAGE} bytes meanwhile: {words}")


def shares(took: list[float]) -> tuple[float, float, float]:
    """What half of them, 95% and 99% took at most."""
    row = sorted(took) or [0.0]
    p50, p95, p99 = (row[min(len(row) - 1, int(len(row) * share))] for share in (0.50, 0.95, 0.99))
    return p50, p95, p99


class BenchReport(Struct):
    tally: BenchTally
    before: Bill
    after: Bill
    clients: float
    seconds: float

    def show(self, out: Console) -> bool:
        """Is the goal reached?"""
        moves = len(self.tally.took)
        p50, p95, p99 = shares(self.tally.took)
        build = "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"
        each = f"{self.tally.updates / moves:.1f} updates each"
        out.print(f"{build}: {moves} moves, {moves / self.seconds:.0f} a second, {each}")
        out.print(f"until everybody knows: p50 {p50 * 1e3:.1f} ms, p95 {p95 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms")
        self.show_time(out, moves)
        out.print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors" if os.name == "posix" else "")
        return p99 < GOAL

    def show_time(self, out: Console, moves: int) -> None:
        cpu = self.after.cpu - self.before.cpu
        out.print(f"server: {cpu / self.seconds:.0%} of a processor, {cpu / moves * 1e3:.2f} ms a move; ", end="")
        out.print(f"players: {self.clients / self.seconds:.0%}")
        self.show_work(out, moves, cpu)
        for what, total in sorted(self.after.seconds.items()):
            spent = total - self.before.seconds.get(what, 0.0)
            times = self.after.times[what] - self.before.times.get(what, 0)
            if times:
                out.print(f"  {what:<18} {spent / times * 1e3:7.2f} ms each, {spent / self.seconds:5.0%} of the time")
        self.show_commits(out)

    def show_work(self, out: Console, moves: int, cpu: float) -> None:
        """Processor time for a move, by its parts; what has no name is sockets, HTTP and the loop itself."""
        loop = self.after.loop - self.before.loop
        parts = {what: total - self.before.work.get(what, 0.0) for what, total in self.after.work.items()}
        named = {what: spent for what, spent in parts.items() if spent > 0}
        rest = loop - sum(named.values())
        for what, spent in {**named, "sockets and loop": rest, "other threads": cpu - loop}.items():
            out.print(f"  {what:<18} {spent / moves * 1e3:7.2f} ms of processor time a move")

    def show_commits(self, out: Console) -> None:
        batches, jobs = self.after.batches - self.before.batches, self.after.jobs - self.before.jobs
        commits = self.after.commits - self.before.commits
        each = f"{jobs / max(1, batches):.1f} moves and {commits / max(1, batches) * 1e3:.1f} ms each"
        out.print(f"  commits (synchronous FULL): {batches / self.seconds:.0f} a second, {each}")


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=50)
    words.add_argument("--rate", type=float, default=500.0, help="moves a second")
    words.add_argument("--seconds", type=float, default=15.0)
    asked = words.parse_args()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    with tempfile.TemporaryDirectory(prefix="hauntbox-bench-") as folder:
        links = asyncio.run(set_up(Path(folder), int(asked.tables * SPARE)))
        server = context.Process(target=serve, args=(Path(folder), theirs))
        server.start()
        theirs.close()  # so that a server that dies ends the wait
        try:
            port = ours.recv()
            with Disk(Path(folder)) as disk:
                report = asyncio.run(play(port, links, asked.tables, asked.rate, asked.seconds, ours))
        finally:
            sleep(0.2)
            server.join(10)
            if server.is_alive():
                server.kill()
    out = Console(highlight=False)
    is_good = report.show(out)
    disk.show(out)
    return 0 if is_good else 1
