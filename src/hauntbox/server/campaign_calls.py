"""Campaigns over REST."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from hauntbox.server import campaigns
from hauntbox.server.calls import ANY, HOST, NOBODY, Asked, call
from hauntbox.server.chatting import announce
from hauntbox.server.forms import CampaignCard, CampaignFile, ChapterChoice, Lobby, NewTokens
from hauntbox.server.limits import CAMPAIGN
from hauntbox.server.lobbies import lobby_for

TEXT = "text/plain"
COPIED = "The host has copied this campaign to another table. A chapter deals the same cards there."
SAVED = "The host has saved this campaign as a file. Whoever opens it can deal its chapters again."


@call("GET", "/api/tables/{code}/campaign", ANY, "The chapters so far, and what comes next", CampaignCard)
async def show_campaign(ask: Asked) -> CampaignCard:
    async with ask.known.live.lock:
        return await campaigns.card(ask.known.live)


@call("POST", "/api/tables/{code}/campaign/on", HOST, "Open the next chapter, at the same table", Lobby)
async def next_chapter(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await campaigns.go_on(ask.known.live)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/campaign/rewind", HOST, "Back to the start of a chapter", Lobby, ChapterChoice)
async def rewind_campaign(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await campaigns.rewind(ask.known.live, ask.body.chapter)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/campaign/fork", HOST, "A copy at a table of its own", NewTokens, ChapterChoice)
async def fork_campaign(ask: Asked) -> NewTokens:
    ask.check_rate()
    live = ask.known.live
    async with live.lock:
        made = await campaigns.fork(live, ask.body.chapter)
        await announce(live, COPIED)
    return made


@call("GET", "/api/tables/{code}/campaign/export", HOST, "The campaign as one file", str, media=TEXT)
async def export_campaign(ask: Asked) -> Response:
    live = ask.known.live
    async with live.lock:
        text = await campaigns.export(live)
        await announce(live, SAVED)
    headers = {"Content-Disposition": f'attachment; filename="hauntbox-{live.code}.campaign"'}
    return PlainTextResponse(text, headers=headers)


@call("GET", "/api/tables/{code}/campaign/chapters/{chapter:int}", ANY, "The replay of a chapter", str, media=TEXT)
async def replay_chapter(ask: Asked) -> Response:
    async with ask.known.live.lock:
        return PlainTextResponse(await campaigns.replay(ask.known.live, ask.number("chapter")))


@call("POST", "/api/campaigns", NOBODY, "A table for a campaign from a file", NewTokens, CampaignFile, most=CAMPAIGN)
async def bring_campaign(ask: Asked) -> NewTokens:
    ask.check_rate()
    return await campaigns.bring(ask.hall, ask.body.text, ask.address)
