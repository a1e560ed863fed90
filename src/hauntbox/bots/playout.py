"""Random play to the end: the inner loop of every simulation, so it is kept bare."""

from __future__ import annotations

from random import Random
from typing import Any


def wander(g: Any, rng: Random, cap: int) -> int:
    """Answer every question at random until the game is over or has had `cap` answers.

    Returns how many of them were decisions, with two or more options to decide between.
    """
    random = rng.random
    decisions = 0
    for _ in range(cap):
        if not g.agenda:
            break
        ask = g.agenda[-1]
        roles = ask.waiting(g)
        role = roles[0] if len(roles) == 1 else roles[int(random() * len(roles))]
        acts = ask.legal(g, role)
        n = len(acts)
        if n > 1:
            decisions += 1
            g.apply(role, acts[int(random() * n)])
        else:
            g.apply(role, acts[0])
    return decisions


def pick(g: Any, rng: Random) -> tuple[int, Any, int]:
    """The answer that `wander` would give next with the same dice: a role, its answer, and how many it had."""
    ask = g.agenda[-1]
    roles = ask.waiting(g)
    role = roles[0] if len(roles) == 1 else roles[int(rng.random() * len(roles))]
    acts = ask.legal(g, role)
    n = len(acts)
    return role, acts[int(rng.random() * n)] if n > 1 else acts[0], n
