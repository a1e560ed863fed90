"""Pictures of positions, and the things in them."""

from __future__ import annotations

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.state import Mansion
from hauntbox.scene import Ask, Note, Option, Piece, Scene, Space, Track, check, sit
from hauntbox.table import rule_text


def seen(g: Mansion, *seat: int) -> Scene:
    assert GAME.scene
    found: Scene = GAME.scene(g, sit(GAME, g, seat, rule_text))
    faults = check(found)
    assert faults == []
    return found


def ask(scene: Scene) -> Ask:
    assert scene.ask
    return scene.ask


def option(scene: Scene, id: str) -> Option:
    return next(option for option in ask(scene).options if option.id == id)


def piece(scene: Scene, id: str) -> Piece:
    found = scene.things[id]
    assert isinstance(found, Piece)
    return found


def space(scene: Scene, id: str) -> Space:
    found = scene.things[id]
    assert isinstance(found, Space)
    return found


def track(scene: Scene, id: str) -> Track:
    found = scene.things[id]
    assert isinstance(found, Track)
    return found


def note(scene: Scene, id: str) -> Note:
    found = scene.things[id]
    assert isinstance(found, Note)
    return found


def marks(scene: Scene, id: str) -> list[tuple[str, int | str | None]]:
    return [(badge.look, badge.n) for badge in scene.things[id].badges]
