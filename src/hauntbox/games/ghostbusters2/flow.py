"""The order of play. ROU"""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards import arms, class_s, entities, tools, troubles
from hauntbox.games.ghostbusters2.cards.gear import AimAt, UpTo, UseOn
from hauntbox.games.ghostbusters2.options import Options, check
from hauntbox.games.ghostbusters2.pieces import Team
from hauntbox.games.ghostbusters2.rules import (
    chores,
    combat,
    driving,
    emerge,
    endings,
    figures,
    push,
    reactions,
    rounds,
    scenarios,
    setup,
    slime,
    tank,
    travel,
    turn,
    walking,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import Busters, blank
from hauntbox.kernel.agenda import Frame


def lay_out(options: Options, scenario: str, seed: str) -> Busters:
    """GBT-DEC-01: the table has chosen the scenario and the options."""
    return lay_out_for(options, scenario, seed)


def lay_out_for(options: Options, scenario: str, seed: str, team: Team | None = None) -> Busters:
    """GBT-CAM-05: a campaign hands its team over; without one, the Level is the scenario's (GBT-SCN-11)."""
    check(options)
    g = blank(scenario)
    g.options, g.seed = options, seed
    g.then(setup.SetUp(team), rounds.ROUND)
    return g


DECKS: Final = (arms, tools, class_s)  # they fill the table of cards
FRAMES: Final[tuple[type[Frame], ...]] = (
    setup.SetUp, setup.ChooseCharacter, setup.Deal, setup.LineUp, setup.FixOrder, setup.ChoosePack, setup.ParkFront,
    rounds.Round, tank.OpenTank, tank.Tank, rounds.BeginTurn, turn.Turn, rounds.EndTurn, rounds.TurnEvents,
    rounds.EndRound, rounds.RoundEvents, rounds.Runaways, rounds.Tick, rounds.EventDie,
    rounds.Hypothesis, rounds.ChaosOver, rounds.RoundOver, endings.Resolved, reactions.React, reactions.Steady,
    reactions.InTurn, reactions.WhoFirst, walking.MoveOn, driving.Driving, driving.Striding, chores.Depositing,
    chores.Handing, chores.Trading, combat.Shot, combat.Roll, combat.RollAgain, combat.WhichTrap, combat.WideDoors,
    combat.Over, emerge.Scatter, emerge.ChooseWay, emerge.Trajectory, emerge.Chase, emerge.ChaseNearest,
    emerge.ChaseRandom, emerge.GhostEmerges, emerge.Summon, slime.Slimed, slime.StepIn, slime.TurnsCaustic,
    slime.Cleaning, slime.WhichSlime, slime.Splatter, slime.SpaceSplatter, travel.Travel, push.Pushed,
    push.PushAside, figures.Fallen, troubles.Counts, entities.Split, entities.Lightning, AimAt, UseOn, tools.TurnOver,
    tools.Banish, tools.Recall, class_s.Lift, class_s.Rinse, UpTo, emerge.Landed, scenarios.Stir,
)  # fmt: skip
