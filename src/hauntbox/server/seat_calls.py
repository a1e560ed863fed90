"""What people do with the links to their own seats, over REST."""

from __future__ import annotations

from hauntbox.server import holders, links
from hauntbox.server.calls import NOBODY, SEAT, Asked, call, token_in
from hauntbox.server.errors import Denied, no_token
from hauntbox.server.forms import Claimed, Invitation, Lobby, OwnHolder, SeatAnswer, Sit, Token
from hauntbox.server.live import LiveTable
from hauntbox.server.lobbies import lobby_for
from hauntbox.server.secrets import code_in


async def table_of(ask: Asked) -> LiveTable:
    """The table that an invitation is for. A wrong invitation gets the answer of a wrong token."""
    try:
        return await ask.hall.find(code_in(token_in(ask.request)))
    except Denied:
        raise no_token() from None


@call("GET", "/api/invitation", NOBODY, "What an invitation is for", Invitation)
async def show_invitation(ask: Asked) -> Invitation:
    return links.show_invitation(await table_of(ask), token_in(ask.request))


@call("POST", "/api/invitation", NOBODY, "Sit down by an invitation, once; it is void then", Claimed, Sit)
async def claim(ask: Asked) -> Claimed:
    live = await table_of(ask)
    async with live.lock:
        return await links.claim(live, token_in(ask.request), ask.body.name)


@call("POST", "/api/seat", SEAT, "Let a bot play one's own seat, or play oneself again", Lobby, OwnHolder)
async def play_own(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await holders.play_own(ask.known.live, ask.known.seat, ask.body.holder)
    return lobby_for(ask.known)


@call("POST", "/api/seat/answer", SEAT, "Yes or no to what the host asks of this seat", Lobby, SeatAnswer)
async def answer_host(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await holders.answer(ask.known.live, ask.known.seat, ask.body.yes)
    return lobby_for(ask.known)


@call("POST", "/api/seat/device", SEAT, "A link for another device of one's own; it opens once", Token)
async def second_device(ask: Asked) -> Token:
    async with ask.known.live.lock:
        return Token(await links.second_device(ask.known.live, ask.known.seat))


@call("POST", "/api/seat/alone", SEAT, "A new token; every other device of this seat is sent away", Token)
async def only_this_device(ask: Asked) -> Token:
    async with ask.known.live.lock:
        return Token(await links.only_this_device(ask.known.live, ask.known.seat))
