"""What Packs, Goo Pile Cards and the faces of the Event Die are called; characters by their entries."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards import characters

CHARACTERS: Final[tuple[str, ...]] = tuple([card.name for card in characters.CHARACTERS])
PROTON: Final = 0
SLIME: Final = 1
PACKS: Final = ("Proton Pack", "Slime Blower")
GOO_EQUIPMENT: Final = 0
GOO_EVENT: Final = 1
GOO_KEY: Final = 2
GOO: Final = ("Equipment", "Event", "Key Item")
SYMBOLS: Final = ("Chaos", "Eye", "Horn", "Skull", "Spiral", "Star")  # GBT-GAP-16; 0 is Chaos
