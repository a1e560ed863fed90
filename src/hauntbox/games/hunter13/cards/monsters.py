"""The fifteen MONSTER cards, E-31 to E-45. EVT, ECARD"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.hunter13.cards.rooms import HP, MP

# Abilities, bits.
ANNOUNCED: Final = 1  # GHT-ECARD-38: HP or MP, said before each battle by the announcer
EITHER: Final = 2  # GHT-BAT-08: HP or MP, as its agent says
DOUBLE: Final = 4  # Double Damage
MULTIPLE: Final = 8  # Multiple Attack, also called Plural Attack
SINGLE: Final = 16  # of several lowest it strikes one
TWO_CARDS: Final = 32
GUNSHY: Final = 64  # only the owner of the Pistol damages it
LOOT: Final = 128  # whoever fells it takes the top Item-card
CLINGS: Final = 256  # whom it damages has -1 on the next Escape-check
SOOTHES: Final = 512  # when it falls, all hunters on the tile heal 2 MP damage
RATTLES: Final = 1024  # a failed Escape-check also costs 1 MP damage
VENOM: Final = 2048  # whom it damages gets Wasting 1
SWIFT: Final = 4096  # Escape-checks against it need 7 or more
ABILITIES: Final = {
    "announced": ANNOUNCED,
    "either": EITHER,
    "double damage": DOUBLE,
    "multiple attack": MULTIPLE,
    "single target": SINGLE,
    "two cards": TWO_CARDS,
    "pistol only": GUNSHY,
    "loot": LOOT,
    "clings": CLINGS,
    "soothes": SOOTHES,
    "rattles": RATTLES,
    "venom": VENOM,
    "swift": SWIFT,
}  # as a scenario names them


class Monster(NamedTuple):
    """A card. A monster without such points has 0 of them."""

    name: str
    attack: int
    bonus: int
    hp: int
    mp: int
    abilities: int = 0
    text: str = ""


# GHT-CAT-22
KNIGHT: Final = Monster(
    "Headless Knight", HP, 1, 0, 14, ANNOUNCED, "Attacks HP or MP, announced anew before every battle. No HP damage."
)
WRAITH: Final = Monster("Wraith", MP, 0, 0, 10)
ADVENTURER: Final = Monster(
    "Dead Adventurer", HP, 0, 10, 0, LOOT, "When it falls, the hunter who felled it takes the top Item-card."
)
HAND: Final = Monster("Crawling Hand", HP, -1, 5, 0, CLINGS, "A hunter damaged by it has -1 on the next Escape-check.")
# GHT-CAT-23
GOLEM: Final = Monster("Golem", HP, 0, 15, 0, DOUBLE | SINGLE, "Double Damage on a single target. No MP damage.")
RATS: Final = Monster("Rats", HP, -1, 8, 0, MULTIPLE, "Multiple Attack.")
PROPHET: Final = Monster(
    "Bloodstained Prophet", MP, 1, 10, 10, SOOTHES, "When it falls, all hunters on the tile heal 2 MP damage."
)
ZOMBIE: Final = Monster("Zombie", HP, 0, 10, 0)
SKELETON: Final = Monster(
    "Dancing Skeleton", HP, 0, 8, 0, RATTLES, "Each failed Escape-check against it also costs 1 MP damage."
)
ROBOT: Final = Monster("Clockwork Robot", HP, 2, 18, 0, 0, "No MP damage.")
BEAUTY: Final = Monster("Whispering Beauty", MP, 1, 12, 12, MULTIPLE, "Multiple Attack.")
# GHT-CAT-24
RAVEN: Final = Monster(
    "Stark Raven", HP, 1, 10, 10, GUNSHY,
    "Only the owner of the Pistol damages it; Amulet, Mirror and Dynamite always work.",
)  # fmt: skip
SNAKE: Final = Monster("Giant Snake", HP, 1, 14, 6, VENOM, "A hunter damaged by it gets Wasting 1.")
HOUND: Final = Monster("Shadow Hound", HP, 1, 12, 8, SWIFT, "Escape-checks against it need 7 or more.")
# GHT-CAT-25
VAMPIRE: Final = Monster("Vampire", HP, 1, 20, 20, TWO_CARDS, "Draws two Judge-cards; the higher counts.")
MONSTER_CARDS: Final = (
    KNIGHT, WRAITH, ADVENTURER, HAND, GOLEM, RATS, PROPHET, ZOMBIE, SKELETON, ROBOT, BEAUTY, RAVEN, SNAKE, HOUND,
    VAMPIRE,
)  # fmt: skip
PRINTED: Final = tuple([(m.hp, m.mp, m.bonus, m.attack, m.abilities) for m in MONSTER_CARDS])
