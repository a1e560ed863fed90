"""From one scene of a seat to the next, as beats: what happens one after the other. Never compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType, convert, to_builtins
from msgspec.json import Decoder
from msgspec.structs import replace

from hauntbox.scene.picture import Ask, Beat, Line, Scene, Seat, Verdict, When
from hauntbox.scene.things import Link, Panel, Thing, Zone

WHOLE: Final = ("when", "ask", "seats", "state", "outcome", "focus")  # replaced, not merged
FIXED: Final = ("scene", "game", "name", "chapter", "seat")


class NoPatch(Exception):
    """No patch leads from one scene to the other: send the whole scene."""


class Patch(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True, rename={"from_": "from"}
):
    """`set` of a beat merges fields into a thing or makes it; null takes a field away."""

    from_: int
    to: int
    seat: str
    beats: tuple[Beat, ...]
    when: When | UnsetType = UNSET
    ask: Ask | UnsetType | None = UNSET
    seats: tuple[Seat, ...] | UnsetType = UNSET
    state: str | UnsetType = UNSET
    outcome: Verdict | UnsetType | None = UNSET
    focus: str | UnsetType = UNSET


decode_patch: Final = Decoder(Patch).decode


def merged(thing: Thing | None, fields: Mapping[str, Any]) -> Thing:
    """A thing with some fields changed, or a new one. A track's null value stays: it is a hidden number."""
    whole = {**(as_dict(thing) if thing is not None else {}), **fields}
    return read_thing({key: value for key, value in whole.items() if value is not None or key == "value"})


def read_thing(fields: dict[str, Any]) -> Thing:
    kinds: Any = Thing  # a union, which is no type to mypy
    found: Thing = convert(fields, kinds)
    return found


def patch(scene: Scene, change: Patch) -> Scene:
    """The scene after all beats."""
    if change.from_ != scene.index or change.seat != scene.seat:
        raise NoPatch(f"the patch starts at {change.seat} {change.from_}, the scene is at {scene.seat} {scene.index}")
    things, legend, log = dict(scene.things), dict(scene.legend), list(scene.log)
    for beat in change.beats:
        legend |= beat.legend
        for id in beat.drop:
            things.pop(id, None)
        for id, fields in beat.set.items():
            things[id] = merged(things.get(id), fields)
        log += beat.log
    whole = {key: getattr(change, key) for key in WHOLE if getattr(change, key) is not UNSET}
    return replace(scene, index=change.to, things=things, legend=legend, log=tuple(log), **whole)


def diff(old: Scene, new: Scene) -> Patch | None:
    """What leads from one scene to the next, or None if the seat sees no difference but the number."""
    for field in FIXED:
        if getattr(old, field) != getattr(new, field):
            raise NoPatch(f"{field} was {getattr(old, field)!r} and is {getattr(new, field)!r}")
    if not old.legend.keys() <= new.legend.keys():
        raise NoPatch(f"looks are gone: {sorted(old.legend.keys() - new.legend.keys())}")
    whole = {key: getattr(new, key) for key in WHOLE if getattr(old, key) != getattr(new, key)}
    beats = Beats(old, new).all()
    if not beats and not whole:
        return None
    return Patch(from_=old.index, to=new.index, seat=new.seat, beats=beats, **whole)


