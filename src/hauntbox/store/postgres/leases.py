"""Who leads a table, in SQL. The database's clock alone counts, and the epoch alone decides who may write."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, text

from hauntbox.store.database.schema import JOURNAL

NOW: Final = "extract(epoch from clock_timestamp())"
KINDS: Final = {"n": "int", "epoch": "int"}
COLUMNS: Final = [column.name for column in JOURNAL.columns]
VALUES: Final = ", ".join([f"%({name})s::{KINDS.get(name, 'text')}" for name in COLUMNS])
# The lease's row is held until the commit, so that nobody takes the table up between the look and the entry.
HELD: Final = "SELECT 1 FROM leases WHERE code = %(code)s AND node = %(node)s AND epoch = %(epoch)s FOR SHARE"
APPEND: Final = f"INSERT INTO journal ({', '.join(COLUMNS)}) SELECT {VALUES} FROM ({HELD}) AS held"
FREE: Final = f"NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node AND nodes.until > {NOW})"

# One that a paused node holds in the middle of a move is left for later: waiting for it would hold up all our tables.
UNUSED: Final = f"SELECT code FROM leases WHERE code = :code AND node <> :node AND {FREE} FOR UPDATE SKIP LOCKED"
TAKE: Final = f"UPDATE leases SET epoch = epoch + 1, node = :node WHERE code IN ({UNUSED})"


class Lease(NamedTuple):
    """Who leads a table. `node` is "" for a table that is not there."""

    node: str
    epoch: int


def beat(db: Connection, node: str, seconds: float) -> bool:
    """Live on for so many seconds. False if the time was up before, so that others may have taken up tables."""
    words = f"UPDATE nodes SET until = {NOW} + :seconds WHERE id = :node AND until > {NOW}"
    if db.execute(text(words), {"node": node, "seconds": seconds}).rowcount:
        return True
    words = f"INSERT INTO nodes VALUES (:node, {NOW} + :seconds) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
    db.execute(text(words), {"node": node, "seconds": seconds})
    return False


def alive(db: Connection) -> list[str]:
    return list(db.execute(text(f"SELECT id FROM nodes WHERE until > {NOW} ORDER BY id")).scalars())


def resign(db: Connection, node: str) -> None:
    """All tables of the node are free at once; the epochs stay, so that they only grow."""
    db.execute(text("UPDATE leases SET node = '' WHERE node = :node"), {"node": node})
    db.execute(text(f"DELETE FROM nodes WHERE id = :node OR until < {NOW} - 86400"), {"node": node})


def take(db: Connection, code: str, node: str) -> Lease:
    """The lease as it is now; it is the node's own if nobody who lives had it."""
    given = {"code": code, "node": node}
    now = look(db, code)
    if now is None:
        made = "INSERT INTO leases SELECT code, 1, :node FROM tables WHERE code = :code ON CONFLICT (code) DO NOTHING"
        db.execute(text(made), given)
    elif now.node != node:
        db.execute(text(TAKE), given)
    else:
        return now
    return look(db, code) or Lease("", 0)


def look(db: Connection, code: str) -> Lease | None:
    found = db.execute(text("SELECT node, epoch FROM leases WHERE code = :code"), {"code": code}).first()
    return Lease(found.node, found.epoch) if found else None


def give_back(db: Connection, code: str, node: str) -> None:
    """The table is free at once; its epoch stays, so that it only grows."""
    db.execute(text("UPDATE leases SET node = '' WHERE code = :code AND node = :node"), {"code": code, "node": node})


def holds(db: Connection, code: str, node: str, epoch: int) -> bool:
    """Nobody else can take the table up before the end of this transaction."""
    return db.exec_driver_sql(HELD, {"code": code, "node": node, "epoch": epoch}).first() is not None


def kept_by(db: Connection, node: str, codes: Collection[str]) -> dict[str, int]:
    """Which of the tables the node still leads, with their epochs."""
    found = db.execute(text("SELECT code, epoch FROM leases WHERE node = :node"), {"node": node})
    return {row.code: row.epoch for row in found if row.code in codes}


def orphans(db: Connection) -> Sequence[str]:
    """Tables that are being played and that nobody leads who lives."""
    words = (
        "SELECT tables.code FROM tables LEFT JOIN leases ON leases.code = tables.code "
        f"WHERE started > 0 AND closed = 0 AND NOT over AND (leases.code IS NULL OR {FREE}) ORDER BY tables.code"
    )
    return db.execute(text(words)).scalars().all()
