"""Both ends of a line: events of ASGI go to the leader, and what it says comes back, byte for byte and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Receive, Scope, Send

from hauntbox.server.cluster.frames import END, Event, Frame
from hauntbox.server.errors import gone
from hauntbox.server.http.routing import denied

MOST: Final = 1_000  # events that wait; of a flood the line is cut, as a slow socket is
MOST_BYTES: Final = 2_000_000
PIECE: Final = 256 * 1024  # bytes of a body in one event: NATS takes no more than a megabyte
LATER: Final = "the table changes its node: connect again in a moment"
AGAIN: Final = 1012  # of a socket's end: the service restarts
KEYS: Final = (
    *("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path"),
    *("headers", "client", "server", "subprotocols"),
)


class Line:
    """One end. `post` brings a frame to the other one."""

    def __init__(self, name: str, code: str, other: str, post: Callable[[str, Frame], None]) -> None:
        self.name = name
        self.code = code
        self.other = other  # node
        self.post = post
        self.queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.waits = 0  # bytes
        self.heard = self.said = 0
        self.shut = ""
        self.is_taken = False
        self.answered = asyncio.Event()  # it is taken, or it ends

    def tell(self, event: dict[str, Any]) -> None:
        self.post(self.other, Event(self.name, self.said, event))
        self.said += 1

    def take(self, frame: Event) -> bool:
        """Was it the next one, and is there room?"""
        if self.shut or frame.n != self.heard or self.queue.qsize() > MOST or self.waits > MOST_BYTES:
            return False
        self.heard += 1
        self.waits += size_of(frame.event)
        self.queue.put_nowait(frame.event)
        return True

    def end(self, why: str) -> None:
        if not self.shut:
            self.shut = why
            self.queue.put_nowait(None)
            self.answered.set()

    async def next(self) -> dict[str, Any] | None:
        """None when there will be no more."""
        event = await self.queue.get()
        self.waits -= size_of(event or {})
        return event


def size_of(event: dict[str, Any]) -> int:
    return len(event.get("text") or event.get("bytes") or event.get("body") or "")


# At the node that took the connection.


def packed(scope: Scope) -> dict[str, Any]:
    """What the leader has to know of a request."""
    return {key: scope[key] for key in KEYS if key in scope}


async def bring_up(line: Line, receive: Receive, note: Callable[[dict[str, Any]], None]) -> None:
    """What the visitor sends, until they are gone."""
    while True:
        event = dict(await receive())
        note(event)
        line.tell(event)
        if event["type"].endswith("disconnect"):
            return


async def bring_down(line: Line, scope: Scope, send: Send) -> None:
    """What the leader says, to its end; a line that is cut ends like a server that starts again."""
    begun = False
    while (event := await line.next()) is not None:
        await send(event)
        begun = True
        if is_last(event):
            return
    if line.shut != END:
        await cut_off(scope, send, begun)


def is_last(event: dict[str, Any]) -> bool:
    return event["type"] == "websocket.close" or (event["type"] == "http.response.body" and not event.get("more_body"))


async def cut_off(scope: Scope, send: Send, begun: bool) -> None:
    if scope["type"] == "websocket":
        if not begun:
            await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": AGAIN, "reason": LATER})
    elif not begun:
        response = denied(gone("the table changes its node: ask once more"))
        response.headers["Retry-After"] = "1"
        await response(scope, nothing, send)


async def nothing() -> Any:
    return {"type": "http.disconnect"}


# At the leader.


def unpacked(scope: dict[str, Any], app: Any) -> Scope:
    headers = [(bytes(name), bytes(value)) for name, value in scope.get("headers", [])]
    client, server = scope.get("client"), scope.get("server")
    more = {"client": tuple(client) if client else None, "server": tuple(server) if server else None}
    return {**scope, **more, "headers": headers, "app": app, "asgi": {"version": "3.0"}, "extensions": {}, "state": {}}


class LeaderEnd:
    """The visitor as the application knows visitors."""

    def __init__(self, line: Line, kind: str) -> None:
        self.line = line
        self.kind = kind

    async def receive(self) -> Any:
        event = await self.line.next()
        if event is None:
            await asyncio.sleep(0)
            self.line.queue.put_nowait(None)  # it is asked again and again
            return {"type": f"{self.kind}.disconnect", "code": 1006}
        return event

    async def send(self, event: Any) -> None:
        if self.line.shut:
            raise OSError("the visitor's node has gone")
        body = event.get("body", b"")
        while len(body) > PIECE:
            self.line.tell({"type": event["type"], "body": body[:PIECE], "more_body": True})
            body = body[PIECE:]
        self.line.tell({**event, "body": body} if "body" in event else dict(event))
