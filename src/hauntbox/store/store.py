"""The one door to what is kept. It gives and takes rows; SQL stays behind it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from time import time
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from hauntbox.store import queries, reading, writing
from hauntbox.store.archive import told
from hauntbox.store.clerk import Clerk
from hauntbox.store.copying import check_whole
from hauntbox.store.engine import FILE, open_engine, raw
from hauntbox.store.lock import FolderLock
from hauntbox.store.migrate import bring_up_to_date
from hauntbox.store.privacy import make_private
from hauntbox.store.rows import ChatLine, Kept, Numbers, PageRow, Sheet, Snapshot
from hauntbox.store.schema import CHAT, JOURNAL, PAGES, SEATS, SNAPSHOTS, TABLES

HOUR: Final = 3600.0


class Store:
    """Used by one event loop. Every call that writes is on the disk when it returns."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        make_private(folder, FILE)
        self.lock = FolderLock(folder)
        try:
            self.engine = open_engine(self.path)
            self.connection = self.connect()
        except BaseException:
            self.lock.close()
            raise
        self.touched: dict[str, float] = {}  # code -> when that was last written down
        self.clerk = Clerk(self.connection)

    def connect(self) -> Connection:
        """What is damaged, newer or in use is told in one line; what is older is brought up to date. Raises
        StoreError."""
        with told(self.path):
            connection = self.engine.connect()
            try:
                check_whole(raw(connection), self.path)
                bring_up_to_date(connection, self.path)
            except BaseException:
                connection.close()
                raise
        return connection

    def close(self) -> None:
        self.clerk.stop()
        self.connection.close()
        self.engine.dispose()
        self.lock.close()

    def touch(self, db: Connection, code: str) -> None:
        """Somebody was at the table. Once an hour is enough, for tables are kept for days."""
        if time() - self.touched.get(code, 0.0) > HOUR:
            self.touched[code] = time()
            db.execute(update(TABLES).where(TABLES.c.code == code), {"touched": self.touched[code]})

    # Tables and seats.

    async def add(self, sheet: Sheet) -> None:
        def do(db: Connection) -> None:
            db.execute(insert(TABLES), {**writing.table(sheet.table), "touched": time()})
            db.execute(insert(SEATS), writing.seats(sheet))

        await self.clerk.ask(do)

    async def change(self, sheet: Sheet, snapshot: Snapshot | None = None) -> None:
        """The table's row and all its seats as they are now; with the first position when the game starts."""
        code, row, seats = sheet.table.code, writing.table(sheet.table), writing.seats(sheet)
        picture = writing.snapshot(code, snapshot) if snapshot else None

        def do(db: Connection) -> None:
            db.execute(update(TABLES).where(TABLES.c.code == code), row)
            self.touch(db, code)
            db.execute(delete(SEATS).where(SEATS.c.code == code))
            db.execute(insert(SEATS), seats)
            if picture:
                db.execute(insert(SNAPSHOTS).prefix_with("OR REPLACE"), picture)

        await self.clerk.ask(do)

    async def find(self, code: str) -> Sheet | None:
        return await self.clerk.ask(lambda db: queries.find(db, code))

    async def unfinished(self) -> list[str]:
        """The codes of tables that are being played."""
        return await self.clerk.ask(queries.unfinished)

    async def delete(self, codes: Sequence[str]) -> None:
        """With all that belongs to them."""
        await self.clerk.ask(lambda db: self.remove(db, codes))

    async def clear_away(self, finished: float, abandoned: float, spared: Collection[str] = ()) -> list[str]:
        """Delete the tables that nobody has touched since then, those that are finished and those that are not."""

        def do(db: Connection) -> list[str]:
            codes = [code for code in queries.outdated(db, finished, abandoned) if code not in spared]
            self.remove(db, codes)
            return codes

        return await self.clerk.ask(do)

    def remove(self, db: Connection, codes: Sequence[str]) -> None:
        for code in codes:
            db.execute(delete(TABLES).where(TABLES.c.code == code))
            self.touched.pop(code, None)

    # The game.

    async def write(
        self, code: str, kept: Sequence[Kept], snapshot: Snapshot | None = None, over: bool = False
    ) -> None:
        """The next entries of a journal. A number that is taken is an error: somebody else has moved there."""
        rows = [writing.entry(code, each) for each in kept]
        picture = writing.snapshot(code, snapshot) if snapshot else None

        def do(db: Connection) -> None:
            db.execute(insert(JOURNAL), rows)
            self.touch(db, code)
            if picture:
                db.execute(insert(SNAPSHOTS), picture)
            if over:
                db.execute(update(TABLES).where(TABLES.c.code == code), {"over": True})

        await self.clerk.ask(do)

    async def write_numbers(self, code: str, numbers: Numbers) -> None:
        row = {"numbers": writing.text(numbers)}

        def do(db: Connection) -> None:
            db.execute(update(TABLES).where(TABLES.c.code == code), row)
            self.touch(db, code)

        await self.clerk.ask(do)

    async def journal(self, code: str) -> list[Kept]:
        return await self.clerk.ask(lambda db: queries.journal(db, code))

    async def add_snapshot(self, code: str, snapshot: Snapshot) -> None:
        row = writing.snapshot(code, snapshot)
        await self.clerk.ask(lambda db: db.execute(insert(SNAPSHOTS).prefix_with("OR REPLACE"), row) and None)

    async def snapshot(self, code: str, before: int) -> Snapshot | None:
        """The last one with no more than so many entries of the journal before it."""
        return await self.clerk.ask(lambda db: queries.snapshot(db, code, before))

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
            self.touch(db, code)

        await self.clerk.ask(do)

    async def add_campaign(
        self, sheet: Sheet, pages: Sequence[PageRow], journal: Sequence[Kept], snapshot: Snapshot
    ) -> None:
        """A table in the middle of a campaign."""
        code = sheet.table.code

        def do(db: Connection) -> None:
            db.execute(insert(TABLES), {**writing.table(sheet.table), "touched": time()})
            db.execute(insert(SEATS), writing.seats(sheet))
            for page in pages:
                db.execute(insert(PAGES), writing.page(code, page))
            for kept in journal:
                db.execute(insert(JOURNAL), writing.entry(code, kept))
            db.execute(insert(SNAPSHOTS), writing.snapshot(code, snapshot))

        await self.clerk.ask(do)

    async def pages(self, code: str) -> list[PageRow]:
        return await self.clerk.ask(lambda db: queries.pages(db, code))

    # Chat.

    async def say(self, code: str, line: ChatLine) -> None:
        text = writing.text(line)

        def do(db: Connection) -> None:
            said = select(func.count()).select_from(CHAT).where(CHAT.c.code == code)
            self.touch(db, code)
            db.execute(insert(CHAT), {"code": code, "n": db.execute(said).scalar_one(), "line": text})

        await self.clerk.ask(do)

    async def chat(self, code: str, last: int) -> list[ChatLine]:
        """The last lines, oldest first."""
        found = select(CHAT.c.line).where(CHAT.c.code == code).order_by(CHAT.c.n.desc()).limit(last)
        lines = await self.clerk.ask(lambda db: list(db.execute(found).scalars()))
        return [reading.line(text) for text in reversed(lines)]
