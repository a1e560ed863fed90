"""A seat is told of a new question though nothing else that it sees has changed."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import Action
from hauntbox.server.live.painting import chairs_of
from hauntbox.server.live.viewer import ViewerState
from hauntbox.table import Table, open_table
from parlour import GAME
from parlour.actions import STRIKES
from parlour.state import Parlour

STRIKER, OTHER = 0, 1


def only_the_table(g: Parlour, seat: Seat) -> tuple[list[int], list[int]]:
    """A view need not hold the question: a scene asks the position for it."""
    return g.hp, g.at


KIND = replace(GAME, view=only_the_table)


@dataclass(frozen=True)
class Sure(Choice):
    """Asks the same guest again: an answer to the turn that changes nothing on the table."""

    def candidates(self, g: Parlour, role: int) -> tuple[Action, ...]:
        return STRIKES[2:3]


def asked(message: str) -> Any:
    return json.loads(message)["patch"]["ask"]


def open_options(message: str) -> list[str]:
    return [option["id"] for option in asked(message)["options"] if not option.get("off")]


def looking(table: Table, viewer: int) -> ViewerState:
    state = ViewerState(table, viewer)
    state.look(chairs_of(table))
    return state


def test_a_follow_up_question_is_told_to_the_seat_that_it_is_put_to_and_makes_the_old_one_stale() -> None:
    table = open_table(KIND, {}, "parlour", "1")
    striker, number = looking(table, STRIKER), 1
    assert striker.number == number
    table.g.then(Sure(STRIKER))
    message = striker.look(chairs_of(table))
    assert message is not None
    assert open_options(message) == [str(STRIKES[2])]
    assert striker.number == number + 1
    assert striker.look(chairs_of(table)) is None  # told once


def test_a_question_to_another_seat_is_no_news_by_itself() -> None:
    table = open_table(KIND, {}, "parlour", "1")
    other = looking(table, OTHER)
    table.g.then(Sure(STRIKER))
    assert other.look(chairs_of(table)) is None
    assert other.number == 1


def test_what_another_seat_may_answer_is_no_news() -> None:
    table = open_table(KIND, {}, "parlour", "1")
    other = looking(table, OTHER)
    assert isinstance(table.g, Parlour)
    table.g.hand[STRIKER] = ()
    assert other.look(chairs_of(table)) is None
    assert other.number == 1


def test_after_a_new_start_of_the_server_a_new_question_has_a_new_number_and_the_same_one_has_not() -> None:
    table = open_table(KIND, {}, "parlour", "1")
    mark = looking(table, STRIKER).mark
    again = ViewerState(table, STRIKER, mark)
    again.look(chairs_of(table))
    assert again.mark == mark
    table.g.then(Sure(STRIKER))
    later = ViewerState(table, STRIKER, mark)
    later.look(chairs_of(table))
    assert later.number == mark[0] + 1
