"""Fate Tokens: a kind and a number. CMP, DRAW"""

from __future__ import annotations

from typing import Final

MAP, MONSTER, TREASURE, DOOR, MACHINE, TRAP, EVENT, STORY, AMBUSH = range(9)  # TGB-CMP-14
KIND_NAMES: Final = (
    "Map Tile", "Monster", "Treasure", "Door", "Vending Machine", "Trap", "Surprise Event", "Story", "Ambush",
)  # fmt: skip
NO_TOKEN: Final = -1
NUMBERS: Final = 64


def token(kind: int, number: int = 0) -> int:
    """A Map Tile Token bears its tile, a Trap Token 0 or its trap + 1, the others their printed number."""
    return kind * NUMBERS + number


def kind_of(each: int) -> int:
    return each // NUMBERS


def number_of(each: int) -> int:
    return each % NUMBERS
