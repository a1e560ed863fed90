"""A monster turns to whom it goes for. AI, PLACE"""

from __future__ import annotations

from hauntbox.games.betwixt.rules.dice import TIE, pick
from hauntbox.games.betwixt.rules.map.facing import facings, protected
from hauntbox.games.betwixt.state import Farm, monsters, solid, spaces_of


def turn_to(g: Farm, m: int, who: int) -> None:
    """TGB-AI-20: to attack it has to be turned toward its target. TGB-AI-22: a D6 if both protect equally."""
    ways = facings(g.map, g.at[m], g.at[who])
    if len(ways) > 1:
        others = spaces_of(g, monsters(g))
        ways = protected(g.map, g.at[m], ways, solid(g) | others)
    g.face[m] = pick(g, ways, TIE)
