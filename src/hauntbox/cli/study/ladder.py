"""`hauntbox ladder`: which bot is the better one, as a page of the docs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import join
from typing import Final

from hauntbox import games
from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.study.simulation import with_progress
from hauntbox.cli.table_setup import read_bots, read_options, read_scenario
from hauntbox.kernel.contract import Declaration
from hauntbox.lab.ladders.climbing import MOST, climb
from hauntbox.lab.ladders.ladder import AGAINST, RUNGS, BadLadder, Ladder, ladder_of
from hauntbox.lab.ladders.ladder_page import page
from hauntbox.lab.ladders.record import BadRecord, Record
from hauntbox.lab.simulate import BadScenario
from hauntbox.terminal.screen import plain_console

RESULTS: Final = Path("docs") / "ladders"
GAMES: Final = MOST
LEVELS: Final = ",".join(RUNGS)
OTHERS: Final = AGAINST


def run(
    game: str,
    count: int,
    levels: str,
    against: str,
    options: Sequence[str],
    scenario: str,
    workers: int,
    results: Path,
    out: Path | None,
) -> int:
    if count < 1 or workers < 1:
        raise Complaint(f"{count} games with {workers} workers: it takes one of each at least")
    kind = games.find(game)
    chosen, where = read_options(options), read_scenario(kind, scenario)
    try:
        ladders = [ladder_of(kind, chosen, where, read_bots(levels), name) for name in read_bots(against)]
    except BadScenario as error:
        raise Complaint(f"{scenario}: {error}") from error
    except BadLadder as error:
        raise Complaint(str(error)) from error
    climbs = []
    for ladder in ladders:
        record = record_of(kind, ladder, results)
        with with_progress(kind.title, count) as tell:
            climbs.append((ladder, climb(kind, ladder, record, count, workers, tell)))
    text = page(kind, climbs, command(game, count, levels, against, options, scenario))
    target = out or Path("docs") / f"ladder-{game}.md"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    console = plain_console()
    console.print(text, markup=False)
    console.print(f"written to {target}", markup=False)
    return 0


def record_of(kind: Declaration, ladder: Ladder, results: Path) -> Record:
    try:
        record = Record(kind, ladder, results)
    except BadRecord as error:
        raise Complaint(str(error)) from error
    if record.is_outdated:
        told = f"the games in {record.path} were played by other rules or bots: the ladder begins anew"
        plain_console().print(told, markup=False)
    return record


def command(game: str, count: int, levels: str, against: str, options: Sequence[str], scenario: str) -> str:
    """As one would type it, without what goes without saying."""
    words = ["hauntbox", "ladder", game]
    for name, value, usual in (
        ("--games", str(count), str(GAMES)),
        ("--levels", levels, LEVELS),
        ("--against", against, AGAINST),
        ("--scenario", scenario, ""),
    ):
        words += [name, value] if value != usual else []
    return join([*words, *[word for option in options for word in ("--option", option)]])
