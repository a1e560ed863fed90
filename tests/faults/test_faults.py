"""A real cluster of three nodes under forty tables, and something that breaks. No acknowledged action is lost or
doubled, nobody is shown more than their seat may know, and all tables go on. `make test-faults` runs all of it,
`make test-long` the leader that is killed."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from cluster.local_cluster import LocalCluster, NodeProcess
from faults.namespaces import DividedCluster, missing_for_namespaces
from faults.story import Story, check, playing

TABLES = 40
LEASE = 5.0
BEFORE = 3  # acknowledged actions at every table before something breaks
PATIENCE = 120.0  # seconds for other nodes to take up tables
ROOMY = {"messages": 1000, "burst": 1000, "table_burst": 1000, "connections_each": 900, "sockets_each": 900}
ROOMY_TOO = {"requests": 1000, "request_burst": 10000, "in_flight": 500}

Break = Callable[[LocalCluster, Story], Awaitable[None]]


@contextmanager
def running(kind: type[LocalCluster] = LocalCluster) -> Iterator[LocalCluster]:
    with (
        tempfile.TemporaryDirectory(prefix="hauntbox-faults-") as folder,
        kind(Path(folder), 3, LEASE, {**ROOMY, **ROOMY_TOO}) as found,
    ):
        yield found


def places(cluster: LocalCluster) -> list[str]:
    return [node.place for node in cluster.nodes]


async def kill_a_leader(cluster: LocalCluster, story: Story) -> None:
    assert leads(cluster, cluster.nodes[0]) > 0
    cluster.nodes[0].kill()
    del cluster.nodes[0]


async def kill_nats(cluster: LocalCluster, story: Story) -> None:
    """Away for as long as tables go on at their leaders."""
    cluster.nats.kill()
    await asyncio.sleep(2)
    await asyncio.to_thread(cluster.nats.start)


async def kill_postgres(cluster: LocalCluster, story: Story) -> None:
    cluster.postgres.kill()
    await asyncio.sleep(1)
    await asyncio.to_thread(cluster.postgres.start)


async def pause_a_leader(cluster: LocalCluster, story: Story) -> None:
    """Until others have taken up its tables and play them; then it comes back and knows nothing of that."""
    paused = cluster.nodes[0]
    assert leads(cluster, paused) > 0
    paused.pause()
    await leads_nothing(cluster, paused)
    await story.go_on()
    paused.go_on()


async def restart_one_after_the_other(cluster: LocalCluster, story: Story) -> None:
    for node in list(cluster.nodes):
        await asyncio.to_thread(node.end)
        node.start()
        await asyncio.to_thread(node.wait)
        await story.go_on()


async def cut_off_a_leader(cluster: LocalCluster, story: Story) -> None:
    """It reaches neither PostgreSQL nor NATS, but people reach it: all tables go on by the others; then it is back."""
    assert isinstance(cluster, DividedCluster)
    alone = cluster.nodes[0]
    assert leads(cluster, alone) > 0
    cluster.cut_off(alone)
    await leads_nothing(cluster, alone)
    assert not await asyncio.to_thread(alone.is_ready)  # a balancer sends nobody there
    await story.go_on()
    cluster.join_again(alone)
    await asyncio.to_thread(alone.wait)


def leads(cluster: LocalCluster, node: NodeProcess) -> int:
    """How many games that are being played the node leads, as PostgreSQL knows."""
    words = "SELECT count(*) FROM leases JOIN tables USING (code) WHERE NOT over AND node LIKE %s"
    with psycopg.connect(cluster.url) as db:
        found = db.execute(words, [f"{node.name}-%"]).fetchone()
    assert found is not None
    return int(found[0])


async def leads_nothing(cluster: LocalCluster, node: NodeProcess) -> None:
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(leads, cluster, node):
            await asyncio.sleep(0.2)


async def played_through(cluster: LocalCluster, breaks: Break) -> Story:
    async with playing(lambda: places(cluster), TABLES, BEFORE) as story:
        await breaks(cluster, story)
        await story.go_on(2)
    return story


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
def test_no_acknowledged_action_is_lost_or_doubled(breaks: Break) -> None:
    with running() as cluster:
        hold(cluster, breaks)


@pytest.mark.faults
@pytest.mark.skipif(missing_for_namespaces() != "", reason=missing_for_namespaces())
def test_a_node_that_is_cut_off_loses_nothing_and_writes_nothing() -> None:
    """Each node in a network of its own, with PostgreSQL and NATS by TLS, as off this machine."""
    with running(DividedCluster) as cluster:
        hold(cluster, cut_off_a_leader)


def hold(cluster: LocalCluster, breaks: Break) -> None:
    story = asyncio.run(played_through(cluster, breaks))
    pictures = sum(map(len, story.history.pictures.values()))
    print(f"{breaks.__name__}: {story.done} of {len(story.history.deeds)} actions done, {pictures} pictures, ", end="")
    print(f"longest wait {story.longest:.1f} s")
    assert story.done > BEFORE * TABLES
    assert check(cluster.url, story) == []
