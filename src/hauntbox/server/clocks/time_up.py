"""What happens when the time of a seat is up."""

from __future__ import annotations

import logging
from typing import Final

from hauntbox.kernel.event_text import together
from hauntbox.server.actions.chat import announce
from hauntbox.server.actions.seat_holders import bot_plays
from hauntbox.server.clocks.reckoning import A_BOT, gone_late
from hauntbox.server.failures import where
from hauntbox.server.live.live_table import LiveTable

LOG: Final = logging.getLogger("hauntbox.server")
BOT: Final = "bot:normal"  # that goes on for whoever has no time left
SLACK: Final = 0.05  # seconds: timers are not exact


async def ring(live: LiveTable) -> None:
    """Is somebody's time up? If not yet, the timer is set again."""
    try:
        async with live.lock:
            if not live.is_in_memory or live.sheet.row.closed or live.maybe_game is None:
                return
            rest = live.timekeeper.until_zero()
            if rest is not None and rest <= SLACK:
                await time_is_up(live)
            live.timekeeper.set_timer()
    except Exception as error:
        LOG.error("table %s: its clocks stand still: %s", live.code, where(error))


async def time_is_up(live: LiveTable) -> None:
    """For whoever has not answered. That somebody has answered in a window is told by nothing else."""
    row, asked = live.sheet.row, live.game.asked()
    runs = live.timekeeper.running()
    late = [seat for seat in runs if seat in asked] or runs
    if row.clock is None:
        return
    row.clock = gone_late(row.clock, late)
    await live.keep()
    names = together([live.sheet.seats[seat].name for seat in late])
    await announce(live, f"Time is up for {names}.")
    if row.clock.at_zero == A_BOT:
        for seat in late:
            await bot_plays(live, seat, BOT)
    live.timekeeper.tell()
