"""Many games of bots against bots, on as many processor cores as one likes, with the same result for any number."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import Any

from msgspec import to_builtins

from hauntbox import bots
from hauntbox.games import find
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import BadOption, Options
from hauntbox.lab.match import Job, play
from hauntbox.lab.report import Report, Row, tally

Progress = Callable[[int, int], None]  # games done, games in all
Chunk = tuple[list[Row], float]  # rows, and the processor time they took


class BadPlayers(ValueError):
    """Bots that do not fit the seats, in one line for the player."""


class BadScenario(LookupError):
    """A scenario that the game does not have or cannot play, in one line for the player."""


def simulate(
    game: str,
    games: int = 100,
    seed: int | str = 0,
    players: Sequence[str] = ("random",),
    options: Options | Mapping[str, Any] | None = None,
    scenario: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    kind: Declaration | None = None,
    watch: bool = False,
) -> Report:
    """Play so many games and count. `players` names a bot for each seat, or one for all of them.

    `scenario` is one of the game's own by name, or the whole text of another. `watch` notes what of it is never used.
    A game outside the box is given as `kind`; to play it with several workers its module must be importable.
    """
    kind = kind or find(game)
    job = job_of(kind, seed, players, options, scenario, watch)
    began = perf_counter()
    chunks = shared(kind, job, games, workers, progress) if workers > 1 else alone(kind, job, games, progress)
    rows = [row for chunk, _ in chunks for row in chunk]
    facts = tally(rows)
    return Report(
        game=kind.name,
        rules_version=kind.version,
        scenario=job.scenario,
        options=to_builtins(job.options),
        players=job.players,
        seed=job.seed,
        decisions_per_second=facts["decisions"] / (sum(cpu for _, cpu in chunks) or 1.0),
        seconds=perf_counter() - began,
        workers=workers,
        **facts,
    )


def job_of(
    kind: Declaration,
    seed: int | str,
    players: Sequence[str],
    options: Options | Mapping[str, Any] | None,
    scenario: str | None,
    watch: bool = False,
) -> Job:
    """What was asked for, checked, so that a slip of the pen is not reported as ten thousand broken games."""
    scene = scenario or next(iter(kind.scenarios))
    played = options_of(kind, options or {}, scene)
    return Job(played, scene, str(seed), seated(players, len(kind.seats(played, scene))), watch)


def options_of(kind: Declaration, options: Options | Mapping[str, Any], scene: str) -> Options:
    """What is played there, where a game can be laid out with it."""
    if scene not in kind.scenarios and "\n" not in scene:
        raise BadScenario(f"unknown scenario {scene!r} of {kind.name}: there are {', '.join(kind.scenarios)}")
    try:
        played = options if isinstance(options, Options) else kind.settled(options, scene)
        if scene not in kind.scenarios:
            kind.new(played, scene, "")
    except BadOption:
        raise
    except ValueError as error:
        raise BadScenario(f"a scenario that {kind.title} cannot play: {error}") from error
    return played


def seated(players: Sequence[str], seats: int) -> tuple[str, ...]:
    for name in players:
        bots.make(name, 0)  # an unknown name is refused here
    if len(players) not in (1, seats):
        raise BadPlayers(f"{len(players)} bots for {seats} seats: name one for all, or one for each")
    return tuple(players) * (seats if len(players) == 1 else 1)


def chunk_ranges(games: int, workers: int) -> Iterator[tuple[int, int]]:
    """Small enough to share out evenly and to show progress, large enough to be worth a message."""
    size = max(1, min(250, games // (8 * workers)))
    for first in range(0, games, size):
        yield first, min(first + size, games)


def play_chunk(kind: Declaration, job: Job, first: int, last: int) -> Chunk:
    began = process_time()
    rows = [play(kind, job, index) for index in range(first, last)]
    return rows, process_time() - began


def alone(kind: Declaration, job: Job, games: int, progress: Progress | None) -> list[Chunk]:
    chunks = []
    for first, last in chunk_ranges(games, 1):
        chunks.append(play_chunk(kind, job, first, last))
        if progress is not None:
            progress(last, games)
    return chunks


def shared(kind: Declaration, job: Job, games: int, workers: int, progress: Progress | None) -> list[Chunk]:
    """Fresh processes, which is safe beside threads; a declaration travels by the name of its module."""
    home = home_of(kind)
    done = 0
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(remote, home, job, first, last) for first, last in chunk_ranges(games, workers)]
        for future in as_completed(futures):
            done += len(future.result()[0])
            if progress is not None:
                progress(done, games)
        return [future.result() for future in futures]


def remote(home: str, job: Job, first: int, last: int) -> Chunk:
    return play_chunk(import_module(home).GAME, job, first, last)


def home_of(kind: Declaration) -> str:
    for name, module in list(sys.modules.items()):
        if getattr(module, "__dict__", {}).get("GAME") is kind and name != "__main__":
            return name
    raise LookupError(f"no package declares {kind.name} as its GAME, so other processes cannot find it")
