"""Shares of wins, and the difference that a change makes, each with its interval."""

from __future__ import annotations

import polars

from hauntbox.lab.experiments.differences import WON, Difference, Share, difference, share
from hauntbox.lab.experiments.rows import Games


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
        found.append(share(str(side), rows["won"].to_list()))
    return found


def half_width(games: Games) -> float:
    """Half the widest interval of the sides; 1 where no game was finished."""
    return max([(each.high - each.low) / 2 for each in shares(games)], default=1.0)


def differences(before: Games, after: Games) -> list[Difference]:
    """Of two cells that were played on the same seeds."""
    pairs = wins_by_side(before).join(wins_by_side(after), on=["index", "side"], suffix="_after", maintain_order="left")
    found = []
    for (side,), rows in pairs.group_by("side", maintain_order=True):
        found.append(difference(str(side), rows["won"].to_list(), rows["won_after"].to_list()))
    return found
