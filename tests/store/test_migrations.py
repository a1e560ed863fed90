"""Migrations that are killed at any statement, and databases that were left half way by older programs."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest
from sqlalchemy import Connection, Engine, event

from hauntbox.store import Store, StoreError
from hauntbox.store.database.engine import FILE, open_engine
from hauntbox.store.database.migrate import copy_before, migrate, newest, version, versions

OLD: list[str | None] = [None, *versions()[:-1]]  # None: a new folder
ROWS = {
    "tables": "INSERT INTO tables (code, game, rules, scenario, options, seed, created, started, closed, over, host, "
    "host_seat, spectator, hints, solo_undo, opening, rematch, numbers) VALUES ('ABCDEF', 'evidence', 1, 'larkspur', "
    "'{}', 's', 1, 2, 0, 0, '', -1, '', 1, 0, '{}', '', '{}')",
    "seats": "INSERT INTO seats (code, seat, name, minds, holder, token) "
    "VALUES ('ABCDEF', 0, 'Ann', '[0]', 'human', '')",
    "journal": "INSERT INTO journal (code, n, entry, events, act, numbers) "
    "VALUES ('ABCDEF', 0, '{\"type\":\"move\",\"index\":0,\"seat\":0,\"role\":0,"
    "\"action\":\"look\"}', '[]', '', '{}')",
}  # fmt: skip


def made_at(folder: Path, old: str | None) -> Path:
    """A folder with a database of that version and a table in it."""
    folder.mkdir(mode=0o700)
    if old is not None:
        with open_engine(folder / FILE).connect() as connection:
            migrate(connection, old)
        fill(folder)
    return folder


def fill(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        for row in ROWS.values():
            db.execute(row)


def is_good(folder: Path, has_rows: bool) -> bool:
    """It opens, it is of the newest version, and all is there that was."""
    store = Store(folder)
    try:
        assert version(store.connection) == newest()
        store.connection.rollback()
        return asyncio.run(has_all(store)) if has_rows else True
    finally:
        store.close()


async def has_all(store: Store) -> bool:
    sheet, journal = await store.find("ABCDEF"), await store.journal("ABCDEF")
    assert sheet is not None
    return [seat.name for seat in sheet.seats] == ["Ann"] and [each.entry.index for each in journal] == [0]


def in_a_child(do: Callable[[], object]) -> int:
    """The status with which it ends."""
    child = os.fork()
    if child == 0:
        try:
            do()
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def killed_at(folder: Path, number: int, moment: str) -> bool:
    """Does a program that opens the store get so far that it is killed before or after this statement?"""

    def do() -> None:
        seen = 0

        @event.listens_for(Engine, moment)
        def count(*_: object) -> None:
            nonlocal seen
            seen += 1
            if seen == number:
                os._exit(9)

        Store(folder)

    return in_a_child(do) == 9


@pytest.mark.parametrize("moment", ["before_cursor_execute", "after_cursor_execute", "commit"])
@pytest.mark.parametrize("old", OLD, ids=str)
def test_a_migration_that_is_killed_at_any_statement_is_done_at_the_next_start(
    old: str | None, moment: str, tmp_path: Path
) -> None:
    made_at(tmp_path / "old", old)
    number = 0
    while True:
        number += 1
        folder = copytree(tmp_path / "old", tmp_path / f"{number}")
        if not killed_at(folder, number, moment):
            break
        assert is_good(folder, has_rows=old is not None), f"killed at statement {number}"
    assert number > (5 if moment != "commit" else 1)


@pytest.mark.parametrize("old", OLD[1:], ids=str)
def test_a_copy_is_made_before_a_migration_and_kept(old: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    folder = made_at(tmp_path / "old", old)
    assert is_good(folder, has_rows=True)
    copy = copy_before(folder / FILE)
    assert f"kept as {copy}" in caplog.text
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(old,)]
        assert db.execute("SELECT count(*) FROM journal").fetchone() == (1,)
    assert copy.stat().st_mode & 0o777 == 0o600
    caplog.clear()
    assert is_good(folder, has_rows=True)
    assert "brought up to date" not in caplog.text


def statements(old: str | None, tmp_path: Path) -> list[str]:
    """What the migrations up to 002 make of a database of that version, without the notes of the version."""
    found: list[str] = []
    with open_engine(made_at(tmp_path / f"dry {old}", old) / FILE).connect() as connection:

        @event.listens_for(connection, "before_cursor_execute")
        def note(_: Connection, __: object, statement: str, *___: object) -> None:
            if statement.lstrip().startswith(("CREATE", "ALTER")):
                found.append(statement)

        migrate(connection, "002")
    return found


@pytest.mark.parametrize("old", [None, "001"], ids=str)
def test_a_database_that_an_older_program_left_half_way_is_healed(old: str | None, tmp_path: Path) -> None:
    """Their migrations were not one transaction: "duplicate column name: carry" was all that they said afterwards."""
    steps = statements(old, tmp_path)
    assert len(steps) > 2
    for number in range(1, len(steps) + 1):
        folder = made_at(tmp_path / f"{number}", old)
        with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as db:
            for step in steps[:number]:
                db.execute(step)
        assert is_good(folder, has_rows=old is not None), f"left after statement {number}"


def test_a_database_of_which_a_part_is_missing_is_told_with_what_to_do(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("DROP TABLE pages")
    with pytest.raises(StoreError, match=r"pages has no code.*hauntbox restore FILE"):
        Store(tmp_path)


def test_without_room_for_the_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = made_at(tmp_path / "old", "001")
    before = (folder / FILE).read_bytes()

    def full(*_: object) -> None:
        raise StoreError("the copy failed: the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("hauntbox.store.database.migrate.copy_database", full)
        with pytest.raises(StoreError, match="the disk is full"):
            Store(folder)
    assert (folder / FILE).read_bytes() == before
    assert is_good(folder, has_rows=True)
