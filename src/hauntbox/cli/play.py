"""`hauntbox play`: a game in the terminal. Whatever ends it, nothing is lost."""

from __future__ import annotations

from pathlib import Path

from hauntbox.cli.player_files import in_data
from hauntbox.table import Table, save, write_replay
from hauntbox.terminal import Closed, Quit, Screen, Session
from hauntbox.terminal.clocks import Clocks


def play(table: Table, replay: Path | None = None, screen: Screen | None = None, clocks: Clocks | None = None) -> int:
    screen = screen or Screen()
    try:
        Session(table, screen, save, clocks).run()
    except Quit:
        return 0
    except Closed:
        keep(table, screen)
        return 0
    except BaseException:  # Ctrl-C or a bug: the game is not to blame
        keep(table, screen)
        raise
    keep_replay(table, replay, screen)
    return 0


def keep_replay(table: Table, wanted: Path | None, screen: Screen) -> None:
    """Where one wants it, or else among the player's files: a finished game is not lost to a slip of the pen."""
    path = wanted or in_data(table.kind.name, ".replay")
    try:
        write_replay(table, path)
    except OSError as error:
        if wanted is None:
            raise
        screen.say(f"{wanted} cannot be written: {error.strerror}", "yellow")
        keep_replay(table, None, screen)
    else:
        screen.say(f"The replay is in {path}")


def keep(table: Table, screen: Screen) -> None:
    if not table.journal or table.is_over:
        return
    path = in_data(table.kind.name, ".save")
    save(table, path)
    screen.say(f"The game is saved. To go on: hauntbox play --resume {path}")
