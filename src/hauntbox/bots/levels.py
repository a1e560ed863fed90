"""The levels that players choose from: one way of thinking, more or less of it, in simulations and not in seconds."""

from __future__ import annotations

from typing import Final

from hauntbox.bots.search import Recipe

LEVELS: Final = {
    "easy": Recipe(40, each=3, informed=0, reuse=False),  # hardly farther than its nose
    "normal": Recipe(400, each=60),
    "hard": Recipe(800, each=120),
    "expert": Recipe(16_000, each=2_400),  # about a second, compiled
}
