"""Names of a scenario file as numbers."""

from __future__ import annotations

from collections.abc import Sequence

from hauntbox.games.hunter13.content.story import Term


def inside(term: Term) -> tuple[int, ...]:
    """The tests that a term holds."""
    if term[0] in ("any", "all"):
        return tuple(term[1])
    return (term[1],) if term[0] == "not" else ()


def serial(name: str) -> int:
    """T-5, E-5 and I-5 are 4."""
    return int(name[2:]) - 1


def monster(name: str) -> int:
    """E-31 is 0."""
    return int(name[2:]) - 31


def drawn(name: str) -> int:
    return serial(name) if name.startswith("T") else monster(name)


def bits(tiles: Sequence[str]) -> int:
    found = 0
    for tile in tiles:
        found |= 1 << serial(tile)
    return found
