"""Writes the `clone` of every position, and of every part of one, into its source: `python tools/cloning.py`.

A clone made at import would stay interpreted in the compiled build, and one kept by hand forgets a field some day. The
tool rewrites each method `clone` that begins with `Class.__new__`. How a field is copied follows from its annotation:
lists and dicts are copied, parts (classes that have such a `clone`, in the same file or imported by it) are cloned, a
part that may be None (`Board | None`) where there is one, and all else is shared. Fields that are not compared stand
beside the position and are shared too. A position that others extend has a method `lay_down`, written likewise.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeGuard

SOURCES: Final = Path(__file__).parents[1] / "src"
GAMES: Final = SOURCES / "hauntbox" / "games"
WIDTH: Final = 120
INDENT: Final = " " * 8
KERNEL: Final = "Game"  # its own fields are copied by `copy_to`
BY_FIELD: Final = "lay_down"  # a position that others extend has this method beside `clone`


def main() -> None:
    stale = [path for path in sorted(GAMES.rglob("*.py")) if rewritten(path.read_text()) != path.read_text()]
    for path in stale:
        print(f"{path.relative_to(GAMES)}: a clone that does not fit its fields")
        if "--check" not in sys.argv:
            path.write_text(rewritten(path.read_text()))
    if stale and "--check" in sys.argv:
        sys.exit("run python tools/cloning.py")


def rewritten(source: str) -> str:
    """Return the source with every clone written anew."""
    lines = source.splitlines(keepends=True)
    classes = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    clones = {name: clone for name, node in classes.items() if (clone := clone_in(node)) is not None}
    parts = {*clones, *imported_parts(source)} if clones else set()
    methods = [(each, name) for name in clones for each in classes[name].body if is_written(each)]
    for method, name in sorted(methods, key=lambda pair: -pair[0].lineno):
        write = laid_down if method.name == BY_FIELD else body
        lines[method.lineno - 1 : method.end_lineno] = [f"{line}\n" for line in write(classes[name], parts)]
    return "".join(lines)


def is_written(node: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef) and node.name in ("clone", BY_FIELD)


def imported_parts(source: str) -> Iterator[str]:
    """Yield the classes with a clone that the source imports from modules of this project."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            path = SOURCES / (node.module.replace(".", "/") + ".py")
            names = {each.name for each in node.names}
            if path.is_file():
                classes = [each for each in ast.parse(path.read_text()).body if isinstance(each, ast.ClassDef)]
                yield from [each.name for each in classes if each.name in names and clone_in(each) is not None]


def clone_in(node: ast.ClassDef) -> ast.FunctionDef | None:
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name == "clone" and "__new__" in ast.unparse(each.body[0]):
            return each
    return None


def body(node: ast.ClassDef, parts: set[str]) -> Iterator[str]:
    name = node.name
    bases = {ast.unparse(base) for base in node.bases}
    has_own = any([is_written(each) and each.name == BY_FIELD for each in node.body])
    copy = "g" if KERNEL in bases or bases & parts else "part"
    yield f"    def clone(self) -> {name}:"
    yield f"{INDENT}{copy} = {name}.__new__({name})"
    if has_own or bases & parts:
        yield f"{INDENT}self.{BY_FIELD}(g)"
    elif copy == "g":
        yield f"{INDENT}self.copy_to(g)"
    if not has_own:
        yield from packed(copy, list(ways(node, parts)))
    yield f"{INDENT}return {copy}"


def laid_down(node: ast.ClassDef, parts: set[str]) -> Iterator[str]:
    """Yield the method by which a position that others extend copies its fields to one of theirs."""
    yield f"    def {BY_FIELD}(self, g: {node.name}) -> None:"
    yield f'{INDENT}"""Copy every field to another position."""'
    yield f"{INDENT}self.copy_to(g)"
    yield from packed("g", list(ways(node, parts)))


def ways(node: ast.ClassDef, parts: set[str]) -> Iterator[tuple[str, str]]:
    """Yield every field, and how it is copied."""
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            kind = ast.unparse(each.annotation)
            if not kind.startswith("ClassVar"):
                yield each.target.id, way(each, kind, parts).replace("FIELD", f"self.{each.target.id}")


def way(field: ast.AnnAssign, kind: str, parts: set[str]) -> str:
    """Return what copies a field, which is written FIELD."""
    if field.value is not None and "compare=False" in ast.unparse(field.value):
        return "FIELD"
    if kind.startswith("list["):
        return "FIELD[:]"
    if kind.startswith("dict["):
        return "FIELD.copy()"
    if kind.removesuffix(" | None") in parts:
        return "FIELD.clone()" if kind in parts else "None if FIELD is None else FIELD.clone()"
    return "FIELD"


def packed(copy: str, every: list[tuple[str, str]]) -> Iterator[str]:
    """Assignments of several fields at a time, as many as fit a line; four at most, so that they can be read."""
    row: list[tuple[str, str]] = []
    for each in every:
        if row and (len(row) == 4 or len(assignment(copy, [*row, each])) > WIDTH):
            yield assignment(copy, row)
            row = []
        row.append(each)
    if row:
        yield assignment(copy, row)


def assignment(copy: str, row: list[tuple[str, str]]) -> str:
    left = ", ".join([f"{copy}.{name}" for name, _ in row])
    return f"{INDENT}{left} = {', '.join([how for _, how in row])}"


if __name__ == "__main__":
    main()
