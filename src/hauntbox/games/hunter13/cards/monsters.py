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
ABILITY_TEXTS: Final = (
    (ANNOUNCED, "Attacks HP or MP, announced anew before every battle."),
    (EITHER, "Attacks HP or MP, as its agent says."),
    (DOUBLE, "Double Damage."),
    (SINGLE, "Strikes a single target."),
    (MULTIPLE, "Multiple Attack."),
    (TWO_CARDS, "Draws two Judge-cards; the higher counts."),
    (GUNSHY, "Only the owner of the Pistol damages it; Amulet, Mirror and Dynamite always work."),
    (LOOT, "When it falls, the hunter who felled it takes the top Item-card."),
    (CLINGS, "A hunter damaged by it has -1 on the next Escape-check."),
    (SOOTHES, "When it falls, all hunters on the tile heal 2 MP damage."),
    (RATTLES, "Each failed Escape-check against it also costs 1 MP damage."),
    (VENOM, "A hunter damaged by it gets Wasting 1."),
    (SWIFT, "Escape-checks against it need {escape} or more."),
)  # what a card says of each ability, in the order of reading
ESCAPE: Final = 6  # GHT-CHK-09


class Monster(NamedTuple):
    """A card. A monster without such points has 0 of them."""

    name: str
    attack: int
    bonus: int
    hp: int
    mp: int
    abilities: int = 0


# GHT-CAT-22
KNIGHT: Final = Monster("Headless Knight", HP, 1, 0, 14, ANNOUNCED)
WRAITH: Final = Monster("Wraith", MP, 0, 0, 10)
ADVENTURER: Final = Monster("Dead Adventurer", HP, 0, 10, 0, LOOT)
HAND: Final = Monster("Crawling Hand", HP, -1, 5, 0, CLINGS)
# GHT-CAT-23
GOLEM: Final = Monster("Golem", HP, 0, 15, 0, DOUBLE | SINGLE)
RATS: Final = Monster("Rats", HP, -1, 8, 0, MULTIPLE)
PROPHET: Final = Monster("Bloodstained Prophet", MP, 1, 10, 10, SOOTHES)
ZOMBIE: Final = Monster("Zombie", HP, 0, 10, 0)
SKELETON: Final = Monster("Dancing Skeleton", HP, 0, 8, 0, RATTLES)
ROBOT: Final = Monster("Clockwork Robot", HP, 2, 18, 0)
BEAUTY: Final = Monster("Whispering Beauty", MP, 1, 12, 12, MULTIPLE)
# GHT-CAT-24
RAVEN: Final = Monster("Stark Raven", HP, 1, 10, 10, GUNSHY)
SNAKE: Final = Monster("Giant Snake", HP, 1, 14, 6, VENOM)
HOUND: Final = Monster("Shadow Hound", HP, 1, 12, 8, SWIFT)
# GHT-CAT-25
VAMPIRE: Final = Monster("Vampire", HP, 1, 20, 20, TWO_CARDS)
MONSTER_CARDS: Final = (
    KNIGHT, WRAITH, ADVENTURER, HAND, GOLEM, RATS, PROPHET, ZOMBIE, SKELETON, ROBOT, BEAUTY, RAVEN, SNAKE, HOUND,
    VAMPIRE,
)  # fmt: skip
PRINTED: Final = tuple([(m.hp, m.mp, m.bonus, m.attack, m.abilities) for m in MONSTER_CARDS])


def ability_text(hp: int, mp: int, abilities: int, escape: int = ESCAPE) -> str:
    """What a monster with these points and abilities can do and cannot suffer, as its card says it."""
    says = [text.format(escape=escape + 1) for bit, text in ABILITY_TEXTS if abilities & bit]
    lacks = [f"No {kind} damage." for kind, points in (("HP", hp), ("MP", mp)) if not points]  # GHT-EVT-08
    return " ".join([*says, *lacks])
