"""Somebody who is told what happens: a socket, or a stream for a bot. A slow one never holds up the others."""

from __future__ import annotations

from asyncio import Queue


class Listener:
    """Messages wait here until the connection takes them."""

    def __init__(self, viewer: int, token_hash: str, backlog: int, most: int = 1_000_000, device: str = "") -> None:
        self.viewer = viewer
        self.token_hash = token_hash  # by which it came
        self.device = device  # as it calls itself
        self.queue: Queue[str | None] = Queue(backlog + 1)
        self.backlog = backlog
        self.most = most  # bytes that may wait
        self.size = 0  # bytes that wait
        self.is_closed = False
        self.code = 1000  # of the socket's end
        self.reason = ""

    def tell(self, message: str) -> None:
        if self.is_closed:
            return
        if self.queue.qsize() >= self.backlog or (self.size and self.size + len(message) > self.most):
            self.drop()
            self.close(1013, "too slow: connect again")
        else:
            self.size += len(message)
            self.queue.put_nowait(message)

    def drop(self) -> None:
        """Whoever reads too slowly to be told all is not told the half of it."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.size = 0

    def close(self, code: int, reason: str) -> None:
        """What waits is still sent, unless that is too much."""
        if self.is_closed:
            return
        self.is_closed = True
        self.code, self.reason = code, reason
        self.queue.put_nowait(None)  # there is a place for it

    async def next(self) -> str | None:
        """The next message; None when there will be no more."""
        message = await self.queue.get()
        self.size -= len(message or "")
        return message
