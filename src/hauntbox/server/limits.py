"""How much one visitor may ask of a server that others use too."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final
from unicodedata import category

MESSAGE: Final = 64 * 1024  # bytes of a message or a request
CAMPAIGN: Final = 4 * 1024 * 1024  # bytes of a campaign from elsewhere
NAME: Final = 40
CHAT: Final = 500
JOINER: Final = "\u200d"  # holds emoji together


@dataclass(frozen=True)
class Limits:
    """What is plenty for people and for bots that play fair."""

    messages: float = 30.0  # a second and connection
    burst: int = 90
    patience: int = 300  # refused messages after which a connection is closed
    tables: float = 0.5  # new tables a second and address
    table_burst: int = 30
    backlog: int = 400  # messages that wait for a slow connection
    thinking: float = 20.0  # seconds for a bot's decision
    reading: float = 2.0  # seconds of processor time for a scenario, a preview, a search
    importing: float = 30.0  # seconds of processor time for a campaign from elsewhere, which is played again
    idle: float = 1800.0  # seconds after which a table that nobody looks at leaves the memory


class Bucket:
    """Fills at a steady rate; every request takes one drop."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = monotonic()

    def takes(self) -> bool:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self.level + (monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """One for everybody who asks; who has not asked for long is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.of: dict[str, Bucket] = {}

    def takes(self, who: str) -> bool:
        if len(self.of) > 10_000:
            self.of = {name: bucket for name, bucket in self.of.items() if not bucket.is_full}
        return self.of.setdefault(who, Bucket(self.rate, self.burst)).takes()


def clean(text: str, most: int) -> str:
    """One line without control characters: none may turn the text round or hide a part of it."""
    spaced = " ".join(text[: 4 * most].split())
    return "".join(c for c in spaced if category(c)[0] != "C" or c == JOINER)[:most].strip()
