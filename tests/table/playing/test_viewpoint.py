"""Stepping through a game shows a seat no more than it may know."""

from __future__ import annotations

import pytest

from hauntbox.table import TableError, Viewpoint
from table.play import corridor


def test_before_the_end_a_seat_steps_through_its_own_view() -> None:
    table = corridor("walk 1", "done", "walk 4", "walk 3")
    seeker, ghost = Viewpoint(table, (0,)), Viewpoint(table, (1,))
    assert [seeker.at(n) for n in range(len(seeker) + 1)] == ["S.....", ".S....", ".S...."]
    assert [ghost.at(n) for n in range(len(ghost) + 1)] == ["S....G", ".S...G", ".S...G", ".S..G.", ".S.G.."]


def test_nobody_looks_with_all_eyes_before_the_end() -> None:
    with pytest.raises(TableError, match="before the end"):
        Viewpoint(corridor("walk 1"), (0, 1))


def test_after_the_end_every_move_is_seen_by_anybody() -> None:
    table = corridor("done", "walk 4", "done", "look", luck=1)
    open_eyes = Viewpoint(table, (0, 1))
    assert [open_eyes.at(n) for n in range(len(open_eyes) + 1)] == ["S....G", "S....G", "S...G.", "S...G.", "S...G."]


def test_what_was_taken_back_is_not_seen() -> None:
    table = corridor("walk 1", "walk 2")
    table.undo(0, by="turn")
    assert len(Viewpoint(table, (0,))) == 0


def test_a_step_that_is_not_there_is_refused() -> None:
    with pytest.raises(TableError, match="there is no move 3: the game has moves 0 to 1"):
        Viewpoint(corridor("walk 1"), ()).at(3)
