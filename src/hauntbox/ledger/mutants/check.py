"""`hauntbox check mutants`: break rules one at a time and see whether the tests that claim them notice, or any test."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from hauntbox.ledger.mutants.field import MutantField, Site, all_sites
from hauntbox.ledger.mutants.helpers import BrokenTrial, TrialProcesses
from hauntbox.ledger.mutants.mutate import Edit
from hauntbox.ledger.mutants.runs import failures, known_runs, save_runs
from hauntbox.ledger.mutants.survivors import show
from hauntbox.ledger.mutants.trial import SLOWER, Collected, Run, TrialRequest, TrialVerdict
from hauntbox.ledger.project import HERE, Project

LEAST_SECONDS: Final = 5.0  # that any test may work
MOST_EDITS: Final = 3  # of a statement, until one of them loads


@dataclass(frozen=True)
class Target:
    """A statement to break, and the tests to ask in this order: those that claim a rule of it, then all that run it."""

    site: Site
    claiming: tuple[str, ...]
    others: tuple[str, ...]
    in_place: bool  # its function can be changed where it is


@dataclass(frozen=True)
class Broken:
    """A statement, and what may become of it."""

    site: Site
    edits: tuple[Edit, ...]


@dataclass(frozen=True)
class Mutant:
    target: Target
    edits: tuple[Edit, ...]  # the first that loads is tried


@dataclass(frozen=True)
class MutantResult:
    mutant: Mutant
    edit: Edit
    noticed_by: str  # the first test that failed, or ""

    @property
    def by_claim(self) -> bool:
        return self.noticed_by in self.mutant.target.claiming


def mutants(
    game: str,
    count: int,
    seed: int = 0,
    *,
    as_json: bool = False,
    processes: int = 2,
    claims: bool = False,
    project: Project = HERE,
) -> int:
    """Print the mutants that went unnoticed; exit code 1 only if they could not be tried.

    With `claims` only the tests that claim a rule are asked, and no others run.
    """
    try:
        with TrialProcesses(game, processes, project) as stage:
            broken = choose(claimed_sites(game, stage.collected, project), count, Random(seed), project)
            tests = claimers(broken, stage.collected) if claims else [*stage.collected.tests]
            runs = run_tests(game, stage, tests, project)
            chosen = targeted(broken, runs, stage.collected, project)
            chosen = [without_others(mutant) for mutant in chosen] if claims else chosen
            results = stage.each(lambda mutant: attempt(mutant, runs, stage, project), chosen, "mutants")
    except BrokenTrial as wrong:
        print(wrong, file=sys.stderr)
        return 1
    show(results, as_json, project, claims=claims)
    return 0


def run_tests(game: str, stage: TrialProcesses, tests: Sequence[str], project: Project = HERE) -> dict[str, Run]:
    """What each of these tests, and others that have run before, does on the sources as they are."""
    runs = known_runs(game, stage.collected, project)
    new = stage.watch([name for name in tests if name not in runs])
    if failed := failures(new):
        raise BrokenTrial(f"the tests fail without any mutant: {', '.join(failed[:3])}")
    if new:
        save_runs(game, runs | new, project)
    return runs | new


def claimed_sites(game: str, collected: Collected, project: Project = HERE) -> list[Site]:
    """The statements whose rules are claimed by a test."""
    claimed = {id for ids in collected.tests.values() for id in ids}
    return [site for site in all_sites(game, project) if claimed.intersection(site.ids)]


def claimers(broken: Sequence[Broken], collected: Collected) -> list[str]:
    """The tests that claim a rule of these statements."""
    wanted = {id for each in broken for id in each.site.ids}
    return [name for name, ids in collected.tests.items() if wanted.intersection(ids)]


def targeted(
    broken: Sequence[Broken], runs: dict[str, Run], collected: Collected, project: Project = HERE
) -> list[Mutant]:
    """Each with the tests to ask; not those whose every claim was skipped."""
    asked = MutantsWanted({name: run for name, run in runs.items() if run.outcome == "passed"})
    functions = set(collected.functions)
    found = []
    for each in broken:
        site = each.site
        if claims := asked.claiming(site):
            in_place = is_in_place(site, collected, functions, project)
            tests = asked.running(site) if in_place else asked.by_speed
            claiming = tuple([name for name in tests if name in claims])
            others = tuple([name for name in tests if name not in claims])
            found.append(Mutant(Target(site, claiming, others, in_place), each.edits))
    return found


def without_others(mutant: Mutant) -> Mutant:
    return replace(mutant, target=replace(mutant.target, others=()))


class MutantsWanted:
    """The tests that passed, by what they claim and what they run."""

    def __init__(self, runs: dict[str, Run]) -> None:
        self.by_speed = sorted(runs, key=lambda name: (runs[name].seconds, name))
        self.claims: dict[str, set[str]] = defaultdict(set)
        self.lines: dict[tuple[str, int], list[str]] = defaultdict(list)
        for name in self.by_speed:
            for id in runs[name].claims:
                self.claims[id].add(name)
            for path, lines in runs[name].ran.items():
                for line in lines:
                    self.lines[path, line].append(name)

    def claiming(self, site: Site) -> set[str]:
        return {name for id in site.ids for name in self.claims.get(id, ())}

    def running(self, site: Site) -> list[str]:
        return self.lines.get((site.path, site.line), [])


def is_in_place(site: Site, collected: Collected, functions: set[tuple[str, str, int]], project: Project) -> bool:
    """Has nothing at import come of it?"""
    at_import = site.line in collected.imported.get(site.path, ())
    key = (str(project.root / site.path), site.function, site.function_line)
    return bool(site.function) and not at_import and key in functions


def choose(found: Sequence[Site], count: int, dice: Random, project: Project = HERE) -> list[Broken]:
    """One mutant per statement, spread over the files by their share."""
    chosen: list[Broken] = []
    for site in spread(found, dice):
        if len(chosen) < count:
            possible = field_of(project.root / site.path).edits_at(site.line)
            dice.shuffle(possible)
            chosen += [Broken(site, tuple(possible[:MOST_EDITS]))] if possible else []
    return chosen


@cache
def field_of(path: Path) -> MutantField:
    return MutantField(path)


def spread(found: Sequence[Site], dice: Random) -> list[Site]:
    by_file: dict[str, list[Site]] = defaultdict(list)
    for site in found:
        by_file[site.path].append(site)
    placed: list[tuple[float, Site]] = []
    for group in by_file.values():
        dice.shuffle(group)
        placed += [((rank + dice.random()) / len(group), site) for rank, site in enumerate(group)]
    return [site for _, site in sorted(placed, key=lambda pair: pair[0])]


def attempt(mutant: Mutant, runs: dict[str, Run], stage: TrialProcesses, project: Project = HERE) -> MutantResult:
    """Those that claim it are asked first, and then the others, all at once where that costs nothing."""
    for edit in mutant.edits:
        verdict = judge(mutant.target, edit, runs, stage, project)
        if verdict.loads:
            break
    return MutantResult(mutant, edit, verdict.noticed_by)


def judge(target: Target, edit: Edit, runs: dict[str, Run], stage: TrialProcesses, project: Project) -> TrialVerdict:
    if target.in_place:
        return ask([*target.claiming, *target.others], target, edit, runs, stage, project)
    verdict = ask(target.claiming, target, edit, runs, stage, project)  # to read all files takes a while
    if verdict.noticed_by:
        return verdict
    return ask(target.others, target, edit, runs, stage, project)


def ask(
    tests: Sequence[str], target: Target, edit: Edit, runs: dict[str, Run], stage: TrialProcesses, project: Project
) -> TrialVerdict:
    if not tests:
        return TrialVerdict()
    path = project.root / target.site.path
    limits = [LEAST_SECONDS + SLOWER * runs[name].seconds for name in tests]
    text = edit.apply(path.read_text(encoding="utf-8"))
    where = (target.site.function, target.site.function_line) if target.in_place else ("", 0)
    return stage.ask(TrialRequest(list(tests), limits, str(path), text, *where))
