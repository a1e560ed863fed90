"""Who can be saved in a hunt, if both sides play well and the hunters knew where the ghost is. For judgement.

Worked out backwards from the last hunting turn for every square of a house, with sets of squares as bit masks.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hauntbox.games.evidence.content.house import House
from hauntbox.kernel.geometry import places

TURNS: Final = 4  # hunting turns that are looked ahead: as many as a Demon has


class Chase:
    """By hunting turns to come and the ghost's square, which moves next."""

    def __init__(self, house: House, speed: int, reach: int, move: int) -> None:
        self.house: Final = house
        self.speed: Final = speed
        self.stride: Final = speed + reach
        self.move: Final = move
        self.lost: Final[list[tuple[int, ...]]] = []  # squares where a hunter cannot be saved
        self.found: Final[list[tuple[int, ...]]] = []  # hiding squares where one cannot stay
        self.open: Final[list[tuple[int, ...]]] = []  # squares to end a turn on
        self.havens: Final[list[tuple[int, ...]]] = []  # the same, and squares to hide from
        self.runs: Final[dict[tuple[int, int, int], int]] = {}
        for turns in range(TURNS + 1):
            self.look_ahead(turns)

    def look_ahead(self, turns: int) -> None:
        squares = range(self.house.squares)
        doomed = self.doomed(turns - 1) if turns else ()
        self.lost.append(tuple([self.lost_to(square, doomed) if turns else 0 for square in squares]))
        self.found.append(tuple([self.found_by(square, turns) for square in squares]))
        self.open.append(tuple([self.house.floor & ~lost for lost in self.lost[turns]]))
        self.havens.append(tuple([self.havens_from(square, turns) for square in squares]))

    def doomed(self, turns: int) -> tuple[int, ...]:
        """By the ghost's square, where a hunter who moves next cannot be saved either."""
        floor, grid = self.house.floor, self.house.grid
        return tuple([floor & ~grid.spread(haven, self.move, floor) for haven in self.havens[turns]])

    def lost_to(self, square: int, doomed: tuple[int, ...]) -> int:
        if not self.house.floor >> square & 1:
            return 0
        lost = self.house.within(square, self.stride) & self.house.floor
        for end in places(self.house.grid.spread(1 << square, self.speed, self.house.floor)):
            lost |= doomed[end]
        return lost

    def found_by(self, square: int, turns: int) -> int:
        """It comes to the front square, and starts another turn there."""
        mask = 0
        for spot, front in self.house.fronts.items():
            if -(-self.house.walks[square][front] // self.speed) < turns:
                mask |= 1 << spot
        return mask

    def havens_from(self, square: int, turns: int) -> int:
        mask = self.open[turns][square]
        for spot, front in self.house.fronts.items():
            if not self.found[turns][square] >> spot & 1:
                mask |= 1 << front
        return mask

    def saved(self, turns: int, square: int, steps: int) -> int:
        """Where a hunter who moves next, and has its action, can be saved by so many steps."""
        key = (turns, square, steps)
        found = self.runs.get(key)
        if found is None:
            found = self.runs[key] = self.house.grid.spread(self.havens[turns][square], steps, self.house.floor)
        return found


@cache
def chase_of(house: House, speed: int, reach: int, move: int) -> Chase:
    return Chase(house, max(1, speed), reach, move)
