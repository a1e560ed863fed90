"""`hauntbox check imports`: dependencies point one way, and a game shows nothing but its declaration."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hauntbox.ledger.project import HERE, Project, sources

COMMON: Final = "common"  # of games: they all may import it, and it knows none of them
# What the outermost parts stand on.
BELOW: Final = (
    "kernel",
    "scenario_files",
    "scene",
    "games",
    "bots",
    "table",
    "store",
    "ledger",
)
MAY_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    "kernel": (),
    "ledger": (),
    "scenario_files": ("kernel",),
    "scene": ("kernel",),
    "games": ("kernel", "scenario_files", "scene"),
    "bots": ("kernel",),
    "table": ("kernel", "scene", "games", "bots", "ledger"),
    "store": ("kernel", "scene", "games", "table"),
    "server": (*BELOW, "lab"),  # a small experiment may be played from a page
    "terminal": BELOW,
    "lab": BELOW,
    "research": BELOW,
    "print": BELOW,
}  # a part that is not listed (cli, bench) starts programs and may import all


@dataclass(frozen=True)
class Module:
    """A dotted name below the package: `("games", "evidence", "state")`."""

    parts: tuple[str, ...]

    @property
    def part(self) -> str:
        return self.parts[0] if self.parts else ""

    @property
    def game(self) -> str:
        return self.parts[1] if self.part == "games" and len(self.parts) > 1 else ""


def check_imports(project: Project = HERE) -> list[str]:
    games = {path.parent.name for path in project.games.glob("*/__init__.py")} - {COMMON}
    found = []
    for path in sources(project.package, ".py"):
        importer = module_at(path, project)
        for line, target in imports_in(path, project):
            if bars_import(importer, target, games):
                dotted = ".".join((project.package.name, *target.parts))
                found.append(f"{project.short(path)}:{line}: {spoken(importer)} may not import {dotted}")
    return found


def bars_import(importer: Module, target: Module, games: set[str]) -> bool:
    if target.game in games and importer.game != target.game:
        return bool(importer.game) or len(target.parts) > 2 or not may_import(importer.part, "games")
    return not may_import(importer.part, target.part)


def may_import(part: str, other: str) -> bool:
    return other in ("", part) or other in MAY_IMPORT.get(part, (other,))


def spoken(module: Module) -> str:
    return ".".join(module.parts[:2]) if module.game else module.part or "the package"


def module_at(path: Path, project: Project) -> Module:
    parts = path.relative_to(project.package).with_suffix("").parts
    return Module(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_in(path: Path, project: Project) -> Iterator[tuple[int, Module]]:
    """Imports of our own modules, wherever in the file they stand."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for parts in imported(node, path, project):
            if parts[:1] == (project.package.name,):
                yield node.lineno, Module(parts[1:])  # type: ignore[attr-defined]


def imported(node: ast.AST, path: Path, project: Project) -> Iterator[tuple[str, ...]]:
    if isinstance(node, ast.Import):
        yield from (tuple(alias.name.split(".")) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = (*relative_base(node.level, path, project), *(node.module or "").split("."))
        base = tuple(part for part in base if part)
        for alias in node.names:
            whole = (*base, alias.name)
            yield whole if is_module(whole, project) else base


def relative_base(level: int, path: Path, project: Project) -> tuple[str, ...]:
    folder = path.relative_to(project.package.parent).parent.parts
    return folder[: len(folder) - level + 1] if level else ()


def is_module(parts: tuple[str, ...], project: Project) -> bool:
    path = project.package.parent.joinpath(*parts)
    return path.is_dir() or path.with_suffix(".py").exists()
