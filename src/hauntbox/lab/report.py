"""What came out of a simulation: a row per game, and the report that sums them up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from statistics import fmean, median
from typing import Any

from msgspec import Struct, to_builtins

from hauntbox.lab.intervals import wilson

TIMES = ("decisions_per_second", "seconds", "workers")  # what another run of the same simulation may change


Uses = dict[str, dict[str, bool]]  # what can be done with which part of a scenario, and whether it was


class Failure(Struct, frozen=True):
    """A game that broke, and how to see it break again."""

    seed: str  # of the game
    error: str
    answers: int = 0  # given before the one that broke it
    position: str = ""  # the save just before; empty if it broke at set-up
    is_endless: bool = False  # nothing broke, but nobody was going to win


class Row(Struct, frozen=True):
    """One game."""

    index: int
    decisions: int = 0
    rule: str = ""  # by which it ended
    names: tuple[str, ...] = ()  # of the roles
    sides: tuple[str, ...] = ()  # of the roles
    scores: tuple[float, ...] = ()
    failure: Failure | None = None
    used: Uses = {}


class Lengths(Struct, frozen=True):
    """Decisions in a game."""

    mean: float
    median: float
    min: int
    max: int


class Standing(Struct, frozen=True):
    """How a role or a side has fared."""

    games: int
    wins: int  # games with a score above one half
    low: float  # the true share of wins lies between low and high, 95 times in 100
    high: float
    score: float  # the mean


class Report(Struct, frozen=True):
    """Counts over the games that were finished; what broke is in `failures`."""

    game: str
    rules_version: int
    scenario: str
    options: dict[str, Any]  # those that differ from the defaults
    players: tuple[str, ...]
    seed: str
    games: int
    errors: int
    failures: list[Failure]
    outcomes: dict[str, int]  # by the rule that ended the game
    sides: dict[str, Standing]  # a side fares as well as the best of its roles
    roles: dict[str, Standing]
    lengths: Lengths
    decisions: int
    decisions_per_second: float  # of processor time, so for one worker
    seconds: float  # by the clock on the wall
    workers: int
    used: dict[str, dict[str, int]] = {}  # in how many games each part of the scenario was used, if somebody watched
    unused: dict[str, list[str]] = {}  # what of the scenario was never used, if somebody watched: "visited", rooms

    def facts(self) -> dict[str, Any]:
        """All but the times: equal for equal seeds, on any machine and with any number of workers."""
        return {key: value for key, value in to_builtins(self).items() if key not in TIMES}


def lengths(rows: list[Row]) -> Lengths:
    counts = [row.decisions for row in rows] or [0]
    return Lengths(fmean(counts), median(counts), min(counts), max(counts))


def tally(rows: list[Row]) -> dict[str, Any]:
    """The part of the report that follows from the games alone."""
    done = [row for row in rows if row.failure is None]
    broken = [row.failure for row in rows if row.failure is not None]
    return {
        "games": len(rows),
        "errors": len(broken),
        "failures": broken,
        "outcomes": dict(Counter(row.rule for row in done).most_common()),
        "sides": standings([best_by_name(row.sides, row.scores) for row in done]),
        "roles": standings([best_by_name(row.names, row.scores) for row in done]),
        "lengths": lengths(done),
        "decisions": sum(row.decisions for row in done),
        "used": used([row.used for row in done]),
        "unused": unused([row.used for row in done]),
    }


def add_uses(so_far: Uses, now: Mapping[str, Mapping[str, bool]]) -> None:
    for what, parts in now.items():
        known = so_far.setdefault(what, {})
        for name, is_used in parts.items():
            known[name] = known.get(name, False) or is_used


def used(games: list[Uses]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for game in games:
        for what, parts in game.items():
            counts = found.setdefault(what, {})
            for name, is_used in parts.items():
                counts[name] = counts.get(name, 0) + is_used
    return found


def unused(games: list[Uses]) -> dict[str, list[str]]:
    used: Uses = {}
    for game in games:
        add_uses(used, game)
    return {what: [name for name, is_used in parts.items() if not is_used] for what, parts in used.items()}


def best_by_name(names: tuple[str, ...], scores: tuple[float, ...]) -> dict[str, float]:
    best: dict[str, float] = {}
    for name, score in zip(names, scores, strict=True):
        best[name] = max(score, best.get(name, 0.0))
    return best


def standings(games: list[dict[str, float]]) -> dict[str, Standing]:
    scored: dict[str, list[float]] = {}
    for game in games:
        for name, score in game.items():
            scored.setdefault(name, []).append(score)
    return {name: standing(scores) for name, scores in scored.items()}


def standing(scores: list[float]) -> Standing:
    wins = sum(score > 0.5 for score in scores)
    low, high = wilson(wins, len(scores))
    return Standing(len(scores), wins, low, high, fmean(scores))
