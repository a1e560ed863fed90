"""Positions with the Thief: he is asked for his next act, with cubes to spend."""

from __future__ import annotations

from msgspec.structs import replace

from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.thief.turn import LoseCubes, Sneak
from hauntbox.games.vast.state import Vast, thief_of
from vast.scenes import put, run, scene

ALL = (KNIGHT, THIEF, GHOUL)


def sneak(
    drawing: str = "O0 EN O0 O0",
    here: str = "e1",
    stats: tuple[int, int, int] = (4, 4, 4),
    upgrades: tuple[int, ...] = (),
    carried: int = 0,
    roles: tuple[int, ...] = ALL,
    level: str = "thief",
    **more: object,
) -> Vast:
    """The Thief's Move and Take Actions, with as many cubes as Thievery."""
    g = scene(drawing, roles=roles, stack="a. a. a. a. a. a.", treasures=12, **more)  # type: ignore[arg-type]
    g.options = replace(g.options, thief_level=level)
    g.turn = THIEF
    put(g, THIEF, here)
    board = thief_of(g)
    board.stats, board.cubes = [*stats], stats[2]
    board.carried = carried
    g.out[0] += carried
    for kind in upgrades:
        board.upgrades[kind] += 1
    return run(g, Sneak(THIEF), LoseCubes())
