"""What a seat does at a table that is being played."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final

from hauntbox.kernel.wire import Action, Refused
from hauntbox.server import bot_seats
from hauntbox.server.advance import standing_roles, standing_words
from hauntbox.server.errors import Denied, Stale, bad, forbidden, not_now
from hauntbox.server.live import LiveTable
from hauntbox.server.messages import Act, Hint, UndoAsked, Undone
from hauntbox.server.thinkers import NoThought, Puzzle
from hauntbox.table import HUMAN, Request, TableError, Undo

LOG: Final = logging.getLogger("hauntbox.server")
ADVISER: Final = "hard"  # the bot that gives hints
LONGEST_ID: Final = 80


async def act(live: LiveTable, seat: int, ask: Act) -> int:
    """The seat's number after the action. A repeat of one that was done changes nothing."""
    if not 0 < len(ask.id) <= LONGEST_ID:
        raise bad(f"an action's id has 1 to {LONGEST_ID} letters")
    async with live.lock:
        if (seat, ask.id) in live.done:
            return live.done[seat, ask.id]
        check_may_act(live, seat)
        sight = await live.up_to_date(seat)
        if ask.index != sight.number:
            raise Stale(sight.scene)
        with refusals(live), live.hall.meter.measure("rules"):
            role, action = meant(live, seat, spoken(ask.option))
            entry = live.table.play(seat, role, action)
        number = await live.write(entry, ask.id)
    bot_seats.nudge(live)
    return number


def check_may_act(live: LiveTable, seat: int) -> None:
    live.check_open()
    if live.sheet.seats[seat].holder != HUMAN:
        raise forbidden("a bot plays for you: play yourself again from the menu")


def meant(live: LiveTable, seat: int, option: str) -> tuple[int, Action]:
    """Which of the seat's roles does this: the first that may, else the first that is asked, to be refused in words."""
    table = live.table
    action = table.parse(option)
    roles = table.asked().get(seat, [])
    may = [role for role in roles if action in table.choices(seat, role)]
    own = [*may, *roles, *table.minds(seat)]
    if not own:
        raise forbidden("this seat plays nobody")
    return own[0], action


def spoken(option: str | list[str]) -> str:
    """Several picks are one action that names them all, in the order picked."""
    return option if isinstance(option, str) else " ".join(option)


@contextmanager
def refusals(live: LiveTable) -> Iterator[None]:
    """Rules refuse in their own words. A bug in the rules is written down, and the table stands as it was."""
    try:
        yield
    except Refused as error:
        raise not_now(str(error), error.rule) from error
    except TableError as error:
        raise not_now(str(error)) from error
    except Denied:
        raise
    except Exception as error:
        LOG.exception("table %s: the rules broke", live.code)
        raise Denied(HTTPStatus.INTERNAL_SERVER_ERROR, "a bug in the rules: nothing has changed") from error


async def stand(live: LiveTable, seat: int, question: str, option: str | None) -> None:
    """The role that is asked answers alike from now on; or all of the seat are asked again."""
    async with live.lock:
        check_may_act(live, seat)
        for role in standing_roles(live.table, seat, question, option):
            with refusals(live):
                entry = live.table.stand(seat, role, question, live.table.parse(option) if option else None)
            await live.write(entry)
        live.tell_viewer(seat, standing_words(live.table, seat))


async def undo(live: LiveTable, seat: int, by: str) -> None:
    async with live.lock:
        check_may_act(live, seat)
        with refusals(live):
            done = live.table.undo(seat, by)
        await after_undo(live, done)


async def consent(live: LiveTable, seat: int, yes: bool) -> None:
    async with live.lock:
        check_may_act(live, seat)
        with refusals(live):
            if yes:
                await after_undo(live, live.table.consent(seat))
            else:
                live.table.decline(seat)
                live.withdraw_undo()


async def after_undo(live: LiveTable, done: Undo | Request) -> None:
    if isinstance(done, Request):
        live.undo_asked = done
        live.tell_asked(done, UndoAsked(done.seat, sorted(done.needs)))
        return
    live.undos += 1
    asked, live.undo_asked = live.undo_asked, None
    await live.write(done)
    if asked is not None:
        live.tell_asked(asked, Undone(yes=True))
    bot_seats.nudge(live)


async def hint(live: LiveTable, seat: int) -> Hint:
    """What a bot would do that knows what the seat knows."""
    check_may_act(live, seat)
    if not live.sheet.table.hints:
        raise forbidden("the host has switched hints off")
    table = live.table
    roles = table.asked().get(seat)
    if not roles:
        raise not_now("nothing is asked of you now")
    position = live.kind.codec.save(table.g)
    seed = f"{table.setting.seed}/hint/{seat}"
    puzzle = Puzzle(live.kind.name, position, roles[0], table.minds(seat), ADVISER, seed, explain=True)
    try:
        thought = await live.hall.thinkers.think(puzzle)
    except NoThought as error:
        raise not_now("no advice this time") from error
    return Hint(thought.action, thought.text, thought.chance, thought.line)
