"""Pictures of whole random games, to every kind of seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import median

from evidence.pictures import ask, penhallow, seen
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.contract import Seat, heard
from hauntbox.kernel.options import read
from hauntbox.scene import (
    Line,
    Scene,
    Sitting,
    caption,
    diff,
    encode,
    patch,
    sit,
    words,
)
from hauntbox.scene.check import unused_looks


def games(count: int) -> Iterator[tuple[Haunting, list[Line], bool, Seat]]:
    """Positions of random games over presets and houses, each with the log of one seat; True: a new game."""
    for n in range(count):
        options = read(GAME.options, list(GAME.presets.values())[n % len(GAME.presets)])
        g = GAME.new(options, list(GAME.scenarios)[n % len(GAME.scenarios)], f"scenes {n}")
        assert isinstance(g, Haunting)
        roles = tuple(range(len(g.minds)))
        seat = [(0,), (1,), (), (1, 2), roles, (2,)][n % 6]
        rng, lines, is_new = Random(n), list[Line](), True
        while True:
            yield g, lines, is_new, seat
            if not g.waiting():
                break
            g.events, is_new = [], False
            role = rng.choice(g.waiting())
            g.apply(role, rng.choice(g.legal(role)))
            sitting = sit(GAME, g, seat)
            lines += [caption(GAME, g, sitting, len(lines) + i, e) for i, e in enumerate(heard(g.events, seat), 1)]


def painted(g: Haunting, seat: Seat, lines: list[Line], index: int) -> Scene:
    assert GAME.scene
    found: Scene = GAME.scene(g, replace(sit(GAME, g, seat), log=tuple(lines), index=index))
    return found


def test_in_every_phase_every_seat_has_a_sound_picture_and_exact_options() -> None:
    looked: dict[tuple[str, Seat], int] = {}
    for g, _, _, _ in games(14):
        roles = tuple(range(len(g.minds)))
        for seat in ((0,), (1,), (), (1, 2), roles):
            phase = (type(g.asking()).__name__, seat)
            looked[phase] = looked.get(phase, 0) + 1
            if looked[phase] <= 3 or looked[phase] % 100 == 0:
                check_options(g, seat)
    assert len({phase for phase, _ in looked}) > 12


def check_options(g: Haunting, seat: Seat) -> None:
    scene = seen(g, *seat)
    role = next((role for role in g.waiting() if role in seat), None)
    live = [option.id for option in scene.ask.options if not option.off] if scene.ask else []
    assert sorted(live) == sorted([str(act) for act in g.legal(role)] if role is not None else [])
    assert words(scene)


def test_patches_lead_through_whole_games_in_few_bytes() -> None:
    sizes: list[int] = []
    old: Scene | None = None
    for index, (g, lines, is_new, seat) in enumerate(games(6)):
        new = painted(g, seat, lines, index)
        change = diff(old, new) if old is not None and not is_new else None
        if change is not None and old is not None:
            assert patch(old, change) == new
            sizes.append(len(encode(change)))
        old = new if change is not None or is_new else old
    assert median(sizes) < 1024


def test_every_look_of_the_legend_is_used_somewhere() -> None:
    g = penhallow()
    assert not set(unused_looks(seen(g, 1))) & {"house", "wall", "door", "van-door", "lantern", "type", "round"}


def test_a_sitting_is_all_that_a_picture_needs_of_a_table() -> None:
    g = penhallow()
    assert GAME.scene
    scene: Scene = GAME.scene(g, Sitting((1,), "public"))
    assert scene.seats == ()
    assert ask(scene).who == ()
