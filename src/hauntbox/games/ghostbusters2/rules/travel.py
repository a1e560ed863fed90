"""How Entities move: step by step, through everything, sliming as they go. EMV, parts of KEY, LIB and SLM"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import WAY, WAY_OF, Way
from hauntbox.games.ghostbusters2.cards.kinds import BIG, GRAND, HYPER, KINDS, SUPER
from hauntbox.games.ghostbusters2.content.street import NOWHERE, Street
from hauntbox.games.ghostbusters2.content.street import WAY_OF as WAY_BY_DELTA
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.figures import add_tokens, lose, take_off
from hauntbox.games.ghostbusters2.rules.slime import Slimed, slime_of
from hauntbox.games.ghostbusters2.state import (
    CAR,
    NOBODY,
    ROLES,
    STATUE,
    Busters,
    body,
    car_spaces,
    closed,
    count_bodies,
    is_inside,
    on_foot,
    riders,
    slots,
    spaces_of,
    statue_spaces,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

# What a movement goes toward: a role, or one of these and more.
ENTITY: Final = 100  # + slot
SPACE: Final = 1000  # + space
BEFORE: Final = 10_000  # + a role: it stops before its space
ROOM: Final = 4  # figures inside Lady Liberty


def goal_spaces(g: Busters, target: int) -> tuple[int, ...]:
    """GBT-EMV-28: all spaces of a vehicle count."""
    if target >= BEFORE:
        target -= BEFORE
    if target >= SPACE:
        return (target - SPACE,)
    if target >= ENTITY:
        return body(g, target - ENTITY) if g.spot[target - ENTITY] >= 0 else ()
    return spaces_of(g, target)


def shifted(street: Street, here: int, way: int, big: bool) -> int:
    """GBT-KEY-15: a 2x2 figure moves as one block, GBT-KEY-14: and stays on the map with all of it."""
    there = street.step[here][way]
    if big and there >= 0 and (street.column[there] == street.columns - 1 or street.row[there] == street.rows - 1):
        return NOWHERE
    return there


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
    others = g.bodies & ~mask_of_body(g, slot) | on_foot(g)
    ranked = []
    for way in range(8):
        there = shifted(street, here, way, big)
        if there >= 0:
            spaces = cover(street, there, big)
            if min([street.apart(a, b) for a in spaces for b in goals]) == away - 1:
                ranked.append((any([others >> p & 1 for p in spaces]), way != best, way))  # GBT-EMV-09
    return min(ranked)[2] if ranked else NOWHERE


def mask_of_body(g: Busters, slot: int) -> int:
    if g.spot[slot] < 0:
        return 0
    mask = 0
    for space in body(g, slot):
        mask |= 1 << space
    return mask


@dataclass(frozen=True)
class Travel(Step):
    """GBT-EMV-01: one segment of movement, which nothing hinders; GBT-ENT-02, GBT-KEY-13: no line either."""

    slot: int
    way: int  # NOWHERE while it goes toward a target
    left: int  # steps
    target: int = NOBODY
    path: tuple[int, ...] = ()  # where it has been, its first space first
    slimed: int = 0  # roles, once in a segment: GBT-SLM-03
    emerging: bool = False

    def run(self, g: Busters) -> None:
        if g.spot[self.slot] < 0:
            return  # GBT-EMV-23
        if not self.path and not self.emerging and is_inside(g, self.slot):
            leave_statue(g, self.slot)  # GBT-LIB-27
            return
        Journey(g, self).go()


class Journey:
    """A segment while it is on its way; nothing of it stays in the position."""

    def __init__(self, g: Busters, plan: Travel) -> None:
        self.g, self.plan, self.slot = g, plan, plan.slot
        self.street, self.kind, self.big = g.street, KINDS[g.kind[plan.slot]], BIG[g.kind[plan.slot]]
        self.path = list(plan.path or (g.spot[plan.slot],))
        self.here = self.path[-1]
        self.way, self.left, self.target, self.slimed = plan.way, plan.left, plan.target, plan.slimed
        self.hits: list[int] = []  # roles to be Slimed
        self.others = g.bodies & ~mask_of_body(g, plan.slot)

    def go(self) -> None:
        """GBT-EMV-17: the steps, then on in the same direction to the first free space, or off the map."""
        while self.left > 0 or not self.can_rest():
            if self.left <= 0 and self.attach():
                return
            if self.target >= 0 and self.left > 0:
                self.way = way_toward(self.g, self.slot, self.here, self.target)
            if self.way == NOWHERE:
                self.fall_back()
                break
            there = shifted(self.street, self.here, self.way, self.big)
            if there < 0 and not self.kind.bound:
                self.leave_map()
                return
            if there < 0 or self.is_warded(there):
                self.fall_back()  # GBT-KEY-04
                break
            if self.enter(there):
                return
        self.rest()

    def can_rest(self, here: int = NOWHERE) -> bool:
        """GBT-EMV-17, GBT-EMV-18: free of Entities, Ghostbusters and Open Gates; GBT-CTL-05: and no pillar.

        GBT-EMV-20: a Goo Pile is free, GBT-EMV-21: and so is a space of the car (GBT-ECT-09).
        """
        here = self.here if here < 0 else here
        g = self.g
        taken = self.others | g.gates | on_foot(g) | (statue_spaces(g) if self.big else g.street.pillars)
        if self.big:
            return not any([taken >> p & 1 for p in self.street.block(here)])
        if statue_spaces(g) >> here & 1:
            return True
        return not taken >> here & 1

    def is_warded(self, there: int) -> bool:
        """GBT-CCS-08: into no space adjacent to who stands in the Chalk Circle."""
        g = self.g
        if g.circle == NOBODY:
            return False
        near = [g.street.near[p] for p in spaces_of(g, g.circle)]
        return any([ring >> p & 1 for ring in near for p in cover(self.street, there, self.big)])

    def enter(self, there: int) -> bool:
        """GBT-EMV-19: whoever is there is Slimed; True if a push has to be decided first."""
        g = self.g
        before = set(cover(self.street, self.here, self.big))
        fresh = [p for p in cover(self.street, there, self.big) if p not in before]
        self.here = there
        self.path.append(there)
        self.left -= 1
        spaces = 0
        for p in fresh:
            spaces |= 1 << p
        if self.target >= 0 and any([p in fresh for p in goal_spaces(g, self.target)]):
            self.target = NOBODY  # GBT-EMV-11, GBT-EMV-12: through it, and on the same way
        met = [role for role in ROLES if g.at[role] >= 0 and spaces >> g.at[role] & 1]
        pushed = list(met)
        if car_spaces(g) & spaces:
            met += riders(g, CAR)  # GBT-SLM-04, GBT-ECT-11
        if statue_spaces(g) & spaces:
            met += riders(g, STATUE)  # GBT-LIB-28
        for role in met:
            if not self.slimed >> role & 1:
                self.slimed |= 1 << role
                self.hits.append(role)
        if self.kind.push and pushed:
            return self.push(pushed)  # GBT-KEY-37: nobody inside a vehicle
        return False

    def push(self, roles: list[int]) -> bool:
        """GBT-KEY-16: moved one space the same way, GBT-KEY-36: so that the Entity may end there."""
        g = self.g
        g.spot[self.slot] = self.here
        count_bodies(g)
        asked = []
        for role in roles:
            ways = ways_aside(g, role, self.way)
            if len(ways) == 1:
                shove(g, role, ways[0])
            elif ways:
                asked.append(role)
        if not asked:
            return False
        plan = Travel(self.slot, self.way, self.left, self.target, tuple(self.path), self.slimed, self.plan.emerging)
        g.then(*self.slimes(), *[PushAside(role, self.way) for role in asked], plan)
        return True

    def slimes(self) -> list[Slimed]:
        """GBT-LIB-38: one token of the Entity's type for each."""
        slime = slime_of(self.g, self.slot)
        return [Slimed(role, slime) for role in self.hits]

    def fall_back(self) -> None:
        """GBT-KEY-05: to the most recent free space of this movement, its first included."""
        free = [p for p in self.path if p == self.path[0] or self.can_rest(p)]
        self.here = free[-1]

    def leave_map(self) -> None:
        """GBT-EMV-05; GBT-EMV-07: a space that is missing is off the map."""
        self.g.then(*self.slimes())
        lose(self.g, self.slot)

    def attach(self) -> bool:
        """GBT-EMV-24, GBT-EMV-25: Plazms that meet become a larger one; GBT-KEY-01, GBT-EMV-29."""
        g = self.g
        other = next((s for s in slots(g) if s != self.slot and g.spot[s] == self.here), NOBODY)
        if other == NOBODY or self.street.pillars >> self.here & 1:
            return False
        pair = sorted((g.kind[self.slot], g.kind[other]))
        grown = {(SUPER, SUPER): HYPER, (SUPER, HYPER): GRAND}.get((pair[0], pair[1]), NOBODY)  # GBT-KEY-03
        if grown == NOBODY or not g.supply[grown]:  # GBT-KEY-43
            return False
        slimes = self.slimes()
        join(g, self.slot, other, grown)
        g.then(*slimes)
        return True

    def rest(self) -> None:
        g = self.g
        slimes = self.slimes()
        # GBT-EMV-26, GBT-STR-04: tokens go by its slot, so they move with it
        inside = statue_spaces(g) >> self.here & 1 if g.statue >= 0 and not self.big else 0
        g.spot[self.slot] = self.here
        count_bodies(g)
        g.then(*slimes)
        if inside:
            enter_statue(g, self.slot, self.path[0])
        g.tell("GBT-EMV-01", "moves", g.kind[self.slot], self.here)


