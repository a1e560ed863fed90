"""What a monster does in its activation: every choice follows these rules, ties are broken by a die. AI, MON, STS"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.cards.monsters import MIRROR_DOUBLE, MONSTERS
from hauntbox.games.betwixt.cards.words import CRIPPLED, STUNNED
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.means import is_ranged
from hauntbox.games.betwixt.rules.attack.reach import acc_of, in_the_way, range_of
from hauntbox.games.betwixt.rules.attack.statuses import has, lose
from hauntbox.games.betwixt.rules.attack.traps import flies
from hauntbox.games.betwixt.rules.dice import ANY, TIE, pick
from hauntbox.games.betwixt.rules.fight.targets import aim_of, change, draw
from hauntbox.games.betwixt.rules.fight.turn import END_OF
from hauntbox.games.betwixt.rules.map.moving import costs, costs_back, union
from hauntbox.games.betwixt.rules.map.sight import CLEAR, UNSEEN, look
from hauntbox.games.betwixt.rules.turning import turn_to
from hauntbox.games.betwixt.state import (
    FIRST,
    NOBODY,
    Farm,
    climbable,
    friends,
    ground,
    is_on_map,
    solid,
    spaces_of,
    standing,
)
from hauntbox.kernel.agenda import Step, kept
from hauntbox.kernel.geometry import places

Plan = tuple[int, int]  # where it goes, and whom it attacks from there; NOBODY: none


@dataclass(frozen=True)
class MonsterActs(Step):
    """TGB-AI-01: at most one move and then at most one attack. TGB-STS-45: Stunned, it is skipped as it stands."""

    m: int

    def run(self, g: Farm) -> None:
        m = self.m
        if not is_on_map(g, m):
            return
        g.acted |= 1 << m - FIRST
        g.active, g.bled = m, 0
        g.tell("TGB-AI-01", "acts", m)
        stunned = has(g, m, STUNNED)
        lose(g, m, STUNNED)
        g.then(END_OF(m))
        if stunned and not MONSTERS[g.kind[m]].boss:
            return
        if g.target[m] == NOBODY:
            draw(g, m)  # TGB-LOOK-07
        if g.kind[m] == MIRROR_DOUBLE:
            jump(g, m)
        act(g, m, moves=not stunned and not has(g, m, CRIPPLED))  # TGB-STS-06, TGB-MON-24


MONSTER_ACTS: Final = kept(MonsterActs)


def act(g: Farm, m: int, moves: bool) -> None:
    """TGB-AI-20: it moves, turns and attacks. TGB-AI-32: with nobody on the map it stays where it is."""
    aim = aim_of(g, m)
    if aim == NOBODY:
        return
    space, victim = plan(g, m, aim, MONSTERS[g.kind[m]].spd if moves else 0)
    if space != g.at[m]:
        g.at[m] = space
        g.tell("TGB-AI-03", "moves", m, space)
    mind(g, m, aim, victim)
    turn_to(g, m, victim if victim != NOBODY else aim)  # TGB-AI-24
    if victim != NOBODY:
        attack(g, m, victim)


def mind(g: Farm, m: int, aim: int, victim: int) -> None:
    """TGB-AI-16: three activations in a row without reaching its target, and it draws another token.

    TGB-AI-17: reaching means having been able to attack it. TGB-PAR-15
    """
    if victim == aim:
        g.misses[m] = 0
        return
    g.misses[m] += 1
    if g.misses[m] >= g.options.patience:
        change(g, m)
        g.misses[m] = 0


def jump(g: Farm, m: int) -> None:
    """TGB-MON-20: to a random free space of its tile adjacent to a tall obstacle; TGB-MON-28: it is no movement."""
    tile = (2**64 - 1) << (g.at[m] & -64)
    free = ground(g) & tile & ~standing(g)
    some = [space for space in places(free) if g.map.near(space) & g.map.tall]
    if some:
        g.at[m] = pick(g, some, ANY)
        g.tell("TGB-MON-28", "jumps", m, g.at[m])


# The plan -------------------------------------------------------------------------------------------------------------


def plan(g: Farm, m: int, aim: int, points: int) -> Plan:
    """TGB-AI-03, TGB-AI-10, TGB-AI-14: three priorities, one after the other. TGB-AI-30"""
    ranged = is_ranged(g, m)
    if not ranged and stays(g, m, aim):
        return g.at[m], aim  # shortcut: that is what all its ways come to
    layers = reached(g, m, points, 0 if ranged else beside_it_alone(g, aim))  # shortcut: the nearest is enough
    found = best(g, m, aim, layers, ranged)
    if found != NOBODY:
        return found, aim
    if union(layers) == 1 << g.at[m]:
        return g.at[m], anyone(g, m, ranged)
    return on_the_way(g, m, aim, layers, ranged)


def stays(g: Farm, m: int, aim: int) -> bool:
    """Would `best` leave it where it is? It stands beside its target, and nowhere beside that are more FMs in range."""
    here, near = g.at[m], g.map.near(g.at[aim])
    if not near >> here & 1:
        return False
    for each in friends(g):
        if each != aim:
            both = near & g.map.near(g.at[each])
            if both and not both >> here & 1:
                return False
    return True


def beside_it_alone(g: Farm, aim: int) -> int:
    """The spaces beside an FM, if none of them is beside a second one: then the nearest is the best. Else none."""
    near = g.map.near(g.at[aim])
    for each in friends(g):
        if each != aim and near & g.map.near(g.at[each]):
            return 0
    return near


def reached(g: Farm, m: int, points: int, enough: int = 0) -> list[int]:
    """By movement points, the spaces on which the monster could end. TGB-MOVE-14: all tiles are open to it.

    TGB-AI-25: traps do not matter. TGB-STS-37: no flying monster ends on an obstacle or a character. `enough`: one of
    these, the nearest, is all that is asked for.
    """
    foes, free = spaces_of(g, friends(g)), open_ground(g, m)
    some = costs(g.map, 1 << g.at[m], points, solid(g), foes, flies(g, m), climb=climbable(g), enough=enough & free)
    return [layer & free for layer in some]


def open_ground(g: Farm, m: int) -> int:
    """Where the monster could stand."""
    return ground(g) & ~solid(g) & ~standing(g) | 1 << g.at[m]


def best(g: Farm, m: int, fm: int, layers: list[int], ranged: bool) -> int:
    """The best space from which it can attack this FM, or NOBODY; ties by a die. TGB-MON-30"""
    some = union(layers)
    found = ranged_spaces(g, m, fm, some) if ranged else melee_spaces(g, fm, some)
    return pick(g, places(cheapest(found, layers)), TIE) if found else NOBODY


def cheapest(some: int, layers: list[int]) -> int:
    """Those of the spaces that cost fewest movement points."""
    for layer in layers:
        if layer & some:
            return layer & some
    return some


def melee_spaces(g: Farm, fm: int, some: int) -> int:
    """TGB-AI-05: most other FMs in attack range (TGB-AI-04), then fewest movement points, then random."""
    found = some & g.map.near(g.at[fm])
    others = [each for each in friends(g) if each != fm]  # shortcut: its target counts for every space alike
    return most_of(found, [g.map.near(g.at[each]) & found for each in others])


def most_of(some: int, masks: list[int]) -> int:
    """The spaces that lie in most of the masks."""
    if not union(masks):
        return some
    counts = [(sum([mask >> space & 1 for mask in masks]), 1 << space) for space in places(some)]
    most = max(counts)[0]
    return union([bit for count, bit in counts if count == most])


def ranged_spaces(g: Farm, m: int, fm: int, some: int) -> int:
    """TGB-AI-09: no obstruction penalty (TGB-AI-08), greatest distance (TGB-AI-06), most others (TGB-AI-07), cost."""
    found = farthest_clear(g, m, fm, some)
    if found & (found - 1):  # shortcut: a single space needs no choice
        sides = in_the_way(g, m)
        others = [each for each in friends(g) if each != fm]  # shortcut: its target counts for every space alike
        return most_of(found, [hits_from(g, m, each, found, sides) for each in others])
    return found


def farthest_clear(g: Farm, m: int, fm: int, some: int) -> int:
    """The spaces without a penalty that are farthest from the target, or else those with one."""
    there = g.at[fm]
    foes, mates = in_the_way(g, m)
    foes &= ~(1 << there)
    near, hindered = g.map.near(there), 0
    for far in range(range_of(acc_of(g, m)), -1, -1):
        ring = some & g.map.around(there, far) & ~(g.map.around(there, far - 1) if far else 0)
        clear = seen = 0
        for space in places(ring):
            how = look(g.map, space, there, foes, mates)
            if how != UNSEEN:
                seen |= 1 << space
                if how == CLEAR and not near >> space & 1:
                    clear |= 1 << space
        if clear:
            return clear
        hindered = hindered or seen
    return hindered


def hits_from(g: Farm, m: int, fm: int, some: int, sides: tuple[int, int]) -> int:
    """The spaces from which a shot at this FM is possible."""
    there, mates = g.at[fm], sides[1]
    foes = sides[0] & ~(1 << there)
    found = 0
    for space in places(some & g.map.around(there, range_of(acc_of(g, m)))):
        if look(g.map, space, there, foes, mates) != UNSEEN:
            found |= 1 << space
    return found


def attacks_from(g: Farm, m: int, fm: int, some: int, ranged: bool) -> int:
    return hits_from(g, m, fm, some, in_the_way(g, m)) if ranged else some & g.map.near(g.at[fm])


def anyone(g: Farm, m: int, ranged: bool) -> int:
    """TGB-AI-26: a monster that cannot move attacks any FM in range, at random, else it does nothing."""
    some = [fm for fm in friends(g) if attacks_from(g, m, fm, 1 << g.at[m], ranged)]
    return pick(g, some, ANY) if some else NOBODY


def on_the_way(g: Farm, m: int, aim: int, layers: list[int], ranged: bool) -> Plan:
    """TGB-AI-11: an FM is on the way if a space from which it can be attacked brings the monster closer to its target.

    TGB-AI-12: it goes as far toward its target as it can while still able to attack. TGB-AI-13: the FM that lets it
    get farther; if equal, a die decides.
    """
    rings = distances(g, m, aim, union(layers), ranged)
    closer = before(rings, g.at[m])
    others = [fm for fm in friends(g) if fm != aim]  # shortcut: its target cannot be attacked from any of them
    hits = {fm: attacks_from(g, m, fm, union(closer), ranged) for fm in others}
    for ring in closer:
        some = [fm for fm, mask in hits.items() if mask & ring]
        if some:
            fm = pick(g, some, TIE)
            return best(g, m, fm, [layer & ring & hits[fm] for layer in layers], ranged), fm
    return approach(g, m, layers, closer), NOBODY


def before(rings: list[int], space: int) -> list[int]:
    """The rings that come before the one with this space."""
    for n, ring in enumerate(rings):
        if ring >> space & 1:
            return rings[:n]
    return rings


def approach(g: Farm, m: int, layers: list[int], closer: list[int]) -> int:
    """TGB-AI-14: as close to its target as possible, without an attack; where it stands if nothing is closer."""
    for ring in closer:
        if ring:
            return pick(g, [space for layer in layers for space in places(layer & ring)], TIE)
    return g.at[m]


def distances(g: Farm, m: int, aim: int, some: int, ranged: bool) -> list[int]:
    """TGB-AI-15: the spaces by the movement cost from them to one from which the target could be attacked.

    TGB-AI-28: if no such space can be reached by any path, by the plain distance.
    """
    goals = attacks_from(g, m, aim, open_ground(g, m), ranged)
    foes = spaces_of(g, friends(g))
    here = 1 << g.at[m]  # shortcut: farther ones are not asked for
    rings = costs_back(g.map, goals, some, solid(g), foes, flies(g, m), climbable(g), here) if goals else []
    if any(rings):
        return rings
    plain: dict[int, int] = {}
    for space in places(some):
        far = g.map.distance(space, g.at[aim])
        plain[far] = plain.get(far, 0) | 1 << space
    return [plain[far] for far in sorted(plain)]
