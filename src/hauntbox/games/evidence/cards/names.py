"""The words printed on the figures. COM"""

from __future__ import annotations

from typing import Final

HUNTERS: Final = ("Lantern", "Static", "Moss", "Ledger")  # EVI-COM-03
GHOST: Final = "Ghost"
