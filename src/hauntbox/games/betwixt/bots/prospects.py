"""What lies ahead: monsters still in the bags, and how well the family is armed against their like."""

from __future__ import annotations

from functools import cache
from typing import Final

from hauntbox.games.betwixt.bots.forecast import Forecast
from hauntbox.games.betwixt.bots.odds import harm
from hauntbox.games.betwixt.cards.fate import MONSTER, kind_of, number_of
from hauntbox.games.betwixt.cards.monster_weapons import BARE
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import LG, T
from hauntbox.games.betwixt.content.mission import NOTHING
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.attack.means import put_together
from hauntbox.games.betwixt.rules.map.layout import Laid
from hauntbox.games.betwixt.rules.mission.conditions import count_of
from hauntbox.games.betwixt.state import LOOKOUT, Farm

DRAWN: Final = 0.5  # chance that a token comes up before the objective does
DREAD: Final = 2.5  # objectives that a mission is worth which a counter may end
GOAL: Final = 7.0  # HP that the fight for an objective costs
ACTIVE_FMS: Final = 3
STRIKE: Final = (1.1, 1.5)  # what an FM usually does to such a monster
KEPT: Final = 5_000
AHEAD: Final[dict[tuple[str, int, tuple[Laid, ...], tuple[tuple[int, int], ...]], float]] = {}
WOUND: Final = (0.9, 2.0)  # and it to an FM


def ahead(look: Forecast) -> float:
    """HP that the rest of the mission will cost: less with better arms, more with fewer people."""
    g = look.g
    if not look.up:
        return 60.0
    tier = int(mission_of(g.mission).level > 2)
    strikes, wounds, weights = 0.0, 0.0, 0.0
    for fm in look.up:
        weight = 0.6 if g.post[fm] == LOOKOUT else 1.0
        weights += weight
        arms = look.arms[fm]
        strikes += weight * arms.strike[tier]
        wounds += weight * arms.wound[tier]
    few = ACTIVE_FMS / min(ACTIVE_FMS, len(look.up))
    ratio = STRIKE[tier] * weights / max(0.1, strikes) * wounds / (weights * WOUND[tier]) * few
    return cost_ahead(g) * max(0.3, min(3.0, ratio))


def cost_ahead(g: Farm) -> float:
    """HP that a usual family loses in the fights to come: by the tiles that lie and the tokens that may be in bags."""
    key = (g.mission, g.objective, g.laid, g.inside)
    found = AHEAD.get(key)
    if found is None:
        if len(AHEAD) >= KEPT:
            AHEAD.clear()  # shortcut: what is needed is added up again
        found = AHEAD[key] = added_up(g)
    return found


def added_up(g: Farm) -> float:
    mission = mission_of(g.mission)
    goals = mission.goals[max(0, g.objective - 1) :]
    fights = sum([GOAL for goal in goals if goal.tile not in g.map.lies])
    for each, _ in g.inside:
        if kind_of(each) == MONSTER:
            fights += DRAWN * token_cost(g.mission, number_of(each))
    return fights


@cache
def token_cost(mission: str, number: int) -> float:
    """HP that the monsters of a Monster Token cost a usual family: each attacks until it falls, one after the other."""
    read = mission_of(mission)
    tier, total, rounds = int(read.level > 2), 0.0, 0.0
    target = ((T,), 1, 0, (1, 1, 1, 1))
    for kind, many, _ in read.spawns.get(number, ()):
        for _ in range(many):
            rounds += (MONSTERS[kind].hp + 0.4) / (ACTIVE_FMS * STRIKE[tier])
            blow = put_together(kind, BARE)
            total += harm(blow._replace(hit=(*blow.hit, LG)), target) * max(0.3, rounds - 0.7)
    return total


# What the mission counts ----------------------------------------------------------------------------------------------


def tally(look: Forecast) -> float:
    """What the mission counts: a share of an objective where it opens one, the more against it where it ends all."""
    g, total = look.g, 0.0
    for counter, number, is_wanted in tallies(g.mission):
        part = min(1.0, count_of(g, counter) / number)
        total += part if is_wanted else -DREAD * part * part
    return total


@cache
def tallies(mission: str) -> list[tuple[int, int, bool]]:
    """Counters of a mission, the number that matters, and whether it is wanted: read from its special rules."""
    read, found = mission_of(mission), []
    for heed in read.heeds:
        verbs = [deed[0] for deed in read.scripts[heed.script]] if heed.script != NOTHING else []
        if heed.on == "counter-reaches" and ("lose" in verbs or "objective" in verbs or "win" in verbs):
            found.append((heed.counter, heed.number, "lose" not in verbs))
        elif "objective" in verbs or "win" in verbs:
            found += [(term[1], term[2], True) for term in heed.test if term[0] == "counter" and term[2] > 0]
    return found
