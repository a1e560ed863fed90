"""Looking back: the replay when the game is over, and a bug report at any time."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from random import Random

from hauntbox.scene import Line, Scene
from hauntbox.server.errors import bad, not_now
from hauntbox.server.forms import Report
from hauntbox.server.live import LiveTable
from hauntbox.server.pictures import SPECTATOR, chairs_of, lines_of, paint
from hauntbox.server.visitor import Visitor
from hauntbox.table import Table, replay_of, replay_text
from hauntbox.table.journal import fold
from hauntbox.table.line import Line as PlayedLine

NOTE = "The position is one of those that this seat cannot tell from the true one; it loads like a saved position."


async def replay(live: LiveTable) -> str:
    check_over(live)
    return await asyncio.to_thread(lambda: replay_text(replay_of(live.table)))


async def scene_at(visitor: Visitor, move: int, eyes: str) -> Scene:
    """Through the eyes of a seat, of a spectator (`as=public`), or one's own. Nobody is away from a record."""
    live = visitor.live
    check_over(live)
    viewer = visitor.seat if not eyes else SPECTATOR if eyes == "public" else seat_named(live, eyes)
    return await asyncio.to_thread(painted_at, live.table, move, viewer)


def painted_at(table: Table, move: int, viewer: int) -> Scene:
    line = whole_line(table)
    positions = line.positions()
    if move >= len(positions):
        raise bad(f"there is no move {move}: the game has moves 0 to {len(positions) - 1}")
    return paint(table, positions[move], viewer, chairs_of(table), heard_until(table, line, move, viewer), move)


def heard_until(table: Table, line: PlayedLine, move: int, viewer: int) -> list[Line]:
    """The log as it stood after so many moves, without what was taken back."""
    lines = lines_of(table, viewer, table.opening.events, 0)
    for ply in line.moves()[:move]:
        lines += lines_of(table, viewer, table.events[ply.index], len(lines))
    return lines


def check_over(live: LiveTable) -> None:
    if not live.table.is_over:
        raise not_now("the record is open when the game is over")


def seat_named(live: LiveTable, word: str) -> int:
    if not word.isdecimal() or len(word) > 3 or int(word) >= len(live.table.chairs):
        raise bad(f"as={word[:20]}: a number of a seat, or public")
    return int(word)


def whole_line(table: Table) -> PlayedLine:
    """From the first move, also of a table that was taken up again half way."""
    if len(table.line.plies) and table.line.plies[0].index == 0:
        return table.line
    return fold(table.kind, table.setting, table.journal, table.events).line


async def report(live: LiveTable, seat: int) -> Report:
    table, row = live.table, live.sheet.table
    sight = await live.up_to_date(seat)
    like_it = await asyncio.to_thread(live.kind.redeal, table.g, table.minds(seat), Random(0))
    return Report(
        hauntbox=version("hauntbox"),
        game=row.game,
        rules=live.kind.version,
        scenario=row.scenario,
        options=row.options,
        seat=seat,
        scene=sight.scene,
        log=[line.text for line in sight.log],
        position=live.kind.codec.save(like_it).decode(),
        note=NOTE,
    )
