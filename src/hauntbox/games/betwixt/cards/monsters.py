"""The Monster Cards. MON, CARD"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BLIND,
    BR,
    COLD,
    CRIPPLED,
    DAMAGE,
    DISARM,
    DRAIN,
    ELEMENT,
    FIRE,
    FRAILTY,
    LB,
    LG,
    LIGHTHEADED,
    SICKLY,
    SPIRIT,
    STATUS,
    STUMBLE,
    TRQ,
    WEAKENED,
    B,
    Effects,
    G,
    T,
    W,
)

BEAST, HUMANISH, GHOST = range(3)  # TGB-CARD-02; TGB-MON-26: a monster of the type Spirit is a GHOST here
TYPES: Final = ("Beast", "Humanish", "Spirit")  # TGB-MON-23: Spirits have no weapon deck
DRAWS, MELEE, RANGED = range(
    3
)  # TGB-CARD-03, TGB-CARD-12: draw a weapon card for each monster, or melee or ranged for all


class Monster(NamedTuple):
    """TGB-CMP-08: text and stats shared by the group."""

    name: str
    type: int
    hp: int
    strength: int  # TGB-CARD-01
    acc: int
    agi: int
    spd: int
    attack: int
    hit: tuple[int, ...]  # TGB-CARD-05
    defense: tuple[int, ...]  # TGB-CARD-06
    armor: int
    xp: int
    money: int
    effects: Effects = ()  # TGB-CARD-07
    elements: tuple[int, int, int, int] = (0, 0, 0, 0)  # TGB-CARD-14, TGB-ELEM-02: plus is weakness
    flies: bool = False  # TGB-CARD-11
    boss: bool = False
    drops: int = 0  # extra draws from the Drop Deck
    green: int = 0  # green Temporary cards added
    trophies: int = 0
    note: str = ""


JUMP: Final = (
    "at the start of its activation it is moved to a random free space of its tile adjacent to a tall obstacle, "
    "if there is one"
)
# fmt: off
MONSTERS: Final = (
    # TGB-MON-01
    Monster("Guard Dog", BEAST, 3, 2, 1, 1, 5, DRAWS, (LG,), (T,), 0, 1, 1, elements=(1, 0, 0, 0)),
    # TGB-MON-02
    Monster("Barn Rat", BEAST, 2, 1, 1, 1, 4, DRAWS, (LG,), (), 0, 1, 0, elements=(0, 0, -1, 0)),
    # TGB-MON-03
    Monster("Yard Crow", BEAST, 2, 1, 1, 2, 6, MELEE, (G,), (T,), 0, 1, 0, effects=((2, STATUS + BLIND, 1),),
        elements=(1, 0, 0, 0), flies=True),
    # TGB-MON-04
    Monster("Rabid Raccoon", BEAST, 3, 1, 1, 2, 5, DRAWS, (LG,), (T,), 0, 2, 1, effects=((2, ELEMENT + SICKLY, 1),),
        elements=(0, 1, -2, 0)),
    # TGB-MON-05
    Monster("Cellar Spider", BEAST, 3, 1, 2, 1, 5, RANGED, (G,), (T,), 0, 2, 0, effects=((1, STATUS + CRIPPLED, 1),),
        elements=(2, 0, 0, 0)),
    # TGB-MON-06
    Monster("Prize Sow", BEAST, 8, 3, 1, 1, 4, MELEE, (G, LG), (BR,), 1, 3, 3,
        effects=((1, STUMBLE, 2), (2, DAMAGE, 2)), drops=1),
    # TGB-MON-07
    Monster("Haunt Actor", HUMANISH, 4, 1, 1, 1, 4, DRAWS, (LG,), (T,), 0, 1, 1),
    # TGB-MON-08
    Monster("Farmhand", HUMANISH, 5, 2, 2, 1, 4, DRAWS, (LG,), (BR,), 0, 2, 2),
    # TGB-MON-09
    Monster("Ticket Taker", HUMANISH, 4, 1, 3, 1, 4, RANGED, (G,), (T,), 0, 2, 2, effects=((1, STATUS + BLEED, 1),)),
    # TGB-MON-10
    Monster("Stilt Walker", HUMANISH, 4, 2, 1, 2, 6, MELEE, (LG, TRQ), (T,), 0, 2, 1, effects=((1, STUMBLE, 1),),
        elements=(0, 1, 0, 0)),
    # TGB-MON-11
    Monster("Walking Scarecrow", HUMANISH, 6, 2, 1, 1, 3, MELEE, (LG, G), (BR,), 1, 3, 1,
        effects=((1, DAMAGE, 1), (2, STATUS + LIGHTHEADED, 1)), elements=(2, -1, 0, 0)),
    # TGB-MON-12
    Monster("Masked Cousin", HUMANISH, 7, 3, 3, 2, 5, DRAWS, (G,), (BR,), 0, 3, 3,
        effects=((2, STATUS + WEAKENED, 1),), green=1),
    # TGB-MON-13
    Monster("Chainsaw Clown", HUMANISH, 7, 3, 1, 1, 5, MELEE, (G, LG), (BR,), 0, 4, 3,
        effects=((1, STATUS + BLEED, 1), (2, DAMAGE, 2)), drops=1),
    # TGB-MON-14
    Monster("Wisp", GHOST, 3, 1, 2, 2, 5, RANGED, (G, LG), (), 0, 2, 0, effects=((1, ELEMENT + SPIRIT, 1),),
        elements=(-1, 0, 0, 1), flies=True),
    # TGB-MON-15
    Monster("Betwixt Shade", GHOST, 6, 3, 1, 2, 5, MELEE, (G, LG), (T,), 0, 3, 0,
        effects=((1, DRAIN, 0), (2, STATUS + FRAILTY, 1)), elements=(0, -2, 0, 2), flies=True),
    # TGB-MON-16
    Monster("Poltergeist", GHOST, 6, 1, 3, 1, 4, RANGED, (LB, LG), (BR,), 0, 3, 1,
        effects=((1, STUMBLE, 2), (2, STATUS + DISARM, 1)), elements=(0, 0, 0, 1), flies=True),
    # TGB-MON-17
    Monster("Weeping Matron", GHOST, 10, 2, 3, 1, 3, RANGED, (LB, G), (BR,), 0, 4, 2,
        effects=((1, ELEMENT + COLD, 1), (2, STATUS + WEAKENED, 1)), elements=(0, -3, 0, 2), flies=True),
    # TGB-MON-18
    Monster("Gatekeeper Gus", HUMANISH, 14, 3, 1, 1, 4, MELEE, (G, LB), (BR,), 1, 5, 5,
        effects=((1, DAMAGE, 1), (2, STUMBLE, 2)), boss=True, trophies=1),
    # TGB-MON-19
    Monster("Aunt Dottie", HUMANISH, 16, 2, 3, 1, 4, RANGED, (G, LB), (BR, T), 0, 6, 6,
        effects=((1, STATUS + BLEED, 1), (2, DAMAGE, 2)), elements=(-2, 0, 0, 0), boss=True, trophies=1,
        note="end of round: a random other wounded monster recovers 1 HP"),
    # TGB-MON-20
    Monster("Mirror Double", GHOST, 16, 3, 1, 2, 6, MELEE, (B, G), (W,), 1, 7, 5,
        effects=((1, DAMAGE, 1), (2, STATUS + BLIND, 1)), elements=(0, 0, 0, 1), boss=True, trophies=1, note=JUMP),
    # TGB-MON-21
    Monster("Old Ironside", BEAST, 20, 4, 1, 1, 3, MELEE, (B, G), (BR,), 2, 8, 6,
        effects=((1, STUMBLE, 2), (2, ELEMENT + FIRE, 2)), elements=(-3, 2, 0, 0), boss=True, trophies=1,
        note="trap damage against it is doubled"),
    # TGB-MON-22
    Monster("The Hollow Host", GHOST, 18, 4, 3, 2, 5, MELEE, (B, LB), (W,), 2, 10, 0,
        effects=((1, ELEMENT + SPIRIT, 1), (2, DRAIN, 0)), elements=(0, -2, 0, 2), flies=True, boss=True, trophies=2,
        note="its mission adds to it at 9 HP and lets candles lower its armor"),
)
# fmt: on
MONSTER_OF: Final = {monster.name: kind for kind, monster in enumerate(MONSTERS)}
AUNT_DOTTIE: Final = MONSTER_OF["Aunt Dottie"]
MIRROR_DOUBLE: Final = MONSTER_OF["Mirror Double"]
OLD_IRONSIDE: Final = MONSTER_OF["Old Ironside"]
