"""Bringing back a backup. What was there before is kept beside it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from shutil import copy2
from time import strftime

from hauntbox.store.database.engine import FILE
from hauntbox.store.database.migrate import check_known
from hauntbox.store.errors import StoreError
from hauntbox.store.folder.archive import told
from hauntbox.store.folder.copying import check_whole, copy_database
from hauntbox.store.folder.lock import FolderLock
from hauntbox.store.folder.privacy import make_folder, make_private
from hauntbox.table.saves import sync_folder

COMPANIONS = ("-wal", "-shm")  # what SQLite keeps beside a database in use


def restore(folder: Path, backup: Path) -> Path | None:
    """Put the backup in the place of the database; returns where the old one is now. Refused while a server runs, and
    for a file that is damaged or of a newer program. Raises StoreError."""
    check_backup(backup)
    make_folder(folder)
    lock = FolderLock(folder)
    try:
        return put_in_place(folder / FILE, backup)
    finally:
        lock.close()


def check_backup(backup: Path) -> None:
    if not backup.is_file():
        raise StoreError(f"{backup}: there is no such file")
    with told(backup), closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro", uri=True)) as db:
        check_whole(db, backup)
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
        rows = list(db.execute("SELECT version_num FROM alembic_version")) if "alembic_version" in names else []
    if not rows:
        raise StoreError(f"{backup}: not a backup of Hauntbox")
    check_known(rows[0][0], backup)


def put_in_place(path: Path, backup: Path) -> Path | None:
    """There is a whole database of that name at every moment."""
    beside = path.with_name(f"{FILE}.restored")
    with closing(sqlite3.connect(backup)) as db:
        copy_database(db, beside)
    old = set_aside(path) if path.exists() else None
    os.replace(beside, path)
    make_private(path.parent, FILE)
    sync_folder(path.parent)
    return old


def set_aside(path: Path) -> Path:
    """A second name for the old database, with what has not been moved into it yet."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as db:  # a damaged one goes as it is
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    old = free_name(path)
    try:
        os.link(path, old)
    except OSError:  # not every disk knows second names
        copy2(path, old)
    for end in COMPANIONS:
        with suppress(FileNotFoundError):
            os.replace(f"{path}{end}", f"{old}{end}")
    return old


def free_name(path: Path) -> Path:
    stem = f"{path.name}.replaced-{strftime('%Y%m%d-%H%M%S')}"
    found, n = path.with_name(stem), 1
    while found.exists():
        n += 1
        found = path.with_name(f"{stem}-{n}")
    return found
