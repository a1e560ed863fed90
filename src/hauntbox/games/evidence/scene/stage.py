"""What the pictures of a position are made of: the seat's view, and what all at the table know."""

from __future__ import annotations

from hauntbox.games.common import stage as common
from hauntbox.games.evidence.cards.names import GHOST as GHOST_NAME
from hauntbox.games.evidence.cards.names import HUNTERS
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.secrets.view import known, view
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.games.evidence.words.causes import CAUSES
from hauntbox.scene import SeatContext


class Stage(common.Stage):
    """Made of what the seat knows alone."""

    def __init__(self, g: Haunting, context: SeatContext) -> None:
        k = known(g, context.minds)
        super().__init__(k, context)
        self.v = view(k, context.minds)
        self.house = k.house
        self.options = k.options
        self.at = k.at  # by role

    def reason(self, rule: str) -> str:
        return CAUSES.get(rule) or super().reason(rule)

    @property
    def is_ghost_alone(self) -> bool:
        return self.context.minds == (GHOST,)

    @property
    def plays_hunters(self) -> bool:
        return any([role != GHOST for role in self.context.minds])

    def seen(self, by: str) -> str:
        """Who else does not see a thing; at the end all lies open."""
        return "" if self.is_over else by


def sq(house: House, place: int) -> str:
    """The id of a square, or of the van."""
    return f"sq:{house.names[place]}"


def name_of(role: int) -> str:
    return HUNTERS[role - 1] if role else f"the {GHOST_NAME.lower()}"


def room_words(house: House, place: int) -> str:
    """The Corridor; the van."""
    return "the van" if place in (house.van, NOWHERE) else f"the {house.rooms[house.room_of[place]]}"
