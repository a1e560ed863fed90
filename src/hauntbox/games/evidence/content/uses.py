"""What of a house is in use, so that its author sees which rooms nobody ever needs."""

from __future__ import annotations

from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.state import Haunting


def uses(g: Haunting) -> dict[str, dict[str, bool]]:
    house = g.house
    visited = {house.room_of[place] for place in g.at if place != NOWHERE}
    return {
        "visited": {name: room in visited for room, name in enumerate(house.rooms)},
        "haunted": {house.rooms[room]: room == g.room for room in house.haunts()},
    }
