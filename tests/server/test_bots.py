"""Bots never hold up a table."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

from hauntbox.server import thinkers
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


@live
async def test_a_bot_that_can_hurry_answers_in_time_and_stays(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, thinking=3.0), workers=1) as house:
        (thinker,) = house.hall.thinkers.all
        links = await house.create("bot:search:100000000", "human", "human")
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()
        assert thinker in house.hall.thinkers.all


@live
async def test_where_a_bot_takes_too_long_a_quick_one_answers(tmp_path: Path) -> None:
    asked: list[str] = []

    async def slow(puzzle: Puzzle) -> Thought:
        asked.append(puzzle.level)
        if puzzle.level != "easy":
            raise NoThought("TimeoutError")
        return thinkers.think(puzzle)

    async with serving(tmp_path) as house:
        house.hall.thinkers.think = slow  # type: ignore[method-assign]
        links = await house.create("bot:hard", "human", "human")
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()
        assert asked[:2] == ["hard", "easy"]


def puzzle(seed: str, level: str = "easy") -> Puzzle:
    return Puzzle("evidence", b"", 0, (0,), level, seed)


def test_who_has_thought_for_a_seat_goes_on_and_the_others_are_forgotten() -> None:
    first = thinkers.bot_of(puzzle("a/0"))
    assert thinkers.bot_of(puzzle("a/0")) is first
    assert thinkers.bot_of(puzzle("a/0", "hard")) is not first
    for n in range(thinkers.MOST_KNOWN):
        thinkers.bot_of(puzzle(f"b/{n}"))
    assert thinkers.bot_of(puzzle("a/0")) is not first
    assert len(thinkers.KNOWN) == thinkers.MOST_KNOWN
