"""Find the frames of a game in the modules of its rules, because a list by hand would forget one some day."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from hauntbox.kernel.agenda import Frame


def modules_in(*packages: str) -> list[ModuleType]:
    """Import and return all modules of these packages, those in their folders too."""
    return [
        import_module(found.name)
        for package in packages
        for found in walk_packages(import_module(package).__path__, f"{package}.")
        if not found.ispkg
    ]


def frames_in(modules: Iterable[ModuleType]) -> tuple[type[Frame], ...]:
    """The frames that the modules define."""
    found = [each for module in modules for each in defined_in(module) if issubclass(each, Frame)]
    names = [frame.__name__ for frame in found]
    assert len(set(names)) == len(names), f"two frames of one name: {sorted(names)}"
    return tuple(found)


def defined_in(module: ModuleType) -> list[type]:
    return [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
