"""Tokens that lie on spaces: how many there are, where they lie, what happens to them. CMP, COLL, FRC"""

from __future__ import annotations

from typing import Final

TREASURES: Final = 0
CRYSTALS: Final = 1
EVENTS: Final = 2
VAULTS: Final = 3
OGRE: Final = 4
TROLL: Final = 5
CLAW_GEM: Final = 6
FLAME_GEM: Final = 7
WING_GEM: Final = 8
FLAME_WALL: Final = 9
ARTIFACTS: Final = 10
TOKEN_KINDS: Final = 11
TOKEN_NAMES: Final = (
    "Treasure", "Crystal", "Event", "Vault", "Ogre", "Troll", "Claw Gem", "Flame Gem", "Wing Gem", "Flame Wall",
    "Artifact",
)  # fmt: skip
GEMS: Final = (CLAW_GEM, FLAME_GEM, WING_GEM)
MONSTERS: Final = (OGRE, TROLL)
MONSTER_CARDS: Final = {OGRE: 1, TROLL: 2}  # the Monster card of a token, by its number in the deck
LIMITS: Final = (12, 9, 10, 6, 1, 1, 1, 1, 1, 1, 6)  # VSB-CMP-15, VSB-CMP-16; Treasures: the terms of the game decide
MOVABLE: Final = (TREASURES, *GEMS, ARTIFACTS)  # VSB-FRC-11: the others cannot be moved
