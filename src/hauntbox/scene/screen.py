"""A scene as a terminal shows it: boards drawn, the rest in words. The question is left to the menu below it."""

from __future__ import annotations

from hauntbox.scene.picture import Scene
from hauntbox.scene.plan import Plan
from hauntbox.scene.reading import Reading
from hauntbox.scene.things import Board
from hauntbox.scene.words import Words
from hauntbox.scene.words_board import BoardWords


def screen(scene: Scene) -> list[str]:
    told = Words(scene)
    boards = [line for id, _ in told.read.all(Board) for line in titled(told, id)]
    return [
        *told.head(),
        *boards,
        *told.tracks(),
        *told.links(),
        *told.panels(),
        *told.piles(),
        *told.notes(),
    ]


def titled(told: Words, board: str) -> list[str]:
    """A board that is not alone is called by its name."""
    title = [f"{told.read.name(board)}:"] if len(told.read.all(Board)) > 1 else []
    return ["", *title, *drawn(told, board)]


def drawn(told: Words, board: str) -> list[str]:
    plan = Plan(told.read, board)
    words = BoardWords(told.read, board, told.thing)
    listed = [*words.occupied(), *[line.strip() for line in (*words.lone_spaces(), *words.lit())]]
    return [*plan.lines(), plan.key(), "", *listed]


def plan(scene: Scene, board: str) -> list[str]:
    """One board as characters, and the key to its signs."""
    drawing = Plan(Reading(scene), board)
    return [*drawing.lines(), drawing.key()]
