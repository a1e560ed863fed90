"""Logistic regression on positions, and how well it foretells games that it has not seen."""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy
import polars
from msgspec import Struct
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import log_loss, roc_auc_score
from sklearn.preprocessing import StandardScaler

from hauntbox.games.common.learned.sheet import Fitted, HeldOut
from hauntbox.lab.learning.lesson import HELD_OUT, BadLesson

STRICT: Final = 0.1  # C of scikit-learn for each game: how far weights may go. Its dozens of positions are much alike
FREE: Final = 30.0  # how much freer the weight of the judgement by hand is
DIGITS: Final = 4  # of a weight in the file
FLAT: Final = 1e-9  # a number that varies less says nothing


class Score(Struct, frozen=True):
    """How well somebody foretells."""

    auc: float
    log_loss: float


class Span(Struct, frozen=True):
    """Positions of some rounds: what was foretold, and what came."""

    first: int
    last: int
    positions: int
    won: float
    learned: float
    by_hand: float


class Bin(Struct, frozen=True):
    """Positions with much the same chance."""

    foretold: float
    won: float
    positions: int


class Examples:
    """Positions of a scenario or of several, with the general numbers alone."""

    def __init__(self, positions: polars.DataFrame, numbers: int) -> None:
        flat = positions["numbers"].list.head(numbers).explode() if numbers else polars.Series([], dtype=polars.Float64)
        self.x = flat.to_numpy().reshape(positions.height, numbers)
        self.won = positions["won"].to_numpy()
        self.by_hand = positions["by_hand"].to_numpy()
        self.rounds = positions["round"].to_numpy()
        self.games = positions.select("scenario", "index").n_unique()

    def is_one_sided(self) -> bool:
        return len(set(self.won.tolist())) < 2


def halves(positions: polars.DataFrame) -> tuple[polars.DataFrame, polars.DataFrame]:
    """To fit, and held out: by game, so that no game is in both."""
    held = polars.col("index") % HELD_OUT == HELD_OUT - 1
    return positions.filter(~held), positions.filter(held)


def fit(seen: Examples, names: list[str]) -> Fitted:
    """So much of the judgement by hand, and what each number adds to it; numbers that say nothing are left out.

    Weights are held back, so what few games tell of stays as it is by hand; how sure of itself the hand may be is free.
    """
    if seen.is_one_sided():
        raise BadLesson("all games from which to learn ended alike: play more of them, or others")
    table = numpy.column_stack([seen.x, seen.by_hand])
    scale = StandardScaler().fit(table)
    freedom = numpy.append(numpy.ones(len(names)), FREE)
    model = LogisticRegression(C=STRICT * seen.games / len(seen.won), max_iter=2000)
    model.fit(scale.transform(table) * freedom, seen.won)
    spread = numpy.sqrt(scale.var_)
    slopes = numpy.where(spread > FLAT, model.coef_[0] * freedom / numpy.where(spread > FLAT, spread, 1.0), 0.0)
    bias = float(model.intercept_[0] - (slopes * scale.mean_).sum())
    *weights, by_hand = [rounded_off(slope) for slope in slopes.tolist()]
    named = {name: weight for name, weight in zip(names, weights, strict=True) if weight}
    return Fitted(rounded_off(bias), named, by_hand)


def rounded_off(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def log_odds(fitted: Fitted, examples: Examples, names: list[str]) -> Any:
    weights = numpy.array([fitted.weights.get(name, 0.0) for name in names])
    return fitted.bias + fitted.by_hand * examples.by_hand + examples.x @ weights


def score(odds: Any, won: Any) -> Score:
    chances = numpy.clip(1.0 / (1.0 + numpy.exp(-odds)), 1e-6, 1.0 - 1e-6)
    both = len(set(won.tolist())) > 1
    auc = float(roc_auc_score(won, odds)) if both else 0.5
    return Score(round(auc, 4), round(float(log_loss(won, chances, labels=[0.0, 1.0])), 4))


def mixtures(learned: Any, by_hand: Any, won: Any, shares: list[float]) -> dict[float, Score]:
    return {share: score(share * learned + (1.0 - share) * by_hand, won) for share in shares}


def held_out(learned: Any, by_hand: Any, won: Any) -> HeldOut:
    fitted, hand = score(learned, won), score(by_hand, won)
    return HeldOut(fitted.auc, hand.auc, fitted.log_loss, hand.log_loss)


def by_round(examples: Examples, learned: Any, parts: int = 6) -> list[Span]:
    """Calibration: rounds in so many parts with as many positions each, as far as rounds can be parted."""
    edges = sorted({int(edge) for edge in numpy.quantile(examples.rounds, numpy.linspace(0, 1, parts + 1))})
    spans = []
    for n, first in enumerate(edges[:-1] or edges):
        is_last = n >= len(edges) - 2
        last = edges[n + 1] if is_last and len(edges) > 1 else (edges[n + 1] - 1 if len(edges) > 1 else first)
        inside = (examples.rounds >= first) & (examples.rounds <= last)
        if inside.any():
            means = [mean_chance(learned[inside]), mean_chance(examples.by_hand[inside])]
            spans.append(Span(first, last, int(inside.sum()), float(examples.won[inside].mean()), *means))
    return spans


def by_chance(odds: Any, won: Any, parts: int = 10) -> list[Bin]:
    """Positions in so many parts with as many in each, the worst chances first."""
    order = numpy.argsort(odds, kind="stable")
    chunks = [chunk for chunk in numpy.array_split(order, parts) if len(chunk)]
    return [Bin(mean_chance(odds[chunk]), float(won[chunk].mean()), len(chunk)) for chunk in chunks]


def mean_chance(odds: Any) -> float:
    return sum([1.0 / (1.0 + exp(-min(max(each, -30.0), 30.0))) for each in odds.tolist()]) / len(odds)
