"""Save, load, digest. Frames are `[name, *fields]`; a digest goes by field names and leaves defaults out.

A position may hold parts: dataclasses in fields of their own (a role's board), with parts in them. What is said of the
position's fields holds for theirs too. A part that some games do without is None there, and the codec is told its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import reduce
from hashlib import blake2b
from operator import or_
from typing import Any, get_args

from msgspec import MsgspecError, Struct, convert, json
from msgspec.structs import asdict

from hauntbox.kernel.agenda import Frame, Game
from hauntbox.kernel.options import Options, struct

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class BadSave(ValueError):
    """A save that cannot be read, in one line for the player."""


class Codec:
    """One game's way to paper and back. `version` is the game's rules version; `upgrades` lead old states up to it."""

    def __init__(
        self,
        name: str,
        version: int,
        blank: Callable[[], Game],
        frames: tuple[type[Frame], ...],
        structs: tuple[type[Struct], ...],
        upgrades: Mapping[int, Upgrade] | None = None,
        wake: Callable[[Any], None] | None = None,  # finds what stands beside the position again
        parts: Mapping[str, Callable[[], Any]] | None = None,  # by field: the kind of a part that may be None
    ) -> None:
        self.name = name
        self.version = version
        self.blank = blank
        self.frames = {frame.__name__: frame for frame in frames}
        self.structs: Any = reduce(or_, structs)  # the union of all tagged Structs a position may hold
        self.tagged = {kind.__struct_config__.tag: kind for kind in get_args(self.structs) or (self.structs,)}
        self.upgrades = dict(upgrades or {})
        self.wake = wake
        self.parts = dict(parts or {})

    def save(self, g: Game) -> bytes:
        sheet = {"game": self.name, "version": self.version, "digest": self.digest(g), "state": self.freeze(g)}
        return json.encode(sheet)

    def load(self, data: bytes) -> Game:
        try:
            sheet = json.decode(data)
            version = self.readable(sheet)
            g = self.thaw(self.upgraded(sheet["state"], version))
        except (MsgspecError, LookupError, TypeError, AttributeError) as error:
            raise BadSave(f"not a save of {self.name}: {error}") from error
        if version == self.version and self.digest(g) != sheet.get("digest"):
            raise BadSave(f"a damaged save: its pieces give {self.digest(g)}, it says {sheet.get('digest')}")
        return g

    def readable(self, sheet: Any) -> int:
        if sheet["game"] != self.name:
            raise BadSave(f"a save of {sheet['game']}, where one of {self.name} was expected")
        version = sheet["version"]
        if not isinstance(version, int) or not 1 <= version <= self.version:
            raise BadSave(f"rules version {version} of {self.name}: this program knows versions 1 to {self.version}")
        return version

    def upgraded(self, state: dict[str, Any], version: int) -> dict[str, Any]:
        for old in range(version, self.version):
            state = self.upgrades[old](state) if old in self.upgrades else state
        return state

    def freeze(self, g: Game) -> dict[str, Any]:
        state = as_dict(g)
        state["agenda"] = [self.frame_row(frame) for frame in g.agenda]
        return state

    def frame_row(self, frame: Frame) -> list[Any]:
        name = type(frame).__name__
        if self.frames.get(name) is not type(frame):
            raise TypeError(f"{name} is not among the frames that {self.name} declares")
        return [name, *[getattr(frame, f.name) for f in fields(frame)]]

    def thaw(self, state: dict[str, Any]) -> Game:
        g = self.blank()
        for name in position(g):
            if name in state and name != "agenda":  # a field younger than the save keeps its default
                model = self.parts[name]() if name in self.parts and state[name] is not None else getattr(g, name)
                setattr(g, name, self.like(model, state[name]))
        g.agenda = [self.frames[row[0]](*[self.value(x) for x in row[1:]]) for row in state["agenda"]]
        if self.wake is not None:
            self.wake(g)
        return g

    def edited(self, g: Game, changes: Mapping[str, Any]) -> Game:
        """The position with some of its fields set by hand, as plain data like that of a save."""
        state = json.decode(json.encode(self.freeze(g)))
        for name, value in changes.items():
            if name not in state:
                raise BadSave(f"a position has no field {name!r}: there are {', '.join(state)}")
            if not is_alike(state[name], value):
                raise BadSave(
                    f"field {name} is {type(value).__name__}, where {type(state[name]).__name__} was expected"
                )
            state[name] = value
        try:
            return self.thaw(state)
        except (MsgspecError, LookupError, TypeError, AttributeError, ValueError) as error:
            raise BadSave(f"not a position of {self.name}: {error}") from error

    def like(self, model: Any, x: Any) -> Any:
        """Outermost lists stay lists where the position has them, Structs without a tag are named by the default."""
        if is_part(model):
            return self.part_like(model, x)
        if isinstance(model, Options):
            return struct(type(model), x)
        if isinstance(model, Struct) and not isinstance(x, list):
            return convert(x, type(model))
        if isinstance(model, list):
            return [self.value(item) for item in x]
        return self.value(x)

    def part_like(self, model: Any, x: dict[str, Any]) -> Any:
        """A part of the model's kind; a field younger than the save keeps its default."""
        return type(model)(**{n: self.like(getattr(model, n), x[n]) for n in position(model) if n in x})

    def value(self, x: Any) -> Any:
        """Lists inside a position are tuples, tagged objects are Structs."""
        if isinstance(x, list):
            return tuple([self.value(item) for item in x])
        if isinstance(x, dict):
            if not isinstance(tag := x.get("type"), str):
                return {key: self.value(item) for key, item in x.items()}
            return convert(x, self.tagged.get(tag, self.structs))  # one kind is quicker to find out about than all
        return x

    def digest(self, g: Game) -> str:
        """Equal for equal positions, also after a rule has added a field that is at its default."""
        facts = changed(g, self.blank())
        facts["agenda"] = [[type(frame).__name__, unusual(frame)] for frame in g.agenda]
        return blake2b(json.encode(facts, order="sorted"), digest_size=8).hexdigest()


def is_alike(old: Any, new: Any) -> bool:
    """Data of the same kind; what was nothing may become anything."""
    return old is None or new is None or type(old) is type(new)


def position(g: Any) -> list[str]:
    return [f.name for f in fields(g) if f.compare]


def is_part(x: Any) -> bool:
    return is_dataclass(x) and not isinstance(x, type)


def as_dict(g: Any) -> dict[str, Any]:
    """The fields of a position or part by name, parts as dicts in turn."""
    return {n: in_full(getattr(g, n)) for n in position(g)}


def in_full(value: Any) -> Any:
    """Options with those at their defaults: a default may change before the position is loaded. Parts as dicts."""
    if isinstance(value, Options):
        return asdict(value)
    return as_dict(value) if is_part(value) else value


def changed(g: Any, blank: Any) -> dict[str, Any]:
    """The fields of a position or part that differ from a blank one, parts field by field."""
    found = {n: getattr(g, n) for n in position(g) if getattr(g, n) != getattr(blank, n)}
    return {n: changed(x, getattr(blank, n) or type(x)()) if is_part(x) else x for n, x in found.items()}


def unusual(frame: Frame) -> dict[str, Any]:
    """The fields of a frame that differ from their defaults."""
    return {
        f.name: getattr(frame, f.name)
        for f in fields(frame)
        if f.default is MISSING or getattr(frame, f.name) != f.default
    }
