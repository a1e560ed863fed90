"""Moves that a battle makes. TURN, BAT"""

from __future__ import annotations

from hauntbox.games.hunter13.state import Mansion


def relocate(g: Mansion, role: int, tile: int) -> None:
    """GHT-TURN-08: from there the next turn starts; nothing is settled by such a move."""
    g.came[role], g.at[role] = g.at[role], tile
