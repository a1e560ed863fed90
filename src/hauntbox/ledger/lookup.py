"""`hauntbox rule ID`: a rule, where it stands in code and tests, and the rulings on it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.markup import escape

from hauntbox.ledger import rules
from hauntbox.ledger.citations import Function, citations, first_line
from hauntbox.ledger.project import HERE, Project, sources
from hauntbox.ledger.proofs.record import load
from hauntbox.ledger.rules import ID, Rule, game_of, ledger

# an id, and further numbers of its section joined to it by a comma, "and", "to" or a hyphen
MENTION: Final = re.compile(
    r"\b(?:([A-Z][A-Z0-9]*)-)?([A-Z][A-Z0-9]*)-(\d\d+)((?:(?:, | and | to |-)(?:(?:\1-)?\2-)?\d\d+\b)*)"
)


def show_rule(id: str, project: Project = HERE) -> None:
    """Print all that is known of a rule; an unknown id raises UnknownRule."""
    wanted = rules.rule(id, project)
    console = Console(soft_wrap=True, highlight=False, emoji=False)
    console.print(f"[bold]{id}[/bold]  {escape(wanted.section)}\n{escape(wanted.text)}")
    for title, lines in {
        "code": lines_of_code(id, project),
        "tests": lines_on_tests(id, project),
        "rulings": rulings_on(id, project),
    }.items():
        console.print(f"[bold]{title}[/bold]" + ("" if lines else ": none"))
        for line in lines:
            console.print(f"  {line}", markup=False)


def lines_of_code(id: str, project: Project = HERE) -> list[str]:
    found = []
    for each in citations(game_of(id, project), project).get(id, []):
        text = (project.root / each.path).read_text(encoding="utf-8").splitlines()[each.line - 1]
        found.append(f"{each.path}:{each.line}  {text.strip()}")
    return found


def rulings_on(id: str, project: Project = HERE) -> list[str]:
    """The rulings that name the rule, and those that the rule names."""
    book = ledger(game_of(id, project), project)
    named = mentioned(book[id])
    rulings = [each for each in book.values() if each.code == "RUL" and each.id != id]
    return [f"{each.id}: {each.text}" for each in rulings if each.id in named or id in mentioned(each)]


def mentioned(rule: Rule) -> set[str]:
    """The ids that a text names: in full, without the letters of its ledger, or as a row such as MOV-04 to 06."""
    found = set()
    for prefix, code, first, rest in MENTION.findall(rule.text):
        numbers = [int(first)]
        for joint, number in re.findall(r"(,|and|to|-)(?: ?[A-Z0-9]+-)*? ?(\d+)", rest):
            numbers += range(numbers[-1] + 1, int(number) + 1) if joint in ("to", "-") else [int(number)]
        found |= {f"{prefix or rule.prefix}-{code}-{number:0{len(first)}d}" for number in numbers}
    return found


def lines_on_tests(id: str, project: Project = HERE) -> list[str]:
    """Tests that name the rule, and those which prove it unnamed because they witness what play shows."""
    known = load(project.proofs)
    proving = {name.split("[")[0] for name in known.proved.get(id, [])} if known else set()
    naming = list(naming_tests(id, project))
    names = [*naming, *sorted(proving.difference(naming))]
    return [f"{name}  (proves it)" if name in proving else name for name in names]


def naming_tests(id: str, project: Project = HERE) -> Iterator[str]:
    for path in sources(project.tests, ".py"):
        text = path.read_text(encoding="utf-8")
        if id in text:
            yield from (f"{project.short(path)}::{name}" for name in functions_naming(id, text))


def functions_naming(id: str, text: str) -> Iterator[str]:
    lines = text.splitlines()
    for name, test in functions_in(ast.parse(text)):
        if id in ID.findall("\n".join(lines[first_line(test) - 1 : test.end_lineno])):
            yield name


def functions_in(parent: ast.Module | ast.ClassDef) -> Iterator[tuple[str, Function]]:
    for node in parent.body:
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}::{name}", test) for name, test in functions_in(node))
        elif isinstance(node, Function) and node.name.startswith("test"):
            yield node.name, node
