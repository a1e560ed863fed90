"""Pictures of positions, and the things in them."""

from __future__ import annotations

from typing import Any

from evidence.kit import haunting
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.state import Haunting
from hauntbox.scene import (
    Ask,
    Option,
    Piece,
    Scene,
    Space,
    Track,
    check,
    sit,
)
from hauntbox.table import rule_text


def penhallow(
    at: str = "",
    hunters: str = "K5 L7 C3 van",
    hands: str = "Flashlight, Saltshaker / EMF Reader, Spirit Box / Thermometer / Crucifix",
    **more: Any,
) -> Haunting:
    """The vicarage with a Myling in the guest bedroom: Lantern's turn, of four hunters."""
    return haunting("Myling", "Guest bedroom", at, hunters, hands, "penhallow", **more)


def seen(g: Haunting, *seat: int) -> Scene:
    assert GAME.scene
    found: Scene = GAME.scene(g, sit(GAME, g, seat, rule_text))
    assert check(found) == []
    return found


def ask(scene: Scene) -> Ask:
    assert scene.ask
    return scene.ask


def option(scene: Scene, id: str) -> Option:
    return next(option for option in ask(scene).options if option.id == id)


def track(scene: Scene, id: str) -> Track:
    found = scene.things[id]
    assert isinstance(found, Track)
    return found


def piece(scene: Scene, id: str) -> Piece:
    found = scene.things[id]
    assert isinstance(found, Piece)
    return found


def space(scene: Scene, name: str) -> Space:
    found = scene.things[f"sq:{name}"]
    assert isinstance(found, Space)
    return found


def badges(scene: Scene, id: str) -> list[str]:
    return [badge.look for badge in scene.things[id].badges]
