"""Pictures of whole random games, to every kind of seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from evidence.pictures import ask, penhallow, seen
from hauntbox.games.evidence import GAME
from hauntbox.kernel.contract import Seat
from hauntbox.scene import Scene, SeatContext
from hauntbox.scene.checks.check import unused_looks
from scene.walks import Moment, check_every_phase, check_secrets, usual_patch, walk

SEATS: tuple[Seat, ...] = ((0,), (1,), (), (1, 2), (0, 1, 2, 3, 4))


def games(count: int) -> Iterator[Moment]:
    """Over presets, houses and seats."""
    presets, houses = list(GAME.presets.values()), list(GAME.scenarios)
    for n in range(count):
        seat = [*SEATS, (2,)][n % 6]
        yield from walk(GAME, presets[n % len(presets)], houses[n % len(houses)], n, seat)


@pytest.mark.parametrize(
    ("count", "phases"), [pytest.param(4, 8, id="short"), pytest.param(14, 12, id="long", marks=pytest.mark.long)]
)
def test_in_every_phase_every_seat_has_a_sound_picture_and_exact_options(count: int, phases: int) -> None:
    assert check_every_phase(games(count), SEATS, first=3, then_every=100) > phases


@pytest.mark.parametrize("count", [2, pytest.param(6, marks=pytest.mark.long)])
def test_patches_lead_through_whole_games_in_few_bytes(count: int) -> None:
    assert usual_patch(games(count)) < 1024


@pytest.mark.parametrize("count", [2, pytest.param(6, marks=pytest.mark.long)])
def test_no_picture_tells_a_secret(count: int) -> None:
    check_secrets(games(count), every=60)


def test_every_look_of_the_legend_is_used_somewhere() -> None:
    g = penhallow()
    assert not set(unused_looks(seen(g, 1))) & {"house", "wall", "door", "van-door", "lantern", "type", "round"}


def test_a_sitting_is_all_that_a_picture_needs_of_a_table() -> None:
    g = penhallow()
    assert GAME.scene
    scene: Scene = GAME.scene(g, SeatContext((1,), "public"))
    assert scene.seats == ()
    assert ask(scene).who == ()
