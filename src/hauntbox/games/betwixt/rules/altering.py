"""Numbers of the game that a mission changes until it ends. MIS"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.state import NOBODY, Farm

NUMBERS: Final = ("trouble", "monster-tokens", "armor", "hp", "activations")
TROUBLE, MONSTER_TOKENS, ARMOR, HP, ACTIVATIONS = range(5)


def altered(g: Farm, what: int, n: int, kind: int = NOBODY) -> int:
    """The number as it is now, of a kind of monster or of the game; changes count in their order."""
    for each, whose, by, to in g.altered:
        if (each, whose) == (what, kind):
            n = n + by if to == NOBODY else to
    return n
