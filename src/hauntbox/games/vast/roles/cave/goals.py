"""How the Cave wins: by the Collapse, which the table notices; its levels. ORD, DIF, PLR"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.setup import cave_level
from hauntbox.games.vast.state import Vast, shaper
from hauntbox.games.vast.table.ends import wins_by_prey

HATRED: Final = {"great": 4, "grand": 8}  # VSB-DIF-13: tokens


def hatred_tokens(g: Vast) -> int:
    """VSB-DIF-04, VSB-DIF-13: 4 for the Great Cave and 8 for the Grand Cave."""
    return HATRED.get(cave_level(g), 0)


def cave_wins_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VSB-PLR-10: an Ambush has killed the Knight, where the set-up says so. VSB-ORD-13: else by the Collapse alone."""
    return "VSB-PLR-10" if wins_by_prey(g, shaper(g), event, facts) else ""
