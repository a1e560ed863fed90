"""What a host may set right when something has gone wrong. Everybody is told."""

from __future__ import annotations

import asyncio
from time import time
from typing import Any

from msgspec import json

from hauntbox import games
from hauntbox.kernel.agenda import Game
from hauntbox.scene import show, sit
from hauntbox.server import after, bot_seats
from hauntbox.server.chat_lines import spoken
from hauntbox.server.errors import bad, not_now
from hauntbox.server.forms import Repair
from hauntbox.server.limits import CHAT, clean
from hauntbox.server.live import CHAT_LINES, LiveTable
from hauntbox.server.messages import encode
from hauntbox.store import ChatLine
from hauntbox.table import BadSave, TableError

LOOKED = "The host has looked at the whole position, secrets and all."


async def look(live: LiveTable) -> dict[str, Any]:
    """The whole truth, as plain data. Nobody looks at it unnoticed."""
    state: dict[str, Any] = json.decode(live.kind.codec.save(live.table.g))["state"]
    line = ChatLine(-1, "", "table", LOOKED, round(time(), 3), None)
    await live.hall.store.say(live.code, line)
    live.chat = [*live.chat, line][-CHAT_LINES:]
    for listener in live.listeners:
        listener.tell(encode(spoken(line)))
    return state


async def repair(live: LiveTable, form: Repair) -> None:
    """Back to a move, or on from a position with fields set by hand."""
    live.check_open()
    if live.table.is_over:
        raise not_now("the game is over")
    if (form.move is None) == (form.fields is None):
        raise bad("a repair goes back to a move, or sets fields of the position: one of the two")
    try:
        entry = live.table.repair(await wanted(live, form), clean(form.note, CHAT).replace("|", "/"))
    except (TableError, BadSave) as error:
        raise bad(str(error)) from error
    live.undos += 1  # a bot that thought before thinks again
    await live.write(entry)
    bot_seats.nudge(live)


async def wanted(live: LiveTable, form: Repair) -> Game:
    if form.move is None:
        return await edited(live, form.fields or {})
    positions = (await asyncio.to_thread(after.whole_line, live.table)).positions()
    if not 0 <= form.move < len(positions):
        raise bad(f"there is no move {form.move}: the game has moves 0 to {len(positions) - 1}")
    return positions[form.move].clone()


async def edited(live: LiveTable, fields: dict[str, Any]) -> Game:
    """Set by hand and looked at in a reader first: fields may hold anything, and looking at it may take for ever."""
    codec, minds = live.kind.codec, [seat.minds for seat in live.sheet.seats]
    made = await live.hall.readers.do(live.code, rehearsed, live.kind.name, codec.save(live.table.g), fields, minds)
    return await asyncio.to_thread(codec.load, made)


def rehearsed(game: str, position: bytes, fields: dict[str, Any], seats: list[tuple[int, ...]]) -> bytes:
    """The position with its fields set, once everybody has looked at it and been asked. In a reader."""
    kind = games.find(game)
    try:
        g = kind.codec.edited(kind.codec.load(position), fields)
        for minds in [(), *seats]:
            show(kind, g, sit(kind, g, minds))
        return kind.codec.save(g)
    except BadSave as error:
        raise bad(str(error)) from error
    except Exception as error:
        raise bad(f"not a position that can be played: {type(error).__name__}: {error}") from error
