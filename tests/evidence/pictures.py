"""Pictures of positions, and the things in them."""

from __future__ import annotations

from typing import Any

from evidence.kit import haunting
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.contract import heard
from hauntbox.scene import Line, Scene, Space, caption, sit
from scene import things
from scene.things import ask, marks, option, piece, shown, track

__all__ = ["ask", "badges", "option", "penhallow", "piece", "seen", "space", "told", "track"]


def penhallow(
    at: str = "",
    hunters: str = "K5 L7 C3 van",
    hands: str = "Flashlight, Saltshaker / EMF Reader, Spirit Box / Thermometer / Crucifix",
    **more: Any,
) -> Haunting:
    """The vicarage with a Myling in the guest bedroom: Lantern's turn, of four hunters."""
    return haunting("Myling", "Guest bedroom", at, hunters, hands, "penhallow", **more)


def seen(g: Haunting, *seat: int) -> Scene:
    return shown(GAME, g, seat)


def told(g: Haunting, *seat: int) -> list[Line]:
    """Return the log of a seat."""
    context = sit(GAME, g, seat)
    return [caption(GAME, g, context, i, event) for i, event in enumerate(heard(g.events or [], seat), 1)]


def space(scene: Scene, name: str) -> Space:
    return things.space(scene, f"sq:{name}")


def badges(scene: Scene, id: str) -> list[str]:
    return [look for look, _ in marks(scene, id)]
