"""The Preparation of a scenario file, in numbers. GHT-FMT-02 to GHT-FMT-06"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hauntbox.games.hunter13.content.sheet import Sheet
from hauntbox.games.hunter13.content.sheet_tests import CLASSES, FLOORS
from hauntbox.games.hunter13.content.story import ALL_FLOORS, Deal, Placed

TILES: Final = 42


def numbers(names: Sequence[str]) -> tuple[int, ...]:
    return tuple([int(name[2:]) - 1 for name in names])


def mask(names: Sequence[str]) -> int:
    found = 0
    for n in numbers(names):
        found |= 1 << n
    return found


def deal_of(sheet: Sheet, number: Callable[[Any], int]) -> Deal:
    tiles, cards, items, start = sheet.tiles, sheet.cards, sheet.items, sheet.start
    aside = [*tiles.aside.pair, *tiles.aside.goal, *tiles.aside.staged]
    placed = [Placed(numbers([p.tile])[0], FLOORS.index(p.floor), p.column, p.row, p.turn) for p in tiles.placed]
    return Deal(
        unused=mask(tiles.unused), aside=mask(aside), fixed=numbers(tiles.fixed), random=number(tiles.random),
        buried=numbers(tiles.bury.tiles) if tiles.bury else (), depth=number(tiles.bury.depth) if tiles.bury else 0,
        floors=limits(sheet), placed=tuple(placed), starts=numbers(start.tiles), gathering=start.place,
        first=start.first, first_class=-1 if start.class_ is None else CLASSES.index(start.class_),
        events_unused=numbers(cards.unused), events_aside=numbers(cards.aside), events_fixed=numbers(cards.fixed),
        events_random=(number(cards.events), number(cards.monsters), number(cards.traps)),
        items_unused=numbers(items.unused), items_aside=numbers(items.aside), items_first=numbers(items.first),
        items_shared=numbers(items.shared), items_bound=numbers(items.bound),
    )  # fmt: skip


def limits(sheet: Sheet) -> tuple[int, ...]:
    """GHT-FMT-03: by tile. GHT-FMT-02: a tile of a floor's own pile is opened on that floor only."""
    found = [ALL_FLOORS] * TILES
    for tile, floors in sheet.tiles.floors.items():
        found[numbers([tile])[0]] = sum([1 << FLOORS.index(floor) for floor in floors])
    for floor, tiles in sheet.tiles.piles.items():
        for n in numbers(tiles):
            found[n] = 1 << FLOORS.index(floor)
    return tuple(found)
