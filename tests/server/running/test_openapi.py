"""The document of the calls tells of every call."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route, WebSocketRoute

from hauntbox.server.app import routes
from hauntbox.server.http import static_files
from hauntbox.server.wire.openapi import document

PAGE = Path(__file__).parents[3] / "docs" / "wire.md"


def served() -> Iterator[tuple[str, str]]:
    for route in routes(static_files.FOLDER):
        if isinstance(route, WebSocketRoute):
            yield "get", route.path
        elif isinstance(route, Route) and route.path.startswith("/api/") and "{rest" not in route.path:
            for method in (route.methods or set()) - {"HEAD"}:
                yield method.lower(), re.sub(r":\w+}", "}", route.path)


def test_every_route_is_in_the_document() -> None:
    told = {(method, path) for path, methods in document()["paths"].items() for method in methods}
    assert set(served()) == told


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def test_every_schema_that_is_referred_to_is_there() -> None:
    whole = document()
    known = {f"#/components/schemas/{name}" for name in whole["components"]["schemas"]}
    assert set(references(whole)) <= known


def test_every_call_has_a_name_of_its_own() -> None:
    names = [op["operationId"] for ops in document()["paths"].values() for op in ops.values() if "operationId" in op]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("method", "path"), sorted(set(served())))
def test_the_page_about_the_wire_has_the_call(method: str, path: str) -> None:
    shown = re.sub(r"{(\w+)}", lambda name: {"seat": "N", "move": "N"}.get(name[1], name[1].upper()), path)
    assert f"`{method.upper()} {shown}" in PAGE.read_text()


def test_behind_a_proxy_the_document_says_where() -> None:
    assert document("/games")["servers"] == [{"url": "/games"}]
    assert "servers" not in document()
