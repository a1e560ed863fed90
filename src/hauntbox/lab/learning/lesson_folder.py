"""The folder of a lesson: positions in chunks of games, and a line for each paired game. Nothing is done twice."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import polars
from msgspec import Struct
from polars.exceptions import PolarsError

from hauntbox.games import find
from hauntbox.lab.experiments.rows import write_rows
from hauntbox.lab.learning.lesson import BadLesson, Lesson, fingerprint
from hauntbox.lab.learning.self_play import SCHEMA

MANIFEST: Final = "lesson.json"
TRIALS: Final = "paired.ndjson"
CHUNK: Final = 20  # games that are written together


class Manifest(Struct):
    """Where the positions come from."""

    lesson: Lesson
    fingerprint: str
    rules: int


class LessonFolder:
    def __init__(self, path: Path, lesson: Lesson) -> None:
        """Open the folder for this lesson, or begin it. Another lesson's folder is refused and left as it is."""
        self.path, self.lesson = path, lesson
        mark = fingerprint(lesson)
        file = path / MANIFEST
        if file.exists():
            if read_manifest(file).fingerprint != mark:
                raise BadLesson(
                    f"{path} holds another lesson, or other rules: choose another folder with --folder, or delete it"
                )
            return
        if path.exists() and any(path.iterdir()):
            raise BadLesson(f"{path} is not empty and holds no lesson: choose another folder with --folder")
        path.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(".half")
        manifest = Manifest(lesson, mark, find(lesson.game).version)
        half.write_bytes(msgspec.json.format(msgspec.json.encode(manifest), indent=2))
        half.replace(file)

    def chunks(self, games: int) -> list[tuple[str, int, int]]:
        """Scenario, game from and to: as many games of each scenario, so that more of them begin with the same."""
        each = -(-games // len(self.lesson.scenarios))
        spans = [(first, min(first + CHUNK, each)) for first in range(0, each, CHUNK)]
        return [(scenario, *span) for span in spans for scenario in self.lesson.scenarios]

    def file_of(self, scenario: str, first: int, last: int) -> Path:
        number = self.lesson.scenarios.index(scenario)
        return self.path / "positions" / f"{number:02}-{first:06}-{last:06}.parquet"

    def add(self, chunk: tuple[str, int, int], positions: polars.DataFrame) -> None:
        path = self.file_of(*chunk)
        path.parent.mkdir(exist_ok=True)
        write_rows(positions, path)

    def positions(self, games: int) -> polars.DataFrame:
        return polars.concat([read_positions(self.file_of(*chunk)) for chunk in self.chunks(games)])


def read_manifest(file: Path) -> Manifest:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Manifest)
    except msgspec.MsgspecError as error:
        raise BadLesson(f"{file} cannot be read ({error}): nothing was changed") from error


def read_positions(path: Path) -> polars.DataFrame:
    try:
        found = polars.read_parquet(path)
    except (PolarsError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise BadLesson(f"{path} cannot be read ({reason}): delete it, and its games are played again") from error
    if dict(found.schema) != SCHEMA:
        raise BadLesson(f"{path} was written by another version of Hauntbox: take another folder with --folder")
    return found
