"""The categories of cards in hand, and how they look. EQP"""

from __future__ import annotations

from typing import Final, NamedTuple


class Category(NamedTuple):
    name: str
    icon: str
    tone: str

    @property
    def look(self) -> str:
        return self.name.lower().replace(" ", "-")


WEAPON: Final = 0  # GBT-EQP-01
TRAP: Final = 1
UTILITY: Final = 2
TOME: Final = 3
KEY_ITEM: Final = 4
CATEGORIES: Final = (
    Category("Weapon", "laser-turret", "orange"),
    Category("Trap", "wolf-trap", "bone"),
    Category("Utility", "toolbox", "sky"),
    Category("Tome", "spell-book", "violet"),
    Category("Key Item", "key", "yellow"),
)
