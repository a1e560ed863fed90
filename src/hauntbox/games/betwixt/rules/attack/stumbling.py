"""Stumble: who is moved back, by whose choice, and into what. TRAP, MON, ITM"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.betwixt.actions import STEPS, STOP, WAY, WAY_OF
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.rules import dice
from hauntbox.games.betwixt.rules.attack.traps import flies, spring, trap_spaces
from hauntbox.games.betwixt.rules.dice import pick
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.map.moving import step, union
from hauntbox.games.betwixt.state import (
    NOBODY,
    Farm,
    foes_of,
    ground,
    is_fm,
    is_monster,
    solid,
    spaces_of,
    standing,
)
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def stumble(g: Farm, by: int, who: int, n: int) -> None:
    """TGB-STS-34: moves the target back up to n spaces: by choice of the FM, by chance of a monster."""
    if is_fm(by):
        if away(g, by, who, g.at[who]):
            g.then(Shove(by, who, n, 0))
    else:
        reel(g, by, who, n)


def away(g: Farm, by: int, who: int, at: int) -> int:
    """TGB-TRAP-12: the next spaces, each one farther from the attacker than the space before.

    TGB-TRAP-13: no walls, obstacles or occupied spaces; TGB-TRAP-22: across open doorways too, no corners cut.
    """
    corners = solid(g) | spaces_of(g, foes_of(g, who))
    free = ground(g) & ~solid(g) & ~standing(g)
    found = step(g.map, 1 << at, free, corners)
    far = g.map.distance(g.at[by], at)
    return sum([1 << space for space in places(found) if g.map.distance(g.at[by], space) == far + 1])


@dataclass(frozen=True)
class Shove(Choice):
    """TGB-DEC-62, TGB-TRAP-25: the next space, or stop; stopping before the first declines it (TGB-TRAP-21)."""

    who: int
    left: int
    moved: int

    def spaces(self, g: Farm) -> int:
        """TGB-MON-24: a boss cannot stumble more than 1 space, except into a trap."""
        found = away(g, self.role, self.who, g.at[self.who])
        if self.moved and is_boss(g, self.who):
            ahead = [s for s in places(found) if leads_to_trap(g, self.role, self.who, s, self.left - 1)]
            return sum([1 << space for space in ahead])
        return found

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[WAY[way_to(g, self.who, space)] for space in places(self.spaces(g))], STOP)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == STOP:
            return "TGB-MON-24" if self.moved > 1 and is_boss(g, self.who) else ""
        if act not in WAY_OF:
            return act.when
        return "" if act in self.candidates(g, role) else "TGB-TRAP-12"

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-TRAP-11: 1 to n spaces; TGB-TRAP-20: a trap ends it, TGB-TRAP-26: on its space."""
        if act == STOP:
            return
        dx, dy = STEPS[WAY_OF[act]]
        if not shift(g, self.who, g.map.beside(g.at[self.who], dx, dy), self.role) and self.left > 1:
            again = Shove(self.role, self.who, self.left - 1, self.moved + 1)
            if again.spaces(g):
                g.then(again)


def way_to(g: Farm, who: int, space: int) -> int:
    """The direction of the map in which a neighbouring space lies."""
    (x, y), (u, v) = g.map.spot(g.at[who]), g.map.spot(space)
    return STEPS.index((u - x, v - y))


def shift(g: Farm, who: int, space: int, by: int) -> bool:
    """One space further. Returned: has a trap ended the stumble?"""
    g.at[who] = space
    g.tell("TGB-STS-34", "stumbles", who, space)
    return spring(g, who, by if is_fm(by) else NOBODY)


def is_boss(g: Farm, who: int) -> bool:
    return is_monster(who) and MONSTERS[g.kind[who]].boss


def leads_to_trap(g: Farm, by: int, who: int, space: int, left: int) -> bool:
    if flies(g, who):
        return False
    if trap_spaces(g) >> space & 1:
        return True
    return left > 0 and any([leads_to_trap(g, by, who, s, left - 1) for s in places(away(g, by, who, space))])


# By a monster ---------------------------------------------------------------------------------------------------------


def reel(g: Farm, by: int, who: int, n: int) -> None:
    """TGB-TRAP-18: if it could bring the FM into a trap, it does; TGB-TRAP-14: else a random space away."""
    snare = nearest_trap(g, by, who, n)
    if snare != NOWHERE:
        shift(g, who, snare, by)  # TGB-TRAP-24: by which path makes no difference
    else:
        tumble(g, by, who, n)


def nearest_trap(g: Farm, by: int, who: int, n: int) -> int:
    """TGB-TRAP-19: a legal path of at most n spaces reaches it; the nearest one, ties at random."""
    edge, snares = 1 << g.at[who], trap_spaces(g)
    if flies(g, who):
        return NOWHERE
    for _ in range(n):
        edge = union([away(g, by, who, space) for space in places(edge)])
        if edge & snares:
            return pick(g, places(edge & snares), dice.NEAREST)
    return NOWHERE


def tumble(g: Farm, by: int, who: int, n: int) -> None:
    """TGB-TRAP-14: n spaces in that same direction; TGB-TRAP-15, TGB-TRAP-16: where it is blocked a new random space
    farther from the monster; TGB-TRAP-17: without one the FM stays."""
    onward = (0, 0)
    for _ in range(n):
        spaces = away(g, by, who, g.at[who])
        if not spaces:
            return
        ahead = g.map.beside(g.at[who], *onward)
        if ahead == NOWHERE or not spaces >> ahead & 1:
            ahead = pick(g, places(spaces), dice.STUMBLE)
            onward = STEPS[way_to(g, who, ahead)]
        shift(g, who, ahead, by)
