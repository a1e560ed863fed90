"""What a host may set right when something has gone wrong. Everybody is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json

from hauntbox import games
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration
from hauntbox.scene import SeatHolder, check, show, sit
from hauntbox.server.actions import replay_and_report
from hauntbox.server.actions.chat import announce
from hauntbox.server.bots import bot_seats
from hauntbox.server.config.limits import CHAT, clean
from hauntbox.server.errors import bad, not_now
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.painting import SPECTATOR, paint
from hauntbox.server.wire.rest_types import Repair
from hauntbox.table import BadSave, Table, TableError

LOOKED = "The host has looked at the whole position, secrets and all."


async def look(live: LiveTable) -> dict[str, Any]:
    """The whole truth, as plain data. Nobody looks at it unnoticed."""
    state: dict[str, Any] = json.decode(live.kind.codec.save(live.game.g))["state"]
    await announce(live, LOOKED)
    return state


async def repair(live: LiveTable, form: Repair) -> None:
    """Back to a move, or on from a position with fields set by hand."""
    live.check_open()
    if live.game.is_over:
        raise not_now("the game is over")
    if (form.move is None) == (form.fields is None):
        raise bad("a repair goes back to a move, or sets fields of the position: one of the two")
    draft = live.game.draft()
    try:
        g = await wanted(live, form)
        draft.repair(g, clean(form.note, CHAT).replace("|", "/"))
        await live.tables.slow_work.work(live.code, try_out, draft, live.game.g, live.people())
    except (TableError, BadSave) as error:
        raise bad(str(error)) from error
    await live.write(draft)
    live.undos += 1  # a bot that thought before thinks again
    bot_seats.nudge(live)


async def wanted(live: LiveTable, form: Repair) -> Game:
    if form.move is None:
        return await edited(live, form.fields or {})
    line = await live.tables.slow_work.work(live.code, replay_and_report.whole_line, live.game)
    positions = line.positions()
    if not 0 <= form.move < len(positions):
        raise bad(f"there is no move {form.move}: the game has moves 0 to {len(positions) - 1}")
    return positions[form.move].clone()


def try_out(table: Table, before: Game, people: Sequence[SeatHolder]) -> None:
    """All that the table needs of a position that was made by hand, at its repaired draft. Raises TableError."""
    check_pieces(table.kind, before, table.g)
    try:
        wrong = [line for viewer in (SPECTATOR, *range(len(table.chairs))) for line in faults(table, viewer, people)]
    except Exception as error:
        raise TableError(f"that position cannot be shown: {type(error).__name__}: {error}") from error
    if wrong:
        raise TableError(f"that position cannot be shown: {wrong[0]}")


def check_pieces(kind: Declaration, before: Game, g: Game) -> None:
    """Nothing is lost by a repair and nothing comes from nowhere."""
    try:
        had, has = kind.components(before), kind.components(g)
    except Exception as error:
        raise TableError(f"the pieces of that position cannot be counted: {type(error).__name__}: {error}") from error
    lost = [f"{name} {had[name]} to {has[name]}" for name in sorted({*had, *has}) if had[name] != has[name]]
    if lost:
        raise TableError(f"the number of pieces would change: {', '.join(lost[:5])}")


def faults(table: Table, viewer: int, people: Sequence[SeatHolder]) -> list[str]:
    """What is wrong with the viewer's picture, its options included. The names of all roles stand in the lobby."""
    for role in range(len(table.g.minds)):
        table.kind.role_name(table.g, role)
    return check(paint(table, table.g, viewer, people, (), 1))


async def edited(live: LiveTable, fields: dict[str, Any]) -> Game:
    """Set by hand and looked at in a reader first: fields may hold anything, and looking at it may take for ever."""
    codec, minds = live.kind.codec, [seat.minds for seat in live.sheet.seats]
    made = await live.tables.readers.do(live.code, rehearsed, live.kind.name, codec.save(live.game.g), fields, minds)
    return await live.tables.slow_work.work(live.code, codec.load, made)


def rehearsed(game: str, position: bytes, fields: dict[str, Any], seats: list[tuple[int, ...]]) -> bytes:
    """The position with its fields set, once everybody has looked at it and been asked. In a reader."""
    kind = games.find(game)
    before = kind.codec.load(position)
    try:
        g = kind.codec.edited(before, fields)
        check_pieces(kind, before, g)
        for minds in [(), *seats]:
            show(kind, g, sit(kind, g, minds))
        return kind.codec.save(g)
    except (BadSave, TableError) as error:
        raise bad(str(error)) from error
    except Exception as error:
        raise bad(f"that position cannot be shown: {type(error).__name__}: {error}") from error
