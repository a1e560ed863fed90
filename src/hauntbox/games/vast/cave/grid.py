"""Spaces and the directions between them, as numbers and tables. MAP

A space is a number on a square of 72 by 72 whose edges meet: the 52 tiles of the box and all Terrain in one straight
line are 68 spaces long, so that no map ever reaches around and touches itself. A space is named by where it lies,
counted from the Entrance: "n2e1".
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 72
HALF: Final = SIZE // 2
SPACES: Final = SIZE * SIZE
NOWHERE: Final = -1
MIDDLE: Final = HALF * SIZE + HALF  # the Entrance's space

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
WAYS: Final = (N, E, S, W)
WAY_NAMES: Final = ("n", "e", "s", "w")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # x to the east, y to the south
CORNERS: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))


def space_at(x: int, y: int) -> int:
    """The space so many steps east and south of the Entrance."""
    return (y + HALF) % SIZE * SIZE + (x + HALF) % SIZE


def offset(space: int) -> tuple[int, int]:
    """How far east and south of the Entrance it lies."""
    return space % SIZE - HALF, space // SIZE - HALF


def moved(space: int, x: int, y: int) -> int:
    return (space // SIZE + y) % SIZE * SIZE + (space % SIZE + x) % SIZE


NEAR: Final = tuple(  # VSB-MAP-02: the four spaces that share an edge with a space, N, E, S, W
    [tuple([moved(space, x, y) for x, y in STEPS]) for space in range(SPACES)]
)
DIAGONAL: Final = tuple([tuple([moved(space, x, y) for x, y in CORNERS]) for space in range(SPACES)])


def around(space: int) -> tuple[int, ...]:
    """VSB-MAP-03: the eight surrounding spaces, diagonals included."""
    return NEAR[space] + DIAGONAL[space]


def distance(a: int, b: int) -> int:
    """VSB-MAP-04: counted orthogonally."""
    x, y = abs(a % SIZE - b % SIZE), abs(a // SIZE - b // SIZE)
    return min(x, SIZE - x) + min(y, SIZE - y)


def way_to(a: int, b: int) -> int:
    """The way from a space to one beside it."""
    return NEAR[a].index(b)


def name_of(space: int) -> str:
    """VSB-MAP-01: a space has a name whether or not a tile lies there."""
    x, y = offset(space)
    if space == MIDDLE:
        return "center"
    return (f"s{y}" if y > 0 else f"n{-y}" if y < 0 else "") + (f"e{x}" if x > 0 else f"w{-x}" if x < 0 else "")


NAMES: Final = tuple([name_of(space) for space in range(SPACES)])
SPACE_OF: Final = {name: space for space, name in enumerate(NAMES)}
