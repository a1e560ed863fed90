"""How much the public facts of Evidence tell: squares, rooms and types left by round, over many games of bots.

python tools/sharpness.py [GAMES]     writes the table in docs/evidence-knowledge.md
"""

from __future__ import annotations

import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean
from typing import Any

from hauntbox import bots
from hauntbox.games import find

PAGE = Path(__file__).parents[1] / "docs" / "evidence-knowledge.md"
BOT = "flat:16"
ROUNDS = (1, 2, 3, 4, 6, 8, 10, 15, 20, 30)
Left = tuple[int, int, int]  # squares, rooms, types


def watch(job: tuple[str, int]) -> list[tuple[int, Left]]:
    """One game; at the end of each round, what is left, and the check that the truth is among it."""
    scenario, n = job
    kind = find("evidence")
    options = kind.options()
    g: Any = kind.new(options, scenario, f"sharpness {n}")
    players = {seat[0]: (seat, bots.make(BOT, f"{n}/{seat}")) for seat in kind.seats(options, scenario)}
    seen, number = [], 0
    while g.outcome is None:
        role = g.waiting()[0]
        seat, bot = players[role]
        g.apply(role, bot.choose(kind, g, role, seat))
        if g.round > number + 1 and g.outcome is None:
            number = g.round - 1
            seen.append((number, left(kind, g)))
    return seen


def left(kind: Any, g: Any) -> Left:
    notebook = kind.view(g, ()).notebook
    assert g.type in notebook.types, "the true type is ruled out"
    assert g.room in notebook.rooms, "the true room is ruled out"
    return len(notebook.squares), len(notebook.rooms), len(notebook.types)


def table(scenario: str, games: list[list[tuple[int, Left]]]) -> list[str]:
    rounds: dict[int, list[Left]] = defaultdict(list)
    for game in games:
        for number, one in game:
            rounds[number].append(one)
    title = find("evidence").scenarios[scenario]
    lines = [f"### {title}: {len(games)} games", "", "| after round | games | squares | rooms | types |"]
    lines.append("| ---: | ---: | ---: | ---: | ---: |")
    for number in [number for number in ROUNDS if number in rounds]:
        squares, rooms, types = (fmean(column) for column in zip(*rounds[number], strict=True))
        lines.append(f"| {number} | {len(rounds[number])} | {squares:.1f} | {rooms:.2f} | {types:.2f} |")
    return [*lines, ""]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    lines = []
    with ProcessPoolExecutor() as pool:
        for scenario in find("evidence").scenarios:
            jobs = [(scenario, n) for n in range(games // 3 + 1)]
            lines += table(scenario, list(pool.map(watch, jobs, chunksize=4)))
    before, mark, _ = PAGE.read_text().partition("<!-- measured -->\n")
    PAGE.write_text(before + mark + "\n".join(lines))


if __name__ == "__main__":
    main()
