"""Pictures of whole random games of Mission 1, to every kind of seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.flow import FRAMES
from hauntbox.games.betwixt.scene.answers.question import QUESTIONS
from hauntbox.kernel.agenda import Ask
from hauntbox.kernel.contract import Seat
from hauntbox.scene import Scene, check_patch, diff, sit
from scene.walks import Moment, check_every_phase, check_secrets, usual_patch, walk

SEATS: tuple[Seat, ...] = ((0,), (1,), (2,), (3,), (), (0, 1, 2, 3))
HOUSE_RULES: tuple[dict[str, Any], ...] = ({}, {"players": 1}, {"fm_hp": 8, "players": 2})


def games(limit: int = 260) -> Iterator[Moment]:
    for n, rules in enumerate(HOUSE_RULES):
        yield from walk(GAME, rules, "long_driveway", n, SEATS[n], limit)


def test_every_question_has_words() -> None:
    asks = {frame.__name__ for frame in FRAMES if issubclass(frame, Ask)} - {"Listed", "YesOrNo"}
    assert asks - set(QUESTIONS) == set()


def test_in_every_phase_every_seat_has_a_sound_picture_and_exact_options() -> None:
    assert check_every_phase(games(), SEATS, first=2, then_every=40) > 25


def test_patches_lead_through_whole_games_in_few_bytes() -> None:
    assert usual_patch(games()) < 4096


def test_moments_happen_where_there_is_something_in_sight() -> None:
    """A moment names what is on the table, or what has just gone."""
    old: Scene | None = None
    met: set[str] = set()
    for index, moment in enumerate(games()):
        context = replace(sit(GAME, moment.g, moment.seat), log=tuple(moment.lines), index=index)
        assert GAME.scene
        new: Scene = GAME.scene(moment.g, context)
        if old is not None and not moment.is_first and (change := diff(old, new)) is not None:
            assert check_patch(old, change) == []
            met |= {line.moment.kind for beat in change.beats for line in beat.log if line.moment is not None}
        old = new
    assert met == {"stamp", "card", "letter"}


def test_no_picture_tells_a_secret() -> None:
    check_secrets(games(120), every=15)
