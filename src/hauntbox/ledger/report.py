"""`hauntbox check ledger`: what is proved, what is missing and why."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from hauntbox.ledger.parts import parts
from hauntbox.ledger.project import HERE, Project
from hauntbox.ledger.proofs.record import Proofs, load
from hauntbox.ledger.ratchet import marks, raise_marks, slips, too_many
from hauntbox.ledger.rules import all_games
from hauntbox.ledger.status import Status, status

NO_TESTS = 5  # pytest's exit code when nothing was selected


def check_ledger(
    games: Sequence[str] = (),
    *,
    as_json: bool = False,
    complete: str | None = None,
    part: int = 0,
    default_only: bool = False,
    reasons: bool = False,
    raise_ratchet: bool = False,
    workers: int = 2,
    project: Project = HERE,
) -> int:
    """Exit code 1 when a proving test fails, the books are faulty, proofs got lost, or `complete` is not.

    With `part`, that game is looked at up to this part of it.
    """
    proofs = fresh_proofs(project, workers)
    if proofs is None:
        complain(["the proving tests could not be run"])
        return 1
    names = list(games) or all_games(project)
    if complete and complete not in names:
        names.append(complete)
    statuses = [status(game, proofs, project) for game in names]
    shown = [each.default() if default_only else each for each in statuses]
    if complete and part:
        due = parts(complete, project).by_id
        shown = [each.until(part, due) if each.game == complete else each for each in shown]
    show(shown, as_json, reasons)
    wrong = complaints(statuses, proofs, project) + incomplete([s for s in shown if s.game == complete])
    complain(wrong)
    if raise_ratchet and not wrong:
        raise_marks(statuses, project)
    return 1 if wrong else 0


def fresh_proofs(project: Project = HERE, workers: int = 2) -> Proofs | None:
    """The record of the sources as they are; the proving tests run if there is none."""
    wanted = project.fingerprint()
    known = load(project.proofs)
    if known and known.fingerprint == wanted:
        return known
    print("running the proving tests ...", file=sys.stderr)
    command = [sys.executable, "-m", "pytest", "-q", "-m", "proves", "--ledger", "-n", str(workers)]
    ended = subprocess.run(command, cwd=project.root, stdout=sys.stderr, check=False)
    if ended.returncode == NO_TESTS:
        return Proofs(wanted, {}, {})
    run = load(project.proofs)
    return run if run and run.fingerprint == wanted else None


def complaints(statuses: Sequence[Status], proofs: Proofs, project: Project) -> list[str]:
    before = marks(project)
    failed = [f"{name} failed" for name, test in proofs.tests.items() if test.outcome == "failed"]
    return [*failed, *(wrong for each in statuses for wrong in [*each.faults, *slips(each, before)])]


def incomplete(wanted: Sequence[Status]) -> list[str]:
    found = [f"{each.title} is not complete: {len(each.missing)} rules missing" for each in wanted if each.missing]
    return [*found, *(wrong for each in wanted for wrong in too_many(each.title, len(each.exempt), len(each.rules)))]


def complain(wrong: Sequence[str]) -> None:
    for line in wrong:
        print(line, file=sys.stderr)


def show(statuses: Sequence[Status], as_json: bool, reasons: bool) -> None:
    if as_json:
        print(json.dumps({"games": {each.game: each.as_json() for each in statuses}}, indent=2))
        return
    console = Console(soft_wrap=True, highlight=False, emoji=False)
    for each in statuses:
        console.print(table(each))
        for section, ids in each.missing_by_section().items():
            console.print(f"  {section}: {len(ids)} missing", markup=False)
            if reasons:
                console.print("\n".join(f"    {id}: {each.missing[id]}" for id in ids), markup=False)


def table(each: Status) -> Table:
    rows = Table(title=each.title, title_justify="left")
    for name in ("rules", "proved", "exempt", "missing"):
        rows.add_column(name, justify="right")
    done = len(each.proved) * 100 // max(1, len(each.rules))
    proved = f"{len(each.proved)} ({done}%)"
    rows.add_row(str(len(each.rules)), proved, str(len(each.exempt)), str(len(each.missing)))
    return rows
