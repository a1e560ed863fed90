"""The one die, rolled behind the screen. RND, TERM-20, HID-05 and HID-06"""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.state import Haunting, screen

UV: Final = "uv"  # EVI-RND-01
BOOK: Final = "book"  # EVI-RND-02
EVENT: Final = "event"  # EVI-RND-03
HUNT: Final = "hunt"  # EVI-RND-04
EMF: Final = "emf"  # EVI-RND-05
DOTS: Final = "dots"  # EVI-RND-07
SPIRIT_BOX: Final = "box"  # EVI-RND-07
TYPE: Final = "type"  # EVI-RND-08
ROOM: Final = "room"  # EVI-RND-08
INTENT: Final = "intent"  # EVI-RND-09: of the automated ghost
MOOD: Final = "mood"
SQUARE: Final = "square"
TARGET: Final = "target"
FACES: Final = 6  # EVI-COM-09: one die serves for all


def draw(g: Haunting, ways: int, purpose: str) -> int:
    """One of so many, from 0, each with equal chance, behind the screen."""
    value = g.roll(ways, purpose)
    g.rolls.append((purpose, value))
    return value - 1


def roll(g: Haunting, purpose: str) -> int:
    """EVI-TERM-20: six faces. EVI-HID-06: all hear that it was rolled, EVI-HID-05: the ghost alone what it shows."""
    value = g.roll(FACES, purpose)  # EVI-RND-06: nothing else in the game is left to chance
    g.rolls.append((purpose, value))
    g.tell("EVI-HID-06", "rolled", purpose)  # EVI-PAS-05
    g.tell("EVI-HID-05", "shows", purpose, value, to=screen(g))
    return value
