"""The things in a picture of any game."""

from __future__ import annotations

from typing import TypeVar

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration
from hauntbox.scene import Note, Option, Piece, Question, Scene, Space, Track, check, sit
from hauntbox.table import rule_text

Kind = TypeVar("Kind")


def shown(kind: Declaration, g: Game, seat: tuple[int, ...]) -> Scene:
    assert kind.scene
    found: Scene = kind.scene(g, sit(kind, g, seat, rule_text))
    faults = check(found)
    assert faults == []
    return found


def ask(scene: Scene) -> Question:
    assert scene.ask
    return scene.ask


def option(scene: Scene, id: str) -> Option:
    return next(option for option in ask(scene).options if option.id == id)


def texts(scene: Scene) -> list[str]:
    return [option.text for option in ask(scene).options]


def thing(scene: Scene, id: str, kind: type[Kind]) -> Kind:
    found = scene.things[id]
    assert isinstance(found, kind)
    return found


def piece(scene: Scene, id: str) -> Piece:
    return thing(scene, id, Piece)


def space(scene: Scene, id: str) -> Space:
    return thing(scene, id, Space)


def track(scene: Scene, id: str) -> Track:
    return thing(scene, id, Track)


def note(scene: Scene, id: str) -> Note:
    return thing(scene, id, Note)


def marks(scene: Scene, id: str) -> list[tuple[str, int | str | None]]:
    return [(badge.look, badge.n) for badge in scene.things[id].badges]
