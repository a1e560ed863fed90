"""ledger.toml: how much was proved once. Proofs may only grow, exemptions only shrink."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from typing import Final

from hauntbox.ledger.project import HERE, Project
from hauntbox.ledger.status import Status

HEAD: Final = """\
# By game: the rules proved so far, which may not become fewer, and the exemptions, which may not become more.
# `hauntbox check ledger --raise` takes over what has been won. The exemptions that a new game starts with are written
# here by hand: at most 3% of its rules.
"""
MOST_EXEMPT: Final = 3  # in a hundred rules; one is always allowed
Marks = dict[str, dict[str, int]]


def marks(project: Project = HERE) -> Marks:
    return tomllib.loads(project.ratchet.read_text(encoding="utf-8")) if project.ratchet.exists() else {}


def slips(status: Status, marks: Marks) -> list[str]:
    """What has become worse since."""
    proved, exempt = len(status.proved), len(status.exempt)
    floor, ceiling = mark_of(status.game, marks)
    found = []
    if proved < floor:
        found.append(f"{status.game}: {proved} rules proved, but ledger.toml has {floor}")
    if exempt > ceiling:
        found.append(f"{status.game}: {exempt} rules exempt, but ledger.toml allows {ceiling}")
    return [*found, *too_many("ledger.toml: " + status.game, ceiling, len(status.rules))]


def too_many(whose: str, exempt: int, rules: int) -> list[str]:
    most = max(1, rules * MOST_EXEMPT // 100)
    return [f"{whose}: {exempt} of {rules} rules exempt, at most {most} may be"] if exempt > most else []


def raise_marks(statuses: Iterable[Status], project: Project = HERE) -> None:
    raised = marks(project)
    for status in statuses:
        floor, ceiling = mark_of(status.game, raised)
        raised[status.game] = {
            "proved": max(floor, len(status.proved)),
            "exempt": min(ceiling, len(status.exempt)),
        }
    tables = [f"\n[{game}]\nproved = {m['proved']}\nexempt = {m['exempt']}\n" for game, m in sorted(raised.items())]
    project.ratchet.write_text(HEAD + "".join(tables), encoding="utf-8")


def mark_of(game: str, marks: Marks) -> tuple[int, int]:
    mark = marks.get(game, {})
    return mark.get("proved", 0), mark.get("exempt", 0)
