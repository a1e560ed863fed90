"""Guided games: a table with a lesson's own dice, at which everybody but the learner is a bot."""

from __future__ import annotations

from time import time

from hauntbox.server.actions import host_actions
from hauntbox.server.bots import bot_seats
from hauntbox.server.errors import unknown
from hauntbox.server.live.tables import Tables
from hauntbox.server.wire.rest_types import NewTokens
from hauntbox.store import SeatLink, SeatRow, Sheet, TableRow
from hauntbox.table import HUMAN, TableError, open_first, open_lesson

BOT = "normal"  # plays on if the learner leaves the path


async def create(tables: Tables, game: str) -> NewTokens:
    kind = host_actions.find_game(game)
    try:
        setting = open_lesson(kind, BOT).setting
    except TableError as error:
        raise unknown(str(error)) from error
    row = TableRow(
        code=await tables.free_code(),
        game=kind.name,
        rules=kind.version,
        scenario=setting.scenario,
        options=setting.options,
        chosen=list(setting.options),
        seed=setting.seed,
        created=time(),
        solo_undo=True,
    )
    seats = [
        SeatRow(chair.name, chair.minds, chair.holder, link=SeatLink(local=chair.holder == HUMAN))
        for chair in setting.chairs
    ]
    sheet = Sheet(row, seats)
    tokens = host_actions.issue_all(tables, sheet)
    live = await tables.add(sheet)
    async with live.lock:
        await host_actions.start(live)
        draft = live.game.draft()
        open_first(draft)
        if draft.journal:
            await live.write(draft)
    bot_seats.nudge(live)
    return tokens
