"""What people do with the links to their own seats, over REST."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hauntbox.server.actions import seat_holders, seat_links
from hauntbox.server.actions.lobby_view import lobby_for
from hauntbox.server.auth.tokens import code_in
from hauntbox.server.errors import Denied, no_token
from hauntbox.server.http.routing import NOBODY, SEAT, CallContext, call, token_in
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.wire.rest_types import Claimed, Invitation, Lobby, OwnHolder, SeatAnswer, Sit, Token


async def table_of(ask: CallContext) -> LiveTable:
    """The table that an invitation is for. A wrong invitation gets the answer of a wrong token."""
    try:
        return await ask.tables.find(code_in(token_in(ask.request)))
    except Denied:
        raise no_token() from None


@asynccontextmanager
async def late_comers(live: LiveTable, token: str) -> AsyncIterator[None]:
    """The table hears of whoever comes by an invitation that was opened before."""
    try:
        yield
    except seat_links.Opened:
        await seat_links.tell_of_late_comer(live, token)
        raise


@call("GET", "/api/invitation", NOBODY, "What an invitation is for", Invitation)
async def show_invitation(ask: CallContext) -> Invitation:
    live = await table_of(ask)
    async with live.lock, late_comers(live, token_in(ask.request)):
        return seat_links.show_invitation(live, token_in(ask.request))


@call("POST", "/api/invitation", NOBODY, "Sit down by an invitation, once; it is void then", Claimed, Sit)
async def claim(ask: CallContext) -> Claimed:
    live = await table_of(ask)
    async with live.lock, late_comers(live, token_in(ask.request)):
        return await seat_links.claim(live, token_in(ask.request), ask.body.name)


@call("POST", "/api/seat", SEAT, "Let a bot play one's own seat, or play oneself again", Lobby, OwnHolder)
async def play_own(ask: CallContext) -> Lobby:
    await ask.alone(seat_holders.play_own, ask.known.seat, ask.body.holder)
    return lobby_for(ask.known)


@call("POST", "/api/seat/answer", SEAT, "Yes or no to what the host asks of this seat", Lobby, SeatAnswer)
async def answer_host(ask: CallContext) -> Lobby:
    await ask.alone(seat_holders.answer, ask.known.seat, ask.body.yes)
    return lobby_for(ask.known)


@call("POST", "/api/seat/device", SEAT, "A link for another device of one's own; it opens once", Token)
async def second_device(ask: CallContext) -> Token:
    return Token(await ask.alone(seat_links.second_device, ask.known.seat))


@call("POST", "/api/seat/alone", SEAT, "A new token; every other device of this seat is sent away", Token)
async def only_this_device(ask: CallContext) -> Token:
    return Token(await ask.alone(seat_links.only_this_device, ask.known.seat))
