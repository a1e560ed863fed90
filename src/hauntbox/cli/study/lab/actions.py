"""What the commands of `hauntbox lab` do."""

from __future__ import annotations

from pathlib import Path

from msgspec import json
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Rows

from hauntbox import games
from hauntbox.cli.mistakes import Complaint
from hauntbox.kernel.options import span, tunables
from hauntbox.lab.experiments.comparing import compare
from hauntbox.lab.experiments.differences import points
from hauntbox.lab.experiments.experiment import read_experiment
from hauntbox.lab.experiments.replaying import table_of_game
from hauntbox.lab.experiments.report_page import page
from hauntbox.lab.experiments.rows import Games
from hauntbox.lab.experiments.run_folder import GAMES, RunFolder
from hauntbox.lab.experiments.running import run
from hauntbox.lab.experiments.shares import cell_games, finished, shares
from hauntbox.table import write_replay
from hauntbox.terminal.screen import plain_console


def show_tunables(game: str, as_json: bool) -> int:
    found = tunables(games.find(game).options)
    if as_json:
        print(json.format(json.encode(found), indent=2).decode())
        return 0
    for each in found:
        print(f"{each.name} = {json.encode(each.default).decode()}  # {span(each)}; {' '.join(each.rules)}")
        print(f"    {each.help}")
    return 0


def run_experiment(file: Path, out: Path, workers: int, ray: str) -> int:
    """Exit code 1 when a game broke."""
    folder = RunFolder.begin(out, read_experiment(file))
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(folder.experiment.title or file.stem, total=None)
            played = run(folder, workers, lambda done, total: bar.update(task, completed=done, total=total), ray)
    except KeyboardInterrupt:
        console.print(f"interrupted: finished games are kept in {out}, the same command goes on", markup=False)
        raise
    return show_run(folder, played)


def show_run(folder: RunFolder, played: Games) -> int:
    console = plain_console()
    for cell in folder.cells:
        console.print(f"{cell.number}  {cell.name}", markup=False)
        for each in shares(cell_games(played, cell.number)):
            told = f"     {each.side}: {each.share:.1%} of {each.games} ({each.low:.1%} to {each.high:.1%})"
            console.print(told, markup=False)
    errors = played.height - finished(played).height
    console.print(f"games: {played.height}, errors: {errors}, in {folder.path / GAMES}", markup=False)
    return 1 if errors else 0


def show_comparisons(path: Path, as_json: bool) -> int:
    folder = RunFolder.open(path)
    found = compare(folder, folder.games())
    if not found:
        raise Complaint(f"{path} has no changes to compare: give a set of the experiment a [set.changes.NAME]")
    if as_json:
        print(json.format(json.encode(found), indent=2).decode())
        return 0
    console = plain_console()
    for each in found:
        console.print(each.sentence, markup=False)
        rows = Rows("side", "before", "after", "difference", "95% interval", box=None)
        for one in each.differences:
            between = f"{points(one.low)} to {points(one.high)}"
            rows.add_row(
                escape(one.side), f"{one.before:.1%}", f"{one.after:.1%}", points(one.after - one.before), between
            )
        console.print(rows)
        console.print(f"decisions in a game: {each.length_before:.1f} before, {each.length_after:.1f} after")
    return 0


def write_report(path: Path, out: Path) -> int:
    folder = RunFolder.open(path)
    out.write_text(page(folder, folder.games()), encoding="utf-8")
    plain_console().print(f"written to {out}", markup=False)
    return 0


def write_game(path: Path, cell: int, index: int, out: Path) -> int:
    folder = RunFolder.open(path)
    if not 0 <= cell < len(folder.cells):
        raise Complaint(f"{path} has no cell {cell}: it has 0 to {len(folder.cells) - 1}")
    if index < 0:
        raise Complaint(f"there is no game {index}: they are counted from 0")
    write_replay(table_of_game(folder.cells[cell], index), out)
    plain_console().print(f"written to {out}: hauntbox replay {out}", markup=False)
    return 0
