"""`lab learn`: play, fit, try the mixtures in paired games, and keep the weights only if they win.

Every step keeps what it has done, and goes on with it when it is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, TypeVar

import numpy
import polars
from msgspec import Struct
from msgspec.structs import replace

from hauntbox.games import find
from hauntbox.games.common.learned.sheet import Fitted, HeldOut, LearnedSheet, Paired, Source
from hauntbox.lab.learning import fitting
from hauntbox.lab.learning.fitting import Bin, Examples, Score, Span
from hauntbox.lab.learning.lesson import BadLesson, Lesson, learning_of, names_in
from hauntbox.lab.learning.lesson_folder import TRIALS, LessonFolder
from hauntbox.lab.learning.paired import (
    Results,
    interval,
    is_accepted,
    key_of,
    pairings,
    play_pairing,
    tally,
)
from hauntbox.lab.learning.self_play import play_lessons
from hauntbox.lab.learning.weights_file import text_of
from hauntbox.lab.simulate import Progress

OWN: Final = 200  # games of a scenario, from which it gets weights of its own
SHARES: Final = (0.25, 0.5, 0.75, 1.0)
Task = TypeVar("Task")
Made = TypeVar("Made")


class Lessons(Struct, frozen=True):
    """What the fit has made of the positions."""

    general: Fitted
    scenario: dict[str, Fitted]
    games: int
    positions: int
    held_out: HeldOut
    mixtures: dict[float, Score]  # by the share that is learned; 0: by hand alone
    by_round: list[Span]
    by_chance: dict[str, list[Bin]] = {}  # learned and by hand


class Tried(Struct, frozen=True):
    """A mixture, and what it has won."""

    share: float
    rows: list[Paired]
    low: float
    high: float
    is_accepted: bool
    text: str  # of the file


def gather(folder: LessonFolder, games: int, workers: int, progress: Progress | None = None) -> polars.DataFrame:
    """Play the games that are missing, and return the positions of all."""
    chunks = folder.chunks(games)
    missing = [chunk for chunk in chunks if not folder.file_of(*chunk).exists()]
    total = sum([last - first for _, first, last in chunks])
    done = total - sum([last - first for _, first, last in missing])
    tell(progress, done, total)
    for chunk, positions in spread(play_chunk, folder.lesson, missing, workers):
        folder.add(chunk, positions)
        done += chunk[2] - chunk[1]
        tell(progress, done, total)
    return folder.positions(games)


def play_chunk(lesson: Lesson, chunk: tuple[str, int, int]) -> polars.DataFrame:
    return play_lessons(lesson, *chunk)


def spread(
    do: Callable[[Lesson, Task], Made], lesson: Lesson, tasks: list[Task], workers: int
) -> Iterator[tuple[Task, Made]]:
    """Each task with what came of it, in the order in which they are finished."""
    if workers <= 1:
        for task in tasks:
            yield task, do(lesson, task)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        futures = {pool.submit(do, lesson, task): task for task in tasks}
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def tell(progress: Progress | None, done: int, total: int) -> None:
    if progress is not None:
        progress(done, total)


def learn(lesson: Lesson, positions: polars.DataFrame, own: int = OWN) -> Lessons:
    """General weights of all scenarios together, and of their own for those with games enough."""
    general = [*learning_of(find(lesson.game)).general]
    seen, held = fitting.halves(positions)
    if seen.is_empty() or held.is_empty():
        raise BadLesson("too few games to fit some and hold out others: play more with --games")
    common = fitting.fit(Examples(seen, len(general)), general)
    rows: dict[str, Fitted] = {}
    for scenario in lesson.scenarios:
        names = list(names_in(lesson, scenario))
        part = seen.filter(polars.col("scenario") == scenario)
        if part["index"].n_unique() >= own and not Examples(part, len(names)).is_one_sided():
            rows[scenario] = fitting.fit(Examples(part, len(names)), names)
    return judged(lesson, common, rows, positions, held)


def judged(
    lesson: Lesson, general: Fitted, rows: dict[str, Fitted], positions: polars.DataFrame, held: polars.DataFrame
) -> Lessons:
    """How well the games that were held out are foretold, each by the weights that would be used there."""
    odds, parts = [], []
    for scenario in lesson.scenarios:
        part = held.filter(polars.col("scenario") == scenario)
        own = rows.get(scenario)
        names = list(names_in(lesson, scenario)) if own else [*learning_of(find(lesson.game)).general]
        odds.append(fitting.log_odds(own or general, Examples(part, len(names)), names))
        parts.append(part)
    learned, sorted_held = numpy.concatenate(odds), Examples(polars.concat(parts), 0)
    hand, won = sorted_held.by_hand, sorted_held.won
    return Lessons(
        general=general,
        scenario=rows,
        games=positions.select("scenario", "index").n_unique(),
        positions=positions.height,
        held_out=fitting.held_out(learned, hand, won),
        mixtures=fitting.mixtures(learned, hand, won, [0.0, *SHARES]),
        by_round=fitting.by_round(sorted_held, learned),
        by_chance={"learned": fitting.by_chance(learned, won), "by hand": fitting.by_chance(hand, won)},
    )


def sheet_of(lesson: Lesson, lessons: Lessons, share: float) -> LearnedSheet:
    kind = find(lesson.game)
    source = Source(
        scenarios=list(lesson.scenarios),
        options=lesson.options,
        seed=lesson.seed,
        games=lessons.games,
        positions=lessons.positions,
        random=list(lesson.random),
        bot=lesson.teacher,
    )
    return LearnedSheet(kind.name, kind.version, share, source, lessons.held_out, lessons.general, lessons.scenario, [])


def try_out(
    folder: LessonFolder,
    lessons: Lessons,
    shares: Sequence[float],
    games: int,
    bot: str,
    scenarios: Sequence[str] = (),
    workers: int = 1,
    progress: Progress | None = None,
) -> list[Tried]:
    """Paired games for each mixture: the same seeds, by hand and learned."""
    lesson, where = folder.lesson, [*(scenarios or folder.lesson.scenarios)]
    sheets = {share: sheet_of(lesson, lessons, share) for share in shares}
    texts = {share: text_of(sheet) for share, sheet in sheets.items()}
    results = Results(folder.path / TRIALS)
    wanted = [*pairings(lesson, where, bot, games, [*texts.values()])]
    missing = [each for each in wanted if key_of(each) not in results.scores]
    done = len(wanted) - len(missing)
    tell(progress, done, len(wanted))
    for _, result in spread(play_pairing, lesson, missing, workers):
        results.add(result)
        done += 1
        tell(progress, done, len(wanted))
    return [tried(results, lesson, where, bot, games, share, sheets[share], texts[share]) for share in shares]


def tried(
    results: Results,
    lesson: Lesson,
    scenarios: list[str],
    bot: str,
    games: int,
    share: float,
    sheet: LearnedSheet,
    text: str,
) -> Tried:
    rows = tally(results, lesson, scenarios, bot, games, text)
    return Tried(share, rows, *interval(rows), is_accepted(rows), text_of(replace(sheet, paired=rows)))


def best_of(found: list[Tried]) -> Tried | None:
    """Of those that are accepted the one with the most to show for it."""
    return max([each for each in found if each.is_accepted], key=lambda each: each.low, default=None)
