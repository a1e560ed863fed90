"""Which missions are open, and what comes after which. CAMP, END"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hauntbox.games.betwixt.campaign.carry import Diary
from hauntbox.games.betwixt.content.reader import SHIPPED, mission_of

STORY: Final = ("1", "2", "3", "4", "5")  # TGB-CAMP-13
NUMBERS: Final = (*STORY, "A", "B")
ONCE: Final = "B"


@lru_cache
def name_of(number: str) -> str:
    """The file of a mission in the box."""
    return next(name for name in SHIPPED if mission_of(name).number == number)


def story_won(diary: Diary) -> list[str]:
    return [number for number in diary.won if number in STORY]


def open_missions(diary: Diary) -> list[str]:
    """TGB-CAMP-13: each story mission is open once the one before it is won. TGB-CAMP-02: and side missions.

    TGB-CAMP-23, TGB-END-08, TGB-CAMP-15: one that has failed can always be tried again.
    """
    unlocked = ("Mission 1", *diary.unlocked)
    return [number for number in NUMBERS if f"Mission {number}" in unlocked and not is_done(diary, number)]


def is_done(diary: Diary, number: str) -> bool:
    """TGB-CAMP-14: Side Mission A can be won once after each of Missions 1 to 4, Side Mission B once."""
    if number in STORY or number == ONCE:
        return number in diary.won
    latest = next((won for won in reversed(diary.won) if won in STORY or won == number), "")
    return latest == number
