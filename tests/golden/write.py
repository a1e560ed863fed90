"""Write the golden play-throughs anew, by hand: `make golden`, or `python -m golden.write evidence` for one game."""

from __future__ import annotations

import os
import sys

from golden.plays import PLAYS, text


def main(games: list[str]) -> int:
    if os.environ.get("CI", "").lower() not in ("", "0", "false"):
        print("golden play-throughs are written by hand and read in review, never in CI", file=sys.stderr)
        return 1
    for play in PLAYS:
        if not games or play.game in games:
            play.path.write_text(text(play), encoding="utf-8")
            print(play.path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
