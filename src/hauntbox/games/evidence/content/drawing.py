"""Reading the map drawings: squares three characters wide and one line high, edges between them. MAP"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

VAN: Final = "V"
ARROWS: Final = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}  # EVI-MAP-04: to the front square
Spot = tuple[int, int]  # row, column


class BadMap(ValueError):
    """A map that cannot be played on, in one line for its author."""


@dataclass
class Drawing:
    """What stands where, by row and column."""

    rooms: dict[Spot, str] = field(default_factory=dict)  # letter of each square's room
    spawns: list[Spot] = field(default_factory=list)
    fronts: dict[Spot, Spot] = field(default_factory=dict)  # hiding square -> its front square
    joins: set[frozenset[Spot]] = field(default_factory=set)  # open edges and doors
    doors: set[frozenset[Spot]] = field(default_factory=set)
    van: Spot | None = None
    van_door: frozenset[Spot] = frozenset()


def read_drawing(text: str) -> Drawing:
    """EVI-MAP-05: rows and border lines take turns below the line of letters."""
    lines = [line.rstrip() for line in text.strip("\n").splitlines()]
    width = max(len(line) for line in lines)
    lines = [line.ljust(width + 8) for line in lines]
    d = Drawing()
    for row, line in enumerate(lines[2::2]):
        for column in range(width // 4):
            read_square(d, (row, column), line[4 + 4 * column : 7 + 4 * column])
    for row, line in enumerate(lines[2::2]):
        for column in range(width // 4):
            above = lines[1 + 2 * row]
            read_edge(d, (row, column), (row, column - 1), line[3 + 4 * column])
            read_edge(d, (row, column), (row - 1, column), above[4 + 4 * column : 7 + 4 * column].strip() or " ")
    return d


def read_square(d: Drawing, spot: Spot, cell: str) -> None:
    letter, mark, arrow = list(cell)
    if letter == " ":
        return  # EVI-MAP-09: outside the house
    if letter == VAN:
        d.van = spot  # EVI-MAP-06
        return
    d.rooms[spot] = letter  # EVI-MAP-02
    if mark == "*":
        d.spawns.append(spot)  # EVI-MAP-03
    elif mark == "#":
        if arrow not in ARROWS:
            raise BadMap(f"the hiding square {name_of(spot)} points nowhere: one of ^ v < > follows the #")
        down, right = ARROWS[arrow]
        d.fronts[spot] = (spot[0] + down, spot[1] + right)  # EVI-MAP-04


def read_edge(d: Drawing, here: Spot, there: Spot, mark: str) -> None:
    """EVI-TERM-06: open, a wall, a door or the van door. EVI-MAP-08: corners are not looked at."""
    edge = frozenset((here, there))
    if mark == "X":
        d.van_door = edge
    elif here in d.rooms and there in d.rooms:
        if mark == "D":  # EVI-MAP-07
            d.doors.add(edge)
        elif mark == " " and d.rooms[here] != d.rooms[there]:  # EVI-MAP-10
            raise BadMap(f"no wall and no door between {name_of(here)} and {name_of(there)}, which are two rooms")
        if mark in ("D", " ") and not is_shut_in(d, here, there):
            d.joins.add(edge)


def name_of(spot: Spot) -> str:
    return f"{chr(ord('A') + spot[1])}{spot[0] + 1}"


def is_shut_in(d: Drawing, here: Spot, there: Spot) -> bool:
    """EVI-MAP-11, EVI-TERM-13: a hiding square is left by its front alone, whatever is drawn at its other sides."""
    return d.fronts.get(here, there) != there or d.fronts.get(there, here) != here
