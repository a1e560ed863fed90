"""Reads a scene: what lies where, what it is called, who sits where. Painters start here."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TypeVar

from hauntbox.scene.structs.picture import Look, Scene, Seat
from hauntbox.scene.structs.scene_things import Base, Space, Thing
from hauntbox.scene.structs.vocabulary import SIDES

NO_LOOK = Look("", "none")
T = TypeVar("T", bound=Base)


class SceneReader:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.things = scene.things
        self.seats: dict[str, Seat] = {seat.id: seat for seat in scene.seats}
        self.inside: dict[str, list[str]] = defaultdict(list)
        for id, thing in scene.things.items():
            self.inside[thing.in_].append(id)
        for ids in self.inside.values():
            ids.sort(key=lambda id: scene.things[id].n)
        self.sided = {place.rpartition(".")[0] for place in self.inside if place not in scene.things}

    def of(self, place: str, kind: type[T]) -> list[tuple[str, T]]:
        """The things of a kind that lie in a place, in their order; the place "" is the table."""
        return [(id, thing) for id in self.inside.get(place, ()) if isinstance(thing := self.things[id], kind)]

    def places_of(self, space: str) -> list[str]:
        """A space and its sides, as far as something lies there."""
        sides = [f"{space}.{way}" for way in SIDES] if space in self.sided else []
        return [place for place in (space, *sides) if place in self.inside]

    def all(self, kind: type[T]) -> list[tuple[str, T]]:
        return [(id, thing) for id, thing in self.things.items() if isinstance(thing, kind)]

    def look(self, id: str) -> Look:
        return self.scene.legend.get(id, NO_LOOK)

    def draw(self, thing: Thing | Base) -> str:
        return self.look(thing.look).draw

    def name(self, id: str) -> str:
        thing = self.things.get(id)
        return (thing.name or self.look(thing.look).name or id) if thing is not None else id

    def is_yours(self, owner: str) -> bool:
        return owner in self.seats and self.seats[owner].you

    def side_looks(self, space: Space, way: str) -> list[str]:
        """The looks of one edge, as a list."""
        looks = space.sides.get(way, ())
        return [looks] if isinstance(looks, str) else list(looks)


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)
