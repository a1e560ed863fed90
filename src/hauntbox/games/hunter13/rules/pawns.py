"""Pawns on tiles. MOVE"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.hunter13.state import NOWHERE, Mansion

SHUT_DOORS: Final[list[Any]] = []  # rules/doors_made.py: makes what stands before a step out of shut doors (role, tile)


def relocate(g: Mansion, role: int, tile: int, how: str) -> None:
    """The pawn is moved, and nothing follows; GHT-MOVE-16: any number share a tile."""
    g.came[role], g.at[role] = g.at[role], tile
    if role == g.active:
        g.stayed, g.entered = False, NOWHERE
    g.tell("GHT-MOVE-01", "moves", role, tile, how)


def stop(g: Mansion) -> None:
    """The movement step is over; GHT-MOVE-19: what is left of it is lost."""
    g.moves, g.moved = 0, True
