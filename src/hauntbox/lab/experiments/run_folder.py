"""The folder of a run: what was asked for, and a file for each chunk of games that is finished.

A run that was interrupted goes on where it was, and one that asks for more games begins with those that are there. A
chunk is the same games whoever plays it, so that any number of workers leaves the same folder.
"""

from __future__ import annotations

from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec
import polars
from msgspec import Struct

from hauntbox.games import find
from hauntbox.kernel.options import kept
from hauntbox.lab.experiments.experiment import BadExperiment, Cell, Experiment, cells_of, fingerprint
from hauntbox.lab.experiments.rows import Games, read_rows, write_rows

MANIFEST: Final = "manifest.json"
GAMES: Final = "games.parquet"
CHUNK: Final = 50  # games that are written together; of games by random bots ten times as many
RANDOM_CHUNK: Final = 500


class CellNote(Struct):
    """A cell, for whoever reads the manifest."""

    number: int
    pair: int
    name: str
    game: str
    scenario: str
    players: tuple[str, ...]
    change: str
    options: dict[str, Any]


class Manifest(Struct):
    """Where the rows come from."""

    experiment: Experiment
    fingerprint: str
    hauntbox: str
    rules: dict[str, int]  # by game
    begun: str
    cells: list[CellNote]


class RunFolder:
    """Made for an experiment, or opened again."""

    def __init__(self, path: Path, experiment: Experiment, cells: list[Cell]) -> None:
        self.path, self.experiment, self.cells = path, experiment, cells

    @classmethod
    def begin(cls, path: Path, experiment: Experiment) -> RunFolder:
        """Open the folder for this experiment. Another experiment's folder is refused and left as it is."""
        cells = cells_of(experiment)
        mark = fingerprint(experiment, cells)
        if (path / MANIFEST).exists():
            there = read_manifest(path)
            if there.fingerprint != mark:
                raise BadExperiment(
                    f"{path} holds another experiment, or other rules: choose another folder with --out, or delete it"
                )
            begun = there.begun
        elif path.exists() and any(path.iterdir()):
            raise BadExperiment(f"{path} is not empty and holds no experiment: choose another folder with --out")
        else:
            begun = datetime.now(UTC).isoformat(timespec="seconds")
        path.mkdir(parents=True, exist_ok=True)
        manifest = Manifest(experiment, mark, version("hauntbox"), rules_of(cells), begun, [*map(note, cells)])
        half = path / f"{MANIFEST}.half"
        half.write_bytes(msgspec.json.format(msgspec.json.encode(manifest), indent=2))
        half.replace(path / MANIFEST)
        return cls(path, experiment, cells)

    @classmethod
    def open(cls, path: Path) -> RunFolder:
        """Open a folder to read it."""
        there = read_manifest(path)
        cells = cells_of(there.experiment)
        if fingerprint(there.experiment, cells) != there.fingerprint:
            raise BadExperiment(f"{path} was played by other rules than those of today: run the experiment anew")
        return cls(path, there.experiment, cells)

    def chunks(self, cell: Cell, games: int) -> list[tuple[int, int]]:
        """Games from and to, in pieces that do not depend on how many are asked for; only the last may be short."""
        size = RANDOM_CHUNK if set(cell.job.players) == {"random"} else CHUNK
        return [(first, min(first + size, games)) for first in range(0, games, size)]

    def file_of(self, cell: Cell, first: int, last: int) -> Path:
        return self.path / "chunks" / f"{cell.number:03}-{first:07}-{last:07}.parquet"

    def has(self, cell: Cell, first: int, last: int) -> bool:
        return self.file_of(cell, first, last).exists()

    def add(self, cell: Cell, first: int, last: int, games: Games) -> None:
        path = self.file_of(cell, first, last)
        path.parent.mkdir(exist_ok=True)
        write_rows(games, path)

    def games_of(self, cell: Cell, number: int) -> Games:
        """The first so many games of the cell, which are all there."""
        found = [read_rows(self.file_of(cell, *span)) for span in self.chunks(cell, number)]
        return polars.concat(found)

    def finish(self, numbers: dict[int, int]) -> Games:
        """All games in one file, by cell and index."""
        games = polars.concat([self.games_of(cell, numbers[cell.number]) for cell in self.cells])
        write_rows(games, self.path / GAMES)
        return games

    def games(self) -> Games:
        """What a finished run has left."""
        if not (self.path / GAMES).exists():
            raise BadExperiment(f"{self.path} is not finished: run the experiment again, and it goes on")
        return read_rows(self.path / GAMES)


def read_manifest(path: Path) -> Manifest:
    file = path / MANIFEST
    if not file.exists():
        raise BadExperiment(f"{path} is no folder of a run: there is no {MANIFEST} in it")
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest)
    except msgspec.MsgspecError as error:
        raise BadExperiment(f"{file} cannot be read ({error}): nothing was changed") from error


def rules_of(cells: list[Cell]) -> dict[str, int]:
    return {cell.game: find(cell.game).version for cell in cells}


def note(cell: Cell) -> CellNote:
    job = cell.job
    return CellNote(
        cell.number, cell.pair, cell.name, cell.game, job.scenario, job.players, cell.change, kept(job.options)
    )
