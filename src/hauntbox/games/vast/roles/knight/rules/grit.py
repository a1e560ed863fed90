"""Grit and Health: gaining and losing them, and the Hero cubes that come and go with Grit. KNG, KNT, KNS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.roles.knight.actions import CUBE, PLACE_OF, Cube
from hauntbox.games.vast.roles.knight.board import GRIT_CUBES, PLACES, SHIELD
from hauntbox.games.vast.roles.knight.rules.stats import can_lose_cube
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.ends import die
from hauntbox.games.vast.table.turns import end_turn_at_once
from hauntbox.kernel.wire import Action

MOST_GRIT: Final = 45


def gain_grit(g: Vast, grit: int) -> None:
    """VSB-KNG-05: reaching a space with a cube gives the cube; VSB-KNG-07: at most 45."""
    board = knight_of(g)
    board.grit = min(board.grit + grit, MOST_GRIT)
    for n, space in enumerate(GRIT_CUBES):
        if board.grit >= space and board.track >> n & 1:
            board.track &= ~(1 << n)
            if g.possessed == KNIGHT:
                board.aside += 1  # VSB-GHS-33: it waits for her next Pick Up
            else:
                board.free += 1
            g.tell("VSB-KNG-05", "hero cube", space)
    g.tell("VSB-KNG-07", "grit", grit, board.grit)


def lose_grit(g: Vast, grit: int, shielded: bool = True) -> None:
    """VSB-KNG-07: at least 0. VSB-KNQ-07: with the Shield each loss is 1, VSB-GHS-34: but not what she pays.

    VSB-KNG-06: cubes go back.
    """
    board = knight_of(g)
    before, loss = board.grit, min(grit, 1) if board.cubes[SHIELD] and shielded else grit
    board.grit = max(board.grit - loss, 0)
    g.tell("VSB-KNG-07", "loses grit", loss, board.grit)
    emptied = [n for n, space in enumerate(GRIT_CUBES) if board.grit < space <= before and not board.track >> n & 1]
    g.then(*[ReturnCube(KNIGHT, n) for n in reversed(emptied)])  # VSB-KNG-12: the highest first


@dataclass(frozen=True)
class ReturnCube(Listed):
    """VSB-KNG-06: an unplaced cube goes back to the Grit track; VSB-DEC-19: if there is none, a placed one."""

    space: int  # which of GRIT_CUBES

    def is_owed(self) -> bool:
        return True

    def places(self, g: Vast) -> list[int]:
        """VSB-KNT-06, VSB-KNG-12: if she has only 2 cubes she keeps them, and the space stays empty."""
        board = knight_of(g)
        if board.free or not can_lose_cube(board):
            return []
        return [place for place in range(PLACES) if board.cubes[place]]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if self.places(g) else ()

    def run(self, g: Vast) -> None:
        board = knight_of(g)
        if board.free and can_lose_cube(board):
            board.free -= 1
            board.track |= 1 << self.space

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [CUBE[place] for place in self.places(g)]

    def answer(self, g: Vast, act: Cube) -> None:
        """VSB-KNG-06: in her turn the turn ends at once; VSB-KNG-11: outside of it no turn ends.

        VSB-KNG-09: nothing that is hers to choose is done any more. VSB-POS-17: a possession goes on.
        """
        board = knight_of(g)
        board.cubes[PLACE_OF[act.place]] -= 1
        board.track |= 1 << self.space
        if g.turn == KNIGHT != g.possessed:
            end_turn_at_once(g)


def discard_cube(g: Vast) -> None:
    """VSB-KNT-07: an unplaced cube is discarded, to come back by Cave Bread alone."""
    board = knight_of(g)
    board.free -= 1
    board.lost += 1


def hurt(g: Vast, loss: int, cause: int) -> None:
    """VSB-KNS-11: without Health she is killed."""
    board = knight_of(g)
    board.health = max(board.health - loss, 0)
    g.tell("VSB-KNS-11", "hurt", loss, board.health)
    if not board.health:
        die(g, KNIGHT, cause)


def heal(g: Vast, health: int) -> None:
    """VSB-TRE-11: never above the starting Health."""
    board = knight_of(g)
    board.health = min(board.health + health, board.full)
    g.tell("VSB-TRE-11", "heals", board.health)
