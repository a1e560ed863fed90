"""What the Knight does to others: whom she must meet, whom she may not, and her attacks. KNA, ATK

A role that the ledger treats in its own section (the Ghoul) answers for itself: `bars_struck` and `struck` of its Role,
and `bars_shot` and `struck_by_shot` for her Bow. It compares with `attack_strength`, and reports events that Sidequests
ask for by `achieve`.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import NOWHERE, distance, offset
from hauntbox.games.vast.cave.ground import is_visible, others_at
from hauntbox.games.vast.cave.terrain.lying import is_sheltered
from hauntbox.games.vast.roles.knight.board import BOW, EAGLE_EYED, ENCHANTED_BOW, JAVELIN, SWORD
from hauntbox.games.vast.roles.knight.cards.quests import achieve
from hauntbox.games.vast.roles.knight.rules.stats import has_item, has_javelin, is_used, note_use, strength
from hauntbox.games.vast.roles.knight.rules.treasures import remove_treasure
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, GOBLINS, KNIGHT, OWNER, PIECE_COUNT, THIEF, UNICORN, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of

HARMFUL: Final = 2  # the least Strength with which a shot does anything
ENCHANTED: Final = (DRAGON, UNICORN, THIEF)  # VSB-TRE-06, VSB-TRE-12: whom the Enchanted Bow is aimed at
LONG_SHOT: Final = 5  # spaces
MET: Final = (GOBLINS, VILE, UNICORN, GHOUL)  # VSB-ATK-03, VSB-KNA-12: whom she must meet when she enters


def foes_at(g: Vast, space: int) -> list[int]:
    return [piece for piece in others_at(g, KNIGHT, space) if OWNER[piece] in MET or is_surfaced(g, piece)]


def is_surfaced(g: Vast, piece: int) -> bool:
    """VSB-ATK-03, VSB-KNA-03: the Dragon on the surface, whom she must meet too."""
    return piece == DRAGON and g.dragon is not None and g.dragon.surfaced


def must_meet(g: Vast, space: int) -> bool:
    """VSB-ATK-03: entering such a space is an attack."""
    return bool(foes_at(g, space))


def bars_meeting(g: Vast, space: int) -> str:
    """The rule by which she may not enter a space because of who stands there, or ""."""
    for piece in foes_at(g, space):
        rule = ROLES[OWNER[piece]].bars_struck(g, piece, KNIGHT)
        if rule:
            return rule
    return ""


def attackable(g: Vast) -> list[int]:
    """VSB-DEC-58: the pieces on her space that no rule keeps her from attacking."""
    others = others_at(g, KNIGHT, g.at[KNIGHT])
    return [piece for piece in others if not ROLES[OWNER[piece]].bars_struck(g, piece, KNIGHT)]


def strike(g: Vast, piece: int, entered: bool) -> None:
    """Attack a piece on her space. VSB-KNX-14: for Sidequests only an attack by entering counts."""
    board = knight_of(g)
    before = board.feats
    g.tell("VSB-ATK-03", "attacks", KNIGHT, piece)
    ROLES[OWNER[piece]].struck(g, piece, KNIGHT)
    spend_javelin(g)
    if not entered:
        board.feats = before


def spend_javelin(g: Vast) -> None:
    """VSB-TRE-15: a Javelin that is shown serves her next attack, VSB-TRE-10: and leaves the game."""
    if has_javelin(g):
        remove_treasure(g, JAVELIN - SWORD)
        g.tell("VSB-TRE-10", "javelin thrown")


# The Bow. -----------------------------------------------------------------------------------------------------------


def bars_shot(g: Vast, piece: int) -> str:
    """VSB-KNQ-01, VSB-KNQ-10: with a cube on the Bow, once per turn, at a visible piece. VSB-DEC-61"""
    if OWNER[piece] in ENCHANTED:
        return bars_long_shot(g, piece)
    if not has_item(g, BOW):
        return "VSB-KNQ-01"
    if is_used(g, BOW):
        return "VSB-KNQ-10"
    if g.at[piece] == NOWHERE or not is_visible(g, g.at[KNIGHT], g.at[piece]):
        return "VSB-KNQ-05"
    if is_sheltered(g, g.at[KNIGHT], g.at[piece]):
        return "VSB-TRN-26"
    return ROLES[OWNER[piece]].bars_shot(g, piece, KNIGHT)


def bars_long_shot(g: Vast, piece: int) -> str:
    """VSB-DEC-62, VSB-TRE-06: the Enchanted Bow, once per turn, within 5 spaces in a line, whatever lies between."""
    board, here, there = knight_of(g), g.at[KNIGHT], g.at[piece]
    if g.possessed == KNIGHT:
        return "VSB-POS-15"
    if not board.cubes[ENCHANTED_BOW]:
        return "VSB-TRE-06" if board.cubes[BOW] else "VSB-KNQ-01"
    if board.used >> ENCHANTED_BOW & 1:
        return "VSB-KNQ-10"
    if there == NOWHERE or not is_in_line(here, there) or distance(here, there) > LONG_SHOT:
        return "VSB-TRE-06"
    if is_sheltered(g, here, there):
        return "VSB-TRN-26"
    return ROLES[OWNER[piece]].bars_shot(g, piece, KNIGHT)


def is_in_line(a: int, b: int) -> bool:
    x, y = offset(a), offset(b)
    return x[0] == y[0] or x[1] == y[1]


def shots(g: Vast) -> list[int]:
    """The pieces that she may shoot now."""
    cubes = knight_of(g).cubes
    if not has_item(g, BOW) and not cubes[ENCHANTED_BOW]:
        return []  # shortcut: the usual case
    there = [piece for piece in range(KNIGHT + 1, PIECE_COUNT) if g.at[piece] != NOWHERE]
    return [piece for piece in there if not bars_shot(g, piece)]


def shoot(g: Vast, piece: int) -> None:
    """VSB-KNQ-05, VST-OTH-08: no Encounter is needed. VSB-KNX-14: of Sidequests it serves Eagle-Eyed alone."""
    board = knight_of(g)
    before = board.feats
    is_long = OWNER[piece] in ENCHANTED
    note_use(g, ENCHANTED_BOW if is_long else BOW)
    g.tell("VSB-DEC-61", "shoots", KNIGHT, piece)
    ROLES[OWNER[piece]].struck_by_shot(g, piece, KNIGHT)
    board.feats = before
    if is_long or strength(g) >= HARMFUL:
        achieve(g, EAGLE_EYED)  # VSB-KNX-11, VSB-KNX-12
