"""What takes long and needs the tables themselves, as records of games and campaigns do, has threads of its own.

The threads that tables need to open, to start and to be shown stay free for them, however much somebody looks back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from hauntbox.server.errors import too_many
from hauntbox.server.processes.workers import Crowded, Worker, Workers

T = TypeVar("T")
NUMBER: Final = 2  # so that whoever keeps one busy leaves the other to the rest
WAITING: Final = 8  # that one visitor may have waiting


class WorkingThread(Worker):
    """A thread is there at once. It cannot be killed: what it does has to be bounded."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="slow work")
        self.pid = 0

    async def start(self) -> None:
        """There is no process to wait for."""

    def dismiss(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


class SlowWork(Workers):
    """`who` is the visitor's address, or a table: everybody has one thread at most, and they take turns."""

    def __init__(self, number: int = NUMBER) -> None:
        super().__init__(number, WAITING)

    def new_worker(self) -> Worker:
        return WorkingThread()

    async def work(self, who: str, do: Callable[..., T], *args: object) -> T:
        """Whatever `do` raises is raised here. Whoever stops waiting gives up the result; the thread goes on."""
        try:
            return await asyncio.shield(asyncio.ensure_future(self.do(who, None, do, *args)))
        except Crowded:
            raise too_many() from None
