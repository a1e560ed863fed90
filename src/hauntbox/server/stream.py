"""The messages of the socket as lines of JSON, for bots that like that better."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from hauntbox.server.listener import Listener
from hauntbox.server.visitor import Visitor

QUIET: Final = 15.0  # seconds after which an empty line shows that the connection lives


async def lines(visitor: Visitor) -> AsyncIterator[str]:
    live = visitor.live
    listener = Listener(visitor.seat, visitor.token_hash, live.hall.limits.backlog, visitor.device)
    try:
        await live.join(listener)
        while True:
            try:
                message = await asyncio.wait_for(listener.next(), QUIET)
            except TimeoutError:
                message = ""
            if message is None:
                return
            yield f"{message}\n"
    finally:
        live.part(listener)
