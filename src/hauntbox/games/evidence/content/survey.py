"""What is wrong with a house as it is drawn: names, spawn and hiding squares, walls, the van, ways. MAP, TERM

The only list of such reasons: a file is checked by it, and no house is built unless it comes back empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hauntbox.games.common.scenarios import Finding
from hauntbox.games.evidence.content.drawing import (
    COLUMNS,
    LETTERS,
    ROWS,
    Drawing,
    Edge,
    Spot,
    fault,
    name_of,
)
from hauntbox.scenario_files.pages import BadMap

FARTHEST: Final = 120  # steps from the van door: walking distances fit into a byte


def refuse(d: Drawing, names: Mapping[str, str]) -> None:
    for finding in survey(d, names):
        raise BadMap(finding.message)


def survey(d: Drawing, names: Mapping[str, str]) -> Iterator[Finding]:
    """`names` are those of the rooms, by letter."""
    yield from d.faults
    if d.is_skewed:
        return
    yield from bad_size(d)
    yield from bad_names(d, names)
    yield from bad_spawns(d, names)
    yield from bad_fronts(d)
    yield from bad_van(d)
    yield from bad_edges(d)
    yield from bad_ways(d, names)


def at_square(spot: Spot, message: str) -> Finding:
    return fault(message, 2 + 2 * spot[0], 4 + 4 * spot[1])


def at_edge(edge: Edge, message: str) -> Finding:
    (row, column), (other_row, _) = edge
    if row == other_row:
        return fault(message, 2 + 2 * row, 3 + 4 * column)
    return fault(message, 1 + 2 * row, 4 + 4 * column)


def called(names: Mapping[str, str], letter: str) -> str:
    return names.get(letter, letter)


def bad_size(d: Drawing) -> Iterator[Finding]:
    if not d.rooms:
        yield fault("no squares: expected rooms, each square with the letter of its room")
        return
    widest = max(d.rooms, key=lambda spot: spot[1])
    lowest = max(d.rooms)
    if widest[1] >= COLUMNS:
        yield at_square(widest, f"the house is too wide: expected {COLUMNS} columns at most")
    if lowest[0] >= ROWS:
        yield at_square(lowest, f"the house is too high: expected {ROWS} rows at most")


def bad_names(d: Drawing, names: Mapping[str, str]) -> Iterator[Finding]:
    """EVI-MAP-02: a letter for each room, and EVI-TERM-01: each room has a name, one of its own."""
    first: dict[str, Spot] = {}
    for spot, letter in d.rooms.items():
        first.setdefault(letter, spot)
    for letter, spot in first.items():
        if letter not in names and letter in LETTERS:
            yield at_square(spot, f"room {letter} of the drawing has no name under [rooms]")
    holder: dict[str, str] = {}
    for letter, name in names.items():
        if letter not in first and letter in LETTERS:  # others are refused by their type
            yield Finding(("rooms", letter), f"{name} has no squares: no {letter} in the drawing")
        if holder.setdefault(name.lower(), letter) != letter:
            other = holder[name.lower()]
            yield Finding(
                ("rooms", letter), f"two rooms are called {name}, {other} and {letter}: expected different names"
            )


def bad_spawns(d: Drawing, names: Mapping[str, str]) -> Iterator[Finding]:
    """EVI-TERM-03: one for a room that may be haunted, none for the others."""
    if d.rooms and not d.spawns:
        yield fault("no room can be haunted: expected a spawn square, a star after the letter, in one room at least")
    first: dict[str, Spot] = {}
    for spot in d.spawns:
        letter = d.rooms[spot]
        if first.setdefault(letter, spot) != spot:
            both = f"{name_of(first[letter])} and {name_of(spot)}"
            yield at_square(spot, f"room {called(names, letter)} has two spawn squares, {both}: expected one or none")


def bad_fronts(d: Drawing) -> Iterator[Finding]:
    """EVI-MAP-04: an arrow points to a square from which one can step there."""
    for spot, front in d.fronts.items():
        if seen := seen_by(d, spot, front):
            words = f"the hiding square {name_of(spot)} points at {seen}: expected an open square beside it"
            yield at_square(spot, words)


def seen_by(d: Drawing, spot: Spot, front: Spot) -> str:
    if front in d.vans:
        return "the van"
    if front not in d.rooms:
        return "the outside"
    if front in d.fronts:
        return f"another hiding square, {name_of(front)}"
    mark = d.edges[(spot, front) if spot > front else (front, spot)]
    return f"a wall, behind which is {name_of(front)}" if mark not in (" ", "D", "?") else ""


def bad_van(d: Drawing) -> Iterator[Finding]:
    """EVI-MAP-06: one van, outside the house; EVI-TERM-13: joined to one square of it by one van door."""
    if not d.vans:
        yield fault("no van: a V with an X between it and a square of the house")
    for spot in d.vans[1:]:
        yield at_square(spot, f"a second van, {name_of(spot)}, beside {name_of(d.vans[0])}: expected one")
    good = van_doors(d)
    for edge in d.van_doors:
        if edge not in good:
            yield at_edge(edge, "this X joins no van: expected it between the van and a square of the house")
    if len(d.vans) == 1 and not good:
        van = d.vans[0]
        yield at_square(van, f"the van, {name_of(van)}, has no door: expected an X to a square of the house")
    if len(d.vans) == 1 and len(good) > 1:
        yield at_edge(good[1], "a second van door: expected one X")
    for edge in good:
        door = house_side(d, edge)
        if door in d.fronts:
            yield at_square(door, f"the van door opens on the hiding square {name_of(door)}: expected another square")


def van_doors(d: Drawing) -> list[Edge]:
    """Those that join a van to the house."""
    return [(a, b) for a, b in d.van_doors if (a in d.vans and b in d.rooms) or (b in d.vans and a in d.rooms)]


def house_side(d: Drawing, edge: Edge) -> Spot:
    return edge[0] if edge[0] in d.rooms else edge[1]


def bad_edges(d: Drawing) -> Iterator[Finding]:
    """EVI-MAP-10: walls between rooms and around the house, except for doors."""
    stray: set[int] = set()  # lines with a wall that belongs to nothing; the first of each is enough
    for edge, mark in d.edges.items():
        here, there = edge
        inside = (here in d.rooms) + (there in d.rooms)
        if inside == 2 and mark == " " and are_two_rooms(d, edge):
            pair = f"{name_of(here)} and {name_of(there)}"
            yield at_edge(edge, f"no wall and no door between {pair}, which are two rooms")
        elif inside == 1 and mark in " D":
            spot, other = (here, there) if here in d.rooms else (there, here)
            beyond = "the van" if other in d.vans else "the outside"
            what = "a door" if mark == "D" else "no wall"
            yield at_edge(edge, f"{what} between {name_of(spot)} and {beyond}: expected a wall or the van door")
        elif inside == 0 and mark in "|D" and here not in d.vans and there not in d.vans:
            found = at_edge(edge, "a wall or door beside no square: expected blanks, or a square that is missing")
            if found.line not in stray:
                yield found
            stray.add(found.line)


def are_two_rooms(d: Drawing, edge: Edge) -> bool:
    """Letters that are none have been told of already."""
    letters = {d.rooms[spot] for spot in edge}
    return len(letters) == 2 and all(letter in LETTERS for letter in letters)


def bad_ways(d: Drawing, names: Mapping[str, str]) -> Iterator[Finding]:
    """EVI-TERM-08: hunters come from the van, and steps must lead to every square that is no hiding square."""
    good = van_doors(d)
    if len(good) != 1:
        return
    steps = steps_from(d, house_side(d, good[0]))
    lost: dict[str, list[Spot]] = {}
    for spot, letter in d.rooms.items():
        if spot not in steps and spot not in d.fronts:
            lost.setdefault(letter, []).append(spot)
    for letter, spots in lost.items():
        floor = [spot for spot in d.rooms if d.rooms[spot] == letter and spot not in d.fronts]
        some = f"{', '.join([name_of(spot) for spot in spots[:6]])}{' ...' if len(spots) > 6 else ''} of "
        place = f"{some if len(spots) < len(floor) else ''}room {called(names, letter)}"
        yield at_square(spots[0], f"no way leads from the van door to {place}: expected doors or open floor")
    far = max(steps, key=lambda spot: steps[spot])
    if steps[far] > FARTHEST:
        yield at_square(far, f"{name_of(far)} is {steps[far]} steps from the van door: expected {FARTHEST} at most")


def steps_from(d: Drawing, door: Spot) -> dict[Spot, int]:
    beside: dict[Spot, list[Spot]] = {}
    for a, b in d.joins:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    steps, edge = {door: 0}, [door]
    for spot in edge:
        for other in beside.get(spot, ()):
            if other not in steps:
                steps[other] = steps[spot] + 1
                edge.append(other)
    return steps
