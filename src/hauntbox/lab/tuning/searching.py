"""The search: Optuna proposes numbers, games are played with them, and what came of it goes into the next proposal.

A trial is a line of a file, so that a search goes on where it was. What is proposed follows from the seed and from the
trials before, whoever plays the games and however often they were interrupted.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import optuna
from msgspec import DecodeError, Struct, json
from optuna.distributions import BaseDistribution, CategoricalDistribution, IntDistribution

from hauntbox.games import find
from hauntbox.kernel.options import BadOption
from hauntbox.lab.intervals import wilson
from hauntbox.lab.match import Job
from hauntbox.lab.report import Row, best_by_name
from hauntbox.lab.simulate import chunk_ranges, home_of, play_chunk, remote
from hauntbox.lab.tuning.wish import BadWish, Value, Wish, change, fingerprint, job_for

WISH: Final = "wish.json"
TRIALS: Final = "trials.ndjson"
NEARER: Final = 0.05  # what the greatest change costs: of two that fit, the one nearer to the rules as they are
IMPOSSIBLE: Final = 2.0  # worse than any share
WON: Final = 0.5  # a score above it
FIRST: Final = 8  # trials at random, and the rules as they are before them
Told = Callable[["Trial"], None]


class Trial(Struct, frozen=True):
    """Numbers, and what came of them. A line of the file."""

    number: int
    values: dict[str, Value]
    wins: dict[str, int] = {}  # by side
    games: int = 0
    broken: int = 0
    refused: str = ""  # why such numbers cannot be played

    def share(self, side: str) -> float:
        return self.wins.get(side, 0) / self.games if self.games else 0.0

    def interval(self, side: str) -> tuple[float, float]:
        return wilson(self.wins.get(side, 0), self.games) if self.games else (0.0, 1.0)


def distance(wish: Wish, trial: Trial) -> float:
    """How far the shares are from what is wanted, all aims together."""
    if trial.refused or not trial.games:
        return IMPOSSIBLE
    return sum([aim.distance(trial.share(aim.side)) for aim in wish.aims])


def worth(wish: Wish, trial: Trial) -> float:
    """What the search makes small."""
    return distance(wish, trial) + NEARER * change(wish, trial.values)


class TuningFolder:
    """Made for a wish, or opened again. Another wish's folder is refused and left as it is."""

    def __init__(self, path: Path, wish: Wish) -> None:
        self.path = path
        told = {"wish": wish, "fingerprint": fingerprint(wish)}
        file = path / WISH
        if file.exists():
            if fingerprint_in(file) != told["fingerprint"]:
                raise BadWish(f"{path} holds another search, or other rules: choose another folder with --folder")
        elif path.exists() and any(path.iterdir()):
            raise BadWish(f"{path} is not empty and holds no search: choose another folder with --folder")
        else:
            path.mkdir(parents=True, exist_ok=True)
            half = file.with_suffix(".half")
            half.write_bytes(json.format(json.encode(told), indent=2))
            half.replace(file)
        self.trials = read_trials(path / TRIALS)

    def add(self, trial: Trial) -> None:
        """All lines are written anew, so that none is ever half there."""
        lines = [json.encode(each) for each in (*self.trials, trial)]
        half = self.path / f"{TRIALS}.half"
        half.write_bytes(b"\n".join(lines) + b"\n")
        half.replace(self.path / TRIALS)
        self.trials.append(trial)


def fingerprint_in(file: Path) -> str:
    try:
        return str(json.decode(file.read_bytes())["fingerprint"])
    except (DecodeError, KeyError, TypeError) as error:
        raise BadWish(f"{file} cannot be read ({error}): nothing was changed") from error


def read_trials(path: Path) -> list[Trial]:
    found: list[Trial] = []
    lines = path.read_bytes().splitlines() if path.exists() else []
    for number, line in enumerate(lines):
        try:
            trial = json.decode(line, type=Trial)
        except DecodeError as error:
            raise BadWish(f"{path}, line {number + 1} cannot be read ({error}): nothing was changed") from error
        if trial.number != number:
            raise BadWish(f"{path}, line {number + 1}: trial {trial.number} instead of {number}: nothing was changed")
        found.append(trial)
    return found


