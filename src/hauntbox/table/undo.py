"""Undo, defined by information: what nobody has learned from may be taken back freely, the rest by consent.

Bots go with the people: they consent when everybody else at the table does. A rule that looked at what they hold or
have answered would tell the asker about it. Alone with bots there is nobody to consent; `solo_undo` is for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hauntbox.kernel.agenda import Game, Window
from hauntbox.table.line_of_play import LineOfPlay, Ply
from hauntbox.table.record import Chair, TableError

ACTION: Final = "action"
TURN: Final = "turn"


class NoUndo(TableError):
    """There is nothing to take back, or somebody does not consent."""


class UndoWish(NamedTuple):
    """What a seat would take back, as indices of the journal, and whether it may without asking."""

    moves: tuple[int, ...]
    is_free: bool


class Request(NamedTuple):
    """An undo that waits for the consent of others. The next move at the table withdraws it."""

    seat: int
    moves: tuple[int, ...]
    needs: frozenset[int]  # seats that have not answered yet
    given: frozenset[int] = frozenset()


def wish(line: LineOfPlay, seat: int, by: str, solo: bool) -> UndoWish:
    """By action: the seat's last move, or as much of the walk that it ends as is free. By turn: its present run of
    moves, as far back as that is free. What the table has answered since goes with it."""
    moves = line.moves()
    own = last_of(moves, seat)
    if is_sealed_still(line, moves[own]):
        return UndoWish((moves[own].index,), False)  # who else has answered must not show, so their answers stand
    free = first_free(moves)
    is_latest = all(ply.given for ply in moves[own + 1 :])
    walk = max(free, start_of_walk(moves, own)) if is_latest and own >= free else own
    first = start_of_run(moves, own) if by == TURN else walk
    if is_latest and own >= free and not solo:
        return UndoWish(indices(moves[max(first, free) :]), True)
    return UndoWish(indices(moves[first:]), is_latest and first >= free)


def last_of(moves: Sequence[Ply], seat: int) -> int:
    for i in reversed(range(len(moves))):
        if moves[i].seat == seat and not moves[i].given:
            return i
    raise NoUndo("there is no move of yours to take back")


def start_of_run(moves: Sequence[Ply], own: int) -> int:
    first = own
    while first and moves[first - 1].seat == moves[own].seat:
        first -= 1
    while moves[first].given:  # the table would only give it again
        first += 1
    return first


def start_of_walk(moves: Sequence[Ply], own: int) -> int:
    first = own
    while first and moves[first].walks_on:
        first -= 1
    return first


def first_free(moves: Sequence[Ply]) -> int:
    """The first of the moves since somebody last learned something."""
    return next((i + 1 for i in reversed(range(len(moves))) if moves[i].learned), 0)


def indices(moves: Sequence[Ply]) -> tuple[int, ...]:
    return tuple(ply.index for ply in moves)


def is_sealed_still(line: LineOfPlay, ply: Ply) -> bool:
    """It answered a window that has been open ever since."""
    since = [other.before for other in line.moves() if other.index > ply.index]
    return is_window(ply.before) and all(
        g.asking() is ply.before.asking() and g.sealed[ply.role] is ply.act for g in [*since, line.g]
    )


def is_window(g: Game) -> bool:
    return isinstance(g.asking(), Window)


def consents_needed(chairs: Sequence[Chair], asker: int) -> frozenset[int]:
    """Every other seat that a person holds."""
    needs = frozenset(seat for seat, chair in enumerate(chairs) if chair.is_human and seat != asker)
    if not needs:
        raise NoUndo("somebody may have learned from that, and nobody is here to consent: only solo undo takes it back")
    return needs