class Beats:
    """Every new line of the log is the caption of a beat, and takes along what it speaks of."""

    def __init__(self, old: Scene, new: Scene) -> None:
        self.old = old
        self.new = new
        self.dropped = {id: None for id in old.things if id not in new.things}  # in their order
        self.changed = {id: None for id, thing in new.things.items() if differs(old.things.get(id), thing)}
        self.lines = new_lines(old.log, new.log)
        self.arrives = {id: n for n, line in enumerate(self.lines) for id in line.at}  # the last line that places it
        self.walked: set[str] = set()  # things that a beat has shown in a place where they did not stay

    def all(self) -> tuple[Beat, ...]:
        looks = {id: look for id, look in self.new.legend.items() if self.old.legend.get(id) != look}
        beats = [self.told(n, line) for n, line in enumerate(self.lines[:-1])]
        rest = self.beat((*self.changed, *self.dropped), self.lines[-1:])  # the last caption has all that is left
        if rest != Beat():
            beats.append(rest)
        if looks:
            beats[:1] = [replace(beats[0], legend=looks)] if beats else [Beat(legend=looks)]
        return tuple(beats)

    def told(self, n: int, line: Line) -> Beat:
        """What a line speaks of is as it will be; what a later line places only passes through this one's place."""
        passing = {id: place for id, place in line.at.items() if self.goes_on(id, n) and self.is_there(place)}
        stays = [id for id in line.on if id not in passing and self.arrives.get(id, n) <= n]
        beat = self.beat(tuple(stays), (line,))
        return replace(beat, set={**beat.set, **{id: self.passed(id, place) for id, place in passing.items()}})

    def goes_on(self, id: str, n: int) -> bool:
        if id not in self.new.things:
            return id in self.dropped
        return n < self.arrives[id] and not (id in self.old.things and self.is_replaced(id))

    def is_there(self, place: str) -> bool:
        return place in self.old.things and place in self.new.things

    def passed(self, id: str, place: str) -> dict[str, Any]:
        is_known = id in self.old.things or id in self.walked
        self.walked.add(id)
        if id in self.new.things:
            self.changed[id] = None  # it has to be brought to where it stays
        return {"in": place} if is_known else {**as_dict(self.new.things[id]), "in": place}

    def beat(self, ids: tuple[str, ...], lines: tuple[Line, ...]) -> Beat:
        mine: dict[str, None] = {}
        for id in ids:
            self.collect(id, mine)
        gone = [id for id in mine if id in self.old.things and self.is_replaced(id)]
        for id in mine:
            self.changed.pop(id, None)
            self.dropped.pop(id, None)
        kept = {id: self.fields(id) for id in mine if id in self.new.things}
        return Beat(set=kept, drop=tuple(gone), log=lines)

    def collect(self, id: str, mine: dict[str, None]) -> None:
        """A thing that changes, with the new things it needs and the things in it that go as well."""
        if id in mine or (id not in self.changed and id not in self.dropped):
            return
        mine[id] = None
        if id in self.dropped:
            for other in [*self.dropped, *self.changed]:
                thing = self.old.things.get(other)
                if thing is not None and id in needs(thing):
                    self.collect(other, mine)
        else:
            for other in needs(self.new.things[id]):
                if other not in self.old.things:
                    self.collect(other, mine)

    def is_replaced(self, id: str) -> bool:
        """It goes, or becomes something of another kind."""
        return id not in self.new.things or type(self.new.things[id]) is not type(self.old.things[id])

    def fields(self, id: str) -> dict[str, Any]:
        new = as_dict(self.new.things[id])
        if id not in self.old.things or self.is_replaced(id):
            return new
        old = as_dict(self.old.things[id])
        changes = {key: value for key, value in new.items() if key not in old or old[key] != value}
        home = {"in": new.get("in")} if id in self.walked else {}
        return changes | {key: None for key in old if key not in new} | home


def as_dict(thing: Thing) -> dict[str, Any]:
    found: dict[str, Any] = to_builtins(thing)
    return found


def differs(old: Thing | None, new: Thing) -> bool:
    return old is not new and old != new  # what never changes is one object in both scenes


def needs(thing: Thing) -> tuple[str, ...]:
    """The things that must be there before this one."""
    homes = (thing.in_, thing.in_.rpartition(".")[0])
    if isinstance(thing, Link):
        return (*homes, thing.from_, thing.to)
    if isinstance(thing, Zone):
        return (*homes, *thing.spaces)
    return (*homes, thing.of) if isinstance(thing, Panel) else homes


def new_lines(old: tuple[Line, ...], new: tuple[Line, ...]) -> tuple[Line, ...]:
    """A log only grows, though a scene may hold its last lines only. Where lines were taken back, nothing is merged."""
    if not old:
        return new
    first = old.index(new[0]) if new and new[0] in old else len(old)
    both = len(old) - first
    if not both or old[first:] != new[:both]:
        raise NoPatch("lines of the log are gone")
    return new[both:]
