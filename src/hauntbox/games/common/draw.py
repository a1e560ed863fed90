"""The table as text: the seat's picture, painted with characters and words."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import ABSENT
from hauntbox.scene import Scene, SeatContext, decode, encode, screen, sit_down


def drawing(
    scene: Callable[[Any, SeatContext], Scene], role_name: Callable[[Any, int], str]
) -> Callable[[Any, Seat], str]:
    """The `draw` of a game, made of its pictures."""

    def draw(g: Any, seat: Seat) -> str:
        names = [role_name(g, role) if mind != ABSENT else "" for role, mind in enumerate(g.minds)]
        return painted(encode(scene(g, sit_down(names, seat))))

    return draw


MOST_KEPT: Final = 2000
DRAWN: Final[dict[bytes, str]] = {}  # by the digest of the picture


def painted(picture: bytes) -> str:
    """The same picture is often asked for again: by others at the table, and by tests of secrecy."""
    key = blake2b(picture, digest_size=16).digest()
    if key not in DRAWN:
        if len(DRAWN) >= MOST_KEPT:
            DRAWN.clear()
        DRAWN[key] = "\n".join(screen(decode(picture)))
    return DRAWN[key]
