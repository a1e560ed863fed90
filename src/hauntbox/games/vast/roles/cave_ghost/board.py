"""The Cave Ghost's board: Ghost tiles, spent Omens, what she has done in this turn. CGH"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

SYMBOLS: Final = 6  # of Omens, as on the Cave's board


@dataclass
class CaveGhostBoard:
    """Public, but for the Lit sides of the tiles."""

    tiles: tuple[int, ...] = ()  # Ghost tiles beside her, ascending; seen by her
    spent: list[int] = field(default_factory=lambda: [0] * SYMBOLS)  # Omens on her Past Plunder space, by symbol
    # The turn.
    moved: int = 0
    pull: int = 0  # how far the object under Telekinesis may be moved
    hauled: tuple[tuple[int, int, int], ...] = ()  # that object, its space, spaces moved

    def clone(self) -> CaveGhostBoard:
        part = CaveGhostBoard.__new__(CaveGhostBoard)
        part.tiles, part.spent, part.moved, part.pull = self.tiles, self.spent[:], self.moved, self.pull
        part.hauled = self.hauled
        return part
