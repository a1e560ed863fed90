"""Checks of lone answers: what the table gives unasked, and that it does so, follows from what all can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from battery.checks.secrets import worlds
from battery.trial import Trial, play_on
from hauntbox.kernel.agenda import Ask, Game
from hauntbox.kernel.wire import Action

WORLDS: Final = 4  # redeals of what an onlooker knows, beside every secret changed by itself
LOOKS: Final = 15  # at lone answers of one kind of question
Answers = tuple[type[Ask], bool, list[Action]]  # the question, whether all can see the answers, and the answers if so


def answers(g: Game, role: int) -> Answers:
    """What the table goes by before it gives an answer."""
    ask = g.asking()
    assert ask is not None
    is_public = ask.is_public(g, role)
    return type(ask), is_public, ask.legal(g, role) if is_public else []


def tells(g: Game, role: int, act: Action) -> bool:
    """Would the answer tell anybody something? Then it is not given while a move before it can be taken back."""
    return play_on(g, (role, act)).learned


def like(trial: Trial, g: Game, rng: Random) -> Iterator[tuple[str, Game]]:
    """Positions that an onlooker cannot tell from this one."""
    yield from worlds(trial, g, ())
    for n in range(WORLDS):
        yield f"redeal {n}", trial.redeal(g, (), rng)


def check_public_answers(trial: Trial) -> None:
    """Where a question says that all can see its answers, no secret makes a difference to them."""
    rng = Random(8)
    for g in trial.positions:
        for role in g.waiting():
            mine = answers(g, role)
            for name, h in like(trial, g, rng):
                assert answers(h, role) == mine, f"{name} makes another answer of {mine} {trial.where(g)}"


def check_lone_answers(trial: Trial) -> None:
    """The same at every lone answer of random games, with the mark that keeps it back for the sake of undo."""
    rng = Random(9)
    looks: Counter[type[Ask]] = Counter()
    for n in range(trial.games):
        for g in trial.play(n):
            role = g.waiting()[0]
            mine = answers(g, role)
            kind, _, legal = mine
            if len(g.waiting()) > 1 or len(legal) != 1 or looks[kind] >= LOOKS:
                continue
            looks[kind] += 1
            told = tells(g, role, legal[0])
            for name, h in like(trial, g, rng):
                assert answers(h, role) == mine, f"{name} makes another answer of {mine} {trial.where(g)}"
                assert tells(h, role, legal[0]) == told, f"{name} tells by what {mine} tells {trial.where(g)}"
