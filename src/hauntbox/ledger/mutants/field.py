"""The statements of a game that mutants may break: all those of a function that cites a rule, each with its rules.

An id in the docstring of a class counts for all its methods, one in a function for the whole function, one elsewhere
for its statement alone. An id that stands in a function beside a sentence, or as `rule=`, tells a reader where to look,
as pictures and reference cards do: it does not count. A statement marked `# shortcut: why` saves time and changes
nothing, so it is left out.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from hauntbox.ledger.citations import (
    Definition,
    Function,
    Source,
    first_line,
    ids_in,
    is_docstring,
    source_of,
    statements_in,
)  # fmt: skip
from hauntbox.ledger.mutants.mutate import Edit, edits
from hauntbox.ledger.project import HERE, Project, sources

SHORTCUT: Final = re.compile(r"#.*\bshortcut\b")


@dataclass(frozen=True)
class Site:
    """A statement that may be broken."""

    path: str  # from the root
    line: int  # its first
    ids: tuple[str, ...]  # its own first, then those of its function and class
    function: str = ""  # qualified; "" for a statement that runs at import
    function_line: int = 0  # its first, decorators included


class MutantField:
    """The statements of one file, with the definitions around each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source: Source = source_of(path)
        self.around = dict(surrounded(self.source.body, ()))
        self.own: dict[ast.stmt, list[str]] = defaultdict(list)
        for line, id in ids_in(path):
            stmt = self.source.meant_at(line) if line > self.source.preface else None
            if stmt is not None and id not in self.own[stmt] and not self.is_pointer(stmt, line, id):
                self.own[stmt].append(id)

    def is_pointer(self, stmt: ast.stmt, line: int, id: str) -> bool:
        """Is it there for readers only?"""
        if isinstance(stmt, Definition) or not self.function_of(stmt):
            return False
        return any(node.value == id and node.lineno == line for node in pointers_in(stmt))

    def function_of(self, stmt: ast.stmt) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The outermost one: what stands in it comes and goes with it."""
        return next((each for each in self.around[stmt] if isinstance(each, Function)), None)

    @cached_property
    def by_function(self) -> dict[ast.stmt, list[str]]:
        found: dict[ast.stmt, list[str]] = defaultdict(list)
        for stmt, ids in self.own.items():
            if function := stmt if isinstance(stmt, Function) else self.function_of(stmt):
                found[self.function_of(stmt) or function] += ids
        return found

    def ids_of(self, stmt: ast.stmt) -> tuple[str, ...]:
        function = self.function_of(stmt)
        shared = self.by_function.get(function, []) if function else []
        classes = [id for each in self.around[stmt] if isinstance(each, ast.ClassDef) for id in self.own.get(each, [])]
        return tuple(dict.fromkeys([*self.own.get(stmt, []), *shared, *classes]))

    def sites(self, short: str) -> Iterator[Site]:
        for stmt in self.source.ordered:
            ids = self.ids_of(stmt)
            if ids and stmt not in self.shortcuts and not isinstance(stmt, Definition):
                function = self.function_of(stmt)
                first = first_line(function) if function else 0
                yield Site(short, stmt.lineno, ids, self.name_of(function) if function else "", first)

    def name_of(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
        names = [each.name for each in self.around[function] if isinstance(each, Definition)]
        return ".".join([*names, function.name])

    @cached_property
    def shortcuts(self) -> set[ast.stmt]:
        return {stmt for line, stmt in self.source.owner.items() if SHORTCUT.search(self.source.lines[line - 1])}

    def edits_at(self, line: int) -> list[Edit]:
        """What can be changed at a statement, as long as the file still compiles."""
        text = self.path.read_text(encoding="utf-8")
        stmt = self.source.owner[line]
        function = self.function_of(stmt)
        return [edit for edit in edits(stmt, function.returns if function else None) if compiles(edit.apply(text))]


def pointers_in(stmt: ast.stmt) -> Iterator[ast.Constant]:
    """Words that stand beside a sentence or are called `rule`."""
    for node in ast.walk(stmt):
        if isinstance(node, ast.keyword) and node.arg == "rule" and isinstance(node.value, ast.Constant):
            yield node.value
        beside = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
        if any(is_sentence(each) for each in beside):
            yield from [each for each in beside if isinstance(each, ast.Constant)]


def is_sentence(node: ast.expr) -> bool:
    """Words filled in, or three of them: what `tell` passes on is one or two."""
    if isinstance(node, ast.JoinedStr):
        return True
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.count(" ") > 1


def surrounded(
    body: Iterable[ast.stmt], around: tuple[ast.stmt, ...]
) -> Iterator[tuple[ast.stmt, tuple[ast.stmt, ...]]]:
    for stmt in body:
        if not is_docstring(stmt):
            yield stmt, around
            inner = (*around, stmt) if isinstance(stmt, Definition) else around
            yield from surrounded(statements_in(stmt), inner)


def compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def all_sites(game: str, project: Project = HERE) -> list[Site]:
    """Of the game's package and the kernel, in the order of their files."""
    paths = [*sources(project.games / game, ".py"), *sources(project.kernel, ".py")]
    return [site for path in paths for site in MutantField(path).sites(project.short(path))]


def watched_lines(game: str, project: Project = HERE) -> dict[str, dict[int, int]]:
    """By absolute path: each line of a site's statement, and the statement's first line."""
    firsts: dict[str, set[int]] = defaultdict(set)
    for site in all_sites(game, project):
        firsts[site.path].add(site.line)
    return {
        str(project.root / path): {
            line: stmt.lineno for line, stmt in source_of(project.root / path).owner.items() if stmt.lineno in lines
        }
        for path, lines in firsts.items()
    }
