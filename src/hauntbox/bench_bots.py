"""How fast bots think on one core, and what takes their time: `python -m hauntbox.bench_bots`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import median, quantiles
from time import process_time
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from hauntbox.bench import PAGE, build, is_playable, put, stay_on_one_core
from hauntbox.bots import make
from hauntbox.bots.bot import Bot
from hauntbox.bots.search import Recipe, SearchBot
from hauntbox.games import find, names
from hauntbox.kernel.contract import Declaration

SIMULATIONS = 200  # per decision, where simulations are counted
TIMED = (
    "easy",
    "normal",
    "hard",
)  # expert thinks twenty times as long as hard: too long for so many positions


class Rate(NamedTuple):
    """A search at work: how much it gets done, and the shares of its time."""

    game: str
    simulations: float  # per second
    judging: float  # the judgement of leaves
    dealing: float  # redeals
    rest: float  # the rules: options, actions, clones; and the tree
    times: dict[str, tuple[float, float]]  # by level: milliseconds of a decision, median and 95th percentile


class Clock:
    """Counts the time inside a function."""

    def __init__(self) -> None:
        self.spent = 0.0

    def around(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any) -> Any:
            began = process_time()
            answer = function(*args)
            self.spent += process_time() - began
            return answer

        return timed


def play(kind: Declaration, bot: Callable[[int], Bot], seen: Callable[[Any, int, int], None]) -> None:
    """A game of each scenario by the book; every decision is shown before it is made."""
    for scenario in kind.scenarios:
        g: Any = kind.new({}, scenario, "bench")
        players = {mind: bot(mind) for mind in g.roles()}
        while g.agenda:
            ask = g.asking()
            role = ask.waiting(g)[0]
            mind = ask.mind(g, role)
            if len(ask.legal(g, role)) > 1:
                seen(g, role, mind)
            g.apply(role, players[mind].choose(kind, g, role, (mind,)))


def measure(kind: Declaration, decisions: int) -> Rate:
    positions: list[tuple[Any, int, int]] = []
    play(kind, lambda mind: make("easy", mind), lambda g, *who: positions.append((g.clone(), *who)))
    chosen = positions[:: max(1, len(positions) // decisions)]
    plain, done = searched(kind, chosen)
    judging, dealing = Clock(), Clock()
    judge = judging.around(kind.judge) if kind.judge is not None else None
    timed, _ = searched(replace(kind, judge=judge, fill_in=dealing.around(kind.fill_in)), chosen)
    judged, dealt = judging.spent / timed, dealing.spent / timed
    times = {level: level_times(kind, level, chosen) for level in TIMED}
    return Rate(kind.name, done / plain, judged, dealt, 1.0 - judged - dealt, times)


def searched(kind: Declaration, positions: list[tuple[Any, int, int]]) -> tuple[float, int]:
    """Seconds, and simulations."""
    began, done = process_time(), 0
    for g, role, mind in positions:
        bot = SearchBot("search", 1, Recipe(SIMULATIONS, reuse=False))
        bot.choose(kind, g, role, (mind,))
        done += sum([estimate.n for estimate in bot.reason.values()])
    return process_time() - began, done


def level_times(kind: Declaration, level: str, positions: list[tuple[Any, int, int]]) -> tuple[float, float]:
    """Milliseconds: every second decision or so, and all but one in twenty, take no longer."""
    spent = []
    for n, (g, role, mind) in enumerate(positions):
        bot = make(level, n)
        began = process_time()
        bot.choose(kind, g, role, (mind,))
        spent.append(1000 * (process_time() - began))
    return median(spent), quantiles(spent, n=20)[-1]


def heads() -> tuple[str, ...]:
    return build(), "simulations/s", "judging", "redealing", "rules and tree", *[f"{level}, ms" for level in TIMED]


def cells(rate: Rate) -> tuple[str, ...]:
    shares = [f"{share:.0%}" for share in (rate.judging, rate.dealing, rate.rest)]
    times = [f"{middle:.1f} ({late:.0f})" for middle, late in rate.times.values()]
    return rate.game, f"{rate.simulations:,.0f}", *shares, *times


def show(rates: list[Rate]) -> None:
    table = Table(*heads(), title="Bots on one core; milliseconds of a decision: median (95th percentile)")
    for rate in rates:
        table.add_row(*cells(rate))
    Console().print(table)


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all of the box unless said.")] = None,
    decisions: Annotated[int, typer.Option(help="Of each game, from all of its scenarios.")] = 200,
) -> None:
    """Measure the search and the levels, and write the table into docs/performance.md."""
    stay_on_one_core()
    rates = [measure(find(game), decisions) for game in games or names() if games or is_playable(game)]
    show(rates)
    if not games and put(PAGE, "bots", [heads(), *map(cells, rates)]):
        print(f"written to {PAGE}")


if __name__ == "__main__":
    typer.run(main)
