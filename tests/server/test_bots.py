"""Bots never hold up a table."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

from hauntbox.server.thinkers import NoThought, Puzzle, Thought
from server.kit import ROOMY, live, serving


@live
async def test_a_bot_that_thinks_too_long_plays_something_and_is_replaced(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, thinking=0.05), workers=1) as house:
        (thinker,) = house.hall.thinkers.all
        links = await house.create("bot:flat:100000000", "human", "human")
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()
        assert thinker not in house.hall.thinkers.all


@live
async def test_a_bot_whose_process_dies_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path, workers=1) as house:
        links = await house.create("bot:flat:100000000", "human", "human")
        (thinker,) = house.hall.thinkers.all
        while not thinker.pid:
            await asyncio.sleep(0.02)
        os.kill(thinker.pid, signal.SIGKILL)
        await house.ask("POST", f"/api/tables/{links.code}/seats/0", links.host, {"holder": "bot:random"})
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()


@live
async def test_while_a_bot_thinks_people_talk_and_other_tables_play(tmp_path: Path) -> None:
    async with serving(tmp_path, workers=1) as house:
        slow = await house.create("bot:flat:100000000", "human", "human")
        other = await house.create("human", "human", "human")
        async with house.sit(slow.seats[1]) as waiting, house.sit(other.seats[0]) as ghost:
            await waiting.send("chat", text="It takes its time")
            await waiting.wait("chat")
            assert (await ghost.act((await ghost.asked())[0]))["type"] == "done"
            await house.ask("POST", f"/api/tables/{slow.code}/seats/0", slow.host, {"holder": "human"})


@live
async def test_a_bot_that_breaks_is_no_reason_to_stop(tmp_path: Path) -> None:
    async def broken(puzzle: Puzzle) -> Thought:
        raise NoThought("KeyError: 'ghost'")

    async with serving(tmp_path) as house:
        house.hall.thinkers.think = broken  # type: ignore[method-assign]
        links = await house.create("bot:random", "human", "human")
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()
