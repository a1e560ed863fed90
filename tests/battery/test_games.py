"""The battery: what must hold in every game. A game that declares itself is on trial; nothing else is needed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from battery import minds, order, play, secrets, undo
from battery.census import check_census, games_to_play
from battery.trial import Trial, declared
from hauntbox.games import names
from hauntbox.ledger import proves, witness

TRIALS = {kind.name: Trial(kind) for kind in [*declared(), parlour.GAME]}
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
    secrets.check_asking,
    secrets.check_redeal,
    secrets.check_every_redeal,
    secrets.check_future,
    secrets.check_truth,
    order.check_order,
    order.check_telling,
    undo.check_free_undo,
    undo.check_marks,
    minds.check_levels,
]


@pytest.fixture(params=list(TRIALS))
def trial(request: pytest.FixtureRequest) -> Trial:
    return TRIALS[request.param]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_the_game_holds(trial: Trial, check: Callable[[Trial], None]) -> None:
    check(trial)


@proves()
def test_no_seat_can_tell_what_it_may_not_know(trial: Trial) -> None:
    secrets.check_secrecy(trial)
    seen_by_play(trial, set(trial.kind.secrets))


@proves()
def test_every_decision_and_every_outcome_turns_up(trial: Trial) -> None:
    seen_by_play(trial, check_census(trial, games_to_play()))


def seen_by_play(trial: Trial, ids: set[str]) -> None:
    if trial.kind.package in names():  # the parlour is no game of the box
        witness(*ids)
