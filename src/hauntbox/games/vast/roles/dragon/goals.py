"""How the Dragon wins: awake, on the surface, out. ORD, DRW, PLR"""

from __future__ import annotations

from hauntbox.games.vast.roles.numbers import DRAGON
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.ends import ESCAPED, wins_by_prey


def dragon_wins_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VSB-ORD-12, VSB-DRW-20, VST-VTWO-19: on the surface he enters the Entrance.

    VSB-PLR-09: by agreement also if an Ambush kills the Knight.
    """
    if event == ESCAPED and facts[0] == DRAGON and dragon_of(g).surfaced:
        return "VSB-ORD-12"
    return "VSB-PLR-09" if wins_by_prey(g, DRAGON, event, facts) else ""
