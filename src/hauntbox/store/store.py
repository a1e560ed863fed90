"""The one door to what is kept. It gives and takes rows; SQL stays behind it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import NullPool

from hauntbox.store import reading, writing
from hauntbox.store.clerk import Clerk
from hauntbox.store.migrate import migrate
from hauntbox.store.rows import ChatLine, Kept, Numbers, PageRow, Sheet, Snapshot
from hauntbox.store.schema import CHAT, JOURNAL, PAGES, SEATS, SNAPSHOTS, TABLES
from hauntbox.store.troubles import StoreError

FILE: Final = "tables.sqlite"
PRAGMAS: Final = (
    "locking_mode = EXCLUSIVE",  # one server per folder: a second would play the same tables from its own memory
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on the disk, also when the power goes
    "foreign_keys = ON",
)


class Store:
    """Used by one event loop. Every call that writes is on the disk when it returns."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        folder.mkdir(parents=True, exist_ok=True)
        self.engine = open_engine(self.path)
        self.connection = self.connect()
        self.clerk = Clerk(self.connection)

    def connect(self) -> Connection:
        try:
            connection = self.engine.connect()
            migrate(connection)
        except OperationalError as error:
            raise StoreError(f"{self.path}: {error.orig}; does another server use it?") from error
        except DatabaseError as error:
            raise StoreError(f"{self.path}: {error.orig}") from error
        except CommandError as error:
            raise StoreError(f"{self.path}: made by a newer Hauntbox ({error})") from error
        return connection

    def close(self) -> None:
        self.clerk.stop()
        self.connection.close()
        self.engine.dispose()

    # Tables and seats.

    async def add(self, sheet: Sheet) -> None:
        def do(db: Connection) -> None:
            db.execute(insert(TABLES), writing.table(sheet.table))
            db.execute(insert(SEATS), writing.seats(sheet))

        await self.clerk.ask(do)

    async def change(self, sheet: Sheet, snapshot: Snapshot | None = None) -> None:
        """The table's row and all its seats as they are now; with the first position when the game starts."""
        code, row, seats = sheet.table.code, writing.table(sheet.table), writing.seats(sheet)
        picture = writing.snapshot(code, snapshot) if snapshot else None

        def do(db: Connection) -> None:
            db.execute(update(TABLES).where(TABLES.c.code == code), row)
            db.execute(delete(SEATS).where(SEATS.c.code == code))
            db.execute(insert(SEATS), seats)
            if picture:
                db.execute(insert(SNAPSHOTS).prefix_with("OR REPLACE"), picture)

        await self.clerk.ask(do)

    async def find(self, code: str) -> Sheet | None:
        def do(db: Connection) -> Sheet | None:
            row = db.execute(select(TABLES).where(TABLES.c.code == code)).mappings().first()
            seats = db.execute(select(SEATS).where(SEATS.c.code == code).order_by(SEATS.c.seat)).mappings()
            return Sheet(reading.table(row), [reading.seat(each) for each in seats]) if row else None

        return await self.clerk.ask(do)

    async def unfinished(self) -> list[str]:
        """The codes of tables that are being played."""
        playing = select(TABLES.c.code).where(TABLES.c.started > 0, TABLES.c.closed == 0, ~TABLES.c.over)
        return await self.clerk.ask(lambda db: list(db.execute(playing).scalars()))

    # The game.

    async def write(
        self, code: str, kept: Sequence[Kept], snapshot: Snapshot | None = None, over: bool = False
    ) -> None:
        """The next entries of a journal. A number that is taken is an error: somebody else has moved there."""
        rows = [writing.entry(code, each) for each in kept]
        picture = writing.snapshot(code, snapshot) if snapshot else None

        def do(db: Connection) -> None:
            db.execute(insert(JOURNAL), rows)
            if picture:
                db.execute(insert(SNAPSHOTS), picture)
            if over:
                db.execute(update(TABLES).where(TABLES.c.code == code), {"over": True})

        await self.clerk.ask(do)

    async def write_numbers(self, code: str, numbers: Numbers) -> None:
        row = {"numbers": writing.text(numbers)}
        await self.clerk.ask(lambda db: db.execute(update(TABLES).where(TABLES.c.code == code), row) and None)

    async def journal(self, code: str) -> list[Kept]:
        def do(db: Connection) -> list[Any]:
            return list(db.execute(select(JOURNAL).where(JOURNAL.c.code == code).order_by(JOURNAL.c.n)).mappings())

        return [reading.entry(row) for row in await self.clerk.ask(do)]

    async def add_snapshot(self, code: str, snapshot: Snapshot) -> None:
        row = writing.snapshot(code, snapshot)
        await self.clerk.ask(lambda db: db.execute(insert(SNAPSHOTS).prefix_with("OR REPLACE"), row) and None)

    async def snapshot(self, code: str, before: int) -> Snapshot | None:
        """The last one with no more than so many entries of the journal before it."""
        found = select(SNAPSHOTS).where(SNAPSHOTS.c.code == code, SNAPSHOTS.c.n <= before)
        latest = found.order_by(SNAPSHOTS.c.n.desc()).limit(1)
        row = await self.clerk.ask(lambda db: db.execute(latest).mappings().first())
        return Snapshot(row["n"], row["rules"], row["state"]) if row else None

    # Campaigns.

    async def turn_page(self, sheet: Sheet, played: PageRow, snapshot: Snapshot) -> None:
        """The table goes on with another chapter; what was played at it becomes a page."""
        code, row, page = sheet.table.code, writing.table(sheet.table), writing.page(sheet.table.code, played)

        def do(db: Connection) -> None:
            db.execute(insert(PAGES), page)
            for rows in (JOURNAL, SNAPSHOTS):
                db.execute(delete(rows).where(rows.c.code == code))
            db.execute(insert(SNAPSHOTS), writing.snapshot(code, snapshot))
            db.execute(update(TABLES).where(TABLES.c.code == code), row)

        await self.clerk.ask(do)

    async def add_campaign(
        self, sheet: Sheet, pages: Sequence[PageRow], journal: Sequence[Kept], snapshot: Snapshot
    ) -> None:
        """A table in the middle of a campaign."""
        code = sheet.table.code

        def do(db: Connection) -> None:
            db.execute(insert(TABLES), writing.table(sheet.table))
            db.execute(insert(SEATS), writing.seats(sheet))
            for page in pages:
                db.execute(insert(PAGES), writing.page(code, page))
            for kept in journal:
                db.execute(insert(JOURNAL), writing.entry(code, kept))
            db.execute(insert(SNAPSHOTS), writing.snapshot(code, snapshot))

        await self.clerk.ask(do)

    async def pages(self, code: str) -> list[PageRow]:
        found = select(PAGES).where(PAGES.c.code == code).order_by(PAGES.c.n)
        return [reading.page(row) for row in await self.clerk.ask(lambda db: list(db.execute(found).mappings()))]

    # Chat.

    async def say(self, code: str, line: ChatLine) -> None:
        text = writing.text(line)

        def do(db: Connection) -> None:
            said = select(func.count()).select_from(CHAT).where(CHAT.c.code == code)
            db.execute(insert(CHAT), {"code": code, "n": db.execute(said).scalar_one(), "line": text})

        await self.clerk.ask(do)

    async def chat(self, code: str, last: int) -> list[ChatLine]:
        """The last lines, oldest first."""
        found = select(CHAT.c.line).where(CHAT.c.code == code).order_by(CHAT.c.n.desc()).limit(last)
        lines = await self.clerk.ask(lambda db: list(db.execute(found).scalars()))
        return [reading.line(text) for text in reversed(lines)]


def open_engine(path: Path) -> Engine:
    threads = {"check_same_thread": False, "timeout": 0.5}  # made here, used by the clerk
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool, connect_args=threads)

    @event.listens_for(engine, "connect")
    def set_up(raw: Any, _: object) -> None:
        for pragma in PRAGMAS:
            raw.execute(f"PRAGMA {pragma}")

    return engine
