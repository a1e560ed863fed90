"""Furniture of the rooms, by the words in their names: along walls, off doors and marks. No rule knows it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.kernel.geometry import places
from hauntbox.scene import Decor

MOST: Final = 0.5  # of a room's free squares: people must see where they walk
WAYS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west: where the back of a piece is, by turn


class Item(NamedTuple):
    """A piece of furniture, its size in squares as it is drawn: with its back to the north."""

    art: str
    wide: int = 1
    deep: int = 1
    free: bool = False  # it needs no wall at its back


BED, DOUBLE, CRADLE = Item("bed", 1, 2), Item("double-bed", 2, 2), Item("cradle")
WARDROBE, CHEST, DESK, SHELF = Item("wardrobe"), Item("chest"), Item("desk"), Item("shelf", 2)
SOFA, ARMCHAIR, PIANO, PLANT, CLOCK = (
    Item("sofa", 2),
    Item("armchair"),
    Item("piano", 2, 2),
    Item("plant"),
    Item("clock"),
)
STOVE, SINK, FRIDGE, BATH, TOILET = Item("stove"), Item("sink"), Item("fridge"), Item("bath", 1, 2), Item("toilet")
CRATES, BARRELS, BOILER, ALTAR = Item("crates"), Item("barrels"), Item("boiler"), Item("altar", 2)
FIREPLACE, GLOBE, BENCH = Item("fireplace", 2), Item("globe"), Item("bench", 2)
TABLE, DINING = Item("table", free=True), Item("dining-table", 2, free=True)

WISHES: Final = (
    (("nursery",), (BED, CRADLE, CHEST, WARDROBE)),
    (("bed",), (DOUBLE, WARDROBE, CHEST, ARMCHAIR)),
    (("kitchen", "scullery"), (STOVE, SINK, FRIDGE, TABLE)),
    (("bath", "wash", "toilet"), (BATH, TOILET, SINK)),
    (("dining",), (DINING, FIREPLACE, CLOCK)),
    (("music", "ball"), (PIANO, SOFA, PLANT)),
    (("living", "lounge", "parlour", "drawing"), (SOFA, PIANO, SHELF, PLANT)),
    (("library", "study", "archive", "office"), (SHELF, DESK, GLOBE, ARMCHAIR, SHELF)),
    (("chapel",), (ALTAR, BENCH)),
    (("boiler",), (BOILER, CRATES)),
    (("cellar", "pantry", "store"), (BARRELS, CRATES, CRATES)),
    (("garage", "attic", "shed"), (CRATES, CHEST, CRATES)),
    (("sun", "garden", "conservatory", "terrace", "porch"), (PLANT, BENCH, PLANT)),
    (("trophy", "gallery"), (CLOCK, SHELF, ARMCHAIR)),
    (("corridor", "hall", "foyer", "landing", "passage", "stair"), ()),
)
OTHERS: Final = (SOFA, CHEST, PLANT)  # in a room whose name says nothing


@cache
def furniture(house: House) -> dict[int, Decor]:
    """Return what stands where, by its north-western square."""
    found: dict[int, Decor] = {}
    for room, name in enumerate(house.rooms):
        found |= furnished(house, room, wishes(name))
    return found


def wishes(name: str) -> tuple[Item, ...]:
    return next((items for words, items in WISHES if any([word in name.lower() for word in words])), OTHERS)


def furnished(house: House, room: int, items: tuple[Item, ...]) -> dict[int, Decor]:
    """Put each where it fits first; what fits nowhere is left out."""
    free = {place for place in places(house.room_mask[room]) if is_free(house, place)}
    found: dict[int, Decor] = {}
    most, used = int(len(free) * MOST), 0
    for item in items:
        if used + item.wide * item.deep > most:
            continue
        spot = next(spots(house, free, item), None)
        if spot is not None:
            corner, turn, area = spot
            found[corner] = Decor(f"furniture/{item.art}", turn=turn)
            free -= area
            used += len(area)
    return found


def is_free(house: House, place: int) -> bool:
    """Neither a hiding spot or the square before it, nor a spawn square, nor one with a door."""
    marks = {*house.fronts, *house.fronts.values(), *house.spawn, house.door}
    return place not in marks and not any([place in edge for edge in house.doors])


def spots(house: House, free: set[int], item: Item) -> Iterator[tuple[int, int, set[int]]]:
    """Where a piece fits: its corner, its turn and all its squares; first with its back to the north."""
    for turn in range(1 if item.free else 4):
        wide, deep = (item.deep, item.wide) if turn % 2 else (item.wide, item.deep)
        for corner in sorted(free):
            area = squares(house, corner, wide, deep)
            if area <= free and (item.free or has_wall(house, area, turn)):
                yield corner, turn, area


def squares(house: House, corner: int, wide: int, deep: int) -> set[int]:
    """Return the squares of an oblong; an empty place stands for what is beyond the map."""
    column, row = corner % house.columns, corner // house.columns
    if column + wide > house.columns or row + deep > house.rows:
        return {NOWHERE}
    return {(row + dy) * house.columns + column + dx for dx in range(wide) for dy in range(deep)}


def has_wall(house: House, area: set[int], turn: int) -> bool:
    """Does the whole back stand at a wall?"""
    dx, dy = WAYS[turn]
    rim = [(place % house.columns + dx, place // house.columns + dy) for place in area]
    beyond = [(column, row) for column, row in rim if row * house.columns + column not in area]
    return all([is_other_room(house, area, column, row) for column, row in beyond])


def is_other_room(house: House, area: set[int], column: int, row: int) -> bool:
    if not (0 <= column < house.columns and 0 <= row < house.rows):
        return True
    return house.room_of[row * house.columns + column] != house.room_of[min(area)]
