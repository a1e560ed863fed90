"""What is acknowledged is on the disk; what is not on the disk is not in memory. Painters, bots and disks may fail."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from hauntbox import games
from hauntbox.server import failures
from hauntbox.server.actions import chat, play
from hauntbox.server.actions import seat_links as links_of
from hauntbox.server.bots.thinkers import Puzzle, Thought
from hauntbox.server.errors import Denied
from hauntbox.server.live import painting
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.wire.socket_messages import Say
from hauntbox.store import StoreCalls, StoreError
from server.indoors import first_act, heard, indoors, listening, scene_of
from server.kit import PEOPLE, House, Links, live

FULL = "the disk is full"
CAMPAIGN = {
    "game": "ghostbusters2",
    "campaign": "scoleri",
    "options": {"players": 1, "timer": -4, "hard": True, "caustic": 1, "slimes": 1, "actions": 1, "maneuvers": 0},
}


def memory(table: LiveTable) -> Any:
    """All of a table that the disk has too."""
    game = table.maybe_game and (table.game.journal, table.kind.codec.digest(table.game.g), table.game.chairs)
    return json.encode([table.sheet, table.stored, game, table.chat, table.numbers(), table.kind.name])


async def asked_seat(house: House, links: Links) -> int:
    return next(iter((await house.tables.find(links.code)).game.asked()))


class Broken:
    """A writer thread that does no more; with `after` what was asked is done, and the answer is lost."""

    def __init__(self, store: StoreCalls, error: Exception, after: bool = False) -> None:
        self.store, self.ask, self.error, self.after = store, store.writer.ask, error, after

    def __enter__(self) -> None:
        self.store.writer.ask = self.fail  # type: ignore[method-assign, assignment]

    def __exit__(self, *_: object) -> None:
        self.store.writer.ask = self.ask  # type: ignore[method-assign]

    async def fail(self, do: Any) -> None:
        if self.after:
            await self.ask(do)
        raise self.error


# Painters.


@live
async def test_a_painter_that_fails_loses_its_picture_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    paint = painting.paint

    def broken(table: Any, g: Any, viewer: int, *rest: Any) -> Any:
        if viewer == 1:
            raise IndexError("the secret room is 7")
        return paint(table, g, viewer, *rest)

    async with indoors(tmp_path) as house:
        links = await house.create("human", "human")
        table = house.tables.in_memory[links.code]
        ghost, hunter = await listening(table, 0), await listening(table, 1)
        heard(ghost)
        monkeypatch.setattr("hauntbox.server.live.viewer.paint", broken)
        seat = await asked_seat(house, links)
        done = await first_act(house, links.seats[seat], "one") if seat == 0 else await act_unseen(house, links, seat)
        assert done.status_code == 200
        assert len(await house.tables.store.journal(links.code)) == len(table.game.journal) == 1
        assert [message["type"] for message in heard(ghost)] == ["patch"]
        assert "could not be drawn" in heard(hunter)[0]["text"]
        refused = await house.call("GET", "/api/scene", links.seats[1])
        assert (refused.status_code, "could not be drawn" in refused.text) == (500, True)
        assert "secret room" not in caplog.text
        monkeypatch.setattr("hauntbox.server.live.viewer.paint", paint)
        await play_moves(house, links, 3)
        assert heard(hunter)[0]["type"] == "scene"
    async with indoors(tmp_path) as house:
        await play_moves(house, links, 3)
        assert len(house.tables.in_memory[links.code].game.journal) == 7


async def act_unseen(house: House, links: Links, seat: int) -> Any:
    """By somebody whose own picture is the one that fails: the last one it saw is still the present one."""
    table = house.tables.in_memory[links.code]
    option = str(table.game.choices(seat, table.game.asked()[seat][0])[0])
    form = {"id": "one", "index": table.viewers[seat].number, "option": option}
    return await house.call("POST", "/api/act", links.seats[seat], form)


async def play_moves(house: House, links: Links, moves: int) -> None:
    for _ in range(moves):
        table = (await house.tables.find(links.code)).game
        done = await first_act(house, links.seats[next(iter(table.asked()))], f"move {len(table.journal)}")
        assert done.status_code == 200, done.text


@live
async def test_a_viewer_who_sees_nothing_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create(*PEOPLE)
        watcher = await listening(house.tables.in_memory[links.code], -1)
        paint = painting.paint

        def broken(table: Any, g: Any, viewer: int, *rest: Any) -> Any:
            return paint(table, g, viewer, *rest) if viewer >= 0 else 1 / 0

        monkeypatch.setattr("hauntbox.server.live.viewer.paint", broken)
        await play_moves(house, links, 6)
        assert [message["type"] for message in heard(watcher)] == ["refused"]


# A disk that takes nothing.

Deed = Callable[[House, Links], Awaitable[Any]]


def call(method: str, path: str, body: Any = None) -> Deed:
    async def do(house: House, links: Links) -> Any:
        return await house.call(method, f"/api/tables/{links.code}{path}", links.host, body)

    return do


async def act(house: House, links: Links) -> Any:
    return await first_act(house, links.seats[await asked_seat(house, links)], "again")


BEFORE: dict[str, Deed] = {
    "start": call("POST", "/start"),
    "options": call("POST", "/options", {"options": {"players": 2}}),
    "scenario and hints": call("POST", "/options", {"scenario": "corvane", "hints": False}),
}
DURING: dict[str, Deed] = {
    "act": act,
    "look": call("GET", "/position"),
    "back to a move": call("POST", "/repair", {"note": "x", "move": 1}),
    "a field": call("POST", "/repair", {"note": "x", "fields": {"round": 3}}),
    "seat": call("POST", "/seats/1", {"holder": "bot:easy", "name": "Ada"}),
    "new link": call("POST", "/seats/1/invite"),
    "no link": call("DELETE", "/seats/1/invite"),
    "no spectators": call("DELETE", "/spectator"),
    "another host": call("POST", "/host", {"seat": 0}),
    "close": call("POST", "/close"),
}


@pytest.mark.parametrize("name", [*BEFORE, *DURING])
@pytest.mark.parametrize("error", [StoreError(FULL), OSError("the cable is out")], ids=["full", "out"])
@live
async def test_what_cannot_be_kept_has_not_happened(name: str, error: Exception, tmp_path: Path) -> None:
    deed = BEFORE.get(name) or DURING[name]
    async with indoors(tmp_path) as house:
        links = await house.create(*PEOPLE, start=name in DURING)
        if name in DURING:
            await play_moves(house, links, 2)
        table = house.tables.in_memory[links.code]
        guest = await listening(table, -1)
        if name == "act":
            await scene_of(house, links.seats[await asked_seat(house, links)])
        before = memory(table)
        with Broken(house.tables.store, error):
            answer = await deed(house, links)
        assert answer.status_code == 503
        assert "could not be kept" in answer.json()["error"]
        if isinstance(error, StoreError):
            told = [message["text"] for message in heard(guest)]
            assert told == [f"That could not be kept: {FULL}. Nothing has changed."]
            assert memory(table) == before
        else:
            assert heard(guest)[-1] == {"type": "end", "reason": "that could not be kept: connect again"}
        assert (await deed(house, links)).status_code == 200


async def say(house: House, links: Links) -> None:
    await chat.say(await house.tables.find(links.code), 0, Say("hello"))


async def undo(house: House, links: Links) -> None:
    table = await house.tables.find(links.code)
    await play.undo(table, table.game.line.plies[-1].seat, "action")


async def sit(house: House, links: Links) -> None:
    table = await house.tables.find(links.code)
    async with table.lock:
        await links_of.sit(table, 1, "Cy")


@pytest.mark.parametrize("deed", [say, undo, sit])
@pytest.mark.parametrize("error", [StoreError(FULL), OSError("the cable is out")], ids=["full", "out"])
@live
async def test_what_a_seat_does_and_no_disk_takes_is_undone(deed: Deed, error: Exception, tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        holders = ("human", "none", "human") if deed is sit else PEOPLE
        links = await house.create(*holders, start=deed is not sit)
        if deed is undo:
            await play_moves(house, links, 1)
        before = memory(house.tables.in_memory[links.code])
        with Broken(house.tables.store, error), pytest.raises(Denied, match="could not be kept"):
            await deed(house, links)
        assert memory(await house.tables.find(links.code)) == before
        await deed(house, links)
        assert memory(house.tables.in_memory[links.code]) != before


@pytest.mark.parametrize("what", ["rewind", "fork"])
@live
async def test_a_page_that_cannot_be_turned_is_not_turned(what: str, tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.seated(await house.ask("POST", "/api/tables", body=CAMPAIGN))
        await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
        await play_moves(house, links, 2)
        table = house.tables.in_memory[links.code]
        before, tables = memory(table), set(house.tables.in_memory)
        deed = call("POST", f"/campaign/{what}", {"chapter": 1})
        write = "turn_page" if what == "rewind" else "add_campaign"
        kept = getattr(house.tables.store, write)
        setattr(house.tables.store, write, full)
        assert (await deed(house, links)).status_code == 503
        assert (memory(table), set(house.tables.in_memory)) == (before, tables)
        setattr(house.tables.store, write, kept)
        assert (await deed(house, links)).status_code == 200


async def full(*_: object) -> None:
    raise StoreError(FULL)


@live
async def test_a_change_that_is_refused_half_way_leaves_the_sheet_as_it_was(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create(*PEOPLE, start=False)
        table = house.tables.in_memory[links.code]
        before = memory(table)
        with pytest.raises(ZeroDivisionError):
            await break_off(table)
        assert memory(table) == before


async def break_off(table: LiveTable) -> None:
    async with table.lock:
        table.sheet.row.hints = False
        table.sheet.seats[0].name = "Nobody"
        assert table.stored.seats[0].name != "Nobody"  # what others see meanwhile
        raise ZeroDivisionError


@live
async def test_whoever_goes_away_while_the_disk_writes_leaves_no_table_behind_the_disk(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create(*PEOPLE)
        seat = await asked_seat(house, links)
        await scene_of(house, links.seats[seat])
        written = asyncio.Event()
        ask = house.tables.store.writer.ask

        async def slow(do: Any) -> Any:
            found = await ask(do)
            written.set()
            await asyncio.sleep(60)
            return found

        house.tables.store.writer.ask = slow  # type: ignore[method-assign, assignment]
        going = asyncio.create_task(act_unseen(house, links, seat))
        await written.wait()
        house.tables.store.writer.ask = ask  # type: ignore[method-assign]
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
        table = await house.tables.find(links.code)
        assert len(table.game.journal) == len(await house.tables.store.journal(links.code)) == 1
        assert (await act_unseen(house, links, seat)).json() == {"index": table.done[seat, "one"]}


@live
async def test_an_answer_of_the_disk_that_is_lost_is_found_again(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create(*PEOPLE)
        seat = await asked_seat(house, links)
        await scene_of(house, links.seats[seat])
        with Broken(house.tables.store, OSError("no answer"), after=True):
            assert (await act_unseen(house, links, seat)).status_code == 503
        await scene_of(house, links.seats[seat])
        assert (await act_unseen(house, links, seat)).status_code == 200
        assert len(house.tables.in_memory[links.code].game.journal) == 1


@live
async def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create(*PEOPLE)
        table = house.tables.in_memory[links.code]
        guest = await listening(table, -1)
        pages = await pragma(house, "page_count")
        await pragma(house, f"max_page_count = {pages}")
        texts = [f"{n} {'boo ' * 100}" for n in range(40)]
        told = [await said(table, text) for text in texts]
        words = "that could not be kept: the disk is full; nothing has changed"
        assert told[-1] == words
        assert [message["type"] for message in heard(guest)].count("refused") == 1
        await pragma(house, "max_page_count = 1000000")
        assert await said(table, "room again") == ""
        await play_moves(house, links, 3)
    async with indoors(tmp_path) as house:
        table = await house.tables.find(links.code)
        taken = [text.strip() for text, answer in zip(texts, told, strict=True) if not answer]
        assert [line.text for line in table.chat] == [*taken, "room again"]
        assert len(table.game.journal) == 3


async def pragma(house: House, words: str) -> Any:
    return await house.tables.store.writer.ask(lambda db: db.exec_driver_sql(f"PRAGMA {words}").scalar())


async def said(table: LiveTable, text: str) -> str:
    try:
        await chat.say(table, 0, Say(text))
    except Denied as error:
        return error.text
    return ""


@live
async def test_a_table_that_could_not_be_opened_is_opened_once_for_all_who_come(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create(*PEOPLE)
    async with indoors(tmp_path) as house:
        tables, find = house.tables, house.tables.store.find
        failures = iter([StoreError(FULL)])

        async def slow(code: str) -> Any:
            await turns(10)
            for failure in failures:
                raise failure
            return await find(code)

        tables.store.find = slow  # type: ignore[method-assign]

        async def come(n: int) -> LiveTable | None:
            await turns(n)
            try:
                return await tables.find(links.code)
            except StoreError:
                return None

        came = await asyncio.gather(*[come(n) for n in range(40)])
        assert len({id(table) for table in came if table is not None}) == 1
        assert tables.in_memory[links.code] is came[-1]


async def turns(n: int) -> None:
    """Let the event loop go round so many times."""
    for _ in range(n):
        await asyncio.sleep(0)


# Bots.


@live
async def test_a_bot_that_cannot_be_kept_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "PAUSES", (0.01,))
    for error in (StoreError(FULL), OSError("the cable is out")):
        async with indoors(tmp_path) as house:
            house.tables.thinkers.think = at_random  # type: ignore[method-assign]
            write, coming = house.tables.store.write, iter([error, error])

            async def flaky(*args: Any, coming: Any = coming, write: Any = write) -> None:
                if (failure := next(coming, None)) is not None:
                    raise failure
                await write(*args)

            house.tables.store.write = flaky  # type: ignore[method-assign, assignment]
            links = await house.create("bot:random", "bot:random", rounds=1)
            while not (await house.tables.store.find(links.code)).row.over:  # type: ignore[union-attr]
                await asyncio.sleep(0.01)


async def at_random(puzzle: Puzzle) -> Thought:
    g = games.find(puzzle.game).codec.load(puzzle.position)
    return Thought(str(Random(puzzle.position).choice(g.legal(puzzle.role))))


# Repairs.


async def repaired(house: House, links: Links, **fields: Any) -> Any:
    return await house.call("POST", f"/api/tables/{links.code}/repair", links.host, {"note": "x", "fields": fields})


@live
async def test_a_repair_that_cannot_be_shown_is_refused_and_the_journal_has_no_gap(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create("human", "human")
        await play_moves(house, links, 6)
        answer = await repaired(house, links, room=99)
        assert (answer.status_code, "that position cannot be shown" in answer.text) == (400, True)
        assert (await repaired(house, links, round=2)).status_code == 200
        await play_moves(house, links, 4)
    async with indoors(tmp_path) as house:
        await play_moves(house, links, 2)
        kept = await house.tables.store.journal(links.code)
        assert [each.entry.index for each in kept] == list(range(13))


@live
async def test_a_table_that_lost_a_repair_under_an_older_program_goes_on(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create("human", "human")
        await play_moves(house, links, 3)
        for number in (2, 3):
            assert (await repaired(house, links, round=number)).status_code == 200
        await play_moves(house, links, 2)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db, db:
        db.execute("DELETE FROM journal WHERE n = 3")
    async with indoors(tmp_path) as house:
        await play_moves(house, links, 2)
        kept = await house.tables.store.journal(links.code)
        assert [each.entry.index for each in kept] == list(range(9))


@live
async def test_a_table_that_lost_a_move_is_told_apart(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        links = await house.create("human", "human")
        await play_moves(house, links, 4)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db, db:
        db.execute("DELETE FROM journal WHERE n = 1")
    async with indoors(tmp_path) as house:
        answer = await house.call("GET", f"/api/tables/{links.code}")
        assert answer.json()["error"] == "this table cannot be opened any more (entry 1 of its journal is missing)"


@live
async def test_a_repair_that_loses_pieces_is_refused(tmp_path: Path) -> None:
    async with indoors(tmp_path) as house:
        for game, pile in (("evidence", "deck"), ("ghostbusters2", "gear"), ("hunter13", "item_pile")):
            links = await house.seated(await house.ask("POST", "/api/tables", body={"game": game}))
            await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
            state = await house.ask("GET", f"/api/tables/{links.code}/position", links.host)
            answer = await repaired(house, links, **{pile: state[pile][1:]})
            assert (answer.status_code, "the number of pieces would change" in answer.text) == (400, True)


@pytest.mark.parametrize("game", ["evidence", "ghostbusters2", "hunter13"])
@live
async def test_whatever_a_host_sets_the_table_goes_on(game: str, tmp_path: Path) -> None:
    rng = Random(game)
    async with indoors(tmp_path) as house:
        links = await house.seated(await house.ask("POST", "/api/tables", body={"game": game}))
        await house.ask("POST", f"/api/tables/{links.code}/start", links.host)
        state = await house.ask("GET", f"/api/tables/{links.code}/position", links.host)
        answers = [await repaired(house, links, **{name: other(value, rng)}) for name, value in state.items()]
        assert {answer.status_code for answer in answers} <= {200, 400}
        assert all(answer.json()["error"] for answer in answers if answer.status_code == 400)
        assert (await repaired(house, links, **state)).status_code == 200
        for token in (*links.seats, links.spectator):
            await scene_of(house, token)
        await play_moves(house, links, 3)
    async with indoors(tmp_path) as house:
        await play_moves(house, links, 3)


def other(value: Any, rng: Random) -> Any:
    """Something of the same kind that is hardly right."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([99, -1, value + 1])
    if isinstance(value, str):
        return rng.choice(["", "x", value + value])
    if isinstance(value, list):
        return rng.choice([[], value[1:], value + value[:1]])
    return {} if isinstance(value, dict) else 99
