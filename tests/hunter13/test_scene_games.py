"""Pictures of whole random games of every scenario, to every kind of seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import median
from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.flow import FRAMES
from hauntbox.games.hunter13.hidden import SECRETS
from hauntbox.games.hunter13.questions import QUESTIONS
from hauntbox.games.hunter13.state import Mansion
from hauntbox.kernel.agenda import Ask
from hauntbox.kernel.contract import Seat, heard
from hauntbox.kernel.options import read
from hauntbox.scene import Line, Scene, caption, diff, encode, patch, screen, sit, words
from hunter13.pictures import seen

SEATS: tuple[Seat, ...] = ((0,), (1, 2), (), (0, 1, 2))
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {"hunters": 3},
    {"hunters": 3, "ask_relief": True},
    {"hunters": 4, "host": True},
)


def games(scenario: str) -> Iterator[tuple[Mansion, list[Line], bool, Seat]]:
    """Positions of random games, each with the log of one seat; True: a new game."""
    for n, rules in enumerate(HOUSE_RULES):
        g = GAME.new(read(GAME.options, rules), scenario, f"scenes {n}")
        assert isinstance(g, Mansion)
        seat = SEATS[n % len(SEATS)]
        rng, lines, is_new = Random(n), list[Line](), True
        for _ in range(240):
            yield g, lines, is_new, seat
            if not g.waiting():
                break
            g.events, is_new = [], False
            role = rng.choice(g.waiting())
            g.apply(role, rng.choice(g.legal(role)))
            sitting = sit(GAME, g, seat)
            lines += [caption(GAME, g, sitting, len(lines) + i, e) for i, e in enumerate(heard(g.events, seat), 1)]


def painted(g: Mansion, seat: Seat, lines: list[Line], index: int) -> Scene:
    assert GAME.scene
    found: Scene = GAME.scene(g, replace(sit(GAME, g, seat), log=tuple(lines), index=index))
    return found


def test_every_question_has_words() -> None:
    asks = {frame.__name__ for frame in FRAMES if issubclass(frame, Ask)}
    assert asks - set(QUESTIONS) == set()


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_in_every_phase_every_seat_has_a_sound_picture_and_exact_options(scenario: str) -> None:
    looked: dict[tuple[str, Seat], int] = {}
    for g, _, _, _ in games(scenario):
        for seat in SEATS:
            phase = (type(g.asking()).__name__, seat)
            looked[phase] = looked.get(phase, 0) + 1
            if looked[phase] <= 2 or looked[phase] % 60 == 0:
                check_options(g, seat)
    assert len({phase for phase, _ in looked}) > 6


def check_options(g: Mansion, seat: Seat) -> None:
    scene = seen(g, *seat)
    role = next((role for role in g.waiting() if role in seat), None)
    live = [option.id for option in scene.ask.options if not option.off] if scene.ask else []
    assert sorted(live) == sorted([str(act) for act in g.legal(role)] if role is not None else [])
    assert words(scene)
    assert screen(scene)


def test_patches_lead_through_whole_games_in_few_bytes() -> None:
    sizes: list[int] = []
    old: Scene | None = None
    for index, (g, lines, is_new, seat) in enumerate(games("places")):
        new = painted(g, seat, lines, index)
        change = diff(old, new) if old is not None and not is_new else None
        if change is not None and old is not None:
            assert patch(old, change) == new
            sizes.append(len(encode(change)))
        old = new if change is not None or is_new else old
    assert median(sizes) < 2048


@pytest.mark.parametrize("scenario", ["places", "heir"])
def test_no_picture_tells_a_secret(scenario: str) -> None:
    for step, (g, lines, _, seat) in enumerate(games(scenario)):
        if step % 15 == 0:
            before = encode(painted(g, seat, lines, 0))
            for secret in SECRETS.values():
                h = g.clone()
                secret.scramble(h, seat)
                assert encode(painted(h, seat, lines, 0)) == before
