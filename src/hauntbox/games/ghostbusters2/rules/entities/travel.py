"""How Entities move: step by step, through everything, sliming as they go. EMV, parts of KEY, LIB and SLM"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import BIG, GRAND, HYPER, KINDS, SUPER
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.entities.headings import bodies_but, cover, goal_spaces, shifted, way_toward
from hauntbox.games.ghostbusters2.rules.entities.push import Pushed
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed, slime_of
from hauntbox.games.ghostbusters2.rules.figures import VANISHED, add_tokens, lose, take_off
from hauntbox.games.ghostbusters2.state import (
    CAR,
    GONE,
    NOBODY,
    ROLES,
    STATUE,
    Busters,
    car_spaces,
    count_bodies,
    is_inside,
    on_foot,
    riders,
    slots,
    spaces_of,
    statue_spaces,
)  # fmt: skip
from hauntbox.kernel.agenda import Step

ROOM: Final = 4  # figures inside Lady Liberty
GROWN: Final = {(SUPER, SUPER): HYPER, (SUPER, HYPER): GRAND}  # GBT-KEY-01: what two Plazms become


@dataclass(frozen=True)
class Travel(Step):
    """GBT-EMV-01: one segment of movement, which nothing hinders; GBT-ENT-02, GBT-KEY-13: no line either."""

    slot: int
    way: int  # NOWHERE while it goes toward a target
    left: int  # steps
    target: int = NOBODY
    path: tuple[int, ...] = ()  # where it has been, its first space first
    slimed: int = 0  # roles
    emerging: bool = False

    def run(self, g: Busters) -> None:
        if not self.path:
            travel(g, self.slot, self.way, self.left, self.target, self.emerging)
        elif g.spot[self.slot] != GONE:  # GBT-KEY-36: somebody was pushed, and it goes on
            Journey(g, self.slot, self.way, self.left, self.target, self.path, self.slimed, self.emerging).go()


def travel(g: Busters, slot: int, way: int, left: int, target: int = NOBODY, emerging: bool = False) -> None:
    """Off it goes, at once."""
    if g.spot[slot] < 0:
        return  # GBT-EMV-23
    if not emerging and is_inside(g, slot):
        leave_statue(g, slot)  # GBT-LIB-27
    else:
        Journey(g, slot, way, left, target, (), 0, emerging).go()  # GBT-EMV-01


class Journey:
    """A segment while it is on its way; nothing of it stays in the position."""

    def __init__(
        self,
        g: Busters,
        slot: int,
        way: int,
        left: int,
        target: int,
        path: tuple[int, ...],
        slimed: int,
        emerging: bool,
    ) -> None:
        self.g, self.slot, self.way, self.left, self.target = g, slot, way, left, target
        self.street, self.kind, self.big = g.street, KINDS[g.kind[slot]], BIG[g.kind[slot]]
        self.path = list(path or (g.spot[slot],))
        self.here = self.path[-1]
        self.slimed, self.emerging = slimed, emerging
        self.hits: list[int] = []  # roles to be Slimed
        self.others = bodies_but(g, slot)
        people = on_foot(g)
        self.taken = self.others | g.gates | people  # GBT-FIG-01, GBT-EMV-17, GBT-EMV-18
        self.people = people | car_spaces(g) | statue_spaces(g)  # where somebody may be Slimed

    def go(self) -> None:
        """GBT-EMV-17: the steps, then on in the same direction to the first free space, or off the map."""
        while self.left > 0 or not self.can_rest(self.here):
            if self.left <= 0 and self.attach():  # GBT-EMV-24
                return
            if self.target >= 0 and self.left > 0:
                self.way = way_toward(self.g, self.slot, self.here, self.target)  # GBT-EMV-08
            if self.way == NOWHERE:
                self.fall_back()
                break
            there = shifted(self.street, self.here, self.way, self.big)
            if there < 0 and not self.kind.bound:
                self.leave_map()  # GBT-EMV-05
                return
            if there < 0 or self.is_warded(there):
                self.fall_back()  # GBT-KEY-04, GBT-CCS-08
                break
            if self.enter(there):  # GBT-KEY-36
                return
        self.rest()

    def can_rest(self, here: int) -> bool:
        """Where a movement may end: GBT-CTL-05: in no pillar, and free of what follows."""
        g = self.g
        if self.big:
            taken = self.taken | statue_spaces(g)
            return not any([taken >> p & 1 for p in self.street.block(here)])  # GBT-KEY-15
        if statue_spaces(g) >> here & 1:
            return True  # GBT-FIG-02
        # GBT-EMV-20, GBT-EMV-21, GBT-FIG-03, GBT-ECT-09: piles, the car and Traps are no hindrance
        return not (self.taken | g.street.pillars) >> here & 1

    def is_warded(self, there: int) -> bool:
        """GBT-CCS-08: into no space adjacent to who stands in the Chalk Circle."""
        g = self.g
        if g.circle == NOBODY:
            return False
        near = [g.street.near[p] for p in spaces_of(g, g.circle)]
        return any([ring >> p & 1 for ring in near for p in cover(self.street, there, self.big)])

    def enter(self, there: int) -> bool:
        """GBT-EMV-19: whoever is there is Slimed; True if somebody has to be pushed first."""
        g = self.g
        spaces = self.street.blot(there) if self.big else 1 << there
        if self.big:
            spaces &= ~self.street.blot(self.here)  # GBT-KEY-15
        self.here = there
        self.path.append(there)
        self.left -= 1
        if self.target >= 0 and any([spaces >> p & 1 for p in goal_spaces(g, self.target)]):
            self.target = NOBODY  # GBT-EMV-11, GBT-EMV-12: through it, and on the same way
        if not self.people & spaces:  # shortcut: nobody is there to be met
            return False  # shortcut: of the line above
        return self.meet(spaces)

    def meet(self, spaces: int) -> bool:
        g = self.g
        met = [role for role in ROLES if g.at[role] >= 0 and spaces >> g.at[role] & 1]
        pushed = met[:]
        if car_spaces(g) & spaces:
            met += riders(g, CAR)  # GBT-SLM-04, GBT-ECT-11
        if statue_spaces(g) & spaces:
            met += riders(g, STATUE)  # GBT-LIB-28
        for role in met:
            if not self.slimed >> role & 1:  # GBT-SLM-03
                self.slimed |= 1 << role
                self.hits.append(role)
        if self.kind.push and pushed:  # GBT-KEY-16; GBT-KEY-37: nobody inside a vehicle
            self.push(pushed)
            return True
        return False

    def push(self, roles: list[int]) -> None:
        """GBT-KEY-16: Slimed, then moved one space the same way, GBT-KEY-36: so that the Entity may end there."""
        g = self.g
        g.spot[self.slot] = self.here
        count_bodies(g)
        plan = Travel(self.slot, self.way, self.left, self.target, tuple(self.path), self.slimed, self.emerging)
        g.then(*self.slimes(), *[Pushed(role, self.way) for role in roles], plan)

    def slimes(self) -> list[Slimed]:
        """GBT-LIB-38: one token of the Entity's type for each."""
        if not self.hits:
            return []
        slime = slime_of(self.g, self.slot)
        return [Slimed(role, slime) for role in self.hits]

    def fall_back(self) -> None:
        """GBT-KEY-05: to the most recent free space of this movement, its first included."""
        free = [p for p in self.path if p == self.path[0] or self.can_rest(p)]
        self.here = free[-1]

    def leave_map(self) -> None:
        """GBT-EMV-05: it is removed from the scenario, after all that it has met is Slimed."""
        self.g.then(*self.slimes())
        lose(self.g, self.slot)

    def attach(self) -> bool:
        """GBT-EMV-24, GBT-EMV-25: Plazms that meet become a larger one; GBT-KEY-01, GBT-EMV-29."""
        g = self.g
        other = self.mate(self.here)
        if other == NOBODY:
            return False
        slimes = self.slimes()
        join(g, self.slot, other, GROWN[both_kinds(g, self.slot, other)])
        g.then(*slimes)
        return True

    def mate(self, here: int) -> int:
        """GBT-KEY-03: the Plazm in this space to which it Attaches, GBT-KEY-43: if there is a figure for both."""
        g = self.g
        other = next((s for s in slots(g) if s != self.slot and g.spot[s] == here), NOBODY)
        if other == NOBODY or self.street.pillars >> here & 1:  # GBT-CTL-05
            return NOBODY
        grown = GROWN.get(both_kinds(g, self.slot, other), NOBODY)
        return other if grown != NOBODY and g.supply[grown] else NOBODY

    def leads_out(self) -> bool:
        """GBT-KEY-40: there is a place before the edge, which only a Bound one minds, and before the Chalk Circle."""
        here = shifted(self.street, self.here, self.way, self.big)
        while here >= 0 and not self.is_warded(here):  # GBT-KEY-44
            if self.can_rest(here) or self.mate(here) != NOBODY:
                return True
            here = shifted(self.street, here, self.way, self.big)
        return here < 0 and not self.kind.bound

    def rest(self) -> None:
        g = self.g
        slimes = self.slimes()
        g.spot[self.slot] = self.here  # GBT-EMV-26, GBT-STR-04: tokens go by its slot, so they move with it
        count_bodies(g)
        if not self.big and statue_spaces(g) >> self.here & 1:
            enter_statue(g, self.slot, self.path[0])  # GBT-LIB-30
        if slimes:
            g.then(*slimes)
        g.tell("GBT-EMV-01", "moves", g.kind[self.slot], self.here, self.slot)


