"""Where a movement leads: toward somebody, one step at a time. EMV, KEY"""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import BIG
from hauntbox.games.ghostbusters2.content.street import NOWHERE, Street
from hauntbox.games.ghostbusters2.content.street import WAY_OF as WAY_BY_DELTA
from hauntbox.games.ghostbusters2.state import Busters, body, on_foot, slots, spaces_of
from hauntbox.kernel.geometry import mask_of

# What a movement goes toward: a role, or one of these and more.
ENTITY: Final = 100  # + slot
SPACE: Final = 1000  # + space
BEFORE: Final = 10_000  # + a role: it stops before its space


def goal_spaces(g: Busters, target: int) -> tuple[int, ...]:
    """GBT-EMV-28: all spaces of a vehicle count."""
    if target >= BEFORE:
        target -= BEFORE  # GBT-CEQ-10
    if target >= SPACE:
        return (target - SPACE,)  # GBT-TRP-10
    if target >= ENTITY:  # GBT-CEN-17
        return body(g, target - ENTITY) if g.spot[target - ENTITY] >= 0 else ()
    return spaces_of(g, target)


def shifted(street: Street, here: int, way: int, big: bool) -> int:
    """GBT-KEY-15: a 2x2 figure moves as one block, GBT-KEY-14: and stays on the map with all of it."""
    there = street.step[here][way]
    if not big or there < 0:
        return there
    over = street.column[there] == street.columns - 1 or street.row[there] == street.rows - 1
    return NOWHERE if over or any([street.missing >> p & 1 for p in street.block(there)]) else there


def cover(street: Street, here: int, big: bool) -> tuple[int, ...]:
    return street.block(here) if big else (here,)


def way_toward(g: Busters, slot: int, here: int, target: int) -> int:
    """GBT-EMV-08, GBT-EMV-09, GBT-EMV-10: the next step, or NOWHERE when it is there."""
    street, big = g.street, BIG[g.kind[slot]]
    goals = goal_spaces(g, target)
    if not goals:
        return NOWHERE
    mine = cover(street, here, big)
    away, goal = min([(street.apart(a, b), b) for a in mine for b in goals])
    if away == 0 or (away == 1 and target >= BEFORE):
        return NOWHERE
    dx = (street.column[goal] > street.column[mine[-1]]) - (street.column[goal] < street.column[here])
    dy = (street.row[goal] > street.row[mine[-1]]) - (street.row[goal] < street.row[here])
    best = WAY_BY_DELTA[dx, dy]  # GBT-EMV-08, GBT-KEY-41
    others = bodies_but(g, slot) | on_foot(g)
    ranked = []
    for way in range(8):
        there = shifted(street, here, way, big)
        if there >= 0:
            spaces = cover(street, there, big)
            if min([street.apart(a, b) for a in spaces for b in goals]) == away - 1:
                ranked.append((any([others >> p & 1 for p in spaces]), way != best, way))  # GBT-EMV-09
    return min(ranked)[2] if ranked else NOWHERE


def bodies_but(g: Busters, slot: int) -> int:
    """The spaces of all other Entities; one of 2x2 may be on its way over some of them."""
    if not BIG[g.kind[slot]]:
        return g.bodies & ~(1 << g.spot[slot])
    return mask_of([space for other in slots(g) if other != slot for space in body(g, other)]) & g.bodies
