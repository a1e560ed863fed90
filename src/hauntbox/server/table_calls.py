"""A table over REST: scene, log, actions, replay, bug report; all that a bot needs that wants no socket."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Final

import segno
from msgspec import json
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from hauntbox.scene import Scene
from hauntbox.server import acting, after, looking, stream
from hauntbox.server.calls import ANY, JSON, NOBODY, SEAT, Asked, call
from hauntbox.server.cribs import cards_of
from hauntbox.server.errors import bad, too_many
from hauntbox.server.forms import Acted, ActForm, CribCard, LogLine, Picture, ReplaySteps, Report
from hauntbox.server.messages import Act

NDJSON: Final = "application/x-ndjson"
SVG: Final = "image/svg+xml"
LINK: Final = 500  # letters of a link


@call("GET", "/api/scene", ANY, "The whole scene", Scene)
async def scene(ask: Asked) -> Scene | None:
    live = ask.known.live
    looking.note(ask.known)
    async with live.lock:
        return (await live.up_to_date(ask.known.seat)).scene


@call("GET", "/api/log", ANY, "All that was heard, oldest first", list[LogLine])
async def log(ask: Asked) -> list[LogLine]:
    live = ask.known.live
    looking.note(ask.known)
    async with live.lock:
        sight = await live.up_to_date(ask.known.seat)
    return [LogLine(line.i, line.text, line.rules) for line in sight.log]


@call("POST", "/api/act", SEAT, "Answer a question", Acted, ActForm)
async def act(ask: Asked) -> Acted:
    live, seat = ask.known.live, ask.known.seat
    if not live.bucket(seat).takes():
        raise too_many()
    looking.note(ask.known)
    form = ask.body
    return Acted(await acting.act(live, seat, Act(form.id, form.index, form.option)))


@call("GET", "/api/stream", ANY, "The messages of the socket, one JSON object a line", str, media=NDJSON)
async def follow(ask: Asked) -> Response:
    lines = stream.lines(ask.known, ask.address)
    return StreamingResponse(chain(await anext(lines), lines), media_type=NDJSON)  # too many are refused at once


async def chain(first: str, rest: AsyncIterator[str]) -> AsyncIterator[str]:
    yield first
    async for line in rest:
        yield line


@call("GET", "/api/replay", ANY, "The replay file, after the end", str, media="text/plain")
async def replay(ask: Asked) -> Response:
    return PlainTextResponse(await after.replay(ask.known.live))


@call(
    "GET",
    "/api/replay/steps",
    ANY,
    "What some eyes saw, after the end",
    ReplaySteps,
    query=("as", "at", "was"),
)
async def replay_steps(ask: Asked) -> ReplaySteps:
    query = ask.request.query_params
    at = query.get("at", "0")
    if not at.isdecimal() or len(at) > 9:
        raise bad(f"at={at[:20]}: a number of steps")
    return await after.steps(ask.known, query.get("as", ""), int(at), query.get("was", query.get("as", "")))


@call("GET", "/api/replay/{move:int}", ANY, "The scene after so many steps, after the end", Scene, query=("as",))
async def replay_at(ask: Asked) -> Scene:
    return await after.scene_at(ask.known, ask.number("move"), ask.request.query_params.get("as", ""))


@call("GET", "/api/crib", SEAT, "The seat's reference card", list[CribCard])
async def crib(ask: Asked) -> list[CribCard]:
    return cards_of(ask.known.live, ask.known.seat)


@call("GET", "/api/report", SEAT, "A bug report that holds what this seat may know", Report)
async def report(ask: Asked) -> Response:
    live = ask.known.live
    if not live.bucket(ask.known.seat).takes():
        raise too_many()
    looking.note(ask.known)
    async with live.lock:
        made = await after.report(live, ask.known.seat)
    name = f"hauntbox-{live.code}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(await asyncio.to_thread(printed, made), media_type=JSON, headers=headers)


def printed(made: Report) -> bytes:
    return json.format(json.encode(made), indent=1)


@call("POST", "/api/qr", NOBODY, "A link as a picture for phones", str, Picture, media=SVG)
async def qr(ask: Asked) -> Response:
    if len(ask.body.text) > LINK:
        raise bad(f"{len(ask.body.text)} letters: a picture holds {LINK}")
    return Response(await ask.read(drawn, ask.body.text), media_type=SVG)


def drawn(text: str) -> bytes:
    """In a reader: a long one takes a while."""
    picture = io.BytesIO()
    segno.make(text, micro=False).save(picture, kind="svg", border=2, omitsize=True)
    return picture.getvalue()
