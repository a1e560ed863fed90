"""How a fight will go: how long each monster stands, what it costs whom until then.

Time is counted in rounds. A round is over for the family when all have acted; `spent` is how much of it is behind. One
monster falls after the other, those first that cost most for the time they take, and each acts once in a round until
it falls. So an attack not made, a blow that missed and an FM too far away all cost what the monsters do meanwhile.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

from hauntbox.games.betwixt.bots.arms import Arms, arms_of
from hauntbox.games.betwixt.bots.odds import harm
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BLIND,
    CRIPPLED,
    LIGHTHEADED,
    STUNNED,
    WEAKENED,
)
from hauntbox.games.betwixt.rules.attack.means import monster_blow
from hauntbox.games.betwixt.rules.attack.reach import in_the_way, is_harried, range_of
from hauntbox.games.betwixt.rules.attack.results import armor
from hauntbox.games.betwixt.rules.attack.statuses import count, has
from hauntbox.games.betwixt.rules.fight.moves import MoveTile, MoveTo
from hauntbox.games.betwixt.rules.fight.turn import limit
from hauntbox.games.betwixt.rules.gear.dashboard import Gear
from hauntbox.games.betwixt.rules.gear.striking import AtWhom, ByWhat
from hauntbox.games.betwixt.rules.guide import guest_card
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.map.moving import diagonals, hop
from hauntbox.games.betwixt.rules.map.sight import CLEAR, HINDERED, UNSEEN, look
from hauntbox.games.betwixt.state import COMBAT, FIRST, FMS, KO, NOBODY, Farm, friends, monsters, solid, spaces_of

FARTHEST: Final = 14  # spaces that count as far away
BEFORE: Final = 0.9  # that it comes to an attack after a move
LATER: Final = 0.2  # how much a round of walking takes from what an FM does in the fight
SPOILED: Final = 0.75  # what is left of a hindered shot; there may be a better place
HALF: Final = 0.2  # how much of a monster's way counts: who runs from it is caught later
OVER: Final = 0.4  # HP by which a last blow is too strong
MIDDLE: Final = 0.5  # when in the round monsters act


class Blows(NamedTuple):
    """What an FM's attacks do: to each monster, on average, the next one, and what chips add to that."""

    each: list[float]
    mean: float
    next: float
    chips: float


class Forecast:
    """What the fight will cost, by character; without monsters nothing."""

    def __init__(self, g: Farm) -> None:
        self.g: Final = g
        self.foes: Final = monsters(g)
        self.up: Final = [fm for fm in range(FMS) if g.post[fm] != KO]
        self.there: Final = [fm for fm in self.up if g.at[fm] != NOWHERE]
        self.arms: Final[dict[int, Arms]] = {fm: arms_of(g, fm) for fm in self.up}
        self.gear: Final[dict[int, Gear]] = {fm: arms.gear for fm, arms in self.arms.items()}
        self.toll: Final[dict[int, float]] = dict.fromkeys(friends(g), 0.0)
        self.rounds = 0.0  # until the last monster falls
        if self.foes and g.phase == COMBAT:
            self.fight()

    def fight(self) -> None:
        g = self.g
        steps = paces(g, self.there, self.foes)
        blows = {fm: blows_of(g, fm, self.foes, self.arms[fm]) for fm in self.there}
        share, ready, able = {}, 0.0, 0.0
        for fm in self.there:
            far, sure = self.aim(fm, steps[fm])
            share[fm] = 1.0 / (1.0 + LATER * max(0.0, far / self.gear[fm].spd - 1.0))
            able += blows[fm].mean * share[fm]
            readiness = self.readiness(fm, far)
            ready += blows[fm].next * readiness * sure + 0.7 * blows[fm].chips * (1.0 - readiness)
        if not able:
            able = ready = 0.3  # nobody can strike: it takes long
        spent = 1.0 - min(1.5, ready / able)
        times = []
        for n, m in enumerate(self.foes):
            each = max(0.3, sum([blows[fm].each[n] * share[fm] for fm in self.there]))
            times.append(max(OVER, g.hp[m] + OVER - count(g, m, BLEED)) / each)
        self.add_up(spent, times)

    def add_up(self, spent: float, times: list[float]) -> None:
        """Sort the monsters by what they cost for the time that they take, and let them fall in this order."""
        g, rows = self.g, []
        for n, m in enumerate(self.foes):
            aims = [g.target[m]] if g.target[m] in self.toll else list(self.toll)
            costs = [(who, self.wound(m, who) / len(aims)) for who in aims]
            rows.append((-sum([cost for _, cost in costs]) / times[n], n, costs))
        end = spent
        for _, n, costs in sorted(rows):
            end += times[n]
            turns = self.activations(self.foes[n], end)
            for who, cost in costs:
                self.toll[who] += turns * cost
        self.rounds = end - spent

    def wound(self, m: int, who: int) -> float:
        """Return what an attack of this monster costs an FM or a guest."""
        if who < FMS:
            return self.arms[who].harm_from(self.g, m)
        guest = guest_card(self.g, who)
        return harm(monster_blow(self.g, m), (guest.defense, guest.agi, 0, (guest.weak,) * 4))

    def activations(self, m: int, end: float) -> float:
        """Return how often a monster still attacks before it falls at `end`."""
        g = self.g
        if g.held != NOBODY:
            end = min(end, g.held - g.round + 1.0)  # the mission ends the fight
        has_acted = bool(g.acted >> m - FIRST & 1)
        x = end - MIDDLE - has_acted - self.delay(m) - (1.0 if has(g, m, STUNNED) else 0.0)
        turns = 0.5 * (x + sqrt(x * x + 0.3))
        hindered = 0.67 * count(g, m, BLIND) + 0.4 * count(g, m, WEAKENED) + 0.25 * count(g, m, LIGHTHEADED)
        return max(0.3 * turns, turns - hindered)

    def delay(self, m: int) -> float:
        """Return how many activations a monster needs to come near enough."""
        g, aim = self.g, self.g.target[m]
        far = [g.map.distance(g.at[m], g.at[who]) for who in self.toll if aim in (who, NOBODY)]
        if not far or min(far) <= 1:
            return 0.0
        card = MONSTERS[g.kind[m]]
        arm = range_of(card.acc) if monster_blow(g, m).ranged else 1
        walks = 0.0 if has(g, m, CRIPPLED) else 1.0
        return HALF * min(2.0, max(0.0, (min(far) - arm) / card.spd - walks))

    def aim(self, fm: int, paces: int) -> tuple[int, float]:
        """Return how many spaces an FM has to go before it can strike, and how likely the shot is not spoiled."""
        g = self.g
        shots = self.arms[fm].shots
        if not any(shots) or (paces <= 1 and not all(shots)):
            return paces - 1, 1.0
        arm, seen = range_of(self.gear[fm].acc), self.best_sight(fm)
        if seen == UNSEEN:
            return max(1, paces - arm), 1.0
        return 0, 1.0 if seen == CLEAR and not is_harried(g, fm) else SPOILED

    def best_sight(self, fm: int) -> int:
        """Return how well the FM sees the monster that it sees best, within range."""
        g, here, best = self.g, self.g.at[fm], UNSEEN
        area, near, (foes, mates) = g.map.around(here, range_of(self.gear[fm].acc)), g.map.near(here), in_the_way(g, fm)
        for m in self.foes:
            at = g.at[m]
            if area >> at & 1:
                seen = look(g.map, here, at, foes & ~(1 << at), mates)
                if seen == CLEAR and not near >> at & 1:
                    return CLEAR
                best = max(best, min(seen, HINDERED))
        return best

    def readiness(self, fm: int, far: int) -> float:
        """Return how likely the FM still attacks in this round."""
        g = self.g
        left = actions_left(g, fm)
        if not left:
            return 0.0
        if far <= 0:
            return 1.0
        top = g.agenda[-1] if g.agenda else None
        is_moving = isinstance(top, MoveTile | MoveTo) and top.role == fm
        can_walk = is_moving or (left > 1 and not has(g, fm, CRIPPLED))
        return BEFORE if can_walk and far <= self.gear[fm].spd else 0.15


