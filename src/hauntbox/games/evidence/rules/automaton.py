"""The automated ghost: it plays by every rule, and its dice say what it wants. AUT"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from hauntbox.games.evidence.cards.ghosts import TYPES, WRAITH
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.options import is_automated
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.rules.walking import step_cost
from hauntbox.games.evidence.state import (
    GHOST,
    UNKNOWN,
    Haunting,
    in_reach,
    is_hidden,
    is_in_house,
    living,
    room_at,
    spawn,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import FAR, places
from hauntbox.kernel.wire import Action

LINGER, ROAM, STALK, WITHDRAW = range(4)
INTENTS: Final = {
    "shy": (LINGER, LINGER, LINGER, ROAM, ROAM, WITHDRAW),  # EVI-AUT-04
    "restless": (LINGER, LINGER, ROAM, ROAM, STALK, WITHDRAW),  # EVI-AUT-05
    "vengeful": (LINGER, ROAM, ROAM, STALK, STALK, WITHDRAW),  # EVI-AUT-06
}
KEEPS_AWAY: Final = 2  # squares, when it stalks
OUT_OF_MIND: Final = 7  # straight distance from which a shy or restless ghost forgets
HID_FAR: Final = 5


@dataclass(frozen=True)
class GhostChoice(Choice):
    """A question to the ghost. EVI-AUT-01: if nobody plays it, the question answers itself."""

    def waiting(self, g: Haunting) -> tuple[int, ...]:
        return () if is_automated(g.options) else (GHOST,)

    def run(self, g: Haunting) -> None:
        g.agenda.append(self)
        self.take(g, GHOST, self.decide(g))

    def decide(self, g: Haunting) -> Action:
        """EVI-AUT-29: the first that is allowed, hunters in turn order, squares by row and column."""
        return self.legal(g, GHOST)[0]


def passive_path(g: Haunting) -> list[int]:
    """EVI-AUT-04, EVI-AUT-05, EVI-AUT-06: one intent die for the movement step, read by level."""
    intent = INTENTS[g.options.auto_ghost][dice.draw(g, dice.FACES, dice.INTENT)]  # EVI-AUT-03
    # EVI-RND-11: drawn whatever it intends, or the drawing would tell
    square, target = pick(g, home_in_stride(g), dice.SQUARE), pick(g, other_spawns(g), dice.TARGET)
    prey = nearest(g, [role for role in living(g) if is_in_house(g, role)])
    if intent == STALK and prey:
        return path(g, g.at[prey], stop=KEEPS_AWAY)  # EVI-AUT-09
    if intent in (ROAM, STALK):
        return roam(g, target)
    if intent == WITHDRAW and prey:
        return withdraw(g)
    return linger(g, square)


def pick(g: Haunting, some: list[int], purpose: str) -> int:
    """One of these places, each with equal chance; where it is, if there are none."""
    return (some or [g.at[GHOST]])[dice.draw(g, max(1, len(some)), purpose)]


def in_stride(g: Haunting) -> list[int]:
    """The squares within its speed."""
    around = places(g.house.within(g.at[GHOST], g.stride) & g.house.floor)
    return [square for square in around if ways_to(g, square)[g.at[GHOST]] <= g.stride]


def home_in_stride(g: Haunting) -> list[int]:
    return [square for square in in_stride(g) if room_at(g, square) == g.room]


def other_spawns(g: Haunting) -> list[int]:
    return [place for place in g.house.spawn if place not in (NOWHERE, g.at[GHOST])]


def linger(g: Haunting, square: int) -> list[int]:
    """EVI-AUT-07: home, or to a random square of the ghost room within its speed."""
    return path(g, square if room_at(g, g.at[GHOST]) == g.room else spawn(g))


def roam(g: Haunting, target: int) -> list[int]:
    """EVI-AUT-08: to a remembered spawn square, forgotten on arrival."""
    if g.target in (UNKNOWN, g.at[GHOST]):
        g.target = target
    way = path(g, g.target)
    if [g.at[GHOST], *way][-1] == g.target:
        g.target = UNKNOWN
    return way


def withdraw(g: Haunting) -> list[int]:
    """EVI-AUT-10: to the square within its speed that is farthest from the nearest hunter in the house."""
    prey = [g.at[role] for role in living(g) if is_in_house(g, role)]
    far = [(min([g.house.distance(square, one) for one in prey]), square) for square in in_stride(g)]
    return path(g, max(far, key=lambda pair: pair[0])[1])  # EVI-AUT-13


def path(g: Haunting, goal: int, stop: int = 0) -> list[int]:
    """EVI-AUT-11: as far as the speed allows; EVI-AUT-12: up, right, down, left among equal ways."""
    costs, here, left, way = ways_to(g, goal), g.at[GHOST], g.stride, []
    while here != goal and g.house.distance(here, goal) > stop:
        onward = [to for to in g.house.grid.beside[here] if costs[to] + step_cost(g, to) == costs[here] < FAR]
        onward = [to for to in onward if step_cost(g, to) <= left]
        if not onward:
            break
        here = onward[0]
        left -= step_cost(g, here)
        way.append(here)
    return way


def ways_to(g: Haunting, goal: int) -> list[int]:
    """By square, what the way to the goal costs. EVI-AUT-14: for a Wraith salt counts 2, others do not mind it."""
    goal = g.house.fronts.get(goal, goal)
    if g.type != WRAITH or not g.salt:  # shortcut: where no square costs more, the ways are counted already
        return list(g.house.grid.distances[goal])
    costs = [FAR] * g.house.squares
    costs[goal] = 0
    edge = [(0, goal)]
    while edge:
        cost, here = heappop(edge)
        for square in g.house.ghost_ways[here]:
            longer = cost + step_cost(g, here)
            if longer < costs[square]:
                costs[square] = longer
                heappush(edge, (longer, square))
    return costs


def nearest(g: Haunting, roles: list[int]) -> int:
    """EVI-AUT-13: equals in turn order; 0 for nobody."""
    return min(roles, key=lambda role: g.house.distance(g.at[GHOST], g.at[role]), default=0)


def wants_event(g: Haunting, reach: int) -> bool:
    """EVI-AUT-15, EVI-AUT-16, EVI-AUT-17: by level and by how many are in range."""
    near = len(in_reach(g, g.at[GHOST], reach))
    die = 1 + dice.draw(g, dice.FACES, dice.MOOD)  # EVI-RND-11: whoever is in range
    if g.options.auto_ghost == "vengeful":
        return near > 0  # EVI-AUT-17
    if g.options.auto_ghost == "restless":
        return near > 1 or (near == 1 and die >= 4)  # EVI-AUT-16
    return near > 0 and die >= 5  # EVI-AUT-15


def wants_cut(g: Haunting) -> bool:
    """EVI-AUT-19: with a hunter in the house and a countdown of 3 or higher."""
    return g.countdown >= 3 and any([is_in_house(g, role) for role in living(g)])


def wants_more(g: Haunting) -> bool:
    """EVI-AUT-20: with an unhidden hunter within 4, or on the front square of an occupied hiding spot."""
    prey = [role for role in living(g) if is_in_house(g, role)]
    reach = TYPES[g.type].speed + g.options.kill_reach
    near = [role for role in prey if not is_hidden(g, role) and g.house.distance(g.at[role], g.at[GHOST]) <= reach]
    return bool(near) or any([g.house.fronts.get(g.at[role]) == g.at[GHOST] for role in prey])


def hunt_path(g: Haunting, turns: int) -> list[int]:
    """EVI-AUT-23: to the reachable hunter who takes the fewest turns, then the nearest; else the nearest of all."""
    target = pick(g, [place for place in g.house.spawn if place != NOWHERE], dice.TARGET)
    prey = [role for role in living(g) if is_in_house(g, role) and not is_ignored(g, role)]
    if not prey:
        return path(g, target)  # EVI-AUT-28
    fewest = min([needed(g, role) for role in prey])
    if fewest <= turns:  # EVI-AUT-22
        prey = [role for role in prey if needed(g, role) == fewest]
    return path(g, goal_of(g, nearest(g, prey)))


def goal_of(g: Haunting, role: int) -> int:
    """EVI-AUT-24: the hunter's square, or the front square of its hiding spot."""
    return g.house.fronts.get(g.at[role], g.at[role])


