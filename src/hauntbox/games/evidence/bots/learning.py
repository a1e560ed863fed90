"""What the lab learns the judgement from."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.learned.sheet import read_sheet
from hauntbox.games.common.learned.weights import Learned
from hauntbox.games.evidence.bots.features import GENERAL, names_of
from hauntbox.games.evidence.bots.hunt_risk import take_fright
from hauntbox.games.evidence.bots.judgement import Look, judge_by
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.state import UNKNOWN, Haunting, living
from hauntbox.kernel.contract import Learning


def names(scenario: str, options: Options) -> tuple[str, ...]:
    return names_of(scenario, options.players)


def measure(g: Haunting) -> tuple[list[float], float] | None:
    """With what somebody who thinks would have worked out before."""
    if g.room == UNKNOWN or not living(g):
        return None
    seen = g.clone()
    take_fright(seen, knowledge(seen))
    look = Look(seen)
    return look.numbers(), look.by_hand()


def round_of(g: Haunting) -> int:
    return g.round


def weights(text: str) -> Learned:
    return Learned(read_sheet(text), names_of, GENERAL)


LEARNING: Final = Learning("Hunters", names, GENERAL, measure, round_of, judge_by, weights)
