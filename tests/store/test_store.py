"""What the store keeps, and how."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from hauntbox.kernel.wire import Event
from hauntbox.store import ChatLine, Kept, SeatRow, Sheet, Snapshot, Store, StoreError, TableRow
from hauntbox.store.database.engine import FILE, open_engine
from hauntbox.store.database.migrate import migrate, newest, version
from hauntbox.store.database.schema import METADATA
from hauntbox.table import Entry, Move, NewRules, Stand, Undo
from hauntbox.table.record import Opening
from server.kit import live
from store.places import OpenStore

ENTRIES: list[Entry] = [
    Move(0, 1, 2, "step e7", (("uv", 4), ("deck", "123456789012345678901")), "9f2c", True),
    Stand(1, 0, 0, "Relief", "pass", "77d0"),
    Undo(2, 1, (0,), "consent", (0, 2), "0c44"),
    NewRules(3, 1, 2, '{"state": {}}', "0c44"),
]


def sheet(code: str = "ABCDEF") -> Sheet:
    row = TableRow(code, "evidence", 1, "larkspur", {"players": 3, "gentle": True}, "5eed", 12.5)
    row.opening = Opening((("type", 3),), "0c44", (Event("EVI-SET-01", "begins", (1, "x"), None),))
    row.numbers = {-1: (3, "ff"), 0: (7, "aa")}
    return Sheet(row, [SeatRow("Ann", (0,), "human", "f00d"), SeatRow("Bo", (1, 2), "bot:flat")])


@live
async def test_what_was_kept_is_read_back_as_it_was(open_store: OpenStore) -> None:
    store = open_store()
    await store.add(sheet())
    events = (Event("EVI-MOVE-01", "steps", (1, "e7"), (0, 1)),)
    told = [Kept(entry, events, f"id{entry.index}", {1: (entry.index, "ab")}) for entry in ENTRIES]
    for each in told:
        await store.write("ABCDEF", [each])
    line = ChatLine(0, "Ann", "team", "psst", 13.5, [0, 1])
    await store.say("ABCDEF", line)
    store.close()
    again = open_store()
    assert await again.find("ABCDEF") == sheet()
    assert await again.journal("ABCDEF") == told
    assert await again.chat("ABCDEF", 10) == [line]
    assert await again.find("NOBODY") is None
    again.close()


@live
async def test_a_changed_sheet_replaces_the_old_one(open_store: OpenStore) -> None:
    store = open_store()
    changed = sheet()
    await store.add(sheet())
    changed.row.started = 20.0
    changed.seats = [SeatRow("Cy", (0, 1, 2))]
    await store.change(changed)
    assert await store.find("ABCDEF") == changed
    store.close()


@live
async def test_tables_that_are_played_are_found(open_store: OpenStore) -> None:
    store = open_store()
    for code, facts in {"NEW": {}, "PLAYED": {"started": 1.0}, "SHUT": {"started": 1.0, "closed": 2.0}}.items():
        one = sheet(code)
        for name, value in facts.items():
            setattr(one.row, name, value)
        await store.add(one)
    over = sheet("OVER")
    over.row.started = 1.0
    await store.add(over)
    await store.write("OVER", [Kept(ENTRIES[0])], over=True)
    assert await store.unfinished() == ["PLAYED"]
    store.close()


@live
async def test_a_number_of_a_journal_is_taken_once(open_store: OpenStore) -> None:
    store = open_store()
    await store.add(sheet())
    await store.write("ABCDEF", [Kept(ENTRIES[0], act="first")])
    with pytest.raises(IntegrityError):
        await store.write("ABCDEF", [Kept(ENTRIES[0], act="second")])
    assert [kept.act for kept in await store.journal("ABCDEF")] == ["first"]
    store.close()


@live
async def test_one_who_fails_does_not_drag_down_the_batch(open_store: OpenStore) -> None:
    store = open_store()
    codes = [f"T{n}" for n in range(20)]
    await asyncio.gather(*[store.add(sheet(code)) for code in codes])
    await store.write("T7", [Kept(ENTRIES[0])])
    done = await asyncio.gather(
        *[store.write(code, [Kept(ENTRIES[0], act="mine")]) for code in codes], return_exceptions=True
    )
    assert [type(each) for each in done].count(IntegrityError) == 1
    assert isinstance(done[7], IntegrityError)
    assert [(await store.journal(code))[0].act for code in codes].count("mine") == 19
    store.close()


@live
async def test_many_moves_share_a_commit(open_store: OpenStore) -> None:
    store = open_store()
    codes = [f"T{n}" for n in range(50)]
    await asyncio.gather(*[store.add(sheet(code)) for code in codes])
    before = store.writer.batches
    await asyncio.gather(*[store.write(code, [Kept(ENTRIES[0])]) for code in codes])
    assert store.writer.batches - before <= 3
    store.close()


@live
async def test_the_disk_has_it_before_anybody_hears(tmp_path: Path) -> None:
    store = Store(tmp_path)
    settings = [
        await store.writer.ask(lambda db, name=name: db.exec_driver_sql(f"PRAGMA {name}").scalar())  # type: ignore[misc]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    assert settings == ["wal", 2, 1]
    store.close()


@live
async def test_the_snapshot_before_a_move_is_the_last_one(open_store: OpenStore) -> None:
    store = open_store()
    await store.add(sheet())
    for n in (0, 64, 128):
        await store.add_snapshot("ABCDEF", Snapshot(n, 1, b"%d" % n))
    found = [await store.snapshot("ABCDEF", before) for before in (0, 63, 64, 500)]
    assert [snapshot.index for snapshot in found if snapshot] == [0, 0, 64, 128]
    await store.add_snapshot("ABCDEF", Snapshot(128, 2, b"again"))
    assert await store.snapshot("ABCDEF", 200) == Snapshot(128, 2, b"again")
    assert await store.snapshot("NOBODY", 200) is None
    store.close()


def test_the_migrations_lead_to_the_tables_of_the_schema(tmp_path: Path) -> None:
    with open_engine(tmp_path / "new.sqlite").connect() as connection:
        migrate(connection)
        assert version(connection) == newest()
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"once upon a time " * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store(tmp_path)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("UPDATE alembic_version SET version_num = '999'")
    with pytest.raises(StoreError, match="newer"):
        Store(tmp_path)
