"""What roles, pieces, spaces and tiles are called."""

from __future__ import annotations

import re
from typing import Final

from hauntbox.games.vast.cave.die import FACE_NAMES
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, offset
from hauntbox.games.vast.cave.ground import TILE
from hauntbox.games.vast.cave.tiles import (
    BARRED,
    CANYON,
    CURRENT,
    ENTRANCE,
    FEATURES,
    LIT,
    PIT,
    RIVER,
    SYMBOLS,
    TERRAIN,
    TERRAIN_NAMES,
    TILES,
    feature_of,
    symbol_of,
)
from hauntbox.games.vast.roles.numbers import PIECE_NAMES, ROLE_NAMES, UNICORN
from hauntbox.games.vast.state import Vast

SHADOW: Final = "Shadow Unicorn"
COMPASS: Final = ("north", "east", "south", "west")  # by way
WAY_OF: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}
ROOM: Final = ("Treasure Room", "Vault", "Entrance")  # features that are no adjective
PLURALS: Final = ("Goblins", "Bright Beetles")  # names of several
THEY_DO: Final = re.compile(rf"^(The (?:{'|'.join(PLURALS)})) ([a-z]+s)\b")  # at the head of a sentence
IRREGULAR: Final = {"is": "are", "was": "were", "has": "have"}
LONGER: Final = ("oes", "sses", "xes", "ches", "shes")  # such verbs lose two letters: goes, misses, hexes, reaches
SLIDE_STEPS: Final = 2  # a bent slide has three signs: two ways with a number between


def role_name(g: Vast, role: int) -> str:
    return ROLE_NAMES[role]


def side(g: Vast, role: int) -> str:
    """Everybody is alone."""
    return ROLE_NAMES[role]


def the_name(g: Vast, piece: int) -> str:
    """What a piece is called, or a role by its number; the Shadow Unicorn has the Unicorn's piece."""
    return SHADOW if g.terms.shadow and piece == UNICORN else PIECE_NAMES[piece]


def the_role(g: Vast, role: int) -> str:
    return f"the {the_name(g, role)}"


def the_piece(g: Vast, piece: int) -> str:
    return f"the {the_name(g, piece)}"


def agreeing(sentence: str) -> str:
    """The sentence, with its verb in the plural if those who do it are several: "The Goblins take", not "takes"."""
    return THEY_DO.sub(lambda found: f"{found[1]} {plural(found[2])}", sentence)


def plural(verb: str) -> str:
    """What several do: "takes" becomes "take". A verb that is in the plural already stays."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb.removesuffix('ies')}y"
    if verb.endswith("ss"):
        return verb
    return verb[:-2] if verb.endswith(LONGER) else verb[:-1]


def space_name(space: int) -> str:
    """A space is named by where it lies: "the Entrance", or "2 north, 1 east" of it."""
    east, south = offset(space)
    steps = ((abs(south), "south" if south > 0 else "north"), (abs(east), "east" if east > 0 else "west"))
    return ", ".join([f"{n} {way}" for n, way in steps if n]) or "the Entrance"


def feature_name(feature: int) -> str:
    name = FEATURES[feature]
    return name if name in ROOM else f"{name} tile"


def tile_name(tile: int) -> str:
    """A tile by its Lit side."""
    return terrain_name(tile) if tile >= CANYON else feature_name(TILES[tile].feature)


def terrain_name(tile: int) -> str:
    return TERRAIN_NAMES[tile - CANYON]


def terrain_space_name(tile: int, face: int) -> str:
    """One space of Terrain: "chasm", "River, flowing east"."""
    if tile == CANYON:
        return "chasm" if face & BARRED else "bridge of the Canyon"
    if tile == RIVER:
        return f"River, flowing {COMPASS[face >> CURRENT & 3]}"
    return "Pit" if face & PIT else terrain_name(tile)


def face_name(face: int) -> str:
    """What a Cave tile shows as it lies."""
    if face & LIT:
        return feature_name(feature_of(face))
    return f"Dark tile ({SYMBOLS[symbol_of(face)]})"


def tile_at_words(g: Vast, space: int) -> str:
    """The tile on a space: "Dark tile (Eye)", or "no tile"."""
    if space not in g.ground:
        return "no tile"
    here = g.ground[space]
    return terrain_space_name(here >> TILE, here) if here & TERRAIN else face_name(here)


def place_words(g: Vast, space: int) -> str:
    """A space with its tile: "Dark tile (Eye), 2 north, 1 east"; one without a tile by its name alone."""
    if space == MIDDLE:
        return feature_name(ENTRANCE)
    return f"{tile_at_words(g, space)}, {space_name(space)}" if space in g.ground else space_name(space)


def die_face(face: int) -> str:
    return FACE_NAMES[face]


def beside(space: int, way: int) -> int:
    return NEAR[space][way]
