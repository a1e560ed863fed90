"""A small balancer: connections go to the nodes in turn, never to one that does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import Final

LOOPBACK: Final = "127.0.0.1"
PAUSE: Final = 0.5  # seconds between two questions to a node
PATIENCE: Final = 2.0  # seconds for an answer
SIP: Final = 64 * 1024  # bytes
ASK: Final = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Balancer:
    """Between visitors and nodes. It reads nothing of what it carries."""

    def __init__(self, nodes: Sequence[int]) -> None:
        self.nodes = list(nodes)  # their ports
        self.good: set[int] = set()
        self.open: dict[int, set[asyncio.StreamWriter]] = {port: set() for port in self.nodes}
        self.turns = count()

    async def run(self, port: int) -> None:
        for node in self.nodes:
            await self.look_at(node)
        door = await asyncio.start_server(self.serve, LOOPBACK, port)
        async with door:
            await asyncio.gather(*[self.watch(node) for node in self.nodes])

    async def watch(self, node: int) -> None:
        while True:
            await self.look_at(node)
            await asyncio.sleep(PAUSE)

    async def look_at(self, node: int) -> None:
        """Whoever is with a node that does not answer is sent away, to come back by another."""
        if await answers(node):
            self.good.add(node)
            return
        self.good.discard(node)
        for writer in list(self.open[node]):
            writer.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for node in self.in_turn():
            with suppress(OSError, TimeoutError):
                found = await asyncio.wait_for(asyncio.open_connection(LOOPBACK, node), PATIENCE)
                await self.carry(node, (reader, writer), found)
                return
        writer.close()

    def in_turn(self) -> list[int]:
        good = sorted(self.good)
        n = next(self.turns) % max(1, len(good))
        return good[n:] + good[:n]

    async def carry(
        self,
        node: int,
        here: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        there: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        both = {here[1], there[1]}
        self.open[node] |= both
        try:
            await asyncio.gather(pour(here[0], there[1]), pour(there[0], here[1]))
        finally:
            self.open[node] -= both


async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Until one side has no more; then the other is told."""
    with suppress(OSError):
        while data := await reader.read(SIP):
            writer.write(data)
            await writer.drain()
    writer.close()


async def answers(node: int) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(LOOPBACK, node)
            writer.write(ASK)
            head = await reader.readline()
            writer.close()
    except (OSError, TimeoutError):
        return False
    return b" 200 " in head
