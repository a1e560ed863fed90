"""Checks of what a seat knows: it follows from nothing hidden, all that the seat gets follows from it, and a field that
nobody has named is not in it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from battery.checks.secrets import worlds
from battery.trial import Trial, differing, shown
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.codec import position

PLANTED: Final = "planted"


def check_known(trial: Trial) -> None:
    """A seat knows the same, field by field, whatever it may not know; and knows no more by looking twice."""
    known = trial.kind.known
    for g in trial.positions:
        digest = trial.kind.codec.digest(g)
        for seat in trial.seats(g):
            k = known(g, seat)
            for rule, h in worlds(trial, g, seat):
                part = fields_apart(k, known(h, seat))
                assert not part, f"by {part} of what it knows seat {seat} can tell {rule} {trial.where(g)}"
            part = fields_apart(k, known(k.clone(), seat))
            assert not part, f"of what it knows seat {seat} does not know {part} {trial.where(g)}"
        assert trial.kind.codec.digest(g) == digest, f"to know a position changed it {trial.where(g)}"


def fields_apart(k: Game, other: Game) -> str:
    """The fields in which two positions differ, hidden ones and the kernel's too."""
    assert type(k) is type(other)
    return " and ".join(name for name in position(k) if getattr(k, name) != getattr(other, name))


def check_made_of_known(trial: Trial) -> None:
    """All that a seat gets can be made of what it knows."""
    for g in trial.positions:
        for seat in trial.seats(g):
            k = trial.kind.known(g, seat)
            part = differing(trial.shown(g, seat), shown(trial.kind, k, seat))
            assert not part, f"{part} of seat {seat} shows more than it knows {trial.where(g)}"


def check_planted(trial: Trial) -> None:
    """A field that is new in the state is hidden until somebody names it: no seat knows it, no redeal has it."""
    for n, g in enumerate(trial.sample(40)):
        one, other = planted(g, 1), planted(g, 2)
        for seat in trial.seats(g):
            for world in (trial.kind.known(one, seat), trial.redeal(one, seat, Random(n))):
                assert getattr(world, PLANTED, 0) == 0, f"a field that nobody named is known to {seat} {trial.where(g)}"
            part = differing(shown(trial.kind, one, seat), shown(trial.kind, other, seat))
            assert not part, f"by {part} seat {seat} can tell a field that nobody named {trial.where(g)}"


def planted(g: Game, value: int) -> Game:
    """The position with a field more, which is cloned as all others are."""
    kind: Any = type(g)

    @dataclass
    class Planted(kind):  # type: ignore[misc]
        planted: int = 0

        def clone(self) -> Any:
            h = kind.clone(self)
            h.__class__ = Planted
            h.planted = self.planted
            return h

    h: Any = g.clone()
    h.__class__ = Planted
    h.planted = value
    return h  # type: ignore[no-any-return]
