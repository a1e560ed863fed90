"""Guided games: the path, those who leave it, and those who come back."""

from __future__ import annotations

import pytest

from hauntbox.games import find, names
from hauntbox.kernel.contract import Declaration, Lesson
from hauntbox.table import Table, TableError, advice, guided_action, open_lesson

GUIDED = [kind for kind in map(find, names()) if kind.lesson]
EVIDENCE = find("evidence")


def lesson_of(kind: Declaration) -> Lesson:
    assert kind.lesson
    return kind.lesson


def seat_of(table: Table, role: int) -> int:
    return next(seat for seat, roles in table.asked().items() if role in roles)


def follow(table: Table, steps: int) -> None:
    """Everybody does what the lesson says."""
    for word in lesson_of(table.kind).path[len(table.journal) :][:steps]:
        table.play(seat_of(table, word.role), word.role, table.parse(word.action))


@pytest.mark.parametrize("kind", GUIDED, ids=lambda kind: kind.name)
def test_who_follows_the_path_is_told_before_every_decision_and_wins(kind: Declaration) -> None:
    lesson, table = lesson_of(kind), open_lesson(kind, "flat")
    told = set()
    for word in lesson.path:
        seat = seat_of(table, word.role)
        assert guided_action(table, word.role) == word.action
        if word.role == lesson.learner:
            heard = advice(table, seat)
            assert heard
            assert (heard.text, heard.action) == (word.says, word.action)
            told.add(heard.text)
        table.play(seat, word.role, table.parse(word.action))
    assert table.g.outcome
    assert table.g.outcome.scores[lesson.learner] == 1.0
    assert "" not in told
    assert len(told) == sum(word.role == lesson.learner for word in lesson.path)


@pytest.mark.parametrize("kind", GUIDED, ids=lambda kind: kind.name)
def test_every_word_cites_a_rule_that_is_there(kind: Declaration) -> None:
    from hauntbox.ledger.rules import ledger

    assert {word.rule for word in lesson_of(kind).path if word.rule} <= ledger(kind.name).keys()


def test_who_leaves_the_path_is_told_once_and_plays_on() -> None:
    table = open_lesson(EVIDENCE, "flat")
    follow(table, 8)
    seat = seat_of(table, 1)
    table.play(seat, 1, table.parse("end"))
    while seat not in table.asked():
        (other,) = table.asked()
        table.play(other, 0, table.choices(other, 0)[-1])
    assert advice(table, seat) == (lesson_of(EVIDENCE).astray, "", "")
    assert guided_action(table, 1) == ""
    table.play(seat, 1, table.parse("step E8"))
    assert advice(table, seat) is None


def test_who_takes_back_is_on_the_path_again() -> None:
    table = open_lesson(EVIDENCE, "flat")
    follow(table, 8)
    seat = seat_of(table, 1)
    before = advice(table, seat)
    table.play(seat, 1, table.parse("exchange"))
    assert advice(table, seat) != before
    table.undo(seat)
    assert advice(table, seat) == before


def test_other_tables_have_no_lesson() -> None:
    from hauntbox.table import open_table

    table = open_table(EVIDENCE, lesson_of(EVIDENCE).options, "larkspur", "another")
    assert guided_action(table, 0) == ""


def test_a_game_without_a_lesson_says_so() -> None:
    from parlour import GAME

    with pytest.raises(TableError, match="Parlour has no guided game"):
        open_lesson(GAME, "flat")
