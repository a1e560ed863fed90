"""Counts moves that nobody with sense makes: going and coming back, changing and changing back, and what a game names.

What somebody has learned on the way, or done there, is a reason: then the count begins anew. A walk to and fro is one
that passes a place twice though nobody has learned anything in between, and the walker has done nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final

from msgspec import Struct

from hauntbox.games import find
from hauntbox.kernel.contract import Declaration, Silly
from hauntbox.kernel.wire import Action
from hauntbox.lab.experiments.experiment import BadExperiment
from hauntbox.lab.match import LIMIT, Job, Match
from hauntbox.lab.simulate import Progress, home_of, job_of

FRO: Final = "goes to and fro"
SHOWN: Final = 3  # of each kind, to look at


class NotCounted(BadExperiment):
    """A game that names no silly moves, in one line."""


class Sample(Struct, frozen=True):
    """A silly move, and where to find it."""

    kind: str
    side: str
    role: str
    seed: str
    answer: int  # of the game, from 0
    move: str


class Follies(Struct, frozen=True):
    """A game's silly moves."""

    index: int
    decisions: int
    moves: dict[str, int]  # by "side: kind"
    samples: list[Sample]


class Watcher:
    """Remembers, as long as nobody has learned anything, where everybody has been and what everything was like."""

    def __init__(self, silly: Silly, g: Any) -> None:
        self.silly = silly
        self.been: list[list[Any]] = []
        self.had: dict[str, list[Any]] = {}
        self.forget(g)

    def forget(self, g: Any) -> None:
        self.been = [[place] for place in self.silly.places(g)]
        self.had = {name: [of(g)] for name, of in self.silly.goods.items()}

    def saw(self, before: Any, role: int, act: Action, after: Any) -> list[str]:
        """What was silly about it."""
        found = [self.silly.folly(before, role, act, after)]
        if after.learned or after.outcome is not None or len(self.silly.places(after)) != len(self.been):
            self.forget(after)
            return [kind for kind in found if kind]
        found += self.changed_back(after)
        moved = self.silly.places(after)[role] != self.been[role][-1] if role < len(self.been) else False
        if moved:
            found.append(self.came_back(role, self.silly.places(after)[role]))
        elif not isinstance(act, self.silly.idle) and role < len(self.been):
            self.been[role] = [self.been[role][-1]]  # it has done something here
        return [kind for kind in found if kind]

    def came_back(self, role: int, place: Any) -> str:
        back = place in self.been[role]
        self.been[role] = [place] if back else [*self.been[role], place]
        return FRO if back else ""

    def changed_back(self, g: Any) -> list[str]:
        found = []
        for name, of in self.silly.goods.items():
            now, had = of(g), self.had[name]
            if now != had[-1]:
                found.append(name if now in had else "")
                self.had[name] = [now] if now in had else [*had, now]
        return found


def watch_game(kind: Declaration, job: Job, index: int) -> Follies:
    silly = silly_of(kind)
    match = Match(kind, job, index)
    watcher = Watcher(silly, match.g)
    moves: Counter[str] = Counter()
    samples: list[Sample] = []
    decisions = 0
    for answer in range(LIMIT):
        if not match.g.agenda:
            return Follies(index, decisions, dict(moves), samples)
        role, act, options = match.decide()
        before = match.g.clone()
        match.g.apply(role, act)
        found = watcher.saw(before, role, act, match.g)
        decisions += options > 1
        for each in found if options > 1 else []:
            side = kind.side(before, role)
            moves[f"{side}: {each}"] += 1
            if moves[f"{side}: {each}"] <= SHOWN:
                told = kind.describe(before, act)
                name = kind.role_name(before, role)
                samples.append(Sample(each, side, name, job.seed_of(index), answer, told))
    raise NotCounted(f"a game of {kind.title} that does not end after {LIMIT:,} answers")


def silly_of(kind: Declaration) -> Silly:
    if kind.silly is None:
        raise NotCounted(f"{kind.title} names no silly moves: bots/silly.py does it")
    return kind.silly


class Count(Struct, frozen=True):
    """What a bot did in so many games."""

    game: str
    scenario: str
    bot: str
    games: int
    decisions: float  # in a game
    moves: dict[str, float]  # in a game, by "side: kind"; all kinds that could have been
    samples: list[Sample]


def count_silly(
    game: str,
    bot: str,
    games: int,
    options: Mapping[str, Any] | None = None,
    scenario: str = "",
    seed: str = "silly",
    workers: int = 1,
    progress: Progress | None = None,
) -> Count:
    """The same for any number of workers."""
    kind = find(game)
    silly_of(kind)
    job = job_of(kind, seed, [bot], dict(options or {}), scenario or None)
    rows: dict[int, Follies] = {}
    for row in played(kind, job, games, workers):
        rows[row.index] = row
        if progress is not None:
            progress(len(rows), games)
    return summed(kind, job, bot, [rows[n] for n in range(games)])


def played(kind: Declaration, job: Job, games: int, workers: int) -> Iterator[Follies]:
    if workers <= 1:
        yield from (watch_game(kind, job, n) for n in range(games))
        return
    home = home_of(kind)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(watch_remote, home, job, n) for n in range(games)]):
            yield future.result()


def watch_remote(home: str, job: Job, index: int) -> Follies:
    return watch_game(import_module(home).GAME, job, index)


def summed(kind: Declaration, job: Job, bot: str, rows: Sequence[Follies]) -> Count:
    silly = silly_of(kind)
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row.moves)
    g = kind.new(job.options, job.scenario, "")
    sides = dict.fromkeys([kind.side(g, seat[0]) for seat in kind.seats(job.options, job.scenario)])
    names = [f"{side}: {name}" for side in sides for name in (FRO, *silly.goods, *silly.kinds)]
    moves = {name: total[name] / len(rows) for name in dict.fromkeys([*names, *sorted(total)])}
    samples: list[Sample] = []
    for sample in [each for row in rows for each in row.samples]:
        if len([each for each in samples if (each.kind, each.side) == (sample.kind, sample.side)]) < SHOWN:
            samples.append(sample)
    decisions = sum([row.decisions for row in rows]) / len(rows)
    return Count(kind.name, job.scenario.partition("\n")[0], bot, len(rows), decisions, moves, samples)
