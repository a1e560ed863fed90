"""The Vile Ghoul in words: its chart, its Boost dice, and its reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text
from hauntbox.games.vast.roles.ghoul.against import CRYSTAL_PRICE
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, dice_number, victim
from hauntbox.games.vast.roles.ghoul.words import flare, from_others
from hauntbox.games.vast.roles.numbers import NOBODY, ROLE_NAMES
from hauntbox.games.vast.roles.vile import actions as a
from hauntbox.games.vast.roles.vile.rules.chart import in_row, row_of, row_values
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.parts import Asked, Parlance
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.wire import Action

SENTENCES: Final = {
    "die slides": "{role} slides its {number} to the right.",
    "places": "{role} places a {number}: {movement:number} movement, Attack {attack:number}.",
    "boosts": "{role} pays with Boost dice: {number}.",
    "boosts attack": "{role} spends a Boost die on Attack: +{number}.",
}
QUESTIONS: Final = {
    "SelectDie": Asked("{who}: which die do you place?", "The Vile Ghoul chooses a die", "VST-VGX-01"),
    "PayPrice": Asked("{who}: pay with Boost dice?", "The Vile Ghoul pays", "VST-VGM-27"),
    "Strengthen": Asked(
        "{who}: raise your Attack?", "The Vile Ghoul gathers strength", "VST-VGM-26", no="Attack like this"
    ),
}
REASONS: Final = {
    "VST-VGM-14": "Too little Attack against its Strength, Armor or Stealth.",
    "VST-VGM-15": "A Crystal takes Attack 3.",
    "VST-VGM-29": "Only with an attack.",
}


def place_text(g: Vast, role: int, act: a.Place) -> str:
    """The 2: 6 movement, Attack 2, one Boost die."""
    row = row_of(g, act.face)
    movement, attack = row_values(g, row)
    boosts = in_row(g, row) if g.vile is not None else 0
    more = f", {boosts} Boost" if boosts else ""
    return f"The {act.face}: {movement} movement, Attack {attack}{more}"


def spend_text(g: Vast, role: int, act: a.Spend) -> str:
    return f"With {act.dice} Boost dice" if act.dice > 1 else "With a Boost die" if act.dice else "With movement alone"


TEXTS: Final[dict[type[Action], Text]] = {
    a.Place: place_text,
    a.Spend: spend_text,
    a.Boost: "Spend a Boost die on Attack",
}


def reference_card(g: Vast) -> list[CardSection]:
    return [
        CardSection("How I win", (goal_line(g),)),
        CardSection(
            "My turn",
            (
                (f"I roll {dice_number(g)} dice when my supply is empty.", "VST-VGP-01"),
                ("One die a turn goes onto the chart: its row gives Movement and Attack.", "VST-VGX-02"),
                ("Dice on the right side of that row are Boost dice.", "VST-VGX-03"),
                ("A Boost die is a movement point, or +1 Attack for one attack.", "VST-VGM-05"),
                ("My Attack must be greater than the other's Strength, Armor or Stealth. It stays.", "VST-VGM-14"),
                (f"A Crystal takes Attack {CRYSTAL_PRICE}.", "VST-VGM-15"),
                ("Each attack, and each pair of Treasures, draws a Terror card.", "VST-VGF-02"),
                *flare(g),
            ),
        ),
        CardSection(
            "How others hurt me",
            (
                ("The Attack of my row is my Defense until my next turn.", "VST-VGD-01"),
                ("After every attack I skitter: the other names a symbol.", "VST-SKT-03"),
                *from_others(g),
            ),
        ),
    ]


def goal_line(g: Vast) -> tuple[str, str]:
    if victim(g) != NOBODY:
        return f"The {ROLE_NAMES[victim(g)]} is killed, no matter how.", "VST-VGW-02"
    return f"{crystal_goal(g)} smashed Crystals, then enter the Entrance.", "VST-VGW-05"


WORDS: Final = Parlance(SENTENCES, {}, TEXTS, QUESTIONS, REASONS, reference_card)
