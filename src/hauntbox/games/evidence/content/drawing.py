"""Reading the map drawings: squares three characters wide and one line high, edges between them. MAP

A drawing is always read to its end; what does not look like one is kept in `faults`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Final

from hauntbox.games.common.scenarios import DRAWING, Finding

VAN: Final = "V"
LETTERS: Final = frozenset(ascii_uppercase) - {VAN}  # of rooms
ARROWS: Final = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}  # EVI-MAP-04: to the front square
BORDERS: Final = {"---": "|", " D ": "D", " X ": "X", "   ": " "}  # as edges between squares of one row are drawn
COLUMNS: Final = 26  # of a house: they have a letter each
ROWS: Final = 60
MARGIN: Final = 2  # for the van, which is outside; what is drawn still farther out is not read
Spot = tuple[int, int]  # row, column
Edge = tuple[Spot, Spot]  # a square, and the one left of it or above it


def fault(message: str, line: int = -1, column: int = 0) -> Finding:
    return Finding(DRAWING, message, line, column)


@dataclass
class Drawing:
    """What stands where, by row and column."""

    rooms: dict[Spot, str] = field(default_factory=dict)  # letter of each square's room
    spawns: list[Spot] = field(default_factory=list)
    fronts: dict[Spot, Spot] = field(default_factory=dict)  # hiding square -> its front square
    edges: dict[Edge, str] = field(default_factory=dict)
    joins: set[frozenset[Spot]] = field(default_factory=set)  # open edges and doors
    doors: set[frozenset[Spot]] = field(default_factory=set)
    vans: list[Spot] = field(default_factory=list)
    van_doors: list[Edge] = field(default_factory=list)
    faults: list[Finding] = field(default_factory=list)
    is_skewed: bool = False  # characters are not where they belong, so nothing can be told of the house

    @property
    def van(self) -> Spot | None:
        return self.vans[0] if self.vans else None


def read_drawing(text: str) -> Drawing:
    """EVI-MAP-05: rows and border lines take turns below the line of letters."""
    d = Drawing()
    lines = [line.rstrip() for line in text.strip("\n").split("\n")]
    if is_out_of_step(d, lines):
        return d
    columns = min(max(len(line) for line in lines) // 4, COLUMNS + MARGIN)
    rows = min((len(lines) + 1) // 2, ROWS + MARGIN)  # the last is empty, and has the border below the house
    d.faults += read_heading(lines[0])  # EVI-MAP-01
    for row in range(rows):
        for n, read_line in ((1 + 2 * row, read_border), (2 + 2 * row, read_row)):
            line = lines[n] if n < len(lines) else ""
            keep(d, n, line, read_line(d, row, line.ljust(8 + 4 * columns), columns))
    for edge, mark in d.edges.items():
        read_edge(d, edge, mark)
    return d


def is_out_of_step(d: Drawing, lines: list[str]) -> bool:
    """Where rows and border lines stop taking turns, all below would be read wrongly."""
    if len(lines) < 3:
        d.faults.append(fault("expected a line of column letters, then border lines and rows of squares in turn"))
    for n, line in enumerate(lines):
        if not d.faults and (wanted := missed_step(n, line)):
            d.faults.append(fault(f"expected {wanted} here: border lines and rows take turns below the letters", n))
    d.is_skewed = bool(d.faults)
    return d.is_skewed


def missed_step(n: int, line: str) -> str:
    """What belongs there instead, if this is something else."""
    if n == 0:
        return "the line of column letters" if "|" in line or "--" in line else ""
    if n % 2:
        return "a border line" if "|" in line else ""
    return "a row of squares" if "--" in line else ""


def keep(d: Drawing, n: int, line: str, found: list[Finding]) -> None:
    """A line that is a character too long or too short is told once, where it goes wrong: all else follows from it."""
    has_strays = any([each.column % 4 for each in found])  # squares and borders begin at every fourth
    if has_strays and len(line) % 4:
        d.is_skewed = True
        fitting = f"{len(line) // 4 * 4} or {len(line) // 4 * 4 + 4}"
        words = f"the line is {len(line)} characters long, expected {fitting}: from here on it is out of place"
        found = [fault(words, n, min([each.column for each in found]))]
    d.faults += found


def read_heading(line: str) -> list[Finding]:
    """EVI-MAP-01: above the middle of its squares, each column's letter; or nothing at all."""
    for at, sign in enumerate(line):
        column, off = divmod(at - 5, 4)
        if sign != " " and (off or not 0 <= column < 26 or sign != ascii_uppercase[column]):
            return [fault(f"expected column letters, A at character 6 and three blanks between, got {sign!r}", 0, at)]
    return []


