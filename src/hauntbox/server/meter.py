"""Where a server's time goes: a few sums, cheap enough to keep always."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter


class Meter:
    """Seconds and times, by what was done."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.times: dict[str, int] = {}

    def add(self, what: str, seconds: float) -> None:
        self.seconds[what] = self.seconds.get(what, 0.0) + seconds
        self.times[what] = self.times.get(what, 0) + 1

    @contextmanager
    def measure(self, what: str) -> Iterator[None]:
        started = perf_counter()
        yield
        self.add(what, perf_counter() - started)
