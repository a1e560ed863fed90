"""Who plays a seat: its person, a bot for them, a bot, or nobody yet. Whoever calls holds the table's lock."""

from __future__ import annotations

from hauntbox import bots
from hauntbox.server.actions import host_requests
from hauntbox.server.actions.chat import announce
from hauntbox.server.actions.seat_links import NOBODY, may_take, seat_at, vacate
from hauntbox.server.auth.seat_keys import is_held, let_go
from hauntbox.server.bots import bot_seats
from hauntbox.server.config.limits import NAME
from hauntbox.server.errors import bad, not_now
from hauntbox.server.live.live_table import LiveTable
from hauntbox.table import HUMAN

GIVEN_UP = "you have given up this seat"
FREED = "the host has left this seat free: anyone with the code may sit down"


def read_holder(word: str) -> str:
    level = word.removeprefix("bot:")
    if word in (HUMAN, NOBODY):
        return word
    if level == word:
        raise bad(f"nobody is called {word[:NAME]!r}: a seat is held by human, none or bot:LEVEL")
    if level not in bots.NAMES:
        raise bad(f"no bot is called {level[:NAME]!r}: there are {', '.join(bots.NAMES)}")
    return word


async def change_holder(live: LiveTable, n: int, holder: str) -> None:
    """The host gives the seat to a person, to a bot, or to whoever has the code."""
    if holder == seat_at(live, n).holder:
        return
    if holder == NOBODY:
        await free(live, n)
    elif holder == HUMAN:
        await give_to_person(live, n)
    else:
        await let_bot_play(live, n, holder)


async def free(live: LiveTable, n: int) -> None:
    if not may_take(live, n, host_requests.FREE, NOBODY):
        return
    seat = seat_at(live, n)
    let_go(seat, FREED)
    seat.holder = NOBODY
    await vacate(live, n, FREED)
    if live.maybe_game is not None:
        await announce(live, f"The seat of {seat.name} is free: anyone with the code may sit down and see its side.")


async def give_to_person(live: LiveTable, n: int) -> None:
    """Back to the person for whom a bot played; or to nobody in particular, until somebody opens an invitation."""
    seat = seat_at(live, n)
    if is_held(seat):
        await play_again(live, n)
        return
    let_go(seat, FREED)
    seat.holder = HUMAN
    await live.keep()
    if live.maybe_game is not None:
        await announce(live, f"The seat of {seat.name} is for a person now, not for a bot.")


async def let_bot_play(live: LiveTable, n: int, holder: str) -> None:
    """A person who is there is asked first. The token stays theirs, and with it the way back."""
    seat = seat_at(live, n)
    is_persons = is_held(seat) and seat.holder == HUMAN and not seat.link.local
    if is_persons and live.is_here(n) and not host_requests.ask(live, n, host_requests.BOT, holder):
        return
    await bot_plays(live, n, holder)


async def bot_plays(live: LiveTable, n: int, holder: str) -> None:
    seat = seat_at(live, n)
    has_person = is_held(seat)
    if not has_person:
        let_go(seat, FREED)
    seat.holder, seat.link.person = holder, has_person
    host_requests.withdraw(live, n)
    await live.keep()
    if live.maybe_game is not None:
        back = f" {seat.name} may come back at any time." if has_person else ""
        await announce(live, f"A bot plays for {seat.name} now.{back}")
    bot_seats.nudge(live)


async def play_again(live: LiveTable, n: int) -> None:
    seat = seat_at(live, n)
    seat.holder, seat.link.person = HUMAN, False
    await live.keep()
    await announce(live, f"{seat.name} plays again.")


# What the person in a seat does.


async def play_own(live: LiveTable, n: int, holder: str) -> None:
    """A person lets a bot play for them, or comes back: nobody needs to be asked."""
    live.check_open()
    wanted = read_holder(holder)
    if wanted == NOBODY:
        raise bad("a seat of one's own is played by human or bot:LEVEL")
    if wanted == seat_at(live, n).holder:
        return
    if wanted == HUMAN:
        await play_again(live, n)
    else:
        await bot_plays(live, n, wanted)


async def answer(live: LiveTable, n: int, yes: bool) -> None:
    """What the person in the seat says to what the host asks of them."""
    live.check_open()
    wish, seat = live.host_requests.get(n), seat_at(live, n)
    if wish is None:
        raise not_now("the host asks nothing of this seat")
    host_requests.withdraw(live, n)
    if not yes:
        live.tell_lobby()
        await announce(live, f"The host asked for the seat of {seat.name}. {seat.name} keeps it.")
    elif wish.kind == host_requests.BOT:
        await bot_plays(live, n, wish.holder)
    else:
        await give_up(live, n, wish.holder)


async def give_up(live: LiveTable, n: int, holder: str) -> None:
    """The seat is nobody's now: the host may sit down or invite somebody."""
    seat = seat_at(live, n)
    let_go(seat, GIVEN_UP)
    seat.holder = holder
    await vacate(live, n, GIVEN_UP)
    await announce(live, f"{seat.name} has given up the seat, as the host asked.")
