"""Chat. Who may read a line is settled when it is said: a seat that changes sides takes no secrets along."""

from __future__ import annotations

from time import time

from hauntbox.server.config.limits import CHAT, clean
from hauntbox.server.errors import bad, not_now
from hauntbox.server.live.live_table import LiveTable
from hauntbox.server.wire.socket_messages import Say
from hauntbox.store import ChatLine

TABLE = "table"


async def say(live: LiveTable, seat: int, what: Say) -> None:
    text = clean(what.text, CHAT)
    if not text:
        raise bad("there are no words in that")
    readers = None if what.channel == TABLE else team_of(live, seat)
    line = ChatLine(seat, live.sheet.seats[seat].name, what.channel, text, round(time(), 3), readers)
    async with live.lock:
        await live.say(line)


async def announce(live: LiveTable, text: str) -> None:
    """What the table is told, those who come later too. Whoever calls holds the lock."""
    await live.say(ChatLine(-1, "", TABLE, text, round(time(), 3), None))


def team_of(live: LiveTable, seat: int) -> list[int]:
    """The seats that share the side of this one. The dead are their side's; spectators are nobody's."""
    sides = sides_of(live, seat)
    if len(sides) != 1:
        raise not_now("this seat has no side of its own: talk to the table")
    return [other for other in range(len(live.sheet.seats)) if sides & sides_of(live, other)]


def sides_of(live: LiveTable, seat: int) -> set[str]:
    table = live.game
    return {live.kind.side(table.g, mind) for mind in table.minds(seat)}
