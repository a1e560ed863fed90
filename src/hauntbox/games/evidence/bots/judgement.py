"""What a bot thinks of a position it has not played out. It looks at a world that was dealt, not at the truth."""

from __future__ import annotations

from math import exp, log
from typing import Final

from hauntbox.games.common.learned.weights import Learned, shipped
from hauntbox.games.evidence.bots.features import FAR_OFF, GENERAL, measured, names_of
from hauntbox.games.evidence.bots.hunt_risk import CAUGHT, FOUND, HIDDEN, NEARER, escaping, fear_of, hunting_turns
from hauntbox.games.evidence.bots.hunt_survivors import Chase, chase_of
from hauntbox.games.evidence.bots.work_left import carry, pace, rounds_to_solve
from hauntbox.games.evidence.cards import items
from hauntbox.games.evidence.rules.automaton import GhostChoice
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk
from hauntbox.games.evidence.rules.hunt import turns_left
from hauntbox.games.evidence.rules.hunter_turn import BeginTurn, HunterTurn, Refit, allowance
from hauntbox.games.evidence.rules.setup import PickItem
from hauntbox.games.evidence.rules.winning import dawn
from hauntbox.games.evidence.state import GHOST, UNKNOWN, Haunting, is_alive, living, room_at, spawn, speed

LASTS: Final = (0.0, 3.3, 5.6, 7.6, 9.4)  # rounds in the house, by hunters
LATE: Final = 0.2  # what each round too many takes off
HOME: Final = 0.1  # how much the way home counts before the log is full
IDLE: Final = 0.05  # rounds that one loses who uses an item
BOLD: Final = 0.3  # a danger that may come counts for less: who waits for a better moment waits for ever
FLEES: Final = 0.2  # how likely one dies who can get away when a hunt begins, close to the ghost
CHASED: Final = 0.45  # or while it is on, before it moves; more than one should think: hunters do not see the ghost
PASSED: Final = 0.6  # or when it has moved
OWN: Final = 0.05  # what one's own life counts beside the team's success
KILLS: Final = 6.0  # rounds that a ghost needs for each hunter
SURE: Final = 1e-5  # and nothing is surer than that
LEARNED: Final = shipped("evidence", names_of, GENERAL)


def judge(g: Haunting, role: int) -> float:
    """How well it looks for the role, from 0 to 1. A ghost that always chose the best type would be known by it."""
    return judge_by(g, role, LEARNED)


def judge_by(g: Haunting, role: int, learned: Learned | None) -> float:
    """The same with other weights, or with none."""
    if g.room == UNKNOWN or (role == GHOST and isinstance(g.agenda[-1], PickItem)):
        return 0.5
    look = Look(g)
    team, alive = look.team, look.alive
    if learned is not None and alive:
        odds = learned.log_odds(g.scenario, g.options.players, look.numbers(), look.by_hand())
        team = 1.0 / (1.0 + exp(-odds))
    if role == GHOST:
        return (1.0 - team) * min(1.0, (1 + dawn(g) - g.round) / (KILLS * len(alive)))
    return team * (1.0 - OWN * look.risks[role]) if is_alive(g, role) else team * (1.0 - OWN)


class Look:
    """That the hunters solve the house before they are dead or the night is over, and what says so."""

    def __init__(self, g: Haunting) -> None:
        self.g = g
        self.alive = living(g)
        self.risks = {each: risk(g, each) for each in self.alive}
        search, home = rounds_to_solve(g, self.alive), way_home(g, self.alive)
        blessed, idle = blessing(g, self.alive), dallying(g)
        rounds = (search * blessed + 2.0 + HOME * home if search else home) + idle
        late, lives = max(0.0, rounds * 1.5 - (1 + dawn(g) - g.round)), survivors(self.risks)
        self.team = outlook(rounds, lives) * exp(-LATE * late)
        self.parts = [min(search, FAR_OFF), min(rounds, FAR_OFF), min(late, FAR_OFF), lives, home, blessed, idle]

    def by_hand(self) -> float:
        """Log-odds of the team."""
        chance = min(max(self.team, SURE), 1.0 - SURE)
        return log(chance / (1.0 - chance))

    def numbers(self) -> list[float]:
        """What weights are learned for."""
        return measured(self.g, self.alive, self.risks, self.parts)


def dallying(g: Haunting) -> float:
    """Who uses an item wants to learn something by it: else it is better kept for another moment."""
    return IDLE if not g.hunt and (g.acted or isinstance(g.agenda[-1], Refit)) else 0.0


def survivors(risks: dict[int, float]) -> float:
    """A kill ends the hunt, so hardly ever does more than one die: who is in danger shields the others."""
    spared = 1.0
    for each in risks.values():
        spared *= 1.0 - each
    return len(risks) - 1.0 + spared


