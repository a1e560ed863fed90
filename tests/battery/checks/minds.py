"""Checks of bots: what a seat may not know makes no difference to what a bot in it does."""

from __future__ import annotations

from copy import copy
from itertools import islice
from random import Random

from battery.checks.secrets import worlds
from battery.trial import Trial
from hauntbox.bots.bot import Bot
from hauntbox.bots.levels import LEVELS
from hauntbox.bots.search import SearchBot
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Seat

SHARE = 20  # of a trial's games, one for each level
DECISIONS = 14  # in each of them
START = 40  # answers at random before them, at most
LITTLE = 24  # simulations: as the level thinks, only shorter


def little(level: str, seed: str) -> Bot:
    """A level with a smaller budget."""
    recipe = copy(LEVELS[level])
    recipe.simulations = min(LITTLE, recipe.simulations)
    return SearchBot(level, seed, recipe)


def check_levels(trial: Trial) -> None:
    """A bot of every level, and its double who is shown scrambled worlds, act alike for as long as they play."""
    for level in LEVELS:
        for n in range(max(1, trial.games // SHARE)):
            check_double(trial, level, n)


def check_double(trial: Trial, level: str, n: int) -> None:
    g = middle(trial, n)
    pairs: dict[int, tuple[Bot, Bot]] = {}  # by mind
    for _ in range(DECISIONS):
        if not g.waiting():
            return
        role = g.waiting()[0]
        mind = g.asking().mind(g, role)  # type: ignore[union-attr]
        if mind not in pairs:
            pairs[mind] = little(level, f"{n}/{mind}"), little(level, f"{n}/{mind}")
        bot, double = pairs[mind]
        seat: Seat = (mind,)
        chosen = bot.choose(trial.kind, g, role, seat)
        rule, other = another(trial, g, seat, n)
        assert double.choose(trial.kind, other, role, seat) == chosen, f"{level} peeks at {rule} {trial.where(g)}"
        assert double.reason == bot.reason, f"{level} weighs {rule} {trial.where(g)}"
        g.apply(role, chosen)


def middle(trial: Trial, n: int) -> Game:
    """A random game from somewhere on, to be played by bots."""
    g = trial.start(n)
    for _ in islice(trial.play(n, g), Random(n).randrange(START)):
        pass
    return g


def another(trial: Trial, g: Game, seat: Seat, n: int) -> tuple[str, Game]:
    """A truth that the seat cannot tell from this one; another one at every decision."""
    row = list(worlds(trial, g, seat))
    return Random(f"{n} {g.drawn}").choice(row) if row else ("nothing", g)
