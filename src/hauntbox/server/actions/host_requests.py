"""What the host may not do to a person who is there: they are asked first, and they may say no.

Whoever has been away for some minutes, or has not answered for as long, is not asked: the table hears of it instead.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Final

from hauntbox.server.errors import not_now
from hauntbox.server.wire.socket_messages import WishMessage, encode

if TYPE_CHECKING:
    from hauntbox.server.live.listener import Listener
    from hauntbox.server.live.live_table import LiveTable

AWAY: Final = 180.0  # seconds
BOT, HERE, LINK, FREE = "bot", "here", "link", "free"  # what a host may ask for


@dataclass(frozen=True)
class HostRequest:
    """What the host asks of a seat; `holder` is who would play it then."""

    kind: str
    holder: str
    at: float = field(default_factory=monotonic)


def ask(live: LiveTable, seat: int, kind: str, holder: str) -> bool:
    """Ask the person in the seat. Returns whether it may be done now: they were asked long ago and say nothing."""
    old = live.host_requests.get(seat)
    if old is not None and old.kind == kind:
        return monotonic() - old.at > AWAY
    live.host_requests[seat] = HostRequest(kind, holder)
    live.tell_viewer(seat, encode(WishMessage(kind)))
    live.tell_lobby()
    return False


def withdraw(live: LiveTable, seat: int) -> None:
    if live.host_requests.pop(seat, None) is not None:
        live.tell_viewer(seat, encode(WishMessage("")))


def remind(live: LiveTable, listener: Listener) -> None:
    """Whoever comes is asked what the seat is asked."""
    if wish := live.host_requests.get(listener.viewer):
        listener.tell(encode(WishMessage(wish.kind)))


def asked_of(live: LiveTable, seat: int) -> str:
    wish = live.host_requests.get(seat)
    return wish.kind if wish else ""


def check_away(live: LiveTable, seat: int) -> None:
    """A seat whose person left a moment ago is still theirs, once there are secrets to see."""
    last = max([live.opened, live.left.get(seat, 0.0), *live.looks.get(seat, {}).values()])
    if live.maybe_game is not None and monotonic() - last < AWAY:
        name, minutes = live.sheet.seats[seat].name, round(AWAY / 60)
        raise not_now(f"{name} left less than {minutes} minutes ago: the seat is still theirs")