def away(g: Haunting, role: int) -> int:
    return g.house.distance(g.at[GHOST], goal_of(g, role))


def needed(g: Haunting, role: int) -> int:
    """EVI-AUT-21: hunting turns until it can kill the hunter."""
    pace = TYPES[g.type].speed
    if is_hidden(g, role):
        return -(-away(g, role) // pace) + 1
    return max(1, -(-(away(g, role) - 1) // pace))  # EVI-AUT-21


def is_ignored(g: Haunting, role: int) -> bool:
    """EVI-AUT-25: never by Vengeful; EVI-AUT-26, EVI-AUT-27: by Restless and Shy, far off or well hidden."""
    far = g.house.grid.straight(g.at[role], g.at[GHOST]) >= OUT_OF_MIND
    if g.options.auto_ghost == "restless":
        return far and is_hidden(g, role)  # EVI-AUT-26
    return g.options.auto_ghost == "shy" and (far or (is_hidden(g, role) and role in g.hid_far))  # EVI-AUT-27


def note_hiding(g: Haunting, role: int) -> None:
    """EVI-AUT-27: a shy ghost remembers who hid far away from it."""
    others = tuple([one for one in g.hid_far if one != role])
    far = g.house.grid.straight(g.at[role], g.at[GHOST]) >= HID_FAR
    g.hid_far = (*others, role) if far else others
