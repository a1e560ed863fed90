"""What is to be learned, and from how many games: all that decides which games are played, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from hauntbox import bots
from hauntbox.games import find
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.options import kept, typed
from hauntbox.lab.experiments.experiment import BadExperiment
from hauntbox.lab.match import Job
from hauntbox.lab.simulate import job_of

TEACHER: Final = "easy"
RANDOM: Final = (0.0, 0.05, 0.15)  # of the answers, game by game in turn: else only good positions would be seen
LOOKS: Final = 30  # positions of a game that are kept; up to twice as many
HELD_OUT: Final = 4  # of so many games one is held out


class BadLesson(BadExperiment):
    """What cannot be learned and why, in one line."""


class Lesson(Struct, frozen=True):
    """The games of all scenarios together are numbered; scenarios take turns."""

    game: str
    scenarios: tuple[str, ...]
    options: dict[str, Any] = {}
    seed: str = "lesson"
    teacher: str = TEACHER
    random: tuple[float, ...] = RANDOM


def lesson_of(
    game: str,
    scenarios: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    seed: str = "lesson",
    teacher: str = TEACHER,
) -> Lesson:
    """Checked, so that a slip of the pen is told before the first game."""
    kind = find(game)
    learning_of(kind)
    bots.make(teacher, 0)
    lesson = Lesson(game, tuple(scenarios or kind.scenarios), dict(typed(kind.options, options or {})), seed, teacher)
    for scenario in lesson.scenarios:
        job_of(kind, seed, [teacher], lesson.options, scenario)
    return lesson


def learning_of(kind: Declaration) -> Any:
    if kind.learning is None:
        raise BadLesson(f"{kind.title} has nothing to learn from: bots/learning.py names what is measured")
    return kind.learning


def by_hand(kind: Declaration) -> Declaration:
    """The game with its judgement as it is made by hand. Lessons are always played so: they come out the same whatever
    was learned before."""
    return with_weights(kind, None)


def with_weights(kind: Declaration, weights: Any) -> Declaration:
    """The game with such a judgement."""
    judge = learning_of(kind).judge
    return replace(kind, judge=lambda g, role: judge(g, role, weights))


def job_in(lesson: Lesson, scenario: str) -> Job:
    return job_of(find(lesson.game), f"{lesson.seed}/{scenario}", [lesson.teacher], lesson.options, scenario)


def names_in(lesson: Lesson, scenario: str) -> tuple[str, ...]:
    return tuple(learning_of(find(lesson.game)).names(scenario, job_in(lesson, scenario).options))


def fingerprint(lesson: Lesson) -> str:
    """Of the games and of what is measured in them."""
    told = [
        (scenario, kept(job_in(lesson, scenario).options), names_in(lesson, scenario)) for scenario in lesson.scenarios
    ]
    whole = (msgspec.to_builtins(lesson), find(lesson.game).version, told)
    return blake2b(msgspec.json.encode(whole), digest_size=8).hexdigest()
