"""How far the Dragon is from his goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, distance
from hauntbox.games.vast.cave.ground import feature_at, is_dark_at, spaces
from hauntbox.games.vast.cave.tiles import CRYSTAL
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.dragon.board import GREED, HUNGER
from hauntbox.games.vast.roles.dragon.rules.wakefulness import waking_goal
from hauntbox.games.vast.roles.numbers import DRAGON
from hauntbox.games.vast.state import Vast, dragon_of

LOST: Final = 60.0
CUBE: Final = 0.75  # turns for a cube
PACE: Final = 3.0  # spaces in a turn
FINDING: Final = 3.0  # turns to a Crystal tile that nobody has seen
HARM: Final[tuple[float, ...]] = (LOST, 6.0, 3.0, 1.6, 0.8, 0.2, 0.0, 0.0)  # by Health that is left
MEAL: Final = 0.3  # a Goblin eaten, a Gem on the map, a Treasure in hand: what each saves
STUCK: Final = 0.5  # a cube on a track that is hard to serve


def progress(g: Vast) -> float:
    """Cubes that are missing, then the way to a Crystal tile, then the way out."""
    board, here = dragon_of(g), g.at[DRAGON]
    if here == NOWHERE:
        return LOST if board.is_here else CUBE * waking_goal(g) + FINDING
    harm = HARM[min(board.health, len(HARM) - 1)]
    if board.surfaced:
        return distance(here, MIDDLE) / PACE + harm
    crystals = [space for space in spaces(g) if feature_at(g, space) == CRYSTAL]
    way = min([(distance(here, space) + distance(space, MIDDLE)) / PACE for space in crystals], default=FINDING)
    if board.awake:
        return way + harm
    missing = max(waking_goal(g) - board.wakefulness, 0)
    return missing * CUBE + way + harm - helps(g)


def helps(g: Vast) -> float:
    """What makes the next cubes come sooner."""
    board, here = dragon_of(g), g.at[DRAGON]
    near = min([distance(here, space) for space in g.tokens[TREASURES]], default=9) if board.sloth[GREED] else 9
    gems = sum([bool(g.tokens[kind]) for kind in GEMS])
    eaten = board.eaten if board.sloth[HUNGER] else 0
    dark = any([is_dark_at(g, space) for space in spaces(g)])
    return MEAL * (board.treasures + gems + eaten / 2 + 1 / (1 + near) + dark) - STUCK * board.sloth[HUNGER] * 0.5
