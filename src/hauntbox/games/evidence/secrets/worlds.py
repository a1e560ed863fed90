"""What is known of the ghost, as sets of squares: one world for each type and room, and how likely each is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

from hauntbox.games.evidence.cards.ghosts import OBAKE
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.hunt import kill_mask
from hauntbox.kernel.geometry import places

UNLIKELY: Final = 0.002  # beside the likeliest: what the ghost chose unseen may speak for a world as well
Hunters = tuple[int, ...]  # their squares, Lantern first
Count = tuple[int, bool]  # a countdown, and whether a Yokai has cut it


class World(NamedTuple):
    """One type in one room."""

    squares: int  # where the ghost may be now
    past: tuple[tuple[int, int], ...]  # round and squares at the latest UV rolls, oldest first
    weight: float  # how well the dice that it needs have fallen, for beliefs
    start: int = 0  # where it may have begun its last walk; 0: it has been put elsewhere since
    ground: int = 0  # what that walk may have led over

    # Made directly, here and in the fold: `_replace` costs five times as much.

    def walked(self, start: int, ground: int) -> World:
        return World(self.squares, self.past, self.weight, start, ground)

    def put_elsewhere(self) -> World:
        return World(self.squares, self.past, self.weight)


class Knowledge(NamedTuple):
    """All that follows from the facts up to a point. Never changed, so clones share it."""

    upto: int
    worlds: dict[tuple[int, int], World]  # by type and room
    counts: dict[int, frozenset[Count]]  # by type
    flashes: tuple[tuple[int, int], ...]  # round and squares that a flashlight has shone on
    found: tuple[tuple[int, int], ...]  # prints on the table: square, round in which they were found
    looked: dict[int, int]  # book's square -> dice rolled for it since somebody looked
    rolled: tuple[int, ...]  # rounds with a passive ghost turn
    moved_home: int  # the last round in which the ghost was put on its spawn square
    round: int
    rooms: dict[int, float]  # how likely each is
    odds: tuple[list[tuple[int, int]], list[float]]  # worlds, and their chances added up, for dealing


class Left(NamedTuple):
    """What the worlds that are left have among them, each in order."""

    types: list[int]
    rooms: list[int]
    squares: list[int]


def what_is_left(worlds: dict[tuple[int, int], World]) -> Left:
    squares = 0
    for world in worlds.values():
        squares |= world.squares
    return Left(sorted({t for t, _ in worlds}), sorted({room for _, room in worlds}), places(squares))


def odds(worlds: dict[tuple[int, int], World]) -> tuple[list[tuple[int, int]], list[float]]:
    """None is out of the question beside the likeliest. In a position that was only imagined none may be left."""
    weights = [world.weight for world in worlds.values()]
    faint = UNLIKELY * max(weights, default=0.0)
    return list(worlds), list(accumulate([max(weight, faint) for weight in weights]))


def shares(worlds: dict[tuple[int, int], World]) -> dict[int, float]:
    """How likely each room is, of all that are left."""
    weights: dict[int, float] = {}
    for (_, room), world in worlds.items():
        weights[room] = weights.get(room, 0.0) + world.weight
    total = sum(weights.values(), 0.0)
    return {room: weight / total for room, weight in weights.items()}


def near_exactly(house: House, at: Hunters, roles: tuple[int, ...], reach: Callable[[int], int]) -> int:
    """Squares within reach of these hunters in the house, and of no others."""
    mask = house.floor
    for role, place in enumerate(at, 1):
        if place not in (NOWHERE, house.van):
            around = reach(place)
            mask &= around if role in roles else ~around
    return mask


def safe_squares(house: House, options: Options, at: Hunters) -> int:
    """Where a hunting ghost kills nobody who is not hidden."""
    if options.one_victim and options.original_draft:
        return house.floor  # it may go on beside those whom it did not pick
    unhidden = tuple([NOWHERE if place in house.fronts else place for place in at])
    return near_exactly(house, unhidden, (), partial(kill_mask, house, options))


def life_of(options: Options, t: int) -> int:
    return options.obake_uv_life if t == OBAKE else options.uv_life
