"""What the scenario adds to play: it hears what happens, offers actions, changes tiles and ends the game. SCN, FMT"""

from __future__ import annotations

from hauntbox.games.hunter13.actions import Action
from hauntbox.games.hunter13.content.story import Room
from hauntbox.games.hunter13.state import NOWHERE, Mansion


def happen(g: Mansion, what: str, role: int = -1, tile: int = NOWHERE, number: int = -1) -> None:
    """Something has happened that a scenario may wait for: its scripts come next on the agenda. GHT-FMT-09"""


def offers(g: Mansion, role: int) -> list[Action]:
    """GHT-FMT-12: the free actions of a hunter now, or the powers of an ENEMY-player."""
    return []


def ended(g: Mansion) -> bool:
    """GHT-FMT-19: the first ending whose test holds ends the game."""
    return False


def override(g: Mansion, tile: int) -> Room | None:
    """GHT-FMT-14: what the scenario makes of a tile."""
    return g.story.rooms.get(tile)


def may_restore(g: Mansion, role: int, means: str) -> bool:
    """GHT-SCN-06: by "items", "relief" or "action"."""
    return True


def rule(g: Mansion, name: str) -> int:
    """GHT-SCN-08: a number or switch as the scenario sets it, else as the table chose."""
    return int(getattr(g.options, name))
