"""Where a scenario's places are now, and who its words mean. FMT"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.hunter13.content.story import Place
from hauntbox.games.hunter13.rules.mansion.house import FAR, distances, floor_of
from hauntbox.games.hunter13.state import HUNTER, NOBODY, NOWHERE, Mansion, hunters, owner, roles

CARRIED: Final = -2  # less the role: a thing that somebody carries


def carrier(g: Mansion, thing: int) -> int:
    """Who carries it, or NOBODY. GHT-FMT-13"""
    place = g.things[thing]
    return CARRIED - place if place <= CARRIED else NOBODY


def thing_tile(g: Mansion, thing: int) -> int:
    """Where it lies, or its carrier stands."""
    role = carrier(g, thing)
    return g.at[role] if role != NOBODY else g.things[thing]


def own_thing(g: Mansion, first: int, role: int) -> int:
    """Of a kind of which everybody has one, the role's; else the only one."""
    return first + role if g.story.things[first].kin > 1 and role >= 0 else first


def kin(g: Mansion, first: int) -> range:
    """All things of a kind."""
    return range(first, first + g.story.things[first].kin)


def lot_tile(g: Mansion, n: int) -> int:
    """GHT-SO-05: where the lot fell: a tile, or where the hunter or the monster is that was drawn."""
    of, drawn = g.story.lots[n].of, g.lots[n]
    if of == "hunters":
        return g.at[drawn]
    return g.lair[drawn] if of == "monsters" else drawn


def spot(g: Mansion, place: Place, role: int, tile: int) -> int:
    """The first of the alternatives that lies in the mansion, or NOWHERE."""
    for kind, n in place:
        found = SPOTS[kind](g, n, role, tile)
        if found >= 0 and g.cell[found] >= 0:
            return found
    return NOWHERE


SPOTS: Final[dict[str, Callable[[Mansion, int, int, int], int]]] = {
    "tile": lambda g, n, role, tile: n,
    "here": lambda g, n, role, tile: tile,
    "hunter": lambda g, n, role, tile: g.at[role] if role >= 0 else nearest_hunter(g, tile),
    "marker": lambda g, n, role, tile: g.marker[n],
    "thing": lambda g, n, role, tile: thing_tile(g, own_thing(g, n, role)),
    "lot": lambda g, n, role, tile: lot_tile(g, n),
    "monster": lambda g, n, role, tile: g.lair[n],
}


def nearest_hunter(g: Mansion, tile: int) -> int:
    """The tile of the hunter with the shortest way, the first in seat order among equals."""
    far = distances(g, tile) if tile >= 0 else [0] * len(g.cell)
    there = [g.at[role] for role in hunters(g)]
    return min(there, key=lambda each: far[each], default=NOWHERE)


def step_towards(g: Mansion, here: int, goals: list[int]) -> int:
    """The next tile on the shortest way to the nearest goal, by the lower tile number; here, if there is no way."""
    rows = [distances(g, goal) for goal in goals if goal != NOWHERE]
    best = min([row[here] for row in rows], default=FAR)
    if best in (0, FAR):
        return here
    for row in rows:
        if row[here] == best:
            nearer = [tile for tile in range(len(row)) if row[tile] == best - 1 and is_step(g, here, tile)]
            return nearer[0] if nearer else here  # the chute leads down only
    return here


def is_step(g: Mansion, here: int, there: int) -> bool:
    return bool(g.adjacent[here] >> there & 1) or distances(g, here)[there] == 1


# Who ------------------------------------------------------------------------------------------------------------------


def standing(g: Mansion, some: list[int]) -> list[int]:
    return [role for role in some if 0 <= role < len(g.who) and g.status[role] == HUNTER]


def at_place(g: Mansion, role: int, tile: int, place: Any) -> list[int]:
    there = spot(g, place, role, tile)
    return [other for other in hunters(g) if g.at[other] == there]


ABOUT: Final[dict[str, Callable[[Mansion, int, int, Any], list[int]]]] = {
    "at": at_place,
    "on": lambda g, role, tile, floor: [other for other in hunters(g) if floor_of(g, g.at[other]) == floor],
    "carrier": lambda g, role, tile, thing: standing(g, [carrier(g, own_thing(g, thing, role))]),
    "lot": lambda g, role, tile, n: [g.lots[n]] if g.story.lots[n].of == "hunters" else [],
    "class": lambda g, role, tile, who: [other for other in hunters(g) if g.who[other] == who],
    "holder": lambda g, role, tile, item: standing(g, [owner(g, item)]),
}
FOLK: Final[dict[str, Callable[[Mansion, int, int], list[int]]]] = {
    "fallen": lambda g, role, tile: [other for other in g.order if g.status[other] != HUNTER],
    "everybody": lambda g, role, tile: list(roles(g)),
    "actor": lambda g, role, tile: [role] if role >= 0 else [],
}
