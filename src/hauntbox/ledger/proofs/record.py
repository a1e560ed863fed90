"""The record of a test run: what each proving test claimed, witnessed and ran, and which rules that proves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from hauntbox.ledger.citations import Citation, citations
from hauntbox.ledger.project import HERE, Project
from hauntbox.ledger.rules import Rule, all_games, ledger


class TestRun(msgspec.Struct):
    """One proving test."""

    __test__ = False  # pytest collects what is called Test

    outcome: str  # passed, failed or skipped
    claims: list[str] = []
    witnessed: list[str] = []
    ran: dict[str, list[int]] = {}  # cited statements, by path from the root

    @property
    def passed(self) -> bool:
        return self.outcome == "passed"


class Proofs(msgspec.Struct):
    """A whole run, with the sources that it holds for."""

    fingerprint: str
    tests: dict[str, TestRun]
    proved: dict[str, list[str]]  # by rule, the tests that prove it


def judge(fingerprint: str, tests: dict[str, TestRun], project: Project = HERE) -> Proofs:
    proved = {}
    for game in all_games(project):
        cited = citations(game, project)
        for rule in ledger(game, project).values():
            if names := tests_proving(rule, cited.get(rule.id, []), tests):
                proved[rule.id] = names
    return Proofs(fingerprint, tests, proved)


def tests_proving(rule: Rule, cited: list[Citation], tests: Mapping[str, TestRun]) -> list[str]:
    return [name for name, test in tests.items() if test.passed and is_proof(rule, cited, test)]


def is_proof(rule: Rule, cited: list[Citation], test: TestRun) -> bool:
    if rule.id in test.witnessed:
        return True
    if rule.id not in test.claims:
        return False
    if rule.code == "EX":  # a worked example is a test of other rules: no line of code is its own
        return True
    if all(each.declared for each in cited):
        return bool(cited)
    return any(ran_in(test, each) for each in cited if not each.declared)


def ran_in(test: TestRun, cited: Citation) -> bool:
    return not cited.anchors.isdisjoint(test.ran.get(cited.path, ()))


def why_missing(rule: Rule, cited: list[Citation], tests: Mapping[str, TestRun]) -> str:
    """The first thing to do about a rule without proof."""
    claiming = [name for name, test in tests.items() if rule.id in test.claims]
    if not cited and rule.code != "EX":
        return "not cited in code"
    if not claiming:
        return "no test claims it"
    passed = [name for name in claiming if tests[name].passed]
    if not passed:
        return "its tests failed"
    return f"cited at {places(cited)}, which did not run in {passed[0]}"


def places(cited: Iterable[Citation]) -> str:
    return ", ".join(f"{each.path}:{each.line}" for each in cited if not each.declared)


def save(proofs: Proofs, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode(proofs))


def load(path: Path) -> Proofs | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Proofs)
    except (FileNotFoundError, msgspec.DecodeError):  # never run, or written by an older version
        return None
