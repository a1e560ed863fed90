"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
from msgspec.structs import replace

from hauntbox.scene import Scene
from hauntbox.server.live.painting import LINES
from hauntbox.table import check_replay, parse_replay
from server.kit import live, serving


@live
async def test_two_people_and_a_bot_play_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create("human", "human", "bot:random")
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[1]) as hunter:
            await asyncio.gather(ghost.play_on(Random(1)), hunter.play_on(Random(2)))
            assert ghost.scene is not None
            assert ghost.scene.outcome is not None
            present = msgspec.convert(await house.ask("GET", "/api/scene", links.seats[0]), Scene)
            assert without_people(ghost.scene) == without_people(present)
        replay = (await house.call("GET", "/api/replay", links.spectator)).text
        assert check_replay(parse_replay(replay)).is_good


def without_people(scene: Scene) -> Scene:
    """Who is here comes by the lobby; and painters keep a longer log than a scene has."""
    return replace(scene, seats=(), log=scene.log[-LINES:])


@live
async def test_a_seat_may_carry_several_minds(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        seats = [{"name": "Ann", "roles": [1, 2], "here": True}, {"name": "Bo", "roles": [0], "here": True}]
        body = {"game": "evidence", "options": {"players": 3}, "seats": seats}
        made = await house.ask("POST", "/api/tables", body=body)
        await house.ask("POST", f"/api/tables/{made['code']}/start", made["host"])
        async with house.sit(made["seats"][0]["token"]) as ann, house.sit(made["seats"][1]["token"]) as bo:
            both = [asyncio.create_task(ann.play_on(Random(3), 40)), asyncio.create_task(bo.play_on(Random(4)))]
            await both[0]
            both[1].cancel()
        moved = {entry.role for entry in house.tables.in_memory[made["code"]].game.journal if hasattr(entry, "role")}
        assert moved == {0, 1, 2}
