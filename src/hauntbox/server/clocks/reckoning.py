"""The clocks of a table: whose time runs, how much is left, and what happens when none is. docs/clocks.md

A clock goes by what everybody sees. Whose time runs is read from the spectators' scene, and a stretch of time begins
when that scene changes: so no clock tells of a secret step, of who has answered in a sealed window, or who has a
choice there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hauntbox.scene import Scene
from hauntbox.server.wire.rest_types import ClockForm
from hauntbox.server.wire.socket_messages import ClockMessage
from hauntbox.store import ClockRow

A_MOVE: Final = "move"
A_BOT: Final = "bot"
SHARED: Final = 60.0  # seconds of all whom a sealed window asks, where clocks count the game
BACK: Final = 0.1  # of the game's time, for whoever plays again after a bot


class Stretch(Struct, frozen=True):
    """The time since everybody was last shown something: who has been waited for, and since when."""

    number: int = -1  # of the spectators' scene
    who: tuple[int, ...] = ()  # the seats that the question is put to, bots too
    since: float = 0.0


def waited_for(scene: Scene | None) -> tuple[int, ...]:
    """The seats of which everybody reads that the question is put to them. Whether they have answered is not in it."""
    if scene is None or scene.ask is None:
        return ()
    return tuple(sorted({int(seat.removeprefix("s")) for seat in scene.ask.who}))


def turned(row: ClockRow, old: Stretch, new: Stretch, people: Collection[int]) -> ClockRow:
    """The clocks when one stretch ends and the next begins. Time is used by one person who is asked alone."""
    spent = running(old, people)
    late = [seat for seat in row.late if row.per != A_MOVE or seat not in new.who]
    if row.per == A_MOVE or is_shared(old) or not spent:
        return replace(row, late=late)
    used = row.used.get(spent[0], 0.0) + max(0.0, new.since - old.since)
    return replace(row, used={**row.used, spent[0]: round(min(used, row.seconds), 3)}, late=late)


def is_shared(stretch: Stretch) -> bool:
    """Several are asked at once, and have one time together."""
    return len(stretch.who) > 1


def running(stretch: Stretch, people: Collection[int]) -> list[int]:
    """The seats whose shown time runs; bots have none. In a sealed window all people whom it asks, to its end."""
    return [seat for seat in stretch.who if seat in people]


def left(row: ClockRow, stretch: Stretch, people: Collection[int], seat: int, now: float) -> float:
    """The seconds that a seat has, as everybody may read them."""
    has = float(row.seconds)
    gone = now - stretch.since if seat in running(stretch, people) else 0.0
    if row.per == A_MOVE:
        return max(0.0, has - gone)
    if is_shared(stretch):
        gone = 0.0
    return max(0.0, has - row.used.get(seat, 0.0) - gone)


def shared_left(row: ClockRow, stretch: Stretch, now: float) -> float | None:
    """What a sealed window has left; None where one is asked alone."""
    if not is_shared(stretch):
        return None
    has = float(row.seconds) if row.per == A_MOVE else min(SHARED, row.seconds)
    return max(0.0, has - (now - stretch.since))


def until_zero(row: ClockRow, stretch: Stretch, people: Collection[int], now: float) -> float | None:
    """Seconds until somebody's time is up; None if no time runs, or it has run out and nothing more happens."""
    runs = [seat for seat in running(stretch, people) if seat not in row.late]
    if not runs:
        return None
    together = shared_left(row, stretch, now)
    return left(row, stretch, people, runs[0], now) if together is None else together


def gone_late(row: ClockRow, seats: Collection[int]) -> ClockRow:
    return replace(row, late=sorted({*row.late, *seats}))


def come_back(row: ClockRow, seat: int) -> ClockRow:
    """Whoever plays again after their time was up has a little more of it."""
    if seat not in row.late:
        return row
    used = min(row.used.get(seat, 0.0), row.seconds * (1 - BACK))
    return replace(row, late=[each for each in row.late if each != seat], used={**row.used, seat: used})


def clock_row(form: ClockForm | None) -> ClockRow | None:
    return ClockRow(form.per, form.seconds, form.at_zero) if form else None


def clock_form(row: ClockRow | None) -> ClockForm | None:
    return ClockForm(row.per, row.seconds, row.at_zero) if row else None


def message(row: ClockRow, stretch: Stretch, people: Collection[int], seats: int, now: float) -> ClockMessage:
    """What everybody reads, all the same."""
    together = shared_left(row, stretch, now)
    return ClockMessage(
        left=[round(left(row, stretch, people, seat, now), 1) for seat in range(seats)],
        runs=running(stretch, people),
        shared=None if together is None else round(together, 1),
        late=row.late,
    )
