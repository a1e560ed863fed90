"""The rule ledgers: every game's RULES.md, read into rules."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from hauntbox.ledger.project import HERE, Project

ID: Final = re.compile(r"\b[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-\d+\b")
LINE: Final = re.compile(rf"- ({ID.pattern}): (.*)")
MARK: Final = re.compile(r"\((option|superseded): ([^()]*)\)")
UNPROVEN_CODES: Final = ("RUL", "GAP")  # they explain other rules and add none


class UnknownRule(LookupError):
    """No ledger has this id."""

    def __init__(self, id: str, known: Iterable[str]) -> None:
        near = difflib.get_close_matches(id, list(known), n=3)
        super().__init__(f"{id} is in no ledger" + (f"; did you mean {', '.join(near)}?" if near else ""))


class DuplicateRule(ValueError):
    """Two lines of the ledgers share an id."""


@dataclass(frozen=True)
class Rule:
    """A line of a ledger."""

    id: str
    text: str
    section: str
    options: tuple[str, ...]  # the rule is off unless one of these is on; empty for the default game
    superseded: str  # why it no longer counts, or ""

    @property
    def code(self) -> str:
        return self.id.split("-")[1]

    @property
    def prefix(self) -> str:
        return self.id.split("-")[0]

    @property
    def needs_proof(self) -> bool:
        return self.code not in UNPROVEN_CODES and not self.superseded


def all_games(project: Project = HERE) -> list[str]:
    return sorted(path.parent.name for path in project.games.glob("*/RULES.md"))


@cache
def ledger(game: str, project: Project = HERE) -> dict[str, Rule]:
    """The rules of a game by id, in printed order; RULES-*.md beside RULES.md belongs to it."""
    files = sorted((project.games / game).glob("RULES*.md"))
    if not files:
        raise LookupError(f"{game} has no ledger; there are {', '.join(all_games(project)) or 'none'}")
    return by_id(rule for path in files for rule in parse(path))


@cache
def all_rules(project: Project = HERE) -> dict[str, Rule]:
    return by_id(rule for game in all_games(project) for rule in ledger(game, project).values())


def rule(id: str, project: Project = HERE) -> Rule:
    known = all_rules(project)
    if id not in known:
        raise UnknownRule(id, known)
    return known[id]


def game_of(id: str, project: Project = HERE) -> str:
    return next(game for game in all_games(project) if id in ledger(game, project))


def by_id(rules: Iterable[Rule]) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for each in rules:
        if each.id in found:
            raise DuplicateRule(f"{each.id} stands in the ledgers twice")
        found[each.id] = each
    return found


def parse(path: Path) -> Iterator[Rule]:
    section = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        elif match := LINE.match(line):
            yield read_rule(match[1], match[2].strip(), section)


def read_rule(id: str, text: str, section: str) -> Rule:
    marks = MARK.findall(text)
    options = tuple(name.strip() for kind, names in marks if kind == "option" for name in names.split(","))
    reasons = [reason.strip() for kind, reason in marks if kind == "superseded"]
    return Rule(id, text, section, options, "; ".join(reasons))
