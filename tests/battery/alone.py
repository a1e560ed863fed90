"""Print the digests of two random games: `python -m battery.alone parlour`."""

from __future__ import annotations

import sys
from importlib import import_module

from battery.checks.play import digests
from battery.trial import Trial
from hauntbox.games import find, names


def main(name: str) -> None:
    kind = find(name) if name.partition(".")[0] in names() else import_module(name).GAME
    print(*digests(Trial(kind)), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1])
