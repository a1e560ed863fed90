"""Moods that are not so. For bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.rules.hunters.points import base_mp, mp
from hauntbox.games.hunter13.state import HUNTER, Mansion

FINE: Final = 0.6  # of MP: who has more is neither shaken nor desperate
DESPERATE: Final = 0.35  # and who has less is not fine
NONE, IS_FINE, IS_SHAKEN, IS_DESPERATE = range(4)


def is_untrue(g: Mansion, role: int, mood: int) -> bool:
    """A mood by its number as it is remembered; nothing said is nothing untrue."""
    share = max(mp(g, role), 0) / max(base_mp(g, role), 1)
    if mood == IS_FINE:
        return share < DESPERATE
    return mood != NONE and (share > FINE or (mood == IS_DESPERATE and share > DESPERATE))


def untrue(g: Mansion) -> int:
    """How many hunters have said last what is not so."""
    return len(
        [1 for role, mood in enumerate(g.mood) if mood and g.status[role] == HUNTER and is_untrue(g, role, mood)]
    )
