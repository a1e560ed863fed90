"""A copy of a database while it is in use, whole or not there."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from hauntbox.store.errors import RESTORE, StoreError, in_words
from hauntbox.store.folder.privacy import create_private
from hauntbox.table.saves import sync_folder


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Write a copy beside the target first, look it through, then give it its name. Raises StoreError."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        create_private(part)
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
            check_whole(copy, part)
        sync_file(part)
        os.replace(part, target)
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"{target}: the copy failed: {in_words(error) or error}") from error
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def check_whole(db: sqlite3.Connection, path: Path) -> None:
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreError(f"{path}: the file is damaged ({found.splitlines()[-1]}): {RESTORE}")


def sync_file(path: Path) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
