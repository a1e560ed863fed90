"""The words printed on tokens and item cards. COM, ITM

A card of the item deck is a number: a Saltshaker is another card for every number of uses that it has left.
"""

from __future__ import annotations

from typing import Final

HUNTERS: Final = ("Lantern", "Static", "Moss", "Ledger")  # EVI-COM-03
GHOST: Final = "Ghost"

DOTS, BOOK, CRUCIFIX, FLASHLIGHT, THERMOMETER, EMF_READER, SPIRIT_BOX = range(7)
SALT: Final = 7  # with one use left; with two it is the next number, and so on
MOST_SALT: Final = 6
ITEM_NAMES: Final = (
    "DOTS", "Book", "Crucifix", "Flashlight", "Thermometer", "EMF Reader", "Spirit Box",
    *[f"Saltshaker ({uses} left)" for uses in range(1, MOST_SALT + 1)],
)  # fmt: skip


def is_salt(item: int) -> bool:
    return item >= SALT


def full_salt(uses: int) -> int:
    """A Saltshaker as it lies in the new deck."""
    return SALT + uses - 1


def salt_left(item: int) -> int:
    """Uses left in a Saltshaker."""
    return item - SALT + 1
