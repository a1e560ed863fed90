"""Mission 1 beside the ledger's model of its doors and draws (TGB-GAP-85): doors at random, every fight won at once."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hauntbox.games.betwixt.actions import APPROACH, DOOR_OF, NOBODY, STOP, Door, Objective
from hauntbox.games.betwixt.flow import lay_out
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.explore.bags import is_forced
from hauntbox.games.betwixt.rules.explore.exploring import Approaching
from hauntbox.games.betwixt.rules.fight.defeat import leave_map
from hauntbox.games.betwixt.rules.fight.preparing import Prepare
from hauntbox.games.betwixt.state import Farm, monsters
from hauntbox.kernel.wire import Action

RUNS = 80


class Run(NamedTuple):
    doors: int
    tiles: int
    fights: int
    forced: bool


def explored(seed: int) -> Run:
    g, dice = lay_out(Options(), "long_driveway", f"model {seed}"), Random(seed)
    g.settle()
    doors, fights, forced, laid = 0, 0, False, 1
    while g.waiting():
        (role,) = g.waiting()
        ask, legal = g.asking(), g.legal(role)
        if isinstance(ask, Prepare):
            fights += 1
            for m in monsters(g):
                leave_map(g, m)
        act = answer(g, legal, dice)
        if isinstance(ask, Approaching) and isinstance(act, Door):
            doors += 1
            forced = forced or is_forced(g)
        g.apply(role, act)
        laid = max(laid, len(g.laid))
    assert g.outcome is not None
    assert g.outcome.rule == "TGB-END-09"
    return Run(doors, laid - 1, fights, forced)


def answer(g: Farm, legal: list[Action], dice: Random) -> Action:
    """The objective as soon as it can be approached, else any door that is no secret one; nothing for its own sake."""
    for wanted in (APPROACH, NOBODY, STOP):
        if wanted in legal:
            return wanted
    if isinstance(g.asking(), Approaching):
        goals = [act for act in legal if isinstance(act, Objective)]
        doors = [act for act in legal if isinstance(act, Door) and not g.secret >> DOOR_OF[act] & 1]
        return dice.choice(goals or doors or legal)
    return dice.choice(legal)


def means(runs: int) -> tuple[float, float, float, float]:
    """Doors opened, new tiles and fights in a run, and the share of runs with a forced door."""
    found = [explored(seed) for seed in range(runs)]
    doors, tiles, fights, forced = (sum(column) / runs for column in zip(*found, strict=True))
    return doors, tiles, fights, forced


def test_doors_tiles_and_fights_are_near_the_model() -> None:
    doors, tiles, fights, forced = means(RUNS)
    assert abs(doors - 5.7) < 0.57
    assert abs(tiles - 8.6) < 0.86
    assert abs(fights - 5.2) < 0.78
    assert abs(forced - 0.12) < 0.1
