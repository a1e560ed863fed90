"""The Canyon: three spaces in a row, a bridge between two chasms. The Troll brings it too. TRN, MON"""

from __future__ import annotations

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.terrain.lying import spaces_of
from hauntbox.games.vast.cave.terrain.placing import PlaceTerrain, chooser
from hauntbox.games.vast.cave.terrain.sites import sites
from hauntbox.games.vast.cave.tiles import CANYON, LIT
from hauntbox.games.vast.state import Vast


def canyon(g: Vast) -> list[int]:
    """Return the spaces of the Canyon on the map; none if it is not in play."""
    return spaces_of(g, CANYON)


def bridge(g: Vast) -> int:
    """Return the space of its bridge, or NOWHERE."""
    return next((space for space in canyon(g) if g.ground[space] & LIT), NOWHERE)


def may_open(g: Vast, piece_at: int) -> bool:
    """VSB-MON-29: whether the Troll's Canyon can be placed, with or without the Terrain option."""
    return bridge(g) == NOWHERE and not g.collapsing and bool(sites(g, CANYON, piece_at))


def open_canyon(g: Vast, role: int, piece_at: int) -> PlaceTerrain:
    """VSB-MON-29, VSB-MON-34: the question where it goes, VSB-TRN-11: to the Cave or to the role."""
    return PlaceTerrain(chooser(g, role), piece_at, CANYON)
