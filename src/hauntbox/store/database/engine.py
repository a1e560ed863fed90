"""Connections to the database."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection as RawConnection
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

FILE: Final = "tables.sqlite"
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on the disk, also when the power goes
    "foreign_keys = ON",
)


def open_engine(path: Path) -> Engine:
    """Transactions begin where we say so, with changes of the schema inside: sqlite3 by itself begins one only before
    rows are changed."""
    how = {"check_same_thread": False, "timeout": 0.5, "isolation_level": None}  # made here, used by the writer thread
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool, connect_args=how, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(raw: Any, _: object) -> None:
        for pragma in PRAGMAS:
            raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def raw(connection: Connection) -> RawConnection:
    """The connection of Python's own sqlite3, for what only that can do."""
    found = connection.connection.driver_connection
    assert isinstance(found, RawConnection)
    return found
