"""Backup, restore, and what is told when the disk or the file is not as it should be."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from time import time

import pytest
from sqlalchemy import text

from hauntbox.server.config.retention import DAY, Retention
from hauntbox.store import CampaignRow, ChatLine, Kept, Store, StoreError
from hauntbox.store.database import queries
from hauntbox.store.database.engine import FILE
from hauntbox.store.folder.archive import back_up, reading
from hauntbox.store.folder.restoring import restore
from hauntbox.table import Move
from server.kit import live
from store.places import OpenStore
from store.test_store import ENTRIES, sheet


def filled(folder: Path, *codes: str) -> Path:
    async def fill() -> None:
        store = Store(folder)
        for code in codes:
            await store.add(sheet(code))
            await store.write(code, [Kept(ENTRIES[0])])
        store.close()

    asyncio.run(fill())
    return folder


def codes(folder: Path) -> list[str]:
    with reading(folder) as db:
        return sorted(one.table.code for one in queries.summaries(db))


@live
async def test_a_backup_is_made_while_the_server_writes(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    await store.add(sheet())

    async def play() -> None:
        for n in range(60):
            await store.write("ABCDEF", [Kept(Move(n, 0, 0, "look"))])

    playing = asyncio.create_task(play())
    for n in range(3):
        await asyncio.to_thread(back_up, tmp_path / "data", tmp_path / f"copy {n}")
    await playing
    store.close()
    for n in range(3):
        folder = tmp_path / f"restored {n}"
        assert restore(folder, tmp_path / f"copy {n}") is None
        with reading(folder) as db:
            kept = queries.journal(db, "ABCDEF")
        assert [each.entry.index for each in kept] == list(range(len(kept)))


def test_a_backup_comes_back_and_the_old_tables_are_kept_beside_it(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "ONE")
    back_up(folder, tmp_path / "backup")
    filled(folder, "TWO")
    old = restore(folder, tmp_path / "backup")
    assert old is not None
    assert codes(folder) == ["ONE"]
    restore(folder, old)
    assert codes(folder) == ["ONE", "TWO"]
    Store(folder).close()


def test_a_restore_is_refused_while_a_server_runs(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "ONE")
    back_up(folder, tmp_path / "backup")
    store = Store(folder)
    with pytest.raises(StoreError, match="another server uses it: stop that one first"):
        restore(folder, tmp_path / "backup")
    store.close()
    assert codes(folder) == ["ONE"]


def test_what_is_no_backup_is_refused_and_nothing_is_changed(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "ONE")
    text, empty, newer = tmp_path / "text", tmp_path / "empty", tmp_path / "newer"
    text.write_text("once upon a time " * 100)
    empty.touch()
    back_up(folder, newer)
    with closing(sqlite3.connect(newer)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '999'")
    for file, words in (
        (tmp_path / "nowhere", "no such file"),
        (text, "not a database"),
        (empty, "not a backup of Hauntbox"),
        (newer, "made by a newer Hauntbox"),
    ):
        with pytest.raises(StoreError, match=words):
            restore(folder, file)
    assert codes(folder) == ["ONE"]
    assert not list(folder.glob("*replaced*"))


def test_a_backup_takes_no_name_that_is_taken(tmp_path: Path) -> None:
    folder = filled(tmp_path / "data", "ONE")
    (tmp_path / "mine").write_text("dear diary")
    with pytest.raises(StoreError, match="a file of that name already"):
        back_up(folder, tmp_path / "mine")
    with pytest.raises(StoreError, match="no tables are kept there"):
        back_up(tmp_path / "nowhere", tmp_path / "copy")
    assert (tmp_path / "mine").read_text() == "dear diary"


def damage(folder: Path, first: int) -> None:
    """From this page on nothing is what it was."""
    path = folder / FILE
    data = bytearray(path.read_bytes())
    data[4096 * first :] = b"\x5a" * (len(data) - 4096 * first)
    path.write_bytes(data)


def test_a_damaged_file_is_told_at_the_start_with_what_to_do(tmp_path: Path) -> None:
    folder = filled(tmp_path, "ONE")
    damage(folder, 3)
    with pytest.raises(StoreError, match=r"damaged.*hauntbox restore FILE"):
        Store(folder)


@live
async def test_a_file_that_gets_damaged_while_serving_is_told(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for n in range(20):
        await store.add(sheet(f"T{n}"))
    await store.writer.ask(lambda db: db.exec_driver_sql("PRAGMA shrink_memory"))
    await store.writer.ask(lambda db: db.exec_driver_sql("PRAGMA cache_size = 0"))
    await asyncio.to_thread(checkpoint, tmp_path)
    damage(tmp_path, 2)
    with pytest.raises(StoreError, match=r"the file is damaged.*hauntbox restore FILE"):
        await store.find("T7")
    store.close()


def checkpoint(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_a_full_disk_is_told_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.store.database.engine.PRAGMAS", ("journal_mode = WAL", "max_page_count = 2"))
    with pytest.raises(StoreError, match=f"{FILE}: the disk is full"):
        Store(tmp_path)


@pytest.mark.parametrize(
    ("keeping", "left"),
    [
        (Retention(), ["new", "playing", "recent", "story"]),  # a year for all
        (Retention(finished_days=0), ["closed", "new", "over", "playing", "recent", "story"]),
        (Retention(finished_days=10, abandoned_days=10), ["new"]),
        (Retention(finished_days=0, abandoned_days=10), ["closed", "new", "over", "recent"]),
        (Retention(finished_days=10, abandoned_days=0), ["new", "old", "playing", "story"]),
        (Retention(finished_days=0, abandoned_days=0), ["closed", "new", "old", "over", "playing", "recent", "story"]),
    ],
)
@live
async def test_tables_are_kept_as_long_as_is_said(keeping: Retention, left: list[str], open_store: OpenStore) -> None:
    store = open_store()
    days = {"over": 400, "closed": 400, "old": 400, "new": 0, "playing": 30, "recent": 20, "story": 300}
    for code in days:
        one = sheet(code)
        one.row.started = 1.0
        one.row.closed = 2.0 if code == "closed" else 0.0
        one.row.campaign = CampaignRow("serial", "nights", "5eed") if code == "story" else None
        await store.add(one)
        await store.write(code, [Kept(ENTRIES[0])], over=code in ("over", "recent", "story"))
        await store.say(code, ChatLine(0, "Ann", "table", "hello", 1.0))
    rows = [{"then": time() - age * DAY, "it": code} for code, age in days.items()]
    words = text("UPDATE tables SET touched = :then WHERE code = :it")
    await store.writer.ask(lambda db: db.execute(words, rows) and None)
    finished, abandoned = keeping.moments(time())
    gone = await store.clear_away(finished, abandoned)
    assert sorted({*days} - {*gone}) == left
    rest = await store.writer.ask(lambda db: db.exec_driver_sql("SELECT DISTINCT code FROM journal").scalars().all())
    assert sorted(rest) == sorted({*days} - {*gone})
    store.close()


@live
async def test_whoever_comes_back_is_noticed(open_store: OpenStore) -> None:
    store = open_store()
    await store.add(sheet())
    past = "UPDATE tables SET touched = 5"
    deeds: list[Callable[[], Awaitable[None]]] = [
        lambda: store.write("ABCDEF", [Kept(ENTRIES[0])]),
        lambda: store.write_numbers("ABCDEF", {}),
        lambda: store.say("ABCDEF", ChatLine(0, "Ann", "table", "hello", 1.0)),
        lambda: store.change(sheet()),
    ]
    for deed in deeds:
        await store.writer.ask(lambda db: db.exec_driver_sql(past) and None)
        store.touched.clear()
        await deed()
        assert await store.clear_away(time() - DAY, time() - DAY) == []
    store.close()
