"""What a ladder measures: each bot plays each side in turn, on the same seeds, and the others never change."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, json

from hauntbox import bots
from hauntbox.games import common
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import Options
from hauntbox.lab.experiments.differences import WON
from hauntbox.lab.match import Job, play
from hauntbox.lab.simulate import home_of, options_of

RUNGS: Final = ("random", "greedy", "easy", "normal", "hard")  # from the bottom
AGAINST: Final = "greedy"
SHOWN: Final = ("scene", "words")  # rooms of a game that no move comes from


class Ladder(Struct, frozen=True):
    """What is measured: on this set-up, these players, each in place of the other."""

    game: str
    options: Options
    scenario: str
    rungs: tuple[str, ...] = RUNGS
    against: str = AGAINST  # plays the other side
    seed: str = "ladder"


class Task(Struct, frozen=True):
    """A game: who plays which side."""

    side: str
    player: str
    index: int


class BadLadder(ValueError):
    """What is no ladder, in one line."""


class Broken(RuntimeError):
    """A game of the ladder that could not be finished."""


def ladder_of(
    kind: Declaration,
    options: Mapping[str, Any],
    scenario: str = "",
    rungs: Sequence[str] = RUNGS,
    against: str = AGAINST,
    seed: str = "ladder",
) -> Ladder:
    """Checked, so that a slip of the pen is told before the first game."""
    scene = scenario or next(iter(kind.scenarios))
    played = options_of(kind, options, scene)
    if len(set(rungs)) < 2 or len(set(rungs)) < len(rungs):
        raise BadLadder(f"{', '.join(rungs)}: a ladder has two rungs at least, and each once")
    for name in (*rungs, against):
        bots.make(name, 0)  # an unknown name is refused here
    return Ladder(kind.name, played, scene, tuple(rungs), against, seed)


def sides(kind: Declaration, ladder: Ladder) -> list[str]:
    g = kind.new(ladder.options, ladder.scenario, "")
    return list(dict.fromkeys(kind.side(g, seat[0]) for seat in kind.seats(ladder.options, ladder.scenario)))


def play_one(kind: Declaration, ladder: Ladder, task: Task) -> bool:
    """Has the side won? It fares as well as the best of it."""
    g = kind.new(ladder.options, ladder.scenario, "")
    seats = kind.seats(ladder.options, ladder.scenario)
    players = tuple([task.player if kind.side(g, seat[0]) == task.side else ladder.against for seat in seats])
    row = play(kind, Job(ladder.options, ladder.scenario, ladder.seed, players), task.index)
    if row.failure is not None:
        raise Broken(f"{task.side} by {task.player}, game {task.index}: {row.failure.error}")
    return max([score for name, score in zip(row.sides, row.scores, strict=True) if name == task.side]) > WON


def mark_of(kind: Declaration, ladder: Ladder) -> str:
    """Of the set-up, the rules and the bots: games of other ones are no games of this ladder."""
    told = (kind.version, ladder.scenario, ladder.options, ladder.against, ladder.seed)
    digest = blake2b(json.encode(told), digest_size=8)
    for source in (bots, common, import_module(home_of(kind))):
        folder = Path(str(source.__file__)).parent
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            if not {*SHOWN} & {*path.relative_to(folder).parts}:
                digest.update(meaning(path))
    return digest.hexdigest()


def meaning(path: Path) -> bytes:
    """What a file does, whatever it says about it."""
    if path.suffix != ".py":
        return path.read_bytes()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree).encode()
