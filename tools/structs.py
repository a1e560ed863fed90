"""Which modules declare Structs. mypyc drops class keywords without a word, so those modules are never compiled."""

from __future__ import annotations

import ast
from pathlib import Path

STRUCT = "msgspec.Struct"


def modules_with_structs(package: Path) -> set[Path]:
    """Found by following base classes over imports, however long the line of ancestors is."""
    modules = [Module(path, package) for path in sorted(package.rglob("*.py"))]
    structs, count = {STRUCT}, 0
    while len(structs) != count:
        count = len(structs)
        structs |= {name for module in modules for name, bases in module.classes.items() if structs & bases}
    return {module.path for module in modules if structs & module.classes.keys() or module.has_keywords}


class Module:
    """The classes of a file and their bases, all by full names."""

    def __init__(self, path: Path, package: Path) -> None:
        parts = path.relative_to(package.parent).with_suffix("").parts
        self.path = path
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        self.known = {node.name: f"{self.name}.{node.name}" for node in found} | imported(tree)
        self.classes = {f"{self.name}.{node.name}": {self.full(base) for base in node.bases} for node in found}
        # a class keyword is lost whatever it is meant for; an ancestor that was not found may still read it
        self.has_keywords = any(node.keywords for node in found)

    def full(self, base: ast.expr) -> str:
        first, dot, rest = ast.unparse(base).partition(".")
        return self.known.get(first, first) + dot + rest


def imported(tree: ast.Module) -> dict[str, str]:
    """What the names that a module imports stand for."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            known |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            known |= {alias.asname: alias.name for alias in node.names if alias.asname}
    return known
