"""Furniture in the corners of rooms, by their names; doors stay free. No rule knows it."""

from __future__ import annotations

from typing import Final

from hauntbox.scene import Decor

SIZE: Final = 0.26  # of a tile
NORTH_WEST, SOUTH_WEST, SOUTH_EAST = (0, 0), (0, 1), (1, 1)  # the fourth corner is for the icons of the room
ROOMS: Final = {
    "Reception Room": ("armchair", "clock", "plant"),
    "Parlour": ("armchair", "plant", "table"),
    "Dining Room": ("table", "clock", "chair"),
    "Guest Room": ("chest", "wardrobe"),
    "Bedchamber": ("wardrobe", "chest", "armchair"),
    "Nursery": ("cradle", "chest"),
    "Back Hall": ("clock", "chest"),
    "Entrance": ("clock", "plant"),
    "Balcony": ("plant",),
    "Garden": ("plant", "plant"),
    "Kitchen": ("stove", "sink", "barrels"),
    "Chapel": ("chair", "chair"),
    "Laboratory": ("desk", "crates", "table"),
    "Wine Cellar": ("barrels", "barrels", "crates"),
    "Boiler Room": ("boiler", "crates"),
    "Archive": ("desk", "chest", "crates"),
    "Picture Gallery": ("armchair", "plant"),
    "Music Room": ("armchair", "plant", "chair"),
    "Trophy Room": ("clock", "armchair"),
    "Servants' Room": ("chest", "chair"),
    "Library": ("desk", "globe", "armchair"),
    "Study": ("desk", "globe"),
    "Torture Chamber": ("crates", "barrels"),
    "Conservatory": ("plant", "plant", "plant"),
    "Observatory": ("globe", "desk"),
}


def furniture(name: str) -> tuple[Decor, ...]:
    corners = (NORTH_WEST, SOUTH_WEST, SOUTH_EAST)
    pieces = zip(ROOMS.get(name, ()), corners, strict=False)
    return tuple([Decor(f"furniture/{kind}", at, scale=SIZE) for kind, at in pieces])
