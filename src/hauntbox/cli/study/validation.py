"""`hauntbox validate` and `hauntbox schema`: for those who write scenarios of their own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from msgspec import json, to_builtins
from rich.console import Console

from hauntbox import games
from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.study.simulation import endings, sides, with_progress
from hauntbox.cli.table_setup import read_file
from hauntbox.kernel.contract import Declaration, Problem
from hauntbox.lab import Report, simulate
from hauntbox.scenario_files.pages import Page
from hauntbox.scenario_files.pages import schema as schema_of
from hauntbox.terminal.screen import plain_console

BOT: Final = "flat:40"  # thinks little, so that many games take little time
SEED: Final = "0"


def validate(file: Path, game: str, play: int, as_json: bool) -> int:
    """Exit code 1 when something is wrong with the file, or a game on it broke."""
    if play < 0:
        raise Complaint(f"--play {play}: expected a number of games")
    text = read_file(file)
    kind = games.find(game) if game else named_in(file, text)
    problems = problems_of(kind, text)
    report = try_out(kind, text, play) if kind and play and not problems else None
    if as_json:
        print_json({"file": str(file), "game": kind.name if kind else "", "problems": listed(problems), "play": report})
    else:
        show(file, kind, problems, report, plain_console())
    return 1 if problems or (report and report.errors) else 0


def named_in(file: Path, text: str) -> Declaration | None:
    """The game that a file says it is for; a slip elsewhere in it need not hide that."""
    page = Page(text)
    said = page.data.get("game")
    if not page.is_read and (found := re.search(r"""^game\s*=\s*["'](\w+)["']""", text, re.MULTILINE)):
        said = found[1]
    try:
        return games.find(said) if isinstance(said, str) else None
    except games.UnknownGame as error:
        raise Complaint(f"{file}: {error}") from error


def problems_of(kind: Declaration | None, text: str) -> list[Problem]:
    if kind is None:
        page = Page(text)
        choice = " or ".join([f'"{name}"' for name in games.names() if games.find(name).validate is not None])
        return page.problems or [page.problem(("game",), f"expected the game that it is for, {choice}; or say --game")]
    if kind.validate is None:
        raise Complaint(f"{kind.title} has no scenarios of one's own")
    return kind.validate(text)


def try_out(kind: Declaration, text: str, count: int) -> Report:
    with with_progress(kind.title, count) as tell:
        return simulate(kind.name, count, SEED, [BOT], scenario=text, progress=tell, kind=kind, watch=True)


def listed(problems: list[Problem]) -> list[dict[str, Any]]:
    return [problem._asdict() for problem in problems]


def print_json(what: Any) -> None:
    print(json.format(json.encode(to_builtins(what)), indent=2).decode())


def show(file: Path, kind: Declaration | None, problems: list[Problem], report: Report | None, out: Console) -> None:
    for problem in problems:
        place = ":".join([str(n) for n in (problem.line, problem.column) if n])
        field = f"{problem.field}: " if problem.field else ""
        out.print(f"{file}:{place}: {field}{problem.message}", markup=False)
    if problems:
        out.print(f"{len(problems)} problem{'s' if len(problems) > 1 else ''}")
    elif kind is not None:
        out.print(f"{file}: nothing is wrong with this scenario of {kind.title}", markup=False)
    if report is not None:
        show_play(report, out)


def show_play(report: Report, out: Console) -> None:
    out.print(f"{report.games} games, seed {report.seed}, with a quick bot ({BOT}) in every seat:")
    out.print(sides(report))
    out.print(endings(report))
    for what, counts in report.used.items():
        out.print(f"{what}: {', '.join([f'{name} {n}' for name, n in counts.items() if n]) or 'none'}", markup=False)
    for what, names in report.unused.items():
        out.print(f"never {what}: {', '.join(names) or 'none'}", markup=False)
    for failure in report.failures[:10]:
        out.print(f"seed {failure.seed}, answer {failure.answers + 1}: {failure.error}", markup=False)


def schema(game: str) -> int:
    kind = games.find(game)
    if kind.sheet is None:
        raise Complaint(f"{kind.title} has no scenarios of one's own")
    print_json(schema_of(kind.sheet, f"A scenario of {kind.title}"))
    return 0
