"""From one scene of a seat to the next, as beats: what happens one after the other. Never compiled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType, convert, to_builtins
from msgspec.json import Decoder
from msgspec.structs import replace

from hauntbox.scene.structs.moments import Goal, Mode, Stage
from hauntbox.scene.structs.picture import Beat, Line, Look, Question, Scene, Seat, Verdict, When
from hauntbox.scene.structs.scene_things import Link, Panel, Pile, Thing, Zone
from hauntbox.scene.structs.stories import Story
from hauntbox.scene.structs.word_types import State

Fields = dict[str, Any]  # of a thing, as they are written
# Replaced, not merged.
WHOLE: Final = ("when", "ask", "seats", "state", "outcome", "focus", "goal", "mode", "stage", "story")
MOODS: Final = ("mode", "stage")  # a line may bring them before the end
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
    ask: Question | UnsetType | None = UNSET
    seats: tuple[Seat, ...] | UnsetType = UNSET
    state: State | UnsetType = UNSET
    outcome: Verdict | UnsetType | None = UNSET
    focus: str | UnsetType = UNSET
    goal: Goal | UnsetType | None = UNSET
    mode: Mode | UnsetType | None = UNSET
    stage: Stage | UnsetType | None = UNSET
    story: Story | UnsetType | None = UNSET


decode_patch: Final = Decoder(Patch).decode


def merged(thing: Thing | None, fields: Mapping[str, Any]) -> Thing:
    """A thing with some fields changed, or a new one. A track's null value stays: it is a hidden number."""
    whole = {**(as_dict(thing) if thing is not None else {}), **fields}
    return read_thing({key: value for key, value in whole.items() if is_said(key, value)})


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
    whole = {**moods(change.beats), **{key: said for key in WHOLE if (said := getattr(change, key)) is not UNSET}}
    return replace(scene, index=change.to, things=things, legend=legend, log=tuple(log), **whole)


def diff(old: Scene, new: Scene) -> Patch | None:
    """What leads from one scene to the next, or None if the seat sees no difference but the number."""
    for field in FIXED:
        if getattr(old, field) != getattr(new, field):
            raise NoPatch(f"{field} was {getattr(old, field)!r} and is {getattr(new, field)!r}")
    if old.legend is not new.legend and not old.legend.keys() <= new.legend.keys():
        raise NoPatch(f"looks are gone: {sorted(old.legend.keys() - new.legend.keys())}")
    beats = Beats(old, new).all()
    passed = moods(beats)
    whole = {key: now for key in WHOLE if passed.get(key, getattr(old, key)) != (now := getattr(new, key))}
    if not beats and not whole:
        return None
    return Patch(from_=old.index, to=new.index, seat=new.seat, beats=beats, **whole)


