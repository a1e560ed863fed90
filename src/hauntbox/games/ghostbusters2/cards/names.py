"""What cards and characters are called, so that actions can name them. Effects stand in the decks' own files."""

from __future__ import annotations

from typing import Final

FRONTMAN, GEARHEAD, THEORIST, REGULAR, BOOKKEEPER = range(5)
CHARACTERS: Final = ("Frontman", "Gearhead", "Theorist", "Regular", "Bookkeeper")
WEAPON, TRAP, UTILITY, TOME = range(4)  # GBT-EQP-01
CATEGORIES: Final = ("Weapon", "Trap", "Utility", "Tome")
PROTON, SLIME = range(2)
PACKS: Final = ("Proton Pack", "Slime Blower")
EQUIPMENT: Final = (
    "Focus Nozzle", "Split Emitter", "Long Barrel", "Bank-Shot Plate", "Mood Bomb", "Boson Cell",
    "Pedal Trap", "Wide Doors", "Holding Cartridge", "Bait Canister", "Muon Net", "Remote Dump",
    "Grapple Line", "Slime Towels", "Siren Kit", "Quick Coupler", "Thermal Goggles", "Spare Cells",
    "Atlas of Drafts", "Rite of Closing", "Calm Mantra", "Index of Names", "Old Almanac", "Banishing Verse",
)  # fmt: skip
CLASS_S: Final = (
    "Twin-Head Thrower", "Slime Cannon", "Mega-Trap", "Containment Relay",
    "Ladder Rig", "Neutral Rinse", "Codex of True Names", "Chalk Circle",
)  # fmt: skip
KEY_ITEMS: Final = ("Case File", "Gavel", "Coat Ticket", "Sample Jar", "Loud Record")
EVENTS: Final = (
    "Overflowing Manhole", "Crowd Panic", "Power Sag", "Flash of Temper", "Phantom Toll", "Shadow Parade",
    "Old Grudge", "Slime Tide", "Cold Snap", "One Mind", "Good Vibrations", "Old Score",
)  # fmt: skip
CARDS: Final = (*EQUIPMENT, *CLASS_S, *KEY_ITEMS)
CARD_OF: Final = {name: n for n, name in enumerate(CARDS)}
FIRST_S: Final = len(EQUIPMENT)
FIRST_KEY: Final = FIRST_S + len(CLASS_S)
(NOZZLE, EMITTER, BARREL, BANK_SHOT, MOOD_BOMB, BOSON, PEDAL, DOORS, CARTRIDGE, BAIT, NET, DUMP, GRAPPLE, TOWELS, SIREN,
 COUPLER, GOGGLES, CELLS, ATLAS, RITE, MANTRA, INDEX, ALMANAC, VERSE, TWIN, CANNON, MEGA, RELAY, LADDER, RINSE, CODEX,
 CHALK, CASE, GAVEL, TICKET, JAR, RECORD) = range(len(CARDS))  # fmt: skip
PASSIVE: Final = ("Boson Cell", "Atlas of Drafts", "Gavel", "Sample Jar", "Loud Record")  # they work by themselves
IMPROVING: Final = (
    "Focus Nozzle", "Mood Bomb", "Pedal Trap", "Wide Doors", "Bait Canister", "Muon Net", "Grapple Line",
    "Slime Towels", "Thermal Goggles", "Rite of Closing", "Old Almanac", "Banishing Verse",
)  # fmt: skip  # GBT-EQP-09: they have a higher ability
GOO_EQUIPMENT, GOO_EVENT, GOO_KEY = range(3)
GOO: Final = ("Equipment", "Event", "Key Item")
SYMBOLS: Final = ("Chaos", "Eye", "Horn", "Skull", "Spiral", "Star")  # GBT-GAP-16; 0 is Chaos
AFFINITY: Final = (UTILITY, WEAPON, TOME, TRAP, UTILITY)


def category(card: int) -> int:
    """GBT-EQP-01: six of each in Equipment, two of each in Class-S; GBT-INV-09: a Key Item is of none."""
    return card // 6 if card < FIRST_S else (card - FIRST_S) // 2 if card < FIRST_KEY else -1
