"""`hauntbox check mutants`: break proved rules one at a time and see whether their tests notice."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from queue import SimpleQueue
from random import Random
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import track

from hauntbox.ledger.citations import citations, source_of
from hauntbox.ledger.mutate import Edit, edits
from hauntbox.ledger.project import HERE, Project
from hauntbox.ledger.proofs import Proofs
from hauntbox.ledger.report import fresh_proofs
from hauntbox.ledger.trial import Trial

SECONDS: Final = 30.0
BASELINE_SECONDS: Final = 600.0
MOST_TESTS: Final = 60  # a line that hundreds of tests run ought to be noticed by the first of them


@dataclass(frozen=True)
class Site:
    """A statement that proved rules cite, and the tests that ran it, those of its rules first."""

    path: str
    line: int
    ids: tuple[str, ...]
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Mutant:
    site: Site
    edit: Edit

    def __str__(self) -> str:
        return f"{self.site.path}:{self.site.line}  {self.edit}  ({', '.join(self.site.ids)})"


def mutants(
    game: str,
    count: int,
    seed: int = 0,
    *,
    as_json: bool = False,
    processes: int = 2,
    project: Project = HERE,
) -> int:
    """Print the mutants that no test noticed; exit code 1 only if they could not be tried."""
    proofs = fresh_proofs(project, processes)
    if proofs is None:
        print("the proving tests could not be run", file=sys.stderr)
        return 1
    chosen = choose(sites(game, proofs, project), count, Random(seed), project)
    noticed = try_all(chosen, processes, project)
    if noticed is None:
        print("the tests fail without any mutant, when run by themselves", file=sys.stderr)
        return 1
    survivors = [mutant for mutant, seen in zip(chosen, noticed, strict=True) if not seen]
    show(survivors, len(chosen), as_json, project)
    return 0


def sites(game: str, proofs: Proofs, project: Project = HERE) -> list[Site]:
    ids: dict[tuple[str, int], list[str]] = defaultdict(list)
    for id, cited in citations(game, project).items():
        if id in proofs.proved:
            for place in {(each.path, line) for each in cited for line in each.anchors}:
                ids[place].append(id)
    found = [Site(path, line, tuple(names), tests_of(path, line, names, proofs)) for (path, line), names in ids.items()]
    return sorted((site for site in found if site.tests), key=lambda site: (site.path, site.line))


def tests_of(path: str, line: int, ids: Sequence[str], proofs: Proofs) -> tuple[str, ...]:
    """Those of its rules first. A line that runs at import ran in whichever test came first, so they come last too."""
    claiming = [name for id in ids for name in proofs.proved[id]]
    running = [name for name, test in proofs.tests.items() if test.passed and line in test.ran.get(path, ())]
    first = [name for name in claiming if name in running]
    return tuple(dict.fromkeys([*first, *running, *claiming]))[:MOST_TESTS]


def choose(found: Sequence[Site], count: int, dice: Random, project: Project = HERE) -> list[Mutant]:
    """One mutant per statement, spread over the files by their share."""
    chosen: list[Mutant] = []
    for site in spread(found, dice):
        possible = legal_edits(site, project)
        if possible and len(chosen) < count:
            chosen.append(Mutant(site, dice.choice(possible)))
    return chosen


def spread(found: Sequence[Site], dice: Random) -> list[Site]:
    by_file: dict[str, list[Site]] = defaultdict(list)
    for site in found:
        by_file[site.path].append(site)
    placed: list[tuple[float, Site]] = []
    for group in by_file.values():
        dice.shuffle(group)
        placed += [((rank + dice.random()) / len(group), site) for rank, site in enumerate(group)]
    return [site for _, site in sorted(placed, key=lambda pair: pair[0])]


def legal_edits(site: Site, project: Project) -> list[Edit]:
    path = project.root / site.path
    text = path.read_text(encoding="utf-8")
    return [edit for edit in edits(source_of(path).owner[site.line]) if compiles(edit.apply(text))]


def compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def try_all(chosen: Sequence[Mutant], processes: int, project: Project = HERE) -> list[bool] | None:
    """For each mutant whether it was noticed; None if the tests fail anyway."""
    every = list(dict.fromkeys(test for mutant in chosen for test in mutant.site.tests))
    with ExitStack() as stack:
        free: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
        for _ in range(processes):
            free.put(stack.enter_context(trial_process(project)))
        pool = stack.enter_context(ThreadPoolExecutor(processes))
        if every and ask(free, Trial(every, BASELINE_SECONDS)):
            return None
        answers = pool.map(lambda trial: ask(free, trial), [trial_of(mutant, project) for mutant in chosen])
        return list(track(answers, "mutants", len(chosen), console=Console(stderr=True)))


def trial_process(project: Project) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "hauntbox.ledger.trial"]
    return subprocess.Popen(command, cwd=project.root, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(free: SimpleQueue[subprocess.Popen[bytes]], trial: Trial) -> bool:
    process = free.get()
    try:
        assert process.stdin
        assert process.stdout
        process.stdin.write(msgspec.json.encode(trial) + b"\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise ChildProcessError(f"a trial process ended on {trial.path or 'the unchanged sources'}")
        return answer == b"True\n"
    finally:
        free.put(process)


def trial_of(mutant: Mutant, project: Project) -> Trial:
    path = project.root / mutant.site.path
    return Trial(list(mutant.site.tests), SECONDS, str(path), mutant.edit.apply(path.read_text(encoding="utf-8")))


def show(survivors: Sequence[Mutant], tried: int, as_json: bool, project: Project) -> None:
    noticed = tried - len(survivors)
    found = [row(mutant, project) for mutant in survivors]
    if as_json:
        print(json.dumps({"tried": tried, "noticed": noticed, "survivors": found}, indent=2))
        return
    for mutant, each in zip(survivors, found, strict=True):
        print(mutant, f"    {each['code']}", *(f"    ran {test}" for test in mutant.site.tests), sep="\n")
    print(f"{noticed} of {tried} mutants noticed" + (f" ({100 * noticed // tried}%)" if tried else ""))


def row(mutant: Mutant, project: Project) -> dict[str, object]:
    site = mutant.site
    code = source_of(project.root / site.path).lines[site.line - 1].strip()
    edit = str(mutant.edit)
    return {"path": site.path, "line": site.line, "code": code, "edit": edit, "ids": site.ids, "tests": site.tests}
