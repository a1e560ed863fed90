"""Who sees whom, and who is beside whom. LOS, TER, parts of ECT, LIB and KEY"""

from __future__ import annotations

from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.kinds import BIG, SIGHT
from hauntbox.games.ghostbusters2.content.street import NO_LINES, NO_YELLOW, PLAIN
from hauntbox.games.ghostbusters2.rules import aids, dice
from hauntbox.games.ghostbusters2.state import (
    CAR,
    STATUE,
    Busters,
    apart,
    body,
    is_inside,
    on_foot,
    slots,
    spaces_of,
)  # fmt: skip


def reach(g: Busters, role: int, aims: bool = False) -> int:
    """GBT-LOS-01: three spaces; GBT-LOS-19, GBT-SLM-07: one less for each such Slime, never below 0 (GBT-SLM-14).

    Who looks along its weapon (`aims`) may see more than otherwise, by Equipment for one Combat Action.
    """
    far = g.options.sight - (g.slime[role] >> 4 * SIGHT & 15) + g.boosts[characters.THEORIST]  # GBT-SLM-05, GBT-CCH-13
    if g.who[role] == characters.THEORIST and g.level[role] >= characters.MIDDLE:
        far += characters.LENS  # GBT-CCH-11
    if aims and g.aids & aids.BARREL:
        far += aids.BARREL_ADDS  # GBT-CEQ-03
    return far if far > 0 else 0


def lens(g: Busters, role: int, aims: bool = False) -> int:
    """GBT-LIB-06: from inside the statue lines do not matter; GBT-CEQ-17: nor some with Thermal Goggles."""
    if g.at[role] == STATUE:
        return NO_LINES
    if g.aids & aids.GOGGLES and role == g.active:
        return NO_LINES if aims and g.aids & aids.RED_GOGGLES else NO_YELLOW
    return PLAIN


def blockers(g: Busters, aims: bool = False) -> int:
    """GBT-LOS-05: Entities, GBT-LOS-10: Open Gates; GBT-LOS-06, GBT-LOS-07: nothing else, no Ghostbuster either.

    GBT-LOS-18: a figure of 2x2 with each space; GBT-LIB-07: from inside the statue too, GBT-LIB-10: she blocks nothing.
    GBT-ECT-17: nor does the car; GBT-TRP-07: nor a Trap.
    """
    return g.gates if aims and g.aids & aids.BANK_SHOT else g.bodies | g.gates  # GBT-CEQ-04


def sees_space(g: Busters, role: int, space: int, aims: bool = False) -> bool:
    return bool(seen_of(g, role, [space], aims))


def seen_of(g: Busters, role: int, some: list[int], aims: bool = False) -> list[int]:
    """GBT-LOS-02: in range, and one segment free; GBT-LOS-17: from any space of the viewer; GBT-FIG-04: all around."""
    far, away, at = reach(g, role, aims), g.street.away, g.at[role]
    sight, between = g.street.sights[lens(g, role, aims)], blockers(g, aims)
    if at >= 0:
        return [space for space in some if away[at][space] <= far and sight.sees(at, space, between)]
    eyes = spaces_of(g, role)
    return [p for p in some if any([away[eye][p] <= far and sight.sees(eye, p, between) for eye in eyes])]


def sees_gate(g: Busters, role: int, gate: int, aims: bool = False) -> bool:
    """GBT-LOS-09: across its own dashed line; GBT-LIB-08, GBT-LIB-25: from inside the statue too."""
    return sees_space(g, role, gate, aims)


def sees(g: Busters, role: int, slot: int, aims: bool = False) -> bool:
    """The Ghostbuster's line of sight to an Entity; GBT-LOS-17: to any space of a large one.

    GBT-LIB-24: from inside the statue at Entities outside and inside; GBT-ECT-10: at those on the car.
    """
    if BIG[g.kind[slot]]:
        return apart(g, role, slot) <= reach(g, role, aims)  # GBT-KEY-12
    if g.statue >= 0 and is_inside(g, slot):
        return g.at[role] == STATUE or sees_statue(g, role, aims)  # GBT-LIB-26
    return sees_space(g, role, g.spot[slot], aims)


def seen_entities(g: Busters, role: int) -> list[int]:
    """All slots in sight."""
    row = slots(g)
    if g.statue >= 0 or any([BIG[g.kind[slot]] for slot in row]):
        return [slot for slot in row if sees(g, role, slot)]
    seen = seen_of(g, role, [g.spot[slot] for slot in row])
    return [slot for slot in row if g.spot[slot] in seen]


def sees_statue(g: Busters, role: int, aims: bool = False) -> bool:
    """GBT-LIB-09: only range keeps one from seeing her."""
    far = reach(g, role, aims)
    return any([g.street.apart(eye, space) <= far for eye in spaces_of(g, role) for space in g.street.block(g.statue)])


def sees_role(g: Busters, role: int, other: int) -> bool:
    here, there = g.at[role], g.at[other]
    if here == there and here < 0:
        return True
    if there == STATUE:
        return sees_statue(g, role)
    if here >= 0 and there >= 0:
        return sees_space(g, role, there)
    return any([sees_space(g, role, space) for space in spaces_of(g, other)])


def sees_car(g: Busters, role: int) -> bool:
    return sees_space(g, role, g.front) or sees_space(g, role, g.back)


def is_beside(g: Busters, role: int, other: int) -> bool:
    """GBT-TER-11, GBT-ECT-16: adjacent from any space of the car; GBT-MAN-08: two inside it are."""
    a, b = g.at[role], g.at[other]
    if STATUE in (a, b):
        return a == b  # GBT-LIB-20, GBT-LIB-34
    if a == b == CAR:
        return True
    near = g.street.near
    if a >= 0 and b >= 0:
        return bool(near[a] >> b & 1)
    return any([near[p] >> q & 1 for p in spaces_of(g, role) for q in spaces_of(g, other)])


def is_beside_space(g: Busters, role: int, space: int) -> bool:
    """GBT-TER-14: nobody is adjacent to its own space."""
    return any([g.street.near[p] >> space & 1 for p in spaces_of(g, role)])


def is_beside_entity(g: Busters, role: int, slot: int) -> bool:
    """GBT-ENT-16: for what Entities do, lines do not matter; GBT-LIB-05: inside the statue one is in all her spaces."""
    return any([g.street.ring[p] >> q & 1 for p in body(g, slot) for q in spaces_of(g, role)])


def spies(g: Busters, slot: int, role: int) -> bool:
    """GBT-ENT-06: an Entity's own line of sight; GBT-LOS-08: Ghostbusters on foot are in its way."""
    street, inside = g.street, is_inside(g, slot)
    eyes = street.block(g.statue) if inside else body(g, slot)  # GBT-ENT-17
    near = [(a, b) for a in eyes for b in spaces_of(g, role) if street.apart(a, b) <= g.options.sight]
    if BIG[g.kind[slot]] or g.at[role] == STATUE:
        return bool(near)  # GBT-KEY-12, GBT-LIB-09
    between = g.bodies | g.gates | on_foot(g)
    look = NO_LINES if inside else PLAIN
    return any([street.sees(a, b, between, look) for a, b in near])


def nearest_role(g: Busters, slot: int, among: list[int] | None = None) -> int:
    """GBT-EMV-16: by distance alone; a tie is rolled off."""
    roles = list(g.order) if among is None else among
    away = [apart(g, role, slot) for role in roles]
    closest = min(away)
    return dice.roll_off(g, [role for role, far in zip(roles, away, strict=True) if far == closest])
