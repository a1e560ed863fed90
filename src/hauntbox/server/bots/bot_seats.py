"""Seats that bots hold. A bot thinks elsewhere; until it has answered, the table is free for everybody else."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hauntbox import bots
from hauntbox.server.bots.thinkers import NoThought, Puzzle, Thought
from hauntbox.server.failures import waits, where
from hauntbox.table import HUMAN, Table, goes_round, guided_action, waits_for_another

if TYPE_CHECKING:
    from hauntbox.server.live.live_table import LiveTable

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
    if live.maybe_game is None or live.maybe_game.is_over or live.sheet.row.closed:
        return None
    if live.maybe_game.is_for_people or live.is_full:
        return None
    for seat, roles in live.maybe_game.asked().items():
        if live.maybe_game.chairs[seat].bot and not waits_for_another(live.maybe_game, roles[0]):
            return seat, roles[0]
    return None


async def play_on(live: LiveTable) -> None:
    """Until no bot is asked any more, or the table is another's. Everybody knows when it began, and when something
    showed last. What goes wrong is tried again by and by."""
    pauses, since = waits(), monotonic()
    while live.is_in_memory and (asked := next_asked(live)) is not None:
        try:
            if await answer(live, *asked, since):
                since = monotonic()
            pauses = waits()
        except Exception as error:
            LOG.error("table %s: a bot could not answer: %s", live.code, where(error))
            live.tell_trouble(f"{live.game.chairs[asked[0]].name} could not answer, and tries again in a moment.")
            await asyncio.sleep(next(pauses))


async def answer(live: LiveTable, seat: int, role: int, since: float) -> bool:
    """Whether somebody else has seen it. What has changed meanwhile counts: an undo, or the seat given back, makes the
    thought worthless, and somebody else's answer may make this one the last of a window."""
    undos, level, moves = live.undos, live.game.chairs[seat].bot, len(live.game.journal)
    guided = guided_action(live.game, role)
    thought = Thought(guided) if guided else await decision(live, seat, role, level)
    shows = thought.shows or len(live.game.journal) != moves
    if shows and not guided:
        await keep_time(live, since)
    async with live.lock:
        table = live.game
        if live.undos != undos or table.chairs[seat].bot != level or live.sheet.row.closed:
            return shows
        if seat in table.asked():
            await live.write(with_one_played(live, seat, role, thought.action))
    return shows


async def keep_time(live: LiveTable, since: float) -> None:
    """How long a bot has thought, and about how many answers that nobody sees, is not to be told by the clock: to have
    one option takes no time, and one that has several has a secret. So whatever people can see comes on the beat."""
    beat = live.tables.limits.beat
    if beat and any(seat.holder == HUMAN for seat in live.sheet.seats):
        await asyncio.sleep(rest_of_beat(monotonic() - since, beat))


def rest_of_beat(spent: float, beat: float) -> float:
    return beat - spent % beat


def with_one_played(live: LiveTable, seat: int, role: int, option: str) -> Table:
    """A draft with what the bot has chosen; if that cannot be done, any other: a bug in one rule need not end the
    game."""
    choices = live.game.choices(seat, role)
    SystemRandom().shuffle(choices)
    for act in sorted(choices, key=lambda act: str(act) != option):
        draft = live.game.draft()
        try:
            draft.play(seat, role, act)
        except Exception as error:
            LOG.error("table %s: a bot cannot do what it may: %s", live.code, where(error))
        else:
            return draft
    raise NoThought(f"none of {len(choices)} choices can be played")


def level_of(live: LiveTable, seat: int, level: str) -> str:
    """A table from before may name a bot that is not offered; it is not to think for as long as it likes."""
    if level in bots.NAMES:
        return level
    LOG.warning("table %s: no bot is called %s, %s plays in seat %d", live.code, level, QUICK, seat)
    return QUICK


async def decision(live: LiveTable, seat: int, role: int, level: str) -> Thought:
    """The action in words. If the bot comes to none, a quicker one is asked; "" if that has none either, for then any
    will do: a table never waits for a bot in vain. Whoever goes round in a circle leaves it by any other way."""
    table = live.game
    if goes_round(table, seat):
        return Thought("")
    position = live.kind.codec.save(table.g)
    seed = f"{table.setting.seed}/{seat}"
    puzzle = Puzzle(live.kind.name, position, role, table.minds(seat), level, seed, table=live.code)
    for mind in (level_of(live, seat, level), QUICK):
        try:
            return await live.tables.thinkers.think(replace(puzzle, level=mind))
        except NoThought as error:
            LOG.warning("table %s: bot %s in seat %d has no thought (%s)", live.code, mind, seat, error)
    return Thought("")
