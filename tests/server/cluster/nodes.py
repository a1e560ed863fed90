"""Several nodes in one process, on a real PostgreSQL and a real NATS."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from cluster.parts import Nats
from hauntbox.server.cluster.node import Node
from hauntbox.server.config.cluster import ClusterSettings
from hauntbox.store.postgres.store import PostgresStore
from server.kit import House, serving

LEASE = 2.0


@contextmanager
def nats_running() -> Iterator[Nats]:
    with tempfile.TemporaryDirectory(prefix="hauntbox-nats-") as folder:
        nats = Nats(Path(folder))
        nats.start()
        try:
            yield nats
        finally:
            nats.stop()


@asynccontextmanager
async def node(name: str, url: str, nats: Nats, folder: Path) -> AsyncIterator[House]:
    cluster = ClusterSettings(nats=nats.url, name=name, lease=LEASE)
    store = PostgresStore(url, name, LEASE)
    async with serving(folder, shared=store, cluster=cluster) as house:
        yield house


@asynccontextmanager
async def nodes(number: int, url: str, nats: Nats, folder: Path) -> AsyncIterator[list[House]]:
    """They hear each other."""
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(node(f"n{n}", url, nats, folder)) for n in range(number)]
        while any([of(house).others < number - 1 for house in found]):
            await asyncio.sleep(0.02)
        yield found


def of(house: House) -> Node:
    found = house.tables.node
    assert found is not None
    return found
