"""Win rates of flat Monte Carlo on both sides of Evidence, by map and number of hunters.

python tools/balance.py [GAMES [BOT]]     writes the table in docs/evidence-balance.md
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hauntbox.games import find
from hauntbox.lab import Report, simulate

PAGE = Path(__file__).parents[1] / "docs" / "evidence-balance.md"


def row(scenario: str, hunters: int, report: Report) -> str:
    cells = []
    for side in ("Hunters", "Ghost"):
        one = report.sides[side]
        cells.append(f"{one.wins / one.games:.0%} ({one.low:.0%} to {one.high:.0%})")
    dawn = report.outcomes.get("EVI-WIN-11", 0) / report.games
    return f"| {scenario} | {hunters} | {report.games} | {' | '.join(cells)} | {dawn:.0%} | {report.lengths.mean:.0f} |"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    bot = sys.argv[2] if len(sys.argv) > 2 else "flat:100"
    lines = [
        f"Both sides play `{bot}`, seed 1.",
        "",
        "| house | hunters | games | hunters win (95%) | ghost wins (95%) | dawn | decisions |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for scenario in find("evidence").scenarios:
        for players in (2, 4, 5):
            report = simulate("evidence", games, 1, [bot], {"players": players}, scenario, os.cpu_count() or 1)
            lines.append(row(scenario, 2 if players == 2 else players - 1, report))
            print(lines[-1], flush=True)
    before, mark, _ = PAGE.read_text().partition("<!-- measured -->\n")
    PAGE.write_text(before + mark + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
