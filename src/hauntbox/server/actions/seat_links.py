"""Links that belong to people: an invitation is for whoever opens it first, and the seat is theirs alone from then on.

Whoever calls holds the table's lock.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from hauntbox.server.actions import host_requests
from hauntbox.server.actions.chat import announce
from hauntbox.server.auth.seat_keys import is_held, let_go
from hauntbox.server.auth.tokens import hashed, is_same
from hauntbox.server.config.limits import NAME, clean
from hauntbox.server.errors import Denied, bad, no_token, not_now
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.wire.rest_types import Claimed, Invitation, Offer
from hauntbox.store import SeatRow
from hauntbox.table import HUMAN

NOBODY: Final = "none"  # holds a seat that is for whoever has the code
DEVICES: Final = 4  # of one person, besides the first
NEW_LINK: Final = "the host has given this seat a new link: ask the host if you want to play on"
NO_LINK: Final = "the host has taken this link away: ask the host for a new one"
OPENED: Final = (
    "somebody has sat down by this link already; if that was not you, ask for a new one: the table has been told"
)
ELSEWHERE: Final = "the person who holds this seat plays on another device only"


class Opened(Denied):
    """An invitation by which somebody has come before."""

    def __init__(self) -> None:
        super().__init__(HTTPStatus.GONE, OPENED)


def seat_at(live: LiveTable, n: int) -> SeatRow:
    if not 0 <= n < len(live.sheet.seats):
        raise bad(f"no seat {n} at this table: there are seats 0 to {len(live.sheet.seats) - 1}")
    return live.sheet.seats[n]


def is_hosts(live: LiveTable, seat: SeatRow) -> bool:
    """Is the seat played on the host's device, as everybody was told?"""
    return seat.link.local and live.sheet.row.host_seat < 0


def may_take(live: LiveTable, n: int, kind: str, holder: str = HUMAN) -> bool:
    """May the host take the seat away now? Its person is asked first if they are there, and has some minutes if not."""
    seat = seat_at(live, n)
    if not is_held(seat) or is_hosts(live, seat):
        return True
    if live.is_here(n):
        return host_requests.ask(live, n, kind, holder)
    host_requests.check_away(live, n)
    return True


async def vacate(live: LiveTable, n: int, why: str) -> None:
    """Keep a seat that was let go of as it is now; whoever looked through it goes, and the table has a host."""
    host_requests.withdraw(live, n)
    heir = pass_on_hosting(live)
    await live.keep()
    live.clear_seat(n, why)
    if heir is not None:
        await announce(live, f"{heir.name} is the host now.")


def pass_on_hosting(live: LiveTable) -> SeatRow | None:
    """A seat that nobody holds is never the host's: a person who has sat down is, or nobody. Returns a new host."""
    row, seats = live.sheet.row, live.sheet.seats
    if row.host_seat < 0 or (row.host_seat < len(seats) and is_held(seats[row.host_seat])):
        return None
    heirs = [n for n, seat in enumerate(seats) if is_held(seat)]
    heirs.sort(key=lambda n: not live.is_here(n))
    row.host_seat = heirs[0] if heirs else -1
    return seats[heirs[0]] if heirs else None


# What the host does.


async def invite(live: LiveTable, n: int) -> Offer:
    """A new invitation; whatever opened the seat before is void."""
    live.check_open()
    if not may_take(live, n, host_requests.LINK):
        return Offer(asked=True)
    seat, token = seat_at(live, n), live.tables.new_token(live.code)
    news = invitation_words(live, seat)
    let_go(seat, NEW_LINK)
    seat.holder, seat.link.invite = HUMAN, hashed(token)
    await vacate(live, n, NEW_LINK)
    if news:
        await announce(live, news)
    return Offer(token)


def invitation_words(live: LiveTable, seat: SeatRow) -> str:
    """What the table is told of a new invitation; before the start only what somebody loses by it."""
    if is_held(seat):
        return f"The host has made a new link for the seat of {seat.name}. The old one does not open it any more."
    if live.maybe_game is None:
        return ""
    if seat.holder == HUMAN:
        return f"The host has made a new link for the seat of {seat.name}."
    return f"The seat of {seat.name} is for a person now. Whoever opens its link sees what it sees."


async def revoke(live: LiveTable, n: int) -> None:
    if not may_take(live, n, host_requests.LINK):
        return
    seat = seat_at(live, n)
    was_held = is_held(seat)
    let_go(seat, NO_LINK)
    await vacate(live, n, NO_LINK)
    if was_held or live.maybe_game is not None:
        await announce(live, f"The host has taken away the link of {seat.name}.")


