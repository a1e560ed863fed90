"""A server of this machine under hostile requests, while two people play at one of its tables: how long do they wait?

It starts its own server, on loopback and in a folder of its own, and stops by itself after so many seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
import websockets
from msgspec import json

from hauntbox.server.bench.players import BenchSeat
from hauntbox.server.wire.socket_messages import Act
from hostile import Hostile, corpus

LOOPBACK: Final = "127.0.0.1"
GOAL: Final = 0.5  # seconds that somebody innocent may wait
HALVES: Final = 150  # requests that are never finished
SLEEPERS: Final = 40  # sockets that never read
MOST: Final = 5_000  # hostile requests in all
MASK: Final = b"\x80\x00\x00\x00\x00"
PINGS: Final = (b"\x89" + MASK) * 5000
PARTS: Final = b"\x01" + MASK + (b"\x00" + MASK) * 5000  # of a message without an end
PROGRAM: Final = "from hauntbox.cli import main; main()"


class Siege:
    """What was sent, and what came of it."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.url = f"http://{LOOPBACK}:{port}"
        self.end = perf_counter() + seconds
        self.statuses: Counter[str] = Counter()
        self.waits: list[float] = []
        self.knocks: list[float] = []  # of somebody who only wants to see the games
        self.open: list[socket.socket] = []

    @property
    def is_on(self) -> bool:
        return perf_counter() < self.end and self.statuses.total() < MOST

    async def attack(self, rng: Random, every: list[Hostile], code: str, tokens: dict[str, str]) -> None:
        """One of several who send the corpus over and over, each in another order."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:
            while self.is_on:
                it = rng.choice(every)
                self.statuses[await self.send(client, it, code, tokens[it.token])] += 1

    async def send(self, client: httpx.AsyncClient, it: Hostile, code: str, token: str) -> str:
        headers = {"Content-Type": it.kind, **({"Authorization": f"Bearer {token}"} if token else {})}
        try:
            path = it.path.replace("CODE", code)
            return str((await client.request(it.method, path, content=it.body, headers=headers)).status_code)
        except httpx.TransportError as error:
            return type(error).__name__

    def lie_in_wait(self, token: str) -> None:
        """Requests that are never finished, and sockets that never read."""
        head = f"Host: {LOOPBACK}:{self.port}\r\n"
        for n in range(HALVES + SLEEPERS):
            found = socket.socket()
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            found.connect((LOOPBACK, self.port))
            found.sendall((f"GET / HTTP/1.1\r\n{head}" if n < HALVES else upgrade(head, token)).encode())
            self.open.append(found)

    async def pour(self, token: str, frames: bytes) -> None:
        """A socket full of frames that make no message. Cut off, it comes again."""
        hello = upgrade(f"Host: {LOOPBACK}:{self.port}\r\n", token).encode()
        while self.is_on:
            reader, writer = await asyncio.open_connection(LOOPBACK, self.port)
            try:
                writer.write(hello + frames)
                await asyncio.wait_for(reader.read(), 10)
                self.statuses["cut off"] += 1
            except ConnectionError:
                self.statuses["cut off"] += 1
            except TimeoutError:
                self.statuses["a flood that goes on"] += 1
            writer.close()

    async def play(self, tokens: list[str], rng: Random) -> None:
        """Two people who answer at random, three times a second."""
        seats = [BenchSeat(await self.connect(token)) for token in tokens]
        tasks = [asyncio.create_task(seat.listen()) for seat in seats]
        while self.is_on and not any(seat.is_over for seat in seats):
            asked = next((seat for seat in seats if seat.options), None)
            if asked is not None:
                await self.move(asked, rng)
            await asyncio.sleep(0.3)
        for task in tasks:
            task.cancel()

    async def move(self, seat: BenchSeat, rng: Random) -> None:
        seat.done.clear()
        started, number = perf_counter(), seat.number
        act = Act(f"{number}", number, rng.choice(seat.options))
        await seat.socket.send(json.encode(act).decode())
        await asyncio.wait_for(seat.done.wait(), 60)
        self.waits.append(perf_counter() - started)

    async def connect(self, token: str) -> websockets.ClientConnection:
        url = f"ws://{LOOPBACK}:{self.port}/api/socket?token={token}"
        return await websockets.connect(url, max_size=None, compression=None)

    async def knock(self) -> None:
        """Somebody from another address, as the proxy says."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60, headers={"X-Forwarded-For": "192.0.2.9"}) as client:
            while self.is_on:
                started = perf_counter()
                await client.post("/api/preview", json={"game": "evidence"})
                self.knocks.append(perf_counter() - started)
                await asyncio.sleep(0.5)

    def show(self) -> bool:
        print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        print(f"{self.statuses.total()} hostile requests: {dict(self.statuses.most_common())}")
        for who, waits in (("a move at a table", self.waits), ("a preview for somebody else", self.knocks)):
            row = sorted(waits) or [0.0]
            middle, most = row[len(row) // 2], row[-1]
            print(f"{who}: {len(waits)} times, usually {middle * 1e3:.0f} ms, longest {most * 1e3:.0f} ms")
        return max(self.waits, default=GOAL) < GOAL and "500" not in self.statuses


def upgrade(head: str, token: str) -> str:
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return f"GET /api/socket?token={token} HTTP/1.1\r\n{head}Upgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n"


async def start_server(folder: Path) -> tuple[Process, int]:
    words = ["serve", "--port", "0", "--data", str(folder), "--no-browser", "--proxy", LOOPBACK]
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, *words, stdout=PIPE, stderr=PIPE)
    assert server.stdout is not None
    said = (await server.stdout.readline()).decode()
    return server, int(said.rsplit(":", 1)[1].strip("/ \n"))


