"""Processes with a deadline, at which everybody takes turns."""

from __future__ import annotations

import asyncio
import os
import sys
import time

import pytest

from hauntbox.server.errors import Denied
from hauntbox.server.processes.readers import Readers
from hauntbox.server.processes.workers import Crowded, Overrun, Workers
from server.kit import PATIENCE, gone, live


def spin(seconds: float) -> str:
    """Keep a processor busy, and take every error for one's own."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        try:
            sum(range(1000))
        except Exception:
            continue
    return "done"


def refuse() -> None:
    raise Denied(418, "not today", "EVI-MOVE-02")  # type: ignore[arg-type]


def hoard() -> int:
    return len(bytearray(3 * 1024**3))


@live
async def test_one_that_overruns_is_killed_and_another_takes_its_place() -> None:
    workers = Workers(1)
    try:
        await workers.warm_up()
        (slow,) = workers.all
        with pytest.raises(Overrun):
            await workers.do("a", 0.2, time.sleep, 60)
        assert slow not in workers.all
        assert await workers.do("a", PATIENCE, os.getpid) != slow.pid
        await gone(slow.pid)
    finally:
        workers.close()


@live
async def test_whoever_has_much_to_do_takes_turns_with_the_others() -> None:
    workers, order = Workers(1), list[str]()

    async def do(who: str) -> None:
        await workers.do(who, PATIENCE, time.sleep, 0.01)
        order.append(who)

    try:
        await workers.warm_up()
        greedy = [asyncio.create_task(do("greedy")) for _ in range(9)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(do("modest"))
        await asyncio.gather(modest, *greedy)
        assert order.index("modest") <= 2
        assert not workers.waiting
        assert not workers.busy
    finally:
        workers.close()


@live
async def test_nobody_has_two_of_them_at_once() -> None:
    workers = Workers(2)
    try:
        await workers.warm_up()
        blocked = [asyncio.create_task(workers.do("greedy", PATIENCE, time.sleep, PATIENCE)) for _ in range(3)]
        await asyncio.sleep(0)
        assert workers.busy["greedy"] == 1
        assert await workers.do("modest", PATIENCE, os.getpid)
        assert not any(task.done() for task in blocked)
        assert workers.queue == 2
        for task in blocked:
            task.cancel()
        await asyncio.gather(*blocked, return_exceptions=True)
        assert workers.queue == 0
        assert len(workers.idle) == 2
    finally:
        workers.close()


@live
async def test_only_so_much_waits_for_one_visitor() -> None:
    workers = Workers(1, most=2)
    try:
        tasks = [asyncio.create_task(workers.do("a", PATIENCE, time.sleep, PATIENCE)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await workers.do("a", PATIENCE, os.getpid)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        workers.close()


@pytest.mark.skipif(sys.platform == "win32", reason="processor time is not counted there")
@live
async def test_a_readers_time_is_processor_time_and_its_refusal_names_the_bound() -> None:
    readers = Readers(0.3, number=1, patience=1000.0)  # however busy the machine is
    try:
        await readers.do("a", time.sleep, 0.6)  # by the clock it takes twice as long as it may
        with pytest.raises(Denied, match=r"took longer than 0\.3 seconds"):
            await readers.do("a", spin, 30.0)
        assert await readers.do("a", spin, 0.01) == "done"
    finally:
        readers.close()


@pytest.mark.skipif(sys.platform != "linux", reason="memory is bounded on Linux only")
@live
async def test_a_reader_has_a_bound_of_memory() -> None:
    readers = Readers(5.0, number=1)
    try:
        with pytest.raises(Denied, match="took more than 1024 MB"):
            await readers.do("a", hoard)
    finally:
        readers.close()


@live
async def test_a_refusal_comes_back_as_it_was_meant() -> None:
    readers = Readers(5.0, number=1)
    try:
        with pytest.raises(Denied) as told:
            await readers.do("a", refuse)
        assert (told.value.status, told.value.text, told.value.rule) == (418, "not today", "EVI-MOVE-02")
        with pytest.raises(Denied, match="that cannot be read") as broke:
            await readers.do("a", int, "x")
        assert broke.value.status == 422
    finally:
        readers.close()
