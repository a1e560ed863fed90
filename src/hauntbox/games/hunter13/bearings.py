"""Who stands where, and how far everything is, in turns of a hunter. For bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.rules.house import FAR, distances, leads_out
from hauntbox.games.hunter13.state import NOWHERE, Mansion, hunters

STEP: Final = 0.5  # of a turn
CARRIED: Final = -2  # a thing in the hands of role 0
CUT_OFF: Final = 12.0  # turns to a room to which no way leads


class Bearings:
    def __init__(self, g: Mansion) -> None:
        self.g = g
        self.team = hunters(g)
        self.far = {role: distances(g, g.at[role]) for role in self.team if g.at[role] >= 0}
        self.edge = [tile for tile in g.laid if leads_out(g, tile) or not g.explored >> tile & 1]

    def frontier(self, role: int) -> float:
        """Steps to the nearest door that leads out of what is known."""
        far = self.far.get(role)
        if far is None:
            return 0.0
        return float(min([far[tile] for tile in self.edge], default=0))

    def way(self, tile: int, who: list[int]) -> float:
        steps = min([self.far[role][tile] for role in who if role in self.far], default=FAR)
        return steps * STEP if steps < FAR else CUT_OFF

    def spread(self, tile: int) -> float:
        """How far all are from it."""
        if tile == NOWHERE:
            return 0.0
        return sum([min(far[tile], 8) * STEP for far in self.far.values()])

    def tile_of(self, kind: str, n: int) -> int:
        g = self.g
        if kind == "tile":
            return n
        if kind == "marker":
            return g.marker[n]
        if kind == "thing":
            here = g.things[n]
            return here if here >= 0 else g.at[CARRIED - here] if here <= CARRIED else NOWHERE
        return g.lair[n] if kind == "monster" else NOWHERE
