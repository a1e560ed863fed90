"""What the objective still asks for, counted in Actions, and the errands it has for Ghostbusters. For bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.ghostbusters2.bots.distances import NO_WAY, ways_of
from hauntbox.games.ghostbusters2.bots.round_end_forecast import is_done
from hauntbox.games.ghostbusters2.bots.tasks import (
    ANY,
    SHOT,
    SPACE,
    TRIP,
    Errand,
    Plan,
    clear,
    close_gates,
    subdue,
    sweep,
)  # fmt: skip
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
from hauntbox.games.ghostbusters2.rules.combat.targets import needs
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, STATUE, Busters, of_kind, slots, statue_spaces

BOLD: Final = 1.5  # still more so where to fire is to be Slimed, but not with Caustic Slime
FIERCE: Final = 2.0  # and where whoever is hit leaves everybody's sight, or there would be nothing but waiting
AFTERWARDS: Final = 29.0  # Actions: for the Train, once it can be Trapped; to come so far is no step back
WAITING: Final = 0.6  # how much Vigo's tokens count while Gates are open
THEN: Final = 6.0  # Actions: for the rest of them, so that to close the last Gate is no step back
ESCAPE: Final = 22.0  # Actions: to catch a Brother again
PACE: Final = 2  # spaces for an Action
EAST: Final = 12  # the first column of the south-eastern tile
SOUTH: Final = 6
STRIDE: Final = 3.0  # Actions: for a step of Lady Liberty


def plan_of(g: Busters) -> Plan:
    plan = Plan(g)
    OBJECTIVES[g.sheet.success](g, plan)
    return plan


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
            plan.work += ESCAPE if is_slipping_away(g, holder, kind) else 2 * TRIP
            sweep(g, plan)
    grips = [sum(tokens_on(g, slot)) for slot in there]
    for slot, grip in zip(there, grips, strict=True):
        prize = 2.5 if grip == max(grips) else 1.5  # one after the other
        subdue(g, plan, slot, prize, FIERCE, bonus=(10.0 + 2 * TRIP) / FIERCE)
    close_gates(g, plan, weight=0.1, prize=0.0)  # a missed Gate calls a Brother


def is_slipping_away(g: Busters, holder: int, kind: int) -> bool:
    """Will it escape at the end of this round, before its holder can come to the car?"""
    ends = [end for fugitive, end in g.fugitives if fugitive == kind]
    if not ends or ends[0] > g.round or g.round <= g.cartridge:
        return False
    here = g.at[holder]
    if is_done(g, holder):
        return True
    if holder != g.active or here < 0:
        return False
    steps = min([ways_of(g.street).to_space(end)[here] for end in (g.front, g.back)]) - 1
    return steps > PACE * actions_left(g, holder)


def horrors(g: Busters, plan: Plan) -> None:
    for slot in of_kind(g, HORROR):
        subdue(g, plan, slot, 2.0, BOLD, bonus=6.0)
    close_gates(g, plan, BOLD)


def train(g: Busters, plan: Plan) -> None:
    shut = g.gates.bit_count() < 2
    for slot in of_kind(g, TRAIN):
        if shut:
            subdue(g, plan, slot, 2.5, FIERCE, bonus=15.0 / FIERCE)
        else:
            subdue(g, plan, slot, 0.5, 0.4 * BOLD, bonus=0.0)
            plan.work += AFTERWARDS
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
    crew = sum([at == STATUE for at in g.at])
    plan.work += 2.0 * (crew == 0) + 0.3 * max(0, crew - 2)
    plan.errands.append(Errand(SPACE, g.statue, NOBODY, 4.0, ANY, plan.group(1)))
    ahead = 0
    for p in g.street.block(g.statue):
        ahead |= g.street.within(p, 3)
    inside = statue_spaces(g)
    for slot in slots(g):
        spot = g.spot[slot]
        if inside >> spot & 1:
            subdue(g, plan, slot, 3.0, 1.5)
            continue
        plan.work += 0.6
        if ahead >> spot & 1 and table[spot] <= left:
            plan.work -= 0.6 * sum(tokens_on(g, slot))
            clear(g, plan, slot, 1.5)


def vigo(g: Busters, plan: Plan) -> None:
    for slot in of_kind(g, VIGO):
        if g.gates:
            subdue(g, plan, slot, 0.8, WAITING, bonus=12.0 / WAITING)
            plan.work += THEN
        else:
            subdue(g, plan, slot, 2.5, bonus=12.0)
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
