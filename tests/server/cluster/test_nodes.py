"""Any node takes any seat's socket; one leads, and another takes over."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import text

from cluster.parts import Nats, Postgres
from hauntbox.server.cluster.frames import trace
from hauntbox.store import Fenced, Kept
from hauntbox.table import Move
from server.cluster.nodes import nats_running, node, nodes, of
from server.kit import PEOPLE, House, live
from server.worlds import settle

pytestmark = pytest.mark.long


@live
async def test_seats_at_different_nodes_play_one_game(database: str, nats: Nats, tmp_path: Path) -> None:
    async with nodes(2, database, nats, tmp_path) as (one, two):
        links = await one.create("human", "human", rounds=3)
        async with one.sit(links.seats[0]) as ann, two.sit(links.seats[1]) as bo:
            moves = await asyncio.gather(ann.play_on(Random(1)), bo.play_on(Random(2)))
            assert ann.scene is not None
            assert bo.scene is not None
            assert ann.scene.state == bo.scene.state == "over"
        journal = await one.tables.store.journal(links.code)
        assert sum(isinstance(kept.entry, Move) for kept in journal) == sum(moves)
        assert links.code not in two.tables.in_memory
        assert (await two.call("GET", "/api/replay", links.seats[1])).text.startswith("hauntbox")


@live
async def test_what_a_seat_hears_by_way_of_another_node_is_the_same_byte_for_byte(
    database: str, nats: Nats, tmp_path: Path
) -> None:
    async with nodes(2, database, nats, tmp_path) as (one, two):
        links = await one.create("human", "human", rounds=2)
        watcher = links.spectator
        async with one.sit(watcher) as near, two.sit(watcher) as far, one.sit(links.seats[0]) as ann:
            await ann.see(lambda scene: True)
            for each in (near, far):
                await settle(each)
                each.raw.clear()
            async with two.sit(links.seats[1]) as bo:
                await asyncio.gather(ann.play_on(Random(1)), bo.play_on(Random(2)))
            await asyncio.gather(*[each.see(lambda scene: scene.state == "over") for each in (near, far)])
            await asyncio.gather(settle(near), settle(far))
            assert near.raw == far.raw
            assert len(near.raw) > 20


@live
async def test_refusals_and_lobbies_come_by_way_of_another_node(database: str, nats: Nats, tmp_path: Path) -> None:
    async with nodes(2, database, nats, tmp_path) as (one, two):
        links = await one.create("human", "human", start=False)
        for path, token in ((f"/api/tables/{links.code}", links.host), ("/api/scene", links.seats[0])):
            near, far = await one.call("GET", path, token), await two.call("GET", path, token)
            assert (near.status_code, near.content) == (far.status_code, far.content)
        wrong = await two.call("GET", "/api/scene", f"{links.code}.wrong")
        assert wrong.status_code == 401
        assert (await two.call("GET", "/api/tables/NOSUCH")).status_code == 404
        assert (await two.call("POST", f"/api/tables/{links.code}/start", links.host)).status_code == 200
        assert (await one.call("GET", "/api/scene", links.seats[0])).status_code == 200


@live
async def test_a_node_that_stops_gives_its_tables_to_others_at_once(database: str, nats: Nats, tmp_path: Path) -> None:
    async with node("stays", database, nats, tmp_path) as stays:
        async with node("goes", database, nats, tmp_path) as goes:
            links = await goes.create(*PEOPLE)
            async with goes.sit(links.seats[0]) as ann:
                choices = await ann.asked()
                assert (await ann.act(choices[0], "first"))["type"] == "done"
            before = of(stays).store.taken_up
        scene = await stays.ask("GET", "/api/scene", links.seats[0])
        assert of(stays).store.taken_up == before + 1
        form = {"id": "first", "index": 0, "option": choices[0]}
        assert (await stays.ask("POST", "/api/act", links.seats[0], form))["index"] == scene["index"]
        assert len(await stays.tables.store.journal(links.code)) == 1


@live
async def test_a_node_that_wrongly_believes_it_leads_writes_nothing(database: str, nats: Nats, tmp_path: Path) -> None:
    async with nodes(2, database, nats, tmp_path) as (one, two):
        links = await one.create(*PEOPLE)
        scene = await one.ask("GET", "/api/scene", links.seats[0])
        took = "UPDATE leases SET epoch = epoch + 1, node = :node WHERE code = :code"
        await steal(two, links.code, took)
        option = scene["ask"]["options"][0]["id"]
        form = {"id": "mine", "index": scene["index"], "option": option}
        refused = await one.call("POST", "/api/act", links.seats[0], form)
        assert refused.status_code == 503
        assert await two.tables.store.journal(links.code) == []
        with pytest.raises(Fenced):
            await one.tables.store.write(links.code, [Kept(Move(0, 0, 0, "look"))])
        assert (await one.ask("POST", "/api/act", links.seats[0], form))["index"] > scene["index"]
        assert [kept.act for kept in await two.tables.store.journal(links.code)] == ["mine"]
        assert links.code in two.tables.in_memory


async def steal(house: House, code: str, words: str) -> None:
    store = of(house).store
    await store.writer.ask(lambda db: db.execute(text(words), {"code": code, "node": store.node}) and None)
    assert await store.lead(code) == ""


@live
async def test_a_player_goes_on_when_the_leader_is_gone(database: str, nats: Nats, tmp_path: Path) -> None:
    """The leader neither beats nor answers from one moment to the next; its people come by the other node."""
    async with nodes(2, database, nats, tmp_path) as (one, two):
        links = await one.create("human", "bot:random", "bot:random")
        for task in of(one).tasks:
            task.cancel()
        await asyncio.sleep(2.5)
        async with two.sit(links.seats[0]) as ann:
            assert await ann.asked()
        assert links.code in two.tables.in_memory


@live
async def test_nobody_looks_at_an_old_picture_while_the_database_says_nothing(
    database: str, nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not even refuse: what is sent there gets lost."""
    async with nodes(2, database, nats, tmp_path) as (one, two):
        links = await one.create(*PEOPLE)
        async with one.sit(links.spectator) as near:
            await near.see(lambda scene: True)
            with monkeypatch.context() as cut:
                cut.setattr(of(one).store.writer, "ask", lambda do: asyncio.get_running_loop().create_future())
                with pytest.raises(websockets.ConnectionClosed) as end:
                    await near.see(lambda scene: False)
                assert end.value.rcvd is not None
                assert end.value.rcvd.code == 1012
                async with two.sit(links.seats[0]) as ann:
                    assert (await ann.act((await ann.asked())[0]))["type"] == "done"
        assert links.code in two.tables.in_memory
        for task in of(one).tasks:
            task.cancel()  # what waited for an answer waits for ever


