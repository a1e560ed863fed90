"""What `hauntbox lab silly` does and says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import join

from hauntbox import games
from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.study.simulation import with_progress
from hauntbox.cli.table_setup import read_bots, read_options, read_scenario
from hauntbox.lab.follies.counting import count_silly
from hauntbox.lab.follies.silly_page import page
from hauntbox.terminal.screen import plain_console


def count_moves(
    names: Sequence[str], bots: str, many: int, options: Sequence[str], scenario: str, workers: int, out: Path | None
) -> int:
    if len(names) > 1 and (options or scenario):
        raise Complaint("--option and --scenario are of one game: count one game at a time with them")
    counts = []
    for name in names:
        kind = games.find(name)
        where = read_scenario(kind, scenario)
        for bot in read_bots(bots):
            with with_progress(f"{kind.title}, {bot}", many) as tell:
                chosen = read_options(options)
                counts.append(count_silly(name, bot, many, chosen, where, workers=workers, progress=tell))
    text = page(counts, command(names, bots, many, options, scenario))
    console = plain_console()
    console.print(text, markup=False)
    if out is not None:
        out.write_text(text, encoding="utf-8")
        console.print(f"written to {out}", markup=False)
    return 0


def command(names: Sequence[str], bots: str, many: int, options: Sequence[str], scenario: str) -> str:
    """As one would type it."""
    words = ["hauntbox", "lab", "silly", *names, "--bots", bots, "--games", str(many)]
    words += ["--scenario", scenario] if scenario else []
    return join([*words, *[word for option in options for word in ("--option", option)]])
