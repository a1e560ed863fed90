"""Fights in a yard, and won ones, for tests."""

from __future__ import annotations

from betwixt.scenes import MADDOX, do, scene
from hauntbox.games.betwixt.cards.monster_weapons import COPIES
from hauntbox.games.betwixt.cards.words import STUNNED
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.state import FIRST as FIRST_MONSTER
from hauntbox.games.betwixt.state import LOOKOUT, Farm

YARD = """
BJA.....
........
........
........
........
........
........
d.r.....
"""


def stunned(drawing: str = YARD, **options: int) -> Farm:
    """A fight in which no monster does anything, at its first question after preparation."""
    g = scene(drawing, **options)  # type: ignore[arg-type]
    for m in range(FIRST_MONSTER, len(g.at)):
        gain(g, m, STUNNED)
    fight(g)
    g.settle()
    do(g, "nobody")
    return g


def calm(drawing: str) -> Farm:
    """Stunned monsters: they have their activations and do nothing."""
    g = scene(drawing)
    for m in range(FIRST_MONSTER, len(g.at)):
        gain(g, m, STUNNED)
    return g


def won(drawing: str = "BJA...", **options: int) -> Farm:
    g = scene(drawing, **options)  # type: ignore[arg-type]
    g.post[MADDOX] = LOOKOUT
    return g


def weapon(name: str) -> int:
    return next(n for n, copy in enumerate(COPIES) if copy.name == name)
