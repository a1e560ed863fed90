"""How far the Thief is from his goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.bots.ways import finding, steps, steps_to_dark
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.tiles import TREASURE
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES, VAULTS
from hauntbox.games.vast.roles.numbers import THIEF
from hauntbox.games.vast.roles.thief.goals import treasures_needed
from hauntbox.games.vast.roles.thief.rules.stats import movement, stealth
from hauntbox.games.vast.roles.thief.turn import Sneak
from hauntbox.games.vast.state import Vast, thief_of

TRIP: Final = 2.2  # turns for each Treasure that is missing
CARRIED: Final = 1.4  # of them for one that he carries
STEPS: Final = 3.5  # in a turn
STEP: Final = 0.03  # turns that a step costs within reach
LOOKING: Final = 1.5  # Dark tiles that are revealed in a turn
LEAST_LOOK: Final = 0.5  # turns to what lies there, once it is found
HOMESICK: Final = 0.5  # how much the way home counts for each thing that he carries, at most twice
UPGRADE: Final = 0.12
HIDDEN: Final = 0.03  # a point of Stealth, a level of loot hidden
READY: Final = 0.05  # a cube to spend


def progress(g: Vast) -> float:
    """What is missing, less what he carries, and the ways to it and home."""
    board, here = thief_of(g), g.at[THIEF]
    here = MIDDLE if here == NOWHERE else here
    held = board.carried + len(board.gems)
    missing = treasures_needed(g) - board.stash
    home = way_to(g, here, MIDDLE)
    if held >= missing:
        return home
    gain = CARRIED * held + UPGRADE * sum(board.upgrades) + HIDDEN * (stealth(g) - board.level)
    if is_sneaking(g):
        gain += READY * board.cubes
    return TRIP * missing + HOMESICK * min(held, 2) * home + chase(g, here) - gain


def chase(g: Vast, here: int) -> float:
    """The way to the nearest thing that he can take, or a search for one."""
    lie = [space for kind in (TREASURES, VAULTS, *GEMS) for space in g.tokens[kind]]
    look = LEAST_LOOK + finding(g, TREASURE, LOOKING) + turns(g, steps_to_dark(g, here))
    return min([way_to(g, here, space) for space in lie] + [look])


def way_to(g: Vast, here: int, goal: int) -> float:
    return turns(g, steps(g, here, goal))


def turns(g: Vast, far: int) -> float:
    """Turns on foot. The steps that are left in his turn count for next to nothing."""
    left = max(movement(g) - thief_of(g).moved, 0) if is_sneaking(g) else 0
    return max(far - left, 0) / STEPS + STEP * far


def is_sneaking(g: Vast) -> bool:
    return any([isinstance(frame, Sneak) for frame in g.agenda])
