"""A real cluster of three nodes under forty tables, and something that breaks. No acknowledged action is lost or
doubled, and all tables go on. `make test-faults` runs all of it, `make test-long` the leader that is killed."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from cluster.local_cluster import LocalCluster
from faults.clients import Client
from faults.history import Deed
from faults.story import check, play_through

TABLES = 40
LEASE = 5.0
BEFORE = 6.0  # seconds of play before something breaks
ROOMY = {"messages": 1000, "burst": 1000, "table_burst": 1000, "connections_each": 900, "sockets_each": 900}
ROOMY_TOO = {"requests": 1000, "request_burst": 10000, "in_flight": 500}

Break = Callable[[LocalCluster], Awaitable[None]]


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with (
        tempfile.TemporaryDirectory(prefix="hauntbox-faults-") as folder,
        LocalCluster(Path(folder), 3, LEASE, {**ROOMY, **ROOMY_TOO}) as found,
    ):
        yield found


def ports(cluster: LocalCluster) -> list[int]:
    return [node.port for node in cluster.nodes]


async def kill_a_leader(cluster: LocalCluster) -> None:
    cluster.nodes[0].kill()
    del cluster.nodes[0]


async def kill_nats(cluster: LocalCluster) -> None:
    cluster.nats.kill()
    await asyncio.sleep(2)
    await asyncio.to_thread(cluster.nats.start)


async def kill_postgres(cluster: LocalCluster) -> None:
    cluster.postgres.kill()
    await asyncio.sleep(1)
    await asyncio.to_thread(cluster.postgres.start)


async def pause_a_leader(cluster: LocalCluster) -> None:
    """Long enough for others to take up its tables; then it comes back and knows nothing of that."""
    cluster.nodes[0].pause()
    await asyncio.sleep(2 * LEASE)
    cluster.nodes[0].go_on()


async def restart_one_after_the_other(cluster: LocalCluster) -> None:
    for node in list(cluster.nodes):
        await asyncio.to_thread(node.end)
        node.start()
        await asyncio.to_thread(node.wait)


@pytest.mark.parametrize(
    "breaks",
    [
        pytest.param(kill_a_leader, marks=pytest.mark.long),
        pytest.param(kill_nats, marks=pytest.mark.faults),
        pytest.param(kill_postgres, marks=pytest.mark.faults),
        pytest.param(pause_a_leader, marks=pytest.mark.faults),
        pytest.param(restart_one_after_the_other, marks=pytest.mark.faults),
    ],
    ids=lambda breaks: breaks.__name__,
)
def test_no_acknowledged_action_is_lost_or_doubled(breaks: Break, cluster: LocalCluster) -> None:
    history, clients, tables = asyncio.run(
        play_through(lambda: ports(cluster), TABLES, BEFORE, lambda: breaks(cluster))
    )
    done: list[Deed] = [deed for deed in history.deeds if deed.answer == "done"]
    print(f"{breaks.__name__}: {len(done)} of {len(history.deeds)} actions done, longest wait {longest(clients):.1f} s")
    assert len(done) > 2 * TABLES
    assert check(cluster.url, history, tables) == []


def longest(clients: list[Client]) -> float:
    return max(client.waited for client in clients)
