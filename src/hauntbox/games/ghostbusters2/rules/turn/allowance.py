"""Actions and Maneuvers: how many, and how they are paid. ROU, SLM, NOA"""

from __future__ import annotations

from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.kinds import ACTION, MANEUVER
from hauntbox.games.ghostbusters2.state import Busters


def actions_left(g: Busters, role: int) -> int:
    """GBT-ROU-02: three in a turn; GBT-SLM-10, GBT-SLM-05, GBT-SLM-15: one less for each such Slime, at once."""
    left = g.extra - g.spent  # GBT-NOA-10
    if not g.idle:
        left += g.options.actions - (g.slime[role] >> 4 * ACTION & 15)
    return max(left, 0)  # GBT-SLM-14


def maneuvers_left(g: Busters, role: int) -> int:
    """GBT-ROU-03: two in a turn; GBT-SLM-09: one less for each such Slime; GBT-CCH-05: more by Pep Talk."""
    have = g.options.maneuvers + g.boosts[characters.FRONTMAN] - (g.slime[role] >> 4 * MANEUVER & 15)  # GBT-SLM-05
    return max(have - g.used, 0)  # GBT-SLM-14


def bars_action(g: Busters, role: int) -> str:
    """GBT-ROU-04: each Action costs 1."""
    return "" if actions_left(g, role) else "GBT-ROU-02"


def bars_maneuver(g: Busters, role: int) -> str:
    """GBT-ROU-07, GBT-ROU-10: an Action may stand for a Maneuver; GBT-ROU-09: Maneuvers need no Action."""
    return "" if maneuvers_left(g, role) or actions_left(g, role) else "GBT-ROU-03"


def pay_action(g: Busters) -> None:
    g.spent += 1


def pay_maneuver(g: Busters, role: int) -> None:
    """GBT-DEC-13: the last ones are converted Actions; GBT-ROU-08: never the other way round."""
    if maneuvers_left(g, role):
        g.used += 1
    else:
        g.spent += 1
