"""The one die, rolled behind the screen. RND, TERM-20, HID-05 and HID-06"""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.state import GHOST, Haunting

UV: Final = "uv"  # EVI-RND-01
BOOK: Final = "book"  # EVI-RND-02
EVENT: Final = "event"  # EVI-RND-03
HUNT: Final = "hunt"  # EVI-RND-04
EMF: Final = "emf"  # EVI-RND-05
FACES: Final = 6  # EVI-COM-09: one die serves for all


def roll(g: Haunting, purpose: str) -> int:
    """EVI-TERM-20: six faces. EVI-HID-06: all hear that it was rolled, EVI-HID-05: the ghost alone what it shows."""
    value = g.roll(FACES, purpose)  # EVI-RND-06: nothing else in the game is left to chance
    g.rolls.append((purpose, value))
    g.tell("EVI-HID-06", "rolled", purpose)  # EVI-PAS-05
    g.tell("EVI-HID-05", "shows", purpose, value, to=(GHOST,))
    return value