def read_border(d: Drawing, row: int, line: str, columns: int) -> list[Finding]:
    found, n = [], 1 + 2 * row
    if line[:3].strip():
        found.append(fault(f"expected three blanks before a border line, got {line[:3]!r}", n))
    for column in range(columns + 1):  # the last is empty, and has the border right of the house
        at = 3 + 4 * column
        corner, border = line[at], line[at + 1 : at + 4]
        if corner not in "+. ":  # EVI-MAP-08
            found.append(fault(f"expected a corner (+ or .) or a blank, got {corner!r}", n, at))
        if border not in BORDERS:
            found.append(fault(f"expected '---' (a wall), ' D ', ' X ' or three blanks, got {border!r}", n, at + 1))
        d.edges[(row, column), (row - 1, column)] = BORDERS.get(border, "?")
    return found


def read_row(d: Drawing, row: int, line: str, columns: int) -> list[Finding]:
    found, n = [], 2 + 2 * row
    if line[:3].strip() not in ("", str(row + 1)):
        found.append(fault(f"expected the number of the row, {row + 1}, got {line[:3].strip()!r}", n))
    for column in range(columns + 1):
        at, spot = 3 + 4 * column, (row, column)
        edge, cell = line[at], line[at + 1 : at + 4]
        if edge not in "|DX ":
            found.append(fault(bad_edge(spot, line[at - 2 : at], edge), n, at))
        d.edges[spot, (row, column - 1)] = edge if edge in "|DX " else "?"
        if cell[0] == " " and cell.strip():
            words = f"{name_of(spot)} lacks its room letter: expected it before {cell.strip()!r}"
            found.append(fault(words, n, at + 4 - len(cell.lstrip())))
        elif wrong := read_square(d, spot, cell):
            found.append(fault(wrong, n, at + 1))
    return found


def bad_edge(spot: Spot, before: str, edge: str) -> str:
    if edge in ARROWS and before.startswith("#"):
        return f"{name_of((spot[0], spot[1] - 1))} has two fronts: expected one arrow after the #"
    return f"expected | (a wall), D, X or a blank, got {edge!r}"


def read_square(d: Drawing, spot: Spot, cell: str) -> str:
    """What is wrong with it, if anything."""
    letter, mark, arrow = list(cell)
    here = name_of(spot)
    if letter == " ":
        return ""  # EVI-MAP-09: outside the house
    if letter == VAN:
        d.vans.append(spot)  # EVI-MAP-06
        return f"expected nothing after the V of the van, got {cell!r}" if cell[1:].strip() else ""
    d.rooms[spot] = letter  # EVI-MAP-02
    if mark == "*":
        d.spawns.append(spot)  # EVI-MAP-03
    elif mark == "#" and arrow in ARROWS:
        down, right = ARROWS[arrow]
        d.fronts[spot] = (spot[0] + down, spot[1] + right)  # EVI-MAP-04
    if letter not in LETTERS:
        return f"{letter!r} is no room: expected one upper-case letter"
    return bad_marks(here, mark, arrow)


def bad_marks(here: str, mark: str, arrow: str) -> str:
    if {mark, arrow} == {"*", "#"}:
        return f"the spawn square {here} is a hiding square too: expected one or the other"
    if mark in ARROWS:
        words = "has two fronts" if arrow in ARROWS else "has an arrow without a #"
        return f"{here} {words}: expected a # and one arrow"
    if mark == "#" and arrow not in ARROWS:
        return f"the hiding square {here} points nowhere: one of ^ v < > follows the #"
    if mark not in "*# " or (mark != "#" and arrow != " "):
        return f"expected * or # with an arrow or nothing after the letter of {here}, got {mark + arrow!r}"
    return ""


def read_edge(d: Drawing, edge: Edge, mark: str) -> None:
    """EVI-TERM-06: open, a wall, a door or the van door. EVI-MAP-08: corners are not looked at."""
    here, there = edge
    if mark == "X":
        d.van_doors.append(edge)
    elif here in d.rooms and there in d.rooms:
        if mark == "D":  # EVI-MAP-07
            d.doors.add(frozenset(edge))
        if mark in ("D", " ") and not is_shut_in(d, here, there):
            d.joins.add(frozenset(edge))


def name_of(spot: Spot) -> str:
    return f"{chr(ord('A') + spot[1])}{spot[0] + 1}"


def is_shut_in(d: Drawing, here: Spot, there: Spot) -> bool:
    """EVI-MAP-11, EVI-TERM-13: a hiding square is left by its front alone, whatever is drawn at its other sides."""
    return d.fronts.get(here, there) != there or d.fronts.get(there, here) != here
