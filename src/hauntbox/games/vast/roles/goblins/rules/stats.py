"""Strength, Perception and Rage; which Tribe is hidden, lurks or is revealed. GOS, GOR"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.goblins.board import FANGS, MOST_RAGE, TRIBE_NUMBERS, GoblinsBoard
from hauntbox.games.vast.roles.numbers import FANGS_TRIBE, GOBLINS
from hauntbox.games.vast.state import Vast, goblins_of

# Monsters, by number.
FROG: Final = 0
OGRE: Final = 1
TROLL: Final = 2
GOLEM: Final = 3
GNOME: Final = 4
WISP: Final = 5
BEETLES: Final = 6
UNDERWORM: Final = 7
BLOB: Final = 8
FLAME_GIANT: Final = 9
STRONG: Final = (OGRE, TROLL, FLAME_GIANT)
# Secrets.
TUNNELS: Final = 0
CAVE_IN: Final = 1
POISON: Final = 2
LEADER: Final = 3
RUBY: Final = 4
BLIND_FURY: Final = 5
FIRE_BOMBER: Final = 6
HEX: Final = 7
TRAP: Final = 8
HIDING_SPOTS: Final = 9
BOMB_STRENGTH: Final = 2  # VSB-SEC-10


def piece_of(tribe: int) -> int:
    return FANGS_TRIBE + tribe


def tribe_of(piece: int) -> int:
    return piece - FANGS_TRIBE


# Where the Tribes are. ----------------------------------------------------------------------------------------------


def where(g: Vast, tribe: int) -> int:
    return g.at[FANGS_TRIBE + tribe]


def is_revealed(g: Vast, tribe: int) -> bool:
    """VSB-GOS-11: on the map; VSB-GOA-31, VSB-COLL-34: also where a tile has come to lie under it."""
    return where(g, tribe) in g.ground


def is_lurking(g: Vast, tribe: int) -> bool:
    """VSB-GOA-29: on an open space next to the map, and still hidden."""
    return where(g, tribe) != NOWHERE and not is_revealed(g, tribe)


def revealed(g: Vast) -> list[int]:
    return [tribe for tribe in TRIBE_NUMBERS if is_revealed(g, tribe)]


def hidden(g: Vast) -> list[int]:
    """VSB-GOS-09: on the board, VSB-GOR-02: or lurking."""
    return [tribe for tribe in TRIBE_NUMBERS if not is_revealed(g, tribe)]


# Numbers. -----------------------------------------------------------------------------------------------------------


def discs(board: GoblinsBoard, tribe: int) -> int:
    """VSB-GOS-05: Fangs have one for ever. VSB-CMP-07: there are four in all.

    VSB-MON-03, VSB-MON-05, VSB-MON-19: Ogre, Troll and Flame Giant are one each.
    """
    return (tribe == FANGS) + sum([monster in STRONG for monster in board.monsters[tribe]])


def malaise(board: GoblinsBoard, tribe: int) -> int:
    """VSB-GOR-12: without Rage a Tribe is weaker by 1, VSB-MON-01: but not with the Pet Frog."""
    return 1 if not board.rage and FROG not in board.monsters[tribe] else 0


def strength(g: Vast, tribe: int) -> int:
    """VSB-GOS-07: Population and Strength discs; VSB-SEC-10: a Fire Bomber gives 2 more in its turn. VSB-GOS-13"""
    board = goblins_of(g)
    own = board.population[tribe] + discs(board, tribe) - malaise(board, tribe)
    if g.turn == GOBLINS != g.possessed and board.bombers >> tribe & 1:  # VSB-POS-18
        own += BOMB_STRENGTH
    return max(own, 0)


def bare_strength(g: Vast, tribe: int) -> int:
    """VSB-SEC-19: from Hiding Spots, where Monsters and other Secrets have no effect."""
    board = goblins_of(g)
    return max(board.population[tribe] + (tribe == FANGS) - (board.rage == 0), 0)


def trap(g: Vast) -> int:
    """VSB-SEC-17: a face-up Trap gives an attacked Tribe 1 more. Nobody attacks Tribes in their own turn."""
    return 1 if TRAP in goblins_of(g).shown and g.turn != GOBLINS else 0


def defence(g: Vast, tribe: int) -> int:
    """VSB-KNA-07, VST-ATK-04: the Strength that an attacker is compared with. VST-ATK-18: with the Trap."""
    return strength(g, tribe) + trap(g)


def perception(g: Vast, tribe: int) -> int:
    """VSB-GOS-08: Population and 1; VSB-SEC-06: 1 less with the Goblin Ruby, VSB-SEC-17: 1 more with the Trap."""
    board = goblins_of(g)
    return max(board.population[tribe] + 1 - (RUBY in board.shown) + trap(g), 0)


# Rage. --------------------------------------------------------------------------------------------------------------


def gain_rage(g: Vast, rage: int = 1) -> None:
    """VSB-GOR-08: at most 3."""
    board = goblins_of(g)
    board.rage = min(board.rage + rage, MOST_RAGE)
    g.tell("VSB-GOR-08", "rage", GOBLINS, board.rage)


def lose_rage(g: Vast) -> None:
    """VSB-GOR-11: 1 for a successful attack. VSB-GOR-08: at least 0."""
    board = goblins_of(g)
    board.rage = max(board.rage - 1, 0)
    g.tell("VSB-GOR-11", "rage", GOBLINS, board.rage)
