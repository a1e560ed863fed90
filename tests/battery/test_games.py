"""The battery: what must hold in every game. A game that declares itself is on trial; nothing else is needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import parlour
from battery.census import GAMES, check_census, check_short_census
from battery.checks import known, lone, minds, order, play, secrets, undo, walks
from battery.trial import Trial, declared
from hauntbox.games import names
from hauntbox.ledger import proves, witness

KINDS = {kind.name: kind for kind in [*declared(), parlour.GAME]}
CHECKS = [
    play.check_ends,
    play.check_universe,
    play.check_legal,
    play.check_refusals,
    play.check_copies,
    play.check_replays,
    play.check_solitude,
    play.check_components,
    play.check_frames,
    play.check_news,
    play.check_process,
    secrets.check_memory,
    secrets.check_lines,
    secrets.check_asking,
    secrets.check_redeal,
    secrets.check_every_redeal,
    secrets.check_future,
    secrets.check_truth,
    known.check_known,
    known.check_made_of_known,
    known.check_planted,
    order.check_order,
    order.check_telling,
    undo.check_free_undo,
    undo.check_marks,
    lone.check_public_answers,
    lone.check_lone_answers,
    walks.check_walks,
    minds.check_levels,
]


EVERY_CHECK = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))


@cache
def trial_of(name: str, *, is_long: bool) -> Trial:
    """A game on trial, made when the first test needs it: its positions are found once for all checks."""
    return Trial(KINDS[name]) if is_long else Trial(KINDS[name], games=15, positions=60)


@pytest.fixture(params=list(KINDS))
def trial(request: pytest.FixtureRequest) -> Trial:
    return trial_of(request.param, is_long=False)


@pytest.fixture(params=list(KINDS))
def long_trial(request: pytest.FixtureRequest) -> Trial:
    return trial_of(request.param, is_long=True)


@EVERY_CHECK
def test_the_game_holds(trial: Trial, check: Callable[[Trial], None]) -> None:
    check(trial)


@proves()
def test_no_seat_can_tell_what_it_may_not_know(trial: Trial) -> None:
    secrets.check_secrecy(trial)
    seen_by_play(trial, set(trial.kind.secrets))


@proves()
def test_every_decision_and_every_outcome_turns_up(trial: Trial) -> None:
    seen_by_play(trial, check_short_census(trial))


# The long ones prove no rule: the record of proofs is whole after the short ones.


@pytest.mark.long
@EVERY_CHECK
def test_the_game_holds_for_long(long_trial: Trial, check: Callable[[Trial], None]) -> None:
    check(long_trial)


@pytest.mark.long
def test_no_seat_can_tell_what_it_may_not_know_in_long_play(long_trial: Trial) -> None:
    secrets.check_secrecy(long_trial)


@pytest.mark.long
def test_the_census_of_thousands_of_games(long_trial: Trial) -> None:
    check_census(long_trial, GAMES)


def seen_by_play(trial: Trial, ids: set[str]) -> None:
    if trial.kind.package in names():  # the parlour is no game of the box
        witness(*ids)
