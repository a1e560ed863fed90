"""How long tables are kept that nobody comes back to. It may be set in the server's config file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

DAY: Final = 24 * 3600.0
FOR_EVER: Final = 0


def days(help: str) -> Meta:
    return Meta(ge=0, le=100_000, description=f"{help}; 0: for ever")


@dataclass(frozen=True)
class Retention:
    """Days since somebody last moved, talked or looked."""

    finished_days: Annotated[int, days("days that a finished or closed table is kept")] = 365
    abandoned_days: Annotated[int, days("days that any other table is kept to which nobody comes back")] = 365

    def moments(self, now: float) -> tuple[float, float]:
        """What was touched before is too old: finished, abandoned."""
        return before(now, self.finished_days), before(now, self.abandoned_days)


def before(now: float, days: int) -> float:
    return now - days * DAY if days > FOR_EVER else 0.0
