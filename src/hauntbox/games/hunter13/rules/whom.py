"""Whom a deed is about, by a word. FMT, EVT"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.hunter13.rules.mansion.house import distances, near
from hauntbox.games.hunter13.rules.story.story_places import ABOUT, FOLK
from hauntbox.games.hunter13.state import HUNTER, Mansion, hunters, hunters_at


def finder(g: Mansion, role: int, tile: int) -> list[int]:
    """Whoever brought it about, while standing."""
    return [role] if role >= 0 and g.status[role] == HUNTER else []


def nearest(g: Mansion, role: int, tile: int) -> list[int]:
    """The other hunter with the shortest way, the first in seat order among equals."""
    far = distances(g, tile)
    others = [other for other in hunters(g) if other != role]
    return [min(others, key=lambda other: far[g.at[other]])] if others else []


def around(g: Mansion, role: int, tile: int) -> list[int]:
    """On the tile and on door-adjacent ones."""
    reach = near(g, tile) | 1 << tile
    return [other for other in hunters(g) if reach >> g.at[other] & 1]


WORDS: Final[dict[str, Callable[[Mansion, int, int], list[int]]]] = {
    "finder": finder,
    "all": lambda g, role, tile: hunters(g),
    "here": lambda g, role, tile: hunters_at(g, tile),
    "others": lambda g, role, tile: [other for other in hunters_at(g, tile) if other != role],
    "around": around,
    "nearest": nearest,
    **FOLK,
}


def whom(g: Mansion, who: Any, role: int, tile: int) -> list[int]:
    """The roles that a word means, in seat order; a word with something that it is about is a pair."""
    if isinstance(who, tuple):
        return ABOUT[who[0]](g, role, tile, who[1])
    return WORDS[who](g, role, tile)
