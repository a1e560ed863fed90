"""A drawn map, read and written. CTL"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.ghostbusters2.cards.kinds import CODES

RED, ORANGE, YELLOW = 1, 2, 4
COLOURS: Final = {"R": RED, "O": ORANGE, "Y": YELLOW}
MISSING: Final = "#"  # a space that is not there
MARKS: Final = {".", MISSING, "S", "L", "P", *[f"{g}{n}" for g in "Gg" for n in range(1, 6)], *CODES}
MARGIN: Final = 4  # row numbers stand in it
WIDE: Final = 4  # a space and the edge beside it


class BadMap(ValueError):
    """A map that cannot be played, in one line for its author."""


class Fault(NamedTuple):
    """What is wrong with a drawing, by line and column of its text, both from 0."""

    line: int
    column: int
    message: str


class Drawing(NamedTuple):
    columns: int
    rows: int
    marks: tuple[str, ...]  # by space
    lines: dict[tuple[int, int], int]  # edges between neighbours, the lower space first
    faults: tuple[Fault, ...]


def read_drawing(text: str) -> Drawing:
    """GBT-CTL-02: letters on top, then borders and rows in turn; GBT-FIG-06: at most one colour on an edge."""
    rows = text.strip("\n").split("\n")
    columns = len(rows[0].split()) if rows else 0
    count = (len(rows) - 2) // 2
    marks: list[str] = []
    lines: dict[tuple[int, int], int] = {}
    faults: list[Fault] = []
    if columns == 0 or count < 1 or len(rows) != 2 * count + 2:
        fault = Fault(0, 0, "expected letters, then borders and rows in turn")
        return Drawing(columns, max(count, 0), (), {}, (fault,))
    for r in range(count):
        at = 2 + 2 * r
        row = rows[at].ljust(MARGIN + WIDE * columns + 1)
        for c in range(columns):
            column = MARGIN + WIDE * c
            mark = row[column + 1 : column + WIDE].strip()
            if mark not in MARKS:
                faults.append(Fault(at, column + 1, f"{mark!r} is no mark of a map"))
            marks.append(mark)
            if c:
                edge(lines, faults, row[column], (r * columns + c - 1, r * columns + c), (at, column))
    for r in range(1, count):
        at = 1 + 2 * r
        row = rows[at].ljust(MARGIN + WIDE * columns + 1)
        for c in range(columns):
            column = MARGIN + WIDE * c
            letters = row[column + 1 : column + WIDE]
            if len(set(letters)) != 1:
                faults.append(Fault(at, column + 1, f"{letters!r} is no edge: expected RRR, OOO, YYY or nothing"))
            edge(lines, faults, letters[0], ((r - 1) * columns + c, r * columns + c), (at, column + 1))
    return Drawing(columns, count, tuple(marks), lines, tuple(faults))


def edge(
    lines: dict[tuple[int, int], int], faults: list[Fault], letter: str, spaces: tuple[int, int], at: tuple[int, int]
) -> None:
    if letter in COLOURS:
        lines[spaces] = COLOURS[letter]
    elif letter != " ":
        faults.append(Fault(*at, f"{letter!r} is no line: expected R, O, Y or nothing"))


def write_drawing(d: Drawing) -> str:
    """GBT-CTL-02: what was read, written again."""
    letters = {colour: letter for letter, colour in COLOURS.items()} | {0: " "}
    out = [" " * MARGIN + "".join([f"  {chr(ord('A') + c)} " for c in range(d.columns)]).rstrip()]
    border = " " * MARGIN + "+===" * d.columns + "+"
    out.append(border)
    for r in range(d.rows):
        spaces = range(r * d.columns, (r + 1) * d.columns)
        if r:
            edges = "".join(["+" + 3 * letters[d.lines.get((p - d.columns, p), 0)] for p in spaces])
            out.append(" " * MARGIN + edges + "+")
        cells = [cell(d.marks[p]) + (letters[d.lines.get((p, p + 1), 0)] if p + 1 in spaces else "|") for p in spaces]
        out.append(f"{r + 1:3} |" + "".join(cells))
    return "\n".join([*out, border]) + "\n"


def cell(mark: str) -> str:
    return mark if len(mark) == 3 else f" {mark}".ljust(3)
