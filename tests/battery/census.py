"""Thousands of random games, and some of bots: every decision, outcome of chance and card turns up, or is known to be
rare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from battery.checks.minds import little
from battery.trial import CAP, Trial
from hauntbox.bots.bot import Bot
from hauntbox.kernel.agenda import Frame, Game
from hauntbox.kernel.wire import Action

GAMES = 3_000
EASY_GAMES = 60  # of bots, who use powers that chance seldom comes to; only while something is missing
FEW_GAMES = 400  # of the short census, which ends before if it has seen all that it looks for
FEW = 40  # an action class with fewer members is a list of cards or answers, and each of them has to turn up


class Census:
    def __init__(self) -> None:
        self.answers: set[tuple[type[Frame], type[Action]]] = set()
        self.used: set[Action] = set()
        self.purposes: set[str] = set()
        self.nameable: set[Action] = set()


Player = Callable[[Game, int], Action]


def count(trial: Trial, games: int, easy: int = 0) -> Census:
    census = Census()
    for n in range(games):
        one_game(trial, n, census)
    for n in range(easy):
        if not absent(trial, census):
            break
        one_game(trial, n, census, by_bots(trial, n))
    return census


def by_bots(trial: Trial, n: int) -> Player:
    """A quick `easy` for each mind."""
    bots: dict[int, Bot] = {}

    def choose(g: Game, role: int) -> Action:
        ask = g.asking()
        assert ask is not None
        mind = ask.mind(g, role)
        bot = bots.setdefault(mind, little("easy", f"census {n}/{mind}"))
        return bot.choose(trial.kind, g, role, (mind,))

    return choose


def one_game(trial: Trial, n: int, census: Census, player: Player | None = None) -> None:
    g, rng = trial.start(n), Random(n)
    census.nameable.update(trial.kind.universe(g))
    for _ in range(CAP):
        ask = g.asking()
        if ask is None:
            break
        role = rng.choice(ask.waiting(g))
        act = player(g, role) if player else rng.choice(ask.legal(g, role))
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
    census = count(trial, games, EASY_GAMES if games >= GAMES else 0)
    check_purposes(trial, census)
    if games >= GAMES:  # only the whole census can say that something is missing
        check_rare(trial, census)
    return shown_ids(trial, census)


def check_short_census(trial: Trial) -> set[str]:
    """Play until every decision and outcome that is not rare has turned up, a few hundred games at most; return ids."""
    wanted = {*trial.kind.decisions, *trial.kind.chances.values()} - set(trial.kind.rare)
    census = Census()
    for n in range(FEW_GAMES):
        one_game(trial, n, census)
        if wanted <= shown_ids(trial, census):
            break
    check_purposes(trial, census)
    return shown_ids(trial, census)


def check_purposes(trial: Trial, census: Census) -> None:
    strangers = census.purposes - set(trial.kind.chances)
    assert not strangers, f"chance without a line in the ledger: {sorted(strangers)}"


def check_rare(trial: Trial, census: Census) -> None:
    missing = absent(trial, census)
    assert not missing, f"never seen in all the games: {sorted(missing)}"
    unknown = rare_things(trial) - wanted(trial, census)
    assert not unknown, f"called rare, but there is no such thing: {sorted(unknown)}"


def rare_things(trial: Trial) -> set[str]:
    return {name for name in trial.kind.rare if not name.startswith("mark: ")}


def absent(trial: Trial, census: Census) -> set[str]:
    """What has never been seen and is not called rare."""
    return wanted(trial, census) - seen(trial, census) - rare_things(trial)
