"""This node among others: it says that it lives, takes up tables of nodes that do not, and hands visitors on."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from math import ceil
from random import shuffle
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.types import Receive, Scope, Send

from hauntbox.server.cluster import lines
from hauntbox.server.cluster.bot_workers import SharedThinkers
from hauntbox.server.cluster.frames import (
    ALIVE,
    END,
    FRAMES,
    LOST,
    MARK,
    NOT_MINE,
    Event,
    Frame,
    Open,
    Shut,
    Taken,
    action_in,
    encode,
    front_of,
    subject,
    trace,
)
from hauntbox.server.cluster.lines import LeaderEnd, Line
from hauntbox.server.cluster.nats_link import NatsError, connect
from hauntbox.server.config.cluster import ClusterSettings
from hauntbox.server.failures import waits, where
from hauntbox.store import StoreError

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

    from hauntbox.server.live.tables import Tables
    from hauntbox.store.postgres.store import PostgresStore

LOG: Final = logging.getLogger("hauntbox.server")
TAKING: Final = 2.0  # seconds for a leader to say that it serves a line
MOST_KNOWN: Final = 100_000  # tables of other nodes
TRIES: Final = 2  # leaders that a visitor is handed on to, one after the other
BEATS: Final = 4  # in the time of a lease
LATE: Final = 2  # leases without a beat: the database hangs


class Node:
    """Made before the event loop runs, started in it."""

    def __init__(self, store: PostgresStore, settings: ClusterSettings) -> None:
        self.store = store
        self.settings = settings
        self.id = store.node
        self.link: Client | None = None
        self.app: Any = None
        self.inner: Any = None  # the application without its doorkeepers: the other node has them too
        self.tables: Tables
        self.known: dict[str, str] = {}  # code -> the node that led it when we looked
        self.heard: dict[str, float] = {}  # node -> when it last said that it lives
        self.lines: dict[str, Line] = {}
        self.opened = 0
        self.last_beat = monotonic()
        self.counts: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    def start(self, tables: Tables) -> None:
        self.tables = tables
        self.do(self.beat_on())
        self.do(self.watch())
        self.do(self.take_up_orphans())
        if self.settings.nats:
            self.do(self.join())
            self.do(self.send_out())
            if self.settings.bots == "workers":
                own = tables.thinkers
                tables.thinkers = SharedThinkers(own.workers.number, own.seconds, lambda: self.link)
                own.close()

    def do(self, chore: Any) -> None:
        task = asyncio.get_running_loop().create_task(chore)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """After the tables have been given back."""
        for task in list(self.tasks):
            task.cancel()
        for line in list(self.lines.values()):
            self.shut(line, LOST)
        if self.link is not None:
            await self.link.close()

    # Living.

    async def beat_on(self) -> None:
        pause = self.store.lease / BEATS
        while True:
            try:
                for code in await self.store.beat():
                    self.tables.forget(code, "another node leads this table now: connect again")
                self.last_beat = monotonic()
            except StoreError as error:
                LOG.error("the node cannot say that it lives: %s", error)
            except Exception as error:  # whatever it is: a node that stops to beat loses all its tables
                LOG.error("the node cannot say that it lives: %s", where(error))
            if monotonic() - self.last_beat > self.store.lease:
                self.let_go_of_all()
            await asyncio.sleep(pause)

    async def watch(self) -> None:
        """Beside the beat, which hangs for as long as a database that is cut off says nothing. One that is only late
        will tell which tables are lost."""
        while True:
            if monotonic() - self.last_beat > LATE * self.store.lease:
                self.let_go_of_all()
            self.say_alive()
            await asyncio.sleep(self.store.lease / BEATS)

    def let_go_of_all(self) -> None:
        """Others may lead our tables now: nobody is to look at an old picture here."""
        for code in list(self.tables.in_memory):
            self.tables.forget(code, "the database cannot be reached: connect again")

    def say_alive(self) -> None:
        now = monotonic()
        if self.is_linked:
            self.outbox.put_nowait((ALIVE, self.id.encode()))
        for line in list(self.lines.values()):
            if now - self.heard.get(line.other, now) > self.silence:
                self.shut(line, LOST)

    @property
    def silence(self) -> float:
        """Seconds after which a node that says nothing is taken to be gone."""
        return self.store.lease

    @property
    def others(self) -> int:
        now = monotonic()
        return sum([now - at < self.silence for node, at in self.heard.items() if node != self.id])

    async def take_up_orphans(self) -> None:
        """Tables whose node is gone; every node that lives takes its share."""
        await self.tables.opened
        await asyncio.sleep(self.store.lease / BEATS)
        while True:
            try:
                codes = await self.store.unfinished()
                alive = max(1, len(await self.store.alive())) if codes else 1
            except Exception as error:  # whatever it is: nobody else may be there to take them up
                LOG.error("the store cannot be read: %s", error if isinstance(error, StoreError) else where(error))
                codes, alive = [], 1
                await asyncio.sleep(self.store.lease)
            shuffle(codes)
            for code in codes[: ceil(len(codes) / alive)]:
                await self.tables.take_up(code)
            await asyncio.sleep(self.store.lease / BEATS)

    # NATS.

    @property
    def is_linked(self) -> bool:
        return self.link is not None and self.link.is_connected

    async def join(self) -> None:
        for wait in waits():
            try:
                link = await connect(self.settings, self.id, self.on_change)
                await link.subscribe(subject(self.id), cb=self.take)
                await link.subscribe(ALIVE, cb=self.hear)
                self.link = link
                return
            except NatsError as error:
                LOG.error("%s", error)
                await asyncio.sleep(wait)

    async def on_change(self, is_there: bool) -> None:
        """What was on its way when NATS went is lost."""
        if not self.tables.is_closing:
            LOG.log(logging.INFO if is_there else logging.ERROR, "NATS is %s", "there again" if is_there else "away")
        self.heard.clear()
        for line in list(self.lines.values()):
            self.shut(line, LOST)

    async def hear(self, message: Msg) -> None:
        self.heard[message.data.decode()] = monotonic()

    def post(self, other: str, frame: Frame) -> None:
        """To another node, in the order of the calls."""
        if self.link is not None and self.link.is_connected:
            self.counts["frames out"] += 1
            packed = encode(frame)
            self.counts["bytes out"] += len(packed)
            self.outbox.put_nowait((subject(other), packed))

    async def send_out(self) -> None:
        while True:
            to, frame = await self.outbox.get()
            try:
                assert self.link is not None
                await self.link.publish(to, frame)
            except Exception as error:
                LOG.warning("a frame is lost: %s", where(error))  # its number is missed at the other end

    async def take(self, message: Msg) -> None:
        frame = FRAMES.decode(message.data)
        self.counts["frames in"] += 1
        if isinstance(frame, Open):
            self.open_here(frame)
            return
        line = self.lines.get(frame.line)
        if line is None:
            if isinstance(frame, Event) and front_of(frame.line) != self.id:
                self.post(front_of(frame.line), Shut(frame.line, LOST))
        elif isinstance(frame, Event):
            if not line.take(frame):
                self.shut(line, LOST)
        elif isinstance(frame, Taken):
            line.is_taken = True
            line.answered.set()
        else:
            line.end(frame.why)

    def shut(self, line: Line, why: str) -> None:
        if why == LOST:
            self.counts["lines cut"] += 1
        if self.lines.pop(line.name, None) is not None and not line.shut:
            self.post(line.other, Shut(line.name, why))
        line.end(why)

    # Where a table is.

    def leads(self, code: str) -> bool:
        return code in self.tables.in_memory or code in self.store.led

    async def leader_of(self, code: str) -> str:
        """The other node that leads the table; "" when this one does, perhaps from now on. Raises StoreError."""
        if self.leads(code):
            return ""
        known = self.known.get(code, "")
        if known and monotonic() - self.heard.get(known, 0.0) < self.silence:
            return known
        leader = await self.store.lead(code)
        if leader:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()  # they are looked up again
            self.known[code] = leader
        return leader

    # A visitor who came here, to a table that another node leads.

    async def hand_on(self, code: str, leader: str, scope: Scope, receive: Receive, send: Send) -> None:
        for _ in range(TRIES):
            line = await self.line_to(code, leader, scope)
            if line is not None:
                await self.carry(line, scope, receive, send)
                return
            self.known.pop(code, None)
            leader = await self.leader_of(code)
            if not leader:
                await self.inner(scope, receive, send)
                return
        await lines.cut_off(scope, send, begun=False)

    async def line_to(self, code: str, leader: str, scope: Scope) -> Line | None:
        """None if that node does not serve it."""
        if not self.is_linked:
            return None
        self.opened += 1
        self.heard.setdefault(leader, monotonic())
        name = f"{self.id}{MARK}{self.opened}"
        line = self.lines[name] = Line(name, code, leader, self.post)
        self.post(leader, Open(name, code, lines.packed(scope)))
        try:
            await asyncio.wait_for(line.answered.wait(), TAKING)
        except TimeoutError:
            line.end(LOST)
        if line.is_taken:  # it may be over already
            return line
        self.lines.pop(name, None)
        return None

    async def carry(self, line: Line, scope: Scope, receive: Receive, send: Send) -> None:
        def note(event: dict[str, Any]) -> None:
            if action := action_in(event):
                LOG.info("table %s: action %s goes to %s", line.code, trace(line.code, action), line.other)

        rising = asyncio.create_task(lines.bring_up(line, receive, note))
        try:
            await lines.bring_down(line, scope, send)
        finally:
            rising.cancel()
            self.shut(line, END)

    # A visitor who came to another node, to a table that we lead.

    def open_here(self, frame: Open) -> None:
        front = front_of(frame.line)
        if not self.leads(frame.code) or self.tables.is_closing:
            self.post(front, Shut(frame.line, NOT_MINE))
            return
        line = self.lines[frame.line] = Line(frame.line, frame.code, front, self.post)
        self.heard.setdefault(front, monotonic())
        self.post(front, Taken(frame.line))
        self.do(self.serve(line, frame.scope))

    async def serve(self, line: Line, scope: dict[str, Any]) -> None:
        end = LeaderEnd(line, scope["type"])
        try:
            await self.inner(lines.unpacked(scope, self.app), end.receive, end.send)
        except OSError:
            pass  # the visitor has gone
        except Exception as error:
            LOG.error("table %s: a visitor of another node could not be served: %s", line.code, where(error))
        finally:
            self.shut(line, END)

    def served_by(self, app: Any) -> None:
        self.app, self.inner = app, ExceptionMiddleware(app.router)

    # What is told of it.

    def note_action(self, code: str, action: str, entry: int) -> None:
        epoch = self.store.led.get(code, 0)
        LOG.info("table %s: action %s is entry %d, epoch %d", code, trace(code, action), entry, epoch)
