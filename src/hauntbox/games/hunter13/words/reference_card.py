"""The reference card, by the options of the table: for hunters, for the fallen and for the host."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.dice import FACES
from hauntbox.games.hunter13.state import ENEMY, Mansion
from hauntbox.kernel.contract import CardSection

TURN: Final = CardSection(
    "Your turn",
    (
        ("Move: up to {moves}, through doors. A new room or a monster ends the walk.", "GHT-MOVE-01"),
        ("Then settle what the room holds: its incident, Insanity-cards, Event-cards, Item-cards.", "GHT-ROOM-06"),
        ("Use items whenever you like; give, take, swap, pick up or drop one per turn.", "GHT-ITM-13"),
        ("Relief cards (Jack, Queen, King, Ace) work at any time.", "GHT-TURN-06"),
    ),
)
SANITY: Final = CardSection(
    "Your sanity",
    (
        ("A numeral card lowers your Maximum MP by its value as long as you hold it.", "GHT-INS-04"),
        ("A relief card takes a numeral card out of your hand, or out of a neighbour's at random.", "GHT-INS-12"),
        ("Or it cancels all the damage of one blow, to you or to a neighbour.", "GHT-DMG-04"),
        ("Only you see your cards; everybody sees how many you hold.", "GHT-HID-01"),
        ("At 0 HP or 0 MP you fall, unless you are rescued in that moment.", "GHT-DMG-10"),
    ),
)
BATTLE: Final = CardSection(
    "Battle",
    (
        (
            "Both sides draw a Judge-card, 1 to {faces}, and add Strength (HP attack) or Willpower (MP attack).",
            "GHT-BAT-13",
        ),
        ("The higher result deals the difference as damage of its kind.", "GHT-BAT-14"),
        ("In the first round you fight alone.", "GHT-BAT-03"),
        (
            "Then: escape with Dexterity {escape} or more, back to where you came from; a failure costs 1 damage.",
            "GHT-BAT-22",
        ),
        ("Then hunters in the room or next door may join.", "GHT-BAT-30"),
        (
            "An Enemy strikes the hunter with the lowest result; with Multiple Attack, everybody below its own.",
            "GHT-BAT-38",
        ),
    ),
)
CHECKS: Final = CardSection(
    "Checks",
    (
        ("Draw a Judge-card and add the ability: you need at least the number asked for.", "GHT-CHK-04"),
        ("Strength forces and lifts, Dexterity runs and dodges, Intelligence finds, Willpower resists.", "GHT-CHR-01"),
    ),
)
FALLEN: Final = CardSection(
    "You have fallen",
    (
        ("You act for the Enemy now, and win when the hunters fail.", "GHT-FALL-08"),
        ("Move up to {enemy_moves}, explored ones only; attack a hunter you meet.", "GHT-FALL-11"),
        ("You open no rooms, settle nothing and use no items or relief cards.", "GHT-FALL-12"),
        ("At 0 vitality you are subdued, and skip a turn.", "GHT-FALL-18"),
    ),
)
HOST: Final = CardSection(
    "The host",
    (
        ("You know the whole scenario and have no character.", "GHT-MODE-07"),
        ("You decide for the monsters.", "GHT-BAT-09"),
    ),
)


def reference_card(g: Mansion, role: int) -> list[CardSection]:
    return [with_numbers(card, g.options) for card in cards(g, role)]


def cards(g: Mansion, role: int) -> list[CardSection]:
    if role >= len(g.who):
        return [HOST, BATTLE, CHECKS]
    if g.status[role] == ENEMY:
        return [FALLEN, BATTLE]
    return [TURN, SANITY, BATTLE, CHECKS]


def with_numbers(card: CardSection, o: Options) -> CardSection:
    """The card as this table plays; GHT-CHK-01: every check may need more or less."""
    said = {"moves": rooms(o.moves), "enemy_moves": rooms(o.enemy_moves), "escape": o.escape + o.checks, "faces": FACES}
    return CardSection(card.title, tuple([(text.format(**said), rule) for text, rule in card.lines]))


def rooms(n: int) -> str:
    return "1 room" if n == 1 else f"{n} rooms"
