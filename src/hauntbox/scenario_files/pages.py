"""Scenario files: TOML read through a typed Struct. All mistakes are found in one go, each with its line, in words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from types import UnionType
from typing import Annotated, Any, Final, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct, inspect

from hauntbox.kernel.contract import Problem
from hauntbox.scenario_files.bounds import excess, statements

Kind = TypeVar("Kind", bound=Struct)
Path = tuple[str, ...]  # of a field; the members of a list go by their numbers, from 1
MOST_PROBLEMS: Final = 100  # are told at a time
MOST_HINTS: Final = 20  # near names for what is unknown in one table: finding them takes a while
WORDS: Final = {
    "StrType": "text",
    "IntType": "a whole number",
    "FloatType": "a number",
    "BoolType": "true or false",
    "DictType": "a table",
    "StructType": "a table",
    "ListType": "a list",
    "VarTupleType": "a list",
}


class BadMap(ValueError):
    """A scenario that cannot be played, in one line for its author."""


class Span(NamedTuple):
    """The lines of a statement, and the one on which its text begins."""

    first: int
    body: int
    last: int


class Page:
    """A scenario file: what it says, and on which line."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.data: dict[str, Any] = {}
        self.problems: list[Problem] = []
        self.spans: dict[Path, Span] | None = None
        self.read()

    def read(self) -> None:
        """Only what keeps the bounds is given to the reader of the library."""
        if (problem := excess(self.text)) is not None:
            self.problems.append(problem)
            return
        try:
            self.data = tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:  # a number or a date that Python cannot hold is a ValueError
            self.problems.append(slip(self.text, str(error)))

    @property
    def is_read(self) -> bool:
        return not self.problems

    def span(self, path: Path) -> Span:
        """Of the field, or of the nearest thing around it that has a line."""
        if self.spans is None:  # worked out for the sake of problems only
            self.spans = spans(self.text)
        while path and path not in self.spans:
            path = path[:-1]
        return self.spans.get(path, Span(1, 1, 1))

    def problem(self, path: Path, message: str) -> Problem:
        return Problem(self.span(path).first, ".".join(map(cut, path)), message)

    def problem_inside(self, path: Path, line: int, column: int, message: str) -> Problem:
        """In a text of several lines, which like its columns are counted from 0."""
        span = self.span(path)
        return Problem(min(span.body + line, span.last), ".".join(path), message, column + 1)

    def problem_drawn(self, path: Path, message: str, line: int = -1, column: int = 0) -> Problem:
        """In a drawing, whose lines count from the first that is not blank; with none given, somewhere in the field."""
        if line < 0:
            return self.problem(path, message)
        drawing = str(self.data[path[0]])
        blank = len(drawing) - len(drawing.lstrip("\n"))
        return self.problem_inside(path, blank + line, column, message)

    def check(self, kind: type[Struct]) -> list[Problem]:
        """Every field that is unknown, missing or of the wrong type."""
        if not self.is_read:
            return self.problems
        return [self.problem(path, message) for path, message in misfits(self.data, kind)]


def text_in(package: str, shipped: Sequence[str], scenario: str, noun: str) -> str:
    """A shipped scenario goes by its name, a player's own is its whole text."""
    if "\n" in scenario:
        return scenario
    if scenario not in shipped:
        raise BadMap(f"unknown {noun} {scenario!r}: there are {', '.join(shipped)}")
    return files(package).joinpath(f"{scenario}.toml").read_text()


def by_line(problems: Iterable[Problem]) -> list[Problem]:
    """The first hundred: whoever has made more mistakes than that will come again."""
    return sorted(problems, key=lambda problem: (problem.line, problem.column))[:MOST_PROBLEMS]


def decoded(text: str, kind: type[Kind], problems: list[Problem]) -> Kind:
    """The scenario, if nothing is wrong with it."""
    if problems:
        raise BadMap(str(problems[0]))
    return msgspec.toml.decode(text, type=kind)


def slip(text: str, words: str) -> Problem:
    """A mistake in the TOML itself, after which nothing can be told for certain."""
    found = re.search(r"(.*) \(at line (\d+), column (\d+)\)", words)
    if found is None:
        return Problem(text.rstrip().count("\n") + 1, "", f"not TOML: {words}")
    return Problem(int(found[2]), "", f"not TOML: {found[1]}", int(found[3]))


# Which line says what. Statements are told apart by their brackets and quotes, and each is read once by itself.


def spans(text: str) -> dict[Path, Span]:
    """By field; of a text that is TOML."""
    found: dict[Path, Span] = {}
    numbers: dict[Path, int] = {}  # of tables in a list of tables
    table: Path = ()
    lines = text.split("\n")
    for first, last in statements(text):
        said = tomllib.loads("\n".join(lines[first : last + 1]))
        span = Span(first + 1, first + 1 + lines[first].rstrip().endswith(("'''", '"""')), last + 1)
        if lines[first].lstrip().startswith("["):
            table = header(said, numbers)
            for depth in range(1, len(table) + 1):
                found.setdefault(table[:depth], span)
        else:
            for path in paths(said):
                found.setdefault(table + path, span)
    return found


def header(said: dict[str, Any], numbers: dict[Path, int]) -> Path:
    """Where `[a.b]` or `[[a.b]]` leads: the last of its name, or a new one."""
    path: Path = ()
    here: Any = said
    while here:
        key, here = next(iter(here.items()))
        path += (key,)
        if isinstance(here, list):
            numbers[path] = numbers.get(path, 0) + 1
            here = here[0]
        if path in numbers:
            path += (str(numbers[path]),)
    return path


