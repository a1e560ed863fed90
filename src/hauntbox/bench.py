"""How fast random play is, beside catanatron, the closest peer in Python: `python -m hauntbox.bench`.

All take turns of about a second on one core, and ratios are taken turn by turn, so a noisy machine disturbs them
little. A decision has two or more options. Most actions of the peer are forced (roll the dice, end the turn); a second
ratio, the harder one, sets our decisions against all its actions.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from cProfile import Profile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pstats import Stats
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from hauntbox.bots.playout import wander
from hauntbox.games import find, names
from hauntbox.kernel import agenda
from hauntbox.kernel.contract import Declaration

PEER = "catanatron"
PAGE = Path("docs/performance.md")
LIMIT = 20_000  # answers in one game
POSITIONS = 100  # to clone


class Turn(NamedTuple):
    """What one turn on the core came to, in processor time."""

    decisions: float  # per second of play
    actions: float  # per second of play, forced ones included
    games: float  # per second, set-up included
    clone: float  # microseconds
    redeal: float  # microseconds; 0 for the peer, who hides nothing


class Subject(NamedTuple):
    """Something that plays at random: a game of the box, or the peer."""

    name: str
    new: Callable[[int], Any]
    play: Callable[[Any, int], tuple[int, int]]  # plays so many actions at most; returns decisions and actions
    clone: Callable[[Any], Any]
    redeal: Callable[[Any], Any] | None = None


class Line(NamedTuple):
    """A line of the table: medians over the turns."""

    name: str
    decisions: float
    games: float
    clone: float
    redeal: float
    ratio: float  # decisions per second, to the peer's; 0 if there was none
    strict: float  # decisions per second, to all actions of the peer


def of_game(kind: Declaration) -> Subject:
    options, scenario, rng = kind.options(), next(iter(kind.scenarios)), Random(1)
    seat = kind.seats(options, scenario)[-1]

    def play(g: Any, cap: int) -> tuple[int, int]:
        decisions = wander(g, rng, cap)
        return decisions, decisions  # the few forced ones count for nothing

    def new(n: int) -> Any:
        return kind.new(options, scenario, f"bench/{n}")

    return Subject(kind.name, new, play, lambda g: g.clone(), lambda g: kind.redeal(g, seat, rng))


def of_peer() -> Subject:
    """Two players, as its own loop does it, without its check that a listed action is listed."""
    game, player = import_module("catanatron.game"), import_module("catanatron.models.player")
    seats = [player.RandomPlayer(color) for color in (player.Color.RED, player.Color.BLUE)]
    turns: int = game.TURNS_LIMIT

    def play(g: Any, cap: int) -> tuple[int, int]:
        state, dice, decisions, actions = g.state, random.random, 0, 0
        for _ in range(cap):
            if g.winning_color() is not None or state.num_turns >= turns:
                break
            acts = state.playable_actions
            n = len(acts)
            actions += 1
            decisions += n > 1
            g.execute(acts[int(dice() * n)], validate_action=False)
        return decisions, actions

    return Subject(PEER, lambda n: game.Game(seats, seed=n + 1), play, lambda g: g.copy())


def take_turn(subject: Subject, seconds: float, first: int) -> Turn:
    """Whole games for so long, then clones."""
    games, decisions, actions, playing, began = 0, 0, 0, 0.0, process_time()
    while process_time() - began < seconds:
        g = subject.new(first + games)
        start = process_time()
        counts = subject.play(g, LIMIT)
        playing += process_time() - start
        decisions, actions, games = decisions + counts[0], actions + counts[1], games + 1
    rate = games / (process_time() - began)
    return Turn(decisions / playing, actions / playing, rate, clone_time(subject, first), redeal_time(subject, first))


def along_the_way(subject: Subject, n: int) -> Iterator[Any]:
    """Positions from the whole length of games, a few answers apart."""
    g = subject.new(n)
    for i in range(POSITIONS):
        yield g
        if subject.play(g, 5) == (0, 0):  # over
            g = subject.new(n + i + 1)


def redeal_time(subject: Subject, n: int) -> float:
    """Microseconds to deal anew what a seat cannot see, by all it has heard since the last deal."""
    if subject.redeal is None:
        return 0.0
    dealing = 0.0
    for g in along_the_way(subject, n):
        start = process_time()
        subject.redeal(g)
        dealing += process_time() - start
    return dealing / POSITIONS * 1e6


def clone_time(subject: Subject, n: int) -> float:
    """Microseconds per clone."""
    clone = subject.clone
    positions = [clone(g) for g in along_the_way(subject, n)]
    began = process_time()
    for _ in range(10):
        for position in positions:
            clone(position)
    return (process_time() - began) / (10 * POSITIONS) * 1e6


def measure(subjects: list[Subject], peer: Subject | None, rounds: int, seconds: float) -> list[Line]:
    """Each game's turn follows one of the peer's. A first short turn of everybody warms up and is not counted."""
    for subject in [*subjects, *([peer] if peer else [])]:
        take_turn(subject, seconds / 10, 0)
    turns: dict[str, list[Turn]] = {subject.name: [] for subject in subjects}
    peers: dict[str, list[Turn]] = {subject.name: [] for subject in subjects}
    for n in range(rounds):
        for subject in subjects:
            if peer:
                peers[subject.name].append(take_turn(peer, seconds, 1000 * n))
            turns[subject.name].append(take_turn(subject, seconds, 1000 * n))
    lines = [line(name, turns[name], peers[name]) for name in turns]
    theirs = [turn for some in peers.values() for turn in some]
    return [*lines, line(PEER, theirs, theirs)] if theirs else lines


def line(name: str, turns: list[Turn], peers: list[Turn]) -> Line:
    decisions, _, games, clone, redeal = [median(column) for column in zip(*turns, strict=True)]
    pairs = list(zip(turns, peers, strict=True)) if peers else []
    ratio = median([turn.decisions / other.decisions for turn, other in pairs] or [0.0])
    strict = median([turn.decisions / other.actions for turn, other in pairs] or [0.0])
    return Line(name, decisions, games, clone, redeal, ratio, strict)


def build() -> str:
    return "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"


def cells(row: Line) -> tuple[str, ...]:
    ratios = [f"{ratio:.2f}" if ratio else "-" for ratio in (row.ratio, row.strict)]
    redeal = f"{row.redeal:.0f}" if row.redeal else "-"
    return row.name, f"{row.decisions:,.0f}", f"{row.games:,.1f}", f"{row.clone:.1f}", redeal, *ratios


def heads() -> tuple[str, ...]:
    return build(), "decisions/s", "games/s", "clone, us", "redeal, us", "x its decisions", "x its actions"


def show(lines: list[Line]) -> None:
    table = Table(*heads(), title=f"Random play on one core, and against {PEER}")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in lines:
        table.add_row(*cells(row))
    Console().print(table)


def write(lines: list[Line], page: Path) -> bool:
    return put(page, "bench", [heads(), *map(cells, lines)])


def put(page: Path, name: str, rows: list[tuple[str, ...]]) -> bool:
    """A table between the markers of this build; False if the page has none."""
    opening, closing = f"<!-- {name} {build()} -->", f"<!-- /{name} {build()} -->"
    text = page.read_text() if page.exists() else ""
    if opening not in text or closing not in text:
        return False
    ruled = [rows[0], ("---", *["---:"] * (len(rows[0]) - 1)), *rows[1:]]
    table = "\n".join(f"| {' | '.join(row)} |" for row in ruled)
    before, after = text.split(opening)[0], text.split(closing)[1]
    page.write_text(f"{before}{opening}\n{table}\n{closing}{after}")
    return True


def profile(subject: Subject, seconds: float) -> None:
    """Where the time of random play goes."""
    profiler, began, n = Profile(), perf_counter(), 0
    while perf_counter() - began < seconds:
        g = subject.new(n)
        n += 1
        profiler.runcall(subject.play, g, LIMIT)
    Stats(profiler).sort_stats("tottime").print_stats(25)


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def is_playable(game: str) -> bool:
    """A package of the box that is still being written declares nothing yet."""
    return hasattr(import_module(f"hauntbox.games.{game}"), "GAME")


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all of the box unless said.")] = None,
    rounds: Annotated[int, typer.Option(help="Turns of each game.")] = 7,
    seconds: Annotated[float, typer.Option(help="Length of a turn.")] = 1.0,
    profiled: Annotated[str, typer.Option("--profile", help="Show where the time of this game goes instead.")] = "",
) -> None:
    """Measure random play and write the table into docs/performance.md."""
    if profiled:
        profile(of_game(find(profiled)), 5 * seconds)
        return
    stay_on_one_core()
    peer = of_peer() if find_spec(PEER) else None
    if peer is None:
        print(f"without {PEER}: `make bench` installs it")
    chosen = [of_game(find(game)) for game in games or names() if games or is_playable(game)]
    lines = measure(chosen, peer, rounds, seconds)
    show(lines)
    if not games and peer and write(lines, PAGE):
        print(f"written to {PAGE}")


if __name__ == "__main__":
    typer.run(main)
