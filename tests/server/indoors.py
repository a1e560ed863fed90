"""A server without a network: requests go straight to the application, listeners straight to their tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from hauntbox.server.app import make_app, node_of
from hauntbox.server.config.cluster import ClusterSettings
from hauntbox.server.live.listener import Listener
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.tables import Tables
from hauntbox.server.processes.readers import Readers
from hauntbox.store import StoreCalls
from server.kit import ROOMY, House, store_in

Message = dict[str, Any]
T = TypeVar("T")


class ReadersHere(Readers):
    """Reads in a thread of this process, which knows the games that a test has made and the parts it has broken."""

    async def do(self, who: str, work: Callable[..., T], *args: Any, seconds: float = 0.0) -> T:
        return await asyncio.to_thread(work, *args)


def tables_of(store: StoreCalls, **more: Any) -> Tables:
    tables = Tables(store, ROOMY, node=node_of(store, ClusterSettings()), **more)
    tables.readers = ReadersHere(ROOMY.reading)
    return tables


@asynccontextmanager
async def indoors(folder: Path, **more: Any) -> AsyncIterator[House]:
    store = store_in(folder)
    app = make_app(lambda: tables_of(store, **more))
    async with app.router.lifespan_context(app):
        door = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=door, base_url="http://localhost") as rest:
            yield House(app.state.tables, 0, rest)


async def listening(live: LiveTable, viewer: int) -> Listener:
    """Somebody who has heard all there was so far."""
    listener = Listener(viewer, "", 1000)
    await live.join(listener)
    heard(listener)
    return listener


def heard(listener: Listener) -> list[Message]:
    """What came since the last time."""
    found = []
    while not listener.queue.empty():
        text = listener.queue.get_nowait()
        found.append(json.loads(text) if text is not None else {"type": "end", "reason": listener.reason})
    return found


async def scene_of(house: House, token: str) -> Any:
    return await house.ask("GET", "/api/scene", token)


async def first_act(house: House, token: str, id: str) -> Any:
    """Answer with the first option; the raw answer of the server."""
    scene = await scene_of(house, token)
    options = [option["id"] for option in scene["ask"]["options"] if not option.get("off")]
    return await house.call("POST", "/api/act", token, {"id": id, "index": scene["index"], "option": options[0]})