def outlook(rounds: float, lives: float) -> float:
    """Whether so many hunters last so many rounds; between whole numbers it is somewhere between."""
    least = int(lives)
    low = exp(-rounds / LASTS[least]) if least else 0.0
    if least + 1 >= len(LASTS):
        return low
    return low + (lives - least) * (exp(-rounds / LASTS[least + 1]) - low)


def way_home(g: Haunting, alive: list[int]) -> float:
    ways = [g.house.walks[g.house.van][g.at[role]] for role in alive]
    return (max(ways) + 0.3 * sum(ways)) / pace(g)


def blessing(g: Haunting, alive: list[int]) -> float:
    """A Crucifix in the ghost room, or on its way there, makes the time shorter."""
    if any([room_at(g, square) == g.room for square in g.crucifixes]):
        return 0.75
    return 1.0 - 0.15 * exp(-carry(g, alive, items.CRUCIFIX, g.house.to_room[g.room], 0))


def risk(g: Haunting, role: int) -> float:
    """How likely the hunter dies in the hunt that is on, or in the one that may come."""
    here = g.at[role]
    if here == g.house.van:
        return 0.0
    if not g.hunt:
        likely = hunt_chance(g)
        return BOLD * likely * ambush(g, role) if likely else 0.0
    if isinstance(g.agenda[-1], HuntWalk):
        away = g.house.walks[here][g.at[GHOST]]
        if away <= g.stride + g.options.kill_reach and here not in g.house.fronts:
            return CAUGHT - NEARER * away
        return flight(g, role)
    fear = fear_of(g)
    if fear is None:
        return flight(g, role)
    steps, acts = yet_to_come(g, role)
    return fear.least(here, steps, free_spots(g) if acts else 0)


def free_spots(g: Haunting) -> int:
    mask = g.house.hiding
    for place in g.at[1:]:
        if place in g.house.fronts:
            mask &= ~(1 << place)
    return mask


def ambush(g: Haunting, role: int) -> float:
    """A hunt that begins now finds the ghost on its spawn square, and the hunter has a turn to run."""
    here, lair = g.at[role], spawn(g)
    is_now = isinstance(g.agenda[-1], GhostChoice)
    steps = 0 if is_now else yet_to_come(g, role)[0]
    away = g.house.walks[here][lair] + steps
    if not away:
        return 1.0
    turns = hunting_turns(g.options.hunt_rounds - 1, g.type, False, g.options)
    slowed = g.slowed[role] or (not is_now and g.house.walks[here][g.at[GHOST]] <= g.options.event_range)
    run = (g.options.hunter_move + 1) // 2 if slowed else g.options.hunter_move
    if g.house.within(here, steps) & pursuit(g).saved(turns, lair, run):
        return FLEES * escaping(pursuit(g), turns, away)
    return CAUGHT - NEARER * min(9, away)


def pursuit(g: Haunting) -> Chase:
    return chase_of(g.house, speed(g), g.options.kill_reach, g.options.hunter_move)


def hunt_chance(g: Haunting) -> float:
    """Of the next hunt roll."""
    if g.round < g.options.grace_rounds:
        return 0.0
    if any([room_at(g, square) == g.room for square in g.crucifixes]):
        return 0.0
    return min(1.0, max(0.0, (7 - g.countdown) / 6))


def yet_to_come(g: Haunting, role: int) -> tuple[int, bool]:
    """What the hunter may walk before the ghost's next turn, and whether it has its action."""
    for frame in g.agenda:
        if isinstance(frame, BeginTurn) and frame.role == role:
            return allowance(g, role), True
        if isinstance(frame, HunterTurn) and frame.role == role:
            return g.steps, not g.acted
    return 0, False


def flight(g: Haunting, role: int) -> float:
    """The hunter sees where the ghost is, and may walk or hide before it moves, or may not."""
    here, ghost = g.at[role], g.at[GHOST]
    turns = hunting_turns(turns_left(g) - 1, g.type, g.prolonged, g.options)
    if turns <= 0:
        return 0.0
    chase = pursuit(g)
    steps, acts = yet_to_come(g, role)
    if here in g.house.fronts and not chase.found[turns][ghost] >> here & 1:
        return HIDDEN
    havens = (chase.havens if acts else chase.open)[turns][ghost]
    away = g.house.walks[here][ghost]
    if not g.house.within(here, steps) & havens:
        return FOUND if here in g.house.fronts else CAUGHT - NEARER * min(9, away)
    return (CHASED if steps else PASSED) * escaping(chase, turns, away)
