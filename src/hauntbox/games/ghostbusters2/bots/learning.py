"""What the lab learns the judgement from."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.learned.sheet import read_sheet
from hauntbox.games.common.learned.weights import Learned
from hauntbox.games.ghostbusters2.bots.features import GENERAL, measured, names_of
from hauntbox.games.ghostbusters2.bots.judgement import by_hand, judge_by, log_odds, parts_of
from hauntbox.games.ghostbusters2.bots.work_left import plan_of
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.state import ROLES, Busters
from hauntbox.kernel.contract import Learning


def names(scenario: str, options: Options) -> tuple[str, ...]:
    return names_of(scenario, len(ROLES))


def measure(g: Busters) -> tuple[list[float], float] | None:
    if not g.order:
        return None
    plan = plan_of(g)
    parts = parts_of(g, plan)
    return measured(g, plan, parts), log_odds(by_hand(parts))


def round_of(g: Busters) -> int:
    return g.round


def weights(text: str) -> Learned:
    return Learned(read_sheet(text), names_of, GENERAL)


LEARNING: Final = Learning("Ghostbusters", names, GENERAL, measure, round_of, judge_by, weights)
