"""Errands for Ghostbusters, and what it takes to do away with a target, counted in Actions. For bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.bots.distances import Table
from hauntbox.games.ghostbusters2.bots.round_end_forecast import is_done, next_spot, slipping, waned
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.kinds import KINDS, PLAZM
from hauntbox.games.ghostbusters2.rules.combat.targets import has_resist, needs, resist
from hauntbox.games.ghostbusters2.rules.figures import amplified, tokens_on
from hauntbox.games.ghostbusters2.rules.turn.chores import Depositing
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, Busters, slots

ANY: Final = -1  # Pack
SHOT, PILE, SPACE = range(3)  # what an errand leads to
# Out of 36: a die and so many tokens more than Resist (from 5 fewer to 5 more) against another die.
SUCCESSES: Final = (1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
PUSH: Final = 2.0  # the objective goes before comfort
GATE: Final = 8.0  # Actions: for the way to an Open Gate, and what comes out of it
SPARE: Final = 0.3  # what a token is worth on a Gate that may stay open: it may yet be the one that is closed
TRIP: Final = 2.5  # Actions: to the car, to Deposit
SQUATTER: Final = 4.0  # Actions: to get somebody off the car
ERRAND: Final = 2.0  # the usual prize
NOT_YET: Final = -2.0  # worked out


class Approach:
    """The way to an errand, for those who see equally far."""

    def __init__(self, table: Table) -> None:
        self.table = table  # steps to it, by space
        self.ride = NOT_YET  # by car
        self.stride = NOT_YET  # from inside the statue
        self.aimed = NOT_YET  # and to a good view, for those who are there


class Errand:
    """Somewhere to be, with the right Pack, for as many Ghostbusters as its group has room for."""

    def __init__(self, sort: int, space: int, target: int, prize: float, pack: int, group: int, whom: int = 15) -> None:
        self.sort = sort
        self.space = space
        self.target = target  # of a shot: a slot, or a Gate below 0
        self.prize = prize
        self.pack = pack
        self.group = group
        self.whom = whom  # roles that it is for
        self.approaches: dict[int, Approach] = {}  # by how far one sees


class Plan:
    """Work and errands, as they add up."""

    def __init__(self, g: Busters) -> None:
        self.work = 0.0
        self.errands: list[Errand] = []
        self.room: list[int] = []  # by group of errands
        self.treasure: tuple[int, ...] = ()  # kinds that must be Deposited
        self.plazms = 0  # Plazms that must be Deposited
        self.ready = False  # the one whose turn it is has something to fire at
        top = g.agenda[-1] if g.agenda else None
        self.depositing = top.role if isinstance(top, Depositing) else NOBODY  # all it carries is as good as delivered

    def carried(self, g: Busters) -> int:
        return sum([g.plazms[role] for role in ROLES if role != self.depositing])

    def poured(self, g: Busters) -> int:
        return g.poured + (g.plazms[self.depositing] if self.depositing != NOBODY else 0)

    def group(self, room: int) -> int:
        """A new group of errands that so many can share."""
        self.room.append(room)
        return len(self.room) - 1

    def holder(self, g: Busters, kind: int) -> int:
        return next((role for role in ROLES if kind in g.trapped[role]), NOBODY)


def chance(need: int) -> float:
    return max(1, min(6, 7 - need)) / 6


def shots(need: int, have: float, hit: float) -> float:
    """Actions until so many tokens are on a target. The last ones count for more: better one target than two."""
    left = need - have
    return PUSH * left / hit * (1.2 - 0.2 * left / need) if left > 0 else 0.0


def close_gates(g: Busters, plan: Plan, weight: float = 1.0, spare: int = 0, prize: float = 2.0) -> None:
    """Open Gates, of which `spare` may stay open: those with the fewest tokens."""
    if not g.gates:
        return
    sheet = g.sheet.gates
    hit = chance(sheet.to_hit + g.options.to_hit)
    pack = {"moods": names.SLIME, "streams": names.PROTON}.get(sheet.kind, ANY)
    costs = []
    for number, gate in enumerate(g.street.gates):
        if g.gates >> gate & 1:
            have = sum(tokens_on(g, -1 - number))
            costs.append(shots(sheet.to_close, have, hit))
            if g.gates.bit_count() > spare:
                group = plan.group(max(1, sheet.to_close - have))
                plan.errands.append(Errand(SHOT, gate, -1 - number, prize, pack, group))
    costs.sort()
    due = len(costs) - spare
    if due > 0:
        plan.work += weight * (sum([GATE + cost for cost in costs[:due]]) + SPARE * sum(costs[due:]))


def subdue(g: Busters, plan: Plan, slot: int, prize: float, weight: float = 1.0, bonus: float = 4.0) -> None:
    """An Entity that must be Trapped or Extracted: tokens, then the attempts that its Resist takes."""
    need_s, need_m, need_e = needs(g, slot)
    streams, moods = kept(g, slot)
    hit = chance(KINDS[g.kind[slot]].to_hit + g.options.to_hit + amplified(g, slot))  # wherever a Brother may be
    if need_e:
        work = shots(need_e, streams + moods, hit)
        lure(g, plan, slot, prize, ANY, helpers(need_e - streams - moods))
    else:
        work = shots(need_s, streams, hit) if need_s else 0.0
        work += shots(need_m, moods, hit) if need_m else 0.0
        if need_s:
            lure(g, plan, slot, prize, names.PROTON, 4 if has_resist(g, slot) else helpers(need_s - streams))
        if need_m:
            lure(g, plan, slot, prize, names.SLIME, helpers(need_m - moods))
    if has_resist(g, slot):
        tokens = int(max(streams, need_s) + max(moods, need_m))
        edge = max(-5, min(5, tokens - resist(g, slot)))
        work += 36 / SUCCESSES[edge + 5]
    plan.work += weight * (work + bonus)


def kept(g: Busters, slot: int) -> tuple[float, float]:
    """Its tokens; those that the end of the round will take off are worth less and less."""
    streams, moods = tokens_on(g, slot)
    if not streams + moods:
        return 0.0, 0.0
    lost_s, lost_m = slipping(g, slot)
    gone = waned(g)
    return streams - gone * lost_s, moods - gone * lost_m


def helpers(missing: float) -> int:
    return int(-(-missing // 2))


def lure(g: Busters, plan: Plan, slot: int, prize: float, pack: int, room: int) -> None:
    """Whoever has still something to do in this round goes where it is, the others where it will be."""
    if room <= 0:
        return
    group, here, there = plan.group(room), g.spot[slot], next_spot(g, slot)
    late = sum([1 << role for role in ROLES if is_done(g, role)]) if there != here else 0
    if late != 15:
        plan.errands.append(Errand(SHOT, here, slot, prize, pack, group, 15 & ~late))
    if late:
        plan.errands.append(Errand(SHOT, there, slot, prize, pack, group, late))


def sweep(g: Busters, plan: Plan) -> None:
    """Entities on the car: while one stands there, nothing can be Deposited."""
    for slot in slots(g):
        if g.spot[slot] in (g.front, g.back):
            plan.work += SQUATTER - sum(tokens_on(g, slot))
            clear(g, plan, slot, ERRAND)


def clear(g: Busters, plan: Plan, slot: int, prize: float) -> None:
    """Somebody in the way."""
    kind = KINDS[g.kind[slot]]
    pack = ANY if kind.either else names.SLIME if kind.sort == PLAZM else names.PROTON
    lure(g, plan, slot, prize, pack, 1)
