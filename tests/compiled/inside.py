"""Print what a build is made of: `python -m compiled.inside structs`, or `modules`."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import walk_packages

import msgspec

import hauntbox
from compiling import PARTS


def modules() -> dict[str, str]:
    """By name: interpreted or compiled."""
    found = {}
    for module in walk_packages(hauntbox.__path__, "hauntbox."):
        if module.name.split(".")[1] in PARTS:
            path = str(import_module(module.name).__file__)
            found[module.name] = "interpreted" if path.endswith(".py") else "compiled"
    return found


def structs() -> list[str]:
    """Every Struct with all that class keywords settle."""
    found = []
    for name in modules():
        for one in vars(sys.modules[name]).values():
            if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == name:
                settled = one.__struct_config__
                keys = [key for key in dir(settled) if not key.startswith("_")]
                found.append(f"{name}.{one.__name__} {one.__struct_fields__} {[getattr(settled, key) for key in keys]}")
    return sorted(found)


if __name__ == "__main__":
    if sys.argv[1] == "structs":
        print(*structs(), sep="\n")
    else:
        print(*[f"{name} {kind}" for name, kind in modules().items()], sep="\n")
