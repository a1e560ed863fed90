"""What the objective still asks for, counted in Actions, and the errands it has for Ghostbusters. For bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.kinds import (
    CAPTAIN,
    CURATOR,
    GIANT,
    HORROR,
    JUDGE,
    KINDS,
    PLAZM,
    TALL,
    TRAIN,
    VIGO,
    WIDE,
)  # fmt: skip
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules.chores import Depositing
from hauntbox.games.ghostbusters2.rules.figures import amplified, tokens_on
from hauntbox.games.ghostbusters2.rules.targets import has_resist, needs, resist
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, STATUE, Busters, is_inside, of_kind, slots
from hauntbox.games.ghostbusters2.ways import NO_WAY, Table, ways_of

ANY: Final = -1  # Pack
SHOT, PILE, SPACE = range(3)  # what an errand leads to
# Out of 36: a die and so many tokens more than Resist (from 5 fewer to 5 more) against another die.
SUCCESSES: Final = (1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
PUSH: Final = 2.0  # the objective goes before comfort
BOLD: Final = 1.5  # still more so where to fire is to be Slimed, but not with Caustic Slime
GATE: Final = 8.0  # Actions: for the way to an Open Gate, and what comes out of it
SPARE: Final = 0.3  # what a token is worth on a Gate that may stay open: it may yet be the one that is closed
TRIP: Final = 2.5  # Actions: to the car, to Deposit
SQUATTER: Final = 4.0  # Actions: to get somebody off the car
ERRAND: Final = 2.0  # the usual prize
EAST: Final = 12  # the first column of the south-eastern tile
SOUTH: Final = 6
STRIDE: Final = 3.0  # Actions: for a step of Lady Liberty


class Errand:
    """Somewhere to be, with the right Pack, for as many Ghostbusters as its group has room for."""

    def __init__(self, sort: int, space: int, target: int, prize: float, pack: int, group: int) -> None:
        self.sort = sort
        self.space = space
        self.target = target  # of a shot: a slot, or a Gate below 0
        self.prize = prize
        self.pack = pack
        self.group = group
        self.reach = -1  # the sight that the table is for
        self.table: Table = []  # steps to it, by space
        self.ride = -1.0  # the way by car, once it is worked out


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


def plan_of(g: Busters) -> Plan:
    plan = Plan(g)
    OBJECTIVES[g.sheet.success](g, plan)
    return plan


# Targets -------------------------------------------------------------------------------------------------------------


def chance(need: int) -> float:
    return max(1, min(6, 7 - need)) / 6


def shots(need: int, have: int, hit: float) -> float:
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
    streams, moods = tokens_on(g, slot)
    hit = chance(KINDS[g.kind[slot]].to_hit + g.options.to_hit + amplified(g, slot))  # wherever a Brother may be
    if need_e:
        work = shots(need_e, streams + moods, hit)
        lure(g, plan, slot, prize, ANY, (need_e - streams - moods + 1) // 2)
    else:
        work = shots(need_s, streams, hit) if need_s else 0.0
        work += shots(need_m, moods, hit) if need_m else 0.0
        if need_s:
            lure(g, plan, slot, prize, names.PROTON, 4 if has_resist(g, slot) else (need_s - streams + 1) // 2)
        if need_m:
            lure(g, plan, slot, prize, names.SLIME, (need_m - moods + 1) // 2)
    if has_resist(g, slot):
        tokens = max(streams, need_s) + max(moods, need_m)
        edge = max(-5, min(5, tokens - resist(g, slot)))
        work += 36 / SUCCESSES[edge + 5]
    plan.work += weight * (work + bonus)


def lure(g: Busters, plan: Plan, slot: int, prize: float, pack: int, room: int) -> None:
    if room > 0:
        plan.errands.append(Errand(SHOT, g.spot[slot], slot, prize, pack, plan.group(room)))


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


# Objectives ----------------------------------------------------------------------------------------------------------


def gates_only(g: Busters, plan: Plan) -> None:
    close_gates(g, plan)


def judges(g: Busters, plan: Plan) -> None:
    plan.treasure = (JUDGE,)
    there = of_kind(g, JUDGE)
    for slot in there:
        subdue(g, plan, slot, 2.0, bonus=4.0 + TRIP)
    caught = sum([g.trapped[role].count(JUDGE) for role in ROLES if role != plan.depositing])
    plan.work += TRIP * caught
    if caught:
        sweep(g, plan)
    gather(g, plan, 3, len(there))
    close_gates(g, plan, weight=0.1, prize=0.0)


def gather(g: Busters, plan: Plan, wanted: int, promised: int = 0) -> None:
    """Plazms in the Tank: on cards, on the map, and those that `promised` others bring."""
    poured, carried = plan.poured(g), plan.carried(g)
    missing = max(wanted - poured, 0)
    plan.plazms = missing
    on_way = min(carried, missing)
    plan.work += TRIP * on_way
    if on_way:
        sweep(g, plan)
    search = missing - on_way - promised
    if search <= 0:
        return
    gains = []
    group = plan.group(min(search + 1, 4))
    for slot in slots(g):
        kind = KINDS[g.kind[slot]]
        if kind.sort == PLAZM:
            have = tokens_on(g, slot)[1]
            need = needs(g, slot)[1]
            gains.append(have / need * kind.plazms)
            plan.errands.append(Errand(SHOT, g.spot[slot], slot, 2.0, names.SLIME, group))
    plan.work += 6.0 * search - 3.0 * sum(sorted(gains, reverse=True)[:search])


def brothers(g: Busters, plan: Plan) -> None:
    plan.treasure = (TALL, WIDE)
    there = of_kind(g, TALL, WIDE)
    for kind in (TALL, WIDE):
        holder = plan.holder(g, kind)
        if holder not in (NOBODY, plan.depositing):
            plan.work += 2 * TRIP
            sweep(g, plan)
    grips = [sum(tokens_on(g, slot)) for slot in there]
    for slot, grip in zip(there, grips, strict=True):
        prize = 2.5 if grip == max(grips) else 1.5  # one after the other
        subdue(g, plan, slot, prize, bonus=10.0 + 2 * TRIP)
    close_gates(g, plan, weight=0.1, prize=0.0)  # a missed Gate calls a Brother


def horrors(g: Busters, plan: Plan) -> None:
    for slot in of_kind(g, HORROR):
        subdue(g, plan, slot, 2.0, BOLD, bonus=6.0)
    close_gates(g, plan, BOLD)


def train(g: Busters, plan: Plan) -> None:
    shut = g.gates.bit_count() < 2
    for slot in of_kind(g, TRAIN):
        subdue(g, plan, slot, 2.5 if shut else 0.5, BOLD if shut else 0.4 * BOLD, bonus=10.0)
    close_gates(g, plan, BOLD, spare=1)


def giant(g: Busters, plan: Plan) -> None:
    for slot in of_kind(g, GIANT):
        subdue(g, plan, slot, 2.5, bonus=10.0)
        home = min([g.street.apart(a, b) for a in g.street.block(g.spot[slot]) for b in g.street.start], default=9)
        plan.work += 2.0 * max(0, 4 - home)  # it must not get there
    close_gates(g, plan, weight=0.3, prize=1.0)


def river(g: Busters, plan: Plan) -> None:
    gather(g, plan, 6)
    close_gates(g, plan, spare=1)
    for slot in of_kind(g, CAPTAIN):
        plan.work += 1.0 - 0.25 * sum(tokens_on(g, slot))  # nobody's errand, but one Ghost less


def uptown(g: Busters, plan: Plan) -> None:
    """Her way, somebody inside to lead her, and whoever stands in it."""
    if g.statue == NOWHERE:
        return
    ways = ways_of(g.street)
    table = ways.to_stride(g.gates | g.piles, EAST, SOUTH)
    left = table[g.statue]
    plan.work += STRIDE * min(left, NO_WAY)
    inside = [slot for slot in slots(g) if is_inside(g, slot)]
    for slot in inside:
        subdue(g, plan, slot, 3.0, 1.5)
    crew = sum([at == STATUE for at in g.at])
    plan.work += 2.0 * (crew == 0) + 0.3 * max(0, crew - 2)
    plan.errands.append(Errand(SPACE, g.statue, NOBODY, 4.0, ANY, plan.group(1)))
    ahead = 0
    for p in g.street.block(g.statue):
        ahead |= g.street.within(p, 3)
    for slot in slots(g):
        spot = g.spot[slot]
        if slot not in inside:
            plan.work += 0.6
            if ahead >> spot & 1 and table[spot] <= left:
                plan.work -= 0.6 * sum(tokens_on(g, slot))
                clear(g, plan, slot, 1.5)


def vigo(g: Busters, plan: Plan) -> None:
    for slot in of_kind(g, VIGO):
        alone = not g.gates
        subdue(g, plan, slot, 2.5 if alone else 0.8, 1.0 if alone else 0.6, bonus=12.0)
        for other in of_kind(g, CURATOR):
            subdue(g, plan, other, 1.0, 0.4)
    close_gates(g, plan, weight=0.8)


OBJECTIVES: Final[dict[str, Callable[[Busters, Plan], None]]] = {
    "no Gate is open": gates_only,
    "the Judges are deposited": judges,
    "the Brothers are deposited": brothers,
    "no Horror and no Gate is left": horrors,
    "the Train is Trapped": train,
    "the Giant is Trapped": giant,
    "six Plazms and one Gate": river,
    "she is uptown": uptown,
    "Vigo is Trapped": vigo,
}
