"""How a guided game is opened."""

from __future__ import annotations

from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.lessons import Lesson
from hauntbox.table.lesson import open_first
from hauntbox.table.record import HUMAN, Chair, TableError
from hauntbox.table.table import Table, open_table, usual_chairs


def open_lesson(kind: Declaration, bot: str) -> Table:
    """The learner's seat is for a person; bots hold the others, and do as the lesson says."""
    if kind.lesson is None:
        raise TableError(f"{kind.title} has no guided game")
    lesson = kind.lesson
    table = open_table(kind, lesson.options, lesson.scenario, lesson.seed, solo_undo=True)
    chairs = [guided(chair, lesson, bot) for chair in usual_chairs(table)]
    table = open_table(kind, lesson.options, lesson.scenario, lesson.seed, chairs, solo_undo=True)
    open_first(table)
    return table


def guided(chair: Chair, lesson: Lesson, bot: str) -> Chair:
    return Chair(chair.name, chair.minds, HUMAN if lesson.learner in chair.minds else f"bot:{bot}")