def join(g: Busters, mover: int, other: int, grown: int) -> None:
    """GBT-KEY-02: tokens and Bases of both stay on the new figure."""
    for role in ROLES:
        for at, streams, moods in g.held[role]:
            if at == mover:
                g.held[role] = tuple([row for row in g.held[role] if row[0] != mover])
                add_tokens(g, role, other, streams, moods)
    g.supply[g.kind[mover]] += 1
    g.supply[g.kind[other]] += 1
    g.supply[grown] -= 1
    bases = g.bases[mover]
    g.kind[other] = grown
    take_off(g, mover, defeated=False)
    g.bases[other] += bases
    g.tell("GBT-KEY-01", "attach", grown, g.spot[other])


# Push ----------------------------------------------------------------------------------------------------------------


def turned(way: int, eighths: int) -> int:
    """A direction so many eighths of a circle farther, clockwise."""
    clock = (1, 2, 4, 7, 6, 5, 3, 0)
    return clock[(clock.index(way) + eighths) % 8]


def can_shove(g: Busters, role: int, way: int) -> bool:
    """GBT-KEY-19: a legal step to a space without figures, vehicles or Traps."""
    here = g.at[role]
    there = g.street.step[here][way]
    if there < 0 or not g.street.walk(here, closed(g)) >> there & 1:
        return False
    taken = on_foot(g) | car_spaces(g) | statue_spaces(g)
    return not taken >> there & 1 and there not in g.traps


