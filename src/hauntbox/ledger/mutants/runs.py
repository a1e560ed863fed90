"""The record of a game's tests on the sources as they are: what each ran, how long it took and what it claims.

It lies in .ledger/. When only test files have changed since, only their tests run again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from hauntbox.ledger.mutants.field import watched_lines
from hauntbox.ledger.mutants.trial import Collected, Run
from hauntbox.ledger.project import HERE, Project, sources

FILE: Final = "test_*.py"


class Record(msgspec.Struct):
    """The runs by test, and the sources and test files that they hold for."""

    sources: str
    files: dict[str, str]  # digests of the test files
    runs: dict[str, Run]


def path_of(game: str, project: Project) -> Path:
    return project.proofs.with_name(f"runs-{game}.json")


def known_runs(game: str, collected: Collected, project: Project = HERE) -> dict[str, Run]:
    """Those that still hold."""
    try:
        record = msgspec.json.decode(path_of(game, project).read_bytes(), type=Record)
    except (FileNotFoundError, msgspec.DecodeError):  # never run, or written by an older version
        return {}
    if record.sources != digest_of_sources(game, project):
        return {}
    same = record.files.items() & digests(game, project).items()
    files = {name for name, _ in same}
    return {name: record.runs[name] for name in collected.tests if name in record.runs and file_of(name) in files}


def save_runs(game: str, runs: dict[str, Run], project: Project = HERE) -> None:
    record = Record(digest_of_sources(game, project), digests(game, project), runs)
    path_of(game, project).parent.mkdir(exist_ok=True)
    path_of(game, project).write_bytes(msgspec.json.encode(record))


def file_of(test: str) -> str:
    return test.split("::")[0]


def digests(game: str, project: Project) -> dict[str, str]:
    files = sorted((project.tests / game).rglob(FILE))
    return {project.short(path): digest([path], project) for path in files}


def digest_of_sources(game: str, project: Project) -> str:
    """Of all that the runs rest on: the package, what stands beside the test files, and which lines are watched.

    Another game is no part of it: no game knows another.
    """
    strangers = [project.package / "ledger", *other_games(game, project)]
    package = [path for path in sources(project.package) if not any(map(path.is_relative_to, strangers))]
    beside = [path for path in sources(project.tests / game) if not path.match(FILE)]
    watched = msgspec.json.encode(watched_lines(game, project))
    return digest([*package, *beside], project) + hashlib.blake2b(watched, digest_size=8).hexdigest()


def other_games(game: str, project: Project) -> list[Path]:
    """The folders beside the game's, without `common`, which all games use."""
    return [each for each in project.games.iterdir() if each.is_dir() and each.name not in (game, "common")]


def digest(paths: Iterable[Path], project: Project) -> str:
    made = hashlib.blake2b(digest_size=16)
    for path in paths:
        made.update(project.short(path).encode())
        made.update(hashlib.blake2b(path.read_bytes()).digest())
    return made.hexdigest()


def failures(runs: dict[str, Run]) -> Sequence[str]:
    return [name for name, run in runs.items() if run.outcome not in ("passed", "skipped")]
