"""What the lab learns the judgement from."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.learned.sheet import read_sheet
from hauntbox.games.common.learned.weights import Learned
from hauntbox.games.hunter13.bots.features import GENERAL, names_of
from hauntbox.games.hunter13.bots.judgement import Look, judge_by
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.state import NOBODY, Mansion
from hauntbox.kernel.contract import Learning


def names(scenario: str, options: Options) -> tuple[str, ...]:
    return names_of(scenario, options.hunters)


def measure(g: Mansion) -> tuple[list[float], float] | None:
    if not g.order or NOBODY in g.who:
        return None
    look = Look(g)
    return look.numbers(), look.by_hand()


def round_of(g: Mansion) -> int:
    return g.round


def weights(text: str) -> Learned:
    return Learned(read_sheet(text), names_of, GENERAL)


LEARNING: Final = Learning("Hunters", names, GENERAL, measure, round_of, judge_by, weights)
