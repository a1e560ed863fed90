"""Playing an experiment: the chunks that are missing, on as many processes as one likes, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Final

from hauntbox.games import find
from hauntbox.lab.experiments.experiment import Cell
from hauntbox.lab.experiments.rows import Games, table_of
from hauntbox.lab.experiments.run_folder import RunFolder
from hauntbox.lab.experiments.shares import half_width
from hauntbox.lab.match import Job
from hauntbox.lab.report import Row
from hauntbox.lab.simulate import Progress, home_of, play_chunk

FIRST: Final = 100  # games in a cell before its precision is looked at; then twice as many, and so on
Chunk = tuple[Cell, int, int]
Play = Callable[[list[Chunk]], Iterator[tuple[Chunk, list[Row]]]]  # each chunk with its rows, as they are finished


def run(folder: RunFolder, workers: int = 1, progress: Progress | None = None, ray: str = "") -> Games:
    """Play what is missing and return all games. What is finished is kept, whatever interrupts the rest.

    `ray` is the address of a cluster that plays, or `local` for one on this machine.
    """
    with players(workers, ray) as play:
        return run_by(play, folder, progress)


def run_by(play: Play, folder: RunFolder, progress: Progress | None) -> Games:
    asked = folder.experiment
    numbers = {cell.number: asked.games or min(FIRST, asked.at_most) for cell in folder.cells}
    while True:
        play_missing(folder, numbers, play, progress)
        unsure = [cell for cell in folder.cells if is_unsure(folder, cell, numbers[cell.number])]
        if not unsure:
            return folder.finish(numbers)
        for cell in unsure:
            numbers[cell.number] = min(2 * numbers[cell.number], asked.at_most)


def is_unsure(folder: RunFolder, cell: Cell, number: int) -> bool:
    """Whether more games of the cell are wanted, and may be played."""
    asked = folder.experiment
    if asked.precision is None or number >= asked.at_most:
        return False
    return half_width(folder.games_of(cell, number)) > asked.precision


def play_missing(folder: RunFolder, numbers: dict[int, int], play: Play, progress: Progress | None) -> None:
    chunks = [(cell, *span) for cell in folder.cells for span in folder.chunks(cell, numbers[cell.number])]
    missing = [chunk for chunk in chunks if not folder.has(*chunk)]
    total = sum(numbers.values())
    done = total - sum([last - first for _, first, last in missing])
    if progress is not None:
        progress(done, total)
    for (cell, first, last), rows in play(missing):
        folder.add(cell, first, last, table_of(cell, rows))
        done += last - first
        if progress is not None:
            progress(done, total)


@contextmanager
def players(workers: int, ray: str) -> Iterator[Play]:
    """Who plays: this process, others beside it, or a cluster."""
    if ray:
        from hauntbox.lab.experiments.on_ray import cluster

        with cluster(ray, workers) as play:
            yield play
    else:
        yield played_here if workers <= 1 else partial(played_beside, workers)


def played_here(missing: list[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
    for cell, first, last in missing:
        yield (cell, first, last), play_chunk(find(cell.game), cell.job, first, last)[0]


def played_beside(workers: int, missing: list[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
    """Each chunk with its rows, in the order in which they are finished."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        homes = {cell.game: home_of(find(cell.game)) for cell, _, _ in missing}
        futures = {
            pool.submit(play_remote, homes[cell.game], cell.job, first, last): (cell, first, last)
            for cell, first, last in missing
        }
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_remote(home: str, job: Job, first: int, last: int) -> list[Row]:
    return play_chunk(import_module(home).GAME, job, first, last)[0]
