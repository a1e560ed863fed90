"""What must hold for a special rule. MIS"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.betwixt.content.mission import Term, Terms
from hauntbox.games.betwixt.rules.dice import MISSION
from hauntbox.games.betwixt.rules.explore.bags import no_door
from hauntbox.games.betwixt.state import FMS, KO, Farm, active_fms
from hauntbox.kernel.geometry import places


def holds(g: Farm, terms: Terms) -> bool:
    """All of them."""
    return all([HOLDS[term[0]](g, term) for term in terms])


def next_to(g: Farm, spaces: int) -> int:
    """TGB-EXP-17: the neighbors of these spaces, and the spaces themselves."""
    near = spaces
    for space in places(spaces):
        near |= g.map.near(space)
    return near


def mark_spaces(g: Farm, mark: int) -> int:
    return sum([spaces for each, spaces in g.marked if each == mark])


def is_flag(g: Farm, term: Term) -> bool:
    return bool(g.flags >> term[1] & 1)


def is_counted(g: Farm, term: Term) -> bool:
    return bool(term[2] <= count_of(g, term[1]) <= term[3])


def count_of(g: Farm, counter: int) -> int:
    """TGB-MIS-52: a counter starts at 0."""
    return g.counters[counter] if counter < len(g.counters) else 0


def stand(g: Farm, term: Term) -> bool:
    return bool(term[1] <= len([fm for fm in range(FMS) if g.post[fm] != KO]) <= term[2])


def is_guest(g: Farm, term: Term) -> bool:
    return g.hp[term[1]] > 0


def is_one_team(g: Farm, term: Term) -> bool:
    """Only one team has FMs who are not KO'd."""
    teams = {g.teams[fm] for fm in range(FMS) if g.post[fm] != KO} if g.teams else set()
    return bool((len(teams) == 1) == term[1])


def is_at_tile(g: Farm, term: Term) -> bool:
    return any([g.at[fm] >> 6 == term[1] for fm in active_fms(g)])


def is_at_mark(g: Farm, term: Term) -> bool:
    near = next_to(g, mark_spaces(g, term[1]))
    return any([g.at[fm] >= 0 and near >> g.at[fm] & 1 for fm in active_fms(g)])


def is_without_door(g: Farm, term: Term) -> bool:
    return bool(no_door(g) == term[1])


def is_rolled(g: Farm, term: Term) -> bool:
    """TGB-RND-23: one D6."""
    return g.roll(6, MISSION) in term[1]


def is_one_of(g: Farm, term: Term) -> bool:
    return any([holds(g, each) for each in term[1]])


def are_all(g: Farm, term: Term) -> bool:
    return all([holds(g, each) for each in term[1]])


def is_not(g: Farm, term: Term) -> bool:
    return not holds(g, term[1][0])


def asks_for_doors(terms: Terms) -> bool:
    """TGB-MIS-51: whether a door is left is looked at after the fight."""
    return any([term[0] == "no door" for term in terms])


HOLDS: Final[dict[str, Callable[[Farm, Term], bool]]] = {
    "flag": is_flag,
    "counter": is_counted,
    "standing": stand,
    "guest": is_guest,
    "one team": is_one_team,
    "at tile": is_at_tile,
    "at mark": is_at_mark,
    "no door": is_without_door,
    "rolled": is_rolled,
    "any": is_one_of,
    "all": are_all,
    "not": is_not,
}
