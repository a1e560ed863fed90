"""Pictures of whole random games of every scenario, to every kind of seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hauntbox.games.ghostbusters2 import GAME
from hauntbox.kernel.contract import Seat
from scene.walks import Moment, check_every_phase, check_secrets, first_short, usual_patch, walk

SEATS: tuple[Seat, ...] = ((0,), (0, 1), (), (0, 1, 2, 3))
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {},
    {"players": 2, "ghost_traps": True},
    {"players": 1, "level": 5, "manual_order": True},
)


def games(scenario: str) -> Iterator[Moment]:
    for n, rules in enumerate(HOUSE_RULES):
        yield from walk(GAME, rules, scenario, n, SEATS[n], 300)


@pytest.mark.parametrize("scenario", first_short(list(GAME.scenarios), 2))
def test_in_every_phase_every_seat_has_a_sound_picture_and_exact_options(scenario: str) -> None:
    assert check_every_phase(games(scenario), SEATS, first=3, then_every=40) > 8


@pytest.mark.parametrize("scenario", first_short(["giant", "uptown"], 1))
def test_patches_lead_through_whole_games_in_few_bytes(scenario: str) -> None:
    assert usual_patch(games(scenario)) < 1024


def test_no_picture_tells_the_order_of_a_deck() -> None:
    check_secrets(games("river"), every=20)
