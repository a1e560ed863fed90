"""What somebody asks for again and again fills neither the disk nor the memory."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from hauntbox.server.actions.chat import announce
from hauntbox.server.live import devices
from hauntbox.store import calls
from server.indoors import indoors
from server.kit import PEOPLE, ROOMY, live, serving
from server.play.test_campaigns import begin
from server.storage.test_resuming import play_moves


@live
async def test_of_the_chat_only_the_last_lines_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "CHAT_KEPT", 10)
    async with indoors(tmp_path) as house:
        links, other = await house.create(*PEOPLE), await house.create(*PEOPLE)
        await announce(house.tables.in_memory[other.code], "Another table's line")
        for n in range(25):
            await announce(house.tables.in_memory[links.code], f"Line {n}")
        kept = await house.tables.store.chat(links.code, 1000)
        assert [line.text for line in kept] == [f"Line {n}" for n in range(15, 25)]
        assert [line.text for line in await house.tables.store.chat(other.code, 1000)] == ["Another table's line"]


@live
async def test_whoever_says_another_name_of_a_device_each_time_is_not_remembered_for_ever(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create(*PEOPLE)
        table = house.tables.in_memory[links.code]
        for n in range(devices.MOST + 30):
            answer = await house.rest.get(
                "/api/scene", headers={"Authorization": f"Bearer {links.seats[0]}", "X-Device": f"device {n}"}
            )
            assert answer.status_code == 200
        assert len(table.looks[0]) == devices.MOST == devices.devices_of(table, 0)
        assert f"device {devices.MOST + 29}" in table.looks[0]


def test_a_look_of_long_ago_is_forgotten_at_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: dict[str, float] = {}
    for at, device in [(0.0, "a"), (50.0, "b"), (55.0, "a"), (111.0, "c")]:
        monkeypatch.setattr(devices, "monotonic", lambda at=at: at)
        devices.remember(looks, device)
    assert looks == {"a": 55.0, "c": 111.0}


@live
async def test_a_game_has_so_many_entries(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, entries=12)) as house:
        links = await house.create(*PEOPLE)
        await play_moves(house, links, 12, Random(3))
        table = house.tables.in_memory[links.code].game
        token = links.seats[next(iter(table.asked()))]
        scene = await house.ask("GET", "/api/scene", token)
        option = next(option["id"] for option in scene["ask"]["options"] if not option.get("off"))
        form = {"id": "x", "index": scene["index"], "option": option}
        answer = await house.call("POST", "/api/act", token, form)
        assert (answer.status_code, "12 moves on this server" in answer.text) == (409, True)
        assert len(table.journal) == len(await house.tables.store.journal(links.code)) == 12


@live
async def test_bots_rest_when_their_game_is_full(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, entries=12)) as house:
        links = await house.create("bot:random", "bot:random")
        table = house.tables.in_memory[links.code]
        assert table.bots is not None
        await table.bots
        assert len(table.game.journal) == 12
        assert not table.game.is_over


@live
async def test_repairs_and_rewinds_count_as_new_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(ROOMY, tables=0.001, table_burst=4)) as house:
        links = await begin(house)
        path = f"/api/tables/{links.code}"
        told = [await house.call("POST", f"{path}/repair", links.host, {"note": "n", "move": 0}) for _ in range(2)]
        told += [await house.call("POST", f"{path}/campaign/rewind", links.host, {"chapter": 1}) for _ in range(3)]
        assert Counter(answer.status_code for answer in told[:3]) == {200: 3}
        assert [answer.status_code for answer in told[3:]] == [429, 429]
