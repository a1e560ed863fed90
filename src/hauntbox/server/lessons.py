"""Guided games: a table with a lesson's own dice, at which everybody but the learner is a bot."""

from __future__ import annotations

from time import time

from hauntbox.server import seating
from hauntbox.server.errors import unknown
from hauntbox.server.forms import NewTokens
from hauntbox.server.hall import Hall
from hauntbox.store import Link, SeatRow, Sheet, TableRow
from hauntbox.table import HUMAN, TableError, open_lesson

BOT = "normal"  # plays on if the learner leaves the path


async def create(hall: Hall, game: str) -> NewTokens:
    kind = seating.find_game(game)
    try:
        setting = open_lesson(kind, BOT).setting
    except TableError as error:
        raise unknown(str(error)) from error
    row = TableRow(
        code=await hall.free_code(),
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
        SeatRow(chair.name, chair.minds, chair.holder, link=Link(local=chair.holder == HUMAN))
        for chair in setting.chairs
    ]
    sheet = Sheet(row, seats)
    tokens = seating.issue_all(hall, sheet)
    live = await hall.add(sheet)
    async with live.lock:
        await seating.start(live)
    return tokens
