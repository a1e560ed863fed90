"""What is kept in a folder, for commands that only read. A server may run meanwhile: all is seen as of one moment."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError

from hauntbox.store.database.engine import FILE, open_engine, raw
from hauntbox.store.database.migrate import check_known, newest, version
from hauntbox.store.errors import StoreError, in_words
from hauntbox.store.folder.copying import copy_database


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Whatever is wrong with the file is one line that names it."""
    try:
        yield
    except DatabaseError as error:
        raise StoreError(f"{path}: {in_words(error.orig) or error.orig}") from error
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {in_words(error) or error}") from error


@contextmanager
def reading(folder: Path) -> Iterator[Connection]:
    """A database of this version, at one moment. Raises StoreError."""
    path = folder / FILE
    with told(path), connected(path) as connection:
        now = version(connection)
        check_known(now, path)
        if now != newest():
            raise StoreError(f"{path}: of an older Hauntbox: `hauntbox serve` brings it up to date")
        yield connection


@contextmanager
def connected(path: Path) -> Iterator[Connection]:
    if not path.is_file():
        raise StoreError(f"{path.parent}: no tables are kept there")
    engine: Engine = open_engine(path)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def back_up(folder: Path, target: Path) -> None:
    """A copy of the whole database, of any version, while a server may write to it."""
    if target.exists():
        raise StoreError(f"{target}: there is a file of that name already")
    if not target.parent.is_dir():
        raise StoreError(f"{target.parent}: there is no such folder")
    path = folder / FILE
    with told(path), connected(path) as connection:
        copy_database(raw(connection), target)
