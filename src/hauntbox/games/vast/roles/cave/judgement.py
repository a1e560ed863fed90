"""How far the Cave is from its goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.collapse.removal import crystals_gone, crystals_to_go
from hauntbox.games.vast.cave.fill import tiles_left
from hauntbox.games.vast.roles.cave.rules.omens import lures
from hauntbox.games.vast.state import Vast, cave_of

GROWN: Final = 4.0  # tiles that are laid in a round, by it and by what others reveal
TAKEN: Final = 0.9  # Crystal tiles that go in a turn of the Collapse
OMEN: Final = 0.09  # turns that a token is worth
LURE: Final = 0.06  # a token on the map, which brings Omens
HATRED: Final = 0.5  # a Hatred token


def progress(g: Vast) -> float:
    """Tiles that are still to be laid, then Crystal tiles that are still to go."""
    board = cave_of(g)
    missing = max(crystals_to_go(g) - crystals_gone(g), 0)
    turns = tiles_left(g) / GROWN + missing / TAKEN + HATRED * board.hatred
    return turns - OMEN * sum(board.omens) - LURE * lures(g)
