"""What can be wrong with a disk or a database, each in one sentence."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError

RESTORE: Final = "`hauntbox check store` tells more, `hauntbox restore FILE` brings back a backup"
SENTENCES: Final = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_READONLY: "the file or its folder may not be written to",
    sqlite3.SQLITE_PERM: "the file may not be used",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_BUSY: "another server uses it: stop that one first",
    sqlite3.SQLITE_LOCKED: "another server uses it: stop that one first",
    sqlite3.SQLITE_CORRUPT: f"the file is damaged: {RESTORE}",
    sqlite3.SQLITE_NOTADB: f"not a database, or a damaged one: {RESTORE}",
}


STATES: Final = {  # of PostgreSQL, by how their codes begin; the longer ones first
    "53100": "the disk of the database is full",
    "53300": "the database has no connection left",
    "55P03": "the database was busy for too long",
    "57014": "the database took too long",
    "25006": "the database may not be written to",
    "08": "the database cannot be reached",
    "25P03": "the database has waited too long for this server",
    "28": "the database does not let this server in",
    "40": "the database was busy with something else",
    "53": "the database has too little room",
    "57P": "the database stops, or has just started",
    "58": "the database cannot use its disk",
    "XX": "the database is damaged",
}
UNREACHABLE: Final = "the database cannot be reached"


class StoreError(OSError):
    """The place where tables are kept cannot be used, in one line. What was to be written has not been."""


class Unsettled(StoreError):
    """A table's memory and the store may differ: it has to be taken up again."""


class Uncertain(Unsettled):
    """The database went away in the middle of a commit: nobody knows whether it has what was to be written."""


class Fenced(Unsettled):
    """Another node leads the table. Nothing was written."""


def in_words(error: BaseException | None) -> str:
    """The sentence for an error of the database; "" for one that says nothing about the disk."""
    code = getattr(error, "sqlite_errorcode", 0)
    return SENTENCES.get(code & 0xFF, "") or unreachable(error)


def unreachable(error: BaseException | None) -> str:
    """The sentence for an error of PostgreSQL that is nobody's mistake here. A lost connection has no code."""
    state = getattr(error, "sqlstate", "")
    if state is None:
        return UNREACHABLE if type(error).__name__ in ("OperationalError", "ConnectionTimeout") else ""
    return next((words for start, words in STATES.items() if state.startswith(start)), "")


def plain(error: Exception) -> Exception:
    """An error of the database as the rest of the program knows it. A number that is taken stays what it is."""
    if not isinstance(error, DBAPIError) or isinstance(error, IntegrityError):
        return error
    words = in_words(error.orig)
    if not words:
        return error
    made = StoreError(words)
    made.__cause__ = error
    return made
