"""The lobby over REST: the shelf, new tables, and what a host does."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from hauntbox.server import lessons, links, maps, repairs, scenarios, seating, shelf
from hauntbox.server.calls import HOST, MAYBE, NOBODY, Asked, call
from hauntbox.server.chatting import announce
from hauntbox.server.errors import Denied
from hauntbox.server.forms import (
    GameCard,
    HandOver,
    Lobby,
    MapCard,
    NewTable,
    NewTokens,
    Offer,
    OptionsChange,
    OwnScenario,
    Preview,
    Repair,
    RuleCard,
    ScenarioCard,
    SeatChange,
    Sit,
    Token,
)
from hauntbox.server.lobbies import lobby_for, lobby_of
from hauntbox.server.secrets import hashed


@call("GET", "/api/games", NOBODY, "What is in the box", list[GameCard])
async def list_games(ask: Asked) -> list[GameCard]:
    return await ask.remember("shelf", shelf.cards)


@call("GET", "/api/maps/{game}", NOBODY, "The maps of a game's scenarios, small", dict[str, MapCard])
async def maps_of_game(ask: Asked) -> dict[str, MapCard]:
    game = shelf.known_game(ask.request.path_params["game"])
    return await ask.remember(f"maps of {game}", maps.maps, game)


@call("GET", "/api/rules/{game}", NOBODY, "The rules of a game, in printed order", list[RuleCard])
async def rules_of_game(ask: Asked) -> list[RuleCard]:
    game = shelf.known_game(ask.request.path_params["game"])
    return await ask.remember(f"rules of {game}", shelf.rules, game)


@call("GET", "/api/rules", NOBODY, "Rules by their ids or by words in them", list[RuleCard], query=("find",))
async def find_rules(ask: Asked) -> list[RuleCard]:
    return await ask.read(shelf.find, shelf.checked(ask.request.query_params.get("find", "")))


@call("POST", "/api/tables", NOBODY, "A new table, with all its links", NewTokens, NewTable)
async def create(ask: Asked) -> NewTokens:
    ask.check_rate()
    return await seating.create(ask.hall, ask.body, ask.address)


@call("POST", "/api/preview", NOBODY, "Who would sit at such a table, or what is wrong with it", Preview, NewTable)
async def preview(ask: Asked) -> Preview:
    return await ask.read(seating.look_ahead, ask.body)


@call(
    "POST",
    "/api/scenarios",
    NOBODY,
    "What a scenario of one's own is, or what is wrong with it",
    ScenarioCard,
    OwnScenario,
)
async def look_over(ask: Asked) -> ScenarioCard:
    ask.check_rate()
    return await ask.read(scenarios.look_over, ask.body)


@call("POST", "/api/lessons/{game}", NOBODY, "A guided first game, started", NewTokens)
async def learn(ask: Asked) -> NewTokens:
    ask.check_rate()
    return await lessons.create(ask.hall, ask.request.path_params["game"])


@call("GET", "/api/tables/{code}", MAYBE, "The lobby of a table", Lobby)
async def show(ask: Asked) -> Lobby:
    return lobby_for(ask.visitor) if ask.visitor else lobby_of(await ask.hall.find(ask.code))


@call("POST", "/api/tables/{code}/start", HOST, "Start the game", Lobby)
async def start(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await seating.start(ask.known.live)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/options", HOST, "Other options; after the start only hints", Lobby, OptionsChange)
async def options(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await seating.change_options(ask.known.live, ask.body, ask.address)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/seats/{seat:int}", HOST, "Another holder or name", Lobby, SeatChange)
async def change_seat(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await seating.change_seat(ask.known.live, ask.number("seat"), ask.body)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/seats/{seat:int}/sit", NOBODY, "Take an empty seat by the table's code", Token, Sit)
async def sit(ask: Asked) -> Token:
    live = await ask.hall.find(ask.code)
    async with live.lock:
        return Token(await links.sit(live, ask.number("seat"), ask.body.name))


@call("POST", "/api/tables/{code}/seats/{seat:int}/invite", HOST, "A new invitation; the old link is void", Offer)
async def invite(ask: Asked) -> Offer:
    async with ask.known.live.lock:
        return await links.invite(ask.known.live, ask.number("seat"))


@call("DELETE", "/api/tables/{code}/seats/{seat:int}/invite", HOST, "No link leads to the seat any more", Lobby)
async def revoke(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await links.revoke(ask.known.live, ask.number("seat"))
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/seats/{seat:int}/here", HOST, "Play a seat on the host's device", Offer)
async def sit_here(ask: Asked) -> Offer:
    async with ask.known.live.lock:
        return await links.sit_here(ask.known.live, ask.number("seat"))


@call("POST", "/api/tables/{code}/spectator", HOST, "A new link for spectators; the old is void", Token)
async def issue_for_spectators(ask: Asked) -> Token:
    live = ask.known.live
    token = ask.hall.new_token(live.code)
    async with live.lock:
        live.check_open()
        await links.spectators(live, hashed(token))
    return Token(token)


@call("DELETE", "/api/tables/{code}/spectator", HOST, "No spectators any more", Lobby)
async def revoke_spectators(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await links.spectators(ask.known.live, "")
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/host", HOST, "Hand the table over to a seat", Lobby, HandOver)
async def hand_over(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await links.hand_over(ask.known.live, ask.body.seat)
    return lobby_of(ask.known.live)


@call(
    "GET", "/api/tables/{code}/position", HOST, "The whole position; everybody is told that you looked", dict[str, Any]
)
async def position(ask: Asked) -> dict[str, Any]:
    async with ask.known.live.lock:
        return await repairs.look(ask.known.live)


@call("POST", "/api/tables/{code}/repair", HOST, "Set the position right; everybody reads why", Lobby, Repair)
async def repair(ask: Asked) -> Lobby:
    live = ask.known.live
    async with live.lock:
        try:
            await repairs.repair(live, ask.body)
        except Denied as error:
            if error.status != HTTPStatus.SERVICE_UNAVAILABLE:  # of the disk everybody here was told
                await announce(live, "The host has tried to correct the game; nothing has changed.")  # refusals tell
            raise
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/close", HOST, "Close the table", Lobby)
async def close(ask: Asked) -> Lobby:
    async with ask.known.live.lock:
        await seating.close(ask.known.live)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/rematch", HOST, "The same people at a new table", NewTokens)
async def rematch(ask: Asked) -> NewTokens:
    async with ask.known.live.lock:
        return await seating.rematch(ask.known.live)
