"""Stepping off Terrain where no tile lies: a Dark one is laid first. TRN"""

from __future__ import annotations

from hauntbox.games.vast.cave.fill import lay_dark, tiles_left
from hauntbox.games.vast.cave.grid import NEAR
from hauntbox.games.vast.cave.ground import is_open_space, is_shut
from hauntbox.games.vast.cave.tiles import BARRED, TERRAIN
from hauntbox.games.vast.roles.numbers import NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast


def can_step_off(g: Vast, space: int, way: int) -> bool:
    """VSB-TRN-16: off Terrain over whichever edge one likes; in the Collapse no tile is laid. VST-TRN-11"""
    here = g.ground[space]
    if not here & TERRAIN or here & BARRED or g.collapsing or not is_open_space(g, NEAR[space][way]):
        return False
    return tiles_left(g) > 0 and not is_shut(g, space, way)


def lay_for(g: Vast, role: int, space: int) -> None:
    """A Dark tile from the top of the stack, VST-SET-07: or from the Cave's hand, which is asked for it."""
    if g.terms.shaper == NOBODY:
        lay_dark(g, space)  # VST-RND-07
    else:
        ROLES[g.terms.shaper].offers_tile(g, role, space)
