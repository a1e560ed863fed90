"""Her steps: through everything, but not to end everywhere. GHS"""

from __future__ import annotations

from hauntbox.games.vast.cave.grid import MIDDLE, NEAR
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.ghost.goals import is_ready
from hauntbox.games.vast.roles.ghost.rules.floating import bars_rest, hops, is_near_rest, pace
from hauntbox.games.vast.roles.ghost.rules.locks import carries
from hauntbox.games.vast.roles.ghost.rules.stats import movement
from hauntbox.games.vast.roles.numbers import GHOST, PIECE_COUNT
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.games.vast.table.ends import ESCAPED, happen


def bars_end(g: Vast, space: int) -> str:
    """VSB-GHS-06: not on an open space, not with an Artifact or with somebody who carries one."""
    return bars_rest(g, space) or ("VSB-GHS-06" if space in forbidden(g) else "")


def forbidden(g: Vast) -> list[int]:
    """The space of each Artifact, of locked ones too, and of those who carry one."""
    bearers = [g.at[piece] for piece in range(PIECE_COUNT) if carries(g, piece)]
    return [*g.tokens[ARTIFACTS], *ghost_of(g).locked, *bearers]


def is_near_end(g: Vast, here: int, steps: int) -> bool:
    """Whether a space where she may end is so many steps away at most."""
    if not bars_end(g, here):
        return True  # shortcut: the usual case
    return is_near_rest(g, here, steps, forbidden(g))


def bars_step(g: Vast, way: int) -> str:
    """VSB-DEC-137: up to her Movement, through everything, as long as she can end somewhere."""
    here = g.at[GHOST]
    return bars_going(g, NEAR[here][way], pace(g, here, way))


def bars_hop(g: Vast, pit: int) -> str:
    """VSB-TRN-30: through the Pits, VSB-TRN-23: from one to another."""
    return bars_going(g, pit, 1) if pit in hops(g, g.at[GHOST]) else "VSB-TRN-23"


def bars_going(g: Vast, to: int, price: int) -> str:
    left = movement(g) - ghost_of(g).moved - price
    if left < 0:
        return "VSB-GHS-04"
    if to == MIDDLE and is_ready(g):
        return ""
    return "" if is_near_end(g, to, left) else "VSB-GHS-06"


def bars_fade(g: Vast) -> str:
    """VSB-GHS-06: she goes on while she can still get to a space where she may end."""
    here, left = g.at[GHOST], movement(g) - ghost_of(g).moved
    rule = bars_end(g, here)
    return rule if rule and is_near_end(g, here, left) else ""


def step(g: Vast, way: int) -> None:
    here = g.at[GHOST]
    ghost_of(g).moved += pace(g, here, way)
    g.at[GHOST] = NEAR[here][way]
    g.tell("VSB-DEC-137", "steps", GHOST, g.at[GHOST])
    if g.at[GHOST] == MIDDLE:
        happen(g, ESCAPED, GHOST)  # VSB-ORD-16


def hop(g: Vast, pit: int) -> None:
    ghost_of(g).moved += 1
    g.at[GHOST] = pit
    g.tell("VSB-TRN-23", "through pits", GHOST, pit)
