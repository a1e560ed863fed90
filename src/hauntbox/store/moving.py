"""All tables from one store to another, SQLite or PostgreSQL, both ways. The first may be in use meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, insert, select

from hauntbox.store.database.migrate import check_known, newest, version
from hauntbox.store.database.schema import CHAT, JOURNAL, PAGES, SEATS, SNAPSHOTS, TABLES
from hauntbox.store.errors import StoreError
from hauntbox.store.folder.archive import reading
from hauntbox.store.store import Store

KEPT: Final = (TABLES, SEATS, JOURNAL, CHAT, SNAPSHOTS, PAGES)  # leases are of the nodes there
AT_ONCE: Final = 500  # rows


def copy_store(source: str, target: str) -> int:
    """Returns how many tables. All of them are there then, or none. Raises StoreError."""
    with opened_to_read(source) as old, opened_to_write(target) as new:
        if new.execute(select(func.count()).select_from(TABLES)).scalar_one():
            raise StoreError(f"{spoken(target)}: there are tables already: only an empty store takes those of another")
        for table in KEPT:
            columns = [column for column in table.columns if column.name != "epoch"]
            found = old.execution_options(stream_results=True).execute(select(*columns)).mappings()
            for rows in found.partitions(AT_ONCE):
                new.execute(insert(table), [dict(row) for row in rows])
        number: int = new.execute(select(func.count()).select_from(TABLES)).scalar_one()
        new.commit()
    return number


@contextmanager
def opened_to_read(place: str) -> Iterator[Connection]:
    """A store of this version, as of one moment."""
    if "://" not in place:
        with reading(Path(place)) as connection:
            yield connection
        return
    from hauntbox.store.postgres.engine import connected, open_engine, read_url, told
    from hauntbox.store.postgres.engine import place as words

    url = read_url(place)
    with told(url), connected(open_engine(url), url) as connection:
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
        now = version(connection)
        check_known(now, words(url))
        if now != newest():
            raise StoreError(f"{words(url)}: of an older Hauntbox, or empty: `hauntbox serve` brings it up to date")
        yield connection


@contextmanager
def opened_to_write(place: str) -> Iterator[Connection]:
    """A store that nobody uses now."""
    if "://" not in place:
        store = Store(Path(place))
        try:
            yield store.connection
            store.connection.rollback()
        finally:
            store.close()
        return
    from hauntbox.store.postgres import leases
    from hauntbox.store.postgres.engine import connected, open_engine, read_url, told
    from hauntbox.store.postgres.engine import place as words
    from hauntbox.store.postgres.migrating import bring_up_to_date

    url = read_url(place)
    with told(url), connected(open_engine(url), url) as connection:
        bring_up_to_date(connection, words(url))
        if nodes := leases.alive(connection):
            raise StoreError(f"{words(url)}: {', '.join(nodes)} uses it: stop that first")
        yield connection


def spoken(place: str) -> str:
    """Without a password."""
    if "://" not in place:
        return place
    from hauntbox.store.postgres.engine import place as words
    from hauntbox.store.postgres.engine import read_url

    return words(read_url(place))
