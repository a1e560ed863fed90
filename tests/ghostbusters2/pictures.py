"""Pictures of positions, and the things in them."""

from __future__ import annotations

from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.scene import Scene
from scene.things import ask, marks, option, piece, shown, texts, track

__all__ = ["ask", "marks", "option", "piece", "seen", "texts", "track"]


def seen(g: Busters, *seat: int) -> Scene:
    return shown(GAME, g, seat)
