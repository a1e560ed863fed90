"""A server without a network: requests go straight to the application, listeners straight to their tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from hauntbox.server.app import make_app
from hauntbox.server.hall import Hall
from hauntbox.server.listener import Listener
from hauntbox.server.live import LiveTable
from hauntbox.server.readers import Readers
from hauntbox.store import Store
from server.kit import ROOMY, House

Message = dict[str, Any]
T = TypeVar("T")


class ReadersHere(Readers):
    """Reads in a thread of this process, which knows the games that a test has made and the parts it has broken."""

    async def do(self, who: str, work: Callable[..., T], *args: Any, seconds: float = 0.0) -> T:
        return await asyncio.to_thread(work, *args)


def hall_of(store: Store, **more: Any) -> Hall:
    hall = Hall(store, ROOMY, **more)
    hall.readers = ReadersHere(ROOMY.reading)
    return hall


@asynccontextmanager
async def indoors(folder: Path, **more: Any) -> AsyncIterator[House]:
    store = Store(folder)
    app = make_app(lambda: hall_of(store, **more))
    async with app.router.lifespan_context(app):
        door = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=door, base_url="http://localhost") as rest:
            yield House(app.state.hall, 0, rest)


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
