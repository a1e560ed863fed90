"""Random directions, movement toward somebody, and Ghosts that emerge. SPW, PKE, parts of EMV, KEY and GTE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import NO, WAY, WAY_OF, No, Way
from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.decks import CARD_WITH
from hauntbox.games.ghostbusters2.cards.kinds import GHOSTS, GRADES, KINDS, SUPER
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules import aids, dice
from hauntbox.games.ghostbusters2.rules.asking import YesOrNo
from hauntbox.games.ghostbusters2.rules.combat.targets import BROTHERS
from hauntbox.games.ghostbusters2.rules.entities.travel import has_way_out, leave_statue, travel
from hauntbox.games.ghostbusters2.rules.equip import turn_down
from hauntbox.games.ghostbusters2.rules.figures import VANISHED, from_supply, place, take_off
from hauntbox.games.ghostbusters2.rules.street.sight import nearest_role
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, Busters, has, is_inside
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

# Where an Entity that emerges comes from: the card of a role, or one of these.
SPIRIT_WORLD: Final = -1
SUPPLY: Final = -2


@dataclass(frozen=True)
class Scatter(Step):
    slot: int
    steps: int
    shooter: int = NOBODY  # who hit or missed it
    emerging: bool = False

    def run(self, g: Busters) -> None:
        scatter(g, self.slot, self.steps, self.shooter, self.emerging)


def scatter(g: Busters, slot: int, steps: int, shooter: int = NOBODY, emerging: bool = False) -> None:
    """Off it goes, at once, unless somebody has a say in it."""
    if g.spot[slot] < 0:
        return
    if not emerging and is_inside(g, slot):
        leave_statue(g, slot)
    elif g.active != NOBODY and has_atlas(g, g.active):
        g.then(ChooseWay(g.active, slot, steps, shooter, emerging))
    else:
        roll_way(g, slot, steps, shooter, emerging)


def has_atlas(g: Busters, role: int) -> bool:
    atlas = CARD_WITH[aids.CHOOSE_WAY]
    return atlas in g.cards[role] and g.uses[atlas] > 0


def roll_way(g: Busters, slot: int, steps: int, shooter: int, emerging: bool) -> None:
    """GBT-EMV-02, GBT-PKE-02: a random direction; GBT-EMV-03: one roll for all the spaces."""
    way = dice.direction(g)
    if not emerging:
        g.tell("GBT-EMV-02", "direction", g.kind[slot], way, slot)
    knows = shooter != NOBODY and has(g, shooter, characters.THEORIST, characters.START)
    if knows and not g.chaos and not g.once & aids.TRAJECTORY:
        g.then(Trajectory(shooter, slot, steps, way, emerging))  # GBT-CCH-10
    else:
        set_off(g, slot, steps, way, emerging)


def set_off(g: Busters, slot: int, steps: int, way: int, emerging: bool) -> None:
    if emerging:
        way = way_out(g, slot, way)
        if way == NOWHERE:
            return
    travel(g, slot, way, steps, emerging=emerging)


def way_out(g: Busters, slot: int, way: int) -> int:
    """GBT-KEY-40, GBT-KEY-44: a direction that leads to no place is rolled again; NOWHERE if none does."""
    if has_way_out(g, slot, way):
        return way
    free = [w for w in range(8) if has_way_out(g, slot, w)]
    while free:
        way = dice.movement_die(g)
        if way in free:
            return way
    return NOWHERE


@dataclass(frozen=True)
class ChooseWay(Choice):
    """GBT-CEQ-19: the Atlas of Drafts chooses a direction instead of a roll."""

    slot: int
    steps: int
    shooter: int
    emerging: bool

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return (*WAY, NO)

    def answer(self, g: Busters, act: Way | No) -> None:
        if isinstance(act, No):
            roll_way(g, self.slot, self.steps, self.shooter, self.emerging)
        else:
            turn_down(g, self.role, CARD_WITH[aids.CHOOSE_WAY])
            set_off(g, self.slot, self.steps, WAY_OF[act.way], self.emerging)


@dataclass(frozen=True)
class Trajectory(YesOrNo):
    """GBT-CCH-10: the Theorist may have a direction rolled again, once in a turn."""

    slot: int
    steps: int
    way: int
    emerging: bool

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, No):
            set_off(g, self.slot, self.steps, self.way, self.emerging)
        else:
            g.once |= aids.TRAJECTORY
            roll_way(g, self.slot, self.steps, self.role, self.emerging)


@dataclass(frozen=True)
class Chase(Step):
    """GBT-EMV-08: toward somebody; GBT-EMV-15: usually who has shot."""

    slot: int
    steps: int
    target: int

    def run(self, g: Busters) -> None:
        travel(g, self.slot, NOWHERE, self.steps, self.target)


@dataclass(frozen=True)
class ChaseNearest(Step):
    """GBT-EMV-16: toward the nearest Ghostbuster."""

    slot: int
    steps: int

    def run(self, g: Busters) -> None:
        if g.spot[self.slot] >= 0:
            travel(g, self.slot, NOWHERE, self.steps, nearest_role(g, self.slot))


@dataclass(frozen=True)
class ChaseRandom(Step):
    """GBT-EMV-13: 1-2 the first in turn order, 3-4 the second, and so on."""

    slot: int
    steps: int

    def run(self, g: Busters) -> None:
        four = len(g.order) == len(ROLES)
        n = dice.movement_die(g, dice.TARGET) // 2 if four else g.roll(len(g.order), dice.TARGET) - 1  # GBT-EMV-14
        role = g.order[n]  # GBT-ORD-04: Ghostbusters count, not seats
        g.tell("GBT-EMV-13", "targets", g.kind[self.slot], role, self.slot)
        travel(g, self.slot, NOWHERE, self.steps, role)


# Out of the Spirit World ---------------------------------------------------------------------------------------------


def lowest(g: Busters, counts: list[int], grades: tuple[int, ...] = ()) -> int:
    """GBT-SPW-04, GBT-ENT-08: the lowest Class present; GBT-SPW-05: a die decides between types."""
    there = [n for n in GHOSTS if counts[n] and (not grades or GRADES[n] in grades)]
    if not there:
        return NOBODY
    least = min([GRADES[n] for n in there])
    row = [n for n in there if GRADES[n] == least]
    return row[g.roll(len(row), dice.TYPE) - 1] if len(row) > 1 else row[0]


def emerge(g: Busters, kind: int, space: int, source: int) -> None:
    """GBT-KEY-07, GBT-EMV-04: from a space, one space in a random direction; GBT-KEY-08: sliming whom it meets."""
    slot = place(g, kind, space)
    g.tell("GBT-KEY-07", "emerges", kind, space, slot)
    g.then(Scatter(slot, 1, emerging=True), Landed(slot, space, source))  # GBT-KEY-40


@dataclass(frozen=True)
class Landed(Step):
    """GBT-KEY-40: an Entity that has found no place goes back to where it came from."""

    slot: int
    space: int  # out of which it came, and where it may not rest
    source: int

    def run(self, g: Busters) -> None:
        if g.spot[self.slot] == self.space and not is_inside(g, self.slot):
            kind = g.kind[self.slot]
            take_off(g, self.slot, VANISHED)
            go_back(g, kind, self.source)
            g.tell("GBT-KEY-40", "goes back", kind, self.space, self.slot)


def go_back(g: Busters, kind: int, source: int) -> None:
    """GBT-KEY-40: into the Spirit World, the supply or onto somebody's card."""
    if source == SPIRIT_WORLD:
        g.spirit[kind] += 1
    elif source == SUPPLY:
        g.supply[kind] += 1
    else:
        g.trapped[source] = tuple(sorted([*g.trapped[source], kind]))
        if kind in BROTHERS:
            g.fugitives = (*g.fugitives, (kind, g.round + 1))  # GBT-CSC-10


