"""The table as text: the seat's picture, painted with characters and words."""

from __future__ import annotations

from hauntbox.games.evidence.scene import scene
from hauntbox.games.evidence.state import Haunting
from hauntbox.games.evidence.words import role_name
from hauntbox.kernel.contract import Seat
from hauntbox.scene import screen, sit_down


def draw(g: Haunting, seat: Seat) -> str:
    names = [role_name(g, role) for role in range(len(g.minds))]
    return "\n".join(screen(scene(g, sit_down(names, seat))))
