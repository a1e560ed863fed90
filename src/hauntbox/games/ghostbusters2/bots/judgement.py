"""What a bot thinks of a position it has not played out: the same for all four, who win and lose together.

Everything is weighed in Actions: what the objective still takes, how far everybody is from being of use, what Slime
costs, and on the other side the time that is left and what lies ready to be used.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hauntbox.games.common.learned.weights import Learned, shipped
from hauntbox.games.ghostbusters2.bots.distances import NO_WAY, Table, Ways, ways_of
from hauntbox.games.ghostbusters2.bots.features import GENERAL, measured, names_of
from hauntbox.games.ghostbusters2.bots.round_end_forecast import turns_gone, victims
from hauntbox.games.ghostbusters2.bots.tasks import ANY, ERRAND, NOT_YET, PILE, SHOT, SPACE, Approach, Errand, Plan
from hauntbox.games.ghostbusters2.bots.work_left import plan_of
from hauntbox.games.ghostbusters2.cards import arms, class_s, tools
from hauntbox.games.ghostbusters2.cards.decks import CLASS_S, DECK_OF
from hauntbox.games.ghostbusters2.cards.gear import AimAt, UseOn
from hauntbox.games.ghostbusters2.cards.kinds import BIG, CAPTAIN, CAUSTIC, GIANT, KINDS, PLAZM, TALL, TRAIN, VIGO
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.entities.slime import WhichSlime, slime_of
from hauntbox.games.ghostbusters2.rules.street.sight import lens, reach, sees, sees_space
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left
from hauntbox.games.ghostbusters2.rules.turn.chores import Handing, Trading
from hauntbox.games.ghostbusters2.state import CAR, NOBODY, ROLES, STATUE, Busters, apart, is_inside, slots
from hauntbox.kernel.agenda import Frame

Row = tuple[float, ...]  # spelled out: a compiled tuple of a known number of fractions may be taken for none at all
SPAN: Final = 200.0  # Actions between certain defeat and certain victory
TURN: Final = 0.8  # what a turn to come is worth
STEP: Final = 0.3  # what a step on the way to an errand costs
RIDE: Final = tuple([1.0 + min(d, 4) * 0.9 + max(d - 4, 0) * 0.85 for d in range(NO_WAY + 1)])  # by car
SWAP: Final = 5.0  # steps that another Pack is worth
UNSEEN: Final = -1.0  # no steps: something is in the line of fire
HIDDEN: Final = 1.5  # steps to get round it
TOO_NEAR: Final[Row] = (0.7, 0.7, 0.0, 0.0)  # steps away from a target that may splatter, by distance
BERTH: Final[Row] = (4.0, 4.0, 1.5, 0.0)  # from one that may splatter badly
GRIP: Final[Row] = (0.5, 0.0, 1.0, 2.0)  # to one that flees from Streams, and leaves them behind
BERTHS: Final = {GIANT: BERTH, VIGO: BERTH, CAPTAIN: BERTH, TALL: GRIP, TRAIN: GRIP}
LADEN: Final = 2.0  # the prize of a trip to the car
HURRY: Final = 3.0  # times as much for one who may escape
NEVER: Final = -99.0  # less than any errand is worth: one that is for others
CROWDED: Final = 2.0  # the prize of an errand that others do already is less by this
SLIME: Final[Row] = (1.3, 0.8, 0.4, 0.4, 1.4)  # by type
LAYERS: Final[Row] = (0.0, 0.1, 1.0, 3.2, 4.5, 6.0)  # by number: the next one may turn Caustic
CAUSTICS: Final[Row] = (0.0, 3.0, 10.0, 20.0, 20.0, 20.0)  # by number: three on one lose
CERTAIN: Final = 0.8  # that who is in the way when the round ends is Slimed
PASSING: Final = 1.5  # to hand cards about for nothing
PERIL: Final = 0.25  # of an Entity near by, for each layer but the first
POOL: Final = 6  # Ghosts that the Spirit World should hold
CARD: Final = 1.0
# What a card is worth in hand, if not CARD, and at the moment when it asks what it is used on.
IN_HAND: Final = {arms.EMITTER: 1.1, class_s.CASE: 2.0}
AIMED: Final = {tools.RITE: 2.0, arms.PEDAL: 1.2, tools.TOWELS: 1.3, class_s.CANNON: 2.0, class_s.RINSE: 2.0}
AIDS: Final = ((aids.NOZZLE, 1.1), (aids.NOZZLE_2, 1.3), (aids.EMITTER, 1.3), (aids.TWIN, 2.0))  # for somebody ready
BOOSTS: Final[Row] = (0.8, 3.0, 1.0, 1.2, 0.0)  # by character, for a whole round


LEARNED: Final = shipped("ghostbusters2", names_of, GENERAL)


def judge(g: Busters, role: int) -> float:
    """How well it looks for the team, from 0 to 1."""
    return judge_by(g, role, LEARNED)


def judge_by(g: Busters, role: int, learned: Learned | None) -> float:
    """The same with other weights, or with none."""
    if not g.order:
        return 0.5
    plan = plan_of(g)
    parts = parts_of(g, plan)
    fair = by_hand(parts)
    if learned is None:
        return fair
    odds = learned.log_odds(g.scenario, len(ROLES), measured(g, plan, parts), log_odds(fair))
    return 1.0 / (1.0 + exp(-odds))


def parts_of(g: Busters, plan: Plan) -> list[float]:
    """In Actions, what is bad below 0. Who is on the way is known first: it tells who has something to fire at."""
    way = distance(g, plan)
    return [
        TURN * turns_left(g), means(g, plan), -plan.work, -way, -woes(g), -evening(g), -emptiness(g, plan), -fuss(g),
    ]  # fmt: skip


def by_hand(parts: list[float]) -> float:
    return max(0.01, min(0.99, 0.5 + sum(parts) / SPAN))


def log_odds(fair: float) -> float:
    return log(fair / (1.0 - fair))


def turns_left(g: Busters) -> int:
    """A turn counts until it has begun, so that to end one costs no more than to go on."""
    return 4 * g.timer - turns_gone(g)


# Being where it counts -----------------------------------------------------------------------------------------------


def distance(g: Busters, plan: Plan) -> float:
    """What it costs to bring everybody to an errand: the best pairs first, the others where there is room left."""
    errands = [*plan.errands, *piles(g, plan)]
    ways = ways_of(g.street)
    spared = max(0.0, ERRAND - max([errand.prize for errand in plan.errands], default=0.0))
    least = 0.0 if spared else NEVER  # only what must be done is worth a long way
    total = 0.0
    rows: dict[int, list[float]] = {}
    firsts: dict[int, int] = {}  # by role, its best errand
    for role in ROLES:
        if is_laden(g, plan, role):
            hurry = HURRY if any([kind in g.trapped[role] for kind, _ in g.fugitives]) else 1.0
            total += hurry * STEP * to_car(g, ways, role) - LADEN
            continue
        total -= spared  # nobody loses a prize when the last errand is done
        if errands:
            row = rows[role] = gains(g, ways, plan, role, errands)
            firsts[role] = first_of(row)
    while rows:
        best, who = NEVER, NOBODY
        for role, row in rows.items():
            value = row[firsts[role]]
            if who == NOBODY or value > best:
                best, who = value, role
        total -= max(best, least)
        group = errands[firsts[who]].group
        del rows[who]
        plan.room[group] -= 1
        if plan.room[group] == 0:
            crowd(errands, group, rows, firsts)
    return total


def first_of(row: list[float]) -> int:
    first, most = 0, row[0]
    for n in range(1, len(row)):
        if row[n] > most:
            first, most = n, row[n]
    return first


def crowd(errands: list[Errand], group: int, rows: dict[int, list[float]], firsts: dict[int, int]) -> None:
    """Whoever comes now is one too many."""
    for role, row in rows.items():
        for n, errand in enumerate(errands):
            if errand.group == group:
                row[n] -= CROWDED
        if errands[firsts[role]].group == group:
            firsts[role] = first_of(row)


def piles(g: Busters, plan: Plan) -> list[Errand]:
    """Open Goo Piles give time, while the Goo Timer has room for it."""
    if not g.piles:
        return []
    prize = 1.0 if g.timer < g.longest else 0.3
    return [Errand(PILE, p, NOBODY, prize, ANY, plan.group(1)) for p in g.street.piles if g.piles >> p & 1]


def gains(g: Busters, ways: Ways, plan: Plan, role: int, errands: list[Errand]) -> list[float]:
    """The prize of each errand less the way to it."""
    far, pack, at = reach(g, role), g.pack[role], g.at[role]
    row = []
    for errand in errands:
        if not errand.whom >> role & 1:
            row.append(NEVER)
            continue
        approach = errand.approaches.get(far)
        if approach is None:
            approach = errand.approaches[far] = Approach(to_errand(g, ways, errand, far))
        steps: float = approach.table[at] if at >= 0 else steps_by(g, ways, role, approach)
        if errand.sort == SHOT and steps == 0:
            steps = aim(g, role, errand, approach)
            if steps == UNSEEN:
                steps = HIDDEN
            elif role == g.active and errand.pack in (ANY, pack):
                plan.ready = True
        if errand.pack != ANY and errand.pack != pack:
            steps += SWAP
        row.append(errand.prize - STEP * steps)
    return row


def to_errand(g: Busters, ways: Ways, errand: Errand, far: int) -> Table:
    """Steps to it, by space, for one who sees so far."""
    space, target = errand.space, errand.target
    if errand.sort == PILE:
        return ways.to_pile(space)
    if errand.sort == SPACE:
        return ways.to_space(space)
    if target >= 0 and BIG[g.kind[target]]:
        return ways.to_giant(space, far)
    return ways.to_shot(space, far)


def aim(g: Busters, role: int, errand: Errand, approach: Approach) -> float:
    """Steps from where a target should be in sight to where it is, and not too near, or UNSEEN."""
    if g.at[role] != STATUE:
        return aim_from(g, role, errand)
    if approach.aimed == NOT_YET:  # all inside her see the same
        approach.aimed = aim_from(g, role, errand)
    return approach.aimed


def aim_from(g: Busters, role: int, errand: Errand) -> float:
    target, at, space = errand.target, g.at[role], errand.space
    if at >= 0 and (target < 0 or not (BIG[g.kind[target]] or is_inside(g, target))):  # in range, as the ways have it
        is_seen = g.street.sights[lens(g, role)].sees(at, space, g.bodies | g.gates)
        near = g.street.away[at][space]
    else:
        is_seen = sees(g, role, target) if target >= 0 else sees_space(g, role, space)
        near = apart(g, role, target) if target >= 0 else 0
    if not is_seen:
        return UNSEEN
    return BERTHS.get(g.kind[target], TOO_NEAR)[min(near, 3)] if target >= 0 else 0.0


def steps_by(g: Busters, ways: Ways, role: int, approach: Approach) -> float:
    """From a vehicle; before the car is parked, from the Start Zone."""
    if g.at[role] == STATUE:
        if approach.stride == NOT_YET:
            approach.stride = float(min([approach.table[p] for p in g.street.block(g.statue)]))
        return approach.stride
    if approach.ride == NOT_YET:
        spaces = (g.front, g.back) if g.front >= 0 else g.street.start
        ride = ways.by_car(approach.table)
        approach.ride = RIDE[min([ride[p] for p in spaces], default=NO_WAY)]
    return approach.ride


def is_laden(g: Busters, plan: Plan, role: int) -> bool:
    """Does it carry what must be Deposited?"""
    if role == plan.depositing:
        return False
    if plan.plazms and g.plazms[role]:
        return True
    return any([kind in plan.treasure for kind in g.trapped[role]])


def to_car(g: Busters, ways: Ways, role: int) -> float:
    if g.at[role] == CAR or g.front < 0:
        return 0.0
    here = g.street.block(g.statue) if g.at[role] == STATUE else (g.at[role],)
    return max(0.0, min([ways.to_space(end)[p] for end in (g.front, g.back) for p in here]) - 1.0)


# Slime, Ghosts, and what there is against them -----------------------------------------------------------------------


def woes(g: Busters) -> float:
    """Slime, and Ghosts about."""
    total = float(sum([slime_toll(g, role) for role in ROLES if g.slime[role]]))
    if isinstance(top_of(g), WhichSlime):
        total -= 1.0
    for slot in slots(g):
        kind = KINDS[g.kind[slot]]
        total += 0.05 if kind.sort == PLAZM else 0.15 + 0.1 * kind.grade
    return total


def slime_toll(g: Busters, role: int) -> float:
    """What one's Slime costs; who has much of it keeps away from Entities."""
    slime, at = g.slime[role], g.at[role]
    caustic, layers = slime >> 4 * CAUSTIC & 15, layers_of(slime)
    near = (g.street.within(at, 2) & g.bodies).bit_count() if layers > 1 and at >= 0 else 0
    return price(slime) + PERIL * near * (layers - 1 + caustic)


