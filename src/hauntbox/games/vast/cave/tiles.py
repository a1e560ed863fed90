"""The tiles of the box, and what a tile shows on the table: a face, packed into a number. CMP, TILE

A face holds the walls as they lie (four bits, N E S W), whether it is Lit, the symbol of its Dark side and, if it is
Lit, its feature. All of a face may be seen by all; which tile it is may be seen only of a Lit one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

FANGS: Final = 0
BONES: Final = 1
EYE: Final = 2
NO_SYMBOL: Final = 3
SYMBOLS: Final = ("Fangs", "Bones", "Eye")
# Features.
PLAIN: Final = 0
AMBUSH: Final = 1
EVENT: Final = 2
CRYSTAL: Final = 3
TREASURE: Final = 4
VAULT: Final = 5
ENTRANCE: Final = 6
FEATURES: Final = ("", "Ambush", "Event", "Crystal", "Treasure Room", "Vault", "Entrance")

WALLS: Final = 0b1111
LIT: Final = 1 << 4
SYMBOL: Final = 5  # two bits
FEATURE: Final = 7  # three bits
TERRAIN: Final = 1 << 10  # neither Lit nor Dark, but for the Canyon's bridge, which is Lit too
BARRED: Final = 1 << 11  # impassable
GHOSTLY: Final = 1 << 12  # a Ghost tile
CURRENT: Final = 13  # two bits: the way of the River's current
PIT: Final = 1 << 15
FACE: Final = (1 << 16) - 1

OPEN, SIDE, CORNER, TUNNEL, DEAD_END = 0b0000, 0b0001, 0b0011, 0b0101, 0b1011  # VSB-TILE-02: walls before a turn
SHAPES: Final = {"Open": OPEN, "Side": SIDE, "Corner": CORNER, "Tunnel": TUNNEL, "Dead end": DEAD_END}


class Tile(NamedTuple):
    """VSB-TILE-01: a symbol on the Dark side, walls and a feature on the Lit side."""

    feature: int
    walls: int
    symbol: int
    ghostly: bool = False


def row(feature: int, shapes: str, ghostly: bool = False) -> tuple[Tile, ...]:
    """Shapes by their first letter; the symbols come in turn, Fangs, Bones, Eye."""
    letters = {"O": OPEN, "S": SIDE, "C": CORNER, "T": TUNNEL, "D": DEAD_END}
    return tuple([Tile(feature, letters[shape], n % 3, ghostly) for n, shape in enumerate(shapes)])


TILES: Final = (  # VSB-CMP-01, VSB-TILE-05: by number
    Tile(ENTRANCE, OPEN, NO_SYMBOL),  # VSB-TILE-03, VSB-TILE-04: Lit, without walls and without a Dark side
    *row(AMBUSH, "OTSSOSCTTOCDOCC"),  # VSB-TILE-06
    *row(EVENT, "TSTTOSOCCOCDSOO"),  # VSB-TILE-07
    *row(CRYSTAL, "OSCSCOCOS"),  # VSB-TILE-09
    *row(TREASURE, "OOOSTC"),  # VSB-TILE-08
    *row(VAULT, "CCSCSS"),  # VSB-TILE-10
    *row(AMBUSH, "OS", True),  # VSB-TILE-11, VSB-CMP-02: the six Ghost tiles
    Tile(EVENT, TUNNEL, EYE, True),
    Tile(EVENT, OPEN, FANGS, True),
    Tile(TREASURE, CORNER, BONES, True),
    Tile(TREASURE, SIDE, EYE, True),
)
CANYON, LAKE, MAGMA, FOREST, RIVER, PITS = TERRAINS = range(len(TILES), len(TILES) + 6)  # each of their spaces
TERRAIN_NAMES: Final = ("Canyon", "Lake", "Magma", "Mushroom Forest", "River", "Pits")  # VSB-CMP-03
FACE_DOWN: Final = 127  # a tile of which a seat sees neither side


def tiles_with(feature: int) -> tuple[int, ...]:
    """The Cave tiles of a feature, by number."""
    return tuple([n for n, tile in enumerate(TILES) if tile.feature == feature and not tile.ghostly])


GHOST_TILES: Final = tuple([n for n, tile in enumerate(TILES) if tile.ghostly])


def turned(walls: int, turn: int) -> int:
    """The walls after so many quarter turns clockwise."""
    return (walls << turn | walls >> 4 - turn) & WALLS


def lit_face(tile: int, turn: int) -> int:
    """What a tile shows with its Lit side up."""
    feature, walls, symbol, ghostly = TILES[tile]
    return turned(walls, turn) | LIT | symbol << SYMBOL | feature << FEATURE | (GHOSTLY if ghostly else 0)


def dark_face(tile: int) -> int:
    """VSB-MAP-14: what a tile shows with its Dark side up has no walls. VSB-TILE-21: a Ghost tile is marked there."""
    return TILES[tile].symbol << SYMBOL | (GHOSTLY if TILES[tile].ghostly else 0)


DARK: Final = tuple([dark_face(tile) for tile in range(len(TILES))])
LIT_FACES: Final = tuple([tuple([lit_face(tile, turn) for turn in range(4)]) for tile in range(len(TILES))])
TURNS: Final = tuple(  # the turns of a tile that differ
    [tuple([turn for turn in range(4) if faces.index(faces[turn]) == turn]) for faces in LIT_FACES]
)


def is_lit(face: int) -> bool:
    return face & LIT != 0


def symbol_of(face: int) -> int:
    return face >> SYMBOL & 3


def feature_of(face: int) -> int:
    """PLAIN for a Dark tile, whatever it hides."""
    return face >> FEATURE & 7
