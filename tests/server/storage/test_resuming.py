"""A server that stops and starts again: every table goes on where it was."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from hauntbox import games
from hauntbox.kernel.codec import Codec
from hauntbox.server.bots.thinkers import Puzzle, Thought
from hauntbox.table import Move, NewRules
from server.kit import PEOPLE, POSTGRES, House, Links, live, serving


async def play_moves(house: House, links: Links, number: int, rng: Random) -> None:
    """Whoever is asked answers at random, without a socket."""
    for _ in range(number):
        table = (await house.tables.find(links.code)).game
        token = links.seats[next(iter(table.asked()))]
        scene = await house.ask("GET", "/api/scene", token)
        choices = [option["id"] for option in scene["ask"]["options"] if not option.get("off")]
        form = {"id": str(rng.random()), "index": scene["index"], "option": rng.choice(choices)}
        await house.ask("POST", "/api/act", token, form)


@live
async def test_a_table_goes_on_with_its_numbers_its_chat_and_its_repeats(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost:
            choice = (await ghost.asked())[0]
            done = await ghost.act(choice, id="mine")
            await ghost.send("chat", text="Good evening")
            await ghost.wait("chat")
            before = ghost.scene
    async with serving(tmp_path) as house, house.sit(links.seats[0]) as ghost:
        scene = await ghost.see(lambda scene: True)
        assert before is not None
        assert (scene.index, scene.things, scene.log) == (before.index, before.things, before.log)
        assert [message["text"] for message in ghost.got if message["type"] == "chat"] == ["Good evening"]
        assert await ghost.act(choice, id="mine", index=1) == done
        assert (await ghost.act((await ghost.asked())[0]))["type"] == "done"


@live
async def test_a_table_whose_bot_was_thinking_goes_on_by_itself(tmp_path: Path) -> None:
    async def never(puzzle: Puzzle) -> Thought:
        await asyncio.sleep(1000)
        raise AssertionError

    async with serving(tmp_path) as house:
        house.tables.thinkers.think = never  # type: ignore[method-assign]
        links = await house.create("bot:random", "human", "human")
        assert not house.tables.in_memory[links.code].game.journal
    async with serving(tmp_path) as house, house.sit(links.seats[1]) as hunter:
        assert await hunter.asked()
        assert house.tables.in_memory[links.code].game.journal


@live
async def test_a_long_game_is_taken_up_from_a_snapshot_and_still_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hauntbox.server.live.live_table.EVERY", 8)
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        await play_moves(house, links, 2 * 8 + 5, Random(21))
        table = house.tables.in_memory[links.code].game
        digest, n = table.journal[-1].digest, len(table.journal)
    async with serving(tmp_path) as house:
        await house.ask("GET", f"/api/tables/{links.code}")
        table = house.tables.in_memory[links.code].game
        assert len(table.journal) == n
        assert table.kind.codec.digest(table.g) == digest
        assert table.line.plies[0].index == 8
        seat = table.line.plies[-1].seat
        async with house.sit(links.seats[seat]) as player:
            await player.see(lambda scene: True)
            await player.send("undo", by="action")
            assert (await player.wait("scene", "patch", "undo"))["type"]


@live
async def test_under_new_rules_a_table_goes_on_and_its_journal_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        await play_moves(house, links, 6, Random(22))
    old = games.find("evidence")
    codec = Codec(old.name, old.version + 1, old.codec.blank, tuple(old.codec.frames.values()), (old.codec.structs,))
    codec.wake = old.codec.wake
    new = replace(old, version=old.version + 1, codec=codec)
    monkeypatch.setattr(games, "find", lambda name: new)
    for _ in range(2):  # the second time it is marked already
        async with serving(tmp_path) as house:
            await play_moves(house, links, 3, Random(23))
            journal = house.tables.in_memory[links.code].game.journal
            assert [type(entry) for entry in journal][:7] == [*[Move] * 6, NewRules]
            assert sum(isinstance(entry, NewRules) for entry in journal) == 1


@pytest.mark.skipif(POSTGRES in os.environ, reason="a database is for many servers")
@live
async def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path):
        with pytest.raises(OSError, match="another server"):
            async with serving(tmp_path):
                pass


@live
async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        await play_moves(house, links, 3, Random(24))
        house.tables.in_memory[links.code].seen -= 10_000
        house.tables.sweep()
        assert not house.tables.in_memory
        await play_moves(house, links, 3, Random(24))
        assert len(house.tables.in_memory[links.code].game.journal) == 6


@live
async def test_an_action_that_cannot_be_kept_has_not_happened(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)

        async def full(*_: object) -> None:
            raise OSError("disk full")

        async with house.sit(links.seats[0]) as ghost:
            first = await ghost.asked()
            write = house.tables.store.write
            house.tables.store.write = full  # type: ignore[method-assign, assignment]
            await ghost.send_act(first[0])
            with pytest.raises(Exception, match="1011"):
                await ghost.wait("done")
            house.tables.store.write = write  # type: ignore[method-assign]
        async with house.sit(links.seats[0]) as ghost:
            assert await ghost.asked() == first


@live
async def test_what_waited_behind_a_failure_is_not_played_on_a_lost_position(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        token, table = links.seats[0], house.tables.in_memory[links.code]
        option = (await house.ask("GET", "/api/scene", token))["ask"]["options"][0]["id"]

        async def full(*_: object) -> None:
            await asyncio.sleep(0.05)
            raise OSError("disk full")

        write, house.tables.store.write = house.tables.store.write, full  # type: ignore[method-assign, assignment]
        first = asyncio.create_task(house.call("POST", "/api/act", token, {"id": "a", "index": 1, "option": option}))
        second = asyncio.create_task(house.call("POST", f"/api/tables/{links.code}/seats/0", links.host, {"name": "X"}))
        assert (await first).status_code == 503
        house.tables.store.write = write  # type: ignore[method-assign]
        assert (await second).status_code == 503
        assert (await house.ask("GET", "/api/scene", token))["index"] == 1
        assert house.tables.in_memory[links.code] is not table
