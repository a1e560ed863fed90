"""Positions with the Cave: it is its turn, and it has Omens and a hand of tiles."""

from __future__ import annotations

from msgspec.structs import replace

from hauntbox.games.vast.roles.cave.actions import OMEN_SYMBOLS
from hauntbox.games.vast.roles.cave.rules.omens import UseOmens
from hauntbox.games.vast.roles.cave.rules.tiles import draw_tiles
from hauntbox.games.vast.roles.numbers import CAVE, GHOUL, KNIGHT
from hauntbox.games.vast.state import Vast, cave_of
from vast.scenes import run, scene

ALL = (KNIGHT, CAVE, GHOUL)
STACK = "c. a. v. a. a. a."  # the first three are the hand


def cavern(
    drawing: str = "af EN ab",
    omens: str = "",
    stack: str = STACK,
    roles: tuple[int, ...] = ALL,
    level: str = "cave",
    turn: int = CAVE,
    **more: object,
) -> Vast:
    """A position with nothing on the agenda. `omens` are words: "bat bat trail"."""
    g = scene(drawing, roles=roles, stack=stack, shaper=CAVE, **more)  # type: ignore[arg-type]
    g.options = replace(g.options, cave_level=level)
    g.turn = turn
    draw_tiles(g)
    for word in omens.split():
        cave_of(g).omens[OMEN_SYMBOLS.index(word)] += 1
    return g


def brood(drawing: str = "af EN ab", omens: str = "", phase: int = 1, **more: object) -> Vast:
    """The Cave may use Omens."""
    return run(cavern(drawing, omens, **more), UseOmens(CAVE, phase))  # type: ignore[arg-type]
