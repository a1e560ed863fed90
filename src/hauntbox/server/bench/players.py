"""Two players at a table who answer at random, at a steady pace, and look at the clock."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter

import websockets
from msgspec import UNSET, Struct, UnsetType, json

from hauntbox.server.running import LOOPBACK
from hauntbox.server.wire.rest_types import NewTokens
from hauntbox.server.wire.socket_messages import Act


class BenchOption(Struct):
    id: str
    off: str = ""


class BenchQuestion(Struct):
    options: list[BenchOption] = []


class BenchScene(Struct):
    """As much of a scene or a patch as one needs to answer."""

    index: int = 0
    to: int = 0
    state: str | UnsetType = UNSET
    ask: BenchQuestion | UnsetType | None = UNSET


class BenchMessage(Struct):
    type: str
    scene: BenchScene | None = None
    patch: BenchScene | None = None
    text: str = ""


READ = json.Decoder(BenchMessage).decode


class BenchTally:
    """What all tables have seen together."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.updates = 0


class BenchSeat:
    """One end of a socket."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.options: list[str] = []
        self.is_over = False
        self.at = 0.0  # when it last heard something of the game
        self.heard = 0
        self.done = asyncio.Event()
        self.ready = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            news = READ(text)
            glance = news.scene or news.patch
            if glance is not None:
                self.see(glance)
            elif news.type == "done":
                self.at = perf_counter()
                self.done.set()
            elif news.type == "refused":
                raise SystemExit(f"refused: {news.text}")

    def see(self, glance: BenchScene) -> None:
        self.at = perf_counter()
        self.heard += 1
        self.number = glance.to or glance.index
        self.is_over = self.is_over or glance.state == "over"
        if glance.ask is not UNSET:
            self.options = [option.id for option in glance.ask.options if not option.off] if glance.ask else []
        self.ready.set()


class Duel:
    """A table. The next move waits for its time and for the last one."""

    def __init__(
        self, port: int, tokens: NewTokens, spare: list[NewTokens], tally: BenchTally, pause: float, rng: Random
    ) -> None:
        self.port = port
        self.tokens = tokens
        self.spare = spare
        self.tally = tally
        self.pause = pause
        self.rng = rng
        self.seats: list[BenchSeat] = []
        self.tasks: list[asyncio.Task[None]] = []

    def port_of(self, seat: int) -> int:
        return self.port

    async def connect(self) -> None:
        self.seats = []
        for n, each in enumerate(self.tokens.seats):
            url = f"ws://{LOOPBACK}:{self.port_of(n)}/api/socket?token={each.token}"
            self.seats.append(BenchSeat(await websockets.connect(url, max_size=None, compression=None)))
        self.tasks += [asyncio.create_task(seat.listen()) for seat in self.seats]
        for seat in self.seats:
            await seat.ready.wait()

    async def play(self, start: float, end: float) -> None:
        due = start
        await asyncio.sleep(max(0.0, start - perf_counter()))
        while perf_counter() < end:
            if any(seat.is_over for seat in self.seats):
                await self.move_to_another_table()
            await self.move()
            due = max(due + self.pause, perf_counter())
            await asyncio.sleep(max(0.0, due - perf_counter()))
            self.tally.took.append(max(seat.at for seat in self.seats) - self.sent)
        for task in self.tasks:
            task.cancel()

    async def move_to_another_table(self) -> None:
        if not self.spare:
            raise SystemExit("more games ended than there were tables to spare: play for less time")
        self.tokens = self.spare.pop()
        await self.connect()

    async def move(self) -> None:
        while (asked := next((seat for seat in self.seats if seat.options), None)) is None:
            await asyncio.sleep(0.001)  # the question is on its way
        heard = sum(seat.heard for seat in self.seats)
        option, number = self.rng.choice(asked.options), asked.number
        asked.done.clear()
        self.sent = perf_counter()
        await asked.socket.send(json.encode(Act(f"{number}", number, option)).decode())
        await asked.done.wait()
        self.tally.updates += sum(seat.heard for seat in self.seats) - heard
