"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import json
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from hauntbox.server.cluster.hand_on import HandOn
from hauntbox.server.config.cluster import ClusterSettings
from hauntbox.server.config.limits import Limits
from hauntbox.server.config.retention import Retention
from hauntbox.server.errors import unknown
from hauntbox.server.health import metrics
from hauntbox.server.http import (
    campaign_routes,
    lab_routes,
    lobby_routes,
    routing,
    seat_routes,
    static_files,
    table_routes,
)
from hauntbox.server.http.request_guard import Guarded, Names
from hauntbox.server.http.routing import CALLS, Call
from hauntbox.server.live import connection
from hauntbox.server.live.tables import Tables
from hauntbox.server.wire.openapi import document
from hauntbox.store import Store, StoreCalls

if TYPE_CHECKING:
    from hauntbox.server.cluster.node import Node

# Importing them fills CALLS.
CALL_MODULES: Final = (lobby_routes, seat_routes, table_routes, campaign_routes, lab_routes)

OpenTables = Callable[[], Tables]


def make_app(
    open_tables: OpenTables,
    pages: Path = static_files.FOLDER,
    names: Names | None = None,
    metrics: str = "loopback",
    lab: str = "loopback",
) -> Starlette:
    """The tables are opened when the server starts, inside its event loop. The server answers to these names alone."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables = app.state.tables = open_tables()
        if tables.node is not None:
            tables.node.served_by(app)
        yield
        await tables.close()

    app = Starlette(routes=routes(pages), lifespan=lifespan)
    app.state.metrics, app.state.lab, app.state.door = metrics, lab, None
    app.add_middleware(HandOn)
    app.add_middleware(Guarded, names=names or Names())
    return app


def tables_in(store: StoreCalls, limits: Limits, keeping: Retention | None, settings: ClusterSettings) -> OpenTables:
    """The store is open already, so that one that cannot be used is told before anything runs."""
    return lambda: Tables(store, limits, keeping=keeping, node=node_of(store, settings))


def node_of(store: StoreCalls, settings: ClusterSettings) -> Node | None:
    """None for a process that has its store for itself."""
    if isinstance(store, Store):
        return None
    from hauntbox.server.cluster.node import Node
    from hauntbox.store.postgres.store import PostgresStore

    assert isinstance(store, PostgresStore)
    return Node(store, settings)


def routes(pages: Path) -> list[BaseRoute]:
    found: list[BaseRoute] = [Route(one.path, endpoint(one), methods=[one.method]) for one in CALLS]
    found.append(Route("/api/openapi.json", openapi))
    found += [Route("/health", metrics.health), Route("/ready", metrics.ready), Route("/metrics", metrics.metrics)]
    found.append(WebSocketRoute("/api/socket", play))
    found.append(Route("/api/{rest:path}", no_such_call, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]))
    if (pages / "index.html").is_file():
        found.append(Mount("/", static_files.Pages(directory=pages, html=True)))
    else:
        found.append(Route("/{rest:path}", static_files.bare))
    return found


def endpoint(one: Call) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        return await routing.serve(one, request.app.state.tables, request)

    return serve


async def play(ws: WebSocket) -> None:
    await connection.serve(ws.app.state.tables, ws)


async def openapi(request: Request) -> Response:
    return Response(json.encode(document(request.scope.get("root_path", ""))), media_type=routing.JSON)


async def no_such_call(request: Request) -> Response:
    return routing.denied(unknown(f"there is no {request.method} {request.url.path[:80]}"))
