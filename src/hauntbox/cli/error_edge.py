"""The edge of the program: known errors are one line, unknown ones a bug report."""

from __future__ import annotations

import os
import sys
import traceback
from importlib.metadata import version
from typing import Final

import typer

from hauntbox.bots import UnknownBot
from hauntbox.cli.app import app
from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.player_files import in_data
from hauntbox.games import UnknownGame
from hauntbox.games.common.learned.sheet import BadWeights
from hauntbox.kernel.codec import BadSave
from hauntbox.kernel.options import BadOption
from hauntbox.lab.experiments.experiment import BadExperiment
from hauntbox.lab.simulate import BadPlayers, BadScenario
from hauntbox.ledger.rules import UnknownRule
from hauntbox.table import TableError

MISTAKE: Final = 2
BUG: Final = 3
INTERRUPTED: Final = 130
UsageError = typer.BadParameter.__mro__[1]  # Typer brings its own Click, or shares one: this is right for both
KNOWN: Final = (
    Complaint,
    UnknownGame,
    BadOption,
    BadSave,
    UnknownBot,
    BadPlayers,
    BadScenario,
    BadExperiment,
    BadWeights,
    UnknownRule,
    TableError,
    OSError,
)


def run(argv: list[str]) -> int:
    try:
        return int(app(argv or ["--help"], prog_name="hauntbox", standalone_mode=False) or 0)
    except BrokenPipeError:
        return hang_up()
    except KNOWN as error:
        return complain(str(error), MISTAKE)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        if isinstance(error, UsageError):
            return complain(f"{error.format_message()} Try hauntbox --help.", MISTAKE)  # type: ignore[attr-defined]
        return report_bug(error, argv)


def hang_up() -> int:
    """Whoever reads our output has read enough; Python must not try to flush the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def complain(words: str, code: int) -> int:
    print(f"hauntbox: {' '.join(words.split())}", file=sys.stderr)
    return code


def report_bug(error: Exception, argv: list[str]) -> int:
    path = in_data("bug", ".txt")
    command = " ".join(["hauntbox", *argv])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"hauntbox {version('hauntbox')}\n{command}\n\n{''.join(traceback.format_exception(error))}")
    return complain(f"a bug: {type(error).__name__}: {error}. What happened is written down in {path}", BUG)
