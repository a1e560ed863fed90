"""The map at the beginning: the Entrance, four Dark tiles around it, and the stack. SET, CMP"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import MIDDLE, NEAR
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.tiles import (
    AMBUSH,
    CRYSTAL,
    DARK,
    EVENT,
    GHOST_TILES,
    LIT_FACES,
    TREASURE,
    VAULT,
    tiles_with,
)
from hauntbox.games.vast.options import CAVE_LEVELS, GHOST_LEVELS
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, GHOST, NOBODY, THIEF
from hauntbox.games.vast.state import Vast

ENTRANCE_TILE: Final = 0
TILES: Final = "tiles"  # purposes of chance
PILE: Final = "pile"
BOX: Final = "box"
PILES: Final = 3
GHOST_OUT: Final = 2  # tiles of each of three types that the Ghost leaves in the box
OUT_BY_LEVEL: Final = {"lava_tube": 2, "spillway": 1}  # tiles of each type
NOT_DEALT, STARTING, IN_THE_BOX = -1, 0, PILES + 1  # where a tile was dealt to, beside the piles 1 to 3 from the top
HELD: Final = IN_THE_BOX + 1  # has been in the Cave's hand: others cannot tell from which pile
RETURNED: Final = HELD + 1  # and above: tiles that all have seen go under the stack, see `Vast.returned`


def lay_map(g: Vast) -> None:
    """VSB-SET-01: the Entrance in the middle, VSB-SET-04: four Dark tiles beside it."""
    lay(g, MIDDLE, ENTRANCE_TILE, LIT_FACES[ENTRANCE_TILE][0])
    g.origin = (NOT_DEALT,) * len(LIT_FACES)
    take_out(g)
    tiles = g.shuffle(tuple([tile for tile in common_tiles(g) if tile not in g.boxed]), TILES)  # VSB-SET-03
    for space in NEAR[MIDDLE]:
        lay(g, space, tiles[0], DARK[tiles[0]])
        deal_to(g, tiles[:1], STARTING)
        tiles = tiles[1:]
    if g.options.collapse_variant:
        out = g.options.collapse_variant_tiles
        g.boxed += tiles[:out]  # VSB-SET-11, VSB-HID-17
        tiles = tiles[out:]
    deal_to(g, g.boxed, IN_THE_BOX)
    g.stack = stacked(g, tiles)


def take_out(g: Vast) -> None:
    """VSB-DIF-04, VSB-DIF-12, VSB-RND-08: tiles of each type stay in the box, VSB-HID-17: unseen."""
    out = tiles_out(g)
    for feature in level_types(g) if out else ():
        g.boxed += g.shuffle(tiles_with(feature), BOX)[:out]


def tiles_out(g: Vast) -> int:
    """How many tiles of each type the level of the Cave leaves in the box."""
    return 0 if g.terms.shaper == NOBODY else OUT_BY_LEVEL.get(cave_level(g), 0)


def cave_level(g: Vast) -> str:
    """VSB-CGH-19: the levels of the Cave Ghost are the Cave's."""
    if g.terms.shaper != CAVE_GHOST:
        return g.options.cave_level
    return CAVE_LEVELS[GHOST_LEVELS.index(g.options.ghost_level)]


def level_types(g: Vast) -> tuple[int, ...]:
    """VSB-DIF-12: never the Entrance, Ghost or Terrain tiles."""
    return (AMBUSH, EVENT, TREASURE, CRYSTAL, *[VAULT for role in g.terms.roles if role == THIEF])


def shares(number: int) -> list[int]:
    """VSB-DIF-12: so many tiles, spread over the piles as evenly as possible, larger shares on top."""
    return [number // PILES + (n < number % PILES) for n in range(PILES)]


def common_tiles(g: Vast) -> tuple[int, ...]:
    """VSB-SET-02: Crystal and Vault tiles are set aside. VSB-SET-10: the Ghost takes out two of each kind."""
    if GHOST not in g.terms.roles:
        return tiles_with(AMBUSH) + tiles_with(EVENT) + tiles_with(TREASURE)
    found: tuple[int, ...] = ()
    for feature in (AMBUSH, EVENT, TREASURE):
        tiles = g.shuffle(not_boxed(g, feature), BOX)  # VSB-RND-09
        g.boxed += tiles[:GHOST_OUT]
        found += tuple(sorted(tiles[GHOST_OUT:]))
    return found


def stacked(g: Vast, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """VSB-SET-05, VSB-SET-08, VSB-SET-15: three even piles, larger ones on top, with what is shuffled into each."""
    extra = [g.shuffle(not_boxed(g, CRYSTAL), PILE)]  # VSB-SET-06
    if THIEF in g.terms.roles:
        extra.append(g.shuffle(not_boxed(g, VAULT), PILE))  # VSB-SET-07
    if GHOST in g.terms.roles:
        extra.append(g.shuffle(GHOST_TILES, PILE))  # VSB-SET-10
    stack: tuple[int, ...] = ()
    for n in range(PILES):
        size = -(-len(tiles) // (PILES - n))
        pile = tiles[:size]
        for each in extra:
            share = shares(len(each))
            pile += each[sum(share[:n]) : sum(share[: n + 1])]
        deal_to(g, pile, n + 1)
        stack += shuffled(g, pile)
        tiles = tiles[size:]
    return stack


def not_boxed(g: Vast, feature: int) -> tuple[int, ...]:
    return tuple([tile for tile in tiles_with(feature) if tile not in g.boxed])


def deal_to(g: Vast, tiles: tuple[int, ...], pile: int) -> None:
    """Note where the tiles are: whoever sees a Dark tile laid can tell from which pile it came."""
    g.origin = tuple([pile if tile in tiles else where for tile, where in enumerate(g.origin)])


def shuffled(g: Vast, pile: tuple[int, ...]) -> tuple[int, ...]:
    """VSB-SET-10: again while a Ghost tile is on top."""
    pile = g.shuffle(pile, PILE)
    while pile[0] in GHOST_TILES:
        pile = g.shuffle(pile, PILE)
    return pile
