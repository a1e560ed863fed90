"""REST calls: each is one function with its path, its token and its Structs; routes and the OpenAPI document follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from msgspec import json
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from hauntbox.server.auth.visitor import Visitor
from hauntbox.server.config.limits import MESSAGE, NAME, neighbourhood
from hauntbox.server.errors import Denied, Stale, bad, no_token, out_of_order, too_many
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.tables import Tables
from hauntbox.server.wire.rest_types import Refusal
from hauntbox.store import StoreError

T = TypeVar("T")
P = ParamSpec("P")
LOG: Final = logging.getLogger("hauntbox.server")
JSON: Final = "application/json"
LONGEST: Final = 600  # letters of a refusal: it may quote what was sent
NOBODY, MAYBE, ANY, SEAT, HOST = "none", "maybe", "any", "seat", "host"  # whose token a call wants


@dataclass(frozen=True)
class CallContext:
    """A request, once it is clear who asks and what."""

    tables: Tables
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

    @property
    def address(self) -> str:
        """Where the visitor comes from."""
        return address_of(self.request)

    async def alone(
        self, do: Callable[Concatenate[LiveTable, P], Awaitable[T]], *given: P.args, **named: P.kwargs
    ) -> T:
        """Do something at the visitor's table while nobody else does."""
        live = self.known.live
        async with live.lock:
            return await do(live, *given, **named)

    def check_rate(self) -> None:
        """For what costs the server something: an address may ask for it only so often."""
        if not self.tables.gate.creations.takes(self.address):
            raise too_many()

    async def read(self, work: Callable[..., T], *args: Any, seconds: float = 0.0) -> T:
        """Let a reader do it: content from outside is not worked on in the event loop."""
        return await self.tables.readers.do(self.address, work, *args, seconds=seconds)

    async def remember(self, key: str, work: Callable[..., T], *args: Any) -> T:
        """What is the same for everybody is worked out once."""
        if key not in self.tables.common:
            self.tables.common[key] = await self.read(work, *args)
        found: T = self.tables.common[key]
        return found


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
    do: Callable[[CallContext], Awaitable[Any]]


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
) -> Callable[[Callable[[CallContext], Awaitable[Any]]], Callable[[CallContext], Awaitable[Any]]]:
    def add(do: Callable[[CallContext], Awaitable[Any]]) -> Callable[[CallContext], Awaitable[Any]]:
        CALLS.append(Call(method, path, token, says, answer, body, query, media, most, do))
        return do

    return add


async def serve(one: Call, tables: Tables, request: Request) -> Response:
    """From a request to an answer; whatever goes wrong is one sentence."""
    try:
        await asyncio.shield(tables.opened)
        visitor = await visitor_of(one, tables, request)
        body = await read_in_time(request, one, tables.limits.body_time) if one.body is not None else None
        made = await one.do(CallContext(tables, request, visitor, body))
        return made if isinstance(made, Response) else Response(json.encode(made), media_type=JSON)
    except Denied as error:
        tables.gate.refused[error.status.phrase] += 1
        return denied(error)
    except StoreError as error:
        LOG.error("%s %s: %s", one.method, one.path, error)
        return denied(out_of_order(error))
    except Exception:
        LOG.exception("%s %s failed", one.method, one.path)
        return denied(Denied(HTTPStatus.INTERNAL_SERVER_ERROR, "a bug: it is written down in the server's log"))


def denied(error: Denied) -> Response:
    scene = error.scene if isinstance(error, Stale) else None
    text = error.text if len(error.text) <= LONGEST else f"{error.text[:LONGEST]} ..."
    return Response(json.encode(Refusal(text, error.rule, scene)), int(error.status), media_type=JSON)


def address_of(request: HTTPConnection) -> str:
    return neighbourhood(request.client.host if request.client else "")


def token_in(request: HTTPConnection) -> str:
    """From the header, or from a link; of a request or a socket."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else request.query_params.get("token", "")


def device_in(request: HTTPConnection) -> str:
    """What the device calls itself, so that its holder can tell it from others; it opens nothing."""
    return (request.headers.get("x-device") or request.query_params.get("device", ""))[:NAME]


async def visitor_of(one: Call, tables: Tables, request: Request) -> Visitor | None:
    token, code = token_in(request), request.path_params.get("code")
    if one.token == NOBODY or (one.token == MAYBE and not token):
        if code is not None:
            await find_slowly(tables, code, address_of(request))
        return None
    visitor = await visitor_slowly(tables, token, address_of(request), device_in(request))
    if code is not None and await tables.find(code) is not visitor.live:
        raise no_token()
    if one.token == HOST:
        visitor.check_host()
    if one.token == SEAT:
        visitor.check_seat()
    return visitor


async def find_slowly(tables: Tables, code: str, address: str) -> None:
    """Whoever has guessed too often finds no table for a while, not even one that is there; a link still opens it."""
    if not tables.gate.guesses.has(address):
        raise too_many()
    try:
        await tables.find(code)
    except Denied as error:
        if error.status == HTTPStatus.NOT_FOUND:
            tables.gate.guesses.takes(address)
        raise


async def visitor_slowly(tables: Tables, token: str, address: str, device: str = "") -> Visitor:
    """A right token is always good; of wrong ones only so many are looked at."""
    try:
        return await tables.visitor(token, device)
    except Denied as error:
        is_wrong = error.status == HTTPStatus.UNAUTHORIZED
        raise too_many() if is_wrong and not tables.gate.guesses.takes(address) else error from None


async def read_in_time(request: Request, one: Call, seconds: float) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Denied(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, f"send it as {JSON}")
    try:
        async with asyncio.timeout(seconds):
            return await read_body(request, one.body, one.most)
    except TimeoutError:
        raise Denied(HTTPStatus.REQUEST_TIMEOUT, f"it has not come within {seconds:g} seconds") from None


async def read_body(request: Request, kind: Any, most: int) -> Any:
    chunks, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Denied(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"more than {most // 1024} KB")
        chunks.append(chunk)
    try:
        return json.decode(b"".join(chunks) or b"{}", type=kind)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a ValueError of Python's own
        raise bad(f"not understood: {error}") from error
