"""Movement, Stealth, Thievery, and the Stat tokens that set them. THS, THU, EX"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.numbers import THIEF
from hauntbox.games.vast.roles.thief.board import (
    ACTION_CUBES,
    FLIP,
    MORE_MOVEMENT,
    MOVEMENT,
    STEALTH,
    THIEVERY,
    TOKENS,
    ThiefBoard,
)
from hauntbox.games.vast.state import Vast, thief_of, trance_of

MOST: Final = 5  # VSB-THU-11
POSSESSED_MOVEMENT, POSSESSED_STEALTH = 4, 3


def stat(g: Vast, which: int) -> int:
    """VSB-THU-11: the Stat token and 1 for its upgrade; no stat exceeds 5. VSB-POS-05: possessed, as the card says."""
    board = thief_of(g)
    if g.possessed == THIEF:
        return (POSSESSED_MOVEMENT, POSSESSED_STEALTH, trance_of(g).influence + 1)[which]  # VSB-POS-10
    return min(board.stats[which] + board.upgrades[MORE_MOVEMENT + which], MOST)


def works(g: Vast, upgrade: int) -> int:
    """Whether an upgrade works, 1 or 0. VSB-POS-05: possessed, all do that raise no stat."""
    return 1 if g.possessed == THIEF else thief_of(g).upgrades[upgrade]


def movement(g: Vast) -> int:
    return stat(g, MOVEMENT)


def stealth(g: Vast) -> int:
    """VSB-THS-13: each Treasure or Gem that he carries costs 1. VSB-SEC-14, VST-ATK-20: so does a Hex."""
    board = thief_of(g)
    return max(stat(g, STEALTH) - board.carried - len(board.gems) - board.hexed, 0)


def thievery(g: Vast) -> int:
    return stat(g, THIEVERY)


def lent(g: Vast) -> int:
    """VST-OTH-42, VST-OTH-45: Action cubes that lie on the Ghoul's board, one for each movement point it will lose."""
    return 0 if g.ghoul is None else g.ghoul.backstab


def cubes_for_turn(g: Vast) -> int:
    """VSB-THS-05: as many as his Thievery; VST-OTH-66, VSB-POS-14: at most what he has left of his 5."""
    return min(thievery(g), ACTION_CUBES - lent(g))


def tokens(board: ThiefBoard) -> tuple[int, ...]:
    """VSB-THS-03, VSB-THU-21: his three Stat tokens as they lie now."""
    return TOKENS[board.upgrades[FLIP]]
