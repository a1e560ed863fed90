"""Learned weights at work: log-odds of what is measured in a position, mixed with those that are made by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hauntbox.games.common.learned.sheet import BadWeights, Fitted, LearnedSheet, shipped_sheet

Names = Callable[[str, int], Sequence[str]]  # (scenario, players): what is measured there, the general numbers first


class Learned:
    """The weights of a game. A scenario that has none of its own goes by the general ones, or by hand alone."""

    def __init__(self, sheet: Any, names: Names, general: Sequence[str]) -> None:
        self.share: float = sheet.share
        self.sheet: Any = sheet
        self.names = names
        self.general = list(general)
        self.rows: dict[tuple[str, int], list[float]] = {}
        if sheet.general is not None:
            row_of(sheet.general, self.general)  # a name that nobody measures is told at once

    def log_odds(self, scenario: str, players: int, numbers: list[float], by_hand: float) -> float:
        row = self.rows.get((scenario, players))
        if row is None:
            row = self.rows[scenario, players] = self.row(scenario, players)
        if not row:
            return by_hand
        total = row[0] + row[1] * by_hand
        for i in range(2, len(row)):
            total += row[i] * numbers[i - 2]
        return self.share * total + (1.0 - self.share) * by_hand

    def row(self, scenario: str, players: int) -> list[float]:
        """The bias, that of the hand, then a weight for each number; empty where nothing was learned."""
        own = self.sheet.scenario.get(scenario)
        if own is not None:
            return row_of(own, list(self.names(scenario, players)))
        return row_of(self.sheet.general, self.general) if self.sheet.general is not None else []


def row_of(fitted: Fitted, names: Sequence[str]) -> list[float]:
    unknown = [name for name in fitted.weights if name not in names]
    if unknown:
        raise BadWeights(f"weights of what nobody measures: {', '.join(unknown)}; learn them anew")
    return [fitted.bias, fitted.by_hand, *[fitted.weights.get(name, 0.0) for name in names]]


def learned_of(sheet: LearnedSheet | None, names: Names, general: Sequence[str]) -> Learned | None:
    return Learned(sheet, names, general) if sheet is not None else None


def shipped(game: str, names: Names, general: Sequence[str]) -> Learned | None:
    """What the game has learned, if anything."""
    return learned_of(shipped_sheet(game), names, general)
