"""The rule ledgers, read into rules: every game's RULES.md and, where a game has more, its RULES-*.md.

Sections of RULES-base.md are called "Base: Components" and so on: both ledgers may have one of that name.
"""

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
ODD_LINE: Final = re.compile(rf"\s*[-*+]\s*[*`]*{ID.pattern}", re.IGNORECASE)  # if LINE does not match it
MARK: Final = re.compile(r"\((option|superseded): ([^()]*)\)")
AUTHORS_MARK: Final = re.compile(
    r"\s*\((ruling|sourced|recalled|original|derived|proposal|text(?:[,:] [^()]*)?|(?:option|superseded): [^()]*)\)"
)
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
    place: str = ""  # file and line, as complaints name them

    @property
    def code(self) -> str:
        return self.id.split("-")[1]

    @property
    def prefix(self) -> str:
        return self.id.split("-")[0]

    @property
    def needs_proof(self) -> bool:
        return self.code not in UNPROVEN_CODES and not self.superseded

    @property
    def plain(self) -> str:
        """The text without the marks for its authors."""
        return AUTHORS_MARK.sub("", self.text)


def all_games(project: Project = HERE) -> list[str]:
    return sorted(path.parent.name for path in project.games.glob("*/RULES.md"))


@cache
def ledger(game: str, project: Project = HERE) -> dict[str, Rule]:
    """The rules of a game by id, in printed order."""
    return by_id(rule for path in ledger_files(game, project) for rule in parse(path))


def ledger_files(game: str, project: Project = HERE) -> list[Path]:
    """RULES.md, then RULES-*.md by name."""
    if game not in all_games(project):
        raise LookupError(f"{game} has no ledger; there are {', '.join(all_games(project)) or 'none'}")
    folder = project.games / game
    return [folder / "RULES.md", *sorted(folder.glob("RULES-*.md"))]


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
            raise DuplicateRule(f"{each.place}: {each.id} stands in the ledgers twice, also at {found[each.id].place}")
        found[each.id] = each
    return found


def parse(path: Path) -> Iterator[Rule]:
    book = path.stem.partition("-")[2].replace("-", " ").capitalize()
    section = ""
    for place, line in placed_lines(path):
        if line.startswith("## "):
            section = f"{book}: {line[3:].strip()}" if book else line[3:].strip()
        elif match := LINE.match(line):
            yield read_rule(match[1], match[2].strip(), section, place)


def placed_lines(path: Path) -> Iterator[tuple[str, str]]:
    """Each line of a file in a game's package, after its file and number: `evidence/RULES.md:12`."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        yield f"{path.parent.name}/{path.name}:{number}", line


def unreadable_lines(game: str, project: Project = HERE) -> list[str]:
    """Lines that start like a rule and are none: their rules would be lost without a word."""
    return [
        f"{place}: {line.strip()[:40]!r} is no rule: it ought to start like `- EVI-MOVE-02: `"
        for path in ledger_files(game, project)
        for place, line in placed_lines(path)
        if ODD_LINE.match(line) and not LINE.match(line)
    ]


def read_rule(id: str, text: str, section: str, place: str) -> Rule:
    marks = MARK.findall(text)
    options = tuple(name.strip() for kind, names in marks if kind == "option" for name in names.split(","))
    reasons = [reason.strip() for kind, reason in marks if kind == "superseded"]
    return Rule(id, text, section, options, "; ".join(reasons), place)
