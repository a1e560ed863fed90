"""Rings around the Cave Ghost, and how far her Telekinesis moves things. CGH"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import SIZE
from hauntbox.games.vast.roles.numbers import CAVE_GHOST
from hauntbox.games.vast.state import Vast

PULLS: Final = (5, 5, 4, 3, 2, 1, 1)  # VSB-CGH-10: by Isolation from the object
TOO_FAR: Final = 6


def rings(a: int, b: int) -> int:
    """VSB-CGH-05: rings of surrounding spaces between two spaces; walls and open spaces do not matter."""
    x, y = abs(a % SIZE - b % SIZE), abs(a // SIZE - b // SIZE)
    return max(min(x, SIZE - x), min(y, SIZE - y))


def pull_at(g: Vast, space: int) -> int:
    """VSB-CGH-10: how far Telekinesis moves what is on a space."""
    return PULLS[min(rings(g.at[CAVE_GHOST], space), TOO_FAR)]
