"""The Cave in words: what it does, what it is asked, what it can do, and its reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text, counted
from hauntbox.games.vast.cave.collapse.removal import crystals_to_go
from hauntbox.games.vast.cave.grid import NEAR
from hauntbox.games.vast.cave.tiles import TILES
from hauntbox.games.vast.roles.cave import actions as a
from hauntbox.games.vast.roles.cave.cards import KIND_OF
from hauntbox.games.vast.roles.cave.goals import hatred_tokens
from hauntbox.games.vast.roles.cave.rules.omens import CARDS
from hauntbox.games.vast.roles.knight.cards.events import EVENT_CARDS
from hauntbox.games.vast.roles.knight.rules.treasures import CARDS as TREASURES
from hauntbox.games.vast.roles.numbers import CAVE, KNIGHT
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.names import COMPASS, feature_name, space_name
from hauntbox.games.vast.words.parts import Asked, Parlance, with_names
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

WALLS: Final = {
    "open": "no walls", "side": "one wall", "corner": "a corner", "tunnel": "a tunnel", "dead end": "a dead end",
}  # fmt: skip
DOES: Final = (
    "move a Treasure, the Knight or a Tribe up to 3 spaces",
    "close an open edge between two tiles",
    "put a Treasure on a Dark tile",
    "make one player lose something",
    "place a tile, or remove one in the Collapse",
    "rotate a tile, mark an Event tile, or bury Event cards",
)
CURSES: Final = ("Rotate a tile", "Put an Event token on an Event tile", "Put the top 3 Event cards under their deck")
FACTS: Final[Words] = {
    "omen": lambda g, omen: CARDS[omen].name,
    "omen token": lambda g, symbol: a.OMEN_SYMBOLS[symbol],
}
SENTENCES: Final = {
    "draws tile": "{role} draws a tile: {face}.",
    "draws omen": "{role} draws an Omen: {omen token}.",
    "drops omen": "{role} loses an Omen: {omen token}.",
    "omen": "{role} uses {omen}.",
    "hides treasure": "{role} hides a Treasure on {space}.",
    "carried": "Bats carry the {token} to {space}.",
    "rockslide": "{role} lets rocks fall on {space}, to the {way}.",
    "rotates": "{role} turns the tile on {space}.",
    "buries": "{role} puts the top Event cards under their deck.",
    "spores": "{role} sends Spores against {other:role}.",
    "gives treasure": "You give her the {treasure}.",
    "takes hatred": "{role} takes a Hatred token away: {number} left.",
    "calms down": "{role} calms down: {number} Fury.",
}
QUESTIONS: Final = {
    "UseOmens": Asked("{who}: use an Omen, or go on?", "{the} thinks about Omens", "VSB-CVO-02"),
    "PayOmen": Asked("Which Omens pay for it?", "{the} pays for an Omen", "VSB-CVO-01"),
    "DropOmens": Asked("Hex: which Omen do you lose?", "{the} is hexed", "VSB-SEC-13"),
    "Grow": Asked("{who}: where does a tile go?", "{the} grows", "VSB-CVS-08", at="Lay it on {place}"),
    "LayTile": Asked("{who}: which tile goes there?", "{the} chooses a tile", "VSB-REV-05"),
    "HideTreasure": Asked(
        "{who}: where do you hide a Treasure?", "{the} hides a Treasure", "VSB-CVS-12", at="Hide it on {place}",
        no="Hide none",
    ),
    "BatsWhich": Asked(
        "What do the bats carry off?", "{the} sends bats", "VSB-CVO-04", at="The Treasure on {place}"
    ),
    "BatsArtifact": Asked("Which Artifact?", "{the} sends bats", "VSB-POS-04", at="The Artifact on {place}"),
    "CarryToken": Asked(
        "Where do the bats carry it?", "{the} sends bats", "VSB-CVO-04", way="Carry it {way}", no="Leave it here"
    ),
    "CarryPiece": Asked(
        "Where do the bats carry {piece}?", "{the} sends bats", "VSB-CVO-04", way="Go {way}", no="Let go here"
    ),
    "ClearRock": Asked("Which Rockslide is moved?", "{the} moves a Rockslide", "VSB-CVO-06"),
    "RockOn": Asked(
        "On an edge of which tile do rocks fall?", "{the} lets rocks fall", "VSB-CVO-05", at="On an edge of {place}"
    ),
    "RockSide": Asked("On which side of it?", "{the} lets rocks fall", "VSB-CVO-05", way="In the {way}"),
    "SporeWhom": Asked("Who breathes the Spores?", "{the} sends Spores", "VSB-CVO-09"),
    "CurseHow": Asked("What does the Crystal Curse do?", "{the} curses", "VSB-CVO-16"),
    "RotateWhich": Asked("Which tile turns?", "{the} turns a tile", "VSB-CVO-17", at="Turn: {place}"),
    "RotateTo": Asked("How does it lie then?", "{the} turns a tile", "VSB-CVO-17"),
    "MarkWhich": Asked(
        "Which Event tile gets the token?", "{the} marks an Event tile", "VSB-CVO-18", at="Mark: {place}"
    ),
    "TakeHatred": Asked(
        "Take a Hatred token away instead?", "{the} uses Hatred", "VSB-CVS-17", yes="Take a token away",
        no="Place or remove a tile",
    ),
    "PlayEvent": Asked("Which Event befalls the Knight?", "{the} chooses an Event", "VSB-KNE-09"),
    "GiveCard": Asked("Which Treasure card does she get?", "{the} chooses a Treasure card", "VSB-TRE-01"),
}  # fmt: skip
REASONS: Final = {
    "VSB-CVS-08": "It has to lie beside another tile.",
    "VSB-CVS-09": "Crystal tiles have to be laid first.",
    "VSB-CVS-12": "No free Dark tile, or no token left.",
    "VSB-CVO-01": "Too few Omens of its three symbols.",
    "VSB-CVO-04": "The bats find nothing to carry.",
    "VSB-CVO-05": "No open edge can be blocked there.",
    "VSB-CVO-15": "No tile can be placed or removed.",
    "VSB-CVO-16": "There is nothing to curse.",
    "VSB-CVO-17": "That tile cannot lie in another way.",
    "VSB-CVO-18": "It needs an Event tile without a token.",
    "VSB-CVO-21": "Bats do not carry that.",
    "VSB-CVO-25": "Spores would affect nobody.",
}


def tile_text(g: Vast, role: int, act: a.Lay) -> str:
    """Crystal tile, one wall (Eye)"""
    tile = TILES[next(n for n in range(1, len(TILES)) if a.kind_of(n) == act.tile)]
    name = f"Ghost tile ({feature_name(tile.feature)})" if tile.ghostly else feature_name(tile.feature)
    return f"{name}, {WALLS[a.SHAPE_OF[tile.walls]]} ({act.tile.split()[-1].capitalize()})"


def omen_text(g: Vast, role: int, act: a.Omen) -> str:
    omen = a.OMEN_NAMES.index(act.name)
    return f"{CARDS[omen].name}: {DOES[omen]}"


def rock_text(g: Vast, role: int, act: a.Clear) -> str:
    """By the two tiles that it parts."""
    if act.number > len(g.slides):
        return f"Rockslide {act.number}"
    space, way = divmod(g.slides[act.number - 1], 4)
    return f"The one between {space_name(space)} and {space_name(NEAR[space][way])}, {COMPASS[way]} of it"


TEXTS: Final[dict[type[Action], Text]] = {
    a.Lay: tile_text,
    a.Omen: omen_text,
    a.Proceed: "Go on",
    a.Pay: lambda g, role, act: f"Pay {', '.join(act.tokens.split())}",
    a.Snatch: with_names("The {0.piece}"),
    a.Clear: rock_text,
    a.Spore: with_names("The {0.role}"),
    a.CrystalCurse: lambda g, role, act: CURSES[a.CURSE_NAMES.index(act.effect)],
    a.Play: lambda g, role, act: EVENT_CARDS[a.EVENT_NAMES.index(act.card)].name,
    a.Give: lambda g, role, act: TREASURES[a.GIVE.index(act)],
}
assert len(KIND_OF) == sum([card.copies for card in EVENT_CARDS])


def reference_card(g: Vast) -> list[CardSection]:
    ambush = (("Or an Ambush kills the Knight.", "VSB-PLR-10"),) if CAVE in g.terms.ambush else ()
    hatred = (
        (("I win only when all Hatred tokens are gone: Hatred takes one away.", "VSB-CVS-17"),)
        if g.cave is not None and hatred_tokens(g)
        else ()
    )
    cards = (("I know the next 3 Event cards and choose what she meets.", "VSB-CVS-13"),)
    tiles = counted(crystals_to_go(g), "Crystal tile")
    return [
        CardSection(
            "How I win", ((f"All tiles are laid; then {tiles} are taken away.", "VSB-ORD-13"), *ambush, *hatred)
        ),
        CardSection(
            "My turn",
            (
                (
                    "Omens for Treasures and Crystals on the map: 0, 1, 2-3, 4-6, 7-10 or more give 1 to 6.",
                    "VSB-CVS-06",
                ),
                ("A tile of my hand, Crystal tiles first; in the Collapse 3 tiles go.", "VSB-CVS-08"),
                ("A Treasure on a Dark tile.", "VSB-CVS-12"),
                *[(f"{card.name} ({symbols(card.symbols)}): {DOES[n]}.", card.rule) for n, card in enumerate(CARDS)],
            ),
        ),
        CardSection(
            "Others",
            (
                ("I know all Dark tiles, and fill every open edge from my hand.", "VSB-REV-05"),
                *(cards if KNIGHT in g.terms.roles else ()),
                ("Each Treasure or Crystal that is taken off the map costs me Omens.", "VSB-CVS-05"),
            ),
        ),
    ]


def symbols(row: tuple[int, ...]) -> str:
    return ", ".join([a.OMEN_SYMBOLS[symbol] for symbol in row])


WORDS: Final = Parlance(SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card)
