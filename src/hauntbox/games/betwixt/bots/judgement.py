"""What a bot thinks of a position that it has not played out: the same for all of the family."""

from __future__ import annotations

from math import exp
from typing import Final

from hauntbox.games.betwixt.bots.features import FEATURES
from hauntbox.games.betwixt.bots.forecast import Forecast
from hauntbox.games.betwixt.state import Farm

SCALE: Final = 22.0  # HP that make a chance of even into one of about three in four
WEIGHTS: Final[dict[str, float]] = {
    "standing": 4.0,
    "health": 0.7,
    "balance": 3.0,
    "guests": 0.5,
    "focus": 0.1,
    "medicine": 1.0,
    "ailments": -0.5,
    "blessings": 0.3,
    "goods": 0.03,
    "items": 0.3,
    "toll": -1.0,
    "danger": -8.0,
    "length": -2.0,
    "fuss": -2.0,
    "torn": -30.0,
    "ahead": -0.6,
    "progress": 6.0,
    "tally": 6.0,
    "errands": -1.0,
    "search": -0.05,
    "time": -0.1,
    "bother": -0.3,
}
LEVEL: Final = 50.0  # what a family has at the start


def judge(g: Farm, role: int) -> float:
    """How well it looks for the family, from 0 to 1."""
    if not g.laid or not g.post:
        return 0.5
    look = Forecast(g)
    balance = sum([WEIGHTS[name] * feature(look) for name, feature in FEATURES.items()]) - LEVEL
    return 0.01 + 0.98 / (1.0 + exp(-balance / SCALE))
