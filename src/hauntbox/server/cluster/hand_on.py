"""Before a request is answered: is its table led here? With one node it always is."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from hauntbox.server.auth.tokens import LENGTH, code_in, read_code
from hauntbox.server.cluster.lines import cut_off
from hauntbox.server.failures import where
from hauntbox.server.http.routing import token_in
from hauntbox.store import StoreError

TABLES: Final = "/api/tables/"
LONGEST: Final = 2 * LENGTH


class HandOn:
    """A table's calls and sockets go to the node that leads it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        node = scope["app"].state.tables.node if scope["type"] != "lifespan" else None
        code = code_of(scope) if node is not None else ""
        if node is None or not code:
            await self.app(scope, receive, send)
            return
        try:
            leader = await node.leader_of(code)
            if leader:
                await node.hand_on(code, leader, scope, receive, send)
        except StoreError as error:
            node.counts[f"lookups failed: {where(error).partition(' ')[0]}"] += 1
            await cut_off(scope, send, begun=False)
            return
        if not leader:
            await self.app(scope, receive, send)


def code_of(scope: Scope) -> str:
    """Of the table that a call is about: it stands in the path, or the token begins with it."""
    path = scope["path"].removeprefix(scope.get("root_path", ""))
    if not path.startswith("/api/"):
        return ""
    named = path[len(TABLES) :].partition("/")[0] if path.startswith(TABLES) else ""
    code = read_code(named or code_in(token_in(HTTPConnection(scope))))
    return code if len(code) <= LONGEST else ""
