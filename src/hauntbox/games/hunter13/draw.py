"""The table as text: the seat's picture, painted with characters and words."""

from __future__ import annotations

from functools import lru_cache

from hauntbox.games.hunter13.scene import scene
from hauntbox.games.hunter13.state import Mansion
from hauntbox.games.hunter13.words import role_name
from hauntbox.kernel.contract import Seat
from hauntbox.scene import decode, encode, screen, sit_down


def draw(g: Mansion, seat: Seat) -> str:
    names = [role_name(g, role) for role in range(len(g.minds))]
    return painted(encode(scene(g, sit_down(names, seat))))


@lru_cache(maxsize=8)
def painted(picture: bytes) -> str:
    """The same picture is often asked for again: by others at the table, and by tests of secrecy."""
    return "\n".join(screen(decode(picture)))
