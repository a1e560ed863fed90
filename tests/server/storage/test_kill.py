"""The power goes: what was acknowledged is there, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import websockets

from hauntbox.server.actions.host_actions import create, start
from hauntbox.server.live.tables import Tables
from hauntbox.server.running import LOOPBACK
from hauntbox.server.wire.rest_types import NewSeat, NewTable, NewTokens
from hauntbox.store import Store
from hauntbox.table import Move
from server.kit import PATIENCE, ROOMY, House, live

MOVES = 6  # for each table, before the end
SERVE = "from hauntbox.cli import main; main()"

Acknowledged = dict[tuple[str, int, str], str]  # (table, seat, id) -> what was done


async def set_up(folder: Path, number: int) -> list[NewTokens]:
    """Games that have begun; one of them with a bot."""
    tables = Tables(Store(folder), ROOMY)
    found = []
    for n in range(number):
        seats = [NewSeat(here=True), NewSeat(holder="bot:random") if n == 0 else NewSeat(here=True)]
        found.append(await create(tables, NewTable("evidence", options={"players": 2}, seats=seats)))
    await asyncio.gather(*[start(live_table) for live_table in tables.in_memory.values()])
    await tables.close()
    return found


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[Process, House]]:
    words = ["serve", "--port", "0", "--data", str(folder), "--no-browser"]
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVE, *words, stdout=PIPE)
    assert process.stdout is not None
    try:
        address = re.search(rb":(\d+)/", await process.stdout.readline())
        assert address is not None
        port = int(address[1])
        async with httpx.AsyncClient(base_url=f"http://{LOOPBACK}:{port}", timeout=PATIENCE) as rest:
            yield process, House(cast(Any, SimpleNamespace()), port, rest)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def play(
    house: House, tokens: NewTokens, seat: int, acknowledged: Acknowledged, server: Process, most: int
) -> None:
    """At random, until the line is dead. Whoever hears of the last move ends it all at that very moment."""
    rng = Random(f"{tokens.code}/{seat}")
    with suppress(websockets.ConnectionClosed, OSError):
        async with house.sit(tokens.seats[seat].token) as player:
            while choices := await player.asked():
                option = rng.choice(choices)
                done = await player.act(option)
                assert done["type"] == "done"
                acknowledged[tokens.code, seat, done["id"]] = option
                if len(acknowledged) == most:
                    os.kill(server.pid, signal.SIGKILL)


async def kept(folder: Path, tables: list[NewTokens]) -> Acknowledged:
    store = Store(folder)
    found = {}
    for tokens in tables:
        for each in await store.journal(tokens.code):
            if isinstance(each.entry, Move):
                found[tokens.code, each.entry.seat, each.act] = each.entry.action
    store.close()
    return found


async def goes_on(house: House, tokens: NewTokens) -> bool:
    """Whoever is asked can answer; where it is a bot, it does so by itself, and then a person is asked."""
    async with house.sit(tokens.seats[0].token) as one, house.sit(tokens.seats[1].token) as two:
        await one.see(lambda scene: True)
        people = [
            player for player, seat in zip((one, two), one.lobby["seats"], strict=True) if seat["holder"] == "human"
        ]
        players = [asyncio.create_task(player.play_on(Random(1), 1)) for player in people]
        done, waiting = await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        return all(task.exception() is None for task in done)


@pytest.mark.parametrize("number", [12, pytest.param(50, marks=pytest.mark.long)])
@live
async def test_a_killed_server_has_lost_nothing_that_it_acknowledged(number: int, tmp_path: Path) -> None:
    tables = await set_up(tmp_path, number)
    acknowledged: Acknowledged = {}
    async with server(tmp_path) as (process, house):
        people = [
            play(house, tokens, seat, acknowledged, process, MOVES * number)
            for tokens in tables
            for seat in range(2)
            if (tokens, seat) != (tables[0], 1)
        ]
        await asyncio.gather(*people)
    found = await kept(tmp_path, tables)
    assert len({code for code, _, _ in acknowledged}) > number // 2
    assert acknowledged.items() <= found.items()
    async with server(tmp_path) as (process, house):
        assert all(await asyncio.gather(*[goes_on(house, tokens) for tokens in tables]))