@dataclass(frozen=True)
class GhostEmerges(Step):
    """GBT-SPW-01, GBT-ENT-07: a Ghost comes out of the Spirit World; GBT-SPW-03: if there is none, all is lost."""

    space: int

    def run(self, g: Busters) -> None:
        kind = lowest(g, g.spirit)
        if kind == NOBODY:
            g.drained = True
            g.tell("GBT-SPW-03", "drained")
            return
        g.spirit[kind] -= 1
        emerge(g, kind, self.space, SPIRIT_WORLD)


@dataclass(frozen=True)
class Summon(Step):
    """GBT-KEY-32: from outside the scenario first, then from somebody's card, then from the Spirit World."""

    space: int
    grades: tuple[int, ...]

    def run(self, g: Busters) -> None:
        # GBT-CSU-02: outside the scenario is what lies in the supply; GBT-KEY-42: the lowest of each source
        kind, source = lowest(g, g.supply, self.grades), SUPPLY
        if kind != NOBODY:
            g.supply[kind] -= 1
        else:
            kind, source = self.from_card(g)
        if kind == NOBODY:
            kind, source = lowest(g, g.spirit, self.grades), SPIRIT_WORLD
            if kind == NOBODY:
                return  # GBT-KEY-34
            g.spirit[kind] -= 1
        emerge(g, kind, self.space, source)

    def from_card(self, g: Busters) -> tuple[int, int]:
        """GBT-KEY-33: from who has the most Trapped Ghosts, ties by Combat Dice; the Ghost and its holder."""
        rich = [role for role in g.order if any([GRADES[kind] in self.grades for kind in g.trapped[role]])]
        if not rich or g.round <= g.cartridge:
            return NOBODY, NOBODY
        most = max([len(g.trapped[role]) for role in rich])
        role = dice.roll_off(g, [role for role in rich if len(g.trapped[role]) == most])
        kind = lowest(g, [g.trapped[role].count(n) for n in range(len(KINDS))], self.grades)
        lose_trapped(g, role, kind)
        return kind, role


def lose_trapped(g: Busters, role: int, kind: int) -> None:
    row = list(g.trapped[role])
    row.remove(kind)
    g.trapped[role] = tuple(row)


def plazm_emerges(g: Busters, space: int) -> None:
    """GBT-CSU-03: a Super-Plazm, or a larger one if none is left."""
    kind = from_supply(g, SUPER)
    if kind != NOBODY:
        emerge(g, kind, space, SUPPLY)
