"""Shares of wins, and the difference that a change makes, each with its interval."""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import Final

import polars
from msgspec import Struct

from hauntbox.lab.experiments.rows import Games
from hauntbox.lab.intervals import Z95, wilson

WON: Final = 0.5  # a score above it


class Share(Struct, frozen=True):
    """What a side has won."""

    side: str
    games: int
    wins: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games


class Difference(Struct, frozen=True):
    """What a change did to a side's share of wins, game for game on the same seeds."""

    side: str
    pairs: int
    before: float
    after: float
    low: float  # the true difference lies between low and high, 95 times in 100
    high: float

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


def finished(games: Games) -> Games:
    return games.filter(polars.col("error") == "")


def cell_games(games: Games, number: int) -> Games:
    return games.filter(polars.col("cell") == number)


def wins_by_side(games: Games) -> Games:
    """A row for each game and side: `index`, `side`, `won`."""
    long = finished(games).select("index", polars.col("sides"), polars.col("side_scores"))
    long = long.explode("sides", "side_scores").rename({"sides": "side"})
    return long.select("index", "side", (polars.col("side_scores") > WON).cast(polars.Float64).alias("won"))


def shares(games: Games) -> list[Share]:
    """By side, in the order of the first game."""
    found = []
    for (side,), rows in wins_by_side(games).group_by("side", maintain_order=True):
        wins = int(rows["won"].sum())
        found.append(Share(str(side), rows.height, wins, *wilson(wins, rows.height)))
    return found


def half_width(games: Games) -> float:
    """Half the widest interval of the sides; 1 where no game was finished."""
    return max([(each.high - each.low) / 2 for each in shares(games)], default=1.0)


def differences(before: Games, after: Games) -> list[Difference]:
    """Of two cells that were played on the same seeds."""
    pairs = wins_by_side(before).join(wins_by_side(after), on=["index", "side"], suffix="_after", maintain_order="left")
    found = []
    for (side,), rows in pairs.group_by("side", maintain_order=True):
        steps = (rows["won_after"] - rows["won"]).to_list()
        low, high = paired_interval(steps)
        found.append(
            Difference(
                str(side), len(steps), fmean(rows["won"].to_list()), fmean(rows["won_after"].to_list()), low, high
            )
        )
    return found


def paired_interval(steps: list[float], z: float = Z95) -> tuple[float, float]:
    """Where the mean of the true steps lies. Two imagined pairs, one each way, keep it honest with few games
    (Agresti and Min, Biometrics 61, 2005)."""
    n = len(steps) + 2
    mean = sum(steps) / n
    spread = (sum([step * step for step in steps]) + 2 - n * mean * mean) / (n * n)
    reach = z * sqrt(max(spread, 0.0))
    return max(-1.0, mean - reach), min(1.0, mean + reach)
