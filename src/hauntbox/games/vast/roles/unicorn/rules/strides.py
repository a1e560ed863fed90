"""A step of a Unicorn: which way is open, what it counts, what lies under his hooves. TRN, UNT, SHU"""

from __future__ import annotations

from hauntbox.games.vast.cave.ground import bars_way, is_unoccupied
from hauntbox.games.vast.cave.terrain.leaving import can_step_off
from hauntbox.games.vast.cave.terrain.lying import is_sheltered, terrain_at
from hauntbox.games.vast.cave.tiles import MAGMA, PITS, RIVER
from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.state import Vast


def bars_stride(g: Vast, way: int, has_left: bool = False) -> str:
    """The rule by which he does not go that way on foot, or "".

    VSB-TRN-29: the chasm is closed to him; he goes over a Pit as over any space, but never from Pit to Pit.
    VSB-TRN-16: off Terrain he goes where no tile lies, unless he `has_left` it so in this Move already.
    """
    here = g.at[UNICORN]
    rule = bars_way(g, here, way)
    if rule == "VSB-TRN-22" or (rule and not has_left and can_step_off(g, here, way)):
        return ""
    return rule


def is_free(g: Vast, space: int, been: tuple[int, ...]) -> bool:
    """VSB-TRN-29: a step onto the River does not count against his Move; onto the same space of it only once."""
    return terrain_at(g, space) == RIVER and space not in been


def is_on_hot_ground(g: Vast) -> bool:
    """VSB-TRN-29: whether he stands where no Move and no Teleport of his can end: on Magma, on a Pit."""
    return terrain_at(g, g.at[UNICORN]) in (MAGMA, PITS)


def is_hidden(g: Vast, space: int) -> bool:
    """VSB-TRN-29: he Teleports onto no occupied space of the Forest, and from the Forest onto no occupied space."""
    return is_sheltered(g, g.at[UNICORN], space) and not is_unoccupied(g, space)
