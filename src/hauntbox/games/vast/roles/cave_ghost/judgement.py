"""How far the Cave Ghost is from her goal, in turns: for bots. As the Cave's, with what her place is worth."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.cave import judgement
from hauntbox.games.vast.roles.cave_ghost.rules.isolation import lures
from hauntbox.games.vast.state import Vast, cave_ghost_of

LURE: Final = 0.05  # a Ghost tile, a Crystal or a ring of Isolation, which bring Omens
SPENT: Final = 0.04  # a token toward the next Treasure


def progress(g: Vast) -> float:
    """By the Collapse."""
    return judgement.progress(g) - LURE * min(lures(g), 12) - SPENT * sum(cave_ghost_of(g).spent)
