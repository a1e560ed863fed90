"""The commands for those who keep a server: backup, restore, check store, tables."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cli.shell import Shell
from hauntbox.server.actions.host_actions import create, start
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.wire.rest_types import NewSeat, NewTable
from hauntbox.store import Store
from server.indoors import tables_of


def played(folder: Path, code: str, moves: int, **form: str) -> None:
    """A table at which so many moves were made, at random; all of them, for a negative number."""

    async def do() -> None:
        hall = tables_of(Store(folder), new_code=lambda: code)
        seats = [NewSeat(), NewSeat()]
        await create(hall, NewTable(form.get("game", "corridor"), seats=seats, campaign=form.get("campaign", "")))
        live = await hall.find(code)
        if moves:
            async with live.lock:
                await start(live)
            await play(live, moves)
        await hall.close()

    asyncio.run(do())


async def play(live: LiveTable, moves: int) -> None:
    rng = Random(1)
    while moves and not live.game.is_over:
        draft = live.game.draft()
        seat, roles = next(iter(draft.asked().items()))
        draft.play(seat, roles[0], rng.choice(draft.choices(seat, roles[0])))
        async with live.lock:
            await live.write(draft)
        moves -= 1


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    played(folder, "OVERRR", -1)
    played(folder, "GOINGO", 2)
    played(folder, "NOTYET", 0)
    return folder


def test_tables_are_listed(shell: Shell, data: Path) -> None:
    lines = {line.split()[0]: line for line in shell("tables").out.splitlines()}
    assert list(lines) == ["table", "NOTYET", "GOINGO", "OVERRR"]
    assert lines["GOINGO"].split()[1:4] == ["corridor", "playing", "2"]
    assert lines["OVERRR"].split()[2] == "over"
    assert "not started" in lines["NOTYET"]
    assert "Seeker, Ghost" in lines["GOINGO"]


def test_a_finished_table_is_exported_as_a_replay_and_another_as_a_save(shell: Shell, data: Path) -> None:
    assert shell("tables export OVERRR over.replay").code == 0
    assert shell("replay --check over.replay").code == 0
    assert shell("tables export going-o going.save").code == 0
    assert "Seeker" in shell("play --resume going.save").out
    assert shell("tables export NOTYET x").err == "hauntbox: table NOTYET has not started: there is nothing to export\n"
    assert "unknown table 'NOSUCH'" in shell("tables export NOSUCH x").err
    assert "a file of that name already" in shell("tables export OVERRR going.save").err


def test_a_campaign_is_exported_whole(shell: Shell, tmp_path: Path) -> None:
    played(tmp_path / "data", "STORYY", 2, game="serial", campaign="nights")
    assert shell("tables export STORYY story.campaign").code == 0
    assert shell("campaign import story.campaign --name story").code == 0


def test_tables_are_deleted_all_or_none(shell: Shell, data: Path) -> None:
    assert shell("tables delete OVERRR NOSUCH").code == 2
    assert "OVERRR" in shell("tables").out
    assert shell("tables delete OVERRR notyet").out == "Deleted: OVERRR, NOTYET\n"
    assert [line.split()[0] for line in shell("tables").out.splitlines()] == ["table", "GOINGO"]
    store = Store(data)
    assert "another server uses it" in shell("tables delete GOINGO").err
    store.close()


def test_a_backup_is_made_and_brought_back(shell: Shell, data: Path) -> None:
    store = Store(data)
    assert shell("backup copy.sqlite").code == 0
    assert "another server uses it: stop that one first" in shell("restore copy.sqlite").err
    store.close()
    shell("tables delete OVERRR")
    assert "Those from before are in" in shell("restore copy.sqlite").out
    assert "OVERRR" in shell("tables").out
    assert "an older copy: " in shell("check store").out


def test_a_store_that_is_whole_has_no_problems(shell: Shell, data: Path) -> None:
    for words in ("check store", "check store --quick"):
        ended = shell(words)
        assert ended.code == 0
        assert ended.out.endswith("tables.sqlite: 3 tables, no problems\n")


def change(data: Path, *statements: str) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite")) as db, db:
        for statement in statements:
            db.execute(statement)


def test_a_gap_in_a_journal_is_found(shell: Shell, data: Path) -> None:
    change(data, "DELETE FROM journal WHERE code = 'OVERRR' AND n = 1")
    for words in ("check store", "check store --quick"):
        ended = shell(words)
        assert ended.code == 1
        assert "table OVERRR: " in ended.out
        assert "entry 1 of its journal is missing" in ended.out
        assert "1 problem\n" in ended.out


def test_a_journal_that_does_not_fold_and_a_row_that_belongs_nowhere_are_found(shell: Shell, data: Path) -> None:
    change(
        data,
        "UPDATE journal SET entry = replace(entry, '\"digest\":\"', '\"digest\":\"0') WHERE code = 'GOINGO' AND n = 1",
        "INSERT INTO chat VALUES ('NOBODY', 0, '{}')",
    )
    ended = shell("check store")
    assert ended.code == 1
    assert "table GOINGO: the rules do not follow its journal at entry 1" in ended.out
    assert "a row of chat belongs to no table" in ended.out
    assert shell("check store --quick").out.count("GOINGO") == 0


def test_without_tables_the_commands_say_so(shell: Shell) -> None:
    for words in ("tables", "check store", "backup x", "tables delete ABCDEF"):
        assert "no tables are kept there" in shell(words).err
