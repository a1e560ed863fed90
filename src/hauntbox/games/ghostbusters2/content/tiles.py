"""The map tiles, and maps made of them. CTL, SET, FIG"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

from hauntbox.games.ghostbusters2.content.drawing import COLOURS, WIDE
from hauntbox.games.ghostbusters2.content.sheet import TILE

Lines = dict[tuple[int, int], int]  # edges between neighbours, the lower space first


@cache
def tiles() -> dict[str, tuple[str, ...]]:
    """GBT-CTL-01: by name, the rows of its drawing."""
    text = files(__package__).joinpath("tiles.toml").read_text()
    return {name: tuple(drawn.strip("\n").split("\n")) for name, drawn in tomllib.loads(text).items()}


def join_tiles(names: Sequence[Sequence[str]]) -> tuple[int, int, Lines]:
    """GBT-SET-01: tiles side by side, row by row: columns and rows of the map, and its lines."""
    columns, rows = TILE * len(names[0]), TILE * len(names)
    lines: Lines = {}
    for y, row in enumerate(names):
        for x, name in enumerate(row):
            for c, r, is_level, letter in edges(tiles()[name]):
                edge = between(TILE * x + c, TILE * y + r, is_level, columns, rows)
                if edge is not None:
                    lines[edge] = stronger(lines.get(edge, 0), COLOURS[letter])
    return columns, rows, lines


def edges(drawn: Sequence[str]) -> Iterator[tuple[int, int, bool, str]]:
    """Coloured edges: before the column, or above the row (level), of a space in this column and row."""
    for r in range(TILE + 1):
        for c in range(TILE + 1):
            above = drawn[2 * r][WIDE * c + 1 : WIDE * c + 2]
            if above in COLOURS:
                yield c, r, True, above
            if r < TILE and drawn[2 * r + 1][WIDE * c] in COLOURS:
                yield c, r, False, drawn[2 * r + 1][WIDE * c]


def between(c: int, r: int, is_level: bool, columns: int, rows: int) -> tuple[int, int] | None:
    """The two spaces of an edge; None if there is only one, on the outside of the map."""
    if (r in (0, rows)) if is_level else (c in (0, columns)):
        return None
    here = r * columns + c
    return (here - columns, here) if is_level else (here - 1, here)


def stronger(a: int, b: int) -> int:
    """GBT-FIG-06: where two tiles meet with different colours: Red, then Orange, then Yellow, as they are numbered."""
    return min(a, b) if a and b else a or b
