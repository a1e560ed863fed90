"""Tables are played, something breaks, and every table has to go on; then histories and journals are compared."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from sqlalchemy import Connection, select

from faults.clients import Client, Places, lay
from faults.history import History, Journal, faults
from faults.pictures import leaks
from hauntbox.server.health.store_check import gaps, sheet_of
from hauntbox.server.live.painting import SPECTATOR
from hauntbox.store import Sheet
from hauntbox.store.database import from_rows, queries
from hauntbox.store.database.schema import JOURNAL
from hauntbox.store.postgres.engine import connected, open_engine, read_url
from server.kit import Links

PATIENCE: Final = 240.0  # seconds at the most until all tables have gone on
AGAIN: Final = 15.0  # seconds, in which sockets are closed
WATCHED: Final = 4  # every so many tables there is one with an onlooker


class Story:
    """So many tables of two people, who play until it is over."""

    def __init__(self, places: Places, tables: Sequence[Links]) -> None:
        self.history = History()
        self.tables = tables
        seats = [(links, seat) for links in tables for seat in range(2)]
        onlookers = [(links, SPECTATOR) for links in tables[::WATCHED]]
        self.clients = [Client(links, who, places, self.history) for links, who in seats + onlookers]

    async def go_on(self, actions: int = 1) -> None:
        """Wait until so many new actions have been acknowledged at every table that is not over."""
        since = monotonic()
        while stuck := self.stuck(since, actions):
            assert monotonic() - since < PATIENCE, f"these tables do not go on: {stuck}"
            await asyncio.sleep(0.1)

    def stuck(self, since: float, actions: int) -> list[str]:
        over = {client.links.code for client in self.clients if client.is_over}
        return [
            links.code
            for links in self.tables
            if links.code not in over
            and sum(deed.answer == "done" and deed.sent > since for deed in self.history.of(links.code)) < actions
        ]

    @property
    def done(self) -> int:
        return sum(deed.answer == "done" for deed in self.history.deeds)

    @property
    def longest(self) -> float:
        """Seconds that somebody waited for an answer."""
        return max(client.waited for client in self.clients)


@asynccontextmanager
async def playing(places: Places, number: int, before: int) -> AsyncIterator[Story]:
    """It begins when so many actions have been acknowledged at every table, and people play until it ends."""
    story = Story(places, await lay(places(), number))
    tasks = [asyncio.create_task(client.play()) for client in story.clients]
    try:
        await story.go_on(before)
        yield story
    finally:
        await end(tasks)
    assert [task.exception() for task in tasks if not task.cancelled() and task.exception()] == []


async def end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """A task that was cancelled just when something else happened to it may go on: it is cancelled again."""
    waiting: Collection[asyncio.Task[None]] = tasks
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=AGAIN)


def check(where: str, story: Story) -> list[str]:
    """All that is wrong with the journals of a database, and with what people were shown of them."""
    url, tables = read_url(where), []
    with connected(open_engine(url), url) as db:
        wrong = [line for one in queries.summaries(db) for line in gaps(db, one)]
        for links in story.tables:
            tables.append((sheet_of(db, links.code), journal_of(db, links.code)))
    return wrong + [line for sheet, journal in tables for line in wrong_with(story.history, sheet, journal)]


def journal_of(db: Connection, code: str) -> Journal:
    rows = db.execute(select(JOURNAL).where(JOURNAL.c.code == code).order_by(JOURNAL.c.n)).mappings()
    return [(from_rows.entry(row), row["epoch"]) for row in rows]


def wrong_with(history: History, sheet: Sheet, journal: Journal) -> Iterator[str]:
    """The journal is played again on the way, or that raises Divergence."""
    code = sheet.row.code
    shown = {viewer: pictures for (table, viewer), pictures in history.pictures.items() if table == code}
    for line in (*faults(history.of(code), journal), *leaks(sheet, [kept for kept, _ in journal], shown)):
        yield f"table {code}: {line}"
