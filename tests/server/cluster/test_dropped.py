"""A table that goes to another node, and people who come in that moment."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
import websockets

from server.kit import PEOPLE, House, Links, live, serving


@live
async def test_whoever_waits_for_a_table_that_is_dropped_is_sent_to_the_next(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        old = await house.tables.find(links.code)
        await old.lock.acquire()  # as a move holds it for as long as the database says nothing
        async with house.sit(links.seats[0]) as ann:
            await somebody_waits(house, links)
            house.tables.forget(links.code, "another node leads this table now: connect again")
            old.lock.release()
            with pytest.raises(websockets.ConnectionClosed) as end:
                await ann.next()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1012
        assert not old.listeners
        async with house.sit(links.seats[0]) as ann:
            assert await ann.asked()


async def somebody_waits(house: House, links: Links) -> None:
    lock = house.tables.in_memory[links.code].lock
    while not lock._waiters:
        await asyncio.sleep(0.01)


@live
async def test_somebody_who_has_gone_before_the_refusal_is_no_mistake(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        late = asyncio.Event()
        opened = house.tables.opened
        house.tables.opened = asyncio.create_task(wait(late))
        async with house.sit(f"{links.code}.wrong"):
            pass
        await asyncio.sleep(0.1)
        late.set()
        await house.tables.opened
        house.tables.opened = opened
        assert (await house.call("GET", "/api/scene", links.seats[0])).status_code == 200
    assert caplog.text == ""


async def wait(late: asyncio.Event) -> None:
    await late.wait()
