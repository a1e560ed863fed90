"""Artifacts: who carries one, and when one is locked on a Ghost tile. GHS"""

from __future__ import annotations

from hauntbox.games.vast.cave.holding import keep_token
from hauntbox.games.vast.cave.terrain.lying import is_in_forest
from hauntbox.games.vast.cave.tiles import GHOSTLY
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.ghost.board import NO_BEARER
from hauntbox.games.vast.roles.numbers import GHOST, GOBLINS, NOBODY, OWNER
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.games.vast.table.turns import end_turn_at_once


def is_ghost_tile(g: Vast, space: int) -> bool:
    """VSB-TILE-21: all see it, Lit or Dark."""
    return g.ground.get(space, 0) & GHOSTLY != 0


def takes_lock(g: Vast, space: int) -> bool:
    """VSB-GHS-12: a Ghost tile without a locked Artifact, VSB-GHS-44: Lit or Dark."""
    return g.ghost is not None and is_ghost_tile(g, space) and space not in g.ghost.locked


def carries(g: Vast, piece: int) -> bool:
    """VSB-GHS-14: each player carries one at most; VSB-GHS-32: of the Tribes one has it."""
    if g.ghost is None or not g.ghost.carried >> OWNER[piece] & 1:
        return False
    return OWNER[piece] != GOBLINS or g.ghost.bearer == piece


def lock(g: Vast, space: int) -> None:
    """VSB-GHS-13: it never moves again, and a possession is over at once."""
    board = ghost_of(g)
    board.locked = tuple(sorted((*board.locked, space)))
    board.locks += 1
    g.tell("VSB-GHS-12", "locks", GHOST, space, board.locks)
    if g.possessed != NOBODY:
        end_turn_at_once(g)


def lock_free(g: Vast, space: int) -> bool:
    """An Artifact that nobody carries has been moved to the space by her; whether it is locked there."""
    if not takes_lock(g, space):
        return False
    keep_token(g, ARTIFACTS, space)
    lock(g, space)
    return True


def lock_carried(g: Vast, piece: int) -> bool:
    """The piece has come to its space by her doing; whether the Artifact that it carries is locked there."""
    if not carries(g, piece) or not takes_lock(g, g.at[piece]):
        return False
    let_go(g, OWNER[piece])
    lock(g, g.at[piece])
    return True


def carry_onto(g: Vast, piece: int) -> bool:
    """VSB-GHS-12, VSB-GHS-45: a piece has moved by itself: what it carries is locked only if it is possessed."""
    return OWNER[piece] == g.possessed and lock_carried(g, piece)


def lose_hold(g: Vast, piece: int) -> bool:
    """VSB-TRN-31: a possessed piece that has entered the Mushroom Forest ends the possession turn; whether it has."""
    if OWNER[piece] != g.possessed or not is_in_forest(g, piece):
        return False
    end_turn_at_once(g)
    return True


def let_go(g: Vast, role: int) -> None:
    board = ghost_of(g)
    board.carried &= ~(1 << role)
    if role == GOBLINS:
        board.bearer = NO_BEARER


def drop(g: Vast, role: int, space: int) -> None:
    """VSB-GHS-31, VSB-GHS-51: it lies on the space, free."""
    let_go(g, role)
    g.out[ARTIFACTS] -= 1
    g.tokens[ARTIFACTS] = tuple(sorted((*g.tokens[ARTIFACTS], space)))
    g.tell("VSB-GHS-51", "token", ARTIFACTS, space)


def pick_up(g: Vast, piece: int) -> None:
    """VSB-GHS-31"""
    board, role = ghost_of(g), OWNER[piece]
    keep_token(g, ARTIFACTS, g.at[piece])
    board.carried |= 1 << role
    if role == GOBLINS:
        board.bearer = piece
    g.tell("VSB-GHS-31", "picks up", piece, g.at[piece])
