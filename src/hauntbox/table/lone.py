"""Answers that the table gives: where somebody is asked and all can see that there is one answer. Decision 018.

Each is an entry of the journal like any other, told to everybody as that seat's. It is never given where being alone
depends on a secret: a question says itself, by `Ask.is_public`, that its answers follow from what all see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from hauntbox.kernel.agenda import Window
from hauntbox.kernel.wire import Action
from hauntbox.table.lesson import lesson_at
from hauntbox.table.line_of_play import Attempted, Ply, attempt
from hauntbox.table.record import Move

if TYPE_CHECKING:
    from hauntbox.table.table import Table

MOST: Final = 50  # in a row; a person who answers the next one breaks the row


class Lone(NamedTuple):
    """The only answer to a question, and what it leads to."""

    seat: int
    role: int
    act: Action
    result: Attempted


def give_lone_answers(table: Table) -> list[Move]:
    """Answer as often as there is one public answer."""
    made: list[Move] = []
    while len(made) < MOST and (lone := lone_answer(table)) is not None:
        made.append(table.make_move(lone.seat, lone.role, lone.act, lone.result, given=True))
    return made


def lone_answer(table: Table) -> Lone | None:
    """The answer that the table would give now. A lesson shows each step, the last of a turn too."""
    g, asked = table.g, table.asked()
    ask, waiting = g.asking(), g.waiting()
    if ask is None or isinstance(ask, Window) or len(waiting) != 1 or not asked or lesson_at(table) is not None:
        return None
    role, seat = waiting[0], next(iter(asked))
    if not ask.is_public(g, role) or len(legal := ask.legal(g, role)) != 1:
        return None
    result = attempt(g, role, legal[0])
    if result.learned and can_take_back(table.line.moves(), seat):
        return None
    return Lone(seat, role, legal[0], result)


def can_take_back(moves: Sequence[Ply], seat: int) -> bool:
    """Is the last thing that the seat itself has done free to be taken back? An answer that tells would end that."""
    for ply in reversed(moves):
        if ply.learned or not ply.given:
            return ply.seat == seat and not ply.learned
    return False
