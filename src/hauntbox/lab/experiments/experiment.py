"""An experiment as its author writes it, and the cells that are played for it.

A cell is one set-up: a game, a scenario, a bot for every seat and all options. `vary` makes a cell of each combination
of its values. Every cell of a set is played as it stands, and once more with each of the set's changes, on the same
seeds: that is what `hauntbox lab compare` compares.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from hauntbox.games import find
from hauntbox.kernel.options import BadOption, kept
from hauntbox.lab.match import Job
from hauntbox.lab.simulate import job_of

AS_IT_IS: Final = "as it is"
MOST_CELLS: Final = 500
MOST_GAMES: Final = 1_000_000


class BadExperiment(ValueError):
    """What is wrong with an experiment, and what would be right, in one line."""


Value = int | str | bool


class SetOfGames(Struct, forbid_unknown_fields=True):
    """One game and what is varied in it. A `[[set]]` of the file."""

    game: str
    scenarios: list[str] = []  # none: the game's first
    bots: tuple[str, ...] = ("random",)  # each entry is a bot for all seats, or one for each by commas
    options: dict[str, Value] = {}
    vary: dict[str, list[Value]] = {}
    changes: dict[str, dict[str, Value]] = {}  # a name for each change, and the options that it sets


class Experiment(Struct, forbid_unknown_fields=True):
    """The whole file."""

    set: Annotated[list[SetOfGames], Meta(min_length=1)]
    title: str = ""
    seed: str = "0"
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] | None = None  # in every cell
    precision: Annotated[float, Meta(gt=0, lt=0.5)] | None = None  # play on until each side's share of wins is as sure
    at_most: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 10_000  # games in a cell, however unsure


class Cell(Struct, frozen=True):
    """What is played: one line of every table."""

    number: int  # in the order of the file
    pair: int  # the cell that it is compared with; its own number where nothing is changed
    game: str
    change: str
    bots: str
    varied: dict[str, Value]  # what tells it from the other cells of its set
    job: Job

    @property
    def name(self) -> str:
        """In words: what tells it from others."""
        words = [self.job.scenario, self.bots, *[f"{name} {value}" for name, value in self.varied.items()]]
        return ", ".join([self.game, *words, *([self.change] if self.change != AS_IT_IS else [])])


def read_experiment(path: Path) -> Experiment:
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
        experiment = msgspec.convert(given, Experiment)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadExperiment(f"{path}: {error}") from error
    except msgspec.ValidationError as error:
        raise BadExperiment(f"{path}: {error}") from error
    if (experiment.games is None) == (experiment.precision is None):
        raise BadExperiment(f"{path}: say either games = 400 or precision = 0.05, one of the two")
    return experiment


def cells_of(experiment: Experiment) -> list[Cell]:
    """All that is to be played, checked: an unknown name or an impossible option is refused before the first game."""
    cells: list[Cell] = []
    for n, each in enumerate(experiment.set, 1):
        try:
            for cell in cells_of_set(each, experiment.seed, len(cells)):
                cells.append(cell)
                if len(cells) > MOST_CELLS:
                    raise BadExperiment(f"more than {MOST_CELLS} cells: vary less at once")
        except (ValueError, LookupError) as error:
            raise BadExperiment(f"set {n}, {each.game}: {error}") from error
    return cells


def cells_of_set(each: SetOfGames, seed: str, first: int) -> Iterator[Cell]:
    kind = find(each.game)
    check_names(each)
    number = first
    for (scenario, bots), values in product(product(each.scenarios or [""], each.bots), product(*each.vary.values())):
        varied = dict(zip(each.vary, values, strict=True))
        pair = number
        for change, numbers in {AS_IT_IS: {}, **each.changes}.items():
            chosen: Mapping[str, Any] = {**each.options, **varied, **numbers}
            job = job_of(kind, seed, [name.strip() for name in bots.split(",")], chosen, scenario or None)
            kind.lay_out(job.options, job.scenario, "")  # refuses options that exclude one another
            yield Cell(number, pair, each.game, change, bots, varied, job)
            number += 1


def check_names(each: SetOfGames) -> None:
    """What is said twice is a slip of the pen."""
    if AS_IT_IS in each.changes:
        raise BadExperiment(f"a change cannot be called {AS_IT_IS!r}: that is the name of what it is compared with")
    for name in each.vary:
        if name in each.options:
            raise BadOption(f"option {name} stands under options and under vary: take one of them out")
        if not each.vary[name]:
            raise BadOption(f"vary.{name} is empty: give it the values to try")
    for change, numbers in each.changes.items():
        if not numbers:
            raise BadOption(f"change {change!r} changes nothing: give it an option")


def fingerprint(experiment: Experiment, cells: list[Cell]) -> str:
    """Of all that decides which games are played. How many there are may grow from one run to the next."""
    told = [
        (cell.game, find(cell.game).version, kept(cell.job.options), cell.job.scenario, cell.job.players, cell.change)
        for cell in cells
    ]
    return blake2b(msgspec.json.encode((experiment.seed, told)), digest_size=8).hexdigest()
