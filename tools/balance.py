"""Win rates of bots, written into a game's page of docs/.

python tools/balance.py evidence [GAMES [BOT]]              both sides, by map and number of hunters
python tools/balance.py ghostbusters2 [GAMES [BOT ...]]     the team, by scenario and bot; hard=40: 40 games of it
python tools/balance.py hunter13 [GAMES [BOT ...]]          the hunters, by scenario, number of hunters and bot

What was played of hunter13 is kept in build/balance, and is not played again unless the scenario has changed; when bots
or rules have, throw it away.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hauntbox.games import find
from hauntbox.games.hunter13.content import scenarios
from hauntbox.kernel.options import read
from hauntbox.lab import Report, simulate, wilson

DOCS = Path(__file__).parents[1] / "docs"
SEED = 1
LOSSES = {"GBT-SCN-08": "out of time", "GBT-SCN-10": "three Caustic", "GBT-SCN-09": "no Ghost left"}
WORKERS = os.cpu_count() or 1
CHUNK = 20  # games that are kept together
KEPT = Path(__file__).parents[1] / "build" / "balance" / "hunter13.jsonl"


def share(report: Report, side: str) -> str:
    one = report.sides[side]
    return f"{one.wins / one.games:.0%} ({one.low:.0%} to {one.high:.0%})"


def evidence(games: int, bots: list[str]) -> Iterator[str]:
    bot = bots[0] if bots else "hard"
    yield f"Both sides play `{bot}`, seed {SEED}."
    yield ""
    yield row("house", "hunters", "grace", "hand", "games", "hunters win (95%)", "ghost wins (95%)", "dawn")
    yield row("---", *["---:"] * 7)
    kind = find("evidence")
    for house in kind.scenarios:
        for players in (4, 5):
            report = simulate("evidence", games, SEED, [bot], {"players": players}, house, WORKERS)
            dawn = report.outcomes.get("EVI-WIN-11", 0) / report.games
            g: Any = kind.new(read(kind.options, {"players": players}), house, "")
            cells = [house, players - 1, g.options.grace_rounds, g.options.hunter_hand, report.games]
            yield row(*cells, share(report, "Hunters"), share(report, "Ghost"), f"{dawn:.0%}")


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


def hunter13(games: int, bots: list[str]) -> Iterator[str]:
    yield f"One bot plays all hunters, by the default rules, seeds {SEED}/0, {SEED}/1 and so on, {CHUNK} games each."
    yield ""
    yield row("scenario", "hunters", "bot", "games", "hunters win (95%)", "given up", "decisions", "errors")
    yield row("---", "---:", "---", *["---:"] * 5)
    for scenario, title in find("hunter13").scenarios.items():
        for hunters in (2, 3, 4):
            for wish in bots or ["random", "greedy=40"]:
                bot, _, fewer = wish.partition("=")
                parts = [chunk(scenario, hunters, bot, n) for n in range(-(-int(fewer or games) // CHUNK))]
                yield row(title, hunters, bot, *summed(parts))


def chunk(scenario: str, hunters: int, bot: str, n: int) -> dict[str, Any]:
    """So many games, played now or before."""
    text = (Path(scenarios.__file__).parent / f"{scenario}.toml").read_bytes()
    key = [scenario, hunters, bot, n, blake2b(text, digest_size=8).hexdigest()]
    kept = [json.loads(line) for line in KEPT.read_text().splitlines()] if KEPT.exists() else []
    for part in kept:
        if part["key"] == key:
            return dict(part)
    report = simulate("hunter13", CHUNK, f"{SEED}/{n}", [bot], {"players": hunters}, scenario, WORKERS)
    wins = report.sides["Hunters"].wins if "Hunters" in report.sides else 0
    part = {"key": key, "games": report.games, "wins": wins, "decisions": report.decisions, "errors": report.errors}
    part["given up"] = report.outcomes.get("GHT-END-03", 0)
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    with KEPT.open("a") as file:
        file.write(json.dumps(part) + "\n")
    return part


def summed(parts: list[dict[str, Any]]) -> list[object]:
    games, wins, decisions, errors, given_up = (
        sum(part[name] for part in parts) for name in ("games", "wins", "decisions", "errors", "given up")
    )
    low, high = wilson(wins, games)
    won = f"{wins / games:.0%} ({low:.0%} to {high:.0%})"
    return [games, won, f"{given_up / games:.0%}", f"{decisions / games:.0f}", errors]


def row(*cells: object) -> str:
    return f"| {' | '.join([str(cell) for cell in cells])} |"


GAMES: dict[str, Callable[[int, list[str]], Iterator[str]]] = {
    "evidence": evidence, "ghostbusters2": ghostbusters2, "hunter13": hunter13,
}  # fmt: skip


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
