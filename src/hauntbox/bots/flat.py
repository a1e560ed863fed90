"""Flat Monte Carlo: try every action in re-dealt worlds, play on at random, drop the worse half, try the rest more."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any, Final

from hauntbox.bots.bot import Bot, Estimate
from hauntbox.bots.playout import wander
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.wire import Action

SIMULATIONS: Final = 200  # per decision
DEPTH: Final = 2_000  # answers per playout; a game should be over by then
JUDGED_DEPTH: Final = 8  # answers per playout of a game that can judge a position: random play soon forgets the move


class Trial:
    """One action and how it has fared."""

    def __init__(self, act: Action) -> None:
        self.act = act
        self.total = 0.0
        self.n = 0

    def mean(self) -> float:
        return self.total / self.n


class FlatBot(Bot):
    """Sequential halving: each round spends an equal part of the budget on the actions still in the running."""

    def __init__(self, name: str, seed: int | str, budget: int) -> None:
        super().__init__(name, seed)
        self.budget = budget

    def prefer(self, kind: Declaration, k: Any, role: int, seat: Seat, options: list[Action]) -> Action:
        rng = self.dice(kind, k, role, seat)
        trials = [Trial(act) for act in options]
        rng.shuffle(trials)  # sorting is stable, so equals fall to chance and not to the order of listing
        running = trials
        rounds = (len(trials) - 1).bit_length()
        deadline = monotonic() + self.patience if self.patience else 0.0
        for _ in range(rounds):
            for n in range(max(1, self.budget // (rounds * len(running)))):
                if n and deadline and monotonic() > deadline:
                    break
                try_all(kind, kind.fill_in(k, seat, rng), role, running, rng.getrandbits(64))
            running = ranked(running)[: (len(running) + 1) // 2]
        self.reason = {trial.act: Estimate(trial.mean(), trial.n) for trial in leading(running[0], trials)}
        return running[0].act


def try_all(kind: Declaration, world: Any, role: int, trials: list[Trial], luck: int) -> None:
    """Every action in the same world, with the same luck to follow: what differs is the action."""
    mind = world.asking().mind(world, role)
    depth = JUDGED_DEPTH if kind.judge is not None else DEPTH
    rng = Random()
    for trial in trials:
        g = world.clone()
        g.apply(role, trial.act)
        rng.seed(luck)
        wander(g, rng, depth)
        trial.total += worth(kind, g, mind)
        trial.n += 1


def worth(kind: Declaration, g: Any, mind: int) -> float:
    """To the one who decides, who may be playing somebody else's role."""
    if g.outcome is not None:
        return float(g.outcome.scores[mind])
    return kind.judge(g, mind) if kind.judge is not None else 0.5


def ranked(trials: list[Trial]) -> list[Trial]:
    return sorted(trials, key=Trial.mean, reverse=True)


def leading(best: Trial, trials: list[Trial]) -> list[Trial]:
    """The winner, then the others by their means; one dropped early may boast a higher mean of fewer trials."""
    return [best, *[trial for trial in ranked(trials) if trial is not best]]
