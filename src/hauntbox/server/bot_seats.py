"""Seats that bots hold. A bot thinks elsewhere; until it has answered, the table is free for everybody else."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hauntbox import bots
from hauntbox.server.thinkers import NoThought, Puzzle
from hauntbox.table import Move, guided_action

if TYPE_CHECKING:
    from hauntbox.server.live import LiveTable

LOG: Final = logging.getLogger("hauntbox.server")
QUICK: Final = "easy"  # answers for a bot that takes too long


def nudge(live: LiveTable) -> None:
    """Something has changed: perhaps a bot is asked now."""
    if not is_thinking(live) and next_asked(live) is not None:
        live.bots = asyncio.create_task(play_on(live))


def is_thinking(live: LiveTable) -> bool:
    return live.bots is not None and not live.bots.done()


def next_asked(live: LiveTable) -> tuple[int, int] | None:
    """A seat of a bot, and the role that it must answer for."""
    if live.game is None or live.game.is_over or live.sheet.table.closed:
        return None
    if live.game.is_for_people:
        return None
    for seat, roles in live.game.asked().items():
        if live.game.chairs[seat].bot:
            return seat, roles[0]
    return None


async def play_on(live: LiveTable) -> None:
    """Until no bot is asked any more."""
    try:
        while (asked := next_asked(live)) is not None:
            await answer(live, *asked)
    except Exception:
        LOG.exception("table %s: a bot has given up", live.code)


async def answer(live: LiveTable, seat: int, role: int) -> None:
    """What has changed meanwhile counts: an undo, or the seat given back, makes the thought worthless."""
    undos, level = live.undos, live.table.chairs[seat].bot
    option = guided_action(live.table, role) or await decision(live, seat, role, level)
    async with live.lock:
        table = live.table
        if live.undos != undos or table.chairs[seat].bot != level or live.sheet.table.closed:
            return
        if seat in table.asked():
            await live.write(play_one(live, seat, role, option))


def play_one(live: LiveTable, seat: int, role: int, option: str) -> Move:
    """What the bot has chosen; if that cannot be done, any other: a bug in one rule need not end the game."""
    choices = live.table.choices(seat, role)
    SystemRandom().shuffle(choices)
    for act in sorted(choices, key=lambda act: str(act) != option):
        try:
            return live.table.play(seat, role, act)
        except Exception:
            LOG.exception("table %s: a bot cannot %s", live.code, act)
    raise NoThought(f"none of {len(choices)} choices can be played")


def level_of(live: LiveTable, seat: int, level: str) -> str:
    """A table from before may name a bot that is not offered; it is not to think for as long as it likes."""
    if level in bots.NAMES:
        return level
    LOG.warning("table %s: no bot is called %s, %s plays in seat %d", live.code, level, QUICK, seat)
    return QUICK


async def decision(live: LiveTable, seat: int, role: int, level: str) -> str:
    """The action in words. If the bot comes to none, a quicker one is asked; "" if that has none either, for then any
    will do: a table never waits for a bot in vain."""
    table = live.table
    position = live.kind.codec.save(table.g)
    seed = f"{table.setting.seed}/{seat}"
    puzzle = Puzzle(live.kind.name, position, role, table.minds(seat), level, seed, table=live.code)
    for mind in (level_of(live, seat, level), QUICK):
        try:
            return (await live.hall.thinkers.think(replace(puzzle, level=mind))).action
        except NoThought as error:
            LOG.warning("table %s: bot %s in seat %d has no thought (%s)", live.code, mind, seat, error)
    return ""
