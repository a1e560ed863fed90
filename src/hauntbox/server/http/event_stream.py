"""The messages of the socket as lines of JSON, for bots that like that better."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from hauntbox.server.auth.visitor import Visitor
from hauntbox.server.live.listener import Listener
from hauntbox.server.live.live_table import LiveTable

QUIET: Final = 15.0  # seconds after which an empty line shows that the connection lives


async def lines(visitor: Visitor, address: str) -> AsyncIterator[str]:
    """Until the connection, or the table, is gone."""
    live, limits = visitor.live, visitor.live.tables.limits
    listener = Listener(visitor.seat, visitor.token_hash, limits.backlog, limits.backlog_bytes, visitor.device)
    with live.tables.gate.listening(address, visitor.token_hash, visitor.is_spectator):
        async for line in heard(live, listener):
            yield line


async def heard(live: LiveTable, listener: Listener) -> AsyncIterator[str]:
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
