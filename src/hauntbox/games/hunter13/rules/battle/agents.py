"""Who speaks and draws for monsters. BAT, ECARD"""

from __future__ import annotations

from hauntbox.games.hunter13.state import MONSTERS, NOBODY, Mansion, from_left, host


def turn_player(g: Mansion) -> int:
    """GHT-FALL-14: the attacked hunter takes the turn player's place."""
    return g.lead if g.lead != NOBODY else g.active


def from_right(g: Mansion, role: int) -> list[int]:
    """The others, the one on the right first."""
    return from_left(g, role)[:0:-1]


def agent(g: Mansion) -> int:
    """GHT-BAT-09: the host, or the player on the right of the turn player."""
    if host(g) != NOBODY:
        return host(g)
    right = from_right(g, turn_player(g))
    if g.bout < 2:
        return right[0]
    idle = [role for role in right if not takes_part(g, role)]
    return (idle or [role for role in right if g.fighting >> role & 1] or right)[0]  # GHT-BAT-10


def takes_part(g: Mansion, role: int) -> bool:
    return g.fighting >> role & 1 != 0 or MONSTERS + role in g.foes


def announcer(g: Mansion) -> int:
    """GHT-ECARD-38: for the Headless Knight the host speaks, or the player on the left of the turn player."""
    return host(g) if host(g) != NOBODY else from_left(g, turn_player(g))[1]  # GHT-DEC-20
