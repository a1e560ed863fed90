"""A house between fights, with special rules of a mission, for tests."""

from __future__ import annotations

from betwixt.missions import under
from betwixt.scenes import (
    scene,
)  # fmt: skip
from hauntbox.games.betwixt.state import EXPLORATION, Farm

WIDE = "......\n" * 6
ROOM = "......\n......\n......\n......\n......\nBJA..."
PRESSURE = 'do = "count", counter = "pressure"'


def calm(drawing: str = ROOM, *rules: str, number: str = "1", more: str = "") -> Farm:
    """Between fights."""
    g = under(scene(drawing), *rules, number=number, more=more)
    g.phase, g.round, g.bags = EXPLORATION, 0, [()]
    return g
