"""The Slime on a Ghostbuster: one number, four bits for each type. SLM"""

from __future__ import annotations

from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC
from hauntbox.games.ghostbusters2.state import Busters


def slimes(g: Busters, role: int, slime: int) -> int:
    """GBT-SLM-05: how many tokens of a type."""
    return g.slime[role] >> 4 * slime & 15


def all_slimes(g: Busters, role: int) -> int:
    return sum([g.slime[role] >> shift & 15 for shift in range(0, 24, 4)])


def wipeable(g: Busters, role: int) -> list[int]:
    """GBT-SLM-11: the types it holds that can be removed."""
    return [t for t in range(CAUSTIC) if g.slime[role] >> 4 * t & 15]
