"""How far the Knight is from her goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.bots.ways import FAR, finding, not_below_nothing, steps, steps_to_dark
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.tiles import CRYSTAL
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor
from hauntbox.games.vast.roles.knight.board import BOMB, SHIELD, STRENGTH
from hauntbox.games.vast.roles.knight.goals import crystals_needed
from hauntbox.games.vast.roles.knight.rules.encounter import smash_strength
from hauntbox.games.vast.roles.knight.rules.stats import (
    MOVEMENTS,
    cubes_in_hand,
    has_item,
    has_javelin,
    movement,
    perception,
    strength,
)
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, UNICORN
from hauntbox.games.vast.roles.unicorn.rules.stats import armor as unicorn_armor
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.ends import shared_crystals

LOOKING: Final = 3.0  # Dark tiles that are revealed in a turn, by her and by others
SMASHING: Final = 1.3  # turns for a Crystal that is seen, but for the first
CUBE_STEPS: Final = 2  # steps that a cube on Movement gives
TOO_WEAK: Final = 1.5  # turns for a cube that is missing to be strong enough
UNPLACED: Final = 0.12  # the Bomb's cube that she needs there and has not placed yet
NEXT_TURN: Final = 0.6  # what it costs to have to wait for the next turn
GRIT: Final = 0.015  # how much faster a point makes her
CARD: Final = 0.04  # a Treasure card
QUEST: Final = 0.01  # a Sidequest in hand
TREK: Final = 0.3  # turns to the nearest Dark tile, at best
SEEN: Final = 0.5  # a Treasure token that she could collect, at best
GUARD: Final = 0.05  # Strength and a Shield that stay until her next turn
MEETING: Final = 0.05  # an Encounter that she can still have
HIT: Final = 1.6  # turns for each further hit on the Dragon
HIDDEN: Final = 12.0  # turns while the Dragon is nowhere
LOST: Final = 60.0
HARM: Final[tuple[float, ...]] = (LOST, 6.0, 3.4, 2.0, 1.1, 0.5, 0.2, 0.0, 0.0, 0.0)  # by Health that is left


def progress(g: Vast) -> float:
    """Turns for the Crystals that are missing, the way to them and home; less what makes her faster."""
    board, here = knight_of(g), g.at[KNIGHT]
    if here == NOWHERE:
        return LOST
    turns = errand(g, here) if crystals_needed(g) else hunt(g, here)
    speed = 1.0 + GRIT * board.grit + CARD * len(board.treasures) + QUEST * len(board.hand)
    gain = nearby(g, here) + readiness(g)
    return not_below_nothing(turns / speed - gain) + HARM[board.health]


def errand(g: Vast, here: int) -> float:
    """The Crystals that are missing, then the way to the Entrance."""
    need = crystals_needed(g) - knight_of(g).crystals - shared_crystals(g)
    home = steps(g, here, MIDDLE)
    if need <= 0:
        return approach(g, home, 0, 0)
    strong, look = smash_strength(g), finding(g, CRYSTAL, LOOKING)
    shown = sorted([steps(g, here, space) for space in g.tokens[CRYSTALS]])[:need]
    first = approach(g, shown[0], strong, 1) if shown else look + search(g, here)
    rest = SMASHING * (need - 1) + look * (need - max(len(shown), 1))
    return first + rest + home / (pace(g, 0) * 2)


def search(g: Vast, here: int) -> float:
    """The way to the nearest Dark tile, and then a Crystal that she has to go back for."""
    return NEXT_TURN + TREK * steps_to_dark(g, here) / pace(g, 0)


def hunt(g: Vast, here: int) -> float:
    """The hits that are missing, the way to the Dragon, and Strength that is missing against his Armor; or the same of
    the Unicorn in his place."""
    if g.dragon is None and g.unicorn is not None and g.at[UNICORN] != NOWHERE:
        way = steps(g, here, g.at[UNICORN])
        return HIT * max(g.unicorn.health - 1, 0) + approach(g, way, unicorn_armor(g) + 1, 1)
    if g.dragon is None or g.at[DRAGON] == NOWHERE:
        return HIDDEN
    turns = approach(g, steps(g, here, g.at[DRAGON]), armor(g) + 1, 1, lacks_bomb(g))
    return HIT * max(g.dragon.health - 1, 0) + turns


def lacks_bomb(g: Vast) -> int:
    """A cube that is still to be placed before she can reach him underground."""
    is_open = g.collapsing or g.dragon is None or g.dragon.surfaced
    return 0 if is_open or has_item(g, BOMB) or has_javelin(g) else 1


# One goal. ----------------------------------------------------------------------------------------------------------


def approach(g: Vast, way: int, strong: int, meetings: int, more: int = 0) -> float:
    """Turns until she has gone so far and has so much Strength and so many Encounters there, and placed more cubes.

    In her own turn every cube that is not placed yet, and every step that is left, still counts.
    """
    if not is_acting(g):
        return NEXT_TURN + way / pace(g, strong) + too_weak(g, strong)
    board = knight_of(g)
    bound = max(strong - strength(g), 0) + max(meetings - (perception(g) - board.met), 0) + more
    reach = max(movement(g) - board.moved, 0) + CUBE_STEPS * max(board.free - bound, 0)
    if way <= reach and bound <= board.free:
        return way * 0.01 + UNPLACED * more
    return NEXT_TURN + max(way - reach, 0) / pace(g, strong) + too_weak(g, strong)


def is_acting(g: Vast) -> bool:
    return any([isinstance(frame, MoveAndAct) for frame in g.agenda])


def readiness(g: Vast) -> float:
    """What she can still do in her turn; after it, what guards her."""
    board = knight_of(g)
    if not is_acting(g):
        return GUARD * (board.cubes[STRENGTH] + board.cubes[SHIELD])
    far = max(movement(g) - board.moved, 0) + CUBE_STEPS * board.free
    return MEETING * min(far, perception(g) - board.met + board.free)


def pace(g: Vast, strong: int) -> float:
    """Steps in a turn that leave her so much Strength."""
    spare = cubes_in_hand(knight_of(g)) - max(strong - 1, 0)
    return float(MOVEMENTS[max(0, min(spare, len(MOVEMENTS) - 1))])


def too_weak(g: Vast, strong: int) -> float:
    return TOO_WEAK * max(strong - 1 - cubes_in_hand(knight_of(g)), 0)


def nearby(g: Vast, here: int) -> float:
    near = min([steps(g, here, space) for space in g.tokens[TREASURES]], default=FAR)
    return SEEN / (1.0 + 0.4 * near) if near < FAR else 0.0
