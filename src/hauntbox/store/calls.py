"""All that can be asked of a store, wherever it is. It gives and takes rows; SQL stays behind it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from time import time
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from hauntbox.store.database import from_rows, queries, to_rows
from hauntbox.store.database.schema import CHAT, JOURNAL, PAGES, SEATS, SNAPSHOTS, TABLES
from hauntbox.store.rows import ChatLine, ClockRow, Kept, Numbers, PageRow, Sheet, Snapshot
from hauntbox.store.writer_thread import WriterThread

COLUMNS: Final = [column.name for column in JOURNAL.columns]
VALUES: Final = [f":{name}" for name in COLUMNS]
# Written for every move, and so in SQL: to make it of `insert` takes longer than to do it.
APPEND: Final = f"INSERT INTO {JOURNAL.name} ({', '.join(COLUMNS)}) VALUES ({', '.join(VALUES)})"
HOUR: Final = 3600.0
CHAT_KEPT: Final = 1000  # lines of a table


class StoreCalls:
    """Used by one event loop. Every call that writes is on the disk when it returns."""

    connection: Connection
    writer: WriterThread

    def __init__(self) -> None:
        self.touched: dict[str, float] = {}  # code -> when that was last written down

    def close(self) -> None:
        raise NotImplementedError

    def touch(self, db: Connection, code: str) -> None:
        """Somebody was at the table. Once an hour is enough, for tables are kept for days."""
        if time() - self.touched.get(code, 0.0) > HOUR:
            self.touched[code] = time()
            db.execute(update(TABLES).where(TABLES.c.code == code), {"touched": self.touched[code]})

    # Who leads a table. One process that has the store for itself leads them all.

    async def lead(self, code: str) -> str:
        """Lead the table from now on. Returns "" if that is done, else the node that leads it."""
        return ""

    async def give_back(self, code: str) -> None:
        """Others may take up the table."""

    def check_leads(self, db: Connection, code: str) -> None:
        """In the transaction that writes: nobody else takes the table up before its end. Raises Fenced."""

    def begin_to_lead(self, db: Connection, code: str) -> None:
        """A table that has been added in this transaction."""

    def append(self, db: Connection, code: str, rows: Sequence[Mapping[str, Any]]) -> None:
        db.exec_driver_sql(APPEND, rows)

    # Tables and seats.

    async def add(self, sheet: Sheet) -> None:
        def do(db: Connection) -> None:
            db.execute(insert(TABLES), {**to_rows.table(sheet.row), "touched": time()})
            self.begin_to_lead(db, sheet.row.code)
            db.execute(insert(SEATS), to_rows.seats(sheet))

        await self.writer.ask(do)

    async def change(self, sheet: Sheet, snapshot: Snapshot | None = None) -> None:
        """The table's row and all its seats as they are now; with the first position when the game starts."""
        code, row, seats = sheet.row.code, to_rows.table(sheet.row), to_rows.seats(sheet)
        picture = to_rows.snapshot(code, snapshot) if snapshot else None

        def do(db: Connection) -> None:
            self.check_leads(db, code)
            db.execute(update(TABLES).where(TABLES.c.code == code), row)
            self.touch(db, code)
            db.execute(delete(SEATS).where(SEATS.c.code == code))
            db.execute(insert(SEATS), seats)
            if picture:
                put_snapshot(db, picture)

        await self.writer.ask(do)

    async def find(self, code: str) -> Sheet | None:
        return await self.writer.ask(lambda db: queries.find(db, code))

    async def unfinished(self) -> list[str]:
        """The codes of tables that are being played."""
        return await self.writer.ask(queries.unfinished)

    async def delete(self, codes: Sequence[str]) -> None:
        """With all that belongs to them."""
        await self.writer.ask(lambda db: self.remove(db, codes))

    async def clear_away(self, finished: float, abandoned: float, spared: Collection[str] = ()) -> list[str]:
        """Delete the tables that nobody has touched since then, those that are finished and those that are not."""

        def do(db: Connection) -> list[str]:
            codes = [code for code in queries.outdated(db, finished, abandoned) if code not in spared]
            codes = self.own(db, codes)
            self.remove(db, codes)
            return codes

        return await self.writer.ask(do)

    def own(self, db: Connection, codes: list[str]) -> list[str]:
        """Those of them that this program leads, or leads from now on."""
        return codes

    def remove(self, db: Connection, codes: Sequence[str]) -> None:
        for code in codes:
            db.execute(delete(TABLES).where(TABLES.c.code == code))
            self.touched.pop(code, None)

    # The game.

    async def write(
        self,
        code: str,
        kept: Sequence[Kept],
        snapshot: Snapshot | None = None,
        over: bool = False,
        clock: ClockRow | None = None,
    ) -> None:
        """The next entries of a journal, with the clocks as they stand then where these have changed. A number that is
        taken is an error: somebody else has moved there."""
        rows = [to_rows.entry(code, each) for each in kept]
        changed = {**({"over": True} if over else {}), **({"clock": to_rows.text(clock)} if clock else {})}
        picture = to_rows.snapshot(code, snapshot) if snapshot else None

        def do(db: Connection) -> None:
            self.append(db, code, rows)
            self.touch(db, code)
            if picture:
                db.execute(insert(SNAPSHOTS), picture)
            if changed:
                db.execute(update(TABLES).where(TABLES.c.code == code), changed)

        await self.writer.ask(do)

    async def write_numbers(self, code: str, numbers: Numbers) -> None:
        row = {"numbers": to_rows.text(numbers)}

        def do(db: Connection) -> None:
            self.check_leads(db, code)
            db.execute(update(TABLES).where(TABLES.c.code == code), row)
            self.touch(db, code)

        await self.writer.ask(do)

    async def journal(self, code: str) -> list[Kept]:
        return await self.writer.ask(lambda db: queries.journal(db, code))

    async def add_snapshot(self, code: str, snapshot: Snapshot) -> None:
        row = to_rows.snapshot(code, snapshot)

        def do(db: Connection) -> None:
            self.check_leads(db, code)
            put_snapshot(db, row)

        await self.writer.ask(do)

    async def snapshot(self, code: str, before: int) -> Snapshot | None:
        """The last one with no more than so many entries of the journal before it."""
        return await self.writer.ask(lambda db: queries.snapshot(db, code, before))

    # Campaigns.

    async def turn_page(self, sheet: Sheet, played: PageRow, snapshot: Snapshot) -> None:
        """The table goes on with another chapter; what was played at it becomes a page."""
        code, row, page = sheet.row.code, to_rows.table(sheet.row), to_rows.page(sheet.row.code, played)

        def do(db: Connection) -> None:
            self.check_leads(db, code)
            db.execute(insert(PAGES), page)
            for rows in (JOURNAL, SNAPSHOTS):
                db.execute(delete(rows).where(rows.c.code == code))
            db.execute(insert(SNAPSHOTS), to_rows.snapshot(code, snapshot))
            db.execute(update(TABLES).where(TABLES.c.code == code), row)
            self.touch(db, code)

        await self.writer.ask(do)

    async def add_campaign(
        self, sheet: Sheet, pages: Sequence[PageRow], journal: Sequence[Kept], snapshot: Snapshot
    ) -> None:
        """A table in the middle of a campaign."""
        code = sheet.row.code

        def do(db: Connection) -> None:
            db.execute(insert(TABLES), {**to_rows.table(sheet.row), "touched": time()})
            self.begin_to_lead(db, sheet.row.code)
            db.execute(insert(SEATS), to_rows.seats(sheet))
            for page in pages:
                db.execute(insert(PAGES), to_rows.page(code, page))
            for kept in journal:
                db.execute(insert(JOURNAL), to_rows.entry(code, kept))
            db.execute(insert(SNAPSHOTS), to_rows.snapshot(code, snapshot))

        await self.writer.ask(do)

    async def pages(self, code: str) -> list[PageRow]:
        return await self.writer.ask(lambda db: queries.pages(db, code))

    # Chat.

    async def say(self, code: str, line: ChatLine) -> None:
        """Lines that nobody is shown any more make room."""
        text = to_rows.text(line)

        def do(db: Connection) -> None:
            self.check_leads(db, code)
            last = select(func.max(CHAT.c.n)).where(CHAT.c.code == code)
            n = (db.execute(last).scalar() or 0) + 1
            self.touch(db, code)
            db.execute(insert(CHAT), {"code": code, "n": n, "line": text})
            db.execute(delete(CHAT).where(CHAT.c.code == code, CHAT.c.n <= n - CHAT_KEPT))

        await self.writer.ask(do)

    async def chat(self, code: str, last: int) -> list[ChatLine]:
        """The last lines, oldest first."""
        found = select(CHAT.c.line).where(CHAT.c.code == code).order_by(CHAT.c.n.desc()).limit(last)
        lines = await self.writer.ask(lambda db: list(db.execute(found).scalars()))
        return [from_rows.line(text) for text in reversed(lines)]


def put_snapshot(db: Connection, row: Mapping[str, Any]) -> None:
    """One that is there already is replaced."""
    db.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.code == row["code"], SNAPSHOTS.c.n == row["n"]))
    db.execute(insert(SNAPSHOTS), row)
