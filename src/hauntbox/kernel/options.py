"""Options and tunables: one frozen Struct per game, each field with its range, a help line and its ledger ids.

Set-up forms, the command line and the lab are made from `tunables`. What somebody chooses is a mapping from names to
values; `Declaration.settled` makes it into the Struct that is played. Never compiled, see wire.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Meta, Struct

Chosen = TypeVar("Chosen", bound="Options")
YES = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, cache_hash=True):
    """What a game is played with, number by number. Fields are annotated with `number`, `word` or `switch`.

    Defaults are left out of digests only: records and positions hold every option, see `kept` and the codec.
    """


class BadOption(ValueError):
    """An option that does not exist, or a value it may not have, in one line for the player."""


class Tunable(Struct, frozen=True):
    """One option, as a form shows it."""

    name: str
    default: int | str | bool
    help: str
    rules: tuple[str, ...]
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()


def number(low: int, high: int, help: str, *rules: str) -> Meta:
    return Meta(ge=low, le=high, description=help, extra={"rules": rules})


def switch(help: str, *rules: str) -> Meta:
    return Meta(description=help, extra={"rules": rules})


def word(choices: tuple[str, ...], help: str, *rules: str) -> Meta:
    return Meta(pattern=f"^({'|'.join(choices)})$", description=help, extra={"rules": rules, "choices": choices})


def retired(instead: str) -> Meta:
    """A field that nobody chooses any more stays where it is, so that positions of old records keep their digests."""
    return Meta(description=instead, extra={"retired": True})


@cache
def fields(options: type[Options]) -> list[Any]:
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    return list(info.fields)


def tunables(options: type[Options]) -> list[Tunable]:
    return [tunable(f) for f in fields(options) if not is_retired(f)]


def is_retired(field: Any) -> bool:
    return bool(field.type.extra.get("retired"))


def tunable(field: Any) -> Tunable:
    note, kind = field.type, field.type.type
    return Tunable(
        name=field.name,
        default=field.default,
        help=note.extra_json_schema["description"],
        rules=note.extra["rules"],
        low=getattr(kind, "ge", None),
        high=getattr(kind, "le", None),
        choices=note.extra.get("choices", ()),
    )


def read(options: type[Chosen], given: Mapping[str, Any]) -> Chosen:
    """Options from names and values, as typed by a person or sent by a form; the rest is as the book says."""
    return build(options, typed(options, given))


def typed(options: type[Options], given: Mapping[str, Any]) -> dict[str, Any]:
    """What was given by name, each value in the option's own type."""
    known = {t.name: t for t in tunables(options)}
    for name in given:
        if name not in known:
            raise BadOption(f"unknown option {name!r}: {hint(options, name, list(known))}")
    return {name: value_of(known[name], value) for name, value in given.items()}


def hint(options: type[Options], name: str, known: list[str]) -> str:
    gone = {f.name: f.type.extra_json_schema["description"] for f in fields(options) if is_retired(f)}
    if name in gone:
        return str(gone[name])
    near = get_close_matches(name, known, 1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"


def kept(options: Options) -> dict[str, Any]:
    """Every option by name, for a record: a default may change later, a game that was played may not."""
    return {t.name: getattr(options, t.name) for t in tunables(type(options))}


def build(options: type[Chosen], values: Mapping[str, Any]) -> Chosen:
    try:
        return struct(options, values)
    except msgspec.ValidationError as error:
        raise BadOption(f"option {error}") from error


def struct(options: type[Chosen], values: Mapping[str, Any]) -> Chosen:
    """The Struct of plain values. Those at their defaults are left to it: a digest omits the default object itself."""
    usual = {f.name: f.default for f in fields(options)}
    return msgspec.convert({name: value for name, value in values.items() if is_other(value, usual.get(name))}, options)


def is_other(value: Any, usual: Any) -> bool:
    return type(value) is not type(usual) or value != usual


def value_of(t: Tunable, value: Any) -> Any:
    """A typed word as the option's own type, checked against its range."""
    fitting = parsed(t, value)
    if fitting is None:
        raise BadOption(f"option {t.name} cannot be {value!r}: it takes {span(t)}")
    return fitting


def parsed(t: Tunable, value: Any) -> Any:
    text = str(value).strip().lower()
    if isinstance(t.default, bool):
        return YES.get(text)
    if isinstance(t.default, int):
        n = int(text) if text.removeprefix("-").isdecimal() else None
        return n if n is not None and (t.low is None or t.low <= n) and (t.high is None or n <= t.high) else None
    return text if not t.choices or text in t.choices else None


def span(t: Tunable) -> str:
    """What an option takes, in words."""
    if isinstance(t.default, bool):
        return "yes or no"
    if isinstance(t.default, int):
        return f"a number from {t.low} to {t.high}"
    return f"one of {', '.join(t.choices)}"
