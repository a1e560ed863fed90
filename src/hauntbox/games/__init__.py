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
    if name not in names():
        raise UnknownGame(f"unknown game {name!r}: there are {', '.join(names())}")
    declaration = import_module(f"{__name__}.{name}").GAME
    assert isinstance(declaration, Declaration)
    return declaration
