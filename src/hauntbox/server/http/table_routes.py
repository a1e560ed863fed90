"""A table over REST: scene, log, actions, replay, bug report; all that a bot needs that wants no socket."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Final

import segno
from msgspec import json
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from hauntbox.scene import Scene
from hauntbox.server.actions import play, replay_and_report
from hauntbox.server.catalogue.reference_cards import cards_of
from hauntbox.server.errors import bad, too_many
from hauntbox.server.http import event_stream
from hauntbox.server.http.routing import ANY, JSON, NOBODY, SEAT, CallContext, call
from hauntbox.server.live import devices
from hauntbox.server.wire.rest_types import (
    Acted,
    ActForm,
    BugReport,
    LogLine,
    Picture,
    ReferenceSection,
    ReplaySteps,
    WalkForm,
)
from hauntbox.server.wire.socket_messages import Act, WantWalk

NDJSON: Final = "application/x-ndjson"
SVG: Final = "image/svg+xml"
LINK: Final = 500  # letters of a link


@call("GET", "/api/scene", ANY, "The whole scene", Scene)
async def scene(ask: CallContext) -> Scene | None:
    live = ask.known.live
    devices.note(ask.known)
    async with live.lock:
        return (await live.up_to_date(ask.known.seat)).scene


@call("GET", "/api/log", ANY, "All that was heard, oldest first", list[LogLine])
async def log(ask: CallContext) -> list[LogLine]:
    live = ask.known.live
    devices.note(ask.known)
    async with live.lock:
        state = await live.up_to_date(ask.known.seat)
    return [LogLine(line.i, line.text, line.rules) for line in state.log]


@call("POST", "/api/act", SEAT, "Answer a question", Acted, ActForm)
async def act(ask: CallContext) -> Acted:
    live, seat = ask.known.live, ask.known.seat
    if not live.bucket(seat).takes():
        raise too_many()
    devices.note(ask.known)
    form = ask.body
    return Acted(await play.act(live, seat, Act(form.id, form.index, form.option)))


@call("POST", "/api/walk", SEAT, "Walk several steps, as far as nothing happens on the way", Acted, WalkForm)
async def walk(ask: CallContext) -> Acted:
    live, seat = ask.known.live, ask.known.seat
    if not live.bucket(seat).takes():
        raise too_many()
    devices.note(ask.known)
    form = ask.body
    return Acted(await play.walk(live, seat, WantWalk(form.id, form.index, form.steps)))


@call("GET", "/api/stream", ANY, "The messages of the socket, one JSON object a line", str, media=NDJSON)
async def follow(ask: CallContext) -> Response:
    lines = event_stream.lines(ask.known, ask.address)
    return StreamingResponse(chain(await anext(lines), lines), media_type=NDJSON)  # too many are refused at once


async def chain(first: str, rest: AsyncIterator[str]) -> AsyncIterator[str]:
    yield first
    async for line in rest:
        yield line


@call("GET", "/api/replay", ANY, "The replay file, after the end", str, media="text/plain")
async def replay(ask: CallContext) -> Response:
    return PlainTextResponse(await replay_and_report.replay(ask.known.live, ask.address))


@call(
    "GET",
    "/api/replay/steps",
    ANY,
    "What some eyes saw, after the end",
    ReplaySteps,
    query=("as", "at", "was"),
)
async def replay_steps(ask: CallContext) -> ReplaySteps:
    query = ask.request.query_params
    at = query.get("at", "0")
    if not at.isdecimal() or len(at) > 9:
        raise bad(f"at={at[:20]}: a number of steps")
    eyes = query.get("as", "")
    return await replay_and_report.steps(ask.known, eyes, int(at), query.get("was", eyes), ask.address)


@call("GET", "/api/replay/{move:int}", ANY, "The scene after so many steps, after the end", Scene, query=("as",))
async def replay_at(ask: CallContext) -> Scene:
    eyes = ask.request.query_params.get("as", "")
    return await replay_and_report.scene_at(ask.known, ask.number("move"), eyes, ask.address)


@call("GET", "/api/reference-card", SEAT, "The seat's reference card", list[ReferenceSection])
async def reference_card(ask: CallContext) -> list[ReferenceSection]:
    return cards_of(ask.known.live, ask.known.seat)


@call("GET", "/api/report", SEAT, "A bug report that holds what this seat may know", BugReport)
async def report(ask: CallContext) -> Response:
    live = ask.known.live
    if not live.bucket(ask.known.seat).takes():
        raise too_many()
    devices.note(ask.known)
    async with live.lock:
        made = await replay_and_report.report(live, ask.known.seat)
    name = f"hauntbox-{live.code}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(await ask.tables.slow_work.work(ask.address, printed, made), media_type=JSON, headers=headers)


def printed(made: BugReport) -> bytes:
    return json.format(json.encode(made), indent=1)


@call("POST", "/api/qr", NOBODY, "A link as a picture for phones", str, Picture, media=SVG)
async def qr(ask: CallContext) -> Response:
    if len(ask.body.text) > LINK:
        raise bad(f"{len(ask.body.text)} letters: a picture holds {LINK}")
    return Response(await ask.read(drawn, ask.body.text), media_type=SVG)


def drawn(text: str) -> bytes:
    """In a reader: a long one takes a while."""
    picture = io.BytesIO()
    segno.make(text, micro=False).save(picture, kind="svg", border=2, omitsize=True)
    return picture.getvalue()