class Beats:
    """Every new line of the log is the caption of a beat, and takes along what it speaks of."""

    def __init__(self, old: Scene, new: Scene) -> None:
        self.old = old
        self.new = new
        was, things = old.things, new.things
        self.dropped = {} if was.keys() <= things.keys() else {id: None for id in was if id not in things}  # in order
        # what never changes is one object in both scenes, which is the quickest to see
        self.changed = {id: None for id in things if (had := was.get(id)) is not things[id] and had != things[id]}
        self.lines = new_lines(old.log, new.log)
        self.arrives = {id: n for n, line in enumerate(self.lines) for id in shown_by(line)}  # the last that shows it
        self.told_of: set[str] = set()  # what has come to be as it will be
        self.now: dict[str, Fields | None] = {}  # what lines have made of things on their way; None: not there

    def all(self) -> tuple[Beat, ...]:
        looks = new_looks(self.old.legend, self.new.legend)
        beats = [self.told(n, line) for n, line in enumerate(self.lines[:-1])]
        rest = self.beat((*self.changed, *self.dropped), self.lines[-1:])  # the last caption has all that is left
        if rest != Beat():
            beats.append(rest)
        if looks:
            beats[:1] = [replace(beats[0], legend=looks)] if beats else [Beat(legend=looks)]
        return tuple(beats)

    def told(self, n: int, line: Line) -> Beat:
        """What a line speaks of is as it will be; what a later line shows is now as this one shows it."""
        shown = shown_by(line)
        passing = {id: fields for id, fields in shown.items() if self.goes_on(id, n)}
        gone = [id for id, fields in passing.items() if fields is None and self.current(id) is not None]
        for id in gone:  # first, as in a beat: whatever comes to lie in one of them brings it back
            self.passed(id, None)
        stays = [id for id in (*line.on, *shown) if id not in passing and self.arrives.get(id, n) <= n]
        beat = self.beat(tuple(stays), (line,))
        kept = {id: self.passed(id, fields) for id, fields in passing.items() if fields and self.can_be(id, fields)}
        both = {id: {**beat.set.get(id, {}), **fields} for id, fields in kept.items() if fields}
        return replace(beat, set={**beat.set, **both}, drop=(*beat.drop, *gone), mode=line.mode, stage=line.stage)

    def goes_on(self, id: str, n: int) -> bool:
        """Another line shows it again, or it has no place in the end."""
        if id not in self.new.things:
            return id in self.dropped or id not in self.old.things
        return n < self.arrives[id] and not (id in self.old.things and self.is_replaced(id))

    def can_be(self, id: str, fields: Fields) -> bool:
        """A thing that was never there must say all of itself; and the place that it lies in must be there."""
        now = self.current(id)
        if now is not None and fields.get("kind", now["kind"]) != now["kind"]:
            return False
        whole = fields if now is not None else self.made_of(id, fields)
        home = whole.get("in", "")
        return (now is not None or "kind" in whole) and (not home or self.current(home) is not None)

    def made_of(self, id: str, fields: Fields) -> Fields:
        """Return all fields of a thing that is not there yet: what a line does not say is as it will be."""
        is_whole = "kind" in fields or id not in self.new.things
        return fields if is_whole else {**as_dict(self.new.things[id]), **fields}

    def current(self, id: str) -> Fields | None:
        """The fields of a thing as the beats so far leave it; None: it is not there."""
        if id not in self.now:
            thing = (self.new if id in self.told_of else self.old).things.get(id)
            self.now[id] = as_dict(thing) if thing is not None else None
        return self.now[id]

    def is_missing(self, id: str) -> bool:
        if id in self.now:
            return self.now[id] is None
        return id not in (self.new if id in self.told_of else self.old).things

    def passed(self, id: str, fields: Fields | None) -> Fields:
        """What a beat sets, so that a thing is for now as a line shows it."""
        before = self.current(id)
        if fields is not None and before is None:
            fields = self.made_of(id, fields)
        whole = {**(before or {}), **(fields or {})}
        self.now[id] = None if fields is None else {key: value for key, value in whole.items() if is_said(key, value)}
        later = self.changed if id in self.new.things else self.dropped
        later[id] = None  # it has to be brought to what it will be
        return {key: value for key, value in (fields or {}).items() if before is None or before.get(key) != value}

    def beat(self, ids: tuple[str, ...], lines: tuple[Line, ...]) -> Beat:
        mine: dict[str, None] = {}
        for id in ids:
            self.collect(id, mine)
        gone = [id for id in mine if self.current(id) is not None and self.is_replaced(id)]
        kept = {id: self.fields(id) for id in mine if id in self.new.things}
        for id in mine:
            self.changed.pop(id, None)
            self.dropped.pop(id, None)
            self.now.pop(id, None)
            self.told_of.add(id)
        return Beat(set=kept, drop=tuple(gone), log=lines)

    def collect(self, id: str, mine: dict[str, None]) -> None:
        """A thing that changes, with the new things it needs and the things in it that go as well."""
        if id in mine or (id not in self.changed and id not in self.dropped):
            return
        mine[id] = None
        if id in self.dropped:
            for other in [*self.dropped, *self.changed]:
                thing, now = self.old.things.get(other), self.now.get(other)
                if (thing is not None and id in needs(thing)) or (now is not None and now.get("in") == id):
                    self.collect(other, mine)
        else:
            for other in needs(self.new.things[id]):
                if self.is_missing(other):
                    self.collect(other, mine)

    def is_replaced(self, id: str) -> bool:
        """It goes, or becomes something of another kind."""
        now = self.current(id)
        return id not in self.new.things or now is None or now["kind"] != kind_of(self.new.things[id])

    def fields(self, id: str) -> Fields:
        new, now = as_dict(self.new.things[id]), self.current(id)
        if now is None or self.is_replaced(id):
            return new
        changes = {key: value for key, value in new.items() if key not in now or now[key] != value}
        return changes | {key: None for key in now if key not in new}


def new_looks(old: dict[str, Look], new: dict[str, Look]) -> dict[str, Look]:
    return {} if old is new or old == new else {id: look for id, look in new.items() if old.get(id) != look}


def moods(beats: Iterable[Beat]) -> dict[str, Any]:
    """The mode and the stage that beats leave behind, if any of them says so."""
    said = [(key, getattr(beat, key)) for beat in beats for key in MOODS]
    return {key: value for key, value in said if value is not UNSET}


def shown_by(line: Line) -> dict[str, Fields | None]:
    """What a line says of things as they were at its moment: where they stood, and how they looked."""
    shown: dict[str, Fields | None] = dict(line.shows)
    for id, place in line.at.items():
        shown[id] = {**(shown.get(id) or {}), "in": place}
    return shown


def is_said(field: str, value: Any) -> bool:
    """Null takes a field away; but a track's null value is a hidden number."""
    return value is not None or field == "value"


def kind_of(thing: Thing) -> str:
    return type(thing).__name__.lower()


def as_dict(thing: Thing) -> dict[str, Any]:
    found: dict[str, Any] = to_builtins(thing)
    return found


def needs(thing: Thing) -> tuple[str, ...]:
    """The things that must be there before this one."""
    homes = (thing.in_, thing.in_.rpartition(".")[0])
    if isinstance(thing, Link):
        return (*homes, thing.from_, thing.to)
    if isinstance(thing, Zone):
        return (*homes, *thing.spaces)
    if isinstance(thing, Pile):
        return (*homes, *[place.of for place in thing.slots])
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
