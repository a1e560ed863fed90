"""Tables are played, something breaks, and every table has to go on; then histories and journals are compared."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from sqlalchemy import select

from faults.clients import Client, lay
from faults.history import History, Journal, faults
from hauntbox.server.health.store_check import gaps, play_again, sheet_of
from hauntbox.store.database import from_rows, queries
from hauntbox.store.database.schema import JOURNAL
from hauntbox.store.postgres.engine import connected, open_engine, read_url
from server.kit import Links

AFTER: Final = 180.0  # seconds at the most until all tables go on


async def play_through(
    ports: Callable[[], list[int]], number: int, before: float, breaks: Callable[[], Awaitable[None]]
) -> tuple[History, list[Client], list[Links]]:
    """So many tables, by nodes at these ports, until every table has gone on after the break, or is over."""
    history = History()
    tables = await lay(ports(), number)
    clients = [Client(links, seat, ports, history) for links in tables for seat in range(2)]
    playing = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(before)
    await breaks()
    mended = monotonic()
    while monotonic() - mended < AFTER and not all([goes_on(history, links, clients, mended) for links in tables]):
        await asyncio.sleep(0.5)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    stuck = [links.code for links in tables if not goes_on(history, links, clients, mended)]
    assert stuck == []
    return history, clients, tables


def goes_on(history: History, links: Links, clients: list[Client], since: float) -> bool:
    over = [client.is_over for client in clients if client.links is links]
    return all(over) or any(deed.answer == "done" and deed.sent > since for deed in history.of(links.code))


def check(where: str, history: History, tables: list[Links]) -> list[str]:
    """All that is wrong with the journals of a database."""
    url, wrong = read_url(where), []
    with connected(open_engine(url), url) as db:
        for links in tables:
            rows = db.execute(select(JOURNAL).where(JOURNAL.c.code == links.code).order_by(JOURNAL.c.n)).mappings()
            journal: Journal = [(from_rows.entry(row), row["epoch"]) for row in rows]
            wrong += [f"table {links.code}: {line}" for line in faults(history.of(links.code), journal)]
            play_again(db, sheet_of(db, links.code))  # as it is written, or it raises Divergence
        for one in queries.summaries(db):
            wrong += list(gaps(db, one))
    return wrong
