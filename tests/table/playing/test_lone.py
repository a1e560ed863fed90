"""A lone answer that all can see is given by the table, as an ordinary entry of the journal. Decision 018."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from hauntbox import games
from hauntbox.games.ghostbusters2.rules.turn.turn import Turn
from hauntbox.table import ONLOOKER, Given, Move, Table, Undo, give_lone_answers, open_lesson, open_table
from hauntbox.table.journal import fold
from hauntbox.table.lone import can_take_back

KINDS = {name: games.find(name) for name in games.names()}  # before the box is another
BUSTERS = KINDS["ghostbusters2"]
MOVES = 400


def at_random(seed: str) -> Iterator[Table]:
    """A table after every move that somebody makes at random; whoever listens may let it give what is left."""
    table, rng = open_table(BUSTERS, seed=seed), Random(seed)
    for _ in range(MOVES):
        if table.is_over:
            return
        seat, roles = next(iter(table.asked().items()))
        table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))
        yield table


def first(is_it: Callable[[Table, list[Move]], bool]) -> tuple[Table, list[Move]]:
    """The first table at which what was given, if anything, is as it is looked for."""
    for seed in range(20):
        for table in at_random(str(seed)):
            given = give_lone_answers(table)
            if is_it(table, given):
                return table, given
    raise AssertionError("random games do not come to it")


def mover(table: Table, given: list[Move]) -> Move:
    entry = table.journal[-len(given) - 1]
    assert isinstance(entry, Move)
    return entry


def is_free(table: Table, given: list[Move]) -> bool:
    """Did somebody's own move that told nothing lead to one answer that tells nothing?"""
    if len(given) != 1 or given[0].learned:
        return False
    return not mover(table, given).learned and mover(table, given).seat == given[0].seat


def test_it_is_an_entry_of_the_journal_that_replays() -> None:
    table, given = first(lambda table, given: bool(given))
    assert all(entry.given and len(table.line.plies[entry.index].before.legal(entry.role)) == 1 for entry in given)
    again = fold(BUSTERS, table.setting, table.journal)
    assert (again.journal, again.kind.codec.digest(again.g)) == (table.journal, table.kind.codec.digest(table.g))


def test_all_are_told_whose_answer_it_was() -> None:
    table, given = first(lambda table, given: bool(given))
    who, act = table.kind.role_name(table.g, given[0].role), table.parse(given[0].action)
    told = Given(given[0].seat, f"{who} had one answer only: {table.kind.describe(table.g, act)}")
    assert all(table.news_of(given[0], viewer)[0] == told for viewer in (ONLOOKER, *range(len(table.chairs))))
    assert told.text in table.log(0)


def test_what_is_taken_back_freely_is_the_move_before_it_too() -> None:
    table, given = first(is_free)
    own = mover(table, given)
    before = table.kind.codec.digest(table.line.plies[own.index].before)
    undo = table.undo(own.seat)
    assert isinstance(undo, Undo)
    assert (undo.leave, undo.moves) == ("free", (own.index, given[0].index))
    assert table.kind.codec.digest(table.g) == before


def test_an_answer_that_tells_waits_while_the_move_before_it_is_free() -> None:
    def waits(table: Table, given: list[Move]) -> bool:
        last = table.journal[-1]
        if given or table.is_over or not isinstance(table.g.asking(), Turn) or not isinstance(last, Move):
            return False
        role = table.g.waiting()[0]
        return len(table.g.legal(role)) == 1 and can_take_back(table.line.moves(), last.seat)

    table, _ = first(waits)
    seat, roles = next(iter(table.asked().items()))
    entry = table.play(seat, roles[0], table.choices(seat, roles[0])[0])
    assert entry.learned
    assert not entry.given


def test_a_turn_is_not_taken_back_to_what_the_table_answers() -> None:
    table, given = first(is_free)
    turn = table.undo(mover(table, given).seat, by="turn")
    assert isinstance(turn, Undo)
    assert not [entry for entry in table.journal if entry.index == turn.moves[0] and getattr(entry, "given", False)]


def test_a_question_that_does_not_say_that_all_see_its_answers_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "is_public", lambda *_: False)
    ends = [given for table in at_random("1") if (given := give_lone_answers(table))]
    assert not [entry for given in ends for entry in given if entry.action == "end"]


@pytest.mark.parametrize("name", KINDS)
def test_a_lesson_shows_every_answer(name: str) -> None:
    table, rng = open_lesson(KINDS[name], "easy"), Random(1)
    while not table.is_over:
        assert not give_lone_answers(table)
        seat, roles = next(iter(table.asked().items()))
        acts = [act for act in table.choices(seat, roles[0]) if may(table, seat, roles[0], str(act))]
        if not acts or len(table.journal) > 60:  # a part has ended, or the lesson has
            break
        table.play(seat, roles[0], rng.choice(acts))


def may(table: Table, seat: int, role: int, act: str) -> bool:
    try:
        table.draft().play(seat, role, table.parse(act))
    except ValueError:
        return False
    return True


def test_a_hunter_with_nothing_left_to_do_is_not_asked_to_stop() -> None:
    """In Evidence, while what it holds is seen by all."""
    table = open_table(KINDS["evidence"], {"players": 3}, seed="3")
    rng = Random(3)
    given: list[Move] = []
    for _ in range(3_000):
        if table.is_over or given:
            break
        seat, roles = next(iter(table.asked().items()))
        table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))
        given = give_lone_answers(table)
    assert {entry.action for entry in given} == {"end"}
