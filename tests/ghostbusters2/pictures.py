"""Pictures of positions, and the things in them."""

from __future__ import annotations

from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.scene import Ask, Option, Piece, Scene, Track, check, sit
from hauntbox.table import rule_text


def seen(g: Busters, *seat: int) -> Scene:
    assert GAME.scene
    found: Scene = GAME.scene(g, sit(GAME, g, seat, rule_text))
    assert check(found) == []
    return found


def ask(scene: Scene) -> Ask:
    assert scene.ask
    return scene.ask


def option(scene: Scene, id: str) -> Option:
    return next(option for option in ask(scene).options if option.id == id)


def texts(scene: Scene) -> list[str]:
    return [option.text for option in ask(scene).options]


def piece(scene: Scene, id: str) -> Piece:
    found = scene.things[id]
    assert isinstance(found, Piece)
    return found


def track(scene: Scene, id: str) -> Track:
    found = scene.things[id]
    assert isinstance(found, Track)
    return found


def marks(scene: Scene, id: str) -> list[tuple[str, int | str | None]]:
    return [(badge.look, badge.n) for badge in scene.things[id].badges]
