"""The numbers of roles and pieces. Roles are numbered in the order of their turns. ORD"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

# VSB-ORD-01, VSB-ORD-02, VST-ORD-08, VST-ORD-09: the order of turns; of two roles that share a seat one plays at most.
KNIGHT: Final = 0
GOBLINS: Final = 1
VILE: Final = 2
DRAGON: Final = 3
UNICORN: Final = 4
CAVE: Final = 5
CAVE_GHOST: Final = 6
THIEF: Final = 7
GHOUL: Final = 8
GHOST: Final = 9
ROLE_COUNT: Final = 10
ROLE_NAMES: Final = (
    "Knight", "Goblins", "Vile Ghoul", "Dragon", "Nightmare Unicorn", "Cave", "Cave Ghost", "Thief", "Ghoul", "Ghost",
)  # fmt: skip

# A role with one piece has a piece of its own number; the Tribes follow. The Shadow Unicorn is the piece UNICORN.
FANGS_TRIBE: Final = 10
BONES_TRIBE: Final = 11
EYE_TRIBE: Final = 12
TRIBES: Final = (FANGS_TRIBE, BONES_TRIBE, EYE_TRIBE)
PIECE_COUNT: Final = 13
OWNER: Final[tuple[int, ...]] = (*range(ROLE_COUNT), GOBLINS, GOBLINS, GOBLINS)  # by piece
PIECE_NAMES: Final[tuple[str, ...]] = (*ROLE_NAMES, "Fangs Tribe", "Bones Tribe", "Eye Tribe")
IN_TURN: Final[tuple[int, ...]] = (  # VSB-FRC-13: pieces in the order of turns, starting with the Knight
    KNIGHT, *TRIBES, VILE, DRAGON, UNICORN, CAVE_GHOST, THIEF, GHOUL, GHOST,
)  # fmt: skip
