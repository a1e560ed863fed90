"""How far the Thief is from his goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.bots.ways import FAR, finding, not_below_nothing, steps, steps_to_dark
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, distance
from hauntbox.games.vast.cave.tiles import TREASURE, VAULT
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES, VAULTS
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor
from hauntbox.games.vast.roles.knight.rules.stats import perception
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, THIEF
from hauntbox.games.vast.roles.thief.goals import treasures_needed
from hauntbox.games.vast.roles.thief.rules.stats import movement, stealth
from hauntbox.games.vast.roles.thief.turn import Sneak
from hauntbox.games.vast.state import Vast, prowler, thief_of

TRIP: Final = 2.2  # turns for each Treasure that is missing
CARRIED: Final = 0.85  # of them for one that he carries
STEPS: Final = 3.5  # in a turn
STEP: Final = 0.05  # turns that a step costs within reach
LOOKING: Final = 1.5  # Dark tiles that are revealed in a turn
USUAL: Final = 1.8  # turns of a trip that go by before he has the thing
LEAST_LOOK: Final = 1.0  # turns to what lies there, once it is found, and home
MOST_LOOK: Final = 1.2
HOMEWARD: Final = (0.0, 0.6, 0.8)  # how much the way home counts, by things that he carries
ONWARD: Final = (0.7, 0.3, 0.1)  # and the way to the next thing
UPGRADE: Final = 0.12
LEFT: Final = 0.05  # turns, however near he is
HIDDEN: Final = 0.03  # a point of Stealth, a level of loot hidden
KNOWN: Final = 0.12  # a thing that lies there, as long as some are missing
READY: Final = 0.02  # a cube to spend
AT_HAND: Final = 0.25  # a thing that he can take here and now
CLIMB: Final = 3  # steps that a wall counts for at most
POCKET: Final = 1  # steps that a pocket counts more than a thing that lies there


def progress(g: Vast) -> float:
    """What is missing, less what he carries, and the ways to it and home."""
    board, here = thief_of(g), g.at[THIEF]
    here = MIDDLE if here == NOWHERE else here
    held = board.carried + len(board.gems)
    missing = max(treasures_needed(g) - board.stash, 0)
    home = way_to(g, here, MIDDLE)
    if held >= missing:
        return not_below_nothing(home) + LEFT
    load = min(held, len(HOMEWARD) - 1)
    gain = UPGRADE * sum(board.upgrades) + HIDDEN * (stealth(g) - board.level)
    gain += KNOWN * min(len(loot(g)), missing - held)
    if is_sneaking(g):
        gain += READY * board.cubes + (AT_HAND if board.cubes and is_loot(g, here) else 0.0)
    trips = TRIP * (missing - CARRIED * held)
    return not_below_nothing(trips + HOMEWARD[load] * home + ONWARD[load] * (chase(g, here) - USUAL) - gain) + LEFT


def chase(g: Vast, here: int) -> float:
    """The way to the nearest thing that he can take, or a search for one."""
    look = min(finding(g, TREASURE, LOOKING), finding(g, VAULT, LOOKING), MOST_LOOK)
    far = LEAST_LOOK + look + turns(g, max(steps_to_dark(g, here), 1))
    trips = [trip(g, here, space) for space in loot(g)]
    return min(trips + [trip(g, here, space) + STEP * POCKET for space in pockets(g)] + [far])


def trip(g: Vast, here: int, space: int) -> float:
    """There, and home from there as it will count once he carries something."""
    return turns(g, way(g, here, space)) + HOMEWARD[1] * way(g, space, MIDDLE) / STEPS


def loot(g: Vast) -> list[int]:
    """Where Treasures, Vaults and Gems lie."""
    return [space for kind in (TREASURES, VAULTS, *GEMS) for space in g.tokens[kind]]


def is_loot(g: Vast, here: int) -> bool:
    """Something lies here that can be taken, or somebody stands here who can be robbed."""
    return here in loot(g) or here in pockets(g)


def pockets(g: Vast) -> list[int]:
    """Where somebody stands whom he could pick a Treasure from, once in a turn."""
    stealthy, targeted, found = stealth(g), thief_of(g).targeted, list[int]()
    if g.knight is not None and g.knight.treasures and stealthy > perception(g) and not targeted >> KNIGHT & 1:
        found.append(g.at[KNIGHT])
    if g.dragon is not None and g.dragon.wakefulness and stealthy > armor(g) and not targeted >> DRAGON & 1:
        found.append(g.at[DRAGON])
    if g.ghoul is not None and (g.ghoul.treasure or any(g.ghoul.held)) and stealthy > g.ghoul.discs:
        found += [] if targeted >> prowler(g) & 1 else [g.at[prowler(g)]]
    return [space for space in found if space != NOWHERE]


def way_to(g: Vast, here: int, goal: int) -> float:
    return turns(g, way(g, here, goal))


def way(g: Vast, here: int, goal: int) -> int:
    """Steps, round walls or over them: he can climb."""
    return min(steps(g, here, goal), distance(here, goal) + CLIMB) if goal != NOWHERE else FAR


def turns(g: Vast, far: int) -> float:
    """Turns on foot. The steps that are left in his turn count for next to nothing."""
    left = max(movement(g) - thief_of(g).moved, 0) if is_sneaking(g) else 0
    return max(far - left, 0) / STEPS + STEP * far


def is_sneaking(g: Vast) -> bool:
    return any([isinstance(frame, Sneak) for frame in g.agenda])
