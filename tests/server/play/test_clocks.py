"""Clocks of a table, by a time that the test sets: whose runs, what happens at zero, what is kept, and that none of it
tells a secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauntbox import games
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.state import HP
from hauntbox.server.clocks import time_up
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.painting import SPECTATOR
from hauntbox.store import ClockRow, StoreError
from server.kit import House, Links, Message, Player, live, serving
from server.secrecy.test_secrecy_hunter13 import OPTIONS, position
from server.worlds import CODE, settle, twins

KIND = games.find("hunter13")
HANDS = ("2 3; 5 J; 4 6", "2 3; 5 7; 4 6")  # the second hunter has a relief card, or not


class Time:
    """What the clock on the wall says."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def per(what: str, seconds: int, at_zero: str = "mark") -> dict[str, Any]:
    return {"clock": {"per": what, "seconds": seconds, "at_zero": at_zero}}


def table(house: House, links: Links) -> LiveTable:
    return house.tables.in_memory[links.code]


def said(player: Player) -> list[str]:
    return [message["text"] for message in player.got if message["type"] == "chat"]


async def clock(player: Player) -> Message:
    """The last word on the clocks, when all has come that was on its way."""
    await settle(player)
    return [message for message in player.got if message["type"] == "clock"][-1]


async def answer(player: Player) -> None:
    """The first of all answers."""
    done = await player.act((await player.asked())[0])
    assert done["type"] == "done", done


async def whose(house: House, links: Links) -> int:
    (seat,) = table(house, links).timekeeper.running()
    return seat


@live
async def test_a_clock_per_move_begins_anew_with_every_move_that_all_can_see(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path, now=time) as house:
        links = await house.create("human", "human", **per("move", 60))
        lobby = await house.ask("GET", f"/api/tables/{links.code}", links.host)
        assert lobby["clock"] == {"per": "move", "seconds": 60, "at_zero": "mark"}
        seat = await whose(house, links)
        async with house.sit(links.seats[seat]) as player:
            time.now += 25
            async with house.sit(links.spectator) as late_comer:
                told = await clock(late_comer)
                assert (told["runs"], told["left"][seat], told["shared"]) == ([seat], 35, None)
            before = table(house, links).timekeeper.stretch.number
            while table(house, links).timekeeper.stretch.number == before:
                await answer(player)
            told = await clock(player)
            assert [told["left"][each] for each in told["runs"]] == [60]


@live
async def test_unseen_steps_gain_no_time_and_are_told_by_no_clock(tmp_path: Path) -> None:
    """The ghost walks unseen: for all others that is one span, and so it is for the clock."""
    time = Time()
    async with serving(tmp_path, now=time) as house:
        links = await house.create("human", "human", **per("move", 60))
        async with house.sit(links.seats[0]) as ghost, house.sit(links.seats[1]) as hunters:
            for _ in range(80):
                who = ghost if await whose(house, links) == 0 else hunters
                steps = [each for each in await who.asked() if each.startswith("step")]
                if who is ghost and steps:
                    break
                await answer(who)
            told = await clock(hunters)
            heard = len(hunters.raw)
            time.now += 40
            assert (await ghost.act(steps[0]))["type"] == "done"
            await settle(hunters)
            assert [raw for raw in hunters.raw[heard:] if '"refused"' not in raw] == []
            assert table(house, links).timekeeper.until_zero() == 20
            assert told == await clock(hunters)


@live
async def test_at_zero_a_bot_takes_over_and_the_person_may_come_back(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path, now=time) as house:
        links = await house.create("human", "human", **per("game", 100, "bot"))
        seat = await whose(house, links)
        async with house.sit(links.seats[seat]) as player:
            time.now += 99
            await time_up.ring(table(house, links))
            assert table(house, links).sheet.seats[seat].holder == "human"
            time.now += 1
            await time_up.ring(table(house, links))
            assert table(house, links).sheet.seats[seat].holder == "bot:normal"
            lobby = await house.ask("POST", "/api/seat", links.seats[seat], {"holder": "human"})
            assert lobby["seats"][seat]["holder"] == "human"
            told = await clock(player)
            name = lobby["seats"][seat]["name"]
            assert f"Time is up for {name}." in said(player)
            assert any("may come back" in line for line in said(player))
            assert (told["left"][seat], told["late"]) == (10, [])


@live
async def test_at_zero_nothing_but_a_mark(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path, now=time) as house:
        links = await house.create("human", "human", **per("move", 30))
        seat = await whose(house, links)
        async with house.sit(links.seats[seat]) as player:
            time.now += 31
            await time_up.ring(table(house, links))
            await time_up.ring(table(house, links))
            told = await clock(player)
            assert (told["late"], told["left"][seat]) == ([seat], 0)
            assert len([line for line in said(player) if line.startswith("Time is up")]) == 1
            assert table(house, links).sheet.seats[seat].holder == "human"
            await answer(player)
            assert seat in (await clock(player))["late"] or (await clock(player))["left"][seat] == 30


