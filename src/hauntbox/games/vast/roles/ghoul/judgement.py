"""How far the Ghoul is from its goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.bots.ways import steps, steps_to_dark
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, fury_goal
from hauntbox.games.vast.roles.knight.rules.stats import strength
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT, THIEF, TRIBES, UNICORN
from hauntbox.games.vast.state import Vast, ghoul_of

FURY: Final = 1.05  # turns for each that is missing
CRYSTAL: Final = 1.9  # and for each Crystal, where they do
STEPS: Final = 4.5  # in a turn
PAIR: Final = 0.45  # a Treasure on its space
CARD: Final = 0.22  # a Terror card
PREY: Final = 0.7  # how much the way to somebody or something counts
STEP: Final = 0.02  # turns that a step costs within reach
WARY: Final = 2  # steps that a piece which may go away counts more
UNSEEN: Final = 4  # and what lies under a Dark tile
GUARD: Final = 0.04  # a disc of Defense
WOUND: Final = 1.7  # turns for each Health of its prey
READY: Final = 0.05  # a point to spend


def progress(g: Vast) -> float:
    """Turns for the Fury that is missing and the way home, or for what is left of its prey."""
    board, here = ghoul_of(g), g.at[GHOUL]
    home = steps(g, here, MIDDLE) / STEPS if here != NOWHERE else 1.0
    if board.reached:
        return max(home, 0.2)
    missing = FURY * (fury_goal(g) - board.fury)
    if crystal_goal(g):
        missing = min(missing, CRYSTAL * (crystal_goal(g) - board.crystals))
    if (GHOUL, KNIGHT) in g.terms.prey and g.knight is not None:
        missing = min(missing, WOUND * g.knight.health)
    if (GHOUL, UNICORN) in g.terms.prey and g.unicorn is not None:
        missing = min(missing, WOUND * g.unicorn.health)
    gain = PAIR * board.treasure + CARD * sum(board.held) + GUARD * board.discs
    if g.turn == GHOUL:
        gain += READY * (board.movement + board.discs)
    return missing + 0.6 * home + chase(g, here) - gain


def chase(g: Vast, here: int) -> float:
    """Turns to the nearest thing or piece that makes Fury, or to the Dark tiles under which such things lie."""
    if here == NOWHERE:
        return PREY
    far = [steps(g, here, space) for space in (*g.tokens[TREASURES], *g.tokens[CRYSTALS])]
    far += [steps(g, here, g.at[piece]) + WARY for piece in (DRAGON, THIEF, *TRIBES) if g.at[piece] in g.ground]
    if g.knight is not None and g.at[KNIGHT] != NOWHERE and strength(g) < ghoul_of(g).discs:
        far.append(steps(g, here, g.at[KNIGHT]))
    far.append(steps_to_dark(g, here) + UNSEEN)
    left = ghoul_of(g).movement if g.turn == GHOUL else 0
    return PREY * max(min(far) - left, 0) / STEPS + STEP * min(far)
