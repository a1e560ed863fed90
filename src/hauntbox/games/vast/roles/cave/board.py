"""The Cave's board: Omen tokens, the hand of tiles, what it has done in this turn. CVS, CVO"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

CHASM, BAT, BOULDER, QUARTZ, MUSHROOM, TRAIL = SYMBOLS = range(6)  # VSB-CVO-03
COPIES: Final = 6  # VSB-CMP-09: Omen tokens of each symbol
HAND: Final = 3  # VSB-CVS-03
PEEK: Final = 3  # Event cards on top of their deck that it may look at


@dataclass
class CaveBoard:
    """Public, but for the Lit sides of the tiles in hand."""

    omens: list[int] = field(default_factory=lambda: [0] * len(SYMBOLS))  # by symbol: tokens that it holds
    hand: tuple[int, ...] = ()  # tiles, ascending; seen by it
    sunk: int = 0  # how many Event cards it has put under their deck
    hatred: int = 0  # Hatred tokens that it still has to take away
    # The turn.
    plundered: int = 0  # uses of the Past Plunder Omen
    hated: int = 0  # uses of Hatred

    def clone(self) -> CaveBoard:
        part = CaveBoard.__new__(CaveBoard)
        part.omens, part.hand, part.sunk, part.hatred = self.omens[:], self.hand, self.sunk, self.hatred
        part.plundered, part.hated = self.plundered, self.hated
        return part
