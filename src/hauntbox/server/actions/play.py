"""What a seat does at a table that is being played."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from time import perf_counter
from typing import Final

from hauntbox.kernel.wire import Action, Refused
from hauntbox.server.actions.standing_answers import standing_roles
from hauntbox.server.bots import bot_seats
from hauntbox.server.bots.thinkers import NoThought, Puzzle
from hauntbox.server.errors import Denied, Stale, bad, forbidden, not_now
from hauntbox.server.failures import where
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.live.viewer_news import answers_in_advance
from hauntbox.server.wire.socket_messages import Act, HintMessage, UndoAsked, Undone, WantWalk
from hauntbox.table import HUMAN, Request, Table, TableError, Undo, turn_page

LOG: Final = logging.getLogger("hauntbox.server")
ADVISER: Final = "hard"  # the bot that gives hints
LONGEST_ID: Final = 80
NUL: Final = "\0"  # not every database keeps it
LONGEST_OPTION: Final = 1_000


async def act(live: LiveTable, seat: int, ask: Act) -> int:
    """The seat's number after the action. A repeat of one that was done changes nothing."""

    def play(draft: Table) -> None:
        draft.play(seat, *meant(live, seat, spoken(ask.option)))

    return await answer(live, seat, ask, play)


async def walk(live: LiveTable, seat: int, ask: WantWalk) -> int:
    """The seat's number after as many steps as were made. All of them are stored at once, or none is made."""

    def play(draft: Table) -> None:
        if not ask.steps or not spoken(ask.steps):
            raise bad("a walk has steps")
        role, _ = meant(live, seat, ask.steps[0])
        draft.walk(seat, role, [parsed(draft, step) for step in ask.steps])

    return await answer(live, seat, ask, play)


async def answer(live: LiveTable, seat: int, ask: Act | WantWalk, play: Callable[[Table], None]) -> int:
    """Play on a draft, store it, then tell everybody."""
    if not 0 < len(ask.id) <= LONGEST_ID:
        raise bad(f"an action's id has 1 to {LONGEST_ID} letters")
    if NUL in ask.id:
        raise bad("an action's id has no character 0")
    started = perf_counter()
    async with live.lock:
        if (seat, ask.id) in live.done:
            return live.done[seat, ask.id]
        check_may_act(live, seat)
        state = await live.up_to_date(seat)
        if ask.index != state.number:
            raise Stale(state.scene)
        with refusals(live), live.tables.timings.measure_work("rules"):
            draft = live.game.draft()
            play(draft)
        number = await live.write(draft, ask.id)
        if live.tables.node is not None:
            live.tables.node.note_action(live.code, ask.id, len(live.game.journal) - 1)
    live.tables.timings.add("move", perf_counter() - started)
    bot_seats.nudge(live)
    return number


def check_may_act(live: LiveTable, seat: int) -> None:
    live.check_open()
    if live.sheet.seats[seat].holder != HUMAN:
        raise forbidden("a bot plays for you: take your seat back from the menu")


def meant(live: LiveTable, seat: int, option: str) -> tuple[int, Action]:
    """Which of the seat's roles does this: the first that may, else the first that is asked, to be refused in words."""
    table = live.game
    action = parsed(table, option)
    roles = table.asked().get(seat, [])
    may = [role for role in roles if action in table.choices(seat, role)] if len(roles) > 1 else roles
    own = [*may, *roles, *table.minds(seat)]
    if not own:
        raise forbidden("this seat plays nobody")
    return own[0], action


def parsed(table: Table, option: str) -> Action:
    """Programs are told what there is in their scenes: a long search for what they may have meant is for people."""
    if " ".join(option.lower().split()) not in table.names:
        raise not_now(f"no action is called {option[:LONGEST_ID]!r}: the scene's options have what may be done")
    return table.parse(option)


def spoken(option: str | list[str]) -> str:
    """Several picks are one action that names them all, in the order picked."""
    words = option if isinstance(option, str) else " ".join(option)
    if len(words) > LONGEST_OPTION:
        raise bad(f"{len(words)} letters: an option has {LONGEST_OPTION} at most")
    return words


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
        LOG.error("table %s: the rules broke: %s", live.code, where(error))
        raise Denied(HTTPStatus.INTERNAL_SERVER_ERROR, "a bug in the rules: nothing has changed") from error


async def stand(live: LiveTable, seat: int, question: str, option: str | None) -> None:
    """The role that is asked answers alike from now on; or all of the seat are asked again."""
    if len(question) > LONGEST_ID:
        raise bad(f"no question is called {question[:LONGEST_ID]!r}")
    async with live.lock:
        check_may_act(live, seat)
        draft, roles = live.game.draft(), standing_roles(live.game, seat, question, option)
        if not roles:
            raise forbidden("this seat plays nobody")
        with refusals(live):
            for role in roles:
                draft.stand(seat, role, question, parsed(draft, spoken(option)) if option else None)
        await live.write(draft)
        live.tell_viewer(seat, answers_in_advance(live.game, seat))


async def page(live: LiveTable, seat: int) -> None:
    """The next chapter of a guided game."""
    async with live.lock:
        check_may_act(live, seat)
        draft = live.game.draft()
        with refusals(live):
            turn_page(draft, seat)
        await live.write(draft)
        live.undos += 1  # a bot that thought before thinks again
    bot_seats.nudge(live)


async def undo(live: LiveTable, seat: int, by: str) -> None:
    async with live.lock:
        check_may_act(live, seat)
        draft = live.game.draft()
        with refusals(live):
            done = draft.undo(seat, by)
        await after_undo(live, draft, done)


async def consent(live: LiveTable, seat: int, yes: bool) -> None:
    async with live.lock:
        check_may_act(live, seat)
        draft = live.game.draft()
        with refusals(live):
            done: Undo | Request | None = None
            if yes:
                done = draft.consent(seat)
            else:
                draft.decline(seat)
        await after_undo(live, draft, done)


async def after_undo(live: LiveTable, draft: Table, done: Undo | Request | None) -> None:
    """Only what was taken back goes to the disk: a question to people ends when the server does."""
    if isinstance(done, Undo):
        await take_back(live, draft)
        return
    live.game.adopt(draft)
    if done is None:
        live.withdraw_undo()
    else:
        live.undo_asked = done
        live.tell_asked(done, UndoAsked(done.seat, sorted(done.needs)))


async def take_back(live: LiveTable, draft: Table) -> None:
    asked, live.undo_asked = live.undo_asked, None  # its end is told below, not by the next move
    try:
        await live.write(draft)
    except BaseException:
        live.undo_asked = asked
        raise
    live.undos += 1
    if asked is not None:
        live.tell_asked(asked, Undone(yes=True))
    bot_seats.nudge(live)


async def hint(live: LiveTable, seat: int) -> HintMessage:
    """What a bot would do that knows what the seat knows."""
    check_may_act(live, seat)
    if not live.sheet.row.hints:
        raise forbidden("the host has switched hints off")
    table = live.game
    roles = table.asked().get(seat)
    if not roles:
        raise not_now("nothing is asked of you now")
    position = live.kind.codec.save(table.g)
    seed = f"{table.setting.seed}/hint/{seat}"
    puzzle = Puzzle(live.kind.name, position, roles[0], table.minds(seat), ADVISER, seed, explain=True, table=live.code)
    try:
        thought = await live.tables.thinkers.think(puzzle)
    except NoThought as error:
        raise not_now("no advice this time") from error
    return HintMessage(thought.action, thought.text, thought.chance, thought.line)
