"""Win rates of bots, written into a game's page of docs/.

python tools/balance.py evidence [GAMES [BOT]]              both sides, by map and number of hunters
python tools/balance.py ghostbusters2 [GAMES [BOT ...]]     the team, by scenario and bot; hard=40: 40 games of it
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from hauntbox.games import find
from hauntbox.lab import Report, simulate

DOCS = Path(__file__).parents[1] / "docs"
SEED = 1
LOSSES = {"GBT-SCN-08": "out of time", "GBT-SCN-10": "three Caustic", "GBT-SCN-09": "no Ghost left"}
WORKERS = os.cpu_count() or 1


def share(report: Report, side: str) -> str:
    one = report.sides[side]
    return f"{one.wins / one.games:.0%} ({one.low:.0%} to {one.high:.0%})"


def evidence(games: int, bots: list[str]) -> Iterator[str]:
    bot = bots[0] if bots else "flat:100"
    yield f"Both sides play `{bot}`, seed {SEED}."
    yield ""
    yield "| house | hunters | games | hunters win (95%) | ghost wins (95%) | dawn | decisions |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for house in find("evidence").scenarios:
        for players in (2, 4, 5):
            report = simulate("evidence", games, SEED, [bot], {"players": players}, house, WORKERS)
            dawn = report.outcomes.get("EVI-WIN-11", 0) / report.games
            cells = [house, 2 if players == 2 else players - 1, report.games, share(report, "Hunters")]
            yield row(*cells, share(report, "Ghost"), f"{dawn:.0%}", f"{report.lengths.mean:.0f}")


def ghostbusters2(games: int, bots: list[str]) -> Iterator[str]:
    yield f"Four of the same bot play the default rules, seed {SEED}."
    yield ""
    yield row("scenario", "bot", "games", "team wins (95%)", *LOSSES.values(), "decisions", "errors")
    yield row("---", "---", *["---:"] * 7)
    for scenario, title in find("ghostbusters2").scenarios.items():
        for wish in bots or ["random", "greedy"]:
            bot, _, fewer = wish.partition("=")
            report = simulate("ghostbusters2", int(fewer or games), SEED, [bot], None, scenario, WORKERS)
            ends = [f"{report.outcomes.get(rule, 0) / report.games:.0%}" for rule in LOSSES]
            cells = [title, bot, report.games, share(report, "Ghostbusters"), *ends]
            yield row(*cells, f"{report.lengths.mean:.0f}", report.errors)


def row(*cells: object) -> str:
    return f"| {' | '.join([str(cell) for cell in cells])} |"


GAMES: dict[str, Callable[[int, list[str]], Iterator[str]]] = {"evidence": evidence, "ghostbusters2": ghostbusters2}


def main() -> None:
    game, *rest = sys.argv[1:] or ["evidence"]
    games = int(rest[0]) if rest else 100
    lines = []
    for line in GAMES[game](games, rest[1:]):
        lines.append(line)
        print(line, flush=True)
    page = DOCS / f"{game}-balance.md"
    before, mark, _ = page.read_text().partition("<!-- measured -->\n")
    page.write_text(before + mark + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
