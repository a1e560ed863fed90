"""The box: every game there is, found by its package name."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from hauntbox.kernel.contract import Declaration


class UnknownGame(LookupError):
    """A name that no game in the box has, in one line for the player."""


def names() -> list[str]:
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


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