@live
async def test_an_action_is_found_in_the_logs_of_both_nodes(
    database: str, nats: Nats, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with nodes(2, database, nats, tmp_path) as (one, two):
        links = await one.create(*PEOPLE)
        async with two.sit(links.seats[0]) as ann:
            choices = await ann.asked()
            await ann.act(choices[0], "look-for-me")
    mark = trace(links.code, "look-for-me")
    told = [record.getMessage() for record in caplog.records if mark in record.getMessage()]
    assert [f"goes to {of(one).id}" in told[0], "is entry 0, epoch 1" in told[1]] == [True, True]
    assert "look-for-me" not in caplog.text


@live
async def test_people_of_another_node_come_back_when_nats_does(database: str, tmp_path: Path) -> None:
    with nats_running() as own:
        async with nodes(2, database, own, tmp_path) as (one, two):
            links = await one.create(*PEOPLE)
            async with two.sit(links.seats[0]) as far, one.sit(links.spectator) as near:
                await far.asked()
                await near.see(lambda scene: True)
                own.kill()
                with pytest.raises(websockets.ConnectionClosed) as end:
                    await far.see(lambda scene: False)
                assert end.value.rcvd is not None
                assert end.value.rcvd.code == 1012
                assert (await two.call("GET", "/api/scene", links.seats[0])).status_code == 503
                assert (await one.call("GET", "/api/scene", links.seats[0])).status_code == 200
                await settle(near)
            own.start()
            while not (of(one).others and of(two).others):
                await asyncio.sleep(0.05)
            async with two.sit(links.seats[0]) as far:
                done = await far.act((await far.asked())[0])
                assert done["type"] == "done"
            assert of(two).counts["lines cut"] == 1


@live
async def test_a_table_goes_on_when_postgresql_was_killed_and_is_back(nats: Nats, tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="hauntbox-postgres-") as folder:
        Path(folder).chmod(0o755)
        own = Postgres(Path(folder))
        own.start()
        try:
            async with node("alone", own.make_database("hauntbox"), nats, tmp_path) as house:
                links = await house.create(*PEOPLE)
                assert (await first_act(house, links.seats[0], "before")).status_code == 200
                own.kill()
                assert (await first_act(house, links.seats[1], "meanwhile")).status_code in (409, 503)
                await asyncio.to_thread(own.start)
                while (await house.call("GET", "/api/scene", links.seats[0])).status_code != 200:
                    await asyncio.sleep(0.1)
                await act_somewhere(house, links.seats, "after")
                acts = [kept.act for kept in await house.tables.store.journal(links.code)]
                assert acts[0] == "before"
                assert set(acts) == {"before", "after"}
        finally:
            own.stop()


async def first_act(house: House, token: str, id: str) -> httpx.Response:
    """Answer with the first option there is, or with none that there is."""
    found = await house.call("GET", "/api/scene", token)
    scene: Any = found.json() if found.status_code == 200 else {"index": 0, "ask": None}
    choices = [option["id"] for option in (scene.get("ask") or {"options": []})["options"] if not option.get("off")]
    form = {"id": id, "index": scene["index"], "option": (choices or ["wait"])[0]}
    return await house.call("POST", "/api/act", token, form)


async def act_somewhere(house: House, tokens: list[str], id: str) -> None:
    """Whoever is asked answers."""
    answers = [(await first_act(house, token, id)).status_code for token in tokens]
    assert 200 in answers
