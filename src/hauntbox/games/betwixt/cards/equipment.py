"""The equipment cards of all four rarities, and Maddox's fireworks. EQP, TAL, CARD

One subject, so it is longer than most: every card, once.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BLIND,
    BLUE,
    BR,
    BROWN,
    DAMAGE,
    DRAIN,
    ELEMENT,
    FIRE,
    GREEN,
    LB,
    LG,
    LIGHTHEADED,
    NO_DIE,
    PIERCE,
    PURPLE,
    SPIRIT,
    STATUS,
    STUMBLE,
    STUNNED,
    B,
    Effects,
    G,
    T,
    W,
)

# Where a card belongs.
WEAPON, SHIELD, HEAD, CHEST, FEET, GLOVES, ACCESSORY, AMMO, ITEM = range(9)  # TGB-CARD-38
CLUB, BLADE, HEAVY, THROWN, SLING, GUN, FIREWORK = range(7)
TYPES: Final = ("Club", "Blade", "Heavy", "Thrown", "Sling", "Gun", "Firework")  # TGB-FAM-13
PEBBLES: Final = "Pebbles (unlimited)"


class Card(NamedTuple):
    """What is printed on a card that people carry. What a kind of card has not is 0."""

    name: str
    rarity: int
    place: int
    value: int  # TGB-CARD-30
    copies: int = 1
    collection: int = 0
    type: int = -1  # of a weapon
    hands: int = 0  # TGB-CARD-23
    die: int = NO_DIE  # TGB-CARD-18: a weapon's hit die; TGB-CARD-33: a defense die, in halves
    halves: int = 0
    damage: int = 0  # TGB-CARD-19
    ranged: bool = False  # TGB-CARD-20
    ammo: str = ""  # TGB-CARD-21: what a ranged weapon needs, TGB-CARD-22: what a melee weapon fires
    tokens: int = 0  # on the card
    elements: tuple[int, int, int, int] = (0, 0, 0, 0)  # damage of a weapon, resistance of anything else
    effects: Effects = ()
    armor: int = 0  # TGB-CARD-35
    weight: int = 0  # TGB-CARD-36: in quarters
    spd: int = 0
    fp: int = 0
    acc: int = 0
    note: str = ""


# fmt: off
EQUIPMENT: Final = (
    # TGB-EQP-01
    Card("Golf Club", BROWN, WEAPON, 4, type=CLUB, hands=2, die=G, damage=0, ammo="Golf Balls",
        effects=((1, DAMAGE, 1),)),
    # TGB-EQP-02
    Card("Baseball Bat", BROWN, WEAPON, 4, type=CLUB, hands=2, die=LG, damage=1, ammo="Baseballs",
        effects=((1, STUMBLE, 1),)),
    # TGB-EQP-03
    Card("Fireplace Poker", BROWN, WEAPON, 6, type=CLUB, hands=1, die=LB, damage=1, effects=((1, DAMAGE, 1),)),
    # TGB-EQP-04
    Card("Rolling Pin", BROWN, WEAPON, 3, type=CLUB, hands=1, die=LG, damage=0,
        effects=((1, DAMAGE, 1), (2, STATUS + STUNNED, 1))),
    # TGB-EQP-05
    Card("Hockey Stick", BROWN, WEAPON, 4, type=CLUB, hands=2, die=G, damage=0, ammo="Pucks",
        effects=((1, STUMBLE, 1),)),
    # TGB-EQP-06
    Card("Tennis Racket", BROWN, WEAPON, 3, type=CLUB, hands=1, die=LG, damage=0, ammo="Tennis Balls",
        effects=((1, STATUS + LIGHTHEADED, 1),)),
    # TGB-EQP-07
    Card("Kitchen Knife", BROWN, WEAPON, 4, type=BLADE, hands=1, die=LB, damage=0, effects=((1, STATUS + BLEED, 1),)),
    # TGB-EQP-08
    Card("Garden Shears", BROWN, WEAPON, 5, type=BLADE, hands=2, die=G, damage=1, effects=((2, STATUS + BLEED, 2),)),
    # TGB-EQP-09
    Card("Slingshot", BROWN, WEAPON, 4, copies=2, type=SLING, hands=2, die=G, damage=0, ranged=True, note=PEBBLES,
        effects=((1, DAMAGE, 1),)),
    # TGB-EQP-10
    Card("Lawn Darts", BROWN, WEAPON, 4, type=THROWN, hands=1, die=G, damage=0, ranged=True, tokens=3,
        effects=((1, STATUS + BLEED, 1),)),
    # TGB-EQP-11
    Card("BB Pistol", BROWN, WEAPON, 6, type=GUN, hands=1, die=LB, damage=0, ranged=True, ammo="BBs",
        effects=((1, PIERCE, 1),)),
    # TGB-EQP-12
    Card("Bike Helmet", BROWN, HEAD, 3, copies=2, halves=1, die=T, weight=2),
    # TGB-EQP-13
    Card("Catcher's Mask", BROWN, HEAD, 5, armor=1, weight=3),
    # TGB-EQP-14
    Card("Hockey Pads", BROWN, CHEST, 5, halves=2, die=T, weight=4),
    # TGB-EQP-15
    Card("Leather Jacket", BROWN, CHEST, 5, armor=1, weight=3),
    # TGB-EQP-16
    Card("Work Boots", BROWN, FEET, 3, copies=2, halves=1, die=T, weight=2),
    # TGB-EQP-17
    Card("Sneakers", BROWN, FEET, 4, spd=1, weight=1),
    # TGB-EQP-18
    Card("Gardening Gloves", BROWN, GLOVES, 3, halves=1, die=T, weight=1),
    # TGB-EQP-19
    Card("Oven Mitts", BROWN, GLOVES, 3, elements=(1, 0, 0, 0), weight=1),
    # TGB-EQP-20
    Card("Trash Can Lid", BROWN, SHIELD, 4, halves=2, die=T, weight=2),
    # TGB-EQP-21
    Card("Fanny Pack", BROWN, ACCESSORY, 4, note="one more Extra Inventory space"),
    # TGB-EQP-22
    Card("Walkie-Talkie", BROWN, ACCESSORY, 4, note="once per Combat Phase: ignore a lookout trouble loss"),
    # TGB-EQP-23
    Card("Rabbit's Foot", BROWN, ACCESSORY, 6, note="once per Combat Phase: reroll one own defense die"),
    # TGB-EQP-24
    Card("Golf Balls", BROWN, AMMO, 3, tokens=3),
    # TGB-EQP-25
    Card("Baseballs", BROWN, AMMO, 3, tokens=3),
    # TGB-EQP-26
    Card("Pucks", BROWN, AMMO, 3, tokens=3),
    # TGB-EQP-27
    Card("BBs", BROWN, AMMO, 3, tokens=6),
    # TGB-EQP-28
    Card("Tennis Balls", BROWN, AMMO, 2, tokens=3),
    # TGB-EQP-29
    Card("Nail-Studded Bat", GREEN, WEAPON, 8, collection=1, type=CLUB, hands=2, die=G, damage=1, ammo="Baseballs",
        effects=((1, STATUS + BLEED, 1), (2, DAMAGE, 2))),
    # TGB-EQP-30
    Card("Tire Iron", GREEN, WEAPON, 8, collection=1, type=HEAVY, hands=1, die=G, damage=1,
        effects=((1, STUMBLE, 1), (2, STATUS + STUNNED, 1))),
    # TGB-EQP-31
    Card("Hunting Knife", GREEN, WEAPON, 9, collection=1, type=BLADE, hands=1, die=LB, damage=1,
        effects=((1, STATUS + BLEED, 2),)),
    # TGB-EQP-32
    Card("Pellet Rifle", GREEN, WEAPON, 10, collection=1, type=GUN, hands=2, die=LB, damage=1, ranged=True,
        ammo="BBs", effects=((1, PIERCE, 1), (2, DAMAGE, 2))),
    # TGB-EQP-33
    Card("Wrist Rocket", GREEN, WEAPON, 8, collection=1, type=SLING, hands=2, die=LB, damage=0, ranged=True,
        note=PEBBLES, effects=((1, DAMAGE, 1), (2, STATUS + LIGHTHEADED, 1))),
    # TGB-EQP-34
    Card("Football Pads", GREEN, CHEST, 9, collection=1, halves=2, die=BR, weight=4),
    # TGB-EQP-35
    Card("Steel-Toe Boots", GREEN, FEET, 6, collection=1, halves=1, die=BR, weight=2),
    # TGB-EQP-36
    Card("Batting Helmet", GREEN, HEAD, 6, collection=1, halves=1, die=BR, weight=2),
    # TGB-EQP-37
    Card("Hatchet", GREEN, WEAPON, 9, collection=2, type=BLADE, hands=1, die=G, damage=2, effects=((2, DAMAGE, 1),)),
    # TGB-EQP-38
    Card("Raincoat", GREEN, CHEST, 8, collection=2, armor=1, elements=(0, 1, 1, 0), weight=2),
    # TGB-EQP-39
    Card("Charm Bracelet", GREEN, ACCESSORY, 7, collection=2, elements=(0, 0, 0, 1), fp=1),
    # TGB-EQP-40
    Card("Rope of Sausages", GREEN, ACCESSORY, 6, collection=2,
        note="once per Combat Phase a Beast that targets you redraws"),
    # TGB-EQP-41
    Card("Sledge", BLUE, WEAPON, 14, collection=2, type=HEAVY, hands=2, die=B, damage=1,
        effects=((1, STUMBLE, 2), (2, STATUS + STUNNED, 1))),
    # TGB-EQP-42
    Card("Machete", BLUE, WEAPON, 14, collection=2, type=BLADE, hands=1, die=LB, damage=2,
        effects=((1, STATUS + BLEED, 1), (2, DAMAGE, 2))),
    # TGB-EQP-43
    Card("Compound Bow", BLUE, WEAPON, 15, collection=2, type=SLING, hands=2, die=B, damage=1, ranged=True, tokens=6,
        effects=((1, PIERCE, 1), (2, DAMAGE, 2))),
    # TGB-EQP-44
    Card("Flare Gun", BLUE, WEAPON, 13, collection=2, type=GUN, hands=1, die=LB, damage=0, ranged=True, tokens=3,
        elements=(1, 0, 0, 0), effects=((1, ELEMENT + FIRE, 1), (2, STATUS + BLIND, 1))),
    # TGB-EQP-45
    Card("Riot Vest", BLUE, CHEST, 15, collection=2, halves=2, die=BR, armor=1, weight=6),
    # TGB-EQP-46
    Card("Welding Gloves", BLUE, GLOVES, 10, collection=2, halves=1, die=BR, elements=(2, 0, 0, 0), weight=2),
    # TGB-EQP-47
    Card("Varsity Spikes", BLUE, FEET, 11, collection=3, spd=1, halves=1, die=BR, weight=2),
    # TGB-EQP-48
    Card("Silver Locket", BLUE, ACCESSORY, 14, collection=3,
        note="own attacks: Spirit Damage 1 on a hit against a Spirit-type monster"),
    # TGB-EQP-49
    Card("Bennert Heirloom Axe", PURPLE, WEAPON, 22, collection=3, type=HEAVY, hands=2, die=B, damage=2,
        effects=((1, DAMAGE, 1), (2, STATUS + BLEED, 2), (3, STATUS + STUNNED, 1))),
    # TGB-EQP-50
    Card("Ghost-Glass Blade", PURPLE, WEAPON, 24, collection=3, type=BLADE, hands=1, die=B, damage=1,
        elements=(0, 0, 0, 1), effects=((1, ELEMENT + SPIRIT, 1), (2, DRAIN, 0))),
    # TGB-EQP-51
    Card("Storm Cannon", PURPLE, WEAPON, 24, collection=3, type=GUN, hands=2, die=B, damage=2, ranged=True,
        ammo="BBs", effects=((1, PIERCE, 2), (2, STUMBLE, 3))),
    # TGB-EQP-52
    Card("Mascot Suit", PURPLE, CHEST, 22, collection=3, halves=2, die=W, armor=1, weight=8),
    # TGB-EQP-53
    Card("Night-Vision Goggles", PURPLE, ACCESSORY, 20, collection=3, acc=1, note="immune to Blind"),
    # TGB-EQP-54
    Card("Richie's Walkman", PURPLE, ACCESSORY, 20, collection=3, note="start of each Combat Phase: Concentrated"),
)
# fmt: on
# fmt: off
FIREWORKS: Final = (
    # TGB-TAL-37
    Card("Bottle Rocket", BROWN, WEAPON, 0, type=FIREWORK, hands=1, die=G, ranged=True, tokens=3,
        elements=(1, 0, 0, 0), effects=((1, STUMBLE, 1),)),
    # TGB-TAL-38
    Card("Roman Candle", BROWN, WEAPON, 0, type=FIREWORK, hands=1, die=LB, damage=1, ranged=True, tokens=3,
        effects=((1, ELEMENT + FIRE, 1),)),
    # TGB-TAL-39
    Card("Cherry Bomb", BROWN, WEAPON, 0, type=FIREWORK, hands=1, die=B, ranged=True, tokens=1,
        elements=(2, 0, 0, 0), effects=((1, STATUS + STUNNED, 1),)),
)
# fmt: on
