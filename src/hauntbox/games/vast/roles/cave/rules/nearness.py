"""Where Omens work: the Cave everywhere, the Cave Ghost near her. CGH"""

from __future__ import annotations

from hauntbox.games.vast.cave.grid import around
from hauntbox.games.vast.roles.numbers import CAVE_GHOST
from hauntbox.games.vast.state import Vast


def near_her(g: Vast, spaces: list[int], own: bool = False) -> list[int]:
    """VSB-CGH-08: of these, the spaces around the Cave Ghost, or her own; without her all of them."""
    if g.cave_ghost is None:
        return spaces
    here = g.at[CAVE_GHOST]
    near = (here,) if own else around(here)
    return [space for space in spaces if space in near]
