"""One decision deep: every action is tried in a few re-dealt worlds, and the best-looking one is taken."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.bots.bot import Bot, Estimate
from hauntbox.bots.flat import worth
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.wire import Action

WORLDS: Final = 8  # per decision: other hidden facts, other dice


class GreedyBot(Bot):
    """No search and nothing to tune, so that others can be measured against it."""

    def prefer(self, kind: Declaration, k: Any, role: int, seat: Seat, options: list[Action]) -> Action:
        rng = self.dice(kind, k, role, seat)
        worlds = [kind.fill_in(k, seat, rng) for _ in range(WORLDS)]
        means = {act: sum([outlook(kind, world, role, act) for world in worlds]) / WORLDS for act in options}
        ranked = rng.sample(options, len(options))  # sorting is stable, so equals fall to chance
        ranked.sort(key=means.__getitem__, reverse=True)
        self.reason = {act: Estimate(means[act], WORLDS) for act in ranked}
        return ranked[0]


def outlook(kind: Declaration, world: Any, role: int, act: Action) -> float:
    """What the position right after an action is worth to the one who decides."""
    mind = world.asking().mind(world, role)
    g = world.clone()
    g.apply(role, act)
    return worth(kind, g, mind)
