"""On how many devices a seat is open. Its holder is told, so that nobody looks through it unseen."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from hauntbox.server.wire.socket_messages import DevicesMessage, encode

if TYPE_CHECKING:
    from hauntbox.server.auth.visitor import Visitor
    from hauntbox.server.live.listener import Listener
    from hauntbox.server.live.live_table import LiveTable

RECENT: Final = 60.0  # seconds for which a call without a socket counts as a device that looks
MOST: Final = 50  # devices of a seat that are told apart: anybody may call theirs what they like


def devices_of(live: LiveTable, seat: int) -> int:
    """Two windows of one browser are one device; whatever does not say its name is another."""
    now = monotonic()
    here = {listener.device for listener in live.listeners if listener.viewer == seat}
    looked = {device for device, at in live.looks.get(seat, {}).items() if now - at < RECENT}
    return len(here | looked)


def note(visitor: Visitor) -> None:
    """A call that shows what a seat sees is a look, just as a socket is."""
    if not visitor.has_seat:
        return
    live, seat = visitor.live, visitor.seat
    remember(live.looks.setdefault(seat, {}), visitor.device)
    if tell(live, seat) > 1:
        asyncio.get_running_loop().call_later(RECENT, tell, live, seat)


def remember(looks: dict[str, float], device: str) -> None:
    """The last look of each device, the oldest first. What is long ago, or too much, is forgotten."""
    now = monotonic()
    looks.pop(device, None)
    looks[device] = now
    while len(looks) > MOST or now - next(iter(looks.values())) > RECENT:
        del looks[next(iter(looks))]


def tell(live: LiveTable, seat: int) -> int:
    """Tell the seat, if the number has changed since it was told. Returns the number."""
    count = devices_of(live, seat)
    if count != live.devices.get(seat, 1):
        live.devices[seat] = count
        live.tell_viewer(seat, encode(DevicesMessage(count)))
    return count


def greet(live: LiveTable, listener: Listener) -> None:
    """Somebody has come: the seat's other devices hear of it, and so does this one."""
    was = live.devices.get(listener.viewer, 1)
    count = tell(live, listener.viewer)
    if count == was and count > 1:
        listener.tell(encode(DevicesMessage(count)))
