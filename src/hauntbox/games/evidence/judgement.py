"""What a bot thinks of a position that it has not played to the end."""

from __future__ import annotations

from hauntbox.games.evidence.rules.winning import SOLVED
from hauntbox.games.evidence.state import GHOST, Haunting, hunters, is_alive, living, spawn


def judge(g: Haunting, role: int) -> float:
    """How well it looks for the role, from 0 to 1."""
    team = hunters_chance(g)
    if role == GHOST:
        return 1.0 - team
    return team if is_alive(g, role) else 0.0


def hunters_chance(g: Haunting) -> float:
    """Evidence is most of it, then nearness to the ghost room (or to the van, once the log is full), then lives."""
    alive = living(g)
    found = min(len(g.log) / SOLVED, 1.0)
    goal = g.house.van if found == 1.0 else spawn(g)
    near = sum([1.0 / (1 + g.house.distance(g.at[one], goal)) for one in alive]) / len(hunters(g))
    return 0.1 + 0.5 * found + 0.1 * near + 0.3 * (len(alive) / len(hunters(g)) - 1.0) * (1.0 - 0.5 * found)
