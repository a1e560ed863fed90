"""Looking back: the replay when the game is over, and a bug report at any time."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from importlib.metadata import version
from random import Random

from msgspec import json

from hauntbox.kernel.contract import heard
from hauntbox.scene import Line, Scene
from hauntbox.server.errors import bad, not_now
from hauntbox.server.forms import ReplaySteps, Report
from hauntbox.server.live import LiveTable
from hauntbox.server.pictures import SPECTATOR, chairs_of, lines_of, minds_of, paint
from hauntbox.server.visitor import Visitor
from hauntbox.table import Table, replay_of, replay_text
from hauntbox.table.journal import fold
from hauntbox.table.line import Line as PlayedLine
from hauntbox.table.line import Ply

NOTE = "The position is one of those that this seat cannot tell from the true one; it loads like a saved position."


async def replay(live: LiveTable) -> str:
    check_over(live)
    return await asyncio.to_thread(lambda: replay_text(replay_of(live.table)))


async def scene_at(visitor: Visitor, step: int, eyes: str) -> Scene:
    """What those eyes saw after so many steps of theirs. Nobody is away from a record."""
    live = visitor.live
    check_over(live)
    return await asyncio.to_thread(painted_at, live.table, step, viewer_named(visitor, eyes))


def painted_at(table: Table, step: int, viewer: int) -> Scene:
    line = whole_line(table)
    stops = stops_of(table, line, viewer)
    if step >= len(stops):
        raise bad(f"there is no step {step}: these eyes saw steps 0 to {len(stops) - 1}")
    log = heard_until(table, line, stops[step], viewer)
    return paint(table, line.positions()[stops[step]], viewer, chairs_of(table), log, step)


async def steps(visitor: Visitor, eyes: str, at: int, was: str) -> ReplaySteps:
    """All that was new to those eyes. `at` and `was`: where one stands, and through whose eyes one looked until now."""
    live = visitor.live
    check_over(live)
    return await asyncio.to_thread(told_steps, live, viewer_named(visitor, eyes), viewer_named(visitor, was), at)


def told_steps(live: LiveTable, viewer: int, before: int, at: int) -> ReplaySteps:
    table = live.table
    line = whole_line(table)
    stops, old = stops_of(table, line, viewer), stops_of(table, line, before)
    here = old[max(0, min(at, len(old) - 1))]
    titles = [title(table, line.moves()[stop - 1], viewer) for stop in stops[1:]]
    return ReplaySteps([chair.name for chair in table.chairs], titles, bisect_right(stops, here) - 1)


def stops_of(table: Table, line: PlayedLine, viewer: int) -> list[int]:
    """After how many moves there was something new to the viewer: it heard a line, or its view was another."""
    minds, moves = minds_of(table, viewer), line.moves()
    views = [json.encode(table.kind.view(g, minds)) for g in line.positions()]
    return [0] + [
        n
        for n, ply in enumerate(moves, 1)
        if views[n] != views[n - 1] or heard(table.events[ply.index], minds) or ply.seat == viewer
    ]


def title(table: Table, ply: Ply, viewer: int) -> str:
    """In the viewer's own words for its own move, else in those that it heard."""
    if ply.seat == viewer:
        return f"{table.kind.role_name(table.g, ply.role)}: {ply.act}"
    lines = lines_of(table, viewer, table.events[ply.index], 0)
    return lines[0].text if lines else ""


def viewer_named(visitor: Visitor, eyes: str) -> int:
    """Through the eyes of a seat, of a spectator (`public`), or one's own."""
    return visitor.seat if not eyes else SPECTATOR if eyes == "public" else seat_named(visitor.live, eyes)


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
