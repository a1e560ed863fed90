"""How far a scenario of Ghost Hunter 13 has come: counters, flags, clues, markers, monsters, and how it ended."""

from __future__ import annotations

from typing import Any

from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.state import Mansion
from hunter13.manor import number


def count(g: Mansion, name: str) -> int:
    return g.counts[[counter.name for counter in g.story.counters].index(name)]


def set_count(g: Mansion, name: str, value: int) -> None:
    g.counts[[counter.name for counter in g.story.counters].index(name)] = value


def flag(g: Mansion, name: str) -> bool:
    return bool(g.flags >> g.story.flags.index(name) & 1)


def set_flags(g: Mansion, *names: str) -> None:
    for name in names:
        g.flags |= 1 << g.story.flags.index(name)


def clues(g: Mansion) -> list[str]:
    return [name for n, (name, _) in enumerate(g.story.clues) if g.clues >> n & 1]


def know(g: Mansion, *names: str) -> None:
    """These clues have been read to all."""
    for n, (name, _) in enumerate(g.story.clues):
        if name in names:
            g.clues |= 1 << n
            g.heard = [bits | 1 << n for bits in g.heard]
            g.seen |= 1 << n


def marker(g: Mansion, name: str) -> str:
    return tile_name(g.marker[g.story.markers.index(name)])


def mark(g: Mansion, name: str, where: str) -> None:
    g.marker[g.story.markers.index(name)] = TILE_OF[where]


def thing(g: Mansion, name: str) -> int:
    return [each.name for each in g.story.things].index(name)


def lair(g: Mansion, name: str) -> str:
    return tile_name(g.lair[number(name) - 30])


def tile_name(tile: int) -> str:
    return f"T-{tile + 1}" if tile >= 0 else ""


def ending(g: Mansion) -> str:
    return g.story.endings[g.result].name if g.outcome is not None and g.result >= 0 else ""


def names(tiles: Any, letter: str = "T") -> str:
    return " ".join([f"{letter}-{n + 1}" for n in sorted(tiles)])


def bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