async def sit_here(live: LiveTable, n: int) -> Offer:
    """The host plays the seat on the host's device, and everybody sees that in the lobby."""
    live.check_open()
    if not may_take(live, n, host_requests.HERE):
        return Offer(asked=True)
    seat, token = seat_at(live, n), live.tables.new_token(live.code)
    was_local = seat.link.local
    let_go(seat, NEW_LINK)
    seat.holder, seat.token, seat.link.local = HUMAN, hashed(token), live.sheet.row.host_seat < 0
    await vacate(live, n, NEW_LINK)
    if live.maybe_game is not None and not was_local:
        await announce(live, f"The host plays {seat.name} on the host's device from now on, and sees what it sees.")
    return Offer(token)


async def spectators(live: LiveTable, token_hash: str) -> None:
    """Another link for those who watch, or none."""
    old, live.sheet.row.spectator = live.sheet.row.spectator, token_hash
    await live.keep()
    live.send_away(old, "this link is not valid any more: ask the host for a new one")


async def hand_over(live: LiveTable, n: int) -> None:
    """The token of that seat is the host's from now on, and the old host's is not."""
    seat = seat_at(live, n)
    if seat.holder != HUMAN or not is_held(seat):
        raise not_now(f"nobody has sat down at {seat.name}: a table is handed over to a person")
    row = live.sheet.row
    old, row.host, row.host_seat = row.host, "", n
    await live.keep()
    live.send_away(old, "the table has another host now")
    await announce(live, f"{seat.name} is the host now.")


# What people do with links.


def invited(live: LiveTable, token: str) -> tuple[SeatRow, bool]:
    """The seat that an invitation is for, and whether its holder has made it for another device."""
    given = hashed(token)
    for seat in live.sheet.seats:
        if is_same(given, seat.link.invite) or is_same(given, seat.link.second):
            return seat, is_same(given, seat.link.second)
        if is_same(given, seat.link.used):
            raise Opened
    raise no_token()


async def tell_of_late_comer(live: LiveTable, token: str) -> None:
    """Tell the table, once, that somebody comes by an invitation that was opened before: perhaps by another, such as
    the host, who sits there in their place. Those at the table can tell."""
    given = hashed(token)
    seat = next((seat for seat in live.sheet.seats if is_same(given, seat.link.used)), None)
    if seat is not None and given not in live.late_comers:
        live.late_comers.add(given)
        await announce(live, f"Somebody has come by the link of {seat.name}, by which {seat.name} had sat down before.")


def show_invitation(live: LiveTable, token: str) -> Invitation:
    seat, is_own = invited(live, token)
    row, roles = live.sheet.row, [live.role_names[mind] for mind in seat.minds]
    n = live.sheet.seats.index(seat)
    return Invitation(row.code, row.game, live.kind.title, n, seat.name, roles, row.started > 0, is_own)


async def claim(live: LiveTable, token: str, name: str) -> Claimed:
    """Sit down by an invitation. It opens nothing any more: the seat has a token that only this device knows."""
    live.check_open()
    seat, is_own = invited(live, token)
    personal, link = live.tables.new_token(live.code), seat.link
    if is_own:
        link.devices, link.second = [*link.devices, hashed(personal)][-DEVICES:], ""
    else:
        seat.token, link.used, link.invite = hashed(personal), link.invite, ""
        seat.name = clean(name, NAME) or seat.name
    await live.keep()
    if live.maybe_game is not None and not is_own:
        await announce(live, f"{seat.name} has sat down.")
    return Claimed(live.code, live.sheet.seats.index(seat), personal)


async def sit(live: LiveTable, n: int, name: str) -> str:
    """An empty seat is for whoever knows the table's code: from now on it is held by a token of its own."""
    live.check_open()
    seat = seat_at(live, n)
    if seat.holder != NOBODY:
        raise not_now(f"{seat.name} is not free: ask the host for a link, or take an empty seat")
    let_go(seat, NO_LINK)
    pass_on_hosting(live)
    token = live.tables.new_token(live.code)
    seat.holder, seat.name, seat.token = HUMAN, clean(name, NAME) or seat.name, hashed(token)
    await live.keep()
    if live.maybe_game is not None:
        await announce(live, f"{seat.name} has sat down.")
    return token


async def second_device(live: LiveTable, n: int) -> str:
    """A link that a person makes for another device of theirs; it opens once."""
    live.check_open()
    token = live.tables.new_token(live.code)
    seat_at(live, n).link.second = hashed(token)
    await live.keep()
    return token


async def only_this_device(live: LiveTable, n: int) -> str:
    """A new token for the person who holds the seat; all their other devices, and whoever else came by theirs, go."""
    seat, token = seat_at(live, n), live.tables.new_token(live.code)
    seat.token, seat.link.devices, seat.link.second = hashed(token), [], ""
    await live.keep()
    live.clear_seat(n, ELSEWHERE)
    return token
