"""The twenty-five Item-cards. ICARD, the table of Item-cards"""

from __future__ import annotations

from typing import Final, NamedTuple

OINTMENT: Final = 0
OINTMENT_2: Final = 1
BANDAGES: Final = 2
LADDER: Final = 3
LADDER_2: Final = 4
PASS_KEY: Final = 5
TRANQUILIZER: Final = 6
TRANQUILIZER_2: Final = 7
DIARY: Final = 8
POTION: Final = 9
DRILL: Final = 10
AMULET: Final = 11
DYNAMITE: Final = 12
MAP: Final = 13
CANE: Final = 14
PISTOL: Final = 15
SKELETON: Final = 16
MIRROR: Final = 17
TOWER_KEY: Final = 18
AMPLIFIER: Final = 19
GRIMOIRE: Final = 20
BUNCH: Final = 21
CROSS_KEY: Final = 22
DOLL: Final = 23
SCEPTER: Final = 24
KEYS: Final = (PASS_KEY, SKELETON, TOWER_KEY, BUNCH, CROSS_KEY)  # GHT-ITM-28
WEAPONS: Final = (CANE, PISTOL)
LADDERS: Final = (LADDER, LADDER_2)
OPENERS: Final = (*KEYS, PISTOL)  # GHT-ECARD-19, GHT-ITM-29
NEVER: Final = 0  # how a Disposable is used
ON_ONE: Final = 1
ALONE: Final = 2
FREE_ATTACK: Final = 3
REACTION: Final = 4


class Item(NamedTuple):
    name: str
    text: str
    use: int = NEVER  # GHT-ITM-07: NEVER is Continuous, the others are Disposable
    hp: int = 0  # damage healed
    mp: int = 0
    cures: bool = False  # ends Wasting


OINTMENT_TEXT: Final = "Heal 5 HP damage and end Wasting."
LADDER_TEXT: Final = "Climb from the Chute-Landing to the Chute, no Falling checks; dropped below it works for all."
ITEM_CARDS: Final = (  # GHT-CMP-04
    Item("Ointment", OINTMENT_TEXT, ON_ONE, hp=5, cures=True),  # GHT-CAT-27
    Item("Ointment", OINTMENT_TEXT, ON_ONE, hp=5, cures=True),
    Item("Bandages", "Heal 3 HP damage.", ON_ONE, hp=3),
    Item("Ladder", LADDER_TEXT),  # GHT-CAT-28
    Item("Ladder", LADDER_TEXT),
    Item("Pass Key", "A key."),  # GHT-CAT-29
    Item("Tranquilizer", "Heal 3 MP damage.", ON_ONE, mp=3),  # GHT-CAT-30
    Item("Tranquilizer", "Heal 3 MP damage.", ON_ONE, mp=3),
    Item("Diary", "+1 on IN checks."),
    Item("Potion of Stamina", "Heal 8 HP damage; no help against the Iron Maiden.", ON_ONE, hp=8),  # GHT-CAT-31
    Item("Drill", "Place a door-marker.", ALONE),  # GHT-CAT-32
    Item("Amulet", "Free AT against all Enemies in the battle, HP or MP damage.", FREE_ATTACK),  # GHT-CAT-33
    Item("Dynamite", "Free AT with Double Damage against one Enemy, HP damage.", FREE_ATTACK),  # GHT-CAT-34
    Item("Map", "Lay two unexplored room-tiles.", ALONE),  # GHT-CAT-35
    Item("Sword Cane", "Weapon: +2 on HP attacks, -1 on Escape-checks."),
    Item("Pistol", "Weapon: +1 on HP attacks; opens locked doors; damages the Stark Raven."),  # GHT-CAT-36
    Item("Skeleton Key", "A key. Who draws it first may discard one own Insanity-card."),  # GHT-CAT-37
    Item("Mirror", "Talisman: send one attack's damage back.", REACTION),  # GHT-CAT-38
    Item("Key of Tower", "A key, and an antidote: its owner cannot have Wasting."),  # GHT-CAT-39
    Item("Amplifier of Supernatural Power", "Its owner may make MP attacks."),  # GHT-CAT-40
    Item("Grimoire", "On getting it: IN 6 or more: MP attacks for good. Failure: 1 Insanity-card."),  # GHT-CAT-41
    Item("Bunch of Keys", "A key. On getting it: WP 6 or more: MP attacks while owned."),  # GHT-CAT-42
    Item("Cross Key", "A key. Maximum MP +10."),  # GHT-CAT-43
    Item("Doll", "One character takes 3 MP damage and heals 8 HP damage.", ON_ONE, hp=8),  # GHT-CAT-44
    Item("Sacred Scepter", "Discard up to two Insanity-cards of one character.", ON_ONE),  # GHT-CAT-45
)  # fmt: skip
