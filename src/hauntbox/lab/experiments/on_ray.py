"""The chunks of an experiment on a Ray cluster. Whatever dies there, a chunk comes back once."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import ray
from ray.exceptions import RayError

from hauntbox.games import find
from hauntbox.lab.experiments.experiment import BadExperiment
from hauntbox.lab.experiments.running import Chunk, Play, play_remote
from hauntbox.lab.report import Row
from hauntbox.lab.simulate import home_of

LOCAL: Final = "local"
AGAIN: Final = 5  # times that a chunk is played anew when its worker dies: after that it may be the chunk that kills


@contextmanager
def cluster(address: str, workers: int) -> Iterator[Play]:
    """Join the cluster, or start one with so many processors; it is left or stopped when the run is over."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RayError) as error:
        reason = " ".join(str(error).split())
        raise BadExperiment(f"no Ray cluster at {address!r} ({reason}): --ray local starts one here") from error
    try:
        yield played_there
    finally:
        ray.shutdown()


def played_there(missing: list[Chunk]) -> Iterator[tuple[Chunk, list[Row]]]:
    """Each chunk with its rows, in the order in which they are finished."""
    task = ray.remote(play_remote).options(num_cpus=1, max_retries=AGAIN)
    homes = {cell.game: home_of(find(cell.game)) for cell, _, _ in missing}
    left = {task.remote(homes[cell.game], cell.job, first, last): (cell, first, last) for cell, first, last in missing}
    while left:
        done, _ = ray.wait(list(left), num_returns=1)
        chunk = left.pop(done[0])
        try:
            rows = ray.get(done[0])
        except RayError as error:
            cell, first, last = chunk
            raise BadExperiment(
                f"games {first} to {last} of cell {cell.number} were lost {AGAIN + 1} times ({type(error).__name__}):"
                " the same command goes on with them"
            ) from error
        yield chunk, rows