async def new_table(url: str) -> Any:
    async with httpx.AsyncClient(base_url=url, timeout=60, headers={"X-Forwarded-For": "192.0.2.8"}) as client:
        here = {"holder": "human", "here": True}
        wish = {"game": "evidence", "options": {"players": 2}, "seats": [here, here]}
        made = (await client.post("/api/tables", json=wish)).json()
        head = {"Authorization": f"Bearer {made['host']}"}
        await client.post(f"/api/tables/{made['code']}/start", headers=head)
        return made


def besiege(port: int, seconds: float, attackers: int, code: str, tokens: dict[str, str]) -> Counter[str]:
    """In a process of its own: what it costs to be hostile is not for the innocent to pay."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(hostilities, port, seconds, attackers, code, tokens).result()


def hostilities(port: int, seconds: float, attackers: int, code: str, tokens: dict[str, str]) -> Counter[str]:
    async def all_of_them() -> Counter[str]:
        siege = Siege(port, seconds)
        siege.lie_in_wait(tokens["seat"])
        every = corpus()
        attacks = [siege.attack(Random(n), every, code, tokens) for n in range(attackers)]
        floods = [siege.pour(tokens["seat"], frames) for frames in (PINGS, PARTS)]
        await asyncio.gather(*attacks, *floods)
        for each in siege.open:
            each.close()
        return siege.statuses

    return asyncio.run(all_of_them())


async def run(seconds: float, attackers: int) -> bool:
    with tempfile.TemporaryDirectory(prefix="hauntbox-attack-") as folder:
        server, port = await start_server(Path(folder))
        try:
            siege = Siege(port, seconds)
            innocent, other = await new_table(siege.url), await new_table(siege.url)
            tokens = {"": "", "host": other["host"], "seat": other["seats"][0]["token"]}
            siege.end = perf_counter() + seconds
            play = siege.play([seat["token"] for seat in innocent["seats"]], Random(0))
            theirs = asyncio.to_thread(besiege, port, seconds, attackers, other["code"], tokens)
            _, _, siege.statuses = await asyncio.gather(play, siege.knock(), theirs)
            return siege.show()
        finally:
            server.terminate()
            _, complaints = await server.communicate()
            errors = [line for line in complaints.decode().splitlines() if " ERROR " in line]
            print(f"{len(errors)} errors in its log; it stopped with {server.returncode}")
            for line in list(dict.fromkeys(errors))[:5]:
                print(line[:200])


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--seconds", type=float, default=20.0)
    words.add_argument("--attackers", type=int, default=8)
    asked = words.parse_args()
    return 0 if asyncio.run(run(min(asked.seconds, 120.0), min(asked.attackers, 50))) else 1


if __name__ == "__main__":
    raise SystemExit(main())
