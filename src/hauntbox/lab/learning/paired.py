"""Paired games: a side thinks by the learned weights or by hand, the others by hand, on the same seeds."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from math import comb
from pathlib import Path
from typing import Any, Final

from msgspec import DecodeError, Struct, json

from hauntbox.bots.bot import Bot
from hauntbox.games import find
from hauntbox.games.common.learned.sheet import Paired
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.wire import Action
from hauntbox.lab.intervals import paired_interval
from hauntbox.lab.learning.lesson import BadLesson, Lesson, by_hand, learning_of, with_weights
from hauntbox.lab.match import LIMIT, Job, Match, finished
from hauntbox.lab.report import Row
from hauntbox.lab.simulate import job_of

BY_HAND: Final = ""  # in place of a digest of weights
WON: Final = 0.5  # a score above it


class Pairing(Struct, frozen=True):
    """A game to play. That with nobody learned is the other half of several pairs."""

    scenario: str
    bot: str
    index: int
    side: str = ""  # which thinks by the weights; "": nobody
    weights: str = BY_HAND  # their text


class Result(Struct, frozen=True):
    """How every side fared in it. A line of the file."""

    key: str
    scores: dict[str, float]


class JudgedBot(Bot):
    """Thinks like another bot, with a judgement of its own."""

    def __init__(self, bot: Bot, kind: Declaration) -> None:
        super().__init__(bot.name, bot.seed)
        self.bot, self.kind = bot, kind

    def choose(self, kind: Declaration, g: Any, role: int, seat: Seat) -> Action:
        return self.bot.choose(self.kind, g, role, seat)


def play_pairing(lesson: Lesson, pairing: Pairing) -> Result:
    job, match = match_of(lesson, pairing)
    decisions = match.advance(LIMIT)
    return Result(key_of(pairing), side_scores(match, pairing.index, decisions, job))


def match_of(lesson: Lesson, pairing: Pairing) -> tuple[Job, Match]:
    kind = by_hand(find(lesson.game))
    job = job_of(kind, f"{lesson.seed}/paired", [pairing.bot], lesson.options, pairing.scenario)
    match = Match(kind, job, pairing.index)
    if pairing.side:
        learned = with_weights(kind, learning_of(kind).weights(pairing.weights))
        for mind, (seat, bot) in match.players.items():
            if kind.side(match.g, mind) == pairing.side:
                match.players[mind] = seat, JudgedBot(bot, learned)
    return job, match


def side_scores(match: Match, index: int, decisions: int, job: Job) -> dict[str, float]:
    """A side fares as well as the best of its roles, by the sides at the beginning: nobody changes them by falling."""
    kind = match.kind
    row: Row = finished(kind, match.g, index, decisions)
    start = kind.new(job.options, job.scenario, "")
    best: dict[str, float] = {}
    for role, score in zip(match.g.roles(), row.scores, strict=True):
        side = kind.side(start, role)
        best[side] = max(best.get(side, 0.0), winning(kind, match.g, role, score, side))
    return best


def winning(kind: Declaration, g: Any, role: int, score: float, side: str) -> float:
    """What those get who have gone over to the other side is no win of this one."""
    return score if kind.side(g, role) == side else 0.0


def sides_of(lesson: Lesson) -> list[str]:
    kind = find(lesson.game)
    job = job_of(kind, lesson.seed, ["random"], lesson.options, lesson.scenarios[0])
    g = kind.new(job.options, job.scenario, "")
    return list(dict.fromkeys([kind.side(g, seat[0]) for seat in kind.seats(job.options, job.scenario)]))


def key_of(pairing: Pairing) -> str:
    mark = blake2b(pairing.weights.encode(), digest_size=6).hexdigest() if pairing.side else "by hand"
    return f"{pairing.scenario}/{pairing.bot}/{pairing.index}/{pairing.side}/{mark}"


class Results:
    """A file of games. A last line that was cut off counts for nothing; any other that cannot be read is named."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.scores: dict[str, dict[str, float]] = {}
        kept = path.read_bytes() if path.exists() else b""
        self.gap = b"\n" if kept and not kept.endswith(b"\n") else b""
        lines = kept.splitlines()
        for number, line in enumerate(lines, 1):
            try:
                one = json.decode(line, type=Result)
            except DecodeError as error:
                if number == len(lines) and self.gap:
                    continue
                raise BadLesson(
                    f"{path}, line {number}: {error}; delete the line, and its game is played again"
                ) from error
            self.scores[one.key] = one.scores

    def add(self, one: Result) -> None:
        with self.path.open("ab") as file:
            file.write(self.gap + json.encode(one) + b"\n")
        self.scores[one.key], self.gap = one.scores, b""


def pairings(lesson: Lesson, scenarios: list[str], bot: str, games: int, weights: list[str]) -> Iterator[Pairing]:
    """Each game by hand, then with each of the weights for each side; scenarios take turns."""
    sides = sides_of(lesson)
    for n in range(games):
        scenario, index = scenarios[n % len(scenarios)], n // len(scenarios)
        yield Pairing(scenario, bot, index)
        for text in weights:
            yield from [Pairing(scenario, bot, index, side, text) for side in sides]


def tally(results: Results, lesson: Lesson, scenarios: list[str], bot: str, games: int, text: str) -> list[Paired]:
    """By scenario and side."""
    found = []
    for n, scenario in enumerate(scenarios):
        indices = range(len(range(n, games, len(scenarios))))
        for side in sides_of(lesson):
            plain = [won(results, Pairing(scenario, bot, i), side) for i in indices]
            learned = [won(results, Pairing(scenario, bot, i, side, text), side) for i in indices]
            pairs = list(zip(plain, learned, strict=True))
            found.append(
                Paired(
                    scenario=scenario,
                    side=side,
                    bot=bot,
                    games=len(pairs),
                    learned=round(sum(learned) / max(len(pairs), 1), 4),
                    by_hand=round(sum(plain) / max(len(pairs), 1), 4),
                    better=sum([after > before for before, after in pairs]),
                    worse=sum([after < before for before, after in pairs]),
                )
            )
    return found


def won(results: Results, pairing: Pairing, side: str) -> int:
    return int(results.scores[key_of(pairing)][side] > WON)


def interval(rows: list[Paired]) -> tuple[float, float]:
    """Where the true difference lies, all these games together."""
    steps = [step for row in rows for step in steps_of(row)]
    return paired_interval(steps)


def steps_of(row: Paired) -> list[float]:
    same = row.games - row.better - row.worse
    return [1.0] * row.better + [-1.0] * row.worse + [0.0] * same


def is_accepted(rows: list[Paired]) -> bool:
    """They win clearly more in all, and no side clearly less."""
    sides = {row.side for row in rows}
    return interval(rows)[0] > 0 and all([interval([row for row in rows if row.side == side])[1] > 0 for side in sides])


def by_chance(row: Paired) -> float:
    """How often mere chance parts them at least so far: a two-sided sign test."""
    n, least = row.better + row.worse, min(row.better, row.worse)
    return float(min(1.0, 2 * sum([comb(n, k) for k in range(least + 1)]) / (1 << n)))
