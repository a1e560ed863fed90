"""Shots and rounds of Ghostbusters II in a few words, and what is on the map then."""

from __future__ import annotations

from ghostbusters2.kit import do, slot, told, way, where
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.state import Busters

CODE = {number: code for code, number in CODES.items()}
HIT, MISS = 6, 1
LEVEL_3, LEVEL_4, LEVEL_5 = 11, 18, 26  # XP


def fire(g: Busters, at: str, die: int, *ways: str) -> None:
    """With this die; whatever moves at random then goes these ways."""
    g.rig("combat", die)
    g.rig("movement", *[way(name) + 1 for name in ways])
    do(g, f"fire {at}")


def shoot(g: Busters, at: str, die: int, *ways: str) -> int:
    """Fire at the Entity there; its slot."""
    one = slot(g, at)
    fire(g, at, die, *ways)
    return one


def last_shot(g: Busters) -> str:
    return [what for what in told(g) if what in ("hits", "misses")][-1]


def end_round(g: Busters, event: int = 1) -> None:
    """Everybody ends the turn, and the Event Die shows this; 6 is Chaos."""
    g.rig("event", event)
    do(g, *["end"] * len(g.order))


def on_map(g: Busters) -> list[tuple[str, str]]:
    """The Entities there, each with its space."""
    return [(CODE[g.kind[s]], where(g, s)) for s in range(len(g.spot)) if g.spot[s] >= 0]