def search(folder: TuningFolder, wish: Wish, trials: int, workers: int = 1, told: Told | None = None) -> list[Trial]:
    """All trials, those of before first."""
    with pool_of(workers) as pool:
        while len(folder.trials) < trials:
            trial = tried(folder, wish, proposed(wish, folder.trials), workers, pool)
            folder.add(trial)
            if told is not None:
                told(trial)
    return folder.trials


def tried(folder: TuningFolder, wish: Wish, values: dict[str, Value], workers: int, pool: Executor | None) -> Trial:
    """Numbers that were played before are not played again: the same seeds would bring the same."""
    number = len(folder.trials)
    before = next((each for each in folder.trials if each.values == values), None)
    if before is not None:
        return Trial(number, values, before.wins, before.games, before.broken, before.refused)
    return measured(wish, number, values, wish.games, f"{wish.seed}/trial", workers, pool)


def measured(
    wish: Wish, number: int, values: dict[str, Value], games: int, seed: str, workers: int, pool: Executor | None
) -> Trial:
    try:
        job = job_for(wish, values, seed)
    except BadOption as error:
        return Trial(number, values, refused=str(error))
    rows = played(wish, job, games, workers, pool)
    whole = [row for row in rows if row.failure is None]
    wins: dict[str, int] = {}
    for row in whole:
        for side, score in best_by_name(row.sides, row.scores).items():
            wins[side] = wins.get(side, 0) + (score > WON)
    return Trial(number, values, wins, len(whole), len(rows) - len(whole))


def played(wish: Wish, job: Job, games: int, workers: int, pool: Executor | None) -> list[Row]:
    kind = find(wish.game)
    if pool is None:
        return play_chunk(kind, job, 0, games)[0]
    home = home_of(kind)
    futures = [pool.submit(remote, home, job, *span) for span in chunk_ranges(games, workers)]
    return [row for future in futures for row in future.result()[0]]


def pool_of(workers: int) -> AbstractContextManager[Executor | None]:
    if workers <= 1:
        return nullcontext(None)
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


# What Optuna proposes -------------------------------------------------------------------------------------------------


def proposed(wish: Wish, trials: list[Trial]) -> dict[str, Value]:
    """First the rules as they are, then a few at random, then by the tree-structured Parzen estimator."""
    ranges = spaces(wish)
    if not trials and all([is_inside(field.default, ranges[field.name]) for field in wish.fields]):
        return {field.name: field.default for field in wish.fields}
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    seed = int.from_bytes(blake2b(f"{wish.seed}/{len(trials)}".encode(), digest_size=4).digest(), "big")
    sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=FIRST, multivariate=True)
    study = optuna.create_study(direction="minimize", sampler=sampler)
    for trial in trials:
        study.add_trial(past(wish, trial))
    asked = study.ask(ranges)
    return {field.name: asked.params[field.name] for field in wish.fields}


def past(wish: Wish, trial: Trial) -> Any:
    own = {name: space for name, space in spaces(wish).items() if is_inside(trial.values[name], space)}
    values = {name: trial.values[name] for name in own}
    return optuna.trial.create_trial(params=values, distributions=own, value=worth(wish, trial))


def spaces(wish: Wish) -> dict[str, BaseDistribution]:
    return {
        field.name: CategoricalDistribution(field.values) if field.values else IntDistribution(field.low, field.high)
        for field in wish.fields
    }


def is_inside(value: Value, space: BaseDistribution) -> bool:
    if isinstance(space, CategoricalDistribution):
        return value in space.choices
    assert isinstance(space, IntDistribution)
    return isinstance(value, int) and space.low <= value <= space.high


def best(wish: Wish, trials: list[Trial]) -> Trial:
    return min(trials, key=lambda trial: (worth(wish, trial), trial.number))


def confirmed(wish: Wish, trial: Trial, games: int, workers: int = 1) -> Trial:
    """The same numbers on other seeds: the best of many was lucky too."""
    with pool_of(workers) as pool:
        return measured(wish, trial.number, trial.values, games, f"{wish.seed}/confirmed", workers, pool)