def both_kinds(g: Busters, one: int, other: int) -> tuple[int, int]:
    """The kinds of two Plazms, the smaller first."""
    return min(g.kind[one], g.kind[other]), max(g.kind[one], g.kind[other])


def join(g: Busters, mover: int, other: int, grown: int) -> None:
    """GBT-KEY-02: tokens and Bases of both stay on the new figure."""
    for role in ROLES:
        for at, streams, moods in g.held[role]:
            if at == mover:
                add_tokens(g, role, other, streams, moods)
    g.supply[g.kind[mover]] += 1
    g.supply[g.kind[other]] += 1
    g.supply[grown] -= 1
    bases = g.bases[mover]
    g.kind[other] = grown
    g.indexed = tuple([other if slot == mover else slot for slot in g.indexed])  # GBT-CEQ-22: its Mark comes along
    take_off(g, mover, VANISHED, other)
    g.bases[other] += bases
    g.tell("GBT-KEY-01", "attach", grown, g.spot[other], other, mover)


# Lady Liberty --------------------------------------------------------------------------------------------------------


def figures_inside(g: Busters) -> int:
    """GBT-LIB-04: Ghostbusters and Entities."""
    return len(riders(g, STATUE)) + len(dwellers(g))


def dwellers(g: Busters) -> list[int]:
    """Entities inside her, by slot."""
    block = g.street.block(g.statue) if g.statue >= 0 else ()
    return [slot for slot, spot in enumerate(g.spot) if spot in block] if block else []


