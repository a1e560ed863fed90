"""How long tables are kept that nobody comes back to. Never compiled."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

DAY: Final = 24 * 3600.0
FOR_EVER: Final = 0


class Keeping(Struct, frozen=True, forbid_unknown_fields=True):
    """Days since somebody last moved, talked or looked; 0 is for ever."""

    finished_days: int = 365  # games that are over, and tables that were closed
    abandoned_days: int = 365  # all others, campaigns between two chapters among them

    def moments(self, now: float) -> tuple[float, float]:
        """What was touched before is too old: finished, abandoned."""
        return before(now, self.finished_days), before(now, self.abandoned_days)


def before(now: float, days: int) -> float:
    return now - days * DAY if days > FOR_EVER else 0.0
