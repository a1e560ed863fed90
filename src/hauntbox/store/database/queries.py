"""What can be asked of the database. Only reading, for the server's writer thread and for commands alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, and_, func, or_, select

from hauntbox.store.database import from_rows
from hauntbox.store.database.schema import JOURNAL, PAGES, SEATS, SNAPSHOTS, TABLES
from hauntbox.store.rows import Kept, PageRow, Sheet, Snapshot, Summary

# A campaign goes on after a chapter.
FINISHED: Final = or_(TABLES.c.closed > 0, and_(TABLES.c.over, TABLES.c.campaign == "null"))


def find(db: Connection, code: str) -> Sheet | None:
    row = db.execute(select(TABLES).where(TABLES.c.code == code)).mappings().first()
    seats = db.execute(select(SEATS).where(SEATS.c.code == code).order_by(SEATS.c.seat)).mappings()
    return Sheet(from_rows.table(row), [from_rows.seat(each) for each in seats]) if row else None


def unfinished(db: Connection) -> list[str]:
    """The codes of tables that are being played."""
    playing = select(TABLES.c.code).where(TABLES.c.started > 0, TABLES.c.closed == 0, ~TABLES.c.over)
    return list(db.execute(playing).scalars())


def journal(db: Connection, code: str) -> list[Kept]:
    rows = db.execute(select(JOURNAL).where(JOURNAL.c.code == code).order_by(JOURNAL.c.n)).mappings()
    return [from_rows.entry(row) for row in rows]


def snapshot(db: Connection, code: str, before: int) -> Snapshot | None:
    """The last one with no more than so many entries of the journal before it."""
    found = select(SNAPSHOTS).where(SNAPSHOTS.c.code == code, SNAPSHOTS.c.n <= before)
    row = db.execute(found.order_by(SNAPSHOTS.c.n.desc()).limit(1)).mappings().first()
    return Snapshot(row["n"], row["rules"], row["state"]) if row else None


def pages(db: Connection, code: str) -> list[PageRow]:
    found = select(PAGES).where(PAGES.c.code == code).order_by(PAGES.c.n)
    return [from_rows.page(row) for row in db.execute(found).mappings()]


def summaries(db: Connection) -> list[Summary]:
    """All tables, the one touched last first."""
    entries = select(func.count()).where(JOURNAL.c.code == TABLES.c.code).scalar_subquery().label("entries")
    found = select(TABLES, FINISHED.label("finished"), entries).order_by(TABLES.c.touched.desc(), TABLES.c.code)
    names = seat_names(db)
    return [from_rows.summary(row, names.get(row["code"], [])) for row in db.execute(found).mappings()]


def seat_names(db: Connection) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for code, name in db.execute(select(SEATS.c.code, SEATS.c.name).order_by(SEATS.c.code, SEATS.c.seat)):
        found.setdefault(code, []).append(name)
    return found


def outdated(db: Connection, finished: float, abandoned: float) -> list[str]:
    """Tables that nobody has touched since then: those that are finished, and those that are not."""
    old = or_(and_(FINISHED, TABLES.c.touched < finished), and_(~FINISHED, TABLES.c.touched < abandoned))
    return list(db.execute(select(TABLES.c.code).where(old).order_by(TABLES.c.code)).scalars())


def numbers(db: Connection, code: str) -> Sequence[int]:
    """The numbers of the entries of a journal, in order."""
    return db.execute(select(JOURNAL.c.n).where(JOURNAL.c.code == code).order_by(JOURNAL.c.n)).scalars().all()
