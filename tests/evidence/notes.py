"""What can be known in a game of Evidence: the types, rooms and squares that are left, and how likely they are."""

from __future__ import annotations

from evidence.kit import names
from hauntbox.games.evidence.cards.ghosts import EIGHT, TYPE_NAMES
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.state import Haunting

ALL_TYPES = set(TYPE_NAMES)

ROOMS = {"Bedroom", "Kitchen", "Living room", "Nursery", "Washroom"}  # of Larkspur Cottage, with a spawn square


def types(g: Haunting, room: str = "") -> set[str]:
    """The types that are left, anywhere or for one room."""
    return {TYPE_NAMES[t] for t, r in knowledge(g).worlds if room in ("", g.house.rooms[r])}


def rooms(g: Haunting, ghost: str = "") -> set[str]:
    return {g.house.rooms[r] for t, r in knowledge(g).worlds if ghost in ("", TYPE_NAMES[t])}


def squares(g: Haunting, ghost: str, room: str) -> set[str]:
    return names(g, knowledge(g).worlds[TYPE_NAMES.index(ghost), g.house.rooms.index(room)].squares)


def weight(g: Haunting, ghost: str, room: str) -> float:
    return knowledge(g).worlds[TYPE_NAMES.index(ghost), g.house.rooms.index(room)].weight


def having(kind: int) -> set[str]:
    return {card.name for card in EIGHT if kind in card.kinds}
