"""The command line. `main` is the program `hauntbox`; no traceback leaves it."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0 done, 1 a check failed, 2 a mistake in what was typed, 3 a bug, 130 Ctrl-C."""
    from hauntbox.cli.error_edge import run  # the commands import much

    sys.exit(run(sys.argv[1:] if argv is None else list(argv)))
