"""What a host may set right when something has gone wrong. Everybody is told."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import json

from hauntbox.kernel.agenda import Game
from hauntbox.server import after, bot_seats
from hauntbox.server.chatting import announce
from hauntbox.server.errors import bad, not_now
from hauntbox.server.forms import Repair
from hauntbox.server.limits import CHAT, clean
from hauntbox.server.live import LiveTable
from hauntbox.table import BadSave, TableError

LOOKED = "The host has looked at the whole position, secrets and all."


async def look(live: LiveTable) -> dict[str, Any]:
    """The whole truth, as plain data. Nobody looks at it unnoticed."""
    state: dict[str, Any] = json.decode(live.kind.codec.save(live.table.g))["state"]
    await announce(live, LOOKED)
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
        return live.kind.codec.edited(live.table.g, form.fields or {})
    positions = (await asyncio.to_thread(after.whole_line, live.table)).positions()
    if not 0 <= form.move < len(positions):
        raise bad(f"there is no move {form.move}: the game has moves 0 to {len(positions) - 1}")
    return positions[form.move].clone()
