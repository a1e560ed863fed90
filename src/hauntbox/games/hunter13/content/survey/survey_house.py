"""What is wrong with a scenario's Preparation: tiles, cards, items, floors. GHT-FMT-22"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hauntbox.games.common.walking import Path
from hauntbox.games.hunter13.cards.rooms import PAIRS, ROOMS
from hauntbox.games.hunter13.content.sheet_parts import Finding, Plan
from hauntbox.games.hunter13.content.sheet_tests import FLOORS, Scaled

TILES: Final = tuple([f"T-{n}" for n in range(1, 43)])
FEWEST: Final = 6  # tiles in the pile
BASEMENT, FIRST, SECOND = range(3)

Row = list[tuple[Path, str]]


def house(plan: Plan) -> Iterator[Finding]:
    for check in (starts, tiles_twice, cards_twice, items_twice, partners, sizes, cells, storeys):
        yield from check(plan)


def listed(field: Path, names: Sequence[str]) -> Row:
    return [((*field, str(n)), name) for n, name in enumerate(names, 1)]


def twice(rows: Row, noun: str) -> Iterator[Finding]:
    """Each stands in one list only, once."""
    seen: dict[str, Path] = {}
    for path, name in rows:
        if name in seen:
            where = ".".join(seen[name][:-1])
            yield Finding(path, f"{name} is used twice: it is in {where} already, expected {noun} in one list")
        else:
            seen[name] = path


def tiles_twice(plan: Plan) -> Iterator[Finding]:
    t = plan.sheet.tiles
    placed = [(("tiles", "placed", str(n), "tile"), tile.tile) for n, tile in enumerate(t.placed, 1)]
    rows = [
        *placed, *listed(("tiles", "unused"), t.unused), *listed(("tiles", "aside", "pair"), t.aside.pair),
        *listed(("tiles", "aside", "goal"), t.aside.goal), *listed(("tiles", "aside", "staged"), t.aside.staged),
        *listed(("tiles", "fixed"), t.fixed),
    ]  # fmt: skip
    yield from twice(rows, "a tile")
    fixed = set(t.fixed)
    for path, tile in listed(("tiles", "bury", "tiles"), t.bury.tiles if t.bury else []):
        if tile not in fixed:
            yield Finding(path, f"{tile} is buried, but it is not in tiles.fixed")


def cards_twice(plan: Plan) -> Iterator[Finding]:
    c = plan.sheet.cards
    rows = (
        listed(("cards", "unused"), c.unused)
        + listed(("cards", "aside"), c.aside)
        + listed(("cards", "fixed"), c.fixed)
    )
    yield from twice(rows, "a card")


def items_twice(plan: Plan) -> Iterator[Finding]:
    i = plan.sheet.items
    rows = [
        *listed(("items", "unused"), i.unused), *listed(("items", "aside"), i.aside),
        *listed(("items", "first"), i.first), *listed(("items", "shared"), i.shared),
    ]  # fmt: skip
    yield from twice(rows, "an item")


def starts(plan: Plan) -> Iterator[Finding]:
    placed = {tile.tile for tile in plan.sheet.tiles.placed}
    if not placed:
        yield Finding(("tiles", "placed"), "no tile lies at the start: expected the one where hunters start")
    for path, tile in listed(("start", "tiles"), plan.sheet.start.tiles):
        if tile not in placed:
            yield Finding(path, f"{tile} is no start: it is not among tiles.placed")


def partners(plan: Plan) -> Iterator[Finding]:
    """GHT-FMT-22: stairs and chutes come in pairs."""
    unused = set(plan.sheet.tiles.unused)
    for tile, pair in PAIRS.items():
        if TILES[tile] not in unused and TILES[pair] in unused and TILES[tile] not in plan.sheet.tiles.aside.pair:
            n = plan.sheet.tiles.unused.index(TILES[pair]) + 1
            yield Finding(
                ("tiles", "unused", str(n)), f"{TILES[pair]} is left out, but {TILES[tile]} needs it as its pair"
            )


def pool(plan: Plan) -> list[str]:
    """Tiles of which some are drawn into the pile."""
    t = plan.sheet.tiles
    aside = [*t.aside.pair, *t.aside.goal, *t.aside.staged]
    taken = {*t.unused, *aside, *t.fixed, *[tile.tile for tile in t.placed]}
    return [tile for tile in TILES if tile not in taken]


def most(n: int | Scaled | None, default: int) -> int:
    if isinstance(n, Scaled):
        return max(n.two, n.three, n.four)
    return default if n is None else n


def least(n: int | Scaled | None, default: int) -> int:
    if isinstance(n, Scaled):
        return min(n.two, n.three, n.four)
    return default if n is None else n


def sizes(plan: Plan) -> Iterator[Finding]:
    free = len(pool(plan))
    if most(plan.sheet.tiles.random, 0) > free:
        yield Finding(("tiles", "random"), f"{most(plan.sheet.tiles.random, 0)} random tiles: only {free} are left")
    pile = len(plan.sheet.tiles.fixed) + least(plan.sheet.tiles.random, free)
    if pile < FEWEST:
        yield Finding(("tiles",), f"{pile} tiles in the pile: expected {FEWEST} at least")
    for field, count, first, last in (("events", 30, 1, 30), ("monsters", 15, 31, 45), ("traps", 10, 46, 55)):
        given: Any = getattr(plan.sheet.cards, field)
        gone = [*plan.sheet.cards.unused, *plan.sheet.cards.aside, *plan.sheet.cards.fixed]
        left = count - len([card for card in gone if first <= int(card[2:]) <= last])
        if most(given, 0) > left:
            yield Finding(("cards", field), f"{most(given, 0)} cards at random: only {left} are left")


def cells(plan: Plan) -> Iterator[Finding]:
    """No two tiles on one cell, and each on a floor where it may lie."""
    seen: dict[tuple[str, int, int], str] = {}
    for n, tile in enumerate(plan.sheet.tiles.placed, 1):
        cell = (tile.floor, tile.column, tile.row)
        if cell in seen:
            yield Finding(("tiles", "placed", str(n)), f"{tile.tile} lies where {seen[cell]} lies already")
        seen[cell] = tile.tile
        if not floors_of(plan, tile.tile) & 1 << FLOORS.index(tile.floor):
            yield Finding(("tiles", "placed", str(n), "floor"), f"{tile.tile} may not lie on the floor {tile.floor!r}")


def floors_of(plan: Plan, tile: str) -> int:
    """Where it may lie, by its own rules and the scenario's, as bits."""
    floors = ROOMS[TILES.index(tile)].floors
    if tile in plan.sheet.tiles.floors:
        floors &= sum([1 << FLOORS.index(floor) for floor in plan.sheet.tiles.floors[tile]])
    for floor, tiles in plan.sheet.tiles.piles.items():
        if tile in tiles:
            floors &= 1 << FLOORS.index(floor)
    return floors


def open_floors(plan: Plan) -> int:
    """Floors that hunters can come to: where something lies, or where stairs, towers or chutes may lead."""
    found = sum({1 << FLOORS.index(tile.floor) for tile in plan.sheet.tiles.placed})
    gone = set(plan.sheet.tiles.unused)
    for _ in FLOORS:
        if found & 1 << FIRST and any([tile not in gone for tile in ("T-2", "T-20")]):
            found |= 1 << BASEMENT
        if found & 1 << FIRST and any([tile not in gone for tile in ("T-1", "T-14", "T-15")]):
            found |= 1 << SECOND
        if found & 1 << SECOND and any([tile not in gone for tile in ("T-14", "T-15", "T-20")]):
            found |= 1 << FIRST
    return found


def storeys(plan: Plan) -> Iterator[Finding]:
    """A tile that is sure to be in the pile can be laid somewhere."""
    floors = open_floors(plan)
    for path, tile in listed(("tiles", "fixed"), plan.sheet.tiles.fixed):
        if not floors_of(plan, tile) & floors:
            yield Finding(path, f"{tile} can never be laid: no way leads to a floor where it may lie")
