"""What a bot thinks of a position it has not played out. It looks at a world that was dealt, not at the truth."""

from __future__ import annotations

from math import exp
from typing import Final

from hauntbox.games.evidence.cards import names
from hauntbox.games.evidence.chase import TURNS, Chase, chase_of
from hauntbox.games.evidence.prospects import carry, rounds_to_solve
from hauntbox.games.evidence.rules.automaton import GhostChoice
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk
from hauntbox.games.evidence.rules.hunt import turns_left
from hauntbox.games.evidence.rules.hunter_turn import BeginTurn, HunterTurn, allowance
from hauntbox.games.evidence.rules.setup import PickItem
from hauntbox.games.evidence.rules.winning import dawn
from hauntbox.games.evidence.state import GHOST, UNKNOWN, Haunting, is_alive, living, room_at, spawn, speed

LASTS: Final = (0.0, 3.3, 5.6, 7.6, 9.4)  # rounds in the house, by hunters
AMBUSHED: Final = (1.0, 0.9, 0.8, 0.45, 0.3, 0.2, 0.12, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03)  # by steps from the ghost
LATE: Final = 0.2  # what each round too many takes off
NEARER: Final = 0.02  # and how much a step counts there
CAUGHT: Final = 0.9  # how likely a hunter dies whom the ghost can reach
HOME: Final = 0.1  # how much the way home counts before the log is full
BOLD: Final = 0.3  # a danger that may come counts for less: who waits for a better moment waits for ever
OWN: Final = 0.05  # what one's own life counts beside the team's success
KILLS: Final = 6.0  # rounds that a ghost needs for each hunter


def judge(g: Haunting, role: int) -> float:
    """How well it looks for the role, from 0 to 1. A ghost that always chose the best type would be known by it."""
    if g.room == UNKNOWN or (role == GHOST and isinstance(g.agenda[-1], PickItem)):
        return 0.5
    alive = living(g)
    risks = {each: risk(g, each) for each in alive}
    team = chance(g, alive, risks)
    if role == GHOST:
        return (1.0 - team) * min(1.0, (1 + dawn(g) - g.round) / (KILLS * len(alive)))
    return team * (1.0 - OWN * risks[role]) if is_alive(g, role) else team * (1.0 - OWN)


def chance(g: Haunting, alive: list[int], risks: dict[int, float]) -> float:
    """That the hunters solve the house before they are dead or the night is over."""
    search, home = rounds_to_solve(g, alive), way_home(g, alive)
    rounds = search * blessing(g, alive) + 2.0 + HOME * home if search else home
    late = max(0.0, rounds * 1.5 - (1 + dawn(g) - g.round))
    return outlook(rounds, sum([1.0 - each for each in risks.values()], 0.0)) * exp(-LATE * late)


def outlook(rounds: float, lives: float) -> float:
    """Whether so many hunters last so many rounds; between whole numbers it is somewhere between."""
    least = int(lives)
    low = exp(-rounds / LASTS[least]) if least else 0.0
    if least + 1 >= len(LASTS):
        return low
    return low + (lives - least) * (exp(-rounds / LASTS[least + 1]) - low)


def way_home(g: Haunting, alive: list[int]) -> float:
    ways = [g.house.walks[g.house.van][g.at[role]] for role in alive]
    return (max(ways) + 0.3 * sum(ways)) / g.options.hunter_move


def blessing(g: Haunting, alive: list[int]) -> float:
    """A Crucifix in the ghost room, or on its way there, makes the time shorter."""
    if any([room_at(g, square) == g.room for square in g.crucifixes]):
        return 0.75
    return 1.0 - 0.15 * exp(-carry(g, alive, names.CRUCIFIX, g.house.to_room[g.room], 0))


def risk(g: Haunting, role: int) -> float:
    """How likely the hunter dies in the hunt that is on, or in the one that may come."""
    here = g.at[role]
    if here == g.house.van:
        return 0.0
    if not g.hunt:
        likely = hunt_chance(g)
        return BOLD * likely * ambush(g, role) if likely else 0.0
    chase = chase_of(g.house, speed(g), g.options.kill_reach, g.options.hunter_move)
    turns, steps = min(TURNS, turns_left(g) - 1), steps_before(g, role)
    ghost = g.at[GHOST]
    if isinstance(g.agenda[-1], HuntWalk):
        away = g.house.walks[here][ghost]
        if away <= g.stride + g.options.kill_reach and here not in g.house.fronts:
            return CAUGHT - NEARER * away
    if not steps:
        return stand(g, chase, role, turns)
    if steps == allowance(g, role):
        return flight(g, chase, role, ghost, turns, steps)
    return 0.5 * (stand(g, chase, role, turns) + flight(g, chase, role, ghost, turns, steps))


def ambush(g: Haunting, role: int) -> float:
    """A hunt that begins now finds the ghost on its spawn square, and the hunter has a turn to run."""
    away = g.house.walks[g.at[role]][spawn(g)]
    if not isinstance(g.agenda[-1], GhostChoice):
        away += steps_before(g, role)
    if g.slowed[role] and away:
        away = max(1, away - 2)
    return AMBUSHED[min(away, len(AMBUSHED) - 1)]


def hunt_chance(g: Haunting) -> float:
    """Of the next hunt roll."""
    if g.round < g.options.grace_rounds:
        return 0.0
    if any([room_at(g, square) == g.room for square in g.crucifixes]):
        return 0.0
    return min(1.0, max(0.0, (7 - g.countdown) / 6))


def steps_before(g: Haunting, role: int) -> int:
    """What the hunter may walk before the ghost's next turn."""
    for frame in g.agenda:
        if isinstance(frame, BeginTurn) and frame.role == role:
            return allowance(g, role)
        if isinstance(frame, HunterTurn) and frame.role == role:
            return g.steps
    return 0


def flight(g: Haunting, chase: Chase, role: int, ghost: int, turns: int, steps: int) -> float:
    """The ghost is there, and the hunter has these steps before it moves."""
    here = g.at[role]
    if turns <= 0:
        return 0.0
    if here in g.house.fronts and not chase.found[turns][ghost] >> here & 1:
        return 0.05
    reach = g.house.grid.reach
    if not reach[min(steps, len(reach) - 1)][here] & chase.havens[turns][ghost]:
        return CAUGHT - NEARER * min(9, g.house.walks[here][ghost])
    return 0.2 / (1.0 + 0.15 * g.house.walks[here][ghost])


def stand(g: Haunting, chase: Chase, role: int, turns: int) -> float:
    """The ghost moves next."""
    here, ghost = g.at[role], g.at[GHOST]
    if turns <= 0:
        return 0.0
    if here in g.house.fronts:
        return 0.6 if chase.found[turns][ghost] >> here & 1 else 0.05
    if chase.lost[turns][ghost] >> here & 1:
        return CAUGHT - NEARER * min(9, g.house.walks[here][ghost])
    return 0.4 / (1.0 + 0.15 * g.house.walks[here][ghost])
