"""How far the Vile Ghoul is from its goal, in turns: for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.vast.bots.ways import finding, steps, steps_to_dark
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.tiles import CRYSTAL as CRYSTAL_TILE
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, victim
from hauntbox.games.vast.roles.ghoul.rules.paying import most_attack
from hauntbox.games.vast.roles.knight.rules.stats import strength
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, UNICORN, VILE
from hauntbox.games.vast.roles.unicorn.rules.stats import armor as unicorn_armor
from hauntbox.games.vast.state import Vast, ghoul_of

STEPS: Final = 4.5  # in a turn
WOUND: Final = 1.6  # turns for each Health of its victim
CRYSTAL: Final = 1.9
LOOKING: Final = 3.0  # Dark tiles that are revealed in a turn, by it and by others
GOING: Final = 1.0  # turns to a Crystal that is found
HOMESICK: Final = 0.6  # how much the way home counts before it is time
CARD: Final = 0.22
STEP: Final = 0.03  # turns that a step costs within reach
GUARD: Final = 0.04
READY: Final = 0.005  # a movement point to spend


def progress(g: Vast) -> float:
    """What is left of its victim, or Crystals and the way home."""
    board, here = ghoul_of(g), g.at[VILE]
    gain = CARD * sum(board.held) + GUARD * board.discs + (READY * board.movement if g.turn == VILE else 0)
    if g.knight is not None and victim(g) == KNIGHT:
        near = g.at[KNIGHT] if strength(g) < max(most_attack(g), 1) else NOWHERE
        return WOUND * g.knight.health + way_to(g, here, [near]) - gain
    if g.dragon is not None and victim(g) == DRAGON:
        near = g.at[DRAGON] if armor(g) < max(most_attack(g), 1) else NOWHERE
        return WOUND * g.dragon.health + way_to(g, here, [near]) - gain
    if g.unicorn is not None and victim(g) == UNICORN:
        near = g.at[UNICORN] if unicorn_armor(g) < max(most_attack(g), 1) else NOWHERE
        return WOUND * g.unicorn.health + way_to(g, here, [near]) - gain
    home = steps(g, here, MIDDLE) / STEPS
    if board.reached:
        return max(home, 0.2)
    missing = max(crystal_goal(g) - board.crystals, 0)
    look = finding(g, CRYSTAL_TILE, LOOKING)
    first = (
        way_to(g, here, g.tokens[CRYSTALS]) if g.tokens[CRYSTALS] else look + turns(g, steps_to_dark(g, here)) + GOING
    )
    unseen = max(missing - max(len(g.tokens[CRYSTALS]), 1), 0)
    return CRYSTAL * missing + first + look * unseen + HOMESICK * home - gain


def way_to(g: Vast, here: int, places: Sequence[int]) -> float:
    return turns(g, min([steps(g, here, place) for place in places]))


def turns(g: Vast, far: int) -> float:
    """Turns for so many steps, in its own turn less what it can still go."""
    left = ghoul_of(g).movement if g.turn == VILE else 0
    return max(far - left, 0) / STEPS + STEP * far
