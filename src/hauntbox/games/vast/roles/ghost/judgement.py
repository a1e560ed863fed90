"""How far the Ghost is from her goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, distance
from hauntbox.games.vast.cave.tiles import GHOSTLY
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.ghost.goals import artifacts_needed
from hauntbox.games.vast.roles.ghost.rules.locks import carries
from hauntbox.games.vast.roles.ghost.rules.stats import influence, movement
from hauntbox.games.vast.roles.numbers import GHOST, PIECE_COUNT
from hauntbox.games.vast.state import Vast, ghost_of

LOCK: Final = 2.4  # turns for each Artifact that is missing
STEP: Final = 0.22  # a space between an Artifact and a Ghost tile
FAR: Final = 8  # spaces, or no Ghost tile at all
FOCUS: Final = 0.25  # turns that a point is worth
READY: Final = 0.02  # an object that she may still move
LINE: Final = 0.1  # an Artifact in her row or column


def progress(g: Vast) -> float:
    """Artifacts that are missing, the ways of those nearest to a Ghost tile, and her own way home."""
    board = ghost_of(g)
    missing = max(artifacts_needed(g) - board.locks, 0)
    here = MIDDLE if g.at[GHOST] == NOWHERE else g.at[GHOST]
    ways = sorted(ways_left(g))[:missing]
    gain = FOCUS * board.focus + LINE * in_line(g, here)
    if g.turn == GHOST:
        gain += READY * max(influence(g) - len(board.hauled), 0)
    home = distance(here, MIDDLE) / movement(g)
    return LOCK * missing + STEP * sum(ways) + (home if not missing else 0.1 * home) - gain


def ways_left(g: Vast) -> list[int]:
    """For each Artifact, free or carried, how far the nearest Ghost tile without a lock is."""
    locked = ghost_of(g).locked
    tiles = [space for space, face in g.ground.items() if face & GHOSTLY and space not in locked]
    bearers = [g.at[piece] for piece in range(PIECE_COUNT) if carries(g, piece) and g.at[piece] in g.ground]
    lie = [*g.tokens[ARTIFACTS], *bearers]
    return [min([distance(space, tile) for tile in tiles] + [FAR]) for space in lie]


def in_line(g: Vast, here: int) -> int:
    return len([space for space in set(g.tokens[ARTIFACTS]) if space % 72 == here % 72 or space // 72 == here // 72])
