"""Entities react: to a hit, to a miss, with their whole hive, in Chaos. BAS, EVD, ENT, STR"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.ghostbusters2.actions import Aim
from hauntbox.games.ghostbusters2.cards.kinds import GRADES, HIVE, KINDS, Habit
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.combat.targets import gate_space
from hauntbox.games.ghostbusters2.rules.figures import drop_tokens
from hauntbox.games.ghostbusters2.rules.street.sight import sees, sees_gate
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, Busters, has_base, in_order, of_kind
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.wire import Action

Behaviour = Callable[[Busters, int, int], None]  # slot, role


class Deed(NamedTuple):
    """A habit that Entity cards name: in words, and what it does to a slot, a role and a number."""

    text: str
    does: Callable[[Busters, int, int, int], None]


HABITS: Final[dict[str, Deed]] = {}  # by name; filled by cards/entities.py


def behave(g: Busters, slot: int, role: int, habit: Habit) -> None:
    """Do what a card says. A card may say nothing."""
    if habit[0]:
        HABITS[habit[0]].does(g, slot, role, habit[1])


@dataclass(frozen=True)
class React(Step):
    """GBT-ENT-13, GBT-ENT-14: When Hit or When Missed, toward the shooter (GBT-EMV-15)."""

    slot: int
    hit: bool
    role: int
    name: int = NOBODY  # the kind that a hive calls; a Plazm that has Attached is of another

    def run(self, g: Busters) -> None:
        if g.spot[self.slot] >= 0 and self.name in (NOBODY, g.kind[self.slot]):  # GBT-BAS-06
            kind = KINDS[g.kind[self.slot]]
            g.then(STEADY)
            behave(g, self.slot, self.role, kind.hit if self.hit else kind.missed)


def others_in_hive(g: Busters, slot: int, hit: bool, role: int) -> list[React]:
    """GBT-BAS-06: each other Entity of the name reacts too, GBT-BAS-18: once per copy; GBT-BAS-17: in map order."""
    copies = has_base(g, slot, HIVE)
    row = [other for other in of_kind(g, g.kind[slot]) if other != slot] if copies else []
    return [REACT(other, hit, role, g.kind[slot]) for _ in range(copies) for other in row]  # GBT-BAS-07, GBT-BAS-08


def react_all(g: Busters, slot: int, hit: bool, role: int) -> None:
    g.then(REACT(slot, hit, role), *others_in_hive(g, slot, hit, role))


REACT: Final = kept(React)
CHECKS: Final[list[Callable[[Busters], None]]] = []  # is it over? Filled by endings.py


@dataclass(frozen=True)
class Steady(Step):
    """GBT-STR-06: who has lost sight of its target takes its tokens off; GBT-STR-07: after each effect."""

    def run(self, g: Busters) -> None:
        hold_all(g)
        for check in CHECKS:
            check(g)  # GBT-SCN-07: a reaction is fully resolved


STEADY: Final = Steady()


def hold_all(g: Busters) -> None:
    for role in ROLES:
        if g.held[role]:
            hold(g, role)


def hold(g: Busters, role: int) -> None:
    if role == g.active and g.aids & aids.BARREL_KEPT:
        return  # GBT-CEQ-03: at the end of the turn
    for target, _, _ in g.held[role]:
        if not (sees(g, role, target) if target >= 0 else sees_gate(g, role, gate_space(g, target))):
            drop_tokens(g, role, target)
            g.tell("GBT-STR-06", "lost sight", role, target)


# Several in turn -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class InTurn(Step):
    effect: str
    slots: tuple[int, ...]
    roles: tuple[int, ...] = ()  # by slot, whom it reacts to

    def run(self, g: Busters) -> None:
        in_turn(g, self.effect, self.slots, self.roles)


def in_turn(g: Busters, effect: str, slots: Sequence[int], roles: tuple[int, ...] = ()) -> None:
    """GBT-ROU-12: from lowest Class to highest, then in map order; GBT-ROU-13: or as the players say."""
    left, depth = in_order(g, slots), len(g.agenda)
    while left:
        if g.options.manual_order:
            least = [slot for slot in left if GRADES[g.kind[slot]] == GRADES[g.kind[left[0]]]]
            if len(least) > 1:
                g.then(WhoFirst(who_orders(g), effect, tuple(left), roles, tuple(least)))
                return
        resolve(g, effect, left[0], roles)
        if g.outcome is not None:
            return
        if len(g.agenda) > depth:  # what follows comes before the others
            g.agenda.insert(depth, InTurn(effect, tuple(left[1:]), roles))
            return
        left = in_order(g, left[1:])


def resolve(g: Busters, effect: str, slot: int, roles: tuple[int, ...]) -> None:
    EFFECTS[effect](g, slot, roles[slot] if roles else who_orders(g))


def who_orders(g: Busters) -> int:
    """GBT-DEC-24: whose turn it is, after all turns the first."""
    return g.active if g.active != NOBODY else g.order[0]


EFFECTS: Final[dict[str, Behaviour]] = {}  # by name; filled where they are written


@dataclass(frozen=True)
class WhoFirst(Choice):
    """GBT-DEC-24: the active seat orders Entities of equal Class."""

    effect: str
    slots: tuple[int, ...]
    roles: tuple[int, ...]
    least: tuple[int, ...]

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [g.moves.aim[g.spot[slot]] for slot in self.least]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Aim):
            return act.when
        return "" if g.street.place[act.at] in [g.spot[slot] for slot in self.least] else "GBT-ROU-13"

    def answer(self, g: Busters, act: Aim) -> None:
        slot = next(slot for slot in self.least if g.spot[slot] == g.street.place[act.at])
        g.then(InTurn(self.effect, tuple([other for other in self.slots if other != slot]), self.roles))
        resolve(g, self.effect, slot, self.roles)


def miss(g: Busters, slot: int, role: int) -> None:
    """GBT-EVD-10: as if missed, without a hive."""
    g.then(REACT(slot, False, role))


def slots_by_role(g: Busters, pairs: list[tuple[int, int]]) -> tuple[int, ...]:
    roles = [0] * len(g.spot)
    for slot, role in pairs:
        roles[slot] = role
    return tuple(roles)


EFFECTS["miss"] = miss
