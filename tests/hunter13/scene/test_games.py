"""Pictures of whole random games of every scenario, to every kind of seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.flow import FRAMES
from hauntbox.games.hunter13.words.questions import QUESTIONS
from hauntbox.kernel.agenda import Ask
from hauntbox.kernel.contract import Seat
from scene.walks import Moment, check_every_phase, check_secrets, first_short, usual_patch, walk

SEATS: tuple[Seat, ...] = ((0,), (1, 2), (), (0, 1, 2))
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {"hunters": 3},
    {"hunters": 3, "ask_relief": True},
    {"hunters": 4, "host": True},
)


def games(scenario: str) -> Iterator[Moment]:
    for n, rules in enumerate(HOUSE_RULES):
        yield from walk(GAME, rules, scenario, n, SEATS[n], 240)


def test_every_question_has_words() -> None:
    asks = {frame.__name__ for frame in FRAMES if issubclass(frame, Ask)}
    assert asks - set(QUESTIONS) == set()


@pytest.mark.parametrize("scenario", first_short(list(GAME.scenarios), 2))
def test_in_every_phase_every_seat_has_a_sound_picture_and_exact_options(scenario: str) -> None:
    assert check_every_phase(games(scenario), SEATS, first=2, then_every=60) > 6


def test_patches_lead_through_whole_games_in_few_bytes() -> None:
    assert usual_patch(games("places")) < 2048


@pytest.mark.parametrize("scenario", first_short(["places", "heir"], 1))
def test_no_picture_tells_a_secret(scenario: str) -> None:
    check_secrets(games(scenario), every=15)
