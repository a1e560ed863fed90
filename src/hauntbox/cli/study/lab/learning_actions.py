"""What `hauntbox lab learn` does and says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Rows

from hauntbox import games
from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.table_setup import read_options, read_scenario
from hauntbox.games.common.learned.sheet import read_sheet
from hauntbox.lab.experiments.differences import points
from hauntbox.lab.learning.calibration_page import page
from hauntbox.lab.learning.learning import Lessons, Tried, best_of, gather, learn, try_out
from hauntbox.lab.learning.lesson import Lesson, lesson_of
from hauntbox.lab.learning.lesson_folder import LessonFolder
from hauntbox.lab.learning.paired import by_chance
from hauntbox.lab.simulate import Progress as Tell
from hauntbox.terminal.screen import plain_console

Made = TypeVar("Made")


def learn_judgement(
    lesson: Lesson,
    folder: Path,
    out: Path,
    many: int,
    trials: int,
    bot: str,
    shares: Sequence[float],
    on: Sequence[str],
    workers: int,
) -> int:
    """Exit code 1 if nothing was accepted. A file is written only for weights that win."""
    check_target(lesson.game, out)
    place = LessonFolder(folder, lesson)
    positions = watched("games to learn from", folder, lambda tell: gather(place, many, workers, tell))
    lessons = learn(lesson, positions)
    show_lessons(lessons)
    plots = folder / "calibration.html"
    plots.write_text(page(f"What {lesson.game} has learned", lessons), encoding="utf-8")
    plain_console().print(f"plots: {plots}", markup=False)
    found = watched(
        "paired games", folder, lambda tell: try_out(place, lessons, shares, trials, bot, on, workers, tell)
    )
    console = plain_console()
    for each in found:
        show_tried(each)
    best = best_of(found)
    if best is None:
        console.print("not accepted: no mixture wins clearly more games than the judgement by hand", markup=False)
        return 1
    out.parent.mkdir(parents=True, exist_ok=True)
    half = out.with_suffix(".half")
    half.write_text(best.text, encoding="utf-8")
    half.replace(out)
    console.print(f"accepted: {best.share:.0%} learned, written to {out}", markup=False)
    return 0


def asked_lesson(game: str, scenarios: Sequence[str], options: Sequence[str], seed: str) -> Lesson:
    kind = games.find(game)
    return lesson_of(game, [read_scenario(kind, name) for name in scenarios], read_options(options), seed)


def check_target(game: str, out: Path) -> None:
    """Only a file of weights of this game is written over."""
    if out.exists() and read_sheet(out.read_text(encoding="utf-8")).game != game:
        raise Complaint(f"{out} holds the weights of another game: choose another file with --out")


def watched(title: str, folder: Path, do: Callable[[Tell], Made]) -> Made:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(title, total=None)
            return do(lambda done, total: bar.update(task, completed=done, total=total))
    except KeyboardInterrupt:
        console.print(f"interrupted: finished games are kept in {folder}, the same command goes on", markup=False)
        raise


def show_lessons(lessons: Lessons) -> None:
    console = plain_console()
    own = ", ".join(lessons.scenario) or "none"
    told = f"{lessons.positions} positions of {lessons.games} games, one game in four held out; own weights: {own}"
    console.print(told, markup=False)
    rows = Rows("learned", "AUC", "log-loss", box=None)
    for share, each in lessons.mixtures.items():
        rows.add_row(f"{share:.0%}", f"{each.auc:.3f}", f"{each.log_loss:.3f}")
    console.print(rows)
    rows = Rows("rounds", "positions", "won", "learned says", "by hand", box=None)
    for span in lessons.by_round:
        chances = [f"{chance:.0%}" for chance in (span.won, span.learned, span.by_hand)]
        rows.add_row(f"{span.first}-{span.last}", str(span.positions), *chances)
    console.print(rows)


def show_tried(each: Tried) -> None:
    console = plain_console()
    verdict = "wins clearly more" if each.is_accepted else "not accepted"
    span = f"difference {points(each.low)} to {points(each.high)}"
    console.print(f"{each.share:.0%} learned: {verdict} ({span})", markup=False)
    for row in each.rows:
        console.print(
            f"     {row.scenario}, {row.side} by {row.bot}: {row.learned:.1%} instead of {row.by_hand:.1%} of"
            f" {row.games}, +{row.better} -{row.worse} (by chance {by_chance(row):.3f})",
            markup=False,
        )
