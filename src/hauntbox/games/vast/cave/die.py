"""The Dragon die: six patterns around a space. DIE"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import DIAGONAL, NEAR
from hauntbox.games.vast.state import Vast

AROUND: Final = 1
CENTRE: Final = 2
DIAMOND: Final = 3
CROSS: Final = 4
CORNERS: Final = 5
SALTIRE: Final = 6
FACE_NAMES: Final = ("", "Around", "Centre", "Diamond", "Cross", "Corners", "Saltire")
DRAGON_DIE: Final = "dragon die"  # purpose of chance


def roll_dragon_die(g: Vast) -> int:
    """VSB-CMP-04: six faces, seen by all."""
    face = g.roll(6, DRAGON_DIE)
    g.tell("VSB-DIE-01", "dragon die", face)
    return face


def hits_centre(face: int) -> bool:
    """VSB-DIE-03, VSB-DIE-05: three of the six."""
    return face in (CENTRE, CROSS, SALTIRE)


def pattern(face: int, middle: int) -> tuple[int, ...]:
    """VSB-DIE-01, VSB-DIE-02: the spaces that a face covers around its middle."""
    own = (middle,) if hits_centre(face) else ()
    near = NEAR[middle] if face in (AROUND, DIAMOND, CROSS) else ()
    corners = DIAGONAL[middle] if face in (AROUND, CORNERS, SALTIRE) else ()
    return own + near + corners


def covered(g: Vast, face: int, middle: int) -> list[int]:
    """VSB-DIE-04: only spaces with a tile count."""
    return sorted([space for space in pattern(face, middle) if space in g.ground])