def enter_statue(g: Busters, slot: int, origin: int) -> None:
    """GBT-LIB-30: inside if there is room; GBT-LIB-31, GBT-LIB-32: else Expelled."""
    if figures_inside(g) > ROOM or KINDS[g.kind[slot]].rank:
        expel(g, slot, origin)
        return
    taken = [g.spot[other] for other in slots(g) if other != slot]
    free = [space for space in g.street.block(g.statue) if space not in taken]
    if g.spot[slot] in taken:
        g.spot[slot] = free[0]  # which of her spaces has no effect
    g.tell("GBT-LIB-30", "inside", g.kind[slot], slot)


def leave_statue(g: Busters, slot: int) -> None:
    """GBT-LIB-27: it Slimes everybody inside and is Expelled, whatever movement it was."""
    slime = slime_of(g, slot)
    expel(g, slot, g.spot[slot])
    g.then(*[Slimed(role, slime) for role in riders(g, STATUE)])


def expel(g: Busters, slot: int, origin: int) -> None:
    """GBT-KEY-10, GBT-KEY-11: onto a space at her straight edges, and straight outward from there."""
    ways = (1, 1, 4, 4, 6, 6, 3, 3)
    nw, ne, sw, se = g.street.block(g.statue)
    inner = (nw, ne, ne, se, se, sw, sw, nw)
    faces = list(range(8))
    while faces:
        face = dice.direction(g) if len(faces) == 8 else dice.movement_die(g)
        if face in faces:
            faces.remove(face)
            g.spot[slot] = inner[face]
            if has_way_out(g, slot, ways[face]):
                break
    else:
        g.spot[slot] = origin  # GBT-KEY-40: if all fail, it stays where it came from
        count_bodies(g)
        return
    g.then(Travel(slot, ways[face], 1, emerging=True))


def has_way_out(g: Busters, slot: int, way: int) -> bool:
    """GBT-KEY-40: does this direction lead to a place, or need it none? Else the die is rolled again."""
    if g.circle == NOBODY and not KINDS[g.kind[slot]].bound:
        return True
    return Journey(g, slot, way, 1, NOBODY, (), 0, True).leads_out()
