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
GUNSHY: Final = 64
LOOT: Final = 128
CLINGS: Final = 256
SOOTHES: Final = 512
RATTLES: Final = 1024
VENOM: Final = 2048
SWIFT: Final = 4096


class Ability(NamedTuple):
    bit: int
    text: str
    power: int = 0  # its number, if it has one


ABILITIES: Final = (
    Ability(ANNOUNCED, "Attacks HP or MP, announced anew before every battle."),
    Ability(EITHER, "Attacks HP or MP, as the player who draws for the Enemy chooses."),
    Ability(DOUBLE, "Double Damage."),
    Ability(SINGLE, "Strikes a single target."),
    Ability(MULTIPLE, "Multiple Attack."),
    Ability(TWO_CARDS, "Draws two Judge-cards; the higher counts."),
    Ability(GUNSHY, "Only the owner of the Pistol damages it; Amulet, Mirror and Dynamite always work."),
    Ability(LOOT, "When it falls, the hunter who felled it takes the top Item-card."),
    Ability(CLINGS, "A hunter damaged by it has -{power} on the next Escape-check.", 1),
    Ability(SOOTHES, "When it falls, all hunters on the tile heal {power} MP damage.", 2),
    Ability(RATTLES, "Each failed Escape-check against it also costs {power} MP damage.", 1),
    Ability(VENOM, "A hunter damaged by it gets Wasting {power}.", 1),
    Ability(SWIFT, "Escape-checks against it need {escape} or more.", 1),
)  # in the order of reading


def power(bit: int) -> int:
    return next(ability.power for ability in ABILITIES if ability.bit == bit)


class Monster(NamedTuple):
    """A card. A monster without such points has 0 of them."""

    name: str
    icon: str
    attack: int
    bonus: int
    hp: int
    mp: int
    abilities: int = 0


MONSTER_CARDS: Final = (
    # GHT-CAT-22
    Monster("Headless Knight", "cloaked-figure-on-horseback", HP, 1, 0, 14, ANNOUNCED),
    Monster("Wraith", "spectre", MP, 0, 0, 10),
    Monster("Dead Adventurer", "half-dead", HP, 0, 10, 0, LOOT),
    Monster("Crawling Hand", "evil-hand", HP, -1, 5, 0, CLINGS),
    # GHT-CAT-23
    Monster("Golem", "rock-golem", HP, 0, 15, 0, DOUBLE | SINGLE),
    Monster("Rats", "rat", HP, -1, 8, 0, MULTIPLE),
    Monster("Bloodstained Prophet", "bleeding-eye", MP, 1, 10, 10, SOOTHES),
    Monster("Zombie", "shambling-zombie", HP, 0, 10, 0),
    Monster("Dancing Skeleton", "skeleton", HP, 0, 8, 0, RATTLES),
    Monster("Clockwork Robot", "robot-golem", HP, 2, 18, 0),
    Monster("Whispering Beauty", "female-vampire", MP, 1, 12, 12, MULTIPLE),
    # GHT-CAT-24
    Monster("Stark Raven", "raven", HP, 1, 10, 10, GUNSHY),
    Monster("Giant Snake", "snake", HP, 1, 14, 6, VENOM),
    Monster("Shadow Hound", "hound", HP, 1, 12, 8, SWIFT),
    # GHT-CAT-25
    Monster("Vampire", "vampire-dracula", HP, 1, 20, 20, TWO_CARDS),
)
PRINTED: Final = tuple([(m.hp, m.mp, m.bonus, m.attack, m.abilities) for m in MONSTER_CARDS])


def ability_text(hp: int, mp: int, abilities: int, escape: int) -> str:
    """What a monster with these points and abilities can do and cannot suffer; `escape` is the Escape-check played."""
    found = [ability for ability in ABILITIES if abilities & ability.bit]
    says = [one.text.format(power=one.power, escape=escape + one.power) for one in found]
    lacks = [f"No {kind} damage." for kind, points in (("HP", hp), ("MP", mp)) if not points]  # GHT-EVT-08
    return " ".join([*says, *lacks])
