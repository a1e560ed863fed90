"""Playing at a table: who may do what, and the words for what may not be done."""

from __future__ import annotations

import pytest

from hauntbox.kernel.wire import Action
from hauntbox.table import RefusedInWords, Stand, TableError, UnknownAction, open_table
from parlour import GAME as PARLOUR
from parlour.actions import PASS, Relieve, Strike
from table.corridor import DONE, LOOK, Walk
from table.play import corridor, parlour


def test_a_move_is_written_down_with_its_outcomes_and_digest() -> None:
    table = corridor("walk 1", "look")
    walk, look = table.journal
    assert (walk.learned, walk.chance) == (False, ())  # type: ignore[union-attr]
    assert (look.learned, look.chance[0][0]) == (True, "look")  # type: ignore[union-attr]
    assert look.digest == table.kind.codec.digest(table.g)


def test_a_refusal_says_who_what_why_and_by_which_rule() -> None:
    table = parlour(moves=0)
    with pytest.raises(RefusedInWords) as refusal:
        table.play(0, 0, Strike(0))
    assert str(refusal.value) == "Agnes may not strike 0: Nobody strikes himself. (PAR-BLW-02)"


def test_a_refusal_changes_nothing() -> None:
    table = corridor("walk 1")
    before = table.kind.codec.digest(table.g)
    with pytest.raises(RefusedInWords):
        table.play(0, 0, Walk(5))
    assert (table.kind.codec.digest(table.g), len(table.journal)) == (before, 1)


@pytest.mark.parametrize(("seat", "role"), [(1, 0), (1, 1), (0, 1)])
def test_about_a_role_of_another_seat_it_says_only_when_such_things_are_done(seat: int, role: int) -> None:
    with pytest.raises(RefusedInWords) as refusal:
        corridor().play(seat, role, Walk(5))
    assert refusal.value.rule == Walk.when


@pytest.mark.parametrize(("act", "rule"), [(LOOK, "COR-LOOK-01"), (DONE, "COR-TURN-01")])
def test_nothing_is_done_after_the_end(act: Action, rule: str) -> None:
    table = corridor("look", luck=1)
    with pytest.raises(RefusedInWords) as refusal:
        table.play(0, 0, act)
    assert refusal.value.rule == rule


def test_seats_roles_and_actions_that_do_not_exist_are_refused_in_one_line() -> None:
    table = corridor()
    with pytest.raises(TableError, match="no seat 7 at this table: there are seats 0 to 1"):
        table.play(7, 0, LOOK)
    with pytest.raises(TableError, match="no role 7 in this game"):
        table.play(0, 7, LOOK)
    with pytest.raises(UnknownAction, match="no action is called 'walk 99': did you mean"):
        table.play(0, 0, Walk(99))


@pytest.mark.parametrize("text", ["walk 1", " WALK   1 "])
def test_actions_are_typed_in_any_capitals_and_spaces(text: str) -> None:
    assert corridor().parse(text) == Walk(1)


def test_an_unknown_action_lists_the_words_that_actions_start_with() -> None:
    with pytest.raises(UnknownAction, match="no action is called 'xyzzy': actions start with walk, look, done"):
        corridor().parse("xyzzy")


def test_a_failure_of_the_rules_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = corridor("walk 1")
    monkeypatch.setattr("table.corridor.look", lambda g: 1 / 0)
    before = table.kind.codec.digest(table.g)
    with pytest.raises(ZeroDivisionError):
        table.play(0, 0, LOOK)
    assert (table.kind.codec.digest(table.g), len(table.journal)) == (before, 1)


def test_every_seat_has_a_log_of_what_it_may_hear() -> None:
    table = corridor("walk 1", "done", "walk 4")
    assert table.log(0) == ["The Seeker walks to 1."]
    assert table.log(1) == ["The Seeker walks to 1.", "The Ghost walks to 4."]


def test_a_standing_answer_is_given_without_asking() -> None:
    asked, standing = open_table(PARLOUR, seed="1"), open_table(PARLOUR, seed="1")
    asked.play(0, 0, Strike(1))
    seats = list(asked.asked())
    for seat in seats:
        entry = standing.stand(seat, seat, "Relief", PASS)
        assert isinstance(entry, Stand)
    standing.play(0, 0, Strike(1))
    assert seats
    assert not any(isinstance(act, Relieve) for seat in standing.asked() for act in standing.choices(seat, seat))


def test_only_a_roles_own_mind_gives_standing_answers() -> None:
    table = open_table(PARLOUR, seed="1")
    with pytest.raises(TableError, match="Bertram does not answer for Agnes"):
        table.stand(0, 1, "Relief", PASS)
    with pytest.raises(TableError, match="'Tea' has no standing answer: Relief has"):
        table.stand(0, 0, "Tea", PASS)


def test_tables_draw_long_seeds_of_their_own() -> None:
    seeds = {open_table(PARLOUR).setting.seed for _ in range(3)}
    assert [len(seed) for seed in seeds] == [32, 32, 32]


def test_another_seats_role_is_refused_even_an_action_without_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(DONE), "when", "")
    with pytest.raises(RefusedInWords, match=r"^Seeker may not done$"):
        corridor().play(1, 0, DONE)
