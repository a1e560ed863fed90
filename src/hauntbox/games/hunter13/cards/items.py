"""The twenty-five Item-cards. ICARD, the table of Item-cards

An entry is all there is of a card: name, text, icon, how it is used, its numbers and its scripts. Its number is its
place in the list, with all copies.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.hunter13.content.book import Script

NEVER: Final = 0  # how a Disposable is used
ON_ONE: Final = 1
ALONE: Final = 2
FREE_ATTACK: Final = 3
REACTION: Final = 4


class Item(NamedTuple):
    name: str
    text: str  # its fields are those of this entry, options of the table, and deeds of its scripts
    icon: str
    use: int = NEVER  # GHT-ITM-07: NEVER is Continuous, the others are Disposable
    copies: int = 1
    hp: int = 0  # damage healed
    mp: int = 0
    cures: bool = False  # ends Wasting
    price: int = 0  # MP damage of whom it heals
    sheds: int = 0  # Insanity-cards of one character that it discards
    is_key: bool = False
    is_weapon: bool = False
    attack: int = 0  # bonus on HP attacks
    escape: int = 0  # bonus on Escape-checks
    wits: int = 0  # bonus on IN checks
    max_mp: int = 0
    double: bool = False  # a Free AT with Double Damage
    made: Script = ()  # when the check on getting it succeeds
    missed: Script = ()
    worth: float = 0.6  # to bots


PRINTED: Final = (  # GHT-CMP-04
    Item("Ointment", "Heal {hp} HP damage and end Wasting.", "covered-jar",
         ON_ONE, copies=2, hp=5, cures=True, worth=0.8),  # GHT-CAT-27
    Item("Bandages", "Heal {hp} HP damage.", "bandage-roll", ON_ONE, hp=3),
    Item("Ladder", "Climb from the Chute-Landing to the Chute, without Falling checks; dropped at the bottom it "
                   "works for everybody.",
         "ladder", copies=2),  # GHT-CAT-28
    Item("Pass Key", "A key.", "key", is_key=True),  # GHT-CAT-29
    Item("Tranquilizer", "Heal {mp} MP damage.", "syringe", ON_ONE, copies=2, mp=3),  # GHT-CAT-30
    Item("Diary", "+{wits} on Intelligence checks.", "notebook", wits=1),
    Item("Potion of Stamina", "Heal {hp} HP damage; no help against the Iron Maiden.", "potion-ball",
         ON_ONE, hp=8, worth=1.0),  # GHT-CAT-31
    Item("Drill", "Place a door-marker.", "drill", ALONE),  # GHT-CAT-32
    Item("Amulet", "Free Attack against all Enemies in the battle, HP or MP damage.", "gem-pendant",
         FREE_ATTACK, worth=1.2),  # GHT-CAT-33
    Item("Dynamite", "Free Attack with Double Damage against one Enemy, HP damage.", "dynamite",
         FREE_ATTACK, double=True, worth=1.4),  # GHT-CAT-34
    Item("Map", "Lay two unexplored room-tiles.", "treasure-map", ALONE),  # GHT-CAT-35
    Item("Sword Cane", "Weapon: +{attack} on HP attacks, {escape} on Escape-checks.", "sword-hilt",
         is_weapon=True, attack=2, escape=-1, worth=1.4),
    Item("Pistol", "Weapon: +{attack} on HP attacks; opens locked doors; damages the Stark Raven.", "pistol-gun",
         is_weapon=True, attack=1, worth=1.2),  # GHT-CAT-36
    Item("Skeleton Key", "A key. Whoever draws it first may discard one of their own Insanity-cards.", "skeleton-key",
         is_key=True),  # GHT-CAT-37
    Item("Mirror", "Talisman: send one attack's damage back.", "mirror-mirror", REACTION, worth=1.0),  # GHT-CAT-38
    Item("Key of Tower", "A key, and an antidote: its owner cannot have Wasting.", "pendant-key",
         is_key=True),  # GHT-CAT-39
    Item("Amplifier of Supernatural Power", "Its owner may make MP attacks.", "lightning-helix",
         worth=0.8),  # GHT-CAT-40
    Item("Grimoire", "When you get it: with Intelligence {grimoire} or more you may make MP attacks from then "
                     "on. Failure: {insanity} "
         "Insanity-card.",
         "spell-book", made=(("gift",),), missed=(("insanity", "finder", 1),)),  # GHT-CAT-41
    Item("Bunch of Keys", "A key. When you get it: with Willpower {bunch} or more you may make MP attacks while "
                          "you own it.", "keyring",
         is_key=True, made=(("attune",),)),  # GHT-CAT-42
    Item("Cross Key", "A key. Maximum MP +{max_mp}.", "heart-key", is_key=True, max_mp=10, worth=1.8),  # GHT-CAT-43
    Item("Doll", "One character takes {price} MP damage and heals {hp} HP damage.", "voodoo-doll",
         ON_ONE, hp=8, price=3),  # GHT-CAT-44
    Item("Sacred Scepter", "Discard up to two Insanity-cards of one character.", "crystal-wand",
         ON_ONE, sheds=2, worth=1.0),  # GHT-CAT-45
)  # fmt: skip
ITEM_CARDS: Final = tuple([item for item in PRINTED for _ in range(item.copies)])


def item(name: str) -> int:
    """Return the number of a card, of several the first."""
    return [card.name for card in ITEM_CARDS].index(name)


# By name, for rules that speak of one card.
POTION: Final = item("Potion of Stamina")
DRILL: Final = item("Drill")
AMULET: Final = item("Amulet")
PISTOL: Final = item("Pistol")
SKELETON: Final = item("Skeleton Key")
MIRROR: Final = item("Mirror")
TOWER_KEY: Final = item("Key of Tower")
AMPLIFIER: Final = item("Amplifier of Supernatural Power")
GRIMOIRE: Final = item("Grimoire")
BUNCH: Final = item("Bunch of Keys")
CROSS_KEY: Final = item("Cross Key")
KEYS: Final = tuple([n for n, card in enumerate(ITEM_CARDS) if card.is_key])  # GHT-ITM-28
WEAPONS: Final = tuple([n for n, card in enumerate(ITEM_CARDS) if card.is_weapon])
LADDERS: Final = tuple([n for n, card in enumerate(ITEM_CARDS) if card.name == "Ladder"])
OPENERS: Final = (*KEYS, PISTOL)  # GHT-ECARD-19, GHT-ITM-29
FREE_ITEMS: Final = tuple([n for n, card in enumerate(ITEM_CARDS) if card.use == FREE_ATTACK])
# By number, for rules that add up what is owned.
ATTACK: Final = tuple([card.attack for card in ITEM_CARDS])
ESCAPE: Final = tuple([card.escape for card in ITEM_CARDS])
WITS: Final = tuple([card.wits for card in ITEM_CARDS])
MAX_MP: Final = tuple([card.max_mp for card in ITEM_CARDS])
