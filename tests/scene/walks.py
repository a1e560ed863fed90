"""Random games of any kind, watched from one seat, and what each of their pictures must be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random
from statistics import median
from typing import Any, NamedTuple

import pytest
from _pytest.mark import ParameterSet

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration, Seat, asks, heard
from hauntbox.scene import Line, Scene, caption, diff, encode, patch, screen, sit, words
from scene.things import shown


class Moment(NamedTuple):
    """A position of a random game, with what its watcher has heard so far."""

    kind: Declaration
    g: Game
    seat: Seat
    lines: list[Line]
    is_first: bool

    def painted(self, index: int = 0) -> Scene:
        assert self.kind.scene
        context = replace(sit(self.kind, self.g, self.seat), log=tuple(self.lines), index=index)
        found: Scene = self.kind.scene(self.g, context)
        return found


def walk(
    kind: Declaration, options: Mapping[str, Any], scenario: str, n: int, seat: Seat, limit: int = 10_000
) -> Iterator[Moment]:
    """A random game; `n` chooses which."""
    g = kind.new(options, scenario, f"scenes {n}")
    seat = of_table(g, seat)
    rng, lines = Random(n), list[Line]()
    for step in range(limit):
        yield Moment(kind, g, seat, lines, step == 0)
        if not g.waiting():
            break
        g.events = []
        role = rng.choice(g.waiting())
        g.apply(role, rng.choice(g.legal(role)))
        context = sit(kind, g, seat)
        lines += [caption(kind, g, context, len(lines) + i, e) for i, e in enumerate(heard(g.events, seat), 1)]


def first_short(scenarios: Iterable[str], count: int) -> list[ParameterSet]:
    """Parameters of a test: the first scenarios are of `make test`, the others of `make test-long`."""
    marks: tuple[()] | tuple[pytest.MarkDecorator]
    found = []
    for n, scenario in enumerate(scenarios):
        marks = () if n < count else (pytest.mark.long,)
        found.append(pytest.param(scenario, marks=marks))
    return found


def of_table(g: Game, seat: Seat) -> Seat:
    """The seat, without those who do not play in this game."""
    return tuple([mind for mind in seat if mind < len(g.minds)])


def check_every_phase(moments: Iterable[Moment], seats: Iterable[Seat], first: int, then_every: int) -> int:
    """Looks at the first positions of a phase from each seat, later at one in so many; returns how many phases."""
    looked: dict[tuple[str, Seat], int] = {}
    for moment in moments:
        for seat in seats:
            phase = (type(moment.g.asking()).__name__, seat)
            looked[phase] = looked.get(phase, 0) + 1
            if looked[phase] <= first or looked[phase] % then_every == 0:
                check_options(moment.kind, moment.g, of_table(moment.g, seat))
    return len({phase for phase, _ in looked})


def check_options(kind: Declaration, g: Game, seat: Seat) -> None:
    """The picture is sound, offers exactly what is legal, and can be told in words and on a terminal."""
    scene = shown(kind, g, seat)
    role = next(iter(asks(g, seat)), None)
    live = [option.id for option in scene.ask.options if not option.off] if scene.ask else []
    assert sorted(live) == sorted([str(act) for act in g.legal(role)] if role is not None else [])
    assert words(scene)
    assert screen(scene)


def usual_patch(moments: Iterable[Moment]) -> float:
    """The median size of a patch in bytes, after each has led from one picture to the next."""
    sizes: list[int] = []
    old: Scene | None = None
    for index, moment in enumerate(moments):
        new = moment.painted(index)
        change = diff(old, new) if old is not None and not moment.is_first else None
        if change is not None and old is not None:
            assert patch(old, change) == new
            sizes.append(len(encode(change)))
        old = new if change is not None or moment.is_first else old
    return median(sizes)


def check_secrets(moments: Iterable[Moment], every: int) -> None:
    """No picture changes when what its watcher cannot know does."""
    for step, moment in enumerate(moments):
        if step % every == 0:
            before = encode(moment.painted())
            for secret in moment.kind.secrets.values():
                world = moment.g.clone()
                secret.scramble(world, moment.seat)
                assert encode(moment._replace(g=world).painted()) == before
