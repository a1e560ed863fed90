"""The map tiles, read from tiles.toml. TILE

Never compiled: the sheet of a tile is a Struct, see kernel/wire.py.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, NamedTuple

from msgspec import Struct, toml

SIDES: Final = "NESW"  # a tile's own sides, unturned
ROW: Final = 8  # spaces of a tile are numbered row by row from the bottom, eight to a row
MARKS: Final = ".oT*"
FREE: Final = ".*"


class Tile(NamedTuple):
    """A map tile. Sets of its spaces are 64 bits: bit y * 8 + x, both from 0 at the lower left corner."""

    number: str  # 1 to 20, S1 to S3
    name: str
    high: int
    wide: int
    doorways: int  # sides, bits
    floor: int  # spaces one can stand on
    low: int  # low obstacles
    tall: int
    goal: int  # objective spaces


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile as tiles.toml has it."""

    number: str
    name: str
    doorways: str
    floor: str


class Book(Struct, frozen=True):
    tiles: list[Sheet]


class BadTile(ValueError):
    """A drawing that is no tile, in one line."""


def tile_of(sheet: Sheet) -> Tile:
    """TGB-TILE-01: the top row of the drawing is the highest Y, its left column is X 1."""
    rows = sheet.floor.split()[::-1]
    high, widths = len(rows), {len(row) for row in rows}
    if {high, *widths} - {6, 8} or len(widths) > 1:
        raise BadTile(f"tile {sheet.number}: {high} rows of {sorted(widths)}, sides are 6 or 8")
    (wide,) = widths
    doorways = sum([1 << SIDES.index(side) for side in sheet.doorways])
    tile = Tile(
        sheet.number, sheet.name, high, wide, doorways, *[marked(rows, marks) for marks in (FREE, "o", "T", "*")]
    )
    check(tile, rows)
    return tile


def marked(rows: list[str], marks: str) -> int:
    """TGB-TILE-03: the spaces that bear one of these marks."""
    return sum([1 << y * ROW + x for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in marks])


def check(tile: Tile, rows: list[str]) -> None:
    strange = set("".join(rows)) - set(MARKS)
    if strange:
        raise BadTile(f"tile {tile.number}: the mark {min(strange)!r} is none of {MARKS}")
    for side in range(4):
        blocked = [place for place in doorway(tile, side) if not tile.floor >> place & 1]
        if tile.doorways >> side & 1 and blocked:
            raise BadTile(f"tile {tile.number}: an obstacle in the doorway {SIDES[side]}")


def doorway(tile: Tile, side: int) -> tuple[int, int]:
    """TGB-TILE-02: the two spaces in the middle of a side, in clockwise order."""
    x, y, right, top = tile.wide // 2, tile.high // 2, tile.wide - 1, tile.high - 1
    if side == 0:
        return top * ROW + x - 1, top * ROW + x
    if side == 1:
        return y * ROW + right, (y - 1) * ROW + right
    return (x, x - 1) if side == 2 else ((y - 1) * ROW, y * ROW)


def read(text: str) -> tuple[Tile, ...]:
    return tuple([tile_of(sheet) for sheet in toml.decode(text, type=Book).tiles])


TILES: Final = read(files(__package__).joinpath("tiles.toml").read_text(encoding="utf-8"))
TILE_NAMES: Final = tuple([tile.number for tile in TILES])
TILE_OF: Final = {name: tile for tile, name in enumerate(TILE_NAMES)}
