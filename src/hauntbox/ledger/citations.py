"""Where code and data cite rules, and which statements have to run for a citation to be alive."""

from __future__ import annotations

import ast
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from hauntbox.ledger.project import HERE, Project, sources
from hauntbox.ledger.rules import ID, all_games

BOOKS: Final = ("exempt.toml", "parts.toml")  # they list rules and implement none
Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Citation:
    """An id in a docstring, comment, string or data file."""

    path: str
    line: int
    anchors: frozenset[int] = frozenset()  # first lines of statements: running one of them is running the rule
    declared: bool = True  # data, or code that runs at import: no test can be seen running it


class Source:
    """A module's statements by line. Each is known by its first line; a definition by its `def` or `class`."""

    def __init__(self, text: str) -> None:
        module = ast.parse(text)
        self.body = module.body
        self.lines = text.splitlines()
        self.owner: dict[int, ast.stmt] = {}  # innermost statement on a line; a docstring is its definition's
        self.ordered: list[ast.stmt] = []
        self.at_import: set[ast.stmt] = set()
        self.preface = module.body[0].end_lineno or 0 if module.body and is_docstring(module.body[0]) else 0
        self._visit(module, inside_function=False)

    def _visit(self, parent: ast.AST, inside_function: bool) -> None:
        for stmt in statements_in(parent):
            if is_docstring(stmt):
                continue
            self.ordered.append(stmt)
            if not inside_function and not waits_in_lambda(stmt):
                self.at_import.add(stmt)
            for line in range(first_line(stmt), self._last_own_line(stmt) + 1):
                self.owner[line] = stmt
            self._visit(stmt, inside_function or isinstance(stmt, Function))

    def _last_own_line(self, stmt: ast.stmt) -> int:
        """All of a simple statement, the header of a compound one."""
        if isinstance(stmt, ast.Match):
            return stmt.subject.end_lineno or stmt.lineno
        end = stmt.end_lineno or stmt.lineno
        body = [inner for inner in statements_in(stmt) if not is_docstring(inner)]
        if body:
            end = max(stmt.lineno, first_line(body[0]) - 1)
            while self._is_blank(end):  # a comment above the body belongs to the body
                end -= 1
        return end

    def meant_at(self, line: int) -> ast.stmt | None:
        """The statement that an id on this line speaks of."""
        if line in self.owner:
            return self.owner[line]
        later = bisect_right(self.ordered, line, key=first_line)
        if not self._closes_block(line):
            return self.ordered[later] if later < len(self.ordered) else None
        earlier = reversed(self.ordered[:later])
        return next((stmt for stmt in earlier if stmt.col_offset == self._indent(line)), None)

    def _closes_block(self, line: int) -> bool:
        after = next((n for n in range(line + 1, len(self.lines) + 1) if not self._is_blank(n)), None)
        return after is None or self._indent(after) < self._indent(line)

    def _is_blank(self, line: int) -> bool:
        return self.lines[line - 1].strip()[:1] in ("", "#")

    def _indent(self, line: int) -> int:
        text = self.lines[line - 1]
        return len(text) - len(text.lstrip())

    def cite(self, path: str, line: int) -> Citation | None:
        stmt = self.meant_at(line) if line > self.preface else None
        if stmt is None:
            return None
        live = targets(stmt)
        return Citation(path, line, frozenset(s.lineno for s in live), declared=self.at_import.issuperset(live))


def targets(stmt: ast.stmt) -> list[ast.stmt]:
    """What runs when the rule of this statement does: definitions stand for their bodies."""
    if isinstance(stmt, Function):
        return [first_to_run(stmt)]
    if isinstance(stmt, ast.ClassDef):
        methods = [first_to_run(inner) for inner in stmt.body if isinstance(inner, Function)]
        return methods or [inner for inner in stmt.body if not is_docstring(inner)] or [stmt]
    return [stmt]


def first_to_run(function: Function) -> ast.stmt:
    return next((stmt for stmt in function.body if not is_docstring(stmt) and not is_silent(stmt)), function)


def is_docstring(stmt: ast.stmt) -> bool:
    return isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Constant) and isinstance(stmt.value.value, str)


def is_silent(stmt: ast.stmt) -> bool:
    """Leaves no trace when it runs."""
    return isinstance(stmt, ast.Global | ast.Nonlocal) or (isinstance(stmt, ast.AnnAssign) and stmt.value is None)


def waits_in_lambda(stmt: ast.stmt) -> bool:
    return not any(statements_in(stmt)) and any(isinstance(node, ast.Lambda) for node in ast.walk(stmt))


def first_line(stmt: ast.stmt) -> int:
    decorators = stmt.decorator_list if isinstance(stmt, Definition) else []
    return min([stmt.lineno, *(decorator.lineno for decorator in decorators)])


def statements_in(parent: ast.AST) -> Iterator[ast.stmt]:
    """The statements one level down, whichever branch they stand in."""
    for child in ast.iter_child_nodes(parent):
        if isinstance(child, ast.stmt):
            yield child
        elif isinstance(child, ast.excepthandler | ast.match_case):
            yield from statements_in(child)


def anchored_lines(project: Project = HERE) -> dict[str, dict[int, int]]:
    """By absolute path: each line of an anchor statement, and the statement's first line."""
    anchors: dict[str, set[int]] = defaultdict(set)
    for game in all_games(project):
        for cited in citations(game, project).values():
            for each in cited:
                anchors[each.path] |= each.anchors
    return {str(project.root / path): spread(project.root / path, firsts) for path, firsts in anchors.items() if firsts}


def spread(path: Path, firsts: set[int]) -> dict[int, int]:
    return {line: stmt.lineno for line, stmt in source_of(path).owner.items() if stmt.lineno in firsts}


@cache
def source_of(path: Path) -> Source:
    return Source(path.read_text(encoding="utf-8"))


def citations(game: str, project: Project = HERE) -> dict[str, list[Citation]]:
    """Every id that the game's package or the kernel cites, known to a ledger or not."""
    found: dict[str, list[Citation]] = defaultdict(list)
    for path in [*sources(project.games / game, ".py"), *sources(project.kernel, ".py")]:
        for line, id in ids_in(path):
            if cited := source_of(path).cite(project.short(path), line):
                found[id].append(cited)
    for path in sources(project.games / game, ".toml"):
        if path.name not in BOOKS:
            for line, id in ids_in(path):
                found[id].append(Citation(project.short(path), line))
    return dict(found)


def ids_in(path: Path) -> Iterator[tuple[int, str]]:
    """Plain search is exact: by its dashes and leading zeros an id can only stand in a comment or a string."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for id in dict.fromkeys(ID.findall(line)):
            yield number, id
