"""What the Thief does with Action cubes and no victim: Loot, Pick Lock, Hide Loot, Flare. THA, VAR"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.die import hits_centre, roll_dragon_die
from hauntbox.games.vast.cave.holding import keep_token
from hauntbox.games.vast.cave.tokens import TREASURES, VAULTS
from hauntbox.games.vast.roles.numbers import NOBODY, THIEF
from hauntbox.games.vast.roles.thief.board import LOCK_KIT
from hauntbox.games.vast.roles.thief.rules.death import kill, roll_action_die
from hauntbox.games.vast.roles.thief.rules.stash import gain_treasure
from hauntbox.games.vast.roles.thief.rules.stats import works
from hauntbox.games.vast.state import Vast, thief_of
from hauntbox.games.vast.table.flare import flare, may_flare

NEEDED: Final = (0, 4, 2, 1)  # VSB-THA-06: by cubes, the least face that succeeds; with three there is no roll
SURE: Final = 3
SAFE: Final = 2  # cubes for a Gem without the roll
FLARE_PRICE: Final = 1  # VSB-VAR-04


def bars_price(g: Vast, cubes: int) -> str:
    """VSB-THS-05: the rule by which he cannot pay so many cubes, or ""."""
    return "" if cubes <= thief_of(g).cubes else "VSB-THS-05"


def pay(g: Vast, cubes: int) -> None:
    """VSB-THS-14: an action on a space is a stop there, after which he may go on."""
    board = thief_of(g)
    board.cubes -= cubes
    board.halted = False


def is_success(cubes: int, face: int) -> bool:
    """VSB-THA-06: on 4 or more for 1 cube, on 2 or more for 2, always for 3."""
    return face >= NEEDED[cubes]


# Loot. --------------------------------------------------------------------------------------------------------------


def bars_loot(g: Vast, token: int, cubes: int) -> str:
    """VSB-DEC-117: a token on his space."""
    return bars_price(g, cubes) if g.at[THIEF] in g.tokens[token] else "VSB-THA-01"


def loot(g: Vast, token: int, cubes: int) -> None:
    """VSB-THA-01: a Treasure token for 1 cube; VSB-THA-02: a Gem after the Dragon die, whose centre kills him.

    VSB-THA-03: or for 2 cubes without it. VSB-THU-20: a trap gives nobody a bonus.
    """
    board, here = thief_of(g), g.at[THIEF]
    pay(g, cubes)
    if token == TREASURES:
        board.carried += 1
    elif cubes < SAFE and hits_centre(roll_dragon_die(g)):
        kill(g, NOBODY)
        return
    else:
        board.gems = tuple(sorted([*board.gems, token]))
    keep_token(g, token, here)
    g.tell("VSB-THA-01", "takes", THIEF, token, here)


# Vaults. ------------------------------------------------------------------------------------------------------------


def lock_price(g: Vast, cubes: int) -> int:
    """VSB-THU-07, VSB-THA-24: with the Lock Picking Kit the tries cost 1, 1 and 2 cubes."""
    return max(cubes - works(g, LOCK_KIT), 1)


def bars_lock(g: Vast, cubes: int) -> str:
    """VSB-THA-12: a Vault token on his space, VSB-THA-13: once per turn."""
    if g.at[THIEF] not in g.tokens[VAULTS]:
        return "VSB-THA-12"
    return "VSB-THA-13" if g.at[THIEF] in thief_of(g).tried else bars_price(g, lock_price(g, cubes))


def pick_lock(g: Vast, cubes: int) -> None:
    """VSB-THA-12: the numbers of Pickpocket; VSB-THA-13: an opened Vault token is removed."""
    board, here = thief_of(g), g.at[THIEF]
    pay(g, lock_price(g, cubes))
    board.tried += (here,)
    if cubes < SURE and not is_success(cubes, roll_action_die(g)):
        g.tell("VSB-THA-12", "lock holds", THIEF, here)
        return
    keep_token(g, VAULTS, here)
    g.tell("VSB-THA-12", "opens vault", THIEF, here)
    gain_treasure(g)


# Hide Loot, Flare. --------------------------------------------------------------------------------------------------


def bars_hide(g: Vast, cubes: int) -> str:
    """VSB-THA-17: the Loot Drop Level does not fall below 0."""
    return "VSB-THA-17" if cubes > thief_of(g).level else bars_price(g, cubes)


def hide_loot(g: Vast, cubes: int) -> None:
    """VSB-THA-17: the level falls by as many as he pays."""
    pay(g, cubes)
    thief_of(g).level -= cubes
    g.tell("VSB-THA-17", "hides loot", THIEF, thief_of(g).level)


def bars_flare(g: Vast) -> str:
    return bars_price(g, FLARE_PRICE) if may_flare(g, THIEF) else "VSB-VAR-04"


def use_flare(g: Vast) -> None:
    """VSB-VAR-04: on his own space, 1 cube each time."""
    pay(g, FLARE_PRICE)
    flare(g, THIEF, g.at[THIEF])
