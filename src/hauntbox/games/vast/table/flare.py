"""Flare: a Dragon die's pattern is laid over a space, and every Dark tile it covers is revealed. VAR"""

from __future__ import annotations

from hauntbox.games.vast.cave.die import covered, roll_dragon_die
from hauntbox.games.vast.cave.ground import is_dark_at
from hauntbox.games.vast.cave.reveal import RevealAll
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.terms import FLARING


def may_flare(g: Vast, role: int) -> bool:
    """Whether the card lies in front of the role, or next to the map for it too."""
    return role in g.terms.flare or (g.possessed == role and role in FLARING)  # VSB-GHS-36


def flare(g: Vast, role: int, middle: int) -> tuple[int, ...]:
    """VSB-VAR-01: the die is rolled. Returns the spaces that will be revealed."""
    return shine(g, role, middle, roll_dragon_die(g))


def shine(g: Vast, role: int, middle: int, face: int) -> tuple[int, ...]:
    """VSB-VAR-01: what this face of the die covers; VSB-VAR-07: its user orients the tiles one at a time."""
    tiles = tuple([space for space in covered(g, face, middle) if is_dark_at(g, space)])
    g.tell("VSB-VAR-01", "flare", role, middle, face)
    if tiles:
        g.then(RevealAll(role, tiles))
    return tiles
