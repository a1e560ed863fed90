"""Everything in a scenario file, piece by piece, each with the path of its field."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import fields

Path = tuple[str, ...]


class Piece(NamedTuple):
    path: Path
    value: Any  # a Struct


def pieces(value: Any, path: Path = ()) -> Iterator[Piece]:
    """The Structs in it, from the outside in."""
    if isinstance(value, Struct):
        yield Piece(path, value)
        for name, written in names_of(type(value)):
            yield from pieces(getattr(value, name), (*path, written))
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from pieces(each, (*path, str(key)))
    elif isinstance(value, list):
        for n, each in enumerate(value, 1):
            yield from pieces(each, (*path, str(n)))


@lru_cache(99)
def names_of(kind: type[Struct]) -> list[tuple[str, str]]:
    """Its fields, as Python and as the file call them."""
    return [(field.name, field.encode_name) for field in fields(kind)]
