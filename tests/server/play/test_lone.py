"""A lone answer at a live table: in one write with the move before it, told to everybody, the same in every world."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hauntbox import games
from hauntbox.scene.walks import path
from hauntbox.server.actions import play
from hauntbox.server.live.painting import SPECTATOR
from hauntbox.table import Move
from server.indoors import indoors
from server.kit import live, serving
from server.play.test_walks import GHOST, LANTERN, OPTIONS, form, position, send
from server.worlds import CODE, link, plant, settle, twins

KIND = games.find("evidence")
GIVEN = "Lantern had one answer only: End the turn"
EVERYBODY = (0, 1, 2, SPECTATOR)


def given(messages: list[Any]) -> list[dict[str, Any]]:
    patches = [message for message in messages if message["type"] == "patch"]
    return [
        line
        for message in patches
        for beat in message["patch"]["beats"]
        for line in beat.get("log", ())
        if line.get("given")
    ]


@live
async def test_whoever_has_walked_as_far_as_it_can_is_not_asked_to_stop(tmp_path: Path) -> None:
    """Lantern holds nothing, and after four steps there is nothing else to do."""
    await plant(tmp_path, KIND, OPTIONS, {CODE: position()})
    async with serving(tmp_path) as house, house.sit(link(CODE, LANTERN)) as hunter:
        scene = await hunter.see(lambda scene: True)
        assert scene.ask
        assert scene.ask.walks
        await send(hunter, path(scene.ask.walks, "sq:E4"), scene.index)
        await settle(hunter)
        entries = house.tables.in_memory[CODE].game.journal
        moves = [(entry.action, entry.given) for entry in entries if isinstance(entry, Move)]
        assert moves[-2:] == [("step E4", False), ("end", True)]
        assert [(line["text"], line["seat"]) for line in given(hunter.got)] == [(GIVEN, f"s{LANTERN}")]
        asked = [message["patch"]["ask"]["who"] for message in hunter.got if message["type"] == "patch"]
        assert asked[-2:] == [[f"s{LANTERN}"], ["s2"]]


@live
async def test_everybody_is_told_the_same_whatever_the_ghost_is(tmp_path: Path) -> None:
    worlds = [position(ghost="Demon"), position(ghost="Yokai")]
    async with twins(tmp_path, KIND, OPTIONS, worlds, EVERYBODY[1:]) as two:
        for step in ("step E7", "step E6", "step E5", "step E4"):
            await two.play(LANTERN, step)
        assert await two.alike()
        for viewer in EVERYBODY[1:]:
            assert [line["text"] for line in given(two.players[viewer][0].got)] == [GIVEN]


@live
async def test_it_is_there_after_a_restart_and_goes_with_the_walk_when_that_is_taken_back(tmp_path: Path) -> None:
    await plant(tmp_path, KIND, OPTIONS, {CODE: position()})
    async with indoors(tmp_path) as house:
        sent = await form(house, LANTERN, "E4")
        done = await house.ask("POST", "/api/walk", link(CODE, LANTERN), sent)
    async with indoors(tmp_path) as house:
        assert await house.ask("POST", "/api/walk", link(CODE, LANTERN), sent) == done
        log = (await house.ask("GET", "/api/scene", link(CODE, GHOST)))["log"]
        assert [line["text"] for line in log if line.get("given")] == [GIVEN]
        table = house.tables.in_memory[CODE]
        await play.undo(table, LANTERN, "action")
        assert table.game.journal[-1].moves == (0, 1, 2, 3, 4)  # type: ignore[union-attr]
        log = (await house.ask("GET", "/api/scene", link(CODE, GHOST)))["log"]
        assert not [line for line in log if line.get("given")]
