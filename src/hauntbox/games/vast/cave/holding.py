"""Putting tokens on spaces and taking them off; what comes back when a tile goes. CMP, COLL, TILE"""

from __future__ import annotations

from hauntbox.games.vast.cave.grid import NEAR
from hauntbox.games.vast.cave.tokens import LIMITS, MONSTER_CARDS, TOKEN_KINDS, TREASURES
from hauntbox.games.vast.state import Vast


def limit(g: Vast, kind: int) -> int:
    """VSB-GEN-04: Treasure tokens are 10, or 12 in games with the Thief."""
    return g.terms.treasures if kind == TREASURES else LIMITS[kind]


def supply(g: Vast, kind: int) -> int:
    """VSB-CMP-15: how many are left to be placed: neither on the map nor kept. VSB-SET-14: within reach."""
    return limit(g, kind) - len(g.tokens[kind]) - g.out[kind]


def put_token(g: Vast, kind: int, space: int) -> bool:
    """Put one on a space, if the supply has one."""
    if supply(g, kind) <= 0:
        return False
    g.tokens[kind] = tuple(sorted((*g.tokens[kind], space)))
    g.tell("VSB-CMP-15", "token", kind, space)
    return True


def take_token(g: Vast, kind: int, space: int) -> None:
    """Take one off a space, back to the supply."""
    lie = g.tokens[kind]
    place = lie.index(space)
    g.tokens[kind] = lie[:place] + lie[place + 1 :]


def keep_token(g: Vast, kind: int, space: int) -> None:
    """Take one off a space that does not go back: a role carries it, or it leaves the game. The board counts it."""
    take_token(g, kind, space)
    g.out[kind] += 1


def return_token(g: Vast, kind: int) -> None:
    """One that a role had goes back to the supply."""
    g.out[kind] -= 1


def clear_tokens(g: Vast, space: int) -> None:
    """VSB-COLL-14: what lies on a removed tile returns to the supply.

    VSB-COLL-15, VSB-GEN-05: a Crystal counts for no one.
    """
    for kind in range(TOKEN_KINDS):
        if space in g.tokens[kind]:
            g.tokens[kind] = tuple([where for where in g.tokens[kind] if where != space])
            if kind in MONSTER_CARDS:
                g.monster_out += (MONSTER_CARDS[kind],)  # VSB-MON-28
    g.bombs = tuple([edge for edge in g.bombs if edge // 4 != space])  # VSB-COLL-14: out of the game
    g.slides = tuple([edge for edge in g.slides if edge // 4 != space and NEAR[edge // 4][edge % 4] != space])
