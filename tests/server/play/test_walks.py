"""Walks over the wire: one message, several moves, and everybody is told as of single steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from evidence.kit import haunting
from hauntbox import games
from hauntbox.games.evidence.cards.tokens import Salt
from hauntbox.scene.walks import path
from hauntbox.server.actions import play
from hauntbox.server.live.live_table import is_given
from hauntbox.server.live.painting import SPECTATOR
from hauntbox.store import StoreError
from server.indoors import indoors
from server.kit import House, Player, live, serving
from server.storage.test_disk_first import Broken, memory
from server.worlds import CODE, link, plant, twins

KIND = games.find("evidence")
OPTIONS = {"players": 3}
GHOST, LANTERN = 0, 1
EVERYBODY = (0, 1, 2, SPECTATOR)


def position(**more: Any) -> Any:
    g = haunting(hunters="E8 van", **more)
    g.events = None
    return g


async def form(house: House, seat: int, space: str, id: str = "w") -> dict[str, Any]:
    """A walk as the seat's scene offers it."""
    scene = await house.ask("GET", "/api/scene", link(CODE, seat))
    to, place = scene["ask"]["walks"]["to"], f"sq:{space}"
    steps: list[str] = []
    while place in to:
        steps.insert(0, to[place]["act"])
        place = to[place]["via"]
    return {"id": id, "index": scene["index"], "steps": steps}


async def walk(house: House, seat: int, space: str) -> int:
    index: int = (await house.ask("POST", "/api/walk", link(CODE, seat), await form(house, seat, space)))["index"]
    return index


async def step_by_step(house: House, seat: int, space: str) -> None:
    for step in (await form(house, seat, space))["steps"]:
        index = (await house.ask("GET", "/api/scene", link(CODE, seat)))["index"]
        await house.ask("POST", "/api/act", link(CODE, seat), {"id": step, "index": index, "option": step})


@pytest.mark.parametrize(
    ("seat", "space", "more"),
    [(LANTERN, "E4", {}), (GHOST, "F6", {"turn": "ghost"}), (LANTERN, "E5", {"salt": "D2"})],
)
@live
async def test_everybody_is_told_of_a_walk_as_of_its_single_steps(
    tmp_path: Path, seat: int, space: str, more: dict[str, str]
) -> None:
    salt = more.pop("salt", "")
    worlds = [position(**more), position(**more)]
    for g in worlds:
        g.salt = (Salt(g.house.place[salt], 0, stepped=True),) if salt else ()
    async with twins(tmp_path, KIND, OPTIONS, worlds, EVERYBODY) as two:
        await walk(two.houses[0], seat, space)
        await step_by_step(two.houses[1], seat, space)
        assert await two.alike()
        journals = [house.tables.in_memory[CODE].game.journal for house in two.houses]
        assert [entry.digest for entry in journals[0]] == [entry.digest for entry in journals[1]]
        steps = [entry for entry in journals[0] if not is_given(entry)]
        assert len(steps) > 2
        patches = [message for message in two.players[SPECTATOR][0].got if message["type"] == "patch"]
        assert len(patches) == (0 if seat == GHOST else len(steps))


@live
async def test_a_walk_over_the_socket_is_done_when_its_last_patch_has_come(tmp_path: Path) -> None:
    await plant(tmp_path, KIND, OPTIONS, {CODE: position()})
    async with serving(tmp_path) as house, house.sit(link(CODE, LANTERN)) as hunter:
        scene = await hunter.see(lambda scene: True)
        assert scene.ask
        assert scene.ask.walks
        steps = path(scene.ask.walks, "sq:E4")
        done = await send(hunter, steps, scene.index)
        assert (done["type"], done["index"]) == ("done", scene.index + 4)
        assert hunter.scene
        assert hunter.scene.index == done["index"]
        again = await send(hunter, steps, scene.index)
        assert again == done
        assert len([entry for entry in house.tables.in_memory[CODE].game.journal if not is_given(entry)]) == 4


async def send(player: Player, steps: list[str], index: int) -> dict[str, Any]:
    await player.send("walk", id="w", index=index, steps=steps)
    return await player.wait("done", "refused")


@live
async def test_a_repeat_is_answered_alike_after_a_restart_and_the_walk_is_taken_back_as_one(tmp_path: Path) -> None:
    await plant(tmp_path, KIND, OPTIONS, {CODE: position()})
    async with indoors(tmp_path) as house:
        sent = await form(house, LANTERN, "E5")
        done = await house.ask("POST", "/api/walk", link(CODE, LANTERN), sent)
    async with indoors(tmp_path) as house:
        assert await house.ask("POST", "/api/walk", link(CODE, LANTERN), sent) == done
        table = house.tables.in_memory[CODE]
        assert len(table.game.journal) == 3
        await play.undo(table, LANTERN, "action")
        assert table.game.journal[-1].moves == (0, 1, 2)  # type: ignore[union-attr]
        assert "sq:E4" in (await house.ask("GET", "/api/scene", link(CODE, LANTERN)))["ask"]["walks"]["to"]


@live
async def test_if_the_disk_does_not_take_a_walk_no_step_is_made(tmp_path: Path) -> None:
    await plant(tmp_path, KIND, OPTIONS, {CODE: position()})
    async with indoors(tmp_path) as house:
        sent = await form(house, LANTERN, "E5")
        table = house.tables.in_memory[CODE]
        before = memory(table)
        with Broken(house.tables.store, StoreError("the disk is full")):
            assert (await house.call("POST", "/api/walk", link(CODE, LANTERN), sent)).status_code == 503
        assert memory(table) == before
        assert not await house.tables.store.journal(CODE)
        await house.ask("POST", "/api/walk", link(CODE, LANTERN), sent)
        assert len(await house.tables.store.journal(CODE)) == 3


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"steps": ["step E7", "end"]}, "No way there without stopping: you can walk to E7"),
        ({"steps": ["step E7", "step E6", "step E5", "step E4", "step D4"]}, "No way there without stopping"),
        ({"steps": ["step A1"]}, "Lantern may not step A1"),
        ({"steps": ["fly E7"]}, "no action is called"),
        ({"steps": []}, "a walk has steps"),
        ({"steps": ["step E7"] * 1000}, "an option has 1000 at most"),
        ({"index": 77}, ""),
        ({"id": ""}, "an action's id has 1 to 80 letters"),
    ],
)
@live
async def test_what_is_no_walk_is_refused_in_words(tmp_path: Path, changed: dict[str, Any], says: str) -> None:
    await plant(tmp_path, KIND, OPTIONS, {CODE: position()})
    async with indoors(tmp_path) as house:
        sent = await form(house, LANTERN, "E5")
        answer: httpx.Response = await house.call("POST", "/api/walk", link(CODE, LANTERN), {**sent, **changed})
        assert 400 <= answer.status_code < 500
        assert says in answer.json()["error"]
        assert not house.tables.in_memory[CODE].game.journal


@live
async def test_only_the_seat_that_is_asked_is_offered_walks(tmp_path: Path) -> None:
    await plant(tmp_path, KIND, OPTIONS, {CODE: position()})
    async with indoors(tmp_path) as house:
        for viewer in (GHOST, 2, SPECTATOR):
            assert "walks" not in (await house.ask("GET", "/api/scene", link(CODE, viewer)))["ask"]
