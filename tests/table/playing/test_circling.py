"""A bot that goes round in a circle is seen, so that it can be led out of it."""

from __future__ import annotations

from random import Random

import pytest

from hauntbox import games
from hauntbox.table import Move, Undo, goes_round, open_table

VAST = games.find("vast")


def moves(steps: str) -> list[Move]:
    """A journal: who moves, and the position it leads to, as `0a 0b`."""
    return [Move(n, int(step[0]), 0, "walk", digest=step[1]) for n, step in enumerate(steps.split())]


@pytest.mark.parametrize(
    ("steps", "is_round"),
    [
        ("0a 0b 0a", True),
        ("1x 0a 0b 0c 0a", True),
        ("0a 0a", True),
        ("0a 0b 0c", False),
        ("0a 0b 0a 0d", False),  # it has left the circle
        ("0a 1b 0a", False),  # another moved in between: the same answer may serve again
        ("0a 0b 1a", False),
        ("", False),
    ],
)
def test_who_comes_back_to_a_position_by_itself_goes_round(steps: str, is_round: bool) -> None:
    table = open_table(VAST, {"players": 2}, seed="1")
    table.journal[:] = moves(steps)
    assert goes_round(table, 0) == is_round


def test_what_was_taken_back_is_no_circle() -> None:
    table = open_table(VAST, {"players": 2}, seed="1")
    table.journal[:] = [*moves("0a 0b"), Undo(2, 0, (1,), digest="a"), *moves("0b")]
    assert not goes_round(table, 0)


def test_who_comes_back_to_a_position_after_others_have_moved_goes_no_circle() -> None:
    table, rng = open_table(VAST, {"players": 2}, seed="1"), Random(1)
    for _ in range(60):
        seat, (role, *_) = next(iter(table.asked().items()))
        before = len(table.journal)
        table.play(seat, role, rng.choice(table.choices(seat, role)))
        first = before == 0 or getattr(table.journal[-2], "seat", None) != seat
        assert not (first and goes_round(table, seat))
