"""Which bot is the better one: each plays each side in turn, on the same seeds, and the others never change.

Every finished game is a line in a file, so that a ladder goes on where it was interrupted, and a longer one begins with
the games of a shorter one. The file is named by all that could make a game go otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from msgspec import DecodeError, Struct, json

from hauntbox import bots
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import Options
from hauntbox.lab.match import Job, play
from hauntbox.lab.report import Standing, standing
from hauntbox.lab.simulate import Progress, home_of, options_of

RUNGS: Final = ("random", "greedy", "easy", "normal", "hard")  # from the bottom
AGAINST: Final = "greedy"


class Ladder(Struct, frozen=True):
    """What is measured: on this set-up, these players, each in place of the other."""

    game: str
    options: Options
    scenario: str
    rungs: tuple[str, ...] = RUNGS
    against: str = AGAINST  # plays the other side
    seed: str = "ladder"


class Climb(Struct, frozen=True):
    """One game: who played which side, and what came of it. A line of the file."""

    side: str
    player: str
    index: int
    score: float
    rule: str = ""


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
    for name in (*rungs, against):
        bots.make(name, 0)  # an unknown name is refused here
    return Ladder(kind.name, played, scene, tuple(rungs), against, seed)


def climb(
    kind: Declaration, ladder: Ladder, games: int, folder: Path, workers: int = 1, progress: Progress | None = None
) -> dict[str, dict[str, Standing]]:
    """By side and player how they fared, after so many games each: those in the file, and the rest played now."""
    known = Results(folder / f"{ladder.game}-{fingerprint(kind, ladder)}.ndjson")
    wanted = [
        (side, player, index) for index in range(games) for side in sides(kind, ladder) for player in ladder.rungs
    ]
    missing = [one for one in wanted if one not in known.scores]
    done = len(wanted) - len(missing)
    for result in played(kind, ladder, missing, workers):
        known.add(result)
        done += 1
        if progress is not None:
            progress(done, len(wanted))
    return {
        side: {player: standing([known.scores[side, player, i] for i in range(games)]) for player in ladder.rungs}
        for side in sides(kind, ladder)
    }


class Results:
    """A file of games; a line that was cut off when somebody pulled the plug counts for nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.scores: dict[tuple[str, str, int], float] = {}
        kept = path.read_bytes() if path.exists() else b""
        self.gap = b"\n" if kept and not kept.endswith(b"\n") else b""
        for line in kept.splitlines():
            try:
                one = json.decode(line, type=Climb)
            except DecodeError:
                continue
            self.scores[one.side, one.player, one.index] = one.score

    def add(self, one: Climb) -> None:
        self.scores[one.side, one.player, one.index] = one.score
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(self.gap + json.encode(one) + b"\n")
        self.gap = b""


def sides(kind: Declaration, ladder: Ladder) -> list[str]:
    g = kind.new(ladder.options, ladder.scenario, "")
    return list(dict.fromkeys(kind.side(g, seat[0]) for seat in kind.seats(ladder.options, ladder.scenario)))


def play_one(kind: Declaration, ladder: Ladder, side: str, player: str, index: int) -> Climb:
    """The side's score is that of the best of it."""
    g = kind.new(ladder.options, ladder.scenario, "")
    seats = kind.seats(ladder.options, ladder.scenario)
    players = tuple([player if kind.side(g, seat[0]) == side else ladder.against for seat in seats])
    row = play(kind, Job(ladder.options, ladder.scenario, ladder.seed, players), index)
    if row.failure is not None:
        raise Broken(f"{side} by {player}, game {index}: {row.failure.error}")
    best = max([score for name, score in zip(row.sides, row.scores, strict=True) if name == side])
    return Climb(side, player, index, best, row.rule)


def played(kind: Declaration, ladder: Ladder, missing: list[tuple[str, str, int]], workers: int) -> Iterator[Climb]:
    if workers <= 1:
        yield from (play_one(kind, ladder, *one) for one in missing)
        return
    home = home_of(kind)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(remote, home, ladder, *one) for one in missing]):
            yield future.result()


def remote(home: str, ladder: Ladder, side: str, player: str, index: int) -> Climb:
    return play_one(import_module(home).GAME, ladder, side, player, index)


def fingerprint(kind: Declaration, ladder: Ladder) -> str:
    """Of the set-up, the rules and the bots: games of other ones are no games of this ladder."""
    told = (kind.version, ladder.scenario, ladder.options, ladder.against, ladder.seed)
    digest = blake2b(json.encode(told), digest_size=8)
    for source in (bots, import_module(home_of(kind))):
        folder = Path(str(source.__file__)).parent
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            digest.update(path.read_bytes())
    return digest.hexdigest()
