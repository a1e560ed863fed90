"""Keeps the clocks of one table: when a stretch of time begins and ends, whom it is told, when the timer rings."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hauntbox.server.clocks import reckoning
from hauntbox.server.clocks.reckoning import Stretch
from hauntbox.server.live.viewer import ViewerState
from hauntbox.server.wire.socket_messages import encode
from hauntbox.store import ClockRow, Sheet
from hauntbox.table import HUMAN

if TYPE_CHECKING:
    from hauntbox.server.live.listener import Listener
    from hauntbox.server.live.live_table import LiveTable


class Timekeeper:
    """The clocks stand while the server is down, and while nobody has looked at the table for so long that it left the
    memory: the stretch that ran then is nobody's."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.stretch = Stretch()
        self.timer: asyncio.TimerHandle | None = None

    @property
    def row(self) -> ClockRow | None:
        return self.live.stored.row.clock

    def people(self, sheet: Sheet | None = None) -> list[int]:
        """The seats that people play; none at a table that is closed."""
        sheet = sheet or self.live.stored
        return [] if sheet.row.closed else [n for n, seat in enumerate(sheet.seats) if seat.holder == HUMAN]

    def running(self) -> list[int]:
        return reckoning.running(self.stretch, self.people())

    def until_zero(self) -> float | None:
        if self.row is None:
            return None
        return reckoning.until_zero(self.row, self.stretch, self.people(), self.live.tables.now())

    # What happens to it. First what would be, for the disk; then what is.

    def after(self, state: ViewerState) -> tuple[ClockRow, Stretch] | None:
        """The clocks when spectators see this; None where they see nothing new: then no clock may move either."""
        if self.row is None or state.number == self.stretch.number:
            return None
        new = Stretch(state.number, reckoning.waited_for(state.scene), self.live.tables.now())
        return reckoning.turned(self.row, self.stretch, new, self.people()), new

    def turn(self, row: ClockRow, stretch: Stretch) -> None:
        """The disk has it."""
        self.live.sheet.row.clock = self.live.stored.row.clock = row
        self.stretch = stretch
        self.tell()
        self.set_timer()

    def settle(self) -> bool:
        """Before the sheet is kept: if somebody who is waited for begins or ceases to play, their time is counted up to
        now. Whether that is so."""
        row, old, new = self.live.sheet.row, set(self.people()), set(self.people(self.live.sheet))
        if row.clock is None or not (old ^ new) & set(self.stretch.who):
            return False
        again = replace(self.stretch, since=self.live.tables.now())
        late = row.clock.late
        row.clock = replace(reckoning.turned(row.clock, self.stretch, again, old), late=late)
        for seat in new - old:
            row.clock = reckoning.come_back(row.clock, seat)
        return True

    def settled(self) -> None:
        self.stretch = replace(self.stretch, since=self.live.tables.now())
        self.tell()
        self.set_timer()

    def wind(self, state: ViewerState) -> None:
        """A game begins, or is taken up again: time runs from now on."""
        self.stretch = Stretch(state.number, reckoning.waited_for(state.scene), self.live.tables.now())
        self.tell()
        self.set_timer()

    def set_timer(self) -> None:
        self.stop()
        rest = self.until_zero()
        if rest is not None:
            self.timer = self.live.tables.ring_later(self.live, rest)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # What is told.

    def told(self) -> str | None:
        if self.row is None or self.live.maybe_game is None:
            return None
        seats, now = len(self.live.stored.seats), self.live.tables.now()
        return encode(reckoning.message(self.row, self.stretch, self.people(), seats, now))

    def tell(self) -> None:
        message = self.told()
        for listener in self.live.listeners if message is not None else ():
            listener.tell(message or "")

    def greet(self, listener: Listener) -> None:
        if (message := self.told()) is not None:
            listener.tell(message)
