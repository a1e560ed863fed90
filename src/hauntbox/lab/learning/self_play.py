"""Games from which is learned: some answers are random, some positions are measured, and the end says who was right."""

from __future__ import annotations

from random import Random
from typing import Any

import polars

from hauntbox.games import find
from hauntbox.kernel.contract import Declaration
from hauntbox.lab.learning.lesson import LOOKS, BadLesson, Lesson, by_hand, job_in, learning_of
from hauntbox.lab.match import LIMIT, Match

SCHEMA: dict[str, Any] = {
    "index": polars.Int32,  # of the game, in its scenario
    "scenario": polars.String,
    "round": polars.Int32,
    "won": polars.Float64,  # by the side that the numbers speak of
    "by_hand": polars.Float64,  # log-odds
    "numbers": polars.List(polars.Float64),
}
Seen = tuple[int, float, list[float]]  # round, log-odds by hand, numbers


def play_lessons(lesson: Lesson, scenario: str, first: int, last: int) -> polars.DataFrame:
    """So many games. The same in any process."""
    kind = by_hand(find(lesson.game))
    rows = [row for index in range(first, last) for row in lesson_rows(kind, lesson, scenario, index)]
    return polars.DataFrame(rows, schema=SCHEMA, orient="row")


def lesson_rows(kind: Declaration, lesson: Lesson, scenario: str, index: int) -> list[tuple[Any, ...]]:
    match = Match(kind, job_in(lesson, scenario), index)
    share = lesson.random[index % len(lesson.random)]
    seen = watch(match, share, Random(f"{lesson.seed}/{scenario}/{index}/lesson"))
    won = side_won(kind, match.g)
    return [(index, scenario, at, won, odds, numbers) for at, odds, numbers in seen]


def watch(match: Match, share: float, rng: Random) -> list[Seen]:
    """Play to the end. As the game grows long, fewer of its positions are kept, and as many of each part of it."""
    seen: list[Seen] = []
    every, waits = 1, 0
    for _ in range(LIMIT):
        if not match.g.agenda:
            return seen
        role, act, options = match.decide()
        if options > 1:
            if share and rng.random() < share:
                act = rng.choice(match.g.legal(role))
            waits += 1
            if waits >= every and (look := look_at(match)) is not None:
                seen.append(look)
                waits = 0
                if len(seen) >= 2 * LOOKS:
                    seen, every = seen[::2], 2 * every
        match.g.apply(role, act)
    raise BadLesson(f"a game of {match.kind.title} that does not end after {LIMIT:,} answers")


def look_at(match: Match) -> Seen | None:
    learning = learning_of(match.kind)
    measured = learning.measure(match.g)
    return None if measured is None else (learning.round_of(match.g), measured[1], measured[0])


def side_won(kind: Declaration, g: Any) -> float:
    """1 if somebody of the side has won outright."""
    side = learning_of(kind).side
    return float(any([g.outcome.scores[role] == 1.0 for role in g.roles() if kind.side(g, role) == side]))
