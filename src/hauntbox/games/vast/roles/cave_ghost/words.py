"""The Cave Ghost in words: her powers, her questions, and her reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text, counted
from hauntbox.games.vast.cave.collapse.removal import crystals_to_go
from hauntbox.games.vast.roles.cave.goals import hatred_tokens
from hauntbox.games.vast.roles.cave_ghost import actions as a
from hauntbox.games.vast.roles.cave_ghost.rules.powers import price_of
from hauntbox.games.vast.roles.ghost.words import step_text
from hauntbox.games.vast.roles.numbers import CAVE_GHOST
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.parts import Asked, Parlance
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

NAMES: Final = ("Rockslide", "Hatred", "Crystal Curse", "Plot Twist")
DOES: Final = (
    "close an open edge of your space",
    "place a tile around you, or remove one in the Collapse",
    "rotate or mark a tile around you, or bury Event cards",
    "place a Ghost tile around you",
)
FACTS: Final[Words] = {"her power": lambda g, power: NAMES[power]}
SENTENCES: Final = {"wields": "{role} uses {her power}."}
QUESTIONS: Final = {
    "Brood": Asked("{who}: move and use powers", "The Cave Ghost moves", "VSB-CGH-07", at="Through to {place}"),
    "PayAny": Asked("Which Omen do you spend?", "The Cave Ghost pays", "VSB-CGH-16"),
    "ReturnSpent": Asked("Which spent Omen goes back?", "The Cave Ghost trades Omens", "VSB-CGH-13"),
    "TwistWhere": Asked(
        "Where does the Ghost tile go?", "The Cave Ghost places a Ghost tile", "VSB-CGH-08", at="Lay it on {place}"
    ),
    "TwistWhich": Asked("Which Ghost tile?", "The Cave Ghost places a Ghost tile", "VSB-DEC-145"),
    "GrowNear": Asked("Where does the tile go?", "The Cave Ghost uses Hatred", "VSB-CGH-08", at="Lay it on {place}"),
    "RemoveNear": Asked("Which tile goes?", "The Cave Ghost uses Hatred", "VSB-CGH-20", at="Take away: {place}"),
}
REASONS: Final = {
    "VSB-CGH-07": "You have no Movement left.",
    "VSB-CGH-08": "It is not around you.",
    "VSB-CGH-09": "Too few Omens.",
    "VSB-CGH-10": "Too far away, or too few Omens.",
    "VSB-CGH-11": "That role is not in this game.",
    "VSB-CGH-20": "It is not around you.",
}


def wield_text(g: Vast, role: int, act: a.Wield) -> str:
    power = a.POWER_NAMES.index(act.power)
    return f"{NAMES[power]}: {DOES[power]}"


TEXTS: Final[dict[type[Action], Text]] = {a.Wield: wield_text}


def reference_card(g: Vast) -> list[CardSection]:
    ambush = (("Or an Ambush kills the Knight.", "VSB-PLR-10"),) if CAVE_GHOST in g.terms.ambush else ()
    hatred = (("I win only when all Hatred tokens are gone.", "VSB-CVS-17"),) if hatred_tokens(g) else ()
    tiles = counted(crystals_to_go(g), "Crystal tile")
    return [
        CardSection(
            "How I win", ((f"All tiles are laid; then {tiles} are taken away.", "VSB-CGH-01"), *ambush, *hatred)
        ),
        CardSection(
            "My turn",
            (
                ("Omens for Isolation, Crystals and Ghost tiles on the map.", "VSB-CGH-06"),
                ("A tile of my hand; in the Collapse tiles go.", "VSB-CGH-07"),
                ("I move through everything, and any Omens pay for my powers.", "VSB-CGH-16"),
                *[(f"{NAMES[n]} ({counted(price_of(g, n), 'Omen')}): {DOES[n]}.", "VSB-CGH-09") for n in a.POWERS],
                ("Telekinesis moves one thing in my row or column; what is near moves farther.", "VSB-CGH-10"),
                ("Possession plays a role's turn at once; it costs the card's value and my Isolation.", "VSB-CGH-14"),
                ("Six spent Omens become a Treasure on a Dark tile.", "VSB-CGH-13"),
            ),
        ),
        CardSection(
            "Others",
            (
                ("I know all Dark tiles, and fill every open edge from my hand.", "VSB-REV-05"),
                ("The closer others come to me, the fewer Omens I get.", "VSB-CGH-06"),
            ),
        ),
    ]


WORDS: Final = Parlance(SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card, steps={"Brood": step_text})
