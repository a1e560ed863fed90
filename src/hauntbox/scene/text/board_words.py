"""A board in words: by zone where it has zones, else by space. Emptiness is said once, plain floor never."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from hauntbox.scene.structs.scene_things import Card, Piece, Space, Zone
from hauntbox.scene.structs.vocabulary import LINES, OPENINGS, SIDES, WAYS
from hauntbox.scene.text.reading import SceneReader, listed

PASSING = ("glow", "outline")  # zones that come and go
BEFORE = {"n": (0, -1), "w": (-1, 0)}  # the neighbour that states a line between two spaces


class BoardWords:
    def __init__(self, read: SceneReader, board: str, say: Callable[[str], str]) -> None:
        self.read = read
        self.say = say  # a thing in words
        self.spaces = read.of(board, Space)
        zones = read.of(board, Zone)
        self.rooms = [(id, zone) for id, zone in zones if read.draw(zone) not in PASSING]
        self.passing = [(id, zone) for id, zone in zones if read.draw(zone) in PASSING]
        self.points = {space.at for _, space in self.spaces}

    # By zone.

    def zones(self) -> list[str]:
        return [f"  {self.zone(id, zone)}" for id, zone in self.rooms]

    def zone(self, id: str, zone: Zone) -> str:
        spaces = self.spaces_of(zone)
        size = f"{len(spaces)} space{'s' if len(spaces) > 1 else ''}"
        head = f"{self.read.name(id)}, {size}: {listed(self.stuff(spaces)) or 'nobody'}."
        ways = f"Ways: {listed(self.ways(spaces))}." if self.ways(spaces) else ""
        printed = f"Printed: {'; '.join(self.printed(spaces))}." if self.printed(spaces) else ""
        return " ".join(filter(None, [head, ways, printed, f"({zone.dim})" if zone.dim else ""]))

    def occupied(self) -> list[str]:
        """Only the zones where something lies, and what."""
        found = [(id, self.stuff(self.spaces_of(zone))) for id, zone in self.rooms]
        return [f"{self.read.name(id)}: {listed(stuff)}." for id, stuff in found if stuff]

    def spaces_of(self, zone: Zone) -> list[tuple[str, Space]]:
        return [(id, space) for id in zone.spaces if isinstance(space := self.read.things.get(id), Space)]

    def stuff(self, spaces: list[tuple[str, Space]]) -> list[str]:
        return [f"{thing} at {self.short(id)}" for id, _ in spaces for thing in self.lying(id)]

    def lying(self, space: str) -> list[str]:
        """What lies on a space and on its sides."""
        there = []
        for place in self.read.places_of(space):
            side = "" if place == space else f" on the {SIDES[place[-1]]} side"
            there += [f"{self.say(id)}{side}" for kind in (Piece, Card) for id, _ in self.read.of(place, kind)]
        return there

    def short(self, id: str) -> str:
        """The last word of a space's name: E7 of Hall E7."""
        return self.read.name(id).split(" ")[-1]

    def ways(self, spaces: list[tuple[str, Space]]) -> list[str]:
        found = []
        for id, space in spaces:
            for way in space.sides:
                looks = [self.read.look(look) for look in self.read.side_looks(space, way)]
                found += [f"{look.name} {SIDES[way]} of {self.short(id)}" for look in looks if look.draw in OPENINGS]
        return found

    def printed(self, spaces: list[tuple[str, Space]]) -> list[str]:
        """Marks and lines, gathered by what they are."""
        found: dict[str, list[str]] = defaultdict(list)
        for id, space in spaces:
            for badge in space.badges:
                way = f" facing {WAYS[badge.way]}" if badge.way else ""
                found[f"{self.read.look(badge.look).name} at"].append(self.short(id) + way)
            for way in space.sides:
                for look in map(self.read.look, self.read.side_looks(space, way)):
                    if look.draw in LINES and not self.is_stated_before(space, way):
                        found[f"{look.name} {SIDES[way]} of"].append(self.short(id))
        return [f"{what} {listed(places)}" for what, places in found.items()]

    def is_stated_before(self, space: Space, way: str) -> bool:
        """A line between two spaces is told once, by the one to the north or west."""
        dx, dy = BEFORE.get(way, (0, 0))
        return bool(dx or dy) and (space.at[0] + dx, space.at[1] + dy) in self.points

    # By space.

    def lone_spaces(self) -> list[str]:
        told = {id for _, zone in self.rooms for id in zone.spaces}
        return [f"  {self.space(id, space)}" for id, space in self.spaces if id not in told]

    def space(self, id: str, space: Space) -> str:
        is_dark = space.face == "down"
        marks = [self.read.look(space.emblem).name] if space.emblem and is_dark else []
        marks += [f"{'' if b.n is None else f'{b.n} '}{self.read.look(b.look).name}" for b in space.badges]
        where = f"{self.read.name(id)} at {space.at[0]},{space.at[1]}{', dark' if is_dark else ''}"
        return f"{where}: {listed([*marks, *self.lying(id), *self.edges(space)]) or 'nothing'}."

    def edges(self, space: Space) -> list[str]:
        looks = [(way, self.read.look(look)) for way in space.sides for look in self.read.side_looks(space, way)]
        return [f"{look.name} {SIDES[way]}" for way, look in looks if look.draw != "wall"]

    # What is lit now.

    def lit(self) -> list[str]:
        return [f"  {zone.name or self.read.look(zone.look).name}: {self.extent(zone)}." for _, zone in self.passing]

    def extent(self, zone: Zone) -> str:
        """Whole rooms by their names, then single spaces."""
        left = set(zone.spaces)
        whole = [(id, room) for id, room in self.rooms if left.issuperset(room.spaces)]
        inside = {space for _, room in whole for space in room.spaces}
        names = [
            *[self.read.name(id) for id, _ in whole],
            *[self.read.name(id) for id in zone.spaces if id not in inside],
        ]
        return listed(names) or "nowhere"
