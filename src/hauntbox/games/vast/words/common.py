"""The words that all roles share: the cave, the order of turns, the ends, and the questions that anybody is asked."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import counted
from hauntbox.games.vast.cave.collapse.removal import crystals_to_go
from hauntbox.games.vast.cave.tiles import SYMBOLS, symbol_of
from hauntbox.games.vast.cave.tokens import TOKEN_NAMES
from hauntbox.games.vast.roles.numbers import NOBODY, ROLE_NAMES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.names import (
    COMPASS,
    die_face,
    space_name,
    the_piece,
    the_role,
    tile_name,
)
from hauntbox.games.vast.words.parts import Asked, Parlance
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words

FACTS: Final[Words] = {
    "role": lambda g, role: the_role(g, role),
    "whose": lambda g, role: f"{the_role(g, role)}'" if ROLE_NAMES[role].endswith("s") else f"{the_role(g, role)}'s",
    "piece": lambda g, piece: the_piece(g, piece),
    "space": lambda g, space: space_name(space),
    "tile": lambda g, tile: tile_name(tile),
    "token": lambda g, kind: TOKEN_NAMES[kind],
    "symbol": lambda g, symbol: SYMBOLS[symbol],
    "face": lambda g, face: SYMBOLS[symbol_of(face)],
    "die": lambda g, face: die_face(face),
    "way": lambda g, way: COMPASS[way],
}
SENTENCES: Final = {
    "round": "Round {number}.",
    "turn": "{whose} turn.",
    "collapse begins": "The Collapse begins: from now on tiles are taken away.",
    "lapses": "No tile can be taken away. | role",
    "removes": "{role} takes {space} away: {tile}.",
    "slides": "{role} slides a part of the cave from {space} to {to:space}.",
    "reveals": "{role} reveals {space}: {tile}.",
    "orients": "{role} says how the tile on {space} lies. | turn",
    "token": "{token} token placed on {space}.",
    "lays": "A Dark tile is laid on {space}: {face}.",
    "dragon die": "The Dragon die shows {die}.",
    "pushed": "{piece} is moved to {space}.",
    "terrain": "{tile}: it lies on {space} now.",
    "through pits": "{piece} goes through the Pits to {space}.",
    "steps": "{piece} goes to {space}.",
    "attacks": "{piece} attacks {other:piece}.",
    "smashes": "{piece} smashes the Crystal on {space}.",
    "wins": "{role} wins!",
    "lost": "Everybody loses.",
    "collapsed": "The cave has collapsed.",
    "dies": "{role} is killed.",
    "plunder": "{role} hides a Treasure on {space}.",
    "flare": "{role} lights a Flare over {space}. | die",
    "possesses": "{role} possesses {other:role}.",
    "possession over": "{role} lets go of {other:role}.",
}
QUESTIONS: Final = {
    "PlaceTile": Asked(
        "{who}: where does the next Dark tile go?", "{the} lets the cave grow", "VSB-GROW-01", at="Lay it on {place}"
    ),
    "Fill": Asked(
        "{who}: which open edge is filled next?", "{the} fills open edges", "VSB-DEC-159", at="Fill {place} next"
    ),
    "Orient": Asked("{who}: how does the tile lie?", "{the} turns a tile", "VSB-REV-02"),
    "RevealAll": Asked(
        "{who}: which tile is revealed next?", "{the} reveals tiles", "VSB-REV-10", at="Reveal {place} next"
    ),
    "RemoveTile": Asked("{who}: which tile goes?", "{the} takes a tile away", "VSB-COLL-07", at="Take away: {place}"),
    "ClearTile": Asked("{who}: where does {moved} go?", "{the} clears a tile", "VSB-COLL-16", way="{moved} goes {way}"),
    "Rejoin": Asked(
        "{who}: which part of the cave slides next?",
        "{the} joins the cave again",
        "VSB-COLL-25",
        at="The part with {place}",
    ),
    "SlideSection": Asked("{who}: where does it slide?", "{the} joins the cave again", "VSB-COLL-23"),
    "ChooseTerrain": Asked("{who}: the ground shakes. Which Terrain comes?", "{the} chooses a Terrain", "VSB-TRN-11"),
    "PlaceTerrain": Asked("{who}: where does it lie?", "{the} places a Terrain", "VSB-TRN-12", at="From {place} on"),
    "TurnTerrain": Asked("{who}: how does it lie?", "{the} turns a Terrain", "VSB-DEC-155"),
    "DigPits": Asked("{who}: where is the next Pit?", "{the} places the Pits", "VSB-TRN-21", at="A Pit on {place}"),
    "InPits": Asked(
        "{who}: where does {piece} come out of the Pits?",
        "{the} goes through the Pits",
        "VSB-TRN-22",
        at="Through to {place}",
        way="Out to the {way}",
    ),
    "PlaceTreasure": Asked(
        "{who}: where do you hide a Treasure?", "{the} hides a Treasure", "VSB-VAR-08", at="Hide it on {place}"
    ),
    "PlacePlundered": Asked(
        "{who}: where does the tile with the Treasure go?",
        "{the} hides a Treasure",
        "VSB-VAR-10",
        at="Lay it on {place}",
    ),
}
REASONS: Final = {
    "VSB-ATK-07": "That piece cannot be attacked.",
    "VSB-COLL-07": "Tiles that touch fewer others go first.",
    "VSB-COLL-11": "Crystal tiles go first.",
    "VSB-COLL-13": "The Entrance always stays.",
    "VSB-COLL-17": "Somebody stands there and has nowhere to go.",
    "VSB-COLL-23": "It would touch nothing that way.",
    "VSB-FRC-02": "No tile lies there.",
    "VSB-FRC-10": "A wall or a piece is in the way.",
    "VSB-FRC-03": "A wall, a Dark tile or somebody else is in the way.",
    "VSB-GROW-01": "It has to lie beside another tile.",
    "VSB-MAP-06": "No tile lies there.",
    "VSB-MAP-09": "Nobody can stand in the chasm.",
    "VSB-MAP-13": "A wall is in the way.",
    "VSB-TRN-06": "The Mushroom Forest is in between.",
    "VSB-TRN-07": "First get out of the Pit.",
    "VSB-TRN-09": "Too many of its edges still touch tiles.",
    "VSB-TRN-12": "It has to lie at a closer place.",
    "VSB-TRN-13": "It fits nowhere.",
    "VSB-TRN-17": "Name this Terrain by its other space.",
    "VSB-TRN-21": "The Pits have to lie at other places.",
    "VSB-TRN-22": "You cannot get through the Pits now.",
    "VSB-TRN-23": "You can only go from Pit to Pit.",
    "VSB-TRN-24": "The last Pit leads nowhere.",
    "VSB-TRN-26": "The Mushroom Forest keeps that away.",
    "VSB-TRN-30": "Nothing stays in a Pit or a chasm.",
    "VSB-TRN-31": "The Mushroom Forest keeps you off.",
    "VSB-TRN-32": "That Terrain lies on the map already.",
    "VSB-VAR-08": "Only a Dark tile with nothing on it will do.",
    "VSB-VAR-02": "Flare was used in this turn.",
}


def the_cave(g: Vast) -> list[CardSection]:
    """The part of every reference card that speaks of the cave."""
    o = g.options
    grown = f"At the end of a turn 1 Dark tile is laid; in the Collapse {counted(g.terms.removals, 'tile')} go."
    shaped = (
        f"The {ROLE_NAMES[g.terms.shaper]} lays 1 tile a turn; in the Collapse {counted(g.terms.removals, 'tile')} go."
    )
    grows = (shaped, "VSB-CVS-08") if is_shaped(g) else (grown, "VSB-VAR-25")
    alone = "Alone in the Dark says how many tiles come and go."
    return [
        CardSection(
            "The cave",
            (
                (alone, "VSB-VAR-21") if g.terms.alone else grows,
                (
                    "When the last tile is laid the Collapse begins. The tiles that touch fewest others go first.",
                    "VSB-COLL-07",
                ),
                (
                    (
                        f"When the {COUNT[crystals_to_go(g)]} Crystal tile is taken away, the cave is gone, and "
                        f"{loser(g)}."
                    ),
                    "VSB-COLL-19",
                ),
                (f"After round {o.round_limit} it is gone in any case.", "VSB-PAR-09"),
                *shaking(g),
                ("Spaces are counted from the Entrance: n2e1 is two north and one east of it.", "VSB-MAP-01"),
            ),
        )
    ]


def shaking(g: Vast) -> list[tuple[str, str]]:
    """What is said of Terrain, where it is in play."""
    if not g.options.terrain:
        return []
    return [
        ("The first Event tile of a round brings a Terrain, close to who revealed it.", "VSB-TRN-10"),
        ("Off Terrain you may step over any edge: a Dark tile is laid where none lies.", "VSB-TRN-16"),
        ("Down the River steps are free. Nobody ends a turn in a Pit.", "VSB-TRN-08"),
        ("In the Mushroom Forest you can only fight on your own space. Do not end a turn on Magma.", "VSB-TRN-06"),
    ]


COUNT: Final = {3: "third", 4: "fourth", 5: "fifth"}


def is_shaped(g: Vast) -> bool:
    return g.terms.shaper != NOBODY


def loser(g: Vast) -> str:
    if is_shaped(g):
        return f"the {ROLE_NAMES[g.terms.shaper]} wins"
    return "you lose" if g.terms.seats == 1 else "all lose"


COMMON: Final = Parlance(SENTENCES, FACTS, {}, QUESTIONS, REASONS, the_cave)
