"""The lobby over REST: the shelf, new tables, and what a host does."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from hauntbox.server.actions import host_actions, repair, seat_links
from hauntbox.server.actions.chat import announce
from hauntbox.server.actions.lobby_view import lobby_for, lobby_of
from hauntbox.server.auth.tokens import hashed
from hauntbox.server.catalogue import game_cards, lessons, map_previews, scenarios
from hauntbox.server.errors import Denied
from hauntbox.server.http.routing import HOST, MAYBE, NOBODY, CallContext, call
from hauntbox.server.wire.rest_types import (
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


@call("GET", "/api/games", NOBODY, "What is in the box", list[GameCard])
async def list_games(ask: CallContext) -> list[GameCard]:
    return await ask.remember("shelf", game_cards.cards)


@call("GET", "/api/maps/{game}", NOBODY, "The maps of a game's scenarios, small", dict[str, MapCard])
async def maps_of_game(ask: CallContext) -> dict[str, MapCard]:
    game = game_cards.known_game(ask.request.path_params["game"])
    return await ask.remember(f"maps of {game}", map_previews.maps, game)


@call("GET", "/api/rules/{game}", NOBODY, "The rules of a game, in printed order", list[RuleCard])
async def rules_of_game(ask: CallContext) -> list[RuleCard]:
    game = game_cards.known_game(ask.request.path_params["game"])
    return await ask.remember(f"rules of {game}", game_cards.rules, game)


@call("GET", "/api/rules", NOBODY, "Rules by their ids or by words in them", list[RuleCard], query=("find",))
async def find_rules(ask: CallContext) -> list[RuleCard]:
    return await ask.read(game_cards.find, game_cards.checked(ask.request.query_params.get("find", "")))


@call("POST", "/api/tables", NOBODY, "A new table, with all its links", NewTokens, NewTable)
async def create(ask: CallContext) -> NewTokens:
    ask.check_rate()
    return await host_actions.create(ask.tables, ask.body, ask.address)


@call("POST", "/api/preview", NOBODY, "Who would sit at such a table, or what is wrong with it", Preview, NewTable)
async def preview(ask: CallContext) -> Preview:
    return await ask.read(host_actions.look_ahead, ask.body)


@call(
    "POST",
    "/api/scenarios",
    NOBODY,
    "What a scenario of one's own is, or what is wrong with it",
    ScenarioCard,
    OwnScenario,
)
async def look_over(ask: CallContext) -> ScenarioCard:
    ask.check_rate()
    return await ask.read(scenarios.look_over, ask.body)


@call("POST", "/api/lessons/{game}", NOBODY, "A guided first game, started", NewTokens)
async def learn(ask: CallContext) -> NewTokens:
    ask.check_rate()
    return await lessons.create(ask.tables, ask.request.path_params["game"])


@call("GET", "/api/tables/{code}", MAYBE, "The lobby of a table", Lobby)
async def show(ask: CallContext) -> Lobby:
    return lobby_for(ask.visitor) if ask.visitor else lobby_of(await ask.tables.find(ask.code))


@call("POST", "/api/tables/{code}/start", HOST, "Start the game", Lobby)
async def start(ask: CallContext) -> Lobby:
    await ask.alone(host_actions.start)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/options", HOST, "Other options; after the start only hints", Lobby, OptionsChange)
async def options(ask: CallContext) -> Lobby:
    await ask.alone(host_actions.change_options, ask.body, ask.address)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/seats/{seat:int}", HOST, "Another holder or name", Lobby, SeatChange)
async def change_seat(ask: CallContext) -> Lobby:
    await ask.alone(host_actions.change_seat, ask.number("seat"), ask.body)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/seats/{seat:int}/sit", NOBODY, "Take an empty seat by the table's code", Token, Sit)
async def sit(ask: CallContext) -> Token:
    live = await ask.tables.find(ask.code)
    async with live.lock:
        return Token(await seat_links.sit(live, ask.number("seat"), ask.body.name))


@call("POST", "/api/tables/{code}/seats/{seat:int}/invite", HOST, "A new invitation; the old link is void", Offer)
async def invite(ask: CallContext) -> Offer:
    return await ask.alone(seat_links.invite, ask.number("seat"))


@call("DELETE", "/api/tables/{code}/seats/{seat:int}/invite", HOST, "No link leads to the seat any more", Lobby)
async def revoke(ask: CallContext) -> Lobby:
    await ask.alone(seat_links.revoke, ask.number("seat"))
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/seats/{seat:int}/here", HOST, "Play a seat on the host's device", Offer)
async def sit_here(ask: CallContext) -> Offer:
    return await ask.alone(seat_links.sit_here, ask.number("seat"))


@call("POST", "/api/tables/{code}/spectator", HOST, "A new link for spectators; the old is void", Token)
async def issue_for_spectators(ask: CallContext) -> Token:
    live = ask.known.live
    token = ask.tables.new_token(live.code)
    async with live.lock:
        live.check_open()
        await seat_links.spectators(live, hashed(token))
    return Token(token)


@call("DELETE", "/api/tables/{code}/spectator", HOST, "No spectators any more", Lobby)
async def revoke_spectators(ask: CallContext) -> Lobby:
    await ask.alone(seat_links.spectators, "")
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/host", HOST, "Hand the table over to a seat", Lobby, HandOver)
async def hand_over(ask: CallContext) -> Lobby:
    await ask.alone(seat_links.hand_over, ask.body.seat)
    return lobby_of(ask.known.live)


@call(
    "GET", "/api/tables/{code}/position", HOST, "The whole position; everybody is told that you looked", dict[str, Any]
)
async def position(ask: CallContext) -> dict[str, Any]:
    return await ask.alone(repair.look)


@call("POST", "/api/tables/{code}/repair", HOST, "Set the position right; everybody reads why", Lobby, Repair)
async def repair_position(ask: CallContext) -> Lobby:
    ask.check_rate()
    live = ask.known.live
    async with live.lock:
        try:
            await repair.repair(live, ask.body)
        except Denied as error:
            if error.status != HTTPStatus.SERVICE_UNAVAILABLE:  # of the disk everybody here was told
                await announce(live, "The host has tried to correct the game; nothing has changed.")  # refusals tell
            raise
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/close", HOST, "Close the table", Lobby)
async def close(ask: CallContext) -> Lobby:
    await ask.alone(host_actions.close)
    return lobby_for(ask.known)


@call("POST", "/api/tables/{code}/rematch", HOST, "The same people at a new table", NewTokens)
async def rematch(ask: CallContext) -> NewTokens:
    return await ask.alone(host_actions.rematch)
