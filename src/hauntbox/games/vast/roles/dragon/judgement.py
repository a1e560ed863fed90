"""How far the Dragon is from his goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.bots.ways import not_below_nothing, steps
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, SIZE, around, distance
from hauntbox.games.vast.cave.ground import feature_at, is_dark_at, spaces
from hauntbox.games.vast.cave.tiles import CRYSTAL
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.dragon.board import (
    EVENT_PRIDE,
    FLAME,
    GEM_PRIDE,
    GREED,
    HUNGER,
    STILL_PRIDE,
    TRACK,
    DragonBoard,
)
from hauntbox.games.vast.roles.dragon.rules.wakefulness import waking_goal
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, GOBLINS, UNICORN, VILE
from hauntbox.games.vast.state import Vast, dragon_of

LOST: Final = 60.0
CUBE: Final = 0.75  # turns for a cube
PACE: Final = 3.0  # spaces in a turn
SHUT_IN: Final = 5  # spaces that walls and Dark tiles on his way out count for at most
FINDING: Final = 3.0  # turns to a Crystal tile that nobody has seen
ONE_DAY: Final = 0.4  # how much the way to a Crystal tile counts while he sleeps
HARM: Final[tuple[float, ...]] = (LOST, 6.0, 3.0, 1.6, 0.8, 0.2, 0.0, 0.0)  # by Health that is left
SOON: Final = 2  # missing cubes with which he looks for his way
STUCK: Final = 0.9  # turns for a cube that no track in use can give: it has to be moved to another
HOARD: Final = 0.6  # a Treasure that he can give in this turn
LATER: Final = 0.35  # and one that he keeps, or that lies within reach of a turn
MEAL: Final = 0.3  # a Goblin eaten
STILL: Final = 0.45  # that he has not moved yet
GEM: Final = 0.3  # a Gem on the map, by which the next one serves Pride
LENT: Final = 0.05  # the symbol of a Gem on the map
EVENTS: Final = 0.09  # a Flame card and a Dark tile beside him, which may be an Event
CARD: Final = 0.01
LEAP: Final = 2  # spaces of the free move
MANY: Final = 3  # Dark tiles beside him that a Flame may light


def progress(g: Vast) -> float:
    """Cubes that are missing, then the way to a Crystal tile, then the way out."""
    board, here = dragon_of(g), g.at[DRAGON]
    if here == NOWHERE:
        return LOST if board.is_here else CUBE * waking_goal(g) + FINDING
    harm = HARM[min(board.health, len(HARM) - 1)]
    if board.surfaced:
        return min(steps(g, here, MIDDLE), distance(here, MIDDLE) + SHUT_IN) / PACE + harm
    crystals = [space for space in spaces(g) if feature_at(g, space) == CRYSTAL]
    way = min([distance(here, space) + distance(space, MIDDLE) for space in crystals], default=FINDING * PACE) / PACE
    if board.awake:
        return way + 0.3 + harm
    missing = max(waking_goal(g) - board.wakefulness, 0)
    turns = missing * CUBE + STUCK * max(missing - in_use(g, board), 0) - helps(g, board, here)
    return not_below_nothing(turns) + 0.5 + (way if missing <= SOON else ONE_DAY * way) + harm


def in_use(g: Vast, board: DragonBoard) -> int:
    """Cubes on tracks that can be served here: Hunger wants somebody to eat."""
    prey = any([role in g.terms.boards for role in (GOBLINS, VILE, UNICORN, GHOUL)])
    return sum(board.sloth) - (0 if prey else board.sloth[HUNGER])


# What makes the next cubes come sooner. -----------------------------------------------------------------------------


def helps(g: Vast, board: DragonBoard, here: int) -> float:
    gain = 0.0
    if board.sloth[GREED]:
        gain += hoard(g, board, here)
    if board.sloth[HUNGER]:
        gain += MEAL * min(board.eaten, 2 * board.sloth[HUNGER])
    return gain + pride(g, board, here)


def hoard(g: Vast, board: DragonBoard, here: int) -> float:
    """One Treasure in a turn: what he has, what lies under him, what he can fly to."""
    can_give = g.turn == DRAGON and not is_served(board, GREED)
    near = min([flight(g, board, here, space) for space in g.tokens[TREASURES]], default=9)
    first = HOARD if can_give and (board.treasures or near == 0) else LATER / (1.0 + 0.3 * max(near - 1, 0))
    return first + LATER * 0.5 * min(board.treasures, board.sloth[GREED])


def flight(g: Vast, board: DragonBoard, here: int, space: int) -> int:
    """Spaces to go, in this turn none if the free move leads there."""
    straight = here % SIZE == space % SIZE or here // SIZE == space // SIZE
    far = distance(here, space)
    return 1 if far and straight and far <= LEAP and g.turn == DRAGON and not board.flown else far


def pride(g: Vast, board: DragonBoard, here: int) -> float:
    """Events that Flames may find, Gems, and a turn without a move."""
    gems = sum([bool(g.tokens[kind]) for kind in GEMS])
    gain = LENT * gems + (GEM if gems and board.sloth[GEM_PRIDE] else 0.0)
    if g.turn != DRAGON:
        return gain
    gain += CARD * len(board.hand)
    if is_served(board, EVENT_PRIDE):
        return gain
    if board.sloth[STILL_PRIDE] and not board.moved:
        gain += STILL
    if board.sloth[EVENT_PRIDE]:
        dark = len([space for space in around(here) if is_dark_at(g, space)])
        gain += EVENTS * board.hand.count(FLAME) * min(dark, MANY)
    return gain


def is_served(board: DragonBoard, part: int) -> bool:
    """One cube of a track in a turn is all."""
    return board.served >> TRACK[part] & 1 == 1
