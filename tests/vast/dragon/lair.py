"""Positions with the Dragon: he is asked for his next act, with cards to spend."""

from __future__ import annotations

from hauntbox.games.vast.roles.dragon.board import CARDS
from hauntbox.games.vast.roles.dragon.turn import MoveAndUse
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT
from hauntbox.games.vast.state import Vast, dragon_of
from vast.scenes import put, run, scene


def lair(
    drawing: str = "O0 EN O0 O0",
    here: str = "e1",
    hand: str = "",
    roles: tuple[int, ...] = (KNIGHT, DRAGON),
    knight: str = "",
    surfaced: bool = False,
    wakefulness: int = 0,
    **more: object,
) -> Vast:
    """Move and Use Powers. `hand` names Power cards by letters: c, f, w."""
    g = scene(drawing, roles=roles, stack="a. a. a. a. a. a.", **more)  # type: ignore[arg-type]
    g.turn = DRAGON
    put(g, DRAGON, here)
    if knight:
        put(g, KNIGHT, knight)
    board = dragon_of(g)
    board.hand = tuple(sorted(["cfw".index(letter) for letter in hand]))
    board.deck = CARDS
    board.surfaced = board.awake = surfaced
    board.wakefulness, board.is_here = wakefulness, True
    return run(g, MoveAndUse(DRAGON))
