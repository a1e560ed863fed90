"""The words that cards are written in: dice, elements, statuses, weapon effects. DICE, ELEM, STS, CARD"""

from __future__ import annotations

from typing import Final

# TGB-CMP-38: hit, damage and defense dice, each kind from the weakest to the best.
LG, G, LB, B, TRQ, LY, DY, LO, DO, T, BR, W = range(12)
DICE: Final = ("LG", "G", "LB", "B", "TRQ", "LY", "DY", "LO", "DO", "T", "Br", "W")
HIT_DICE: Final = (LG, G, LB, B, TRQ)  # TGB-DICE-06
DAMAGE_DICE: Final = (LY, DY, LO, DO)
DEFENSE_DICE: Final = (T, BR, W)  # TGB-DICE-22
NO_DIE: Final = -1

FIRE, COLD, SICKLY, SPIRIT = range(4)
ELEMENTS: Final = ("Fire", "Cold", "Sickly", "Spirit")  # TGB-ELEM-01

BLEED, STUNNED, CRIPPLED, BLIND, FRAILTY, WEAKENED, LIGHTHEADED, DISARM = range(8)
REFRESHED, CONCENTRATED, SHARPENED, CHARGED = range(8, 12)
STATUSES: Final = (
    "Bleed", "Stunned", "Crippled", "Blind", "Frailty", "Weakened", "Lightheaded", "Disarm",
    "Refreshed", "Concentrated", "Sharpened", "Charged",
)  # fmt: skip
HARMFUL: Final = tuple(range(8))  # TGB-STS-38
HELPFUL: Final = (REFRESHED, CONCENTRATED, SHARPENED, CHARGED)  # TGB-STS-39

# What a weapon effect does; a status is STATUS + its number.
DAMAGE, ELEMENT, PIERCE, DRAIN, STUMBLE, STATUS = 0, 1, 5, 6, 7, 8  # ELEMENT to ELEMENT + 3
ALL: Final = 99  # Pierce without a number
Effect = tuple[int, int, int]  # TGB-DICE-04: so many symbols, what, how much
Effects = tuple[Effect, ...]

BROWN, GREEN, BLUE, PURPLE = range(4)
RARITIES: Final = ("brown", "green", "blue", "purple")  # TGB-CMP-17


def effect_text(effect: Effect) -> str:
    """What it costs and does: "2 symbols: Fire Damage 1"."""
    return f"{effect[0]} symbol{'' if effect[0] == 1 else 's'}: {deed_text(effect[1], effect[2])}"


def deed_text(verb: int, n: int) -> str:
    if verb == DAMAGE:
        return f"Damage {n}"
    if verb < PIERCE:
        return f"{ELEMENTS[verb - ELEMENT]} Damage {n}"
    if verb == DRAIN:
        return "Drain"
    if verb < STATUS:
        name = "Pierce" if verb == PIERCE else "Stumble"
        return name if n == ALL else f"{name} {n}"
    name = STATUSES[verb - STATUS]
    return f"{name} {n}" if verb == STATUS + BLEED else name
