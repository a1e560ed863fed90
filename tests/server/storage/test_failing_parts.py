"""Twenty tables under a store, a painter and bots that fail at random, with restarts in between.

Nothing acknowledged is lost, no journal has a gap, every table comes to its end. All dice are seeded and nothing waits
for another thread, so that a run that fails can be looked at again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hauntbox.server import failures
from hauntbox.server.bots.thinkers import NoThought, Puzzle, Thought
from hauntbox.server.health.store_check import problems
from hauntbox.server.live import painting
from hauntbox.store import StoreError
from hauntbox.store.folder.archive import reading
from hauntbox.store.writer_thread import WriteJob
from hauntbox.table import Move
from server.indoors import indoors
from server.kit import House, Links, live
from server.storage.test_disk_first import at_random

TABLES = 20
WITH_BOTS = 6
RESTARTS = 3
HASTY = ("journal_mode = WAL", "synchronous = OFF", "foreign_keys = ON")  # the power stays on here
MOVES = 60  # acknowledged ones, between two restarts
ACKNOWLEDGED = dict[tuple[str, int, str], str]  # (table, seat, id) -> what was done


@dataclass
class Fate:
    """What fails when. Every part has dice of its own, so that one does not change the luck of another."""

    seed: int
    is_on: bool = True
    failures: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.numbers = count()
        self.dice = {part: Random(f"{self.seed}/{part}") for part in ("store", "painter", "bot")}

    def strikes(self, part: str, chance: float) -> bool:
        hit = self.dice[part].random() < chance and self.is_on
        self.failures[part] = self.failures.get(part, 0) + hit
        return hit

    def new_code(self) -> str:
        return f"TABLE{next(self.numbers)}"

    def seed_all(self, monkeypatch: pytest.MonkeyPatch) -> None:
        luck = Random(self.seed)
        monkeypatch.setattr("hauntbox.table.table.token_hex", lambda size: f"{luck.getrandbits(64):016x}")
        monkeypatch.setattr("hauntbox.server.bots.bot_seats.SystemRandom", lambda: luck)
        monkeypatch.setattr(failures, "PAUSES", (0.0,))
        monkeypatch.setattr("hauntbox.store.database.engine.PRAGMAS", HASTY)

    def break_store(self, house: House) -> None:
        """Full, gone before it is done, or gone after it is done: then nobody knows."""
        writer = house.tables.store.writer

        async def flaky(do: Any) -> Any:
            await asyncio.sleep(0)
            if self.strikes("store", 0.04):
                raise self.dice["store"].choice([StoreError("the disk is full"), OSError("the cable is out")])
            done = writer.do_alone(WriteJob(do, asyncio.get_running_loop().create_future()))
            await asyncio.sleep(0)
            if done.error is not None or self.strikes("store", 0.02):
                raise done.error or OSError("no answer")
            return done.result

        writer.ask = flaky  # type: ignore[method-assign, assignment]

    def break_painter(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def flaky(*args: Any) -> Any:
            if self.strikes("painter", 0.05):
                raise ZeroDivisionError("out of paint")
            return painting.paint(*args)

        monkeypatch.setattr("hauntbox.server.live.viewer.paint", flaky)

    async def think(self, puzzle: Puzzle) -> Thought:
        await asyncio.sleep(0)
        if self.strikes("bot", 0.4):
            raise NoThought("headache") if self.dice["bot"].random() < 0.7 else ZeroDivisionError("worse")
        return await at_random(puzzle)


@asynccontextmanager
async def failing(folder: Path, fate: Fate) -> AsyncIterator[House]:
    async with indoors(folder, new_code=fate.new_code) as house:
        fate.break_store(house)
        house.tables.thinkers.think = fate.think  # type: ignore[method-assign]
        yield house
        is_on, fate.is_on = fate.is_on, False
        await check_memory(house)
        fate.is_on = is_on


async def check_memory(house: House) -> None:
    """No table in memory is another than the one on the disk."""
    for code, table in list(house.tables.in_memory.items()):
        async with table.lock:
            kept = await house.tables.store.journal(code)
            if table.is_in_memory and table.maybe_game is not None:
                assert table.game.journal == [each.entry for each in kept]


async def play(house: House, links: Links, rng: Random, done: ACKNOWLEDGED, most: int) -> bool:
    """At random, repeating what got no answer, until the game is over or enough is acknowledged; is it over?"""
    turn, people = 0, [seat for seat, token in enumerate(links.seats) if token]  # a bot's seat has no link
    while len(done) < most:
        turn += 1
        assert turn < 3000, "the table does not go on"
        seat = people[turn % len(people)]
        scene = await house.call("GET", "/api/scene", links.seats[seat])
        if scene.status_code != 200:
            assert scene.status_code in (500, 503), scene.text
            continue
        seen = scene.json()
        if seen["state"] == "over":
            return True
        options = [option["id"] for option in (seen.get("ask") or {}).get("options", []) if not option.get("off")]
        if options:
            form = {"id": f"{seen['index']}/{rng.random()}", "index": seen["index"], "option": rng.choice(options)}
            await insist(house, links, seat, form, done)
        await asyncio.sleep(0)
    return False


async def insist(house: House, links: Links, seat: int, form: dict[str, Any], done: ACKNOWLEDGED) -> None:
    """The same id again and again, until it is done or refused; then the seat looks again."""
    for _ in range(50):
        answer = await house.call("POST", "/api/act", links.seats[seat], form)
        if answer.status_code == 200:
            done[links.code, seat, form["id"]] = form["option"]
            return
        assert answer.status_code in (403, 409, 500, 503), answer.text
        if answer.status_code in (403, 409):
            return
    raise AssertionError("never done")


def check_kept(found: dict[str, list[Any]], done: ACKNOWLEDGED) -> None:
    for journal in found.values():
        assert [each.entry.index for each in journal] == list(range(len(journal)))
    kept = {
        (code, each.entry.seat, each.act): each.entry.action
        for code, journal in found.items()
        for each in journal
        if isinstance(each.entry, Move) and each.act
    }
    assert done.items() <= kept.items()


async def journals(house: House, tables: list[Links]) -> dict[str, list[Any]]:
    return {links.code: await house.tables.store.journal(links.code) for links in tables}


@live
async def test_nothing_is_lost_and_every_table_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fate, done = Fate(1, is_on=False), ACKNOWLEDGED()
    fate.seed_all(monkeypatch)
    fate.break_painter(monkeypatch)
    async with failing(tmp_path, fate) as house:
        tables = [await house.create(*holders(n), rounds=1) for n in range(TABLES)]
    fate.is_on = True
    rngs = {links.code: Random(n) for n, links in enumerate(tables)}
    for stop in [*range(MOVES, MOVES * RESTARTS + 1, MOVES), 10**9]:
        async with failing(tmp_path, fate) as house:
            over = await asyncio.gather(*[play(house, links, rngs[links.code], done, stop) for links in tables])
    assert all(over)
    assert min(fate.failures.values()) >= 10, fate.failures
    fate.is_on = False
    async with failing(tmp_path, fate) as house:
        found = await journals(house, tables)
        assert all([(await house.tables.find(links.code)).game.is_over for links in tables])
    check_kept(found, done)
    with reading(tmp_path) as db:
        assert list(problems(db)) == []


def holders(n: int) -> tuple[str, str]:
    return ("human", "bot:random") if n < WITH_BOTS else ("human", "human")


@live
async def test_a_table_whose_parts_fail_harms_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happens at one table, another is played as if it were alone."""
    monkeypatch.setattr(failures, "PAUSES", (0.001,))
    async with indoors(tmp_path) as house:
        bad, good = [await house.create("human", "human", rounds=1) for _ in range(2)]
        ill = house.tables.in_memory[bad.code]
        write, paint = house.tables.store.write, painting.paint

        async def flaky(code: str, *rest: Any) -> None:
            if code == bad.code:
                raise OSError("the cable is out")
            await write(code, *rest)

        def painted(table: Any, *rest: Any) -> Any:
            return 1 / 0 if table.setting.seed == ill.game.setting.seed else paint(table, *rest)

        monkeypatch.setattr(house.tables.store, "write", flaky)
        done = ACKNOWLEDGED()
        ruined = asyncio.create_task(go_on_and_on(house, bad))
        monkeypatch.setattr("hauntbox.server.live.viewer.paint", painted)
        assert await play(house, good, Random(2), done, 10**9)
        assert {code for code, _, _ in done} == {good.code}
        ruined.cancel()
        await asyncio.gather(ruined, return_exceptions=True)


async def go_on_and_on(house: House, links: Links) -> None:
    while True:
        for token in links.seats:
            await house.call("GET", "/api/scene", token)
            await house.call("POST", "/api/act", token, {"id": "x", "index": 1, "option": "lead Static"})
        await asyncio.sleep(0.02)
