"""Where a server's time goes: a few sums and counts, cheap enough to keep always."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds


class Timings:
    """Seconds and times, by what was done; how often it took how long; and the processor time of it."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.cpu: dict[str, float] = {}
        self.times: dict[str, int] = {}
        self.spread: dict[str, list[int]] = {}  # by the bounds, and above them

    def add(self, what: str, seconds: float, cpu: float = 0.0) -> None:
        self.seconds[what] = self.seconds.get(what, 0.0) + seconds
        self.cpu[what] = self.cpu.get(what, 0.0) + cpu
        self.times[what] = self.times.get(what, 0) + 1
        self.spread.setdefault(what, [0] * (len(BOUNDS) + 1))[bisect_left(BOUNDS, seconds)] += 1

    @contextmanager
    def measure(self, what: str) -> Iterator[None]:
        """By the clock alone: others work while it waits."""
        started = perf_counter()
        yield
        self.add(what, perf_counter() - started)

    @contextmanager
    def measure_work(self, what: str) -> Iterator[None]:
        """What waits for nobody: by the clock and in processor time."""
        started, cpu = perf_counter(), thread_time()
        yield
        self.add(what, perf_counter() - started, thread_time() - cpu)
