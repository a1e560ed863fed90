"""The OpenAPI document, made from the calls and their Structs."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from hauntbox.server.http.routing import CALLS, JSON, MAYBE, NOBODY, Call
from hauntbox.server.wire.rest_types import Refusal
from hauntbox.server.wire.socket_messages import Message, Request

REF: Final = "#/components/schemas/{name}"
PARAMETER: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")


def document(root: str = "") -> dict[str, Any]:
    made = {**whole()}
    if root:
        made["servers"] = [{"url": root}]
    return made


@cache
def whole() -> dict[str, Any]:
    kinds = [kind for one in CALLS for kind in (one.answer, one.body) if kind is not None]
    _, parts = msgspec.json.schema_components([*kinds, Refusal, Request, Message], ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for one in CALLS:
        paths.setdefault(PARAMETER.sub(r"{\1}", one.path), {})[one.method.lower()] = operation(one)
    paths["/api/openapi.json"] = {"get": bare_operation("This document")}
    paths["/api/socket"] = {"get": socket_operation()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hauntbox", "version": version("hauntbox")},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "link": {"type": "apiKey", "in": "query", "name": "token"},
            },
        },
    }


def operation(one: Call) -> dict[str, Any]:
    made: dict[str, Any] = {
        "summary": one.says,
        "operationId": one.do.__name__,
        "parameters": parameters(one),
        "responses": {
            "200": {"description": one.says, "content": {one.media: {"schema": schema(one.answer)}}},
            "4XX": {"description": "A refusal", "content": {JSON: {"schema": schema(Refusal)}}},
        },
        "security": security(one),
    }
    if one.body is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": schema(one.body)}}}
    return made


def security(one: Call) -> list[dict[str, list[str]]]:
    if one.token == NOBODY:
        return []
    return [{"token": []}, {"link": []}, *([{}] if one.token == MAYBE else [])]


def parameters(one: Call) -> list[dict[str, Any]]:
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if kind == "int" else "string"}}
        for name, kind in PARAMETER.findall(one.path)
    ]
    return [*inside, *[{"name": name, "in": "query", "schema": {"type": "string"}} for name in one.query]]


def schema(kind: Any) -> Any:
    found, _ = msgspec.json.schema_components([kind], ref_template=REF)
    return found[0]


def bare_operation(says: str) -> dict[str, Any]:
    return {"summary": says, "responses": {"200": {"description": says}}}


def socket_operation() -> dict[str, Any]:
    """OpenAPI has no sockets; the messages are told as schemas."""
    return {
        "summary": "The socket of a seat or a spectator",
        "security": [{"token": []}, {"link": []}],
        "responses": {"101": {"description": "Messages in both directions"}},
        "x-messages": {"receive": schema(Message), "send": schema(Request)},
    }
