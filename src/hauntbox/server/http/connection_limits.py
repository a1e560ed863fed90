"""Connections that ask nothing, read nothing or come by the hundred are ended; nobody else waits for them.

The protocols are uvicorn's own. They read in small sips, so that one who sends a thousand tiny frames at once has no
more of the event loop than anybody else.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hauntbox.server.config.limits import HEAD, Bucket, Limits, neighbourhood

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol
    from websockets.frames import Frame
else:
    HttpProtocol = AutoHTTPProtocol

SIP: Final = 4 * 1024  # bytes
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_MANY: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class ConnectionCounter:
    """Counts who is inside."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self.limits = limits
        self.proxies = [each.strip() for each in proxies.split(",") if each.strip()]  # many visitors come by each
        self.inside: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def lets_in(self, address: str) -> bool:
        if self.inside.total() >= self.limits.connections:
            return self.refuse("too many connections")
        if self.inside[address] >= self.limits.connections_each and not self.is_proxy(address):
            return self.refuse("too many connections from one address")
        self.inside[address] += 1
        return True

    def is_proxy(self, address: str) -> bool:
        return any([each == "*" or is_within(address, each) for each in self.proxies])

    def refuse(self, reason: str) -> bool:
        self.refused[reason] += 1
        return False

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]


def is_within(address: str, network: str) -> bool:
    try:
        return ip_address(address) in ip_network(network, strict=False)
    except ValueError:
        return address == network


class Config(uvicorn.Config):
    """With a door."""

    door: ConnectionCounter


class Sipping(asyncio.BufferedProtocol):
    """Reads a little at a time, and is cut when it takes nothing for long."""

    config: uvicorn.Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    stalled: asyncio.TimerHandle | None = None
    address = ""

    @property
    def door(self) -> ConnectionCounter:
        assert isinstance(self.config, Config)
        return self.config.door

    def get_buffer(self, sizehint: int) -> bytearray:
        self.sip = bytearray(SIP)
        return self.sip

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self.sip[:nbytes]))

    if TYPE_CHECKING:  # uvicorn's own does it

        def data_received(self, data: bytes) -> None: ...
        def eof_received(self) -> None: ...

    def pause_writing(self) -> None:
        self.wait_for_reader()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.read_on()
        super().resume_writing()

    def wait_for_reader(self) -> None:
        if self.stalled is None:
            self.stalled = self.loop.call_later(self.door.limits.stall_time, self.cut)

    def cut(self) -> None:
        self.door.refuse("too slow a reader")
        self.transport.abort()

    def read_on(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


class Http(Sipping, HttpProtocol):
    """A request must have been asked in time, also a second one on the same connection."""

    asking: asyncio.TimerHandle | None = None
    asked_bytes = 0
    is_inside = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0] if self.client else "")
        self.is_inside = self.door.lets_in(self.address)
        if self.is_inside:
            self.expect()
        else:
            self.turn_away(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.is_inside or self.transport.is_closing():
            return
        if not self.is_answering:
            self.asked_bytes += len(data)
            if self.asking is None:
                self.expect()
        super().data_received(data)
        if self.is_answering:
            self.is_asked()
        elif self.asked_bytes > HEAD:
            self.door.refuse("too long a head")
            self.turn_away(TOO_LONG)

    @property
    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def expect(self) -> None:
        self.asking = self.loop.call_later(self.door.limits.head_time, self.give_up)

    def is_asked(self) -> None:
        self.asked_bytes = 0
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None

    def give_up(self) -> None:
        self.door.refuse("no request in time")
        self.turn_away(TOO_LATE)

    def turn_away(self, words: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(words)
            self.transport.close()
            self.loop.call_later(1.0, self.transport.abort)  # it may not even read that

    def leave(self) -> None:
        self.is_asked()
        self.read_on()
        if self.is_inside:
            self.is_inside = False
            self.door.leave(self.address)

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """The connection goes on as a socket, which leaves by itself."""
        self.is_asked()
        self.is_inside = False
        super().handle_websocket_upgrade(*args)


class Socket(Sipping, WebSocketsSansIOProtocol):
    """It has come in by the door as a request. Frames that make no message count like messages."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0] if self.client else "")
        self.bucket = Bucket(self.door.limits.messages, self.door.limits.burst)

    def handle_ping(self) -> None:
        if self.takes_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.takes_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.takes_frame():
            super().handle_cont(event)

    def takes_frame(self) -> bool:
        """No message ever comes of a million pings, or of parts without an end."""
        if self.transport.is_closing():
            return False
        if not self.bucket.takes():
            self.door.refuse("too many frames")
            self.transport.abort()
            return False
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.read_on()
        self.door.leave(self.address)
        super().connection_lost(exc)
