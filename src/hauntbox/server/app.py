"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from msgspec import json
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from hauntbox.server import calls, campaign_calls, lobby_calls, seat_calls, socket, static, table_calls, vitals
from hauntbox.server.calls import CALLS, Call
from hauntbox.server.errors import unknown
from hauntbox.server.guard import Guarded, Names
from hauntbox.server.hall import Hall
from hauntbox.server.keeping import Keeping
from hauntbox.server.limits import Limits
from hauntbox.server.openapi import document
from hauntbox.store import Store

CALL_MODULES: Final = (lobby_calls, seat_calls, table_calls, campaign_calls)  # importing them fills CALLS

OpenHall = Callable[[], Hall]


def make_app(
    open_hall: OpenHall, pages: Path = static.FOLDER, names: Names | None = None, metrics: str = "loopback"
) -> Starlette:
    """The hall is opened when the server starts, inside its event loop. It answers to these names alone."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = open_hall()
        yield
        await hall.close()

    app = Starlette(routes=routes(pages), lifespan=lifespan)
    app.state.metrics, app.state.door = metrics, None
    app.add_middleware(Guarded, names=names or Names())
    return app


def hall_in(folder: Path, limits: Limits, keeping: Keeping | None = None) -> OpenHall:
    """The store is opened at once, so that one that cannot be used is told before anything runs."""
    store = Store(folder)
    return lambda: Hall(store, limits, keeping=keeping)


def routes(pages: Path) -> list[BaseRoute]:
    found: list[BaseRoute] = [Route(one.path, endpoint(one), methods=[one.method]) for one in CALLS]
    found.append(Route("/api/openapi.json", openapi))
    found += [Route("/health", vitals.health), Route("/ready", vitals.ready), Route("/metrics", vitals.metrics)]
    found.append(WebSocketRoute("/api/socket", play))
    found.append(Route("/api/{rest:path}", no_such_call, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]))
    if (pages / "index.html").is_file():
        found.append(Mount("/", static.Pages(directory=pages, html=True)))
    else:
        found.append(Route("/{rest:path}", static.bare))
    return found


def endpoint(one: Call) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        return await calls.serve(one, request.app.state.hall, request)

    return serve


async def play(ws: WebSocket) -> None:
    await socket.serve(ws.app.state.hall, ws)


async def openapi(request: Request) -> Response:
    return Response(json.encode(document(request.scope.get("root_path", ""))), media_type=calls.JSON)


async def no_such_call(request: Request) -> Response:
    return calls.denied(unknown(f"there is no {request.method} {request.url.path[:80]}"))