@live
async def test_a_game_s_time_is_kept_over_restarts_and_stands_meanwhile(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path, now=time) as house:
        links = await house.create("human", "human", **per("game", 600))
        seat = await whose(house, links)
        async with house.sit(links.seats[seat]) as player:
            time.now += 40
            before = table(house, links).timekeeper.stretch.number
            while table(house, links).timekeeper.stretch.number == before:
                await answer(player)
            kept = await house.tables.store.find(links.code)
            assert kept is not None
            assert kept.row.clock == ClockRow("game", 600, "mark", {seat: 40})
            time.now += 15  # of the stretch that runs when the server stops
    time.now += 10_000
    async with serving(tmp_path, now=time) as house, house.sit(links.seats[seat]) as player:
        told = await clock(player)
        assert told["left"][seat] == 560
        assert told["runs"]


@live
async def test_taking_back_gives_no_time_back(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path, now=time) as house:
        links = await house.create("human", "human", solo_undo=True, **per("game", 600))
        seat = await whose(house, links)
        async with house.sit(links.seats[seat]) as player:
            time.now += 40
            await answer(player)
            other = await whose(house, links)
            await player.send("undo", by="action")
            if (await player.wait("undo", "patch", "scene", "refused"))["type"] == "undo":
                async with house.sit(links.seats[1 - seat]) as friend:
                    await friend.send("consent", yes=True)
                    await player.wait("undone", "patch", "scene")
            told = await clock(player)
            assert await whose(house, links) == seat
            assert told["left"][seat] == 560
            assert told["left"][other] <= 600


@live
async def test_what_the_disk_does_not_take_moves_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time()
    async with serving(tmp_path, now=time) as house:
        links = await house.create("human", "human", **per("game", 600))
        seat = await whose(house, links)
        keeper = table(house, links).timekeeper

        async def full(*_: Any, **__: Any) -> None:
            raise StoreError("the disk is full")

        async with house.sit(links.seats[seat]) as player:
            choices = await player.asked()
            time.now += 40
            monkeypatch.setattr(house.tables.store, "write", full)
            await player.send_act(choices[0])
            assert "could not be kept" in (await player.wait("refused"))["text"]
            assert keeper.row is not None
            assert (keeper.row.used, keeper.until_zero()) == ({}, 560)


@live
async def test_no_time_runs_where_a_bot_is_asked_or_the_table_is_closed(tmp_path: Path) -> None:
    time = Time()
    async with serving(tmp_path, now=time) as house:
        links = await house.create("human", "human", **per("move", 30))
        seat = await whose(house, links)
        await house.ask("POST", f"/api/tables/{links.code}/close", links.host)
        assert table(house, links).timekeeper.until_zero() is None
        lone = await house.create("bot:easy", "bot:easy", **per("move", 30))
        assert table(house, lone).timekeeper.running() == []
        assert seat in (0, 1)


@pytest.mark.parametrize("bad", [{"per": "hour"}, {"seconds": 1}, {"at_zero": "explode"}])
def test_a_clock_that_makes_no_sense_is_refused(bad: dict[str, Any], tmp_path: Path) -> None:
    @live
    async def run() -> None:
        async with serving(tmp_path) as house:
            form = {"per": "move", "seconds": 60, "at_zero": "bot", **bad}
            made = await house.call("POST", "/api/tables", body={"game": "evidence", "clock": form})
            assert made.status_code == 400

    run()


# Sealed windows -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["move", "game"])
def test_in_a_sealed_window_no_clock_tells_who_can_do_something_or_who_has_answered(what: Any, tmp_path: Path) -> None:
    @live
    async def run() -> None:
        time = Time()
        one, two = (position(Hurt(0, HP, 3), hands=hands) for hands in HANDS)
        row = ClockRow(what, 90, "mark")
        async with twins(tmp_path, KIND, OPTIONS, (one, two), (0, 2, SPECTATOR), row, now=time) as world:
            watcher = world.players[SPECTATOR][0]
            told, _ = [await clock(each) for each in world.players[SPECTATOR]]
            assert (told["runs"], told["shared"]) == ([0, 1, 2], 90 if what == "move" else 60)
            for seat in (1, 2):
                heard = len([raw for raw in watcher.raw if '"clock"' in raw])
                time.now += 20
                assert await world.alike()
                await world.play(seat, "pass")
                assert await world.alike()
                assert len([raw for raw in watcher.raw if '"clock"' in raw]) == heard
            await world.play(0, "pass")
            assert await world.alike()
            told, _ = [await clock(each) for each in world.players[SPECTATOR]]
            assert told["shared"] is None
            assert told["left"] == [90, 90, 90]  # of the game's time a window costs nobody any

    run()


@live
async def test_when_a_window_s_time_is_up_a_bot_answers_for_those_who_have_not(tmp_path: Path) -> None:
    time = Time()
    one, two = (position(Hurt(0, HP, 3), hands=hands) for hands in HANDS)
    row = ClockRow("game", 600, "bot")
    async with twins(tmp_path, KIND, OPTIONS, (one, two), (0, 2, SPECTATOR), row, now=time) as world:
        await world.play(1, "pass")
        time.now += 60
        for house in world.houses:
            await time_up.ring(house.tables.in_memory[CODE])
            holders = [seat.holder for seat in house.tables.in_memory[CODE].sheet.seats]
            assert holders == ["bot:normal", "human", "bot:normal"]


def test_a_window_of_the_test_is_one_that_asks_several() -> None:
    g = position(Hurt(0, HP, 3), hands=HANDS[0])
    assert len(g.waiting()) == 3
