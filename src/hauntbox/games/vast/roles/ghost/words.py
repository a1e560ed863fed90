"""The Ghost in words: what she does, what she is asked, what she can do, and her reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text, counted
from hauntbox.games.vast.actions import Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.roles.ghost import actions as a
from hauntbox.games.vast.roles.ghost.goals import TILES_LOST, artifacts_needed
from hauntbox.games.vast.roles.ghost.rules.stats import influence, is_alone, is_small
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    ROLE_NAMES,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.names import WAY_OF, tile_at_words
from hauntbox.games.vast.words.parts import Asked, Parlance
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

FACTS: Final[Words] = {"possession card": lambda g, role: ROLE_NAMES[role]}
SENTENCES: Final = {
    "locks": "{role} locks an Artifact on {space}: {number} now.",
    "picks up": "{piece} picks up the Artifact on {space}.",
    "mental block": "{role} blocks {other:role}.",
    "ghost card": "{role} reveals the Ghost card.",
    "card blocked": "{role} gains no Focus: the card {possession card} is blocked.",
    "focus": "{role} has {number} Focus.",
    "places card": "{role} places a Possession card.",
    "hauls": "{role} moves the {token} to {space}.",
}
QUESTIONS: Final = {
    "HauntOn": Asked("{who}: where do you appear?", "{the} appears", "VSB-GHS-01", at="Appear on {place}"),
    "ResolveCard": Asked(
        "{who}: reveal the Ghost card?",
        "The Ghost thinks about her card",
        "VSB-GHS-05",
        yes="Reveal it",
        no="Gain Focus",
    ),
    "Haunt": Asked("{who}: move and use Telekinesis", "The Ghost moves", "VSB-GHS-06", at="Through to {place}"),
    "GripWhich": Asked("Which of them do you move?", "{the} uses Telekinesis", "VSB-GHS-07", at="What lies on {place}"),
    "HaulOn": Asked(
        "Where does it move?", "{the} uses Telekinesis", "VSB-GHS-07", way="Move it {way}", no="Leave it here"
    ),
    "SelectCard": Asked("{who}: which card do you place face down?", "The Ghost chooses a card", "VSB-GHS-09"),
    "RevealCard": Asked(
        "{who}: reveal your Possession card?",
        "The Ghost may reveal a card",
        "VSB-GHS-21",
        yes="Reveal it",
        no="Not now",
    ),
    "SaveRelics": Asked(
        "{who}: where does the Artifact go?", "{the} saves an Artifact", "VSB-GHS-35", way="To the {way}"
    ),
}
REASONS: Final = {
    "VSB-GHS-01": "Only a Dark tile with nothing on it will do.",
    "VSB-GHS-04": "You have no Movement left.",
    "VSB-GHS-05": "Another card lies there.",
    "VSB-GHS-06": "You could not end your movement there.",
    "VSB-GHS-07": "Only straight toward you or away from you.",
    "VSB-GHS-08": "A wall is in the way.",
    "VSB-GHS-09": "That card is not in your hand.",
    "VSB-GHS-11": "Somebody stands on a tile with a lock.",
    "VSB-GHS-15": "The Ghost is not beside you.",
    "VSB-GHS-16": "You cannot pay for a Mental Block.",
    "VSB-GHS-18": "That card is blocked.",
    "VSB-GHS-19": "Ghost tiles without a lock stay.",
    "VSB-GHS-20": "That card is revealed at another time.",
    "VSB-GHS-21": "That card belongs to another player.",
    "VSB-GHS-27": "You cannot play the other player's own cards.",
    "VSB-GHS-31": "There is no Artifact here to handle.",
    "VSB-GHS-35": "A wall or the Ghost is in the way.",
    "VSB-GHS-40": "A tile has to be added beside the map.",
    "VSB-GHS-41": "That player has left the game.",
    "VSB-GHS-47": "That piece is not on the map.",
    "VSB-GHS-49": "It has been moved as far as possible.",
    "VSB-GHS-51": "Only a possessed piece handles Artifacts.",
    "VSB-FRC-09": "The Ghost shares no space with an Artifact.",
    "VSB-POS-02": "Possessed Goblins cannot do that.",
    "VSB-POS-15": "A possessed Knight uses no cubes or Treasures.",
    "VSB-CVS-15": "Ghost tiles have to be laid first.",
}
GIVES: Final = {
    KNIGHT: "5 Movement, 3 Strength, {more} Encounters",
    GOBLINS: "each Tribe with {own} Population",
    DRAGON: "{most} Power cards",
    CAVE: "{more} Omens",
    THIEF: "4 Movement, 3 Stealth, {more} cubes",
    GHOUL: "two of {more} dice",
    VILE: "one of {own} dice",
    UNICORN: "{most} Unicorn cards",
    GHOST: "in my turn 2 more Movement and 1 more Influence",
}


def step_text(g: Vast, role: int, act: Way) -> str:
    here, name = g.at[role], WAY_OF[act.way].capitalize()
    return f"{name}: {tile_at_words(g, NEAR[here][WAY_NAMES.index(act.way)])}" if here >= 0 else name


def gives(role: int, strength: int) -> str:
    """What a card gives with this Influence."""
    return GIVES[role].format(own=strength, more=strength + 1, most=strength + 2)


def card_text(g: Vast, role: int, act: a.Card) -> str:
    card = a.CARD_OF[act.role]
    strength = influence(g) if g.ghost is not None else 2
    return f"{ROLE_NAMES[card]}: {gives(card, strength)}"


TEXTS: Final[dict[type[Action], Text]] = {
    a.Grip: "Telekinesis: {0.what}",
    a.Fade: "End the movement",
    a.Card: card_text,
    a.MentalBlock: "Mental Block against the Ghost",
    a.LayArtifact: "Lay the Artifact down",
    a.TakeArtifact: "Pick the Artifact up",
}


def reference_card(g: Vast) -> list[CardSection]:
    small = (
        "The summoned piece acts once and disappears, and its card leaves the game.", "VSB-GHS-20"
    )  # fmt: skip
    big = ("After a player's turn I may reveal that player's card and play on for the piece.", "VSB-GHS-21")
    lost = TILES_LOST.get(g.options.solo_level, 0) if is_alone(g) else 0
    loss = ((f"I lose if {counted(lost, 'Ghost tile')} collapse.", "VSB-SOLO-07"),) if lost else ()
    return [
        CardSection(
            "How I win",
            (
                (
                    f"I lock {counted(artifacts_needed(g), 'Artifact')} on Ghost tiles, then enter the Entrance.",
                    "VSB-ORD-16",
                ),
                *loss,
            ),
        ),
        CardSection(
            "My turn",
            (
                ("A card that was not revealed gives 1 Focus: Movement and Influence grow.", "VSB-GHS-05"),
                ("I move through everything, and end on a tile without Artifacts.", "VSB-GHS-06"),
                ("Telekinesis moves things in my row or column, as many and as far as my Influence.", "VSB-GHS-07"),
                ("An Artifact that I move onto a free Ghost tile is locked for good.", "VSB-GHS-12"),
                ("At the end I place a Possession card face down.", "VSB-GHS-09"),
                small if is_small(g) else big,
            ),
        ),
        CardSection(
            "How others hurt me",
            (
                ("A player beside me may pay to block their own card.", "VSB-GHS-15"),
                ("I cannot reveal a card while somebody stands on a locked Ghost tile.", "VSB-GHS-11"),
            ),
        ),
    ]


WORDS: Final = Parlance(SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card, steps={"Haunt": step_text})
