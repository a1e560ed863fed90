"""`hauntbox simulate`: many games of bots, and a table of what came out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import json
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress as Bar
from rich.table import Table

from hauntbox import games
from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.table_setup import read_bots, read_options, read_scenario
from hauntbox.lab import Report, simulate
from hauntbox.lab.simulate import BadScenario, Progress
from hauntbox.lab.varied import play_varied
from hauntbox.table import rule_text
from hauntbox.terminal.screen import plain_console


def run(
    game: str,
    count: int,
    seed: str,
    players: str,
    options: Sequence[str],
    scenario: str,
    workers: int,
    as_json: bool,
) -> int:
    """Exit code 1 when a game broke."""
    if count < 1 or workers < 1:
        raise Complaint(f"{count} games with {workers} workers: it takes one of each at least")
    names = read_bots(players)
    kind, chosen = games.find(game), read_options(options)
    text = read_scenario(kind, scenario)
    with with_progress(kind.title, count) as tell:
        try:
            report = simulate(game, count, seed, names, chosen, text or None, workers, tell, kind)
        except BadScenario as error:
            raise Complaint(f"{scenario}: {error}") from error
    if as_json:
        print(json.format(json.encode(report), indent=2).decode())
    else:
        show(report, scenario or report.scenario, plain_console())
    return 1 if report.errors else 0


def run_varied(game: str, count: int, seed: str, scenario: str, asks_more: bool) -> int:
    """Games of random bots under random options. Exit code 1 when one broke; one without an end did not break."""
    if asks_more:
        raise Complaint("--random-options draws the options and lets random bots play: leave the others out")
    kind = games.find(game)
    text = read_scenario(kind, scenario)
    with with_progress(kind.title, count) as tell:
        mishaps = play_varied(kind, count, seed, text, tell)
    console = plain_console()
    errors = sum(not each.failure.is_endless for each in mishaps)
    told = f"{kind.title}: {count} games under random options, seed {seed}; errors: {errors}"
    endless = f"; without an end: {len(mishaps) - errors}" if len(mishaps) > errors else ""
    console.print(told + endless, markup=False)
    for each in mishaps:
        console.print(f"  seed {each.failure.seed}, {each.scenario}: {each.failure.error}", markup=False)
        console.print(f"    {json.encode(each.options).decode()}", markup=False)
    return 1 if errors else 0


@contextmanager
def with_progress(title: str, count: int) -> Iterator[Progress]:
    """A bar for those who watch; nothing for a file or another program."""
    console = Console(stderr=True)
    with Bar(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=count)
        yield lambda done, _: bar.update(task, completed=done)


def show(report: Report, scenario: str, console: Console) -> None:
    console.print(f"[bold]{report.game}[/bold], {escape(scenario)}, {report.games} games, seed {escape(report.seed)}")
    console.print(sides(report))
    console.print(endings(report))
    lengths = report.lengths
    console.print(
        f"decisions in a game: {lengths.mean:.1f} (median {lengths.median:g}, {lengths.min} to {lengths.max})"
    )
    console.print(f"decisions a second: {report.decisions_per_second:,.0f} on one core, {report.seconds:.1f} s in all")
    console.print(f"errors: {report.errors}")
    for failure in report.failures[:10]:
        console.print(f"  seed {failure.seed}, answer {failure.answers + 1}: {failure.error}", markup=False)


def sides(report: Report) -> Table:
    """Sides that win together, and below each the roles it is made of."""
    rows = Table("side", box=None)
    for title in ("games", "wins", "share", "95% interval", "mean score"):
        rows.add_column(title, justify="right")
    alone = report.sides.keys() & report.roles.keys()
    for name, one in [*report.sides.items(), *[(n, one) for n, one in report.roles.items() if n not in alone]]:
        label = name if name in report.sides else f"  {name}"
        span = f"{one.low:.1%} to {one.high:.1%}"
        rows.add_row(
            escape(label), str(one.games), str(one.wins), f"{one.wins / one.games:.1%}", span, f"{one.score:.3f}"
        )
    return rows


def endings(report: Report) -> Table:
    rows = Table("ending", box=None)
    rows.add_column("games", justify="right")
    rows.add_column("rule")
    for rule, n in report.outcomes.items():
        rows.add_row(rule, str(n), escape(rule_text(rule)))
    return rows
