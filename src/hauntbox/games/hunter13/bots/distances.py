"""Who stands where, and how far everything is, in turns of a hunter. For bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hauntbox.games.hunter13.rules.mansion.house import FAR, leads_out
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
        self.steps = steps_in(g.ways, self.guarded)
        self.near: dict[int, float] = {}  # rooms: turns of whoever is next to them
        self.far = {role: self.steps_from(g.at[role]) for role in self.team if g.at[role] >= 0}
        self.edge = [tile for tile in g.laid if leads_out(g, tile) or not g.explored >> tile & 1]

    def steps_from(self, tile: int) -> list[int]:
        """To every room, as if a monster in the way took some steps more."""
        if tile not in self.steps:
            self.steps[tile] = count_steps(self.g.ways, self.guarded, tile)
        return self.steps[tile]

    def frontier(self, role: int) -> float:
        """Steps to the nearest door that leads out of what is known."""
        far = self.far.get(role)
        if far is None:
            return 0.0
        return float(min([far[tile] for tile in self.edge], default=0))

    def way(self, tile: int, who: list[int]) -> float:
        if who is not self.team:
            return self.way_of(tile, who)
        if tile not in self.near:
            self.near[tile] = self.way_of(tile, who)
        return self.near[tile]

    def way_of(self, tile: int, who: list[int]) -> float:
        return turns(min([self.far[role][tile] for role in who if role in self.far], default=FAR))

    def spread(self, tile: int) -> float:
        """How far all are from it."""
        if tile == NOWHERE:
            return 0.0
        return sum([min(self.approach(role, tile), 8) * STEP for role in self.far])

    def approach(self, role: int, tile: int) -> int:
        """Steps to a room in which a monster is welcome: it is what one goes there for."""
        steps = self.far[role][tile]
        return steps - GUARD if 0 < steps < FAR and self.guarded >> tile & 1 else steps

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


@lru_cache(512)
def steps_in(ways: tuple[int, ...], guarded: int) -> dict[int, list[int]]:
    """Of a mansion that lies so, by the room from which they are counted: filled in as somebody asks."""
    return {}


def count_steps(ways: tuple[int, ...], guarded: int, tile: int) -> list[int]:
    out, done, n = [FAR] * TILES, 0, 0
    rings = [1 << tile]  # by steps: rooms reached, bits
    while n < len(rings):
        front, beyond = rings[n] & ~done, 0
        done |= front
        for here in places(front):
            out[here] = n
            beyond |= ways[here]
        beyond &= ~done
        if beyond:
            rings += [0] * (n + 2 + GUARD - len(rings))
            rings[n + 1] |= beyond & ~guarded
            rings[n + 1 + GUARD] |= beyond & guarded
        n += 1
    return out


def turns(steps: int) -> float:
    return steps * STEP if steps < FAR else CUT_OFF
