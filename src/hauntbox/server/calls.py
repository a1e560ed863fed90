"""REST calls: each is one function with its path, its token and its Structs; routes and the OpenAPI document follow."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from msgspec import DecodeError, MsgspecError, json
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from hauntbox.server.errors import Denied, Stale, bad, no_token, too_many
from hauntbox.server.forms import Refusal
from hauntbox.server.hall import Hall
from hauntbox.server.limits import MESSAGE, NAME
from hauntbox.server.visitor import Visitor

LOG: Final = logging.getLogger("hauntbox.server")
JSON: Final = "application/json"
NOBODY, MAYBE, ANY, SEAT, HOST = "none", "maybe", "any", "seat", "host"  # whose token a call wants


@dataclass(frozen=True)
class Asked:
    """A request, once it is clear who asks and what."""

    hall: Hall
    request: Request
    visitor: Visitor | None
    body: Any

    @property
    def known(self) -> Visitor:
        if self.visitor is None:
            raise no_token()
        return self.visitor

    @property
    def code(self) -> str:
        return str(self.request.path_params["code"])

    def number(self, name: str) -> int:
        return int(self.request.path_params[name])

    def check_rate(self) -> None:
        """For what costs the server something: an address may ask for it only so often."""
        client = self.request.client
        if not self.hall.creations.takes(client.host if client else ""):
            raise too_many()


@dataclass(frozen=True)
class Call:
    """One row of docs/wire.md."""

    method: str
    path: str
    token: str
    says: str
    answer: Any
    body: type | None
    query: tuple[str, ...]
    media: str
    most: int  # bytes of the body
    do: Callable[[Asked], Awaitable[Any]]


CALLS: Final[list[Call]] = []


def call(
    method: str,
    path: str,
    token: str,
    says: str,
    answer: Any = None,
    body: type | None = None,
    query: tuple[str, ...] = (),
    media: str = JSON,
    most: int = MESSAGE,
) -> Callable[[Callable[[Asked], Awaitable[Any]]], Callable[[Asked], Awaitable[Any]]]:
    def add(do: Callable[[Asked], Awaitable[Any]]) -> Callable[[Asked], Awaitable[Any]]:
        CALLS.append(Call(method, path, token, says, answer, body, query, media, most, do))
        return do

    return add


async def serve(one: Call, hall: Hall, request: Request) -> Response:
    """From a request to an answer; whatever goes wrong is one sentence."""
    try:
        visitor = await visitor_of(one, hall, request)
        body = await read_body(request, one.body, one.most) if one.body is not None else None
        made = await one.do(Asked(hall, request, visitor, body))
        return made if isinstance(made, Response) else Response(json.encode(made), media_type=JSON)
    except Denied as error:
        return denied(error)
    except Exception:
        LOG.exception("%s %s failed", one.method, one.path)
        return denied(Denied(HTTPStatus.INTERNAL_SERVER_ERROR, "a bug: it is written down in the server's log"))


def denied(error: Denied) -> Response:
    scene = error.scene if isinstance(error, Stale) else None
    return Response(json.encode(Refusal(error.text, error.rule, scene)), int(error.status), media_type=JSON)


def token_in(request: HTTPConnection) -> str:
    """From the header, or from a link; of a request or a socket."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else request.query_params.get("token", "")


def device_in(request: HTTPConnection) -> str:
    """What the device calls itself, so that its holder can tell it from others; it opens nothing."""
    return (request.headers.get("x-device") or request.query_params.get("device", ""))[:NAME]


async def visitor_of(one: Call, hall: Hall, request: Request) -> Visitor | None:
    token = token_in(request)
    if one.token == NOBODY or (one.token == MAYBE and not token):
        return None
    visitor = await hall.visitor(token, device_in(request))
    code = request.path_params.get("code")
    if code is not None and await hall.find(code) is not visitor.live:
        raise no_token()
    if one.token == HOST:
        visitor.check_host()
    if one.token == SEAT:
        visitor.check_seat()
    return visitor


async def read_body(request: Request, kind: type, most: int) -> Any:
    chunks, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Denied(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"more than {most // 1024} KB")
        chunks.append(chunk)
    try:
        return json.decode(b"".join(chunks) or b"{}", type=kind)
    except (DecodeError, MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad(f"not understood: {error}") from error
