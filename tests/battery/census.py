"""Thousands of random games: every decision, outcome of chance and card turns up, or is known to be rare."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

from battery.trial import CAP, Trial
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action

GAMES = 3_000
FEW = 40  # an action class with fewer members is a list of cards or answers, and each of them has to turn up


class Census:
    def __init__(self) -> None:
        self.answers: set[tuple[type[Frame], type[Action]]] = set()
        self.used: set[Action] = set()
        self.purposes: set[str] = set()
        self.nameable: set[Action] = set()


def games_to_play() -> int:
    """`BATTERY_GAMES` makes a quick run; only the whole census can say that something is missing."""
    return int(os.environ.get("BATTERY_GAMES", GAMES))


def count(trial: Trial, games: int) -> Census:
    census = Census()
    for n in range(games):
        one_game(trial, n, census)
    return census


def one_game(trial: Trial, n: int, census: Census) -> None:
    g, rng = trial.start(n), Random(n)
    census.nameable.update(trial.kind.universe(g))
    for _ in range(CAP):
        ask = g.asking()
        if ask is None:
            break
        role = rng.choice(ask.waiting(g))
        act = rng.choice(ask.legal(g, role))
        census.answers.add((type(ask), type(act)))
        census.used.add(act)
        g.apply(role, act)
    assert g.outcome, f"game {n} of {trial.setting(n)} does not end"
    census.purposes.update(g.drawn)


def shown_ids(trial: Trial, census: Census) -> set[str]:
    """The ids of decisions and outcomes that turned up."""
    decisions = {id for id, pair in trial.kind.decisions.items() if pair in census.answers}
    return decisions | {id for purpose, id in trial.kind.chances.items() if purpose in census.purposes}


def wanted(trial: Trial, census: Census) -> set[str]:
    """What has to turn up: decisions, outcomes of chance, kinds of actions, and single actions where they are few."""
    members = Counter(type(act) for act in census.nameable)
    ids = {*trial.kind.decisions, *trial.kind.chances.values()}
    return ids | {kind.__name__ for kind in members} | {str(act) for act in census.nameable if members[type(act)] < FEW}


def seen(trial: Trial, census: Census) -> set[str]:
    acts = {str(act) for act in census.used} | {type(act).__name__ for act in census.used}
    return acts | shown_ids(trial, census)


def check_census(trial: Trial, games: int) -> set[str]:
    """What turned up, by its ids in the ledger."""
    census = count(trial, games)
    check_purposes(trial, census)
    if games >= GAMES:
        check_rare(trial, census)
    return shown_ids(trial, census)


def check_purposes(trial: Trial, census: Census) -> None:
    strangers = census.purposes - set(trial.kind.chances)
    assert not strangers, f"chance without a line in the ledger: {sorted(strangers)}"


def check_rare(trial: Trial, census: Census) -> None:
    rare = {name for name in trial.kind.rare if not name.startswith("mark: ")}
    absent = wanted(trial, census) - seen(trial, census) - rare
    assert not absent, f"never seen in all the random games: {sorted(absent)}"
    unknown = rare - wanted(trial, census)
    assert not unknown, f"called rare, but there is no such thing: {sorted(unknown)}"