def paths(said: Any) -> Iterator[Path]:
    members = said.items() if isinstance(said, dict) else enumerate(said, 1) if isinstance(said, list) else ()
    for key, value in members:
        yield (str(key),)
        for path in paths(value):
            yield (str(key), *path)


# What fits. The types of the Struct decide; here they only learn to speak.


def misfits(value: Any, kind: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    bare = bared(kind)
    if get_origin(bare) in (Union, UnionType):
        yield from misfit_union(value, bare, kind, path)
    elif isinstance(bare, type) and issubclass(bare, Struct) and isinstance(value, dict):
        yield from misfit_fields(value, bare, path)
    elif get_origin(bare) is dict and isinstance(value, dict):
        of_key, of_value = get_args(bare)
        for key, each in value.items():
            if not fits(key, of_key):
                yield (*path, key), f"the name {shown(key)}: expected {wanted(of_key)}"
            yield from misfits(each, of_value, (*path, key))
    elif get_origin(bare) in (list, tuple) and isinstance(value, list):
        for n, each in enumerate(value, 1):
            yield from misfits(each, get_args(bare)[0], (*path, str(n)))
        yield from misfit_length(value, kind, path)
    elif not fits(value, kind):
        yield path, f"expected {wanted(kind)}, got {shown(value)}"


def misfit_length(value: Sequence[Any], kind: Any, path: Path) -> Iterator[tuple[Path, str]]:
    for note in get_args(kind)[1:] if get_origin(kind) is Annotated else ():
        if note.min_length is not None and len(value) < note.min_length:
            yield path, f"a list of {len(value)}: expected {note.min_length} at least"
        if note.max_length is not None and len(value) > note.max_length:
            yield path, f"a list of {len(value)}: expected {note.max_length} at most"


def bared(kind: Any) -> Any:
    """Without what was noted beside the type."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def misfit_union(value: Any, bare: Any, kind: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """The one that was meant decides: of tables the one that its tag names, of lists the list."""
    arms = [bared(arm) for arm in get_args(bare)]
    tables = [arm for arm in arms if isinstance(arm, type) and issubclass(arm, Struct)]
    lists = [arm for arm in get_args(bare) if get_origin(bared(arm)) is list]
    if isinstance(value, dict) and len(tables) > 1:
        yield from misfit_tagged(value, tables, path)
    elif isinstance(value, dict) and tables:
        yield from misfits(value, tables[0], path)
    elif isinstance(value, list) and lists:
        yield from misfits(value, lists[0], path)
    elif not fits(value, kind):
        yield path, f"expected {wanted_arms(get_args(bare))}, got {shown(value)}"


def wanted_arms(arms: Sequence[Any]) -> str:
    some = [arm for arm in arms if arm is not type(None)]
    return " or ".join(dict.fromkeys([wanted(arm) for arm in some]))


def misfit_tagged(value: Mapping[str, Any], tables: Sequence[type[Struct]], path: Path) -> Iterator[tuple[Path, str]]:
    by_tag = {str(table.__struct_config__.tag): table for table in tables}
    field = str(tables[0].__struct_config__.tag_field)
    said = value.get(field)
    if isinstance(said, str) and said in by_tag:
        rest = {name: each for name, each in value.items() if name != field}
        yield from misfits(rest, by_tag[said], path)
        return
    near = get_close_matches(cut(str(said)), by_tag, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(by_tag)}"
    yield (*path, field), f"unknown {field} {cut(repr(said))}: {hint}" if field in value else f"missing: {hint}"


@lru_cache(999)
def fields_of(kind: type[Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """By the names that a file uses; worked out once, for that takes a while."""
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def misfit_fields(value: Mapping[str, Any], kind: type[Struct], path: Path) -> Iterator[tuple[Path, str]]:
    fields = fields_of(kind)
    for n, name in enumerate([name for name in value if name not in fields]):
        near = get_close_matches(cut(name), fields, 1) if n < MOST_HINTS else []
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(fields)}"
        yield (*path, name), f"unknown field {cut(name)!r}: {hint}"
    for name, field in fields.items():
        if name in value:
            yield from misfits(value[name], field.type, (*path, name))
        elif field.required:
            yield (*path, name), f"missing: expected {wanted(field.type)}"


def fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def wanted(kind: Any) -> str:
    """What a type takes, in words; a type may bring its own as Meta(extra={"expects": ...})."""
    info: Any = inspect.type_info(kind)
    if isinstance(info, inspect.Metadata):
        if info.extra and "expects" in info.extra:
            return str(info.extra["expects"])
        info = info.type
    if isinstance(info, inspect.LiteralType):
        return " or ".join([shown(value) for value in info.values])
    words = WORDS.get(type(info).__name__, str(kind))
    low, high = getattr(info, "ge", None), getattr(info, "le", None)
    return f"{words} from {low} to {high}" if low is not None and high is not None else words


def shown(value: Any) -> str:
    """As it would be typed, cut short."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return str(value).lower()
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return cut(" ".join(text.split()))


def cut(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:36]} ..."


def schema(kind: type[Struct], title: str) -> dict[str, Any]:
    """For editors, which then complete and check while one types."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **msgspec.json.schema(kind)}
