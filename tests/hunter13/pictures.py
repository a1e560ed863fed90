"""Pictures of positions, and the things in them."""

from __future__ import annotations

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.state import Mansion
from hauntbox.scene import Scene
from scene.things import ask, marks, note, option, piece, shown, space, track

__all__ = ["ask", "marks", "note", "option", "piece", "seen", "space", "track"]


def seen(g: Mansion, *seat: int) -> Scene:
    return shown(GAME, g, seat)