def layers_of(slime: int) -> int:
    return sum([slime >> shift & 15 for shift in range(0, 24, 4)])


def price(slime: int) -> float:
    total = LAYERS[min(layers_of(slime), 5)] + CAUSTICS[min(slime >> 4 * CAUSTIC & 15, 5)]
    for sort, each in enumerate(SLIME):
        total += (slime >> 4 * sort & 15) * each
    return total


def evening(g: Busters) -> float:
    """Slime that the end of the round brings to those who stay where they are: the nearer it is, the surer."""
    total = 0.0
    for role, slot in victims(g):
        slime = g.slime[role]
        total += CERTAIN * (price(smeared(slime, slime_of(g, slot), g.options.slimes)) - price(slime))
    return total * turns_gone(g) / 4


def smeared(slime: int, sort: int, most: int) -> int:
    """With a token more; instead of one too many, the dearest that can be exchanged is Caustic."""
    if layers_of(slime) < most:
        return slime + (1 << 4 * sort)
    held = [(each, n) for n, each in enumerate(SLIME) if slime >> 4 * n & 15]
    return slime + (1 << 4 * CAUSTIC) - (1 << 4 * max(held)[1] if held else 0)


def top_of(g: Busters) -> Frame | None:
    """The question on the table."""
    return g.agenda[-1] if g.agenda else None


