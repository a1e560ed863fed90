"""Win rates of bots, written into a game's page of docs/.

python tools/balance.py evidence [GAMES [BOT]]              both sides, by map and number of hunters: by the book, and
                                                            with even chances; `evidence 50 hard book` one of the two
python tools/balance.py ghostbusters2 [GAMES [BOT ...]]     the team, by scenario and bot; hard=40: 40 games of it
python tools/balance.py hunter13 [GAMES [BOT ...]]          the hunters, by scenario, number of hunters and bot
python tools/balance.py vast [GAMES [BOT ...]]              who wins, by set-up of one to five seats and bot
python tools/balance.py vast 60 every [BOT ...]             all set-ups of the tables, added up by number of seats
python tools/balance.py betwixt [GAMES [BOT ...]]           the family, by mission and bot, with the party of its place

What was played is kept in build/balance, and is not played again unless the scenario has changed; when bots or rules
have, throw it away. BALANCE_WORKERS=1 in the environment leaves the other processors alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Any

from hauntbox.games import find
from hauntbox.games.betwixt.content import missions
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.state import GUEST, KO, Farm
from hauntbox.games.evidence.rules.winning import dawn
from hauntbox.games.ghostbusters2.content import scenarios as streets
from hauntbox.games.hunter13.content import scenarios
from hauntbox.games.vast.table.setups import LETTERS, row_of
from hauntbox.games.vast.table.terms import MOST_SEATS, SWITCHES, bars_roles
from hauntbox.lab import simulate, wilson
from hauntbox.lab.match import LIMIT, Match, described
from hauntbox.lab.simulate import job_of

DOCS = Path(__file__).parents[1] / "docs"
SEED = 1
LOSSES = {"GBT-SCN-08": "out of time", "GBT-SCN-10": "three Caustic", "GBT-SCN-09": "no Ghost left"}
WORKERS = int(os.environ.get("BALANCE_WORKERS", 0)) or os.cpu_count() or 1
CHUNK, FEW, PAIR = 20, 10, 2  # games that are kept together; of those that take longer; of those that take longest
KEPT = Path(__file__).parents[1] / "build" / "balance"
GIVEN_UP = "GHT-END-03"
WON, DOWN, GUEST_DOWN, BY_THE_MISSION = "won", "all down", "the guest down", "the mission's count"  # how a family loses
VAST = {  # the roles by their letters in the tables of set-ups
    "K": "knight", "G": "goblins", "V": "vile_ghoul", "D": "dragon", "C": "cave", "T": "thief", "L": "ghoul",
}  # fmt: skip
ALL_OF_VAST = {letter: SWITCHES[role] for role, letter in enumerate(LETTERS)}
Part = dict[str, Any]  # what came of a chunk


def share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.0%} ({low:.0%} to {high:.0%})"


def evidence(preset: Part, games: int, bots: list[str]) -> Iterator[str]:
    bot = bots[0] if bots else "hard"
    yield f"Both sides play `{bot}`, seeds {SEED}/0, {SEED}/1 and so on, {FEW} games each."
    yield ""
    yield row(
        "house",
        "hunters",
        "grace",
        "hand",
        "dawn round",
        "Box",
        "games",
        "hunters win (95%)",
        "ghost wins (95%)",
        "dawn",
    )
    yield row("---", *["---:"] * 9)
    kind = find("evidence")
    all_parts = []
    for house in kind.scenarios:
        for players in (4, 5):
            given = {"players": players, **preset}
            g: Any = kind.new(given, house, "")
            numbers = (g.options.grace_rounds, g.options.hunter_hand, dawn(g), g.options.spirit_box_range)
            key = [house, players, *numbers, bot]
            parts = [chunk("evidence", [*key, n], b"", given, FEW) for n in range(-(-games // FEW))]
            yield row(house, players - 1, *numbers, *both_sides(parts))
            all_parts += parts
    yield row("all", *[""] * 5, *both_sides(all_parts))


def both_sides(parts: list[Part]) -> list[str]:
    """Games, what each side won of them, and how many ended at dawn."""
    games = sum(part["games"] for part in parts)
    won = [share(sum(part["wins"].get(side, 0) for part in parts), games) for side in ("Hunters", "Ghost")]
    undecided = sum(part["ends"].get("EVI-WIN-11", 0) for part in parts)
    return [str(games), *won, f"{undecided / games:.0%}"]


def ghostbusters2(games: int, bots: list[str]) -> Iterator[str]:
    yield f"Four of the same bot play the default rules, seeds {SEED}/0, {SEED}/1 and so on, {CHUNK} games each."
    yield ""
    yield row("scenario", "bot", "games", "team wins (95%)", *LOSSES.values(), "decisions", "errors")
    yield row("---", "---", *["---:"] * 7)
    for scenario, title in find("ghostbusters2").scenarios.items():
        text = (Path(streets.__file__).parent / f"{scenario}.toml").read_bytes()
        for bot, chunks in wishes(games, bots or ["random", "greedy"]):
            parts = [chunk("ghostbusters2", [scenario, bot, n], text, {}) for n in range(chunks)]
            count, won, decisions, errors = summed(parts, "Ghostbusters")
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
                parts = [chunk("hunter13", [scenario, hunters, bot, n], text, given) for n in range(chunks)]
                count, won, decisions, errors = summed(parts, "Hunters")
                given_up = sum(part["ends"].get(GIVEN_UP, 0) for part in parts) / count
                yield row(title, hunters, bot, count, won, f"{given_up:.0%}", decisions, errors)


def vast(games: int, bots: list[str]) -> Iterator[str]:
    seeds = f"seeds {SEED}/0, {SEED}/1 and so on, {CHUNK} random games each and {PAIR} of others"
    yield f"One bot plays all roles, by the default rules, {seeds}."
    yield ""
    yield row("roles", "bot", "games", "wins", "nobody", "decisions", "errors")
    yield row("---", "---", "---:", "---", *["---:"] * 3)
    for letters in setups_of_vast():
        given = {name: letter in letters for letter, name in VAST.items()} | {"players": len(letters)}
        for wish in bots or ["random", "easy=20"]:
            bot, _, fewer = wish.partition("=")
            size = CHUNK if bot == "random" else PAIR
            numbers = range(-(-int(fewer or games) // size))
            parts = [chunk("vast", ["cave", letters, bot, n], b"", given, size) for n in numbers]
            count, _, decisions, errors = summed(parts, "")
            wins = {side: sum(part["wins"][side] for part in parts) for side in parts[0]["wins"]}
            won = ", ".join(f"{side} {number}" for side, number in wins.items())
            yield row(letters, bot, count, won, count - errors - sum(wins.values()), decisions, errors)


def setups_of_vast() -> list[str]:
    """All that the tables of the rules allow, without Unicorn and Ghost."""
    sets = ["".join(roles) for seats in range(1, 6) for roles in combinations(VAST, seats)]
    return [roles for roles in sets if row_of(roles) is not None]


def every_setup(games: int, bots: list[str]) -> Iterator[str]:
    yield f"One bot plays all roles, by the default rules, seeds {SEED}/0, {SEED}/1 and so on."
    yield ""
    yield row("seats", "Shadow Unicorn", "bot", "set-ups", "games", "wins", "nobody", "decisions", "errors")
    yield row("---:", "---", "---", *["---:"] * 2, "---", *["---:"] * 3)
    for seats in range(1, MOST_SEATS + 1):
        for shadow in (False, True):
            for wish in bots or ["random"]:
                bot, _, fewer = wish.partition("=")
                setups, size = all_setups(seats, shadow), int(fewer or games)
                parts = [chunk("vast", ["cave", each, bot, 0], b"", given_to(each), size) for each in setups]
                count, _, decisions, errors = summed(parts, "")
                wins: Counter[str] = Counter()
                for part in parts:
                    wins.update(part["wins"])
                won = ", ".join(f"{side} {number}" for side, number in wins.items() if number)
                nobody = count - errors - wins.total()
                yield row(seats, "yes" if shadow else "no", bot, len(setups), count, won, nobody, decisions, errors)


def all_setups(seats: int, shadow: bool) -> list[str]:
    """All that the tables allow; "+" stands for the Shadow Unicorn, who is never there beside the Nightmare Unicorn."""
    roles = [each for each in combinations(range(len(LETTERS)), seats) if not bars_roles(each)]
    letters = ["".join([LETTERS[role] for role in each]) for each in roles]
    return [f"{each}+" for each in letters if "U" not in each] if shadow else letters


def given_to(setup: str) -> Part:
    roles = setup.removesuffix("+")
    chosen = {name: letter in roles for letter, name in ALL_OF_VAST.items()}
    return chosen | {"players": len(roles), "shadow_unicorn": setup.endswith("+")}


def betwixt(games: int, bots: list[str]) -> Iterator[str]:
    seeds = f"seeds {SEED}/0/0, {SEED}/0/1 and so on, {PAIR} games each"
    yield f"One bot plays the whole family, by the default rules, with the party of the mission's place, {seeds}."
    yield ""
    yield row(
        "mission", "bot", "games", "family wins (95%)", DOWN, GUEST_DOWN, BY_THE_MISSION, "KOs", "decisions", "errors"
    )
    yield row("---", "---", *["---:"] * 8)
    kind = find("betwixt")
    for scenario in sorted(kind.scenarios, key=lambda name: (mission_of(name).level, mission_of(name).number)):
        text = (Path(missions.__file__).parent / f"{scenario}.toml").read_bytes()
        for bot, chunks in wishes(games, bots or ["normal=40"], PAIR):
            parts = [
                kept("betwixt", [scenario, bot, n], text, partial(family_games, scenario, bot, n))
                for n in range(chunks)
            ]
            count, won, decisions, errors = summed(parts, "Family")
            lost = [
                f"{sum(part['ends'].get(how, 0) for part in parts) / count:.0%}"
                for how in (DOWN, GUEST_DOWN, BY_THE_MISSION)
            ]
            downs = sum(part["downs"] for part in parts) / count
            yield row(kind.scenarios[scenario].name, bot, count, won, *lost, f"{downs:.1f}", decisions, errors)


def family_games(scenario: str, bot: str, number: int) -> Part:
    """A pair of games, and what a report does not say: how they were lost, and how often somebody was knocked out."""
    kind = find("betwixt")
    job = job_of(kind, f"{SEED}/{number}", [bot], {}, scenario)
    part: Part = {"games": PAIR, "decisions": 0, "errors": 0, "downs": 0}
    ends: Counter[str] = Counter()
    for index in range(PAIR):
        match = Match(kind, job, index)
        match.g.events = []
        try:
            part["decisions"] += match.advance(LIMIT)
            ends[ending(match.g)] += 1
            part["downs"] += len([event for event in match.g.events if event.what == "knocked out"])
        except Exception as error:
            part["errors"] += 1
            print(f"{scenario}, seed {job.seed_of(index)}: {described(error)}", file=sys.stderr)
    return part | {"wins": {"Family": ends[WON]}, "ends": dict(ends)}


def ending(g: Farm) -> str:
    """How a mission ended."""
    if g.outcome is None:
        raise ValueError("a game without an end")
    if max(g.outcome.scores) == 1.0:
        return WON
    if all(post == KO for post in g.post):
        return DOWN
    guests = range(GUEST, GUEST + len(mission_of(g.mission).guests))
    return GUEST_DOWN if any(not g.hp[who] for who in guests) else BY_THE_MISSION


def wishes(games: int, bots: list[str], size: int = CHUNK) -> Iterator[tuple[str, int]]:
    """A bot, and how many chunks of games."""
    for wish in bots:
        bot, _, fewer = wish.partition("=")
        yield bot, -(-int(fewer or games) // size)


def chunk(game: str, which: list[Any], scenario: bytes, options: Part, games: int = CHUNK) -> Part:
    """So many games, played now or before. `which` begins with the scenario and ends with the bot and a number."""
    return kept(game, which, scenario, partial(reported, game, which, options, games))


def reported(game: str, which: list[Any], options: Part, games: int) -> Part:
    report = simulate(game, games, f"{SEED}/{which[-1]}", [which[-2]], options, which[0], WORKERS)
    part = {"games": report.games, "decisions": report.decisions, "errors": report.errors}
    return part | {"wins": {side: tally.wins for side, tally in report.sides.items()}, "ends": report.outcomes}


def kept(game: str, which: list[Any], scenario: bytes, play: Callable[[], Part]) -> Part:
    """What came of a chunk, from the file of those that were played before or from playing it now."""
    key, file = [*which, blake2b(scenario, digest_size=8).hexdigest()], KEPT / f"{game}.jsonl"
    for line in file.read_text().splitlines() if file.exists() else []:
        part: Part = json.loads(line)
        if part["key"] == key:
            return part
    part = {"key": key} | play()
    KEPT.mkdir(parents=True, exist_ok=True)
    with file.open("a") as pages:
        pages.write(json.dumps(part) + "\n")
    return part


def summed(parts: list[Part], side: str) -> tuple[int, str, str, int]:
    """Games, the share that a side won, decisions in a game, errors."""
    games, decisions, errors = (sum(part[name] for part in parts) for name in ("games", "decisions", "errors"))
    wins = sum(part["wins"].get(side, 0) for part in parts)
    return games, share(wins, games), f"{decisions / games:.0f}", errors


def row(*cells: object) -> str:
    return f"| {' | '.join([str(cell) for cell in cells])} |"


Table = Callable[[int, list[str]], Iterator[str]]
GAMES: dict[str, dict[str, Table]] = {  # by game the tables of its page, each by the name of its place there
    "evidence": {"book": partial(evidence, {}), "even": partial(evidence, {"even_chances": True})},
    "ghostbusters2": {"all": ghostbusters2},
    "hunter13": {"all": hunter13},
    "vast": {"all": vast, "every": every_setup},
    "betwixt": {"all": betwixt},
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
