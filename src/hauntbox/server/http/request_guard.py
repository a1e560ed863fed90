"""Before a request gets to the tables: is it meant for this server, is it of our own pages, is it not too much?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from hauntbox.server.config.limits import Gate
from hauntbox.server.errors import Denied, bad, forbidden, too_many
from hauntbox.server.http.routing import address_of, denied

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # links hold secrets
    "Cross-Origin-Opener-Policy": "same-origin",
}
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
LONGEST_PATH: Final = 500
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
SITES: Final = ("same-origin", "none")  # `Sec-Fetch-Site` of our own pages, and of what somebody typed
NUMBERS: Final = ("/health", "/ready", "/metrics")


def is_let_in(who: str, request: HTTPConnection) -> bool:
    """By the word of the config file: `loopback` is somebody at this machine, by no proxy; or everybody, or nobody."""
    is_near = request.client is not None and request.client.host in LOOPBACK
    return who == "everybody" or (who == "loopback" and is_near and "x-forwarded-for" not in request.headers)


@dataclass(frozen=True)
class Names:
    """What this server is called. A page elsewhere can lead its own name here, but not one of these."""

    own: frozenset[str] = LOOPBACK
    public: frozenset[str] = frozenset()  # by which a proxy shows it
    any_number: bool = False  # on a network: an address in numbers is nobody's name

    def bars_host(self, host: str) -> str:
        name = host_name(host)
        if name in self.own or name in self.public or (self.any_number and is_number(name)):
            return ""
        return f"this server is not called {name[:60]!r}: its names are set with --config, see docs/serving.md"

    def bars_origin(self, origin: str, host: str) -> str:
        """The page that asks has to be our own."""
        scheme, _, place = origin.partition("://")
        if scheme in ("http", "https") and (place == host or host_name(place) in self.public):
            return ""
        return f"a page of {origin[:60]!r} may not do that: it is not of this server"


def host_name(host: str) -> str:
    """Without the port; `[::1]:80` without its brackets."""
    name = host.partition("]")[0][1:] if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Guarded:
    """The outermost part. It adds the headers that keep the browser on our side; nothing of the API is to be cached."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        if scope["type"] == "http":
            send = partial(self.send, send, path.startswith("/api/") or path in NUMBERS)
        gate: Gate = scope["app"].state.tables.gate
        request = HTTPConnection(scope)
        try:
            self.check_names(request, gate)
            with self.counted(request, gate, path):
                await self.app(scope, receive, send)
        except Denied as error:
            await refuse(error, scope, receive, send)

    def check_names(self, request: HTTPConnection, gate: Gate) -> None:
        if len(request.scope["path"]) > LONGEST_PATH:
            gate.refused["too long a path"] += 1
            raise Denied(HTTPStatus.REQUEST_URI_TOO_LONG, f"a path may have {LONGEST_PATH} letters")
        host, origin = request.headers.get("host", ""), request.headers.get("origin", "")
        if words := self.names.bars_host(host):
            gate.refused["another host's name"] += 1
            raise bad(words)
        if request.scope["type"] == "http" and request.scope["method"] in HARMLESS:
            return
        is_foreign = request.headers.get("sec-fetch-site", "none") not in SITES
        words = self.names.bars_origin(origin, host) if origin else "a page of another site may not do that"
        if words and (origin or is_foreign):
            gate.refused["another page"] += 1
            raise forbidden(words)

    @contextmanager
    def counted(self, request: HTTPConnection, gate: Gate, path: str) -> Iterator[None]:
        """Files of the pages cost next to nothing; how many sockets there may be at once is counted elsewhere."""
        if not path.startswith("/api/"):
            yield
            return
        address = address_of(request)
        if not gate.requests.takes(address):
            gate.refused["too many requests"] += 1
            raise too_many()
        if request.scope["type"] != "http":
            yield
            return
        with gate.in_flight.one(address):
            yield

    async def send(self, send: Send, is_api: bool, message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = {**HEADERS, **({"Cache-Control": "no-store"} if is_api else {})}
            message["headers"] = [*message["headers"], *[(k.lower().encode(), v.encode()) for k, v in extra.items()]]
        await send(message)


async def refuse(error: Denied, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(1008, error.text[:100])
        return
    response = denied(error)
    if error.status == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["Retry-After"] = "2"
    await response(scope, receive, send)
