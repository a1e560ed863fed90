"""A drawn map, read and written. CTL"""

from __future__ import annotations

import re
from string import ascii_uppercase
from typing import Final, NamedTuple

from hauntbox.games.common.scenarios import DRAWING, Finding
from hauntbox.games.ghostbusters2.cards.kinds import CODES

RED: Final = 1
ORANGE: Final = 2
YELLOW: Final = 4
COLOURS: Final = {"R": RED, "O": ORANGE, "Y": YELLOW}
MISSING: Final = "#"  # a space that is not there
MARKS: Final = {".", MISSING, "S", "L", "P", *[f"{g}{n}" for g in "Gg" for n in range(1, 6)], *CODES}
MARGIN: Final = 4  # row numbers stand in it
WIDE: Final = 4  # a space and the edge beside it
LARGEST: Final = 26  # columns, and rows
EDGE: Final = "==="


class Drawing(NamedTuple):
    columns: int
    rows: int
    marks: tuple[str, ...]  # by space
    lines: dict[tuple[int, int], int]  # edges between neighbours, the lower space first
    faults: tuple[Finding, ...]

    def spot(self, space: int) -> tuple[int, int]:
        """Line and column of the text in which a space is drawn."""
        return 2 + 2 * (space // self.columns), MARGIN + 1 + WIDE * (space % self.columns)


def read_drawing(text: str) -> Drawing:
    """GBT-CTL-02: letters on top, then borders and rows in turn."""
    return Reader(text.strip("\n").split("\n")).read()


class Reader:
    def __init__(self, rows: list[str]) -> None:
        self.rows = [row.rstrip() for row in rows]
        self.columns = len(self.rows[0].split())
        self.count = (len(self.rows) - 2) // 2
        self.marks: list[str] = []
        self.lines: dict[tuple[int, int], int] = {}
        self.faults: list[Finding] = []

    @property
    def long(self) -> int:
        """Characters of every line below the letters."""
        return MARGIN + WIDE * self.columns + 1

    def read(self) -> Drawing:
        if self.is_shaped():
            for r in range(self.count):
                self.read_row(r)
            for r in range(self.count + 1):
                self.read_border(r)
        faults = tuple(sorted(self.faults, key=lambda found: (found.line, found.column)))
        return Drawing(self.columns, max(self.count, 0), tuple(self.marks), self.lines, faults)

    def fail(self, line: int, column: int, message: str) -> None:
        self.faults.append(Finding(DRAWING, message, line, column))

    # The frame.

    def is_shaped(self) -> bool:
        """Letters, then borders and rows in turn; where that goes wrong, nothing below has a meaning."""
        letters = self.rows[0].split()
        if not letters or letters != list(ascii_uppercase[: len(letters)]):
            self.fail(0, MARGIN + 2, "expected the letters of the columns here: A, B, C and so on")
            return False
        for n, row in enumerate(self.rows[1:], 1):
            is_border = row.lstrip().startswith("+")
            if is_border != bool(n % 2):
                self.fail(n, 0, f"expected a {'border line' if n % 2 else 'row of spaces'} here")
                return False
        if self.count < 1 or len(self.rows) % 2:
            self.fail(len(self.rows) - 1, 0, "expected a border line below the last row")
            return False
        return self.is_small()

    def is_small(self) -> bool:
        if self.count > LARGEST:
            self.fail(2 + 2 * LARGEST, 0, f"{self.count} rows: expected {LARGEST} at most")
        return self.count <= LARGEST

    def is_long(self, line: int) -> bool:
        """Every line has the same places."""
        if len(self.rows[line]) != self.long:
            words = f"the line is {len(self.rows[line])} characters long, expected {self.long}"
            self.fail(line, min(len(self.rows[line]), self.long), words)
        return len(self.rows[line]) == self.long

    # Rows of spaces.

    def read_row(self, r: int) -> None:
        line = 2 + 2 * r
        if not self.is_long(line):
            self.marks += ["."] * self.columns
            return
        row = self.rows[line]
        if not re.fullmatch(rf" *{r + 1} *", row[:MARGIN]):
            self.fail(line, 0, f"expected the number of the row, {r + 1}, got {row[:MARGIN].strip()!r}")
        for c in range(self.columns):
            column = MARGIN + WIDE * c
            self.read_mark(line, column + 1, row[column + 1 : column + WIDE].strip())
            if c:
                self.read_edge(line, column, row[column], (r * self.columns + c - 1, r * self.columns + c))
        for column in (MARGIN, self.long - 1):
            if row[column] != "|":
                self.fail(line, column, f"expected | at the end of the map, got {row[column]!r}")

    def read_mark(self, line: int, column: int, mark: str) -> None:
        if mark not in MARKS:
            words = "expected a mark here, . for a free space" if not mark else f"{mark!r} is no mark of a map"
            self.fail(line, column, words)
        self.marks.append(mark)

    def read_edge(self, line: int, column: int, letter: str, spaces: tuple[int, int]) -> None:
        if letter in COLOURS:
            self.lines[spaces] = COLOURS[letter]
        elif letter != " ":
            self.fail(line, column, f"{letter!r} is no line: expected R, O, Y or a blank")

    # Borders between rows.

    def read_border(self, r: int) -> None:
        line = 1 + 2 * r
        if not self.is_long(line):
            return
        row = self.rows[line]
        for c in range(self.columns + 1):
            if row[MARGIN + WIDE * c] != "+":
                self.fail(line, MARGIN + WIDE * c, f"expected a corner, +, got {row[MARGIN + WIDE * c]!r}")
        for c in range(self.columns):
            column = MARGIN + WIDE * c + 1
            letters = row[column : column + WIDE - 1]
            if r in (0, self.count):
                if letters != EDGE:
                    self.fail(line, column, f"expected {EDGE} at the end of the map, got {letters!r}")
            elif len(set(letters)) != 1:
                # GBT-FIG-06: at most one colour on an edge
                self.fail(line, column, f"{letters!r} is no edge: expected RRR, OOO, YYY or blanks")
            else:
                self.read_edge(line, column, letters[0], ((r - 1) * self.columns + c, r * self.columns + c))


def write_drawing(d: Drawing) -> str:
    """GBT-CTL-02: what was read, written again."""
    letters = {colour: letter for letter, colour in COLOURS.items()} | {0: " "}
    out = [" " * MARGIN + "".join([f"  {ascii_uppercase[c]} " for c in range(d.columns)]).rstrip()]
    border = " " * MARGIN + f"+{EDGE}" * d.columns + "+"
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
