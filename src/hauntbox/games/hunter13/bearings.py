"""Who stands where, and how far everything is, in turns of a hunter. For bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.rules.house import FAR, leads_out, ways
from hauntbox.games.hunter13.state import NOWHERE, TILES, Mansion, hunters
from hauntbox.kernel.geometry import mask_of, places

STEP: Final = 0.5  # of a turn
CARRIED: Final = -2  # a thing in the hands of role 0
GUARD: Final = 6  # steps that a monster in the way is worth
CUT_OFF: Final = 12.0  # turns to a room to which no way leads


class Bearings:
    def __init__(self, g: Mansion) -> None:
        self.g = g
        self.team = hunters(g)
        self.guarded = mask_of([lair for lair in g.lair if lair != NOWHERE])
        self.steps: dict[int, list[int]] = {}  # by the room from which they are counted
        self.far = {role: self.steps_from(g.at[role]) for role in self.team if g.at[role] >= 0}
        self.edge = [tile for tile in g.laid if leads_out(g, tile) or not g.explored >> tile & 1]

    def steps_from(self, tile: int) -> list[int]:
        """To every room, as if a monster in the way took some steps more."""
        if tile not in self.steps:
            self.steps[tile] = self.count_steps(tile)
        return self.steps[tile]

    def count_steps(self, tile: int) -> list[int]:
        out = [FAR] * TILES
        out[tile] = 0
        rings: list[int] = [1 << tile]  # by steps: rooms reached, bits
        for n in range(FAR):
            if n >= len(rings):
                break
            for here in [each for each in places(rings[n]) if out[each] == n]:
                for there in places(ways(self.g, here)):
                    steps = n + 1 + GUARD * (self.guarded >> there & 1)
                    if steps < out[there]:
                        out[there] = steps
                        rings += [0] * (steps + 1 - len(rings))
                        rings[steps] |= 1 << there
        return out

    def frontier(self, role: int) -> float:
        """Steps to the nearest door that leads out of what is known."""
        far = self.far.get(role)
        if far is None:
            return 0.0
        return float(min([far[tile] for tile in self.edge], default=0))

    def way(self, tile: int, who: list[int]) -> float:
        return turns(min([self.far[role][tile] for role in who if role in self.far], default=FAR))

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


def turns(steps: int) -> float:
    return steps * STEP if steps < FAR else CUT_OFF
