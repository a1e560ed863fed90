"""How the ghost walks, passive or hunting. MOVE, SALT, TYPE-07 to TYPE-10"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.evidence.actions import STOP, Step
from hauntbox.games.evidence.cards.ghosts import WRAITH
from hauntbox.games.evidence.state import GHOST, Haunting, bars_way
from hauntbox.kernel.wire import Action

SALT_STEP: Final = 2  # what a step onto salt costs a Wraith


def step_cost(g: Haunting, to: int) -> int:
    """EVI-MOVE-01: 1 a step; EVI-TYPE-07: a Wraith pays 2 for salt, EVI-TYPE-10: in both states."""
    if g.type == WRAITH and any([tile.square == to for tile in g.salt]):
        return SALT_STEP
    return 1


def bars_ghost_step(g: Haunting, to: int) -> str:
    if to == g.house.van:
        return "EVI-MOVE-09"
    if to in g.house.fronts:
        return "EVI-MOVE-10"
    barred = bars_way(g, g.at[GHOST], to)
    if barred:
        return barred
    if g.stride < 1:
        return "EVI-MOVE-16"
    return "EVI-TYPE-08" if step_cost(g, to) > g.stride else ""


def ghost_steps(g: Haunting) -> list[Action]:
    """The steps of `bars_ghost_step`, looked up."""
    if g.stride < 1:
        return [STOP]
    steps = g.moves.ghost[g.at[GHOST]]
    if g.type == WRAITH and g.stride < SALT_STEP and g.salt:  # shortcut: all other steps cost one
        return [step for step in steps if not bars_ghost_step(g, g.house.place[step.to])] + [STOP]
    return [*steps, STOP]  # EVI-MOVE-03: standing still is legal


def walk(g: Haunting, step: Step) -> None:
    """EVI-MOVE-07: on squares with hunters too, without notice; EVI-MOVE-08: by the same steps and doors as they."""
    to = g.house.place[step.to]
    g.stride -= step_cost(g, to)  # EVI-PAS-17
    g.at[GHOST] = to  # EVI-MOVE-04: any square, any number of times
    if g.type != WRAITH:  # EVI-TYPE-09
        tread(g, to)


def tread(g: Haunting, square: int) -> None:
    """EVI-SALT-05: a step onto a clean tile turns it, EVI-HUNT-21: in a hunt too; EVI-SALT-06: in secret."""
    g.salt = tuple([replace(tile, stepped=True) if tile.square == square else tile for tile in g.salt])