def ways_aside(g: Busters, role: int, way: int) -> list[int]:
    """GBT-KEY-17: straight on, else a side 45 degrees off, else one 90 degrees off; GBT-KEY-18: else none."""
    if can_shove(g, role, way):
        return [way]
    for off in (1, 2):
        ways = [w for w in sorted([turned(way, -off), turned(way, off)]) if can_shove(g, role, w)]
        if ways:
            return ways
    return []


def shove(g: Busters, role: int, way: int) -> None:
    g.at[role] = g.street.step[g.at[role]][way]
    g.tell("GBT-KEY-16", "pushed", role, g.at[role])


@dataclass(frozen=True)
class PushAside(Choice):
    """GBT-KEY-17: the pushed Ghostbuster chooses a side."""

    way: int

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [WAY[way] for way in ways_aside(g, role, self.way)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Way):
            return act.when
        return "" if WAY_OF[act.way] in ways_aside(g, role, self.way) else "GBT-KEY-17"

    def answer(self, g: Busters, act: Way) -> None:
        shove(g, self.role, WAY_OF[act.way])


# Lady Liberty --------------------------------------------------------------------------------------------------------


def figures_inside(g: Busters) -> int:
    """GBT-LIB-04: Ghostbusters and Entities."""
    return len(riders(g, STATUE)) + sum([is_inside(g, slot) for slot in slots(g)])


def enter_statue(g: Busters, slot: int, origin: int) -> None:
    """GBT-LIB-30: inside if there is room; GBT-LIB-31, GBT-LIB-32: else Expelled."""
    if figures_inside(g) > ROOM or KINDS[g.kind[slot]].rank:
        expel(g, slot)
        return
    taken = [g.spot[other] for other in slots(g) if other != slot]
    free = [space for space in g.street.block(g.statue) if space not in taken]
    if g.spot[slot] in taken:
        g.spot[slot] = free[0]  # which of her spaces has no effect: GBT-LIB-26
    count_bodies(g)
    g.tell("GBT-LIB-30", "inside", g.kind[slot])


def leave_statue(g: Busters, slot: int) -> None:
    """GBT-LIB-27: it Slimes everybody inside and is Expelled, whatever movement it was."""
    slime = slime_of(g, slot)
    expel(g, slot)
    g.then(*[Slimed(role, slime) for role in riders(g, STATUE)])


def expel(g: Busters, slot: int) -> None:
    """GBT-KEY-10, GBT-KEY-11: onto a space at her straight edges, and straight outward from there."""
    ways = (1, 1, 4, 4, 6, 6, 3, 3)
    nw, ne, sw, se = g.street.block(g.statue)
    inner = (nw, ne, ne, se, se, sw, sw, nw)
    faces = list(range(8))
    while faces:
        face = dice.movement_die(g)
        if face in faces:
            faces.remove(face)
            g.spot[slot] = inner[face]
            count_bodies(g)
            if not KINDS[g.kind[slot]].bound or finds_room(g, slot, ways[face]):
                break  # GBT-KEY-40: a Bound one rolls again
    else:
        return
    g.then(Travel(slot, ways[face], 1, emerging=True))


def finds_room(g: Busters, slot: int, way: int) -> bool:
    """GBT-KEY-40: is there a free space before the edge?"""
    journey = Journey(g, Travel(slot, way, 1))
    here = shifted(g.street, g.spot[slot], way, journey.big)
    while here >= 0:
        if journey.can_rest(here) and here != g.spot[slot]:
            return True
        here = shifted(g.street, here, way, journey.big)
    return False
