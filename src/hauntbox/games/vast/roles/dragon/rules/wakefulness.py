"""Wakefulness, Armor, Spirit and Health; awakening and coming to the surface. DRW, DIF, VAR"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.ground import feature_at
from hauntbox.games.vast.cave.holding import keep_token
from hauntbox.games.vast.cave.tiles import CRYSTAL
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.dragon.board import HUNGER, DragonBoard
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.ends import SMASHED, die, happen
from hauntbox.games.vast.table.terms import listed

ARMOR: Final = (1, 1, 2, 2, 3, 3, 4, 4)  # by pairs of Wakefulness
SPIRIT: Final = (3, 4, 4, 5, 5, 6, 6, 7)
MOST_ARMOR: Final = 4
WAKING: Final = {"hatchling": 7, "whelp": 9, "dragon": 11, "elder": 13, "ancient": 13}  # VSB-DIF-03
ANCIENT_SHRIEKS: Final = 3
HEALTH: Final = {"novice": 3, "squire": 4, "knight": 5, "baroness": 6, "lady": 7}  # by the Knight's level
HEALTH_UNSET: Final = 5
SOLO_HUNGER: Final = {"easy": 4, "medium": 2, "hard": 0}


def armor(g: Vast) -> int:
    """VSB-DRW-06 to VSB-DRW-13, VSB-DRW-26: as Wakefulness is now. VSB-VAR-18, VST-VTWO-16: Ash Dragon, at most 4."""
    # VSB-DRW-06, VSB-DRW-07, VSB-DRW-08, VSB-DRW-09, VSB-DRW-10, VSB-DRW-11, VSB-DRW-12, VSB-DRW-13
    own = ARMOR[dragon_of(g).wakefulness // 2]
    return min(own + g.terms.ash, MOST_ARMOR)


def spirit(board: DragonBoard) -> int:
    """Cards of a new hand. VSB-DRW-26: asked at Replace Hand alone."""
    # VSB-DRW-06, VSB-DRW-07, VSB-DRW-08, VSB-DRW-09, VSB-DRW-10, VSB-DRW-11, VSB-DRW-12, VSB-DRW-13
    return SPIRIT[board.wakefulness // 2]


def start_health(g: Vast) -> int:
    """VSB-DRS-01, VSB-DIF-01: the Knight's level says; VSB-DIF-14: without one it is 5."""
    return HEALTH[g.options.knight_level] if KNIGHT in g.terms.roles else HEALTH_UNSET


def move_hunger(g: Vast) -> None:
    """VSB-PLR-09, VSB-PLR-15: the set-up moves Hunger cubes; VSB-SOLO-04: alone the level does, VSB-PLR-33: or with
    the Ghost only."""
    board = dragon_of(g)
    alone = listed(g.terms.roles) == (DRAGON,) and not g.terms.shadow  # VSB-SOLO-11
    cubes = SOLO_HUNGER[g.options.solo_level] if alone else g.terms.hunger
    board.sloth[HUNGER] -= cubes
    board.wakefulness += cubes
    board.locked = cubes if g.terms.locked else 0  # VSB-PLR-05


def waking_goal(g: Vast) -> int:
    return WAKING[g.options.dragon_level]


def may_awaken(g: Vast) -> bool:
    """VSB-DRW-14: with 11 Wakefulness. VSB-DIF-03: other levels, other numbers; the last needs three Shrieks too."""
    board = dragon_of(g)
    if g.options.dragon_level == "ancient" and board.shrieks < ANCIENT_SHRIEKS:
        return False
    return board.wakefulness >= waking_goal(g)


def awaken(g: Vast) -> None:
    """VSB-DRW-14: he never falls asleep again. VSB-DRW-16: on a Crystal tile he surfaces at once."""
    board = dragon_of(g)
    if board.awake or not may_awaken(g):
        return
    board.awake = True
    g.tell("VSB-DRW-14", "awakens", DRAGON)
    if is_on_crystal_tile(g):
        surface(g)


def is_on_crystal_tile(g: Vast) -> bool:
    """VSB-DRW-15: with its token or without."""
    return feature_at(g, g.at[DRAGON]) == CRYSTAL


def end_on_crystal(g: Vast) -> None:
    """VSB-DRW-15: awake, he comes to the surface where his turn ends."""
    board = dragon_of(g)
    if board.awake and not board.surfaced and is_on_crystal_tile(g):
        surface(g)


def surface(g: Vast) -> None:
    """VSB-DRW-27, VST-OTH-52: no entry, so nothing is compared and nobody attacks."""
    dragon_of(g).surfaced = True
    g.tell("VSB-DRW-15", "surfaces", DRAGON, g.at[DRAGON])
    if g.at[DRAGON] in g.tokens[CRYSTALS]:
        smash_crystal(g)


def smash_crystal(g: Vast) -> None:
    """VSB-DRP-22: the token leaves the game. VSB-KNX-17: it counts for Persistent."""
    keep_token(g, CRYSTALS, g.at[DRAGON])
    g.smashed += 1
    g.tell("VSB-DRP-22", "smashes", DRAGON, g.at[DRAGON])
    happen(g, SMASHED, DRAGON)


def hurt_dragon(g: Vast, loss: int, cause: int) -> None:
    """VSB-KNA-05: a hit takes Health; VSB-DRW-21: at 0 he is killed."""
    board = dragon_of(g)
    board.health = max(board.health - loss, 0)
    g.tell("VSB-KNA-05", "dragon hurt", loss, board.health)
    if not board.health:
        die(g, DRAGON, cause)
