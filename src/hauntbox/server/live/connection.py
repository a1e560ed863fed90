"""The socket of one player or spectator."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from http import HTTPStatus
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from hauntbox.server.actions import chat, play
from hauntbox.server.auth.visitor import Visitor
from hauntbox.server.config.limits import MESSAGE, Bucket
from hauntbox.server.errors import Denied, Stale, out_of_order, too_many
from hauntbox.server.http.routing import address_of, device_in, token_in, visitor_slowly
from hauntbox.server.live.listener import Listener
from hauntbox.server.live.live_table import VOID
from hauntbox.server.live.tables import Tables
from hauntbox.server.wire.socket_messages import (
    Act,
    Consent,
    Done,
    Message,
    RefusedMessage,
    Request,
    Say,
    WantHint,
    WantPage,
    WantScene,
    WantStand,
    WantUndo,
    WantWalk,
    decode,
    encode,
)
from hauntbox.store import StoreError

LOG: Final = logging.getLogger("hauntbox.server")
FLOOD: Final = 1008
TOO_BIG: Final = 1009
LATER: Final = 1013
# Whoever is sent away with any other refusal does not come back.
ENDS: Final = {HTTPStatus.TOO_MANY_REQUESTS: FLOOD, HTTPStatus.SERVICE_UNAVAILABLE: LATER}


async def serve(tables: Tables, socket: WebSocket) -> None:
    await socket.accept()
    address = address_of(socket)
    try:
        await asyncio.shield(tables.opened)
        visitor = await visitor_slowly(tables, token_in(socket), address, device_in(socket))
        with tables.gate.listening(address, visitor.token_hash, visitor.is_spectator):
            await Connection(tables, visitor, socket).run()
    except Denied as error:
        tables.gate.refused[error.status.phrase] += 1
        await hang_up(socket, ENDS.get(error.status, VOID), error.text)
    except StoreError as error:
        await hang_up(socket, LATER, out_of_order(error).text)


async def hang_up(socket: WebSocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side has gone
        await socket.close(code, reason)


class Connection:
    """Reads in one task and writes in another, so that neither waits for the other."""

    def __init__(self, tables: Tables, visitor: Visitor, socket: WebSocket) -> None:
        self.visitor = visitor
        self.live = visitor.live
        self.socket = socket
        limits = tables.limits
        self.listener = Listener(visitor.seat, visitor.token_hash, limits.backlog, limits.backlog_bytes, visitor.device)
        self.bucket = Bucket(tables.limits.messages, tables.limits.burst)
        self.patience = tables.limits.patience
        self.hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        writing = asyncio.create_task(self.write())
        try:
            await self.live.join(self.listener)
            await self.read()
        except Exception:
            LOG.exception("table %s: a connection failed", self.live.code)
            self.listener.close(1011, "a bug: it is written down in the server's log")
        finally:
            self.live.part(self.listener)
            self.listener.close(1000, "")
            await writing

    async def write(self) -> None:
        """Until there is nothing more to tell, then hang up."""
        try:
            while (message := await self.listener.next()) is not None:
                await self.socket.send_text(message)
            await self.socket.close(self.listener.code, self.listener.reason)
        except (WebSocketDisconnect, RuntimeError, OSError):  # the other side has gone
            self.listener.close(1000, "")

    async def read(self) -> None:
        while not self.listener.is_closed:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self.take(text if text is not None else event.get("bytes") or b"")
            await asyncio.sleep(0)  # what else has come is not done in the same breath: others wait too

    async def take(self, text: str | bytes) -> None:
        if len(text) > MESSAGE:
            self.listener.close(TOO_BIG, f"more than {MESSAGE // 1024} KB")
        elif not self.bucket.takes():
            self.lose_patience()
        else:
            await self.answer(text)

    def lose_patience(self) -> None:
        self.patience -= 1
        if self.patience <= 0:
            self.listener.close(FLOOD, "too much at once")
        else:
            self.refuse(too_many())

    async def answer(self, text: str | bytes) -> None:
        id = ""
        try:
            request = decode(text)
            id = request.id if isinstance(request, Act | WantWalk) else ""
            await self.do(request)
        except Stale as error:
            self.refuse(error, id)
            await self.show()
        except Denied as error:
            self.refuse(error, id)
        except (ValueError, RecursionError) as error:
            self.tell(RefusedMessage(f"not understood: {str(error)[:200]}"))

    def refuse(self, error: Denied, id: str = "") -> None:
        self.tell(RefusedMessage(error.text, id, error.rule))

    def tell(self, message: Message) -> None:
        self.listener.tell(encode(message))

    async def do(self, request: Request) -> None:
        live = self.live
        if isinstance(request, WantScene):
            await self.show()
            return
        seat = self.visitor.check_seat()
        match request:
            case Act():
                self.tell(Done(request.id, await play.act(live, seat, request)))
            case WantWalk():
                self.tell(Done(request.id, await play.walk(live, seat, request)))
            case WantUndo():
                await play.undo(live, seat, request.by)
            case Consent():
                await play.consent(live, seat, request.yes)
            case Say():
                await chat.say(live, seat, request)
            case WantStand():
                await play.stand(live, seat, request.question, request.option)
            case WantPage():
                await play.page(live, seat)
            case WantHint():
                self.think_of_a_hint(seat)

    async def show(self) -> None:
        """Under the lock: what is not on the disk yet is not shown."""
        async with self.live.lock:
            self.listener.tell(await self.live.whole_scene(self.visitor.seat))

    def think_of_a_hint(self, seat: int) -> None:
        """Beside all else: who waits for advice may act meanwhile. One at a time."""
        if self.hints:
            raise too_many()
        task = asyncio.create_task(self.hint(seat))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def hint(self, seat: int) -> None:
        try:
            self.tell(await play.hint(self.live, seat))
        except Denied as error:
            self.refuse(error)
