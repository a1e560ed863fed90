"""Campaigns over REST."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from hauntbox.server.actions import campaign
from hauntbox.server.actions.chat import announce
from hauntbox.server.actions.lobby_view import lobby_for
from hauntbox.server.config.limits import CAMPAIGN
from hauntbox.server.http.routing import ANY, HOST, NOBODY, CallContext, call
from hauntbox.server.wire.rest_types import CampaignCard, CampaignFile, ChapterChoice, Lobby, NewTokens

TEXT = "text/plain"
COPIED = "The host has copied this campaign to another table. Cards and dice fall differently there."
SAVED = "The host has saved this campaign as a file. Whoever opens it can deal its chapters again."


@call("GET", "/api/tables/{code}/campaign", ANY, "The chapters so far, and what comes next", CampaignCard)
async def show_campaign(ask: CallContext) -> CampaignCard:
    return await ask.alone(campaign.card)


@call("POST", "/api/tables/{code}/campaign/on", HOST, "Open the next chapter, at the same table", Lobby)
async def next_chapter(ask: CallContext) -> Lobby:
    await ask.alone(campaign.go_on)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/campaign/rewind", HOST, "Back to the start of a chapter", Lobby, ChapterChoice)
async def rewind_campaign(ask: CallContext) -> Lobby:
    ask.check_rate()
    await ask.alone(campaign.rewind, ask.body.chapter)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/campaign/fork", HOST, "A copy at a table of its own", NewTokens, ChapterChoice)
async def fork_campaign(ask: CallContext) -> NewTokens:
    ask.check_rate()
    live = ask.known.live
    async with live.lock:
        made = await campaign.fork(live, ask.body.chapter)
        await announce(live, COPIED)
    return made


@call("GET", "/api/tables/{code}/campaign/export", HOST, "The campaign as one file", str, media=TEXT)
async def export_campaign(ask: CallContext) -> Response:
    live = ask.known.live
    async with live.lock:
        text = await campaign.export(live)
        await announce(live, SAVED)
    headers = {"Content-Disposition": f'attachment; filename="hauntbox-{live.code}.campaign"'}
    return PlainTextResponse(text, headers=headers)


@call("GET", "/api/tables/{code}/campaign/chapters/{chapter:int}", ANY, "The replay of a chapter", str, media=TEXT)
async def replay_chapter(ask: CallContext) -> Response:
    return PlainTextResponse(await ask.alone(campaign.replay, ask.number("chapter")))


@call("POST", "/api/campaigns", NOBODY, "A table for a campaign from a file", NewTokens, CampaignFile, most=CAMPAIGN)
async def bring_campaign(ask: CallContext) -> NewTokens:
    ask.check_rate()
    return await campaign.bring(ask.tables, ask.body.text, ask.address)
