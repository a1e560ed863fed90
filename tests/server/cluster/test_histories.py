"""Three nodes in one process under a few tables; something breaks, and what players were told is in the journals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from faults.story import check, playing
from hauntbox.server.running import LOOPBACK
from hauntbox.store import StoreError
from server.cluster.nodes import nats_running, nodes, of
from server.kit import House, live

pytestmark = pytest.mark.long
TABLES, BEFORE = 8, 2


async def lose_leases(houses: list[House]) -> None:
    """Another node has taken up all tables of the first, which knows nothing of it."""
    old, new = of(houses[0]).store, of(houses[1]).store
    taken = text("UPDATE leases SET epoch = epoch + 1, node = :new WHERE node = :old")
    await new.writer.ask(lambda db: db.execute(taken, {"new": new.node, "old": old.node}) and None)


async def lose_the_database(houses: list[House]) -> None:
    """The first node reaches it no more, while others do: it has to let go of its people."""

    def away(do: object) -> asyncio.Future[None]:
        promise: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        promise.set_exception(StoreError("the database cannot be reached"))
        return promise

    of(houses[0]).store.writer.ask = away  # type: ignore[method-assign, assignment]


def places(houses: list[House]) -> list[str]:
    return [f"{LOOPBACK}:{house.port}" for house in houses]


@pytest.mark.parametrize("breaks", [lose_leases, lose_the_database])
@live
async def test_what_was_acknowledged_is_in_the_journal_once_and_in_order(
    breaks: Callable[[list[House]], Awaitable[None]], database: str, tmp_path: Path
) -> None:
    with nats_running() as nats:
        async with nodes(3, database, nats, tmp_path) as houses:
            async with playing(lambda: places(houses), TABLES, BEFORE) as story:
                await breaks(houses)
                await story.go_on(2)
            assert story.done > BEFORE * TABLES
            assert check(database, story) == []
            if breaks is lose_leases:
                assert of(houses[0]).store.fenced > 0


@live
async def test_no_acknowledged_action_is_lost_with_nats(database: str, tmp_path: Path) -> None:
    with nats_running() as nats:
        async with nodes(3, database, nats, tmp_path) as houses:
            async with playing(lambda: places(houses), TABLES, BEFORE) as story:
                nats.kill()
                await asyncio.sleep(1)
                await asyncio.to_thread(nats.start)
                await story.go_on(2)
            assert check(database, story) == []
            assert sum(of(house).counts["lines cut"] for house in houses) > 0
