"""The order of play. TURN"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.common.frames import frames_in, modules_in
from hauntbox.games.evidence.options import Options, check
from hauntbox.games.evidence.rules.ghost_turn import EndGhostTurn, GhostTurn, LastHuntRound
from hauntbox.games.evidence.rules.hunter_turn import BeginTurn
from hauntbox.games.evidence.rules.setup import SetUp
from hauntbox.games.evidence.rules.winning import check_dawn
from hauntbox.games.evidence.state import Haunting, blank
from hauntbox.kernel.agenda import Step


def lay_out(options: Options, scenario: str, seed: str) -> Haunting:
    """EVI-DEC-04: the table has chosen the map and the options."""
    check(options)
    g = blank(scenario)
    g.options, g.seed = options, seed
    g.then(SetUp(), Round())
    return g


def new(options: Options, scenario: str, seed: str) -> Haunting:
    g = lay_out(options, scenario, seed)
    g.settle()
    return g


@dataclass(frozen=True)
class Round(Step):
    """EVI-TURN-01: one ghost turn, then one turn of every living hunter."""

    def run(self, g: Haunting) -> None:
        # EVI-TURN-02, EVI-TURN-03: the ghost first, then clockwise; EVI-TURN-05: then the round is over; EVI-DRF-35
        g.then(GHOST_TURN, END_GHOST_TURN, *[BEGIN_TURN[role] for role in g.order], LAST_HUNT_ROUND, END_ROUND)
        g.facts.append(("round", g.round))
        g.tell("EVI-TURN-01", "round", g.round)


@dataclass(frozen=True)
class EndRound(Step):
    """EVI-TURN-14: a hunt has ended or gone on; then dawn is looked for, then the round marker rises."""

    def run(self, g: Haunting) -> None:
        check_dawn(g)
        if g.outcome is None:
            g.round += 1
            g.then(ROUND)


ROUND: Final = Round()
END_ROUND: Final = EndRound()
GHOST_TURN: Final = GhostTurn()
END_GHOST_TURN: Final = EndGhostTurn()
LAST_HUNT_ROUND: Final = LastHuntRound()
BEGIN_TURN: Final = tuple([BeginTurn(role) for role in range(5)])
FRAMES: Final = (
    *frames_in(modules_in("hauntbox.games.evidence.rules")),
    Round,
    EndRound,
)
