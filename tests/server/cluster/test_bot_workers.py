"""Bots that think elsewhere, and what happens when nobody does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cluster.parts import Nats
from hauntbox.server.bots.thinkers import NoThought, Puzzle, Thinkers, Thought
from hauntbox.server.cluster.bot_workers import BotWorker, SharedThinkers
from hauntbox.server.cluster.nats_link import connect
from hauntbox.server.config.cluster import ClusterSettings
from server.kit import live

PUZZLE = Puzzle("evidence", b"position", 0, (0,), "easy", "seed")


class At(Thinkers):
    """Thinks of its name, for so long; in this process."""

    def __init__(self, name: str, seconds: float = 0.0) -> None:
        super().__init__(1, 10)
        self.name = name
        self.pause = seconds
        self.asked: list[Puzzle] = []

    async def think(self, puzzle: Puzzle) -> Thought:
        self.asked.append(puzzle)
        await asyncio.sleep(self.pause)
        if self.name == "nobody":
            raise NoThought("headache")
        return Thought(self.name)


@live
async def test_each_decision_goes_to_one_worker(nats: Nats) -> None:
    settings = ClusterSettings(nats=nats.url)
    one, two = At("one", 0.05), At("two", 0.05)
    links = [await BotWorker(each).join(settings) for each in (one, two)]
    ours = await connect(settings, "node")
    shared = SharedThinkers(1, 5, lambda: ours)
    told = [(await shared.think(PUZZLE)).action for _ in range(20)]
    assert len(one.asked) + len(two.asked) == 20
    assert set(told) == {"one", "two"}
    assert one.asked[0] == PUZZLE
    for link in (*links, ours):
        await link.close()


@live
async def test_the_node_thinks_itself_when_nobody_else_can(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = ClusterSettings(nats=nats.url)

    async def here(self: Thinkers, puzzle: Puzzle) -> Thought:
        return Thought("here")

    monkeypatch.setattr(Thinkers, "think", here)
    ours = await connect(settings, "node")
    shared = SharedThinkers(1, 5, lambda: ours)
    assert (await shared.think(PUZZLE)).action == "here"
    slow = At("slow", 60)
    link = await BotWorker(slow).join(settings)
    busy = asyncio.create_task(shared.think(PUZZLE))
    while not slow.asked:
        await asyncio.sleep(0.01)
    assert [(await shared.think(PUZZLE)).action for _ in range(3)] == ["here"] * 3
    assert len(slow.asked) == 1
    busy.cancel()
    await link.close()
    assert (await SharedThinkers(1, 5, lambda: None).think(PUZZLE)).action == "here"
    await ours.close()


@live
async def test_a_worker_has_a_deadline_and_may_have_no_thought(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.server.cluster.bot_workers.ON_THE_WAY", 0.1)
    settings = ClusterSettings(nats=nats.url)
    ours = await connect(settings, "node")
    for thinkers, words in ((At("slow", 5), "no worker has answered within 0.3 s"), (At("nobody"), "headache")):
        link = await BotWorker(thinkers).join(settings)
        with pytest.raises(NoThought, match=words):
            await SharedThinkers(1, 0.2, lambda: ours).think(PUZZLE)
        await link.close()
    await ours.close()


@pytest.mark.long
@live
async def test_a_table_is_played_by_bots_that_think_elsewhere(database: str, nats: Nats, tmp_path: Path) -> None:
    from hauntbox.store.postgres.store import PostgresStore
    from server.cluster.nodes import LEASE, of
    from server.kit import serving

    settings = ClusterSettings(nats=nats.url, name="node", lease=LEASE, bots="workers")
    worker = BotWorker(Thinkers(1, 10))
    link = await worker.join(settings)
    async with serving(tmp_path, shared=PostgresStore(database, "node", LEASE), cluster=settings) as house:
        while not of(house).is_linked:
            await asyncio.sleep(0.02)
        links = await house.create("bot:random", "bot:random", rounds=2)
        live_table = await house.tables.find(links.code)
        while not live_table.game.is_over:
            await asyncio.sleep(0.05)
        assert isinstance(house.tables.thinkers, SharedThinkers)
        assert house.tables.thinkers.elsewhere > 10
    await link.close()
    worker.thinkers.close()
