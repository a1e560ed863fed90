"""Bots never hold up a table."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.server.actions import host_actions
from hauntbox.server.bots import bot_seats, thinkers
from hauntbox.server.bots.thinkers import NoThought, Puzzle, Thought, is_shown
from server.kit import PATIENCE, PEOPLE, ROOMY, House, Links, gone, live, serving


@pytest.fixture
def any_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats may be held by bots that think for as long as one says: as one that is stuck would."""
    monkeypatch.setattr(host_actions, "read_holder", lambda word: word)
    monkeypatch.setattr(bot_seats, "level_of", lambda live, seat, level: level)


async def against(house: House, holder: str) -> Links:
    """A table with such a bot, set there by the server's own process."""
    links = await house.create(*PEOPLE, start=False)
    await house.ask("POST", f"/api/tables/{links.code}/seats/0", links.host, {"holder": holder})
    await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
    return links


@pytest.mark.parametrize(
    "holder", ["bot:flat:1000000000", "bot:search:9", "bot:flat", "bot:hard:2", "bot:", "bot:x" * 99]
)
@live
async def test_bots_from_outside_are_the_named_levels(holder: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        for path, body in [
            ("/api/tables", {"game": "evidence", "seats": [{"holder": holder}]}),
            (f"/api/tables/{links.code}/seats/0", {"holder": holder}),
        ]:
            answer = await house.call("POST", path, links.host, body)
            assert answer.status_code == 400
            assert "there are easy, normal, hard, expert, greedy, random" in answer.json()["error"]


@live
async def test_a_table_from_before_whose_bot_has_no_bounds_is_played_by_a_quick_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def noted(puzzle: Puzzle) -> Thought:
        asked.append(puzzle.level)
        return thinkers.think(puzzle)

    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE, start=False)
        live = house.tables.in_memory[links.code]
        live.sheet.seats[0].holder = "bot:flat:1000000000"
        await live.keep()
    async with serving(tmp_path) as house:
        house.tables.thinkers.think = noted  # type: ignore[method-assign]
        await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()
    assert set(asked) == {"easy"}
    assert "no bot is called flat:1000000000" in caplog.text


def sleep_on(puzzle: Puzzle) -> Thought:
    """A bot that looks at no clock."""
    if puzzle.level != "easy":
        sleep(60)
    return thinkers.think(puzzle)


@live
async def test_a_bot_that_is_stuck_is_killed_and_a_quick_one_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinkers, "think_there", sleep_on)
    async with serving(tmp_path, replace(ROOMY, thinking=2.0), workers=1) as house:
        (thinker,) = house.tables.thinkers.all
        links = await house.create("bot:hard", "human", "human")
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()
        assert thinker not in house.tables.thinkers.all
        await gone(thinker.pid)
    assert "bot hard in seat 0 has no thought (Overrun" in caplog.text


@live
async def test_a_bot_whose_process_dies_plays_on(tmp_path: Path, any_bot: None) -> None:
    async with serving(tmp_path, workers=1) as house:
        links = await against(house, "bot:flat:100000000")
        (thinker,) = house.tables.thinkers.all
        while not thinker.pid:
            await asyncio.sleep(0.02)
        os.kill(thinker.pid, signal.SIGKILL)
        await house.ask("POST", f"/api/tables/{links.code}/seats/0", links.host, {"holder": "bot:random"})
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()


@live
async def test_while_a_bot_thinks_people_talk_and_other_tables_play(tmp_path: Path, any_bot: None) -> None:
    async with serving(tmp_path, workers=1) as house:
        slow = await against(house, "bot:flat:100000000")
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
        house.tables.thinkers.think = broken  # type: ignore[method-assign]
        links = await house.create("bot:random", "human", "human")
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()


