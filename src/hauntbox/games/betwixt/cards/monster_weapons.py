"""The Monster Weapon cards: the Beast and the Humanish deck. MWP, CARD"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards.monsters import BEAST, HUMANISH
from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BLIND,
    BLUE,
    BROWN,
    CRIPPLED,
    DAMAGE,
    ELEMENT,
    FIRE,
    FRAILTY,
    GREEN,
    LB,
    LG,
    LIGHTHEADED,
    PURPLE,
    SICKLY,
    SPIRIT,
    STATUS,
    STUMBLE,
    STUNNED,
    TRQ,
    WEAKENED,
    B,
    Effects,
    G,
)


class Weapon(NamedTuple):
    """TGB-CMP-11: given to one monster, it adds a hit die and weapon effects to that one only."""

    name: str
    deck: int  # the type of monster that draws it
    copies: int
    rarity: int
    ranged: bool  # TGB-CARD-42
    die: int
    damage: int
    effects: Effects


# fmt: off
WEAPONS: Final = (
    Weapon("Yellow Teeth", BEAST, 2, BROWN, False, LG, 0, ((1, DAMAGE, 1),)),  # TGB-MWP-01
    Weapon("Snapping Jaw", BEAST, 2, BROWN, False, LG, 0, ((1, STATUS + BLEED, 1),)),  # TGB-MWP-02
    Weapon("Muddy Claws", BEAST, 2, BROWN, False, TRQ, 0, ((1, DAMAGE, 1),)),  # TGB-MWP-03
    Weapon("Pounce", BEAST, 1, BROWN, False, LG, 0, ((1, STUMBLE, 1),)),  # TGB-MWP-04
    Weapon("Foul Breath", BEAST, 1, BROWN, False, TRQ, 0, ((1, STATUS + LIGHTHEADED, 1),)),  # TGB-MWP-05
    Weapon("Spiked Collar", BEAST, 1, GREEN, False, G, 0, ((1, DAMAGE, 1),)),  # TGB-MWP-06
    # TGB-MWP-07
    Weapon("Corrosive Spit", BEAST, 1, GREEN, True, G, 0, ((1, ELEMENT + SICKLY, 1), (2, STATUS + FRAILTY, 1))),
    Weapon("Barbed Tail", BEAST, 1, GREEN, False, G, 0, ((1, STATUS + BLEED, 2),)),  # TGB-MWP-08
    Weapon("Ankle Biter", BEAST, 1, GREEN, False, G, 0, ((2, STATUS + CRIPPLED, 1),)),  # TGB-MWP-09
    # TGB-MWP-10
    Weapon("Rabid Froth", BEAST, 1, BLUE, False, LB, 0, ((1, ELEMENT + SICKLY, 1), (2, STATUS + WEAKENED, 1))),
    Weapon("Alpha Fangs", BEAST, 1, BLUE, False, LB, 1, ((1, DAMAGE, 1), (2, STATUS + BLEED, 2))),  # TGB-MWP-11
    # TGB-MWP-12
    Weapon("Grave-Dug Claws", BEAST, 1, PURPLE, False, B, 1, ((1, ELEMENT + SPIRIT, 1), (2, DAMAGE, 2))),
    Weapon("Rubber Mallet", HUMANISH, 2, BROWN, False, LG, 0, ((1, STUMBLE, 1),)),  # TGB-MWP-13
    Weapon("Pitchfork", HUMANISH, 2, BROWN, False, LG, 0, ((1, DAMAGE, 1),)),  # TGB-MWP-14
    Weapon("Stage Knife", HUMANISH, 2, BROWN, False, TRQ, 0, ((1, STATUS + BLEED, 1),)),  # TGB-MWP-15
    Weapon("Rotten Apples", HUMANISH, 2, BROWN, True, LG, 0, ((1, DAMAGE, 1),)),  # TGB-MWP-16
    Weapon("Big Flashlight", HUMANISH, 1, BROWN, False, TRQ, 0, ((2, STATUS + BLIND, 1),)),  # TGB-MWP-17
    Weapon("Fog Hose", HUMANISH, 1, BROWN, True, TRQ, 0, ((1, STATUS + LIGHTHEADED, 1),)),  # TGB-MWP-18
    Weapon("Nail Board", HUMANISH, 1, GREEN, False, G, 0, ((1, DAMAGE, 1), (2, STATUS + BLEED, 2))),  # TGB-MWP-19
    Weapon("Attic Crossbow", HUMANISH, 1, GREEN, True, G, 0, ((1, DAMAGE, 1),)),  # TGB-MWP-20
    Weapon("Cattle Prod", HUMANISH, 1, GREEN, False, G, 0, ((2, STATUS + STUNNED, 1),)),  # TGB-MWP-21
    Weapon("Road Flare", HUMANISH, 1, GREEN, False, G, 0, ((1, ELEMENT + FIRE, 1),)),  # TGB-MWP-22
    # TGB-MWP-23
    Weapon("Hillbilly Tomahawk", HUMANISH, 1, BLUE, True, LB, 1, ((1, STATUS + BLEED, 1), (2, DAMAGE, 2))),
    # TGB-MWP-24
    Weapon("Sledgehammer", HUMANISH, 1, BLUE, False, LB, 1, ((1, STUMBLE, 2), (2, STATUS + WEAKENED, 1))),
    # TGB-MWP-25
    Weapon("Haunted Lantern", HUMANISH, 1, PURPLE, True, B, 0, ((1, ELEMENT + SPIRIT, 1), (2, ELEMENT + SPIRIT, 2))),
)
# fmt: on
# Each copy is a card of its own, numbered through both decks.
COPIES: Final = tuple([weapon for weapon in WEAPONS for _ in range(weapon.copies)])
DECKS: Final = tuple([tuple([n for n, each in enumerate(COPIES) if each.deck == type]) for type in (BEAST, HUMANISH)])
BARE: Final = -1  # no weapon
