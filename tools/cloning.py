"""Writes the `clone` of every position, and of every part of one, into its source: `python tools/cloning.py`.

A clone made at import would stay interpreted in the compiled build, and one kept by hand forgets a field some day. The
tool rewrites each method `clone` that begins with `Class.__new__`. How a field is copied follows from its annotation:
lists and dicts are copied, parts (classes of the same file that have such a `clone`) are cloned, all else is shared.
Fields that are not compared stand beside the position and are shared too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "src" / "hauntbox" / "games"
WIDTH: Final = 120
INDENT: Final = " " * 8
KERNEL: Final = "Game"  # its own fields are copied by `copy_to`


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
    for name, clone in sorted(clones.items(), key=lambda pair: -pair[1].lineno):
        lines[clone.lineno - 1 : clone.end_lineno] = [f"{line}\n" for line in body(classes[name], set(clones))]
    return "".join(lines)


def clone_in(node: ast.ClassDef) -> ast.FunctionDef | None:
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name == "clone" and "__new__" in ast.unparse(each.body[0]):
            return each
    return None


def body(node: ast.ClassDef, parts: set[str]) -> Iterator[str]:
    name = node.name
    copy = "g" if any([ast.unparse(base) == KERNEL for base in node.bases]) else "part"
    yield f"    def clone(self) -> {name}:"
    yield f"{INDENT}{copy} = {name}.__new__({name})"
    if copy == "g":
        yield f"{INDENT}self.copy_to(g)"
    yield from packed(copy, list(ways(node, parts)))
    yield f"{INDENT}return {copy}"


def ways(node: ast.ClassDef, parts: set[str]) -> Iterator[tuple[str, str]]:
    """Yield every field, and how it is copied."""
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            kind = ast.unparse(each.annotation)
            if not kind.startswith("ClassVar"):
                yield each.target.id, way(each, kind, parts)


def way(field: ast.AnnAssign, kind: str, parts: set[str]) -> str:
    """Return what is written behind a field to copy it."""
    if field.value is not None and "compare=False" in ast.unparse(field.value):
        return ""
    if kind.startswith("list["):
        return "[:]"
    if kind.startswith("dict["):
        return ".copy()"
    return ".clone()" if kind in parts else ""


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
    return f"{INDENT}{left} = {', '.join([f'self.{name}{how}' for name, how in row])}"


if __name__ == "__main__":
    main()
