"""The Ghost's board: Focus, Possession cards, Artifacts, what she has done in this turn. GHS"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NO_CARD: Final = -1
FACE_DOWN: Final = -2
NO_BEARER: Final = -1
MOST_FOCUS: Final = 7


@dataclass
class GhostBoard:
    """Public, but for the card on the Possession space, and in small games her cards. A card is named by its role."""

    focus: int = 0
    cards: tuple[int, ...] = ()  # Possession cards, ascending, the chosen one too; secret in small games
    card: int = NO_CARD  # the card on the Possession space; seen by her until it is open
    is_open: bool = False  # it has been revealed
    fixed: int = NO_CARD  # the card that was blocked when that one was chosen
    blocked: int = NO_CARD  # the card under a Mental Block
    out: tuple[int, ...] = ()  # cards that have left the game after a possession
    carried: int = 0  # roles that carry an Artifact, bits
    bearer: int = NO_BEARER  # the Tribe that has the Goblins' Artifact
    locked: tuple[int, ...] = ()  # spaces of Ghost tiles with a locked Artifact, ascending
    locks: int = 0  # Artifacts locked, those on lost tiles too
    lost: int = 0  # Ghost tiles that have collapsed
    focused: bool = False  # she has ended a turn as Fully Focused asks
    # The turn.
    moved: int = 0
    boosted: bool = False  # the Ghost card is open
    hauled: tuple[tuple[int, int, int], ...] = ()  # what Telekinesis has moved: the object, its space, spaces moved

    def clone(self) -> GhostBoard:
        part = GhostBoard.__new__(GhostBoard)
        part.focus, part.cards, part.card, part.is_open = self.focus, self.cards, self.card, self.is_open
        part.fixed, part.blocked, part.out, part.carried = self.fixed, self.blocked, self.out, self.carried
        part.bearer, part.locked, part.locks, part.lost = self.bearer, self.locked, self.locks, self.lost
        part.focused, part.moved, part.boosted, part.hauled = self.focused, self.moved, self.boosted, self.hauled
        return part
