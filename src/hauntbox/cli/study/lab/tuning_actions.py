"""What `hauntbox lab tune` does and says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import json
from rich.console import Console
from rich.table import Table as Rows

from hauntbox import games
from hauntbox.cli.table_setup import read_bots, read_options, read_scenario
from hauntbox.lab.tuning.searching import Trial, TuningFolder, best, confirmed, distance, search, worth
from hauntbox.lab.tuning.wish import Value, Wish, Words, wish_of
from hauntbox.terminal.screen import plain_console


def asked_wish(
    game: str,
    targets: Sequence[str],
    varied: Sequence[str],
    options: Sequence[str],
    scenario: str,
    bots: str,
    many: int,
    seed: str,
) -> Wish:
    kind = games.find(game)
    words = Words(targets, varied, read_options(options), read_scenario(kind, scenario), read_bots(bots))
    return wish_of(game, words, many, seed)


def tune(wish: Wish, folder: Path, trials: int, confirm: int, workers: int) -> int:
    """Exit code 1 if nothing that was tried brings what is wanted, when it is played on other seeds."""
    place = TuningFolder(folder, wish)
    console, errors = plain_console(), Console(stderr=True)
    if place.trials:
        console.print(f"{len(place.trials)} trials are there already, in {folder}", markup=False)
    try:
        found = search(place, wish, trials, workers, lambda trial: console.print(line(wish, trial), markup=False))
    except KeyboardInterrupt:
        errors.print(f"interrupted: {len(place.trials)} trials are kept in {folder}, the same command goes on")
        raise
    show(wish, found)
    again = confirmed(wish, best(wish, found), confirm, workers)
    console.print(f"the best on {confirm} other seeds: {line(wish, again)}", markup=False)
    fits = not distance(wish, again)
    console.print("that is what is wanted" if fits else fitting(wish, again), markup=False)
    return 0 if fits else 1


def fitting(wish: Wish, again: Trial) -> str:
    """A share that is beside the aim may still be chance."""
    near = [aim for aim in wish.aims if aim.distance(again.share(aim.side))]
    open_ = all([again.interval(aim.side)[0] <= aim.high and again.interval(aim.side)[1] >= aim.low for aim in near])
    return "that may still be it: the interval holds what is wanted" if open_ else "that is not what is wanted"


def line(wish: Wish, trial: Trial) -> str:
    if trial.refused:
        return f"{trial.number:3}  {spoken(trial.values)}: cannot be played: {trial.refused}"
    shares = [seen(trial, aim.side) for aim in wish.aims]
    broken = f", {trial.broken} games broke" if trial.broken else ""
    return f"{trial.number:3}  {spoken(trial.values)}: {', '.join(shares)}{broken}"


def seen(trial: Trial, side: str) -> str:
    low, high = trial.interval(side)
    return f"{side} {trial.share(side):.0%} ({low:.0%} to {high:.0%})"


def show(wish: Wish, trials: list[Trial]) -> None:
    """The best first."""
    console = plain_console()
    console.print(f"wanted: {', '.join([aim.words for aim in wish.aims])}; {wish.games} games a trial", markup=False)
    rows = Rows("trial", *[field.name for field in wish.fields], *[aim.side for aim in wish.aims], "off by", box=None)
    for trial in sorted(trials, key=lambda each: (worth(wish, each), each.number)):
        values = [json.encode(trial.values[field.name]).decode() for field in wish.fields]
        shares = ["-" if trial.refused else f"{trial.share(aim.side):.0%}" for aim in wish.aims]
        off = "impossible" if trial.refused else f"{100 * distance(wish, trial):.1f}"
        rows.add_row(str(trial.number), *values, *shares, off)
    console.print(rows)


def spoken(values: dict[str, Value]) -> str:
    return ", ".join([f"{name} {json.encode(value).decode()}" for name, value in values.items()])