def actions_left(g: Farm, fm: int) -> int:
    """Return the actions that the FM has before an attack is too late; who is choosing a target has one."""
    if has(g, fm, STUNNED):
        return 0
    if g.active == fm:
        if g.agenda and isinstance(g.agenda[-1], ByWhat | AtWhom):
            return 1
        return 0 if g.struck else limit(g, fm, False) - g.acts
    return 2 if g.ready >> fm & 1 or not g.round else 0


def paces(g: Farm, fms: list[int], foes: list[int]) -> dict[int, int]:
    """Return by FM the steps from the nearest monster, around walls and obstacles."""
    found, corners = dict.fromkeys(fms, FARTHEST), solid(g)
    edge, left, free = spaces_of(g, foes), g.map.floor & ~corners, diagonals(corners)
    missing = spaces_of(g, fms)
    for n in range(1, FARTHEST):
        edge = hop(g.map, edge, left, corners, free)
        left &= ~edge
        if edge & missing:
            for fm in fms:
                if edge >> g.at[fm] & 1:
                    found[fm] = n
            missing &= ~edge
        if not edge or not missing:
            break
    return found


def blows_of(g: Farm, fm: int, foes: list[int], arms: Arms) -> Blows:
    """Return by monster what the FM's best attack does to it; chips and statuses change the next one only."""
    each: list[float] = []
    kinds: list[int] = []
    gain = 0.0
    for m in foes:
        plain, more = arms.harm_to(g.kind[m], armor(g, m))
        each.append(plain)
        if g.kind[m] not in kinds:
            kinds.append(g.kind[m])
            gain += more
    mean, chips = sum(each) / len(each), gain / len(kinds)
    return Blows(each, mean, (mean + chips) * handicap(g, fm), chips)


def handicap(g: Farm, fm: int) -> float:
    """Return what statuses leave of the next attack."""
    if not g.status[fm]:
        return 1.0
    return (
        (0.35 if has(g, fm, BLIND) else 1.0)
        * (0.6 if has(g, fm, WEAKENED) else 1.0)
        * (0.75 if has(g, fm, LIGHTHEADED) else 1.0)
    )


def knock_out_chance(hp: float, toll: float) -> float:
    """Return how likely an FM with so many HP goes down where so many are to be lost on average."""
    spread = 0.8 + 0.45 * toll
    return min(1.0, 0.4 + toll / 2) / (1.0 + exp(min(30.0, 1.7 * (hp - toll) / spread)))
