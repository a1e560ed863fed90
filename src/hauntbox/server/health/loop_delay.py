"""How long the event loop keeps others waiting: a clock that looks how late it is."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

TICK: Final = 0.25  # seconds
KEPT: Final = int(60 / TICK)


class LoopDelay:
    """The waits of the last minute."""

    def __init__(self) -> None:
        self.waits: deque[float] = deque(maxlen=KEPT)

    @property
    def longest(self) -> float:
        return max(self.waits, default=0.0)

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.waits.append(max(0.0, loop.time() - due))
