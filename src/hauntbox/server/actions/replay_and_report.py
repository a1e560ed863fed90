"""Looking back: the replay when the game is over, and a bug report at any time."""

from __future__ import annotations

from bisect import bisect_right
from importlib.metadata import version
from itertools import chain
from random import Random
from typing import Final
from weakref import WeakKeyDictionary

from msgspec import json

from hauntbox.kernel.contract import heard
from hauntbox.scene import Line, Scene
from hauntbox.server.auth.visitor import Visitor
from hauntbox.server.errors import bad, not_now
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.painting import LINES, SPECTATOR, chairs_of, lines_of, paint
from hauntbox.server.wire.rest_types import BugReport, ReplaySteps
from hauntbox.table import News, Table, replay_of, replay_text
from hauntbox.table.journal import fold
from hauntbox.table.line_of_play import LineOfPlay, Ply

NOTE = "The position is one of those that this seat cannot tell from the true one; it loads like a saved position."


class GameRecord:
    """A game that is over, as those look back on it who come afterwards. What takes long is worked out once."""

    def __init__(self, table: Table) -> None:
        self.line = whole_line(table)
        self.stops: dict[int, list[int]] = {}  # by viewer

    def stops_of(self, table: Table, viewer: int) -> list[int]:
        if viewer not in self.stops:
            self.stops[viewer] = stops_of(table, self.line, viewer)
        return self.stops[viewer]


RECORDS: Final[WeakKeyDictionary[Table, GameRecord]] = WeakKeyDictionary()  # of tables in memory


def record_of(table: Table) -> GameRecord:
    """Beside the event loop. Two threads may work it out at once, and come to the same."""
    if (found := RECORDS.get(table)) is None:
        found = RECORDS[table] = GameRecord(table)
    return found


async def replay(live: LiveTable, who: str) -> str:
    """For the visitor `who`, as all that looks back."""
    check_over(live)
    return await live.tables.slow_work.work(who, lambda: replay_text(replay_of(live.game)))


async def scene_at(visitor: Visitor, step: int, eyes: str, who: str) -> Scene:
    """What those eyes saw after so many steps of theirs. Nobody is away from a record."""
    live = visitor.live
    check_over(live)
    return await live.tables.slow_work.work(who, painted_at, live.game, step, viewer_named(visitor, eyes))


def painted_at(table: Table, step: int, viewer: int) -> Scene:
    record = record_of(table)
    stops = record.stops_of(table, viewer)
    if step >= len(stops):
        raise bad(f"there is no step {step}: these eyes saw steps 0 to {len(stops) - 1}")
    log = heard_until(table, record.line, stops[step], viewer)
    return paint(table, record.line.positions()[stops[step]], viewer, chairs_of(table), log, step)


async def steps(visitor: Visitor, eyes: str, at: int, was: str, who: str) -> ReplaySteps:
    """All that was new to those eyes. `at` and `was`: where one stands, and through whose eyes one looked until now."""
    live = visitor.live
    check_over(live)
    viewers = viewer_named(visitor, eyes), viewer_named(visitor, was)
    return await live.tables.slow_work.work(who, told_steps, live, *viewers, at)


def told_steps(live: LiveTable, viewer: int, before: int, at: int) -> ReplaySteps:
    table, record = live.game, record_of(live.game)
    line, stops, old = record.line, record.stops_of(table, viewer), record.stops_of(table, before)
    here = old[max(0, min(at, len(old) - 1))]
    titles = [title(table, line.moves()[stop - 1], viewer) for stop in stops[1:]]
    lines = lines_heard(table, line, stops, viewer)
    return ReplaySteps([chair.name for chair in table.chairs], titles, bisect_right(stops, here) - 1, lines)


def lines_heard(table: Table, line: LineOfPlay, stops: list[int], viewer: int) -> list[int]:
    """How long the viewer's log was at each stop."""
    counts = [len(heard(table.opening.events, table.eyes(viewer)))]
    for ply in line.moves():
        counts.append(counts[-1] + len(table.news_of(table.journal[ply.index], viewer)))
    return [counts[stop] for stop in stops]


def stops_of(table: Table, line: LineOfPlay, viewer: int) -> list[int]:
    """After how many moves there was something new to the viewer: it heard a line, or its view was another."""
    minds, moves = table.eyes(viewer), line.moves()
    views = [json.encode(table.kind.view(g, minds)) for g in line.positions()]
    return [0] + [
        n
        for n, ply in enumerate(moves, 1)
        if views[n] != views[n - 1] or table.news_of(table.journal[ply.index], viewer) or ply.seat == viewer
    ]


def title(table: Table, ply: Ply, viewer: int) -> str:
    """In the viewer's own words for its own move, else in those that it heard."""
    if ply.seat == viewer:
        return f"{table.kind.role_name(table.g, ply.role)}: {ply.act}"
    lines = lines_of(table, viewer, table.news_of(table.journal[ply.index], viewer), 0)
    return lines[0].text if lines else ""


def viewer_named(visitor: Visitor, eyes: str) -> int:
    """Through the eyes of a seat, of a spectator (`public`), or one's own."""
    return visitor.seat if not eyes else SPECTATOR if eyes == "public" else seat_named(visitor.live, eyes)


def heard_until(table: Table, line: LineOfPlay, move: int, viewer: int) -> list[Line]:
    """The log as it stood after so many moves, without what was taken back; as much of it as a scene has."""
    since = [table.news_of(table.journal[ply.index], viewer) for ply in line.moves()[:move]]
    news: list[News] = [*heard(table.opening.events, table.eyes(viewer)), *chain(*since)]
    return lines_of(table, viewer, news[-LINES:], max(0, len(news) - LINES))


def check_over(live: LiveTable) -> None:
    if not live.game.is_over:
        raise not_now("the record is open when the game is over")


def seat_named(live: LiveTable, word: str) -> int:
    if not word.isdecimal() or len(word) > 3 or int(word) >= len(live.game.chairs):
        raise bad(f"as={word[:20]}: a number of a seat, or public")
    return int(word)


def whole_line(table: Table) -> LineOfPlay:
    """From the first move, also of a table that was taken up again half way."""
    if len(table.line.plies) and table.line.plies[0].index == 0:
        return table.line
    return fold(table.kind, table.setting, table.journal, table.events).line


async def report(live: LiveTable, seat: int) -> BugReport:
    table, row = live.game, live.sheet.row
    state = await live.up_to_date(seat)
    like_it = await live.tables.slow_work.work(live.code, live.kind.redeal, table.g, table.minds(seat), Random(0))
    return BugReport(
        hauntbox=version("hauntbox"),
        game=row.game,
        rules=live.kind.version,
        scenario=row.scenario,
        options=row.options,
        seat=seat,
        scene=state.scene,
        log=[line.text for line in state.log],
        position=live.kind.codec.save(like_it).decode(),
        note=NOTE,
    )
