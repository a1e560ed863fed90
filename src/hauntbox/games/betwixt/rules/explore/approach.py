"""What the family can approach, and the spaces next to it. EXP, DRAW, MIS"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.betwixt import actions
from hauntbox.games.betwixt.actions import DOOR_OF, GOAL_OF, SPECIAL_OF, Door, Gather, Machine, Objective, Special
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.rules.explore.bags import is_forced, path_of
from hauntbox.games.betwixt.rules.explore.doors import by_distance
from hauntbox.games.betwixt.rules.fight.turn import price_of
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.map.moving import union
from hauntbox.games.betwixt.state import Farm, active_fms, ground
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

DOOR, GOAL, MACHINE, GATHER, DEED = range(5)
BOARD: Final = 2**64 - 1


def seen_targets(g: Farm) -> Sequence[Action]:
    """TGB-EXP-03: doors, objectives, vending machines and tiles with a Surprise Event Token."""
    found: list[Action] = [actions.DOOR[way] for way in places(g.doors)]
    found += [actions.OBJECTIVE[tile] for tile in places(g.visits) if tile in g.map.lies]
    found += [actions.MACHINE[tile] for tile in sorted({space >> 6 for space in places(g.machines)})]
    found += [actions.GATHER[tile] for tile in sorted(set(g.surprises))]
    return [*found, *[actions.SPECIAL[n] for n, _, _ in g.deeds]] if g.deeds else found


def bars_target(g: Farm, act: Action) -> str:
    """TGB-EXP-05: its tile must be reachable. TGB-EXP-19: an approach that would change nothing is not offered."""
    if isinstance(act, Door):
        rule = bars_door(g, DOOR_OF[act])
    elif isinstance(act, Objective):
        rule = "" if g.visits >> GOAL_OF[act] & 1 and GOAL_OF[act] in g.map.lies else "TGB-EXP-19"
    elif isinstance(act, Machine):
        rule = "" if fresh_machines(g, GOAL_OF[act]) else "TGB-EXP-19"
    elif isinstance(act, Gather):
        rule = "" if GOAL_OF[act] in g.surprises else "TGB-EXP-19"
    elif isinstance(act, Special):
        return bars_deed(g, SPECIAL_OF[act])
    else:
        return act.when
    return rule or ("" if tile_of(*target_of(g, act)) in reachable(g) else "TGB-EXP-05")


def bars_deed(g: Farm, n: int) -> str:
    """TGB-MA-08: one that is paid with a card is the Item action of a turn, and not done by approaching."""
    if price_of(g, n) != NONE:
        return "TGB-MA-08"
    return "" if deed_tiles(g, n) else "TGB-MIS-20"


def deed_tiles(g: Farm, n: int) -> list[int]:
    """TGB-MIS-20: the reachable tiles where a mission action can be done, as often as it is still open."""
    spaces = [near or ground(g) for each, left, near in g.deeds if each == n and left]
    return [tile for tile in reachable(g) if any([each & ground(g) & BOARD << tile * 64 for each in spaces])]


def bars_door(g: Farm, way: int) -> str:
    """TGB-DRAW-39: a door of a path without a bag cannot be opened, TGB-DRAW-40: unless any leads to the objective."""
    if not g.doors >> way & 1:
        return "TGB-DEC-04"
    if g.secret >> way & 1 or is_forced(g):
        return ""
    return "" if g.bags[path_of(g, way)] else "TGB-DRAW-39"


def fresh_machines(g: Farm, tile: int) -> list[int]:
    """TGB-MIS-12: those not visited since the last door was opened."""
    return places(g.machines & ~g.visited & BOARD << tile * 64)


def reachable(g: Farm) -> list[int]:
    """TGB-EXP-05: through open doorways and opened doors."""
    tiles = {g.at[fm] >> 6 for fm in active_fms(g) if g.at[fm] != NOWHERE}
    return [there for tile in sorted(tiles) for there in by_distance(g, tile)]


def target_of(g: Farm, act: Action) -> tuple[int, int]:
    """What and where: a doorway, the tile of an objective or a surprise, the space of a machine."""
    if isinstance(act, Door):
        return DOOR, DOOR_OF[act]
    if isinstance(act, Machine):
        return MACHINE, fresh_machines(g, GOAL_OF[act])[0]
    if isinstance(act, Special):
        return DEED, SPECIAL_OF[act] * 64 + deed_tiles(g, SPECIAL_OF[act])[0]
    return (GOAL if isinstance(act, Objective) else GATHER), GOAL_OF[act]


def tile_of(what: int, where: int) -> int:
    if what == DEED:
        return where & 63
    return where >> 2 if what == DOOR else where >> 6 if what == MACHINE else where


def next_to(g: Farm, what: int, where: int) -> int:
    """TGB-EXP-16: the two spaces inside a doorway, or the two middle ones of a secret door's wall.

    TGB-EXP-17: next to an objective or a machine its neighbors, diagonals included, and the objective space itself.
    TGB-EXP-21: none, if there is no marked space.
    """
    free = ground(g) & BOARD << tile_of(what, where) * 64
    if what == DOOR:
        a, b = g.map.doorway(where)
        return free & (1 << a | 1 << b)
    if what == MACHINE:
        return free & g.map.near(where)
    if what == DEED:
        return union([free & (near or free) for n, _, near in g.deeds if n == where >> 6])
    marked = goals_on(g, where) if what == GOAL else 0
    around = marked
    for space in places(marked):
        around |= g.map.near(space)
    return free & around


def goals_on(g: Farm, tile: int) -> int:
    """The objective spaces of a tile: drawn on it, or marked by the mission."""
    return (g.map.goal | g.marks) & BOARD << tile * 64
