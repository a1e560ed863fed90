"""Sets of places, as the bits of an int: the loops under geometry.py. fastbits.c is their twin in C, where built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def places(mask: int) -> list[int]:
    """The places of a set, in order."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def woven(near: Sequence[int]) -> Any:
    """The steps of a board, made ready for `spread`: here, by the difference of two numbers, where such steps begin."""
    net: dict[int, int] = {}
    for place, some in enumerate(near):
        for other in places(some):
            net[other - place] = net.get(other - place, 0) | 1 << place
    return tuple(net.items())


def spread(net: Any, start: int, steps: int, ground: int) -> int:
    """The set reached from any of a set in so many steps or fewer, on the ground only; the whole set steps at once."""
    found = start & ground
    for _ in range(steps):
        wider = found
        for by, mask in net:
            wider |= (found & mask) << by if by > 0 else (found & mask) >> -by
        wider &= ground
        if wider == found:
            break
        found = wider
    return found
