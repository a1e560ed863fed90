"""A small experiment, as the page in the browser asks for it: a set-up as it is, and changed, on the same seeds.

It is bounded in all that takes time, and needs no tables of rows: a server without the extra `lab` plays it too. As a
file it is an experiment like any other, which `hauntbox lab run` plays with more games.
"""

from __future__ import annotations

import os
from collections import Counter
from time import perf_counter
from typing import Annotated, Final

from msgspec import Meta, Struct

from hauntbox.games import find
from hauntbox.lab.experiments.differences import WON, Difference, Share, difference, share, told
from hauntbox.lab.experiments.experiment import BadExperiment, Cell, Experiment, SetOfGames, Value, cells_of_set
from hauntbox.lab.match import play
from hauntbox.lab.report import Row, best_by_name
from hauntbox.lab.toml_text import toml

FEWEST: Final = 20  # pairs of games
MOST: Final = 400
CHANGES: Final = 2  # numbers that are changed at once: of more nobody knows which one did it
BOTS: Final = ("random", "greedy", "easy")  # the quick ones
LATER: Final = 19  # how far the system puts such games behind all else


class SmallExperiment(Struct, forbid_unknown_fields=True):
    """What is asked for."""

    game: str
    changes: Annotated[dict[str, Value], Meta(min_length=1, max_length=CHANGES)]
    scenario: str = ""  # the game's first
    options: dict[str, Value] = {}  # of both halves of a pair
    bot: str = BOTS[0]  # in all seats
    games: Annotated[int, Meta(ge=FEWEST, le=MOST)] = 100  # pairs
    seed: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9 _-]+$")] = "lab"


class GamePair(Struct, frozen=True):
    """A game as it is, and the game on the same seed with the change."""

    before: Row
    after: Row


class Outcome(Struct, frozen=True):
    """What the pairs say that were played so far; `words` are those of `lab compare`."""

    words: str
    before: list[Share]
    after: list[Share]
    differences: list[Difference]
    length_before: float  # decisions in a game
    length_after: float
    endings: list[tuple[str, int, int]]  # rule, games that ended by it before and after
    broken: int  # pairs of which a game broke: they count nowhere
    error: str  # of the first of them


def experiment_of(small: SmallExperiment) -> Experiment:
    """As a file would ask for it."""
    change = ", ".join([f"{name} {shown(value)}" for name, value in small.changes.items()])
    scenario = small.scenario or next(iter(find(small.game).scenarios))
    asked = SetOfGames(small.game, [scenario], (small.bot,), small.options, {}, {change: small.changes})
    return Experiment([asked], f"What does {change.replace('_', ' ')} do?", small.seed, small.games)


def cells_of_small(small: SmallExperiment) -> list[Cell]:
    """Both halves of a pair, checked. What is wrong is one line: ValueError or LookupError."""
    kind = find(small.game)
    if small.scenario and small.scenario not in kind.scenarios:
        raise BadExperiment(f"unknown scenario: {kind.title} has {', '.join(kind.scenarios)}")
    if small.bot not in BOTS:
        raise BadExperiment(f"a small experiment is played by one of {', '.join(BOTS)}")
    found = list(cells_of_set(experiment_of(small).set[0], small.seed, 0))
    if found[0].job.options == found[1].job.options:
        raise BadExperiment("that changes nothing: choose another number than the one it is")
    return found


def text_of(experiment: Experiment) -> str:
    """The file of such an experiment."""
    (one,) = experiment.set
    lines = [
        f"title = {toml(experiment.title)}",
        f"games = {toml(experiment.games)}  # in every set-up; or: precision = 0.05, and at_most = 5000",
        f"seed = {toml(experiment.seed)}",
        "",
        "[[set]]",
        f"game = {toml(one.game)}",
        f"scenarios = {toml(one.scenarios)}",
        f"bots = {toml(one.bots)}",
        *([f"options = {inline(one.options)}"] if one.options else []),
    ]
    for name, changed in one.changes.items():
        lines += ["", f"[set.changes.{toml(name)}]", *[f"{each} = {toml(value)}" for each, value in changed.items()]]
    return "\n".join(lines) + "\n"


def inline(options: dict[str, Value]) -> str:
    return "{ " + ", ".join([f"{name} = {toml(value)}" for name, value in options.items()]) + " }"


def shown(value: Value) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


# In a process of its own.


def play_pairs(cells: list[Cell], first: int, last: int, seconds: float) -> list[GamePair]:
    """As many as are finished in so many seconds, but one at least. Everything else on the machine comes first."""
    give_way()
    until = perf_counter() + seconds
    found: list[GamePair] = []
    while first + len(found) < last and (not found or perf_counter() < until):
        found.append(play_pair(cells, first + len(found)))
    return found


def play_pair(cells: list[Cell], index: int) -> GamePair:
    kind = find(cells[0].game)
    before, after = [play(kind, cell.job, index) for cell in cells]
    return GamePair(before, after)


def give_way() -> None:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, LATER)


# What came out.


def outcome(pairs: list[GamePair]) -> Outcome:
    sound = [pair for pair in pairs if pair.before.failure is None and pair.after.failure is None]
    errors = [row.failure.error for pair in pairs for row in (pair.before, pair.after) if row.failure is not None]
    befores, afters = [pair.before for pair in sound], [pair.after for pair in sound]
    changed = differences([wins_of(row) for row in befores], [wins_of(row) for row in afters])
    return Outcome(
        words=told(changed),
        before=shares(befores),
        after=shares(afters),
        differences=changed,
        length_before=mean_length(befores),
        length_after=mean_length(afters),
        endings=endings(befores, afters),
        broken=len(pairs) - len(sound),
        error=errors[0] if errors else "",
    )


def wins_of(row: Row) -> dict[str, float]:
    """By side: 1 if it has won."""
    return {side: float(score > WON) for side, score in best_by_name(row.sides, row.scores).items()}


def shares(rows: list[Row]) -> list[Share]:
    found: dict[str, list[float]] = {}
    for row in rows:
        for side, won in wins_of(row).items():
            found.setdefault(side, []).append(won)
    return [share(side, won) for side, won in found.items()]


def differences(befores: list[dict[str, float]], afters: list[dict[str, float]]) -> list[Difference]:
    """Of each side, over the pairs in which it was there both times."""
    found: dict[str, list[tuple[float, float]]] = {}
    for before, after in zip(befores, afters, strict=True):
        for side in before.keys() & after.keys():
            found.setdefault(side, []).append((before[side], after[side]))
    order = [side for side in dict.fromkeys([side for each in befores for side in each]) if side in found]
    return [difference(side, [one for one, _ in found[side]], [two for _, two in found[side]]) for side in order]


def mean_length(rows: list[Row]) -> float:
    return sum([row.decisions for row in rows]) / max(len(rows), 1)


def endings(befores: list[Row], afters: list[Row]) -> list[tuple[str, int, int]]:
    """The commonest first."""
    before, after = Counter([row.rule for row in befores]), Counter([row.rule for row in afters])
    rules = sorted({*before, *after}, key=lambda rule: (-before[rule], -after[rule], rule))
    return [(rule, before[rule], after[rule]) for rule in rules]
