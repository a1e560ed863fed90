"""How far the Nightmare Unicorn is from his goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.bots.ways import not_below_nothing
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, STEPS, distance, moved
from hauntbox.games.vast.cave.ground import feature_at, is_dark_at, spaces
from hauntbox.games.vast.cave.tiles import CRYSTAL
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.roles.unicorn.board import PACE, SPIRIT
from hauntbox.games.vast.roles.unicorn.rules.stats import pace, radiance_goal
from hauntbox.games.vast.state import Vast, unicorn_of

LOST: Final = 60.0
GLOW: Final = 1.5  # turns for a Radiance, with the Pace he begins with
REACH: Final = 2.0  # spaces of an action
FINDING: Final = 3.0  # turns to something that shines, if nothing is seen
HARM: Final[tuple[float, ...]] = (LOST, 6.0, 3.0, 1.6, 0.8, 0.2, 0.0, 0.0)  # by Health that is left
READY: Final = 0.04  # an action that he has left, and a card for it
AHEAD: Final = 1.0  # spaces that what lies straight before him is nearer
LAST: Final = 0.3  # turns for the way out, at least
ONE_DAY: Final = 0.1  # how much the way home counts before it is time
HASTE: Final = 0.15  # an upgrade of Pace or Spirit
DARK: Final = 0.02  # a Dark tile to reveal


def progress(g: Vast) -> float:
    """Radiance that is missing, the way to what gives some, the way out."""
    board, here = unicorn_of(g), g.at[UNICORN]
    if here == NOWHERE:
        return LOST if board.is_here else GLOW * radiance_goal(g)
    missing = max(radiance_goal(g) - board.radiance, 0)
    harm = HARM[min(board.health, len(HARM) - 1)]
    stride = REACH * max(pace(g) - 0.5, 1.0)
    if not missing:
        return distance(here, MIDDLE) / stride + harm + LAST
    haste = HASTE * (board.upgrades[PACE] + 0.5 * board.upgrades[SPIRIT]) * missing / 3
    ready = READY * min(len(board.hand), max(pace(g) - board.acted, 0)) if g.turn == UNICORN else 0.0
    turns = GLOW * missing + nearest(g, here) / stride - haste - ready
    return not_below_nothing(turns) + harm + LAST + ONE_DAY * distance(here, MIDDLE) / stride


def nearest(g: Vast, here: int) -> float:
    """The way to the nearest thing that gives Radiance."""
    marks = unicorn_of(g).marks
    shine = [space for space in spaces(g) if feature_at(g, space) == CRYSTAL and space not in marks]
    shine += [space for kind in (TREASURES, *GEMS) for space in g.tokens[kind]]
    found = min([far(g, here, space) for space in shine if space != here], default=2 * FINDING)
    return min(found, 2 * FINDING) - DARK * len([space for space in spaces(g) if is_dark_at(g, space)])


def far(g: Vast, here: int, space: int) -> float:
    """Spaces, less if he looks that way."""
    x, y = STEPS[unicorn_of(g).facing]
    spaces_off = distance(here, space)
    return spaces_off - (AHEAD if moved(here, x * spaces_off, y * spaces_off) == space else 0.0)
