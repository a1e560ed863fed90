"""Win rates of bots, written into a game's page of docs/.

python tools/balance.py evidence [GAMES [BOT]]              both sides, by map and number of hunters: by the book, and
                                                            with even chances; `evidence 50 hard book` one of the two
python tools/balance.py ghostbusters2 [GAMES [BOT ...]]     the team, by scenario and bot; hard=40: 40 games of it
python tools/balance.py hunter13 [GAMES [BOT ...]]          the hunters, by scenario, number of hunters and bot

What was played of the last two is kept in build/balance, and is not played again unless the scenario has changed; when
bots or rules have, throw it away.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hauntbox.games import find
from hauntbox.games.evidence.rules.winning import dawn
from hauntbox.games.ghostbusters2 import content
from hauntbox.games.hunter13.content import scenarios
from hauntbox.lab import Report, simulate, wilson

DOCS = Path(__file__).parents[1] / "docs"
SEED = 1
LOSSES = {"GBT-SCN-08": "out of time", "GBT-SCN-10": "three Caustic", "GBT-SCN-09": "no Ghost left"}
WORKERS = os.cpu_count() or 1
CHUNK = 20  # games that are kept together
KEPT = Path(__file__).parents[1] / "build" / "balance"
GIVEN_UP = "GHT-END-03"
Part = dict[str, Any]  # what came of a chunk


def share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.0%} ({low:.0%} to {high:.0%})"


def evidence(preset: Part, games: int, bots: list[str]) -> Iterator[str]:
    bot = bots[0] if bots else "hard"
    yield f"Both sides play `{bot}`, seed {SEED}."
    yield ""
    numbers = ("grace", "hand", "dawn round", "Box")
    yield row("house", "hunters", *numbers, "games", "hunters win (95%)", "ghost wins (95%)", "dawn")
    yield row("---", *["---:"] * 9)
    kind = find("evidence")
    reports = []
    for house in kind.scenarios:
        for players in (4, 5):
            given = {"players": players, **preset}
            report = simulate("evidence", games, SEED, [bot], given, house, WORKERS)
            g: Any = kind.new(given, house, "")
            cells = [g.options.grace_rounds, g.options.hunter_hand, dawn(g), g.options.spirit_box_range]
            yield row(house, players - 1, *cells, *both_sides([report]))
            reports.append(report)
    yield row("all", *[""] * 5, *both_sides(reports))


def both_sides(reports: list[Report]) -> list[str]:
    """Games, what each side won of them, and how many ended at dawn."""
    games = sum(report.games for report in reports)
    won = [share(sum(report.sides[side].wins for report in reports), games) for side in ("Hunters", "Ghost")]
    undecided = sum(report.outcomes.get("EVI-WIN-11", 0) for report in reports)
    return [str(games), *won, f"{undecided / games:.0%}"]


def ghostbusters2(games: int, bots: list[str]) -> Iterator[str]:
    yield f"Four of the same bot play the default rules, seeds {SEED}/0, {SEED}/1 and so on, {CHUNK} games each."
    yield ""
    yield row("scenario", "bot", "games", "team wins (95%)", *LOSSES.values(), "decisions", "errors")
    yield row("---", "---", *["---:"] * 7)
    for scenario, title in find("ghostbusters2").scenarios.items():
        text = (Path(content.__file__).parent / f"{scenario}.toml").read_bytes()
        for bot, chunks in wishes(games, bots or ["random", "greedy"]):
            parts = [chunk("ghostbusters2", "Ghostbusters", [scenario, bot, n], text, {}) for n in range(chunks)]
            count, won, decisions, errors = summed(parts)
            ends = [f"{sum(part['ends'].get(rule, 0) for part in parts) / count:.0%}" for rule in LOSSES]
            yield row(title, bot, count, won, *ends, decisions, errors)


def hunter13(games: int, bots: list[str]) -> Iterator[str]:
    yield f"One bot plays all hunters, by the default rules, seeds {SEED}/0, {SEED}/1 and so on, {CHUNK} games each."
    yield ""
    yield row("scenario", "hunters", "bot", "games", "hunters win (95%)", "given up", "decisions", "errors")
    yield row("---", "---:", "---", *["---:"] * 5)
    for scenario, title in find("hunter13").scenarios.items():
        text = (Path(scenarios.__file__).parent / f"{scenario}.toml").read_bytes()
        for hunters in (2, 3, 4):
            given = {"players": hunters}
            for bot, chunks in wishes(games, bots or ["random", "greedy=40"]):
                parts = [chunk("hunter13", "Hunters", [scenario, hunters, bot, n], text, given) for n in range(chunks)]
                count, won, decisions, errors = summed(parts)
                given_up = sum(part["ends"].get(GIVEN_UP, 0) for part in parts) / count
                yield row(title, hunters, bot, count, won, f"{given_up:.0%}", decisions, errors)


def wishes(games: int, bots: list[str]) -> Iterator[tuple[str, int]]:
    """A bot, and how many chunks of games."""
    for wish in bots:
        bot, _, fewer = wish.partition("=")
        yield bot, -(-int(fewer or games) // CHUNK)


def chunk(game: str, side: str, which: list[Any], scenario: bytes, options: dict[str, Any]) -> Part:
    """So many games, played now or before. `which` begins with the scenario and ends with the bot and a number."""
    key, file = [*which, blake2b(scenario, digest_size=8).hexdigest()], KEPT / f"{game}.jsonl"
    for line in file.read_text().splitlines() if file.exists() else []:
        part: Part = json.loads(line)
        if part["key"] == key:
            return part
    report = simulate(game, CHUNK, f"{SEED}/{which[-1]}", [which[-2]], options, which[0], WORKERS)
    wins = report.sides[side].wins if side in report.sides else 0
    part = {"key": key, "games": report.games, "wins": wins, "decisions": report.decisions, "errors": report.errors}
    part["ends"] = report.outcomes
    KEPT.mkdir(parents=True, exist_ok=True)
    with file.open("a") as kept:
        kept.write(json.dumps(part) + "\n")
    return part


def summed(parts: list[Part]) -> tuple[int, str, str, int]:
    """Games, the share that was won, decisions in a game, errors."""
    games, wins, decisions, errors = (
        sum(part[name] for part in parts) for name in ("games", "wins", "decisions", "errors")
    )
    return games, share(wins, games), f"{decisions / games:.0f}", errors


def row(*cells: object) -> str:
    return f"| {' | '.join([str(cell) for cell in cells])} |"


Table = Callable[[int, list[str]], Iterator[str]]
GAMES: dict[str, dict[str, Table]] = {  # by game the tables of its page, each by the name of its place there
    "evidence": {"book": partial(evidence, {}), "even": partial(evidence, {"even_chances": True})},
    "ghostbusters2": {"all": ghostbusters2},
    "hunter13": {"all": hunter13},
}


def main() -> None:
    game, *rest = sys.argv[1:] or ["evidence"]
    games = int(rest[0]) if rest else 100
    tables = GAMES[game]
    wanted = [name for name in rest[1:] if name in tables] or list(tables)
    bots = [name for name in rest[1:] if name not in tables]
    for name in wanted:
        fill(DOCS / f"{game}-balance.md", name, tables[name](games, bots))


def fill(page: Path, name: str, table: Iterator[str]) -> None:
    """Put the table at its place on the page, when all of it is there."""
    lines = []
    for line in table:
        lines.append(line)
        print(line, flush=True)
    begin, end = f"<!-- measured: {name} -->\n", "<!-- end -->\n"
    before, _, rest = page.read_text().partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(before + begin + "\n".join(lines) + "\n" + end + after)


if __name__ == "__main__":
    main()
