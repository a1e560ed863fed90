"""Clocks at one keyboard: the time of whoever reads the question and answers it. docs/clocks.md"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

A_MOVE: Final = "move"


class ClockRule(Struct, frozen=True):
    """What was agreed on."""

    per: str  # "move" or "game"
    seconds: int
    is_bot_next: bool  # at zero a bot goes on; else there is a mark, and nothing more


class Clocks:
    """The seconds that each seat has used, and since when the present one is asked."""

    def __init__(self, rule: ClockRule, now: Callable[[], float] = monotonic) -> None:
        self.rule = rule
        self.now = now
        self.used: dict[int, float] = {}
        self.seat = -1
        self.since = 0.0

    def begin(self, seat: int) -> None:
        self.seat, self.since = seat, self.now()

    def end(self) -> bool:
        """The seat has answered, or taken something back, which gives no time back. Whether its time was up."""
        is_late = self.left(self.seat) <= 0
        if self.rule.per != A_MOVE:
            self.used[self.seat] = self.rule.seconds - self.left(self.seat)
        self.seat = -1
        return is_late

    def left(self, seat: int) -> float:
        running = self.now() - self.since if seat == self.seat else 0.0
        return max(0.0, self.rule.seconds - self.used.get(seat, 0.0) - running)


def clock_words(seconds: float) -> str:
    """`9:58`, as in the browser."""
    whole = -int(-seconds // 1)
    return (
        f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}" if whole >= 3600 else f"{whole // 60}:{whole % 60:02}"
    )


def read_clock(text: str, is_bot_next: bool) -> ClockRule:
    """From `move:60` or `game:1800`. Raises ValueError with what it looks like."""
    per, _, seconds = text.partition(":")
    if per not in (A_MOVE, "game") or not seconds.isdecimal() or int(seconds) < 5:
        raise ValueError(f"clock {text!r}: it looks like move:60 or game:1800, in seconds, 5 at least")
    return ClockRule(per, int(seconds), is_bot_next)
