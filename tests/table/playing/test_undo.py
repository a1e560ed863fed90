"""Undo is defined by information."""

from __future__ import annotations

import pytest

from hauntbox.kernel.wire import Outcome
from hauntbox.table import Chair, NoUndo, Request, Table, Undo, open_table, usual_chairs
from hauntbox.table.undo import is_sealed_still
from parlour import GAME as PARLOUR
from parlour.actions import Strike
from table.play import chairs, corridor, make, rush


def seated(*holders: str) -> list[Chair]:
    return usual_chairs(open_table(PARLOUR), holders)


def where(table: Table) -> str:
    return table.kind.codec.digest(table.g)


def test_a_move_that_told_nobody_anything_is_taken_back_freely() -> None:
    table = corridor("walk 1")
    before = where(table)
    make(table, "walk 2")
    undo = table.undo(0)
    assert isinstance(undo, Undo)
    assert (undo.leave, undo.moves, where(table), len(table.journal)) == ("free", (1,), before, 3)


def test_a_turn_is_taken_back_at_once() -> None:
    table = corridor("walk 1", "walk 2", "walk 1")
    table.undo(0, by="turn")
    assert where(table) == where(corridor())


def test_a_turn_is_taken_back_only_up_to_what_somebody_learned() -> None:
    table = corridor("walk 1", "look", "walk 2", "walk 3")
    table.undo(0, by="turn")
    assert where(table) == where(corridor("walk 1", "look"))


def test_what_somebody_learned_needs_consent() -> None:
    table = corridor("walk 1", "look")
    request = table.undo(0)
    assert request == Request(0, (1,), frozenset({1}))
    assert where(table) == where(corridor("walk 1", "look"))
    undo = table.consent(1)
    assert isinstance(undo, Undo)
    assert (undo.leave, undo.consent, where(table)) == ("consent", (1,), where(corridor("walk 1")))


def test_the_same_outcomes_come_again() -> None:
    table = corridor("walk 1", "look")
    table.undo(0)
    table.consent(1)
    make(table, "look")
    first, second = table.journal[1], table.journal[-1]
    assert (first.chance, first.digest) == (second.chance, second.digest)  # type: ignore[union-attr]


def test_a_request_that_is_declined_is_gone() -> None:
    table = corridor("look")
    table.undo(0)
    table.decline(1)
    assert table.request is None
    with pytest.raises(NoUndo, match="nobody asks for the consent of Ghost"):
        table.consent(1)


def test_the_next_move_withdraws_a_request() -> None:
    table = corridor("look")
    table.undo(0)
    make(table, "walk 1")
    assert table.request is None


def test_moves_of_others_since_are_taken_back_with_their_consent() -> None:
    table = corridor("walk 1", "done", "walk 4")
    request = table.undo(0)
    assert isinstance(request, Request)
    assert request.moves == (1, 2)
    table.consent(1)
    assert where(table) == where(corridor("walk 1"))


def test_bots_go_with_the_people() -> None:
    table = open_table(PARLOUR, seed="1", chairs=seated("human", "bot:flat", "bot:flat", "human"))
    table.play(0, 0, Strike(1))
    rush(table, 3)
    request = table.undo(0)
    assert isinstance(request, Request)
    assert request.needs == {3}
    assert agreed(table, request).consent == (3,)


@pytest.mark.parametrize("moves", [("look",), ("look", "done", "walk 4"), ("done", "walk 4", "done")])
def test_alone_with_bots_nobody_can_consent_whatever_they_have_done(moves: tuple[str, ...]) -> None:
    table = corridor(*moves, chairs=chairs("human", "bot:random"))
    with pytest.raises(NoUndo, match="nobody is here to consent"):
        table.undo(0)


def test_alone_with_bots_everything_may_be_free_and_is_marked() -> None:
    table = corridor("look", "done", "walk 4", chairs=chairs("human", "bot:random"), solo_undo=True)
    undo = table.undo(0)
    assert isinstance(undo, Undo)
    assert (undo.leave, undo.moves, where(table)) == ("solo", (1, 2), where(corridor("look")))


def test_two_people_have_no_solo_undo() -> None:
    assert isinstance(corridor("look", solo_undo=True).undo(0), Request)


def test_there_may_be_nothing_to_take_back() -> None:
    table = corridor("walk 1")
    with pytest.raises(NoUndo, match="no move of yours"):
        table.undo(1)


def test_who_heard_nothing_of_a_move_hears_nothing_of_its_undo() -> None:
    table = corridor("done", "walk 4")
    table.undo(1)
    assert (table.log(0), table.log(1)) == ([], ["Ghost took that back."])


def test_who_heard_of_a_move_hears_that_it_was_taken_back() -> None:
    table = corridor("walk 1")
    table.undo(0)
    assert table.log(1) == ["Seeker took that back."]


def asked_by_a_window(n: int) -> Table:
    """So many hold charms and are asked at once."""
    for seed in range(200):
        table = open_table(PARLOUR, seed=str(seed))
        table.play(0, 0, Strike(1))
        if len(table.asked()) >= n:
            return table
    raise AssertionError


def agreed(table: Table, undo: Undo | Request) -> Undo:
    while isinstance(undo, Request):
        undo = table.consent(min(undo.needs))
    return undo


def test_of_sealed_answers_only_ones_own_is_taken_back() -> None:
    table = asked_by_a_window(3)
    first, second, third = list(table.asked())[:3]
    table.play(first, first, table.choices(first, first)[0])
    table.play(second, second, table.choices(second, second)[0])
    assert agreed(table, table.undo(first)).moves == (1,)
    assert set(table.asked()) == {first, third}


def test_a_standing_answer_outlives_an_undo() -> None:
    table = open_table(PARLOUR, seed="3")
    table.play(0, 0, Strike(1))
    table.stand(3, 3, "Relief", table.parse("pass"))
    agreed(table, table.undo(0))
    assert list(table.g.standing[3]) == ["Relief"]


def test_a_game_goes_on_after_many_undos() -> None:
    table = open_table(PARLOUR, seed="7")
    rush(table, 12)
    for _ in range(3):
        seat = table.journal[-1].seat  # type: ignore[union-attr]
        agreed(table, table.undo(seat))
        rush(table, 2, luck="other")
    rush(table)
    assert table.is_over


def test_what_was_free_anyway_is_not_marked_as_solo() -> None:
    undo = corridor("walk 1", chairs=chairs("human", "bot:random"), solo_undo=True).undo(0)
    assert isinstance(undo, Undo)
    assert undo.leave == "free"


def test_the_end_tells_everyone_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("table.corridor.look", lambda g: g.end(Outcome("COR-END-02", (0.0, 1.0))))
    assert isinstance(corridor("look").undo(0), Request)


def test_an_answer_to_a_question_that_was_asked_anew_is_no_longer_sealed() -> None:
    table = asked_by_a_window(2)
    seat = next(iter(table.asked()))
    table.play(seat, seat, table.choices(seat, seat)[0])
    assert is_sealed_still(table.line, table.line.moves()[-1])
    table.line.g = table.g.clone()
    table.line.g.sealed[seat] = None
    assert not is_sealed_still(table.line, table.line.moves()[-1])
