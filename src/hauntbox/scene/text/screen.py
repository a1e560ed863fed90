"""A scene as a terminal shows it: boards drawn, the rest in words. The question is left to the menu below it."""

from __future__ import annotations

from hauntbox.scene.structs.picture import Scene
from hauntbox.scene.structs.scene_things import Board
from hauntbox.scene.text.board_words import BoardWords
from hauntbox.scene.text.drawn_board import DrawnBoard
from hauntbox.scene.text.reading import SceneReader
from hauntbox.scene.text.words import Words


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
    plan = DrawnBoard(told.read, board)
    words = BoardWords(told.read, board, told.thing)
    listed = [*words.occupied(), *[line.strip() for line in (*words.lone_spaces(), *words.lit())]]
    rows = [line or " " for line in plan.lines()]  # an empty line ends a drawing
    return [*rows, plan.key(), "", *listed]


def plan(scene: Scene, board: str) -> list[str]:
    """One board as characters, and the key to its signs."""
    drawing = DrawnBoard(SceneReader(scene), board)
    return [*drawing.lines(), drawing.key()]