def emptiness(g: Busters, plan: Plan) -> float:
    """A Spirit World with few Ghosts in it: when one has to emerge and none is left, all is lost."""
    pool = sum(g.spirit)
    if plan.depositing != NOBODY:
        pool += len(g.trapped[plan.depositing])
    return 0.2 * (POOL - pool) ** 2 if pool < POOL and g.gates else 0.0


def fuss(g: Busters) -> float:
    """Of two ways to the same end the shorter one."""
    return 0.02 * (g.spent + min(g.used, 4)) + PASSING * isinstance(top_of(g), Handing | Trading)


def means(g: Busters, plan: Plan) -> float:
    """XP, cards that can still be used, what the Tank holds or has given."""
    total = 0.12 * sum(g.xp) + 0.3 * sum(g.level) + 0.6 * g.tank
    for hand in g.cards:
        for card in hand:
            if g.uses[card] and DECK_OF[card] != CLASS_S:
                total += IN_HAND.get(card, CARD) * g.uses[card]
    top = top_of(g)
    if isinstance(top, AimAt | UseOn):
        total += AIMED.get(top.card, 0.0)
    left = 4 if g.active == NOBODY else 4 - g.order.index(g.active)
    total += sum([BOOSTS[who] * times * left / 4 for who, times in enumerate(g.boosts)])
    return total + at_hand(g) if plan.ready and actions_left(g, g.active) else total


def at_hand(g: Busters) -> float:
    """What cards have lent to the shot that comes now."""
    return 1.1 * (g.extra > 0) + sum([worth for aid, worth in AIDS if g.aids & aid])
