"""What the Knight uses between steps: Bomb, Potion Kit, Javelin, Flare. KNQ, TRE, VAR"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.fill import Fill
from hauntbox.games.vast.cave.grid import NEAR
from hauntbox.games.vast.cave.ground import SHUT, TILE, has_token_on, join, spaces
from hauntbox.games.vast.roles.knight.board import BOMB, FLARE, JAVELIN, POTIONS, SWORD
from hauntbox.games.vast.roles.knight.rules.grit import gain_grit, heal
from hauntbox.games.vast.roles.knight.rules.stats import can_lose_cube, has_item, is_used, note_use
from hauntbox.games.vast.roles.knight.rules.treasures import remove_treasure
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.asking import WhichSpace
from hauntbox.games.vast.table.flare import flare, may_flare

POTION_HEALTH: Final = 2
assert SHUT < TILE


# The Bomb. ----------------------------------------------------------------------------------------------------------


def bars_blast(g: Vast, way: int) -> str:
    """VSB-KNQ-02: on a wall of her space. VSB-KNQ-01: with a cube on the Bomb, VSB-KNQ-10: once per turn.

    VSB-KNQ-03: while she has a Bomb token.
    """
    board, here = knight_of(g), g.at[KNIGHT]
    if not has_item(g, BOMB):
        return "VSB-KNQ-01"
    if is_used(g, BOMB):
        return "VSB-KNQ-10"
    if not board.bombs:
        return "VSB-KNQ-03"
    return "" if has_wall(g, here, way) and not has_token_on(g.bombs, here, way) else "VSB-KNQ-02"


def has_wall(g: Vast, space: int, way: int) -> bool:
    """A wall on either tile's side of the edge."""
    there = g.ground.get(NEAR[space][way], 0)
    return (g.ground[space] >> way | there >> (way ^ 2)) & 1 == 1


def blast(g: Vast, way: int) -> None:
    """VSB-DEC-12, VSB-KNQ-02: the token opens the edge. VSB-KNQ-04: an open space behind it is filled."""
    board, here = knight_of(g), g.at[KNIGHT]
    note_use(g, BOMB)
    board.bombs -= 1
    g.bombs = tuple(sorted((*g.bombs, here * 4 + way)))
    g.ground = g.ground.copy()
    join(g, here)
    g.tell("VSB-KNQ-02", "bomb", here, way)
    g.then(Fill(KNIGHT, here))


# Treasure cards that are used up. -----------------------------------------------------------------------------------


def bars_drink(g: Vast) -> str:
    """VSB-TRE-09: with a cube on the Potion Kit, VSB-KNT-06: of three or more."""
    board = knight_of(g)
    if g.possessed == KNIGHT:
        return "VSB-POS-15"
    if not board.cubes[POTIONS]:
        return "VSB-TRE-09"
    return "" if can_lose_cube(board) else "VSB-KNT-06"


def drink(g: Vast) -> None:
    """VSB-DEC-65, VSB-TRE-09: cube and card go, and 2 Health come back."""
    board = knight_of(g)
    board.cubes[POTIONS] -= 1
    board.lost += 1
    remove_treasure(g, POTIONS - SWORD)
    g.tell("VSB-TRE-09", "drinks")
    heal(g, POTION_HEALTH)


def bars_ready(g: Vast) -> str:
    """VSB-DEC-169: the Javelin that she keeps face down. VSB-TRE-10: it takes no cube."""
    board = knight_of(g)
    card = JAVELIN - SWORD
    if g.possessed == KNIGHT:
        return "VSB-POS-15"
    return "" if card in board.treasures and not board.face_up >> card & 1 else "VSB-TRE-10"


def ready(g: Vast) -> None:
    knight_of(g).face_up |= 1 << JAVELIN - SWORD
    g.learned = True
    g.tell("VSB-DEC-169", "javelin")


# Flare. -------------------------------------------------------------------------------------------------------------


def bars_flare(g: Vast) -> str:
    """VSB-VAR-02: once per turn, if the card is hers; no Encounter."""
    if not may_flare(g, KNIGHT):
        return "VSB-VAR-02"
    return "VSB-VAR-02" if knight_of(g).used >> FLARE & 1 else ""


def use_flare(g: Vast) -> None:
    """VSB-DEC-152"""
    knight_of(g).used |= 1 << FLARE
    g.then(FlareAt(KNIGHT))


@dataclass(frozen=True)
class FlareAt(WhichSpace):
    """VSB-DEC-153, VSB-VAR-02: any space of the map."""

    def pool(self, g: Vast) -> list[int]:
        return spaces(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in g.ground else "VSB-VAR-02"

    def chosen(self, g: Vast, space: int) -> None:
        """VSB-VAR-06, VSB-KNG-01: each tile is worth 1 Grit."""
        tiles = flare(g, KNIGHT, space)
        if tiles:
            gain_grit(g, len(tiles))
