"""Taking back, alone and by consent, over the wire."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from hauntbox.table import Table
from server.kit import PEOPLE, Player, live, serving


async def until_dice(players: list[Player], rng: Random) -> int:
    """Play until somebody may have learned something from a move; who made it."""
    while True:
        for seat, player in enumerate(players):
            await player.send("scene")
            await player.wait("scene")
            assert player.scene is not None
            choices = await player.asked() if player.scene.ask and player.scene.ask.options else []
            if choices:
                await player.act(rng.choice(choices))
                await player.send("undo", by="action")
                answer = await player.wait("scene", "undo", "refused")
                if answer["type"] == "undo":
                    return seat
                assert answer["type"] == "scene"
                await player.act(rng.choice(await player.asked()))


@asynccontextmanager
async def undo_asked(where: Path, rng: Random) -> AsyncIterator[tuple[Table, list[Player], int]]:
    """Three people at a table, one of whom wants to take back what the others may have learned from."""
    async with serving(where) as house, AsyncExitStack() as seats:
        links = await house.create(*PEOPLE)
        players = [await seats.enter_async_context(house.sit(link)) for link in links.seats[:3]]
        for player in players:
            await player.see(lambda scene: True)
        asker = await until_dice(players, rng)
        yield house.tables.in_memory[links.code].game, players, asker


@live
async def test_what_nobody_has_learned_from_is_taken_back_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        links = await house.create(*PEOPLE)
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[1]) as hunter:
            first = await ghost.asked()
            await ghost.act(first[0])
            assert await ghost.asked() != first
            await ghost.send("undo", by="action")
            await ghost.wait("scene", "patch")
            assert await ghost.asked() == first
            await hunter.see(lambda scene: True)
            assert hunter.scene is not None
            assert hunter.scene.index == 1


@live
async def test_the_rest_is_taken_back_by_consent_of_all(tmp_path: Path) -> None:
    async with undo_asked(tmp_path, Random(11)) as (table, players, asker):
        others = [player for seat, player in enumerate(players) if seat != asker]
        asked = await others[0].wait("undo")
        assert asked["by"] == asker
        assert asker not in asked["who"]
        before = len(table.journal)
        await others[0].send("consent", yes=True)
        await others[1].wait("undo")
        assert (await others[1].wait("undo"))["who"] == [players.index(others[1])]
        await others[1].send("consent", yes=True)
        assert (await players[asker].wait("undone"))["yes"] is True
        assert len(table.journal) == before + 1


@live
async def test_one_who_declines_is_enough(tmp_path: Path) -> None:
    async with undo_asked(tmp_path, Random(12)) as (_, players, asker):
        other = players[(asker + 1) % 3]
        await other.wait("undo")
        await other.send("consent", yes=False)
        assert (await players[asker].wait("undone"))["yes"] is False
        await other.send("consent", yes=True)
        assert (await other.wait("refused", "done"))["type"] == "refused"


@live
async def test_an_undo_that_the_game_has_passed_by_is_withdrawn(tmp_path: Path) -> None:
    async with undo_asked(tmp_path, Random(13)) as (table, players, asker):
        asked = next(iter(table.asked()))
        await players[asked].send("scene")
        await players[asked].wait("scene")
        await players[asked].act((await players[asked].asked())[0])
        assert (await players[asker].wait("undone") if asker != asked else players[asker].got[-2])["yes"] is False
