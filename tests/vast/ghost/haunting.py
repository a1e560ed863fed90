"""Positions with a Ghost."""

from __future__ import annotations

from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import DRAGON, GHOST, KNIGHT, OWNER
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.games.vast.table.terms import SWITCHES
from hauntbox.games.vast.table.turns import Possess
from vast.scenes import put, run, scene

MAP = """
    O0 O0 O0 O0 O0
    C0 T0 EN T0 C0
"""


def haunted(
    drawing: str = MAP,
    *,
    roles: tuple[int, ...] = (KNIGHT, DRAGON, GHOST),
    focus: int = 0,
    at: str = "w2",
    **more: object,
) -> Vast:
    """It is her turn, and nothing is on the agenda."""
    g = scene(drawing, roles=roles, **more)  # type: ignore[arg-type]
    g.turn = GHOST
    put(g, GHOST, at)
    ghost_of(g).focus = focus
    return g


def options_of(*roles: int, **more: object) -> Options:
    seats = {SWITCHES[role]: role in roles for role in range(len(SWITCHES))}
    return Options(players=len(roles), **seats, **more)  # type: ignore[arg-type]


def begun(*roles: int, seed: str = "ghost", **more: object) -> Vast:
    """A game from its set-up on."""
    g = lay_out(options_of(*roles, **more), "cave", seed)
    g.events = []
    g.settle()
    return g


def possess(g: Vast, role: int, by: int = GHOST) -> Vast:
    """The role's own turn is over, and she plays on for it."""
    g.turn = role
    return run(g, Possess(role, by))


def carry(g: Vast, piece: int) -> None:
    """The piece's owner carries an Artifact."""
    board = ghost_of(g)
    board.carried |= 1 << OWNER[piece]
    board.bearer = piece if OWNER[piece] != piece else board.bearer
    g.out[10] += 1
