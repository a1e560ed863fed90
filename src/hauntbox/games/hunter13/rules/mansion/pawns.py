"""Pawns on tiles. MOVE"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.hunter13.state import NOWHERE, Mansion

FOOTING: Final[list[Callable[[Mansion, int, int], None]]] = []  # arriving.py: floors on which one may slip

SHUT_DOORS: Final[list[Any]] = []  # doors_made.py: makes what stands before a step out of shut doors (role, tile)


def relocate(g: Mansion, role: int, tile: int, how: str) -> None:
    """The pawn is moved, and nothing follows; GHT-MOVE-16: any number share a tile."""
    g.came[role], g.at[role] = g.at[role], tile
    if role == g.active:
        g.stayed, g.entered = False, NOWHERE
    g.tell("GHT-MOVE-01", "moves", role, tile, how)


def shift(g: Mansion, role: int, tile: int, how: str) -> None:
    """GHT-TURN-08: a battle moves the pawn, and from there the next turn starts; nothing is settled by it."""
    relocate(g, role, tile, how)
    for footing in FOOTING:
        footing(g, role, tile)


def stop(g: Mansion) -> None:
    """The movement step is over; GHT-MOVE-19: what is left of it is lost."""
    g.moves, g.moved = 0, True
