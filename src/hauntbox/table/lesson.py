"""A guided game: a table whose decisions follow a lesson, as long as the learner does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hauntbox.kernel.contract import Declaration, Lesson, Word
from hauntbox.table.record import HUMAN, Chair, Move, TableError, Undo
from hauntbox.table.table import Table, open_table, usual_chairs


class Advice(NamedTuple):
    """What the learner is told, and the action that it leads to; "": none in particular."""

    text: str
    action: str = ""
    rule: str = ""


def open_lesson(kind: Declaration, bot: str) -> Table:
    """The learner's seat is for a person; bots hold the others, and go on by themselves if the path is left."""
    if kind.lesson is None:
        raise TableError(f"{kind.title} has no guided game")
    lesson = kind.lesson
    table = open_table(kind, lesson.options, lesson.scenario, lesson.seed, solo_undo=True)
    chairs = [guided(chair, lesson, bot) for chair in usual_chairs(table)]
    return open_table(kind, lesson.options, lesson.scenario, lesson.seed, chairs, solo_undo=True)


def guided(chair: Chair, lesson: Lesson, bot: str) -> Chair:
    return Chair(chair.name, chair.minds, HUMAN if lesson.learner in chair.minds else f"bot:{bot}")


def lesson_at(table: Table) -> Lesson | None:
    """Its seed is nobody else's: seeds of other tables are drawn."""
    lesson = table.kind.lesson
    return lesson if lesson is not None and table.setting.seed == lesson.seed else None


def moves_of(table: Table) -> list[Move]:
    """Those that stand. A table that was taken up half way has them in its journal only."""
    taken = {index for entry in table.journal if isinstance(entry, Undo) for index in entry.moves}
    return [entry for entry in table.journal if isinstance(entry, Move) and entry.index not in taken]


def steps_on(made: Sequence[Move], lesson: Lesson) -> int:
    """How many decisions follow the path; the first that does not ends it."""
    for n, (move, word) in enumerate(zip(made, lesson.path, strict=False)):
        if (move.role, move.action) != (word.role, word.action):
            return n
    return min(len(made), len(lesson.path))


def advice(table: Table, seat: int) -> Advice | None:
    """For the learner who has to decide now: the next word, or once that the path is left."""
    lesson = lesson_at(table)
    if lesson is None or lesson.learner not in table.minds(seat) or seat not in table.asked():
        return None
    made = moves_of(table)
    word = next_word(made, lesson)
    if word is not None:
        return Advice(word.says, word.action, word.rule) if word.role == lesson.learner else None
    own_since = [move for move in made[steps_on(made, lesson) :] if move.role == lesson.learner]
    return Advice(lesson.astray) if len(own_since) == 1 else None


def guided_action(table: Table, role: int) -> str:
    """What the lesson lets a role do now; "" where it says nothing."""
    lesson = lesson_at(table)
    word = next_word(moves_of(table), lesson) if lesson is not None else None
    return word.action if word is not None and word.role == role else ""


def next_word(made: Sequence[Move], lesson: Lesson) -> Word | None:
    """None: the path has been left, or its end is reached."""
    done = steps_on(made, lesson)
    return lesson.path[done] if done == len(made) and done < len(lesson.path) else None
