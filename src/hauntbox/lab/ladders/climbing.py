"""Neighbours on a ladder play the same seeds until it is clear which one is better, or games enough are played.

One looks at the games a few times. Whoever looks often finds a difference by chance sooner or later, so the interval
is as wide as that many looks ask for: of all that is called clear, one in twenty is chance, as with a single look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from itertools import pairwise
from multiprocessing import get_context
from typing import Final

from msgspec import Struct

from hauntbox.kernel.contract import Declaration
from hauntbox.lab.experiments.differences import Difference, difference
from hauntbox.lab.intervals import Z95
from hauntbox.lab.ladders.ladder import Ladder, Task, play_one, sides
from hauntbox.lab.ladders.record import Record
from hauntbox.lab.report import Standing, standing
from hauntbox.lab.simulate import home_of

LOOKS: Final = (20, 40, 80, 120)  # games after which one looks, beside the last
MOST: Final = 200  # games of a rung
SLOW: Final = {"expert": 40}  # of those who think long
REACH: Final = (Z95, 2.178, 2.289, 2.361, 2.413)  # standard deviations for so many looks (Pocock, Biometrika 64, 1977)
Tell = Callable[[int, int], None]  # games done, games in all as far as one knows


class Step(Struct, frozen=True):
    """From a rung to a higher one, of a side."""

    side: str
    low: str
    high: str


class Climbed(Struct, frozen=True):
    """What came out: how every player of every side fared, and what lies between them."""

    fared: dict[str, dict[str, Standing]]
    steps: list[tuple[Step, Difference]]


def steps_of(ladder: Ladder, side: str) -> list[Step]:
    """Neighbours, and the two ends of the levels."""
    found = [Step(side, low, high) for low, high in pairwise(ladder.rungs)]
    ends = Step(side, "easy", "hard")
    return [*found, ends] if {"easy", "hard"} <= {*ladder.rungs} and ends not in found else found


def looks(most: int) -> list[int]:
    return [*[look for look in LOOKS if look < most], most]


def most_of(step: Step, most: int) -> int:
    return min([most, *[SLOW[name] for name in (step.low, step.high) if name in SLOW]])


def climb(
    kind: Declaration, ladder: Ladder, record: Record, most: int = MOST, workers: int = 1, tell: Tell | None = None
) -> Climbed:
    """Go on with the record until every step is clear or at its end."""
    steps = [step for side in sides(kind, ladder) for step in steps_of(ladder, side)]
    found: dict[Step, Difference] = {}
    for look in sorted({look for step in steps for look in looks(most_of(step, most))}):
        open_ = [step for step in steps if look in looks(most_of(step, most)) and not is_clear(found.get(step))]
        wanted = dict.fromkeys([task for step in open_ for task in tasks(step, look)])
        play_missing(kind, ladder, record, list(wanted), workers, tell)
        found |= {step: compared(record, step, look, most_of(step, most)) for step in open_}
    fared = {side: {player: of_all(record, side, player) for player in ladder.rungs} for side in sides(kind, ladder)}
    return Climbed(fared, [(step, found[step]) for step in steps])


def is_clear(found: Difference | None) -> bool:
    return found is not None and found.is_clear


def tasks(step: Step, games: int) -> list[Task]:
    return [Task(step.side, player, index) for index in range(games) for player in (step.low, step.high)]


def compared(record: Record, step: Step, games: int, most: int) -> Difference:
    """Pair by pair: the same seed, played by the lower one and by the higher one."""
    low, high = [record.first(step.side, player, games) for player in (step.low, step.high)]
    return difference(step.side, low, high, REACH[len(looks(most)) - 1])


def of_all(record: Record, side: str, player: str) -> Standing:
    return standing(record.first(side, player, record.played(side, player)))


def play_missing(
    kind: Declaration, ladder: Ladder, record: Record, wanted: list[Task], workers: int, tell: Tell | None
) -> None:
    missing = [task for task in wanted if not record.has(task)]
    for done, (task, won) in enumerate(played(kind, ladder, missing, workers), 1):
        record.add(task, won)
        if tell is not None:
            tell(len(wanted) - len(missing) + done, len(wanted))


def played(kind: Declaration, ladder: Ladder, missing: list[Task], workers: int) -> Iterator[tuple[Task, bool]]:
    if workers <= 1 or not missing:
        yield from ((task, play_one(kind, ladder, task)) for task in missing)
        return
    home = home_of(kind)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(remote, home, ladder, task): task for task in missing}
        for future in as_completed(futures):
            yield futures[future], future.result()


def remote(home: str, ladder: Ladder, task: Task) -> bool:
    return play_one(import_module(home).GAME, ladder, task)
