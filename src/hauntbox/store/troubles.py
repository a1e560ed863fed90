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


class StoreError(OSError):
    """The place where tables are kept cannot be used, in one line. What was to be written has not been."""


def in_words(error: BaseException | None) -> str:
    """The sentence for an error of SQLite; "" for one that says nothing about the disk."""
    code = getattr(error, "sqlite_errorcode", 0)
    return SENTENCES.get(code & 0xFF, "")


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
