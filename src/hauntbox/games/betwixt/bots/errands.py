"""What the mission lets somebody do at a place in a fight: a wheel to fit, a mirror to break. The way there counts.

What the deed brings shows when it is done; a search that looks a turn ahead does not see it from across the room.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.bots.forecast import FARTHEST, Forecast
from hauntbox.games.betwixt.bots.prospects import tallies
from hauntbox.games.betwixt.rules.map.moving import diagonals, hop
from hauntbox.games.betwixt.rules.mission.conditions import count_of
from hauntbox.games.betwixt.state import COMBAT, Farm, solid

USUAL_SPD: Final = 5.0
AS_OFTEN_AS_ONE_LIKES: Final = -1


def errands(look: Forecast) -> float:
    """Rounds of walking from whoever is nearest to each place where something can be done."""
    g = look.g
    if g.phase != COMBAT or not look.there:
        return 0.0
    ways = [steps(g, near, look.there) for _, left, near in g.deeds if near and is_wanted(g, left)]
    return sum(ways) / USUAL_SPD


def is_wanted(g: Farm, left: int) -> bool:
    """What may be done a few times is of use; what may always be done, only where a count has begun to go up."""
    if left != AS_OFTEN_AS_ONE_LIKES:
        return left > 0
    return any(count_of(g, counter) > 0 for counter, _, is_good in tallies(g.mission) if not is_good)


def steps(g: Farm, near: int, fms: list[int]) -> int:
    """Around walls and obstacles; other people are no hindrance."""
    here = 0
    for fm in fms:
        here |= 1 << g.at[fm]
    corners = solid(g)
    edge, left, free = near, g.map.floor & ~corners, diagonals(corners)
    for n in range(FARTHEST):
        if edge & here:
            return n
        left &= ~edge
        edge = hop(g.map, edge, left, corners, free)
        if not edge:
            break
    return FARTHEST
