"""How far a game's ledger is proved, and what is wrong with its books."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from hauntbox.ledger.citations import citations
from hauntbox.ledger.parts import parts
from hauntbox.ledger.project import HERE, Project
from hauntbox.ledger.proofs.record import Proofs, why_missing
from hauntbox.ledger.rules import ID, Rule, all_rules, ledger, unreadable_lines


@dataclass(frozen=True)
class Status:
    """The rules that need proof, each in one of three lists, and the faults of citations and exemptions."""

    game: str
    rules: dict[str, Rule]
    proved: list[str]
    exempt: list[str]
    missing: dict[str, str]  # by id, the reason
    faults: list[str]
    last_part: int = 0  # the parts up to this one; 0 for the whole game

    @property
    def title(self) -> str:
        return f"{self.game} up to part {self.last_part}" if self.last_part else self.game

    def default(self) -> Status:
        """The same for the default game alone: without the rules of options."""
        return self.only({id: rule for id, rule in self.rules.items() if not rule.options})

    def until(self, part: int, due: Mapping[str, int]) -> Status:
        """The same for the parts of the work up to one."""
        rules = {id: rule for id, rule in self.rules.items() if due[id] <= part}
        return replace(self.only(rules), last_part=part)

    def only(self, rules: dict[str, Rule]) -> Status:
        return replace(
            self,
            rules=rules,
            proved=[id for id in self.proved if id in rules],
            exempt=[id for id in self.exempt if id in rules],
            missing={id: why for id, why in self.missing.items() if id in rules},
        )

    def missing_by_section(self) -> dict[str, list[str]]:
        sections: dict[str, list[str]] = {}
        for id in self.missing:
            sections.setdefault(self.rules[id].section, []).append(id)
        return sections

    def as_json(self) -> dict[str, Any]:
        plain = self.default()
        return {
            **({"last_part": self.last_part} if self.last_part else {}),
            "rules": len(self.rules),
            "proved": len(self.proved),
            "exempt": self.exempt,
            "missing": list(self.missing),
            "default": {"rules": len(plain.rules), "proved": len(plain.proved), "missing": list(plain.missing)},
        }


def status(game: str, proofs: Proofs, project: Project = HERE, default_only: bool = False) -> Status:
    cited = citations(game, project)
    rules = {id: rule for id, rule in ledger(game, project).items() if rule.needs_proof}
    exempt = exemptions(game, project)
    missing = {
        id: why_missing(rule, cited.get(id, []), proofs.tests)
        for id, rule in rules.items()
        if id not in proofs.proved and id not in exempt
    }
    whole = Status(
        game,
        rules,
        [id for id in rules if id in proofs.proved],
        [id for id in rules if id in exempt and id not in proofs.proved],
        missing,
        [
            *unreadable_lines(game, project),
            *stray_mentions(game, project),
            *parts(game, project).faults,
            *stray_citations(game, project),
            *faulty_exemptions(game, rules, exempt, proofs),
        ],
    )
    return whole.default() if default_only else whole


def exemptions(game: str, project: Project = HERE) -> dict[str, str]:
    path = project.games / game / "exempt.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def faulty_exemptions(game: str, rules: Mapping[str, Rule], exempt: Mapping[str, str], proofs: Proofs) -> list[str]:
    faults = []
    for id, reason in exempt.items():
        if id not in rules:
            faults.append(f"{game}/exempt.toml: {id} is not a rule that needs proof")
        elif not reason.strip():
            faults.append(f"{game}/exempt.toml: {id} has no reason")
        elif id in proofs.proved:
            faults.append(f"{game}/exempt.toml: {id} is proved by {proofs.proved[id][0]}")
    return faults


def stray_mentions(game: str, project: Project = HERE) -> list[str]:
    """Ids in the ledger itself that no ledger has."""
    return [
        f"{rule.place}: {id} is in no ledger"
        for rule in ledger(game, project).values()
        for id in ID.findall(rule.text)
        if is_stray(id, project)
    ]


def stray_citations(game: str, project: Project = HERE) -> list[str]:
    """Ids in code that no ledger has: mostly slips of the pen."""
    return [
        f"{each.path}:{each.line}: {id} is in no ledger"
        for id, cited in citations(game, project).items()
        if is_stray(id, project)
        for each in cited
    ]


def is_stray(id: str, project: Project) -> bool:
    return id not in all_rules(project) and id.split("-")[0] in prefixes(project)


@cache
def prefixes(project: Project) -> set[str]:
    return {rule.prefix for rule in all_rules(project).values()}