@pytest.mark.parametrize("bot", ["search", "flat"])
@live
async def test_every_bot_hurries_answers_in_time_and_stays(
    bot: str, tmp_path: Path, any_bot: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "HASTE", 1 / PATIENCE)  # a busy machine may take its time over all but the thought
    async with serving(tmp_path, replace(ROOMY, thinking=PATIENCE), workers=1) as house:
        (thinker,) = house.tables.thinkers.all
        links = await against(house, f"bot:{bot}:100000000")
        async with house.sit(links.seats[1]) as hunter:
            assert await hunter.asked()
        assert thinker in house.tables.thinkers.all


@live
async def test_where_a_bot_takes_too_long_a_quick_one_answers(tmp_path: Path) -> None:
    asked: list[str] = []

    async def slow(puzzle: Puzzle) -> Thought:
        asked.append(puzzle.level)
        if puzzle.level != "easy":
            raise NoThought("TimeoutError")
        return thinkers.think(puzzle)

    async with serving(tmp_path) as house:
        house.tables.thinkers.think = slow  # type: ignore[method-assign]
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


@pytest.mark.parametrize("spent", [0.0, 0.001, 0.1, 0.249, 0.251, 0.6])
def test_what_a_bot_does_shows_on_the_beat_however_long_it_has_thought(spent: float) -> None:
    shown = spent + bot_seats.rest_of_beat(spent, 0.25)
    assert shown / 0.25 == pytest.approx(int(spent / 0.25) + 1)


EVIDENCE = games.find("evidence")


def at_question(kind: Declaration, name: str, **options: object) -> Any:
    """A random game when a question of this name is asked for the first time."""
    for n in range(50):
        g, rng = kind.new(kind.options(**options), next(iter(kind.scenarios)), str(n)), Random(n)
        while g.waiting():
            if type(g.asking()).__name__ == name and len(g.legal(g.waiting()[0])) > 1:
                return g
            role = g.waiting()[0]
            g.apply(role, rng.choice(g.legal(role)))
    raise LookupError(name)


def test_steps_of_a_walking_ghost_show_to_nobody_and_the_end_of_its_walk_does() -> None:
    g = at_question(EVIDENCE, "PassiveWalk")
    shown = {str(act).split()[0]: is_shown(EVIDENCE, g, (0,), 0, act) for act in g.legal(0)}
    assert shown == {"step": False, "stop": True}


def test_an_answer_that_stays_sealed_shows_to_nobody_and_the_last_one_does() -> None:
    hunter13 = games.find("hunter13")
    g = at_question(hunter13, "AnyTime", ask_relief=True)
    while len(g.waiting()) > 1:
        role = g.waiting()[0]
        assert not is_shown(hunter13, g, (role,), role, g.legal(role)[0])
        g.apply(role, g.legal(role)[0])
    role = g.waiting()[0]
    assert is_shown(hunter13, g, (role,), role, g.legal(role)[0])


@live
@pytest.mark.parametrize("seconds", [0.0, 0.03])
async def test_a_bot_waits_for_the_beat_once_for_all_that_nobody_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """A ghost that walks far thinks more often than one that stays, and its hunters are asked no later."""
    rests: list[float] = []
    thoughts: list[Thought] = []

    async def keep_time(live: object, since: float) -> None:
        rests.append(since)

    async with serving(tmp_path, workers=1) as house:
        think = house.tables.thinkers.think

        async def slow(puzzle: Puzzle) -> Thought:
            await asyncio.sleep(seconds)
            thoughts.append(await think(puzzle))
            return thoughts[-1]

        monkeypatch.setattr(bot_seats, "keep_time", keep_time)
        monkeypatch.setattr(house.tables.thinkers, "think", slow)
        links = await house.create("bot:random", "bot:random", "human")
        async with house.sit(links.seats[2]) as hunter:
            assert await hunter.asked()
    assert len(rests) == len([thought for thought in thoughts if thought.shows]) == len(set(rests))


@live
async def test_bots_among_themselves_do_not_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, beat=600.0), workers=1) as house:
        links = await house.create("bot:random", "bot:random", rounds=1)
        while not house.tables.in_memory[links.code].game.is_over:
            await asyncio.sleep(0.02)
