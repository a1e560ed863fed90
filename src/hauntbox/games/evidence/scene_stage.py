"""What the pictures of a position are made of: the seat's view, and what all at the table know."""

from __future__ import annotations

from hauntbox.games.evidence.cards.names import GHOST as GHOST_NAME
from hauntbox.games.evidence.cards.names import HUNTERS
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.games.evidence.view import view
from hauntbox.kernel.agenda import Choice
from hauntbox.scene import Sitting, offers


class Stage:
    """The only reader of the position. Options and frames are public, a view and an offer are the seat's own."""

    def __init__(self, g: Haunting, sitting: Sitting) -> None:
        self.v = view(g, sitting.minds)
        self.house = g.house
        self.options = g.options
        self.sitting = sitting
        self.frame = g.asking()
        self.offer = offers(g, sitting.minds)
        self.turn = self.frame.role if isinstance(self.frame, Choice) else -1  # whose question it is
        self.is_over = g.outcome is not None

    @property
    def is_ghost_alone(self) -> bool:
        return self.sitting.minds == (GHOST,)

    @property
    def plays_hunters(self) -> bool:
        return any([role != GHOST for role in self.sitting.minds])

    def is_mine(self, role: int) -> bool:
        return role in self.sitting.minds

    def seat(self, role: int) -> str:
        return self.sitting.seat_of(role)

    def seen(self, by: str) -> str:
        """Who else does not see a thing; at the end all lies open."""
        return "" if self.is_over else by

    def here(self, role: int) -> int:
        """Where a hunter is."""
        return self.v.at[role - 1]


def sq(house: House, place: int) -> str:
    """The id of a square, or of the van."""
    return f"sq:{house.names[place]}"


def name_of(role: int) -> str:
    return HUNTERS[role - 1] if role else f"the {GHOST_NAME.lower()}"


def room_words(house: House, place: int) -> str:
    """The Corridor; the van."""
    return "the van" if place in (house.van, NOWHERE) else f"the {house.rooms[house.room_of[place]]}"
