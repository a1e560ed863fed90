"""What cards and characters are called, so that actions can name them. Effects stand in the decks' own files."""

from __future__ import annotations

from typing import Final

FRONTMAN: Final = 0
GEARHEAD: Final = 1
THEORIST: Final = 2
REGULAR: Final = 3
BOOKKEEPER: Final = 4
CHARACTERS: Final = ("Frontman", "Gearhead", "Theorist", "Regular", "Bookkeeper")
WEAPON: Final = 0  # GBT-EQP-01
TRAP: Final = 1
UTILITY: Final = 2
TOME: Final = 3
CATEGORIES: Final = ("Weapon", "Trap", "Utility", "Tome")
PROTON: Final = 0
SLIME: Final = 1
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
NOZZLE: Final = 0
EMITTER: Final = 1
BARREL: Final = 2
BANK_SHOT: Final = 3
MOOD_BOMB: Final = 4
BOSON: Final = 5
PEDAL: Final = 6
DOORS: Final = 7
CARTRIDGE: Final = 8
BAIT: Final = 9
NET: Final = 10
DUMP: Final = 11
GRAPPLE: Final = 12
TOWELS: Final = 13
SIREN: Final = 14
COUPLER: Final = 15
GOGGLES: Final = 16
CELLS: Final = 17
ATLAS: Final = 18
RITE: Final = 19
MANTRA: Final = 20
INDEX: Final = 21
ALMANAC: Final = 22
VERSE: Final = 23
TWIN: Final = 24
CANNON: Final = 25
MEGA: Final = 26
RELAY: Final = 27
LADDER: Final = 28
RINSE: Final = 29
CODEX: Final = 30
CHALK: Final = 31
CASE: Final = 32
GAVEL: Final = 33
TICKET: Final = 34
JAR: Final = 35
RECORD: Final = 36
PASSIVE: Final = ("Boson Cell", "Atlas of Drafts", "Gavel", "Sample Jar", "Loud Record")  # they work by themselves
IMPROVING: Final = (
    "Focus Nozzle", "Mood Bomb", "Pedal Trap", "Wide Doors", "Bait Canister", "Muon Net", "Grapple Line",
    "Slime Towels", "Thermal Goggles", "Rite of Closing", "Old Almanac", "Banishing Verse",
)  # fmt: skip  # GBT-EQP-09: they have a higher ability
GOO_EQUIPMENT: Final = 0
GOO_EVENT: Final = 1
GOO_KEY: Final = 2
GOO: Final = ("Equipment", "Event", "Key Item")
SYMBOLS: Final = ("Chaos", "Eye", "Horn", "Skull", "Spiral", "Star")  # GBT-GAP-16; 0 is Chaos
AFFINITY: Final = (UTILITY, WEAPON, TOME, TRAP, UTILITY)


def category(card: int) -> int:
    """GBT-EQP-01: six of each in Equipment, two of each in Class-S."""
    return card // 6 if card < FIRST_S else (card - FIRST_S) // 2
