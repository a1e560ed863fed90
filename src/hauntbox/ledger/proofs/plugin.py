"""The pytest side: `proves` is checked on every run, and `--ledger` records what each proving test ran."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hauntbox.ledger.citations import anchored_lines
from hauntbox.ledger.project import Project
from hauntbox.ledger.proofs.claims import LISTENER, listening
from hauntbox.ledger.proofs.record import TestRun, judge, save
from hauntbox.ledger.proofs.trace import Lines, Tracer
from hauntbox.ledger.rules import UnknownRule, rule

MOST_CLAIMS = 3
NARROWING = ("lf", "ignore", "ignore_glob")  # options that hide tests before we could count them
RUN = pytest.StashKey[TestRun]()
OUTER = pytest.StashKey[Project]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ledger", action="store_true", help="record which rules the tests prove, in .ledger/proofs.json")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*ids): the rules of the ledger that this test proves")
    config.stash[OUTER] = LISTENER.project
    LISTENER.project = Project.at(config.rootpath)
    if config.getoption("ledger"):
        config.pluginmanager.register(Recorder(config), "hauntbox-ledger")


def pytest_unconfigure(config: pytest.Config) -> None:
    LISTENER.project = config.stash[OUTER]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wrong = list(dict.fromkeys(complaint for item in items for complaint in complaints(item)))
    if wrong and is_worker(config):
        config.workeroutput["ledger"] = wrong  # type: ignore[attr-defined]  # a worker that raises says nothing
        items.clear()
    elif wrong:
        raise pytest.UsageError(*wrong)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """In the controller of pytest-xdist, when a worker has ended."""
    if wrong := getattr(node, "workeroutput", {}).get("ledger"):
        raise pytest.UsageError(*wrong)


def complaints(item: pytest.Item) -> Iterable[str]:
    claims = claimed_by(item)
    for id in claims:
        try:
            rule(id, LISTENER.project)
        except UnknownRule as unknown:
            yield f"{item.nodeid} proves {unknown}"
    if len(claims) > MOST_CLAIMS and not hasattr(item, "callspec"):
        yield f"{item.nodeid} proves {len(claims)} rules at once; {MOST_CLAIMS} at most unless it is parametrised"


def claimed_by(item: pytest.Item) -> list[str]:
    return list(dict.fromkeys(id for mark in item.iter_markers("proves") for id in mark.args))


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


class Recorder:
    """Traces proving tests where they run, and gathers their reports where the session ends."""

    def __init__(self, config: pytest.Config) -> None:
        self.project = Project.at(config.rootpath)
        self.fingerprint = "" if is_worker(config) else self.project.fingerprint()  # before anybody edits on
        self.tests: dict[str, TestRun] = {}
        self.expected = 0
        self.unreadable = False  # a test file could not be collected
        self.tracer: Tracer | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Before any option narrows the choice."""
        self.expected = sum(1 for item in items if item.get_closest_marker("proves"))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.unreadable |= report.failed

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        claims = claimed_by(item)
        with listening() as heard, self.tracing() if claims else nullcontext({}) as ran:
            result = yield
        if heard and not item.get_closest_marker("proves"):
            pytest.fail("a test that calls witness() needs the mark @proves()", pytrace=False)
        lines = {self.project.short(Path(path)): sorted(lines) for path, lines in ran.items()}
        item.stash[RUN] = TestRun("", claims, sorted(heard), lines)
        return result

    def tracing(self) -> AbstractContextManager[Lines]:
        if self.tracer is None:
            self.tracer = Tracer(anchored_lines(self.project))
        return self.tracer.running()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """A report takes the record along, from a worker to the controller too."""
        report = yield
        if item.get_closest_marker("proves"):
            run = item.stash.get(RUN, TestRun("", claimed_by(item)))
            report.ledger = [self.expected, msgspec.to_builtins(run)]  # type: ignore[attr-defined]
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if hasattr(report, "ledger") and not (report.when == "setup" and report.passed):
            self.expected, run = report.ledger[0], msgspec.convert(report.ledger[1], TestRun)
            before = self.tests.get(report.nodeid)
            run.outcome = before.outcome if before and not before.passed else report.outcome
            self.tests[report.nodeid] = run

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not is_worker(session.config) and self.is_whole(session.config):
            save(judge(self.fingerprint, self.tests, self.project), self.project.proofs)

    def is_whole(self, config: pytest.Config) -> bool:
        """Part of the tests must not pass for all of them: their record would lose proofs."""
        narrowed = config.args != config.getini("testpaths") or any(config.getoption(name, False) for name in NARROWING)
        return 0 < self.expected == len(self.tests) and not (narrowed or self.unreadable)
