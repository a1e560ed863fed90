"""Growth steps and their limit, for single play and campaigns. GROW"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.people import MOST_BONUS, MOST_POINTS, PEOPLE
from hauntbox.games.hunter13.options import Options

Grown = tuple[int, ...]  # steps put into ST, DX, IN, WP, HP, MP
NOT_GROWN: Final = (0, 0, 0, 0, 0, 0)
ABILITIES: Final = range(4)
HP_TRACK: Final = 4
STEP: Final = 2  # HP or MP of a step


def bonus(who: int, grown: Grown, which: int) -> int:
    return PEOPLE[who].abilities[which] + grown[which]


def bars_step(options: Options, who: int, grown: Grown, track: int) -> str:
    """GHT-GROW-05: an ability, HP or MP; none beyond the end of its track."""
    if track in ABILITIES:
        full = bonus(who, grown, track) >= MOST_BONUS
        return "GHT-GROW-05" if full else bars_raise(options, who, grown, track)
    printed = PEOPLE[who].hp if track == HP_TRACK else PEOPLE[who].mp
    return "GHT-GROW-05" if printed + STEP * (grown[track] + 1) > MOST_POINTS else ""  # GHT-GROW-15


def bars_raise(options: Options, who: int, grown: Grown, track: int) -> str:
    """GHT-GROW-13: not to 2 or more above any other; GHT-GROW-14: what is printed may stand higher."""
    if options.growth_counts:
        row = [grown[which] for which in ABILITIES]  # GHT-GROW-21
    else:
        row = [bonus(who, grown, which) for which in ABILITIES]
    if row[track] == min(row):  # then it ends one above the lowest of the others at most
        return ""
    return "GHT-GROW-21" if options.growth_counts else "GHT-GROW-13"


def add_step(grown: Grown, track: int) -> Grown:
    """GHT-GROW-12: spread freely."""
    return tuple([steps + (which == track) for which, steps in enumerate(grown)])


def first_steps(options: Options, level: int) -> int:
    """GHT-GROW-11: as many as the scenario's level, GHT-GROW-18: none at level 0; a table may say otherwise."""
    return level if options.growth < 0 else options.growth
