"""Movement, Perception, Strength, and the Hero cubes that raise them. KNS, KNT, TRE"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.knight.board import (
    AXE,
    BOMB,
    BOOTS,
    BOW,
    ENCHANTED_BOW,
    JAVELIN,
    LANTERN,
    MAP,
    MOVEMENT,
    PERCEPTION,
    PLACES,
    POTIONS,
    SHIELD,
    START_CUBES,
    STRENGTH,
    SWORD,
    KnightBoard,
)
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.state import Vast, knight_of, trance_of

MOVEMENTS: Final = (1, 3, 5, 7)
POSSESSED_MOVEMENT, POSSESSED_STRENGTH = 5, 3
ROOM: Final = {  # how many cubes a place takes
    MOVEMENT: 3, PERCEPTION: 3, STRENGTH: 3, BOMB: 1, BOW: 1, MAP: 3, SHIELD: 1,
    SWORD: 1, AXE: 1, ENCHANTED_BOW: 1, BOOTS: 1, LANTERN: 1, POTIONS: 1, JAVELIN: 0,
}  # fmt: skip
BOARD_PLACES: Final = tuple(range(SWORD))  # stats and equipment


def movement(g: Vast) -> int:
    """VSB-KNS-06: 1, 3, 5 or 7; VSB-TRE-07: Heroic Boots 4 more, VSB-TRE-08: the Pixie Lantern 1 more."""
    if g.possessed == KNIGHT:
        return POSSESSED_MOVEMENT  # VSB-POS-01
    cubes = knight_of(g).cubes
    return MOVEMENTS[cubes[MOVEMENT]] + 4 * cubes[BOOTS] + cubes[LANTERN]


def perception(g: Vast) -> int:
    """VSB-KNS-07: 1 to 4; VSB-TRE-04, VSB-TRE-08: Elvish Sword and Pixie Lantern 1 more each."""
    if g.possessed == KNIGHT:
        return trance_of(g).influence + 1  # VSB-POS-01, VSB-POS-10
    cubes = knight_of(g).cubes
    return 1 + cubes[PERCEPTION] + cubes[SWORD] + cubes[LANTERN]


def strength(g: Vast) -> int:
    """VSB-KNS-08: 1 to 4; VSB-TRE-04, VSB-TRE-05: in her own turn Elvish Sword and Mighty Axe 1 more each."""
    if g.possessed == KNIGHT:
        return POSSESSED_STRENGTH  # VSB-POS-01
    cubes = knight_of(g).cubes
    own = 1 + cubes[STRENGTH]
    return own + cubes[SWORD] + cubes[AXE] if g.turn == KNIGHT else own


def attack_strength(g: Vast) -> int:
    """VSB-TRE-10, VST-OTH-53: her Strength when she attacks, with 1 more for a Javelin that is shown."""
    return strength(g) + has_javelin(g)


def has_javelin(g: Vast) -> bool:
    """VSB-TRE-10: whether the Javelin lies face up, ready for her next attack."""
    board = knight_of(g)
    if g.possessed == KNIGHT:
        return False  # VSB-POS-15: no Treasure cards
    return JAVELIN - SWORD in board.treasures and board.face_up >> JAVELIN - SWORD & 1 == 1


def bars_cube(g: Vast, place: int) -> str:
    """VSB-KNT-04: cubes go one by one on stats, equipment or Treasure cards that she has."""
    board = knight_of(g)
    if g.possessed == KNIGHT:
        return "VSB-POS-15"
    if place >= SWORD and place - SWORD not in board.treasures:
        return "VSB-KNT-04"
    if not board.free or board.cubes[place] >= ROOM[place]:
        return "VSB-KNT-04"
    return ""


def open_places(g: Vast) -> list[int]:
    """The places that `bars_cube` lets through."""
    board = knight_of(g)
    if not board.free or g.possessed == KNIGHT:
        return []
    cubes = board.cubes
    places = [*BOARD_PLACES, *[SWORD + card for card in sorted(board.treasures)]]
    return [place for place in places if cubes[place] < ROOM[place]]


def has_item(g: Vast, place: int) -> bool:
    """VSB-KNQ-01: a cube lies on the item. VSB-POS-01, VSB-POS-15: possessed, she needs none."""
    return g.possessed == KNIGHT or knight_of(g).cubes[place] > 0


def is_used(g: Vast, place: int) -> bool:
    """VSB-KNQ-10: once per turn. VSB-POS-16: the card counts for itself."""
    used = trance_of(g).used if g.possessed == KNIGHT else knight_of(g).used
    return used >> place & 1 == 1


def note_use(g: Vast, place: int) -> None:
    if g.possessed == KNIGHT:
        trance_of(g).used |= 1 << place
    else:
        knight_of(g).used |= 1 << place


def place_cube(g: Vast, place: int) -> None:
    """VSB-KNQ-01: an item with a cube is active; a Treasure card is shown by it."""
    board = knight_of(g)
    board.free -= 1
    board.cubes[place] += 1
    if place >= SWORD:
        board.face_up |= 1 << place - SWORD
    g.tell("VSB-DEC-09", "cube", place)


def pick_up(board: KnightBoard) -> None:
    """VSB-KNT-01: all cubes on the board come back, VSB-KNS-10: where they stayed, VSB-KNT-08: and those set aside."""
    board.free += sum(board.cubes) + board.aside
    board.cubes, board.aside = [0] * PLACES, 0  # VSB-KNS-09


def cubes_in_hand(board: KnightBoard) -> int:
    """Hero cubes that are hers now, placed or not: neither on the Grit track nor discarded."""
    return board.free + sum(board.cubes) + board.aside


def can_lose_cube(board: KnightBoard) -> bool:
    """VSB-KNT-06: she never drops below 2."""
    return cubes_in_hand(board) > START_CUBES
