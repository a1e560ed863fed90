"""The box: every game there is, found by its package name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from hauntbox.kernel.contract import Declaration

COMMON: Final = "common"  # what games share


class UnknownGame(LookupError):
    """A name that no game in the box has, in one line for the player."""


def names() -> list[str]:
    """The packages that declare a GAME; one that is still being written, or that games share, is none."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg and declares_game(module.name))


@cache
def declares_game(package: str) -> bool:
    """Read, not imported: to import every game would take a second."""
    spec = find_spec(f"{__name__}.{package}")
    assert spec is not None
    assert spec.origin is not None
    return any([line.startswith("GAME") for line in Path(spec.origin).read_text(encoding="utf-8").splitlines()])


def find(name: str) -> Declaration:
    """By its name; the game between two sittings of a campaign is `<game>.interlude`."""
    game, _, part = name.partition(".")
    if game not in names():
        raise UnknownGame(f"unknown game {name!r}: there are {', '.join(names())}")
    declaration = import_module(f"{__name__}.{game}").GAME
    assert isinstance(declaration, Declaration)
    return interlude_of(declaration, name) if part else declaration


def interlude_of(kind: Declaration, name: str) -> Declaration:
    if kind.campaigns is None or kind.campaigns.interlude.name != name:
        raise UnknownGame(f"unknown game {name!r}: {kind.title} has no such part")
    return kind.campaigns.interlude
