"""The tables of the database. A change here goes with a migration; a test compares the two."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()


def code() -> Column[str]:
    return Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


def number(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


def numbered(name: str, *columns: Column[Any]) -> Table:
    """Rows of a table by code and number, which are unique: two servers can never both write a table's next move."""
    return Table(name, METADATA, code(), number("n"), *columns)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=False),
    Column("closed", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("host_seat", Integer, nullable=False),
    Column("spectator", String(64), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("solo_undo", Boolean, nullable=False),
    Column("opening", Text, nullable=False),
    Column("rematch", String(12), nullable=False),
    Column("numbers", Text, nullable=False),
    Column("carry", Text, nullable=False, server_default="null"),
    Column("campaign", Text, nullable=False, server_default="null"),
    Column("chosen", Text, nullable=False, server_default="null"),
    Column("clock", Text, nullable=False, server_default="null"),
    Column("touched", Float, nullable=False, server_default="0"),  # when somebody last moved, talked or looked
)

SEATS: Final = Table(
    "seats",
    METADATA,
    code(),
    number("seat"),
    Column("name", String(60), nullable=False),
    Column("minds", Text, nullable=False),
    Column("holder", String(40), nullable=False),
    Column("token", String(64), nullable=False),
    Column("link", Text, nullable=False, server_default="{}"),
)

JOURNAL: Final = numbered(
    "journal",
    Column("entry", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("act", String(80), nullable=False),
    Column("numbers", Text, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # of the lease under which it was written
)

CHAT: Final = numbered(
    "chat",
    Column("line", Text, nullable=False),
)

SNAPSHOTS: Final = numbered(
    "snapshots",
    Column("rules", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

PAGES: Final = numbered(
    "pages",
    Column("after", Integer, nullable=False),
    Column("replay", Text, nullable=False),
)

LEASES: Final = Table(  # empty where one process has the store for itself
    "leases",
    METADATA,
    code(),
    Column("epoch", Integer, nullable=False),  # grows whenever the table is taken up by another node
    Column("node", String(80), nullable=False, index=True),  # "": it was given back
)

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", String(80), primary_key=True),
    Column("until", Float, nullable=False),  # by the database's clock; then others may take up its tables
)
