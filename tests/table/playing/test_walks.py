"""A walk at the table: steps in a row, stopped by news, taken back as one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntbox.kernel.wire import Refused
from hauntbox.table import (
    Request,
    Table,
    TableError,
    Undo,
    check_replay,
    load,
    parse_replay,
    replay_of,
    replay_text,
    save,
)
from table.corridor import DONE, WALKS
from table.play import corridor, make


def where(table: Table) -> str:
    return table.kind.codec.digest(table.g)


def test_the_steps_are_moves_like_any_other() -> None:
    table, other = corridor(), corridor("walk 1", "walk 2", "walk 3")
    made = table.walk(0, 0, WALKS[1:4])
    assert made == table.journal
    assert [move.action for move in made] == ["walk 1", "walk 2", "walk 3"]
    assert (where(table), table.events) == (where(other), other.events)


def test_only_a_walk_that_is_offered_is_walked() -> None:
    table = corridor()
    with pytest.raises(TableError, match="No way there without stopping: you can walk to s1, s2, s3"):
        table.walk(0, 0, [WALKS[1], DONE])
    with pytest.raises(Refused, match="COR-WALK-02"):
        table.walk(0, 0, [WALKS[4]])
    with pytest.raises(TableError, match="No way there"):
        table.walk(0, 0, [])
    assert not table.journal


def test_nobody_walks_for_others() -> None:
    with pytest.raises(Refused):
        corridor().walk(1, 0, WALKS[1:3])


def test_a_walk_is_taken_back_as_one() -> None:
    table = corridor("walk 1", "walk 0")
    table.undo(0)  # single steps one by one
    assert where(table) == where(corridor("walk 1"))
    table.walk(0, 0, WALKS[2:4])
    undo = table.undo(0)
    assert isinstance(undo, Undo)
    assert (undo.moves, undo.leave) == ((3, 4), "free")
    assert where(table) == where(corridor("walk 1"))


def test_two_walks_are_taken_back_one_after_the_other() -> None:
    table = corridor()
    table.walk(0, 0, WALKS[1:3])
    make(table, "walk 3")
    table.undo(0)
    assert where(table) == where(corridor("walk 1", "walk 2"))
    table.undo(0)
    assert where(table) == where(corridor())


def test_after_a_walk_that_others_have_answered_only_its_last_step_is_asked_for() -> None:
    table = corridor()
    table.walk(0, 0, WALKS[1:3])
    make(table, "done")
    table.undo(0)
    make(table, "done")
    make(table, "walk 4")
    request = table.undo(0)
    assert isinstance(request, Request)
    assert request.moves == (4, 5)


def test_news_that_nobody_could_foresee_stops_a_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bell on square 2 rings in the true world alone."""
    table = corridor()
    ring = type(table.g.agenda[-1]).answer  # type: ignore[attr-defined]

    def answer(self: object, g: object, act: object) -> None:
        ring(self, g, act)
        if act == WALKS[2] and g.seed == table.g.seed:  # type: ignore[attr-defined]
            g.tell("COR-BELL-01", "rings")  # type: ignore[attr-defined]

    monkeypatch.setattr(type(table.g.agenda[-1]), "answer", answer)
    walks = table.walks(0, 0)
    assert walks is not None
    assert [way.to for way in walks.ways] == ["s1", "s2", "s3"]
    assert [move.action for move in table.walk(0, 0, WALKS[1:4])] == ["walk 1", "walk 2"]


def test_a_game_that_was_saved_in_the_middle_takes_the_walk_back_as_one(tmp_path: Path) -> None:
    table = corridor("walk 1")
    table.walk(0, 0, WALKS[2:4])
    save(table, tmp_path / "tonight")
    again = load(tmp_path / "tonight")
    assert again.journal == table.journal
    again.undo(0)
    assert where(again) == where(corridor("walk 1"))


def test_a_replay_tells_a_walk_as_steps() -> None:
    table, other = corridor(), corridor("walk 1", "walk 2")
    table.walk(0, 0, WALKS[1:3])
    text = replay_text(replay_of(table))
    assert text == replay_text(replay_of(other))
    assert check_replay(parse_replay(text)).is_good
