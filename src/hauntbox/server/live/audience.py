"""Who looks on at a table, and how they are told."""

from __future__ import annotations

from typing import Final

from hauntbox.server.live.listener import Listener
from hauntbox.server.wire.socket_messages import Message, encode

VOID: Final = 4401  # the end of a connection whose token is not valid any more


class Audience:
    """The listeners of a table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def is_here(self, viewer: int) -> bool:
        return any(listener.viewer == viewer for listener in self.listeners)

    def tell(self, message: Message) -> None:
        text = encode(message)
        for listener in self.listeners:
            listener.tell(text)

    def tell_viewer(self, viewer: int, message: str | None) -> None:
        if message is not None:
            for listener in self.listeners:
                if listener.viewer == viewer:
                    listener.tell(message)

    def send_away(self, token_hash: str, reason: str) -> None:
        """Close the connections of whoever came by a token that is void now."""
        for listener in [each for each in self.listeners if each.token_hash == token_hash]:
            listener.close(VOID, reason)

    def clear_seat(self, seat: int, reason: str) -> None:
        """Close the connections of everybody who looks through the seat."""
        for listener in [each for each in self.listeners if each.viewer == seat]:
            listener.close(VOID, reason)
