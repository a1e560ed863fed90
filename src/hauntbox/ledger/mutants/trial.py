"""Processes that try mutants, each in a child of its own: a request per line comes in, an answer per line goes out.

`python -m hauntbox.ledger.mutants.trial GAME` collects the game's tests once. For a mutant it changes the code of
one function in place, which is exact as long as the changed statement did not run at import: a trial takes as
long as its tests.
`python -m hauntbox.ledger.mutants.trial` has pytest loaded and nothing else: it tries what does run at import.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from itertools import pairwise
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import BinaryIO, Final

import msgspec
import pytest

from hauntbox.ledger.mutants.field import watched_lines
from hauntbox.ledger.project import Project
from hauntbox.ledger.proofs.plugin import claimed_by
from hauntbox.ledger.proofs.trace import Tracer

LOADED_BEFORE: Final = ("hypothesis", "rich.console", "_hypothesis_pytestplugin", "xdist.plugin")
OPTIONS: Final = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=sys")
MEMORY: Final = 2 << 30  # a mutant that never stops may also never stop growing
COLLECTING: Final = 60.0  # seconds in which the tests ought to be read
SLOWER: Final = 10  # how many times slower a test may become before it counts as stuck
PATIENCE: Final = 12  # how many seconds may pass for one of work: others use the machine too
MANY_CALLS: Final = 200_000  # after which a test is taken to run everything
ALL_WELL: Final = "all well"
READ: Final = "read"
Say = Callable[[str], None]  # a line to the parent


class Watch(msgspec.Struct, tag=True):
    """Tests to run on the sources as they are, each by itself, to see what it runs."""

    tests: list[str]


class TrialRequest(msgspec.Struct, tag=True):
    """Tests to run one after another on a changed file until one of them notices."""

    tests: list[str]
    limits: list[float]  # seconds of work for each of them
    path: str
    text: str
    function: str = ""
    function_line: int = 0


class TrialVerdict(msgspec.Struct):
    """What a trial came to."""

    noticed_by: str = ""  # the test; "" if all of them passed
    loads: bool = True  # the tests could be read


class Run(msgspec.Struct):
    """What one test did on the sources as they are."""

    outcome: str
    seconds: float
    claims: list[str] = []
    ran: dict[str, list[int]] = {}  # first lines of watched statements, by path from the root


class Collected(msgspec.Struct):
    """All tests of the game with what each claims, and which watched statements ran while they were read."""

    tests: dict[str, list[str]]
    imported: dict[str, list[int]]
    functions: list[tuple[str, str, int]]  # path, name and first line of those that can be changed in place


class Changed(SourceFileLoader):
    """Loads a text in place of the file's, and leaves no trace of it on disk."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


class ChangedFinder(MetaPathFinder):
    def __init__(self, trial: TrialRequest) -> None:
        self.trial = trial

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path)
        if spec is None or spec.origin != self.trial.path:
            return None
        spec.loader = Changed(fullname, self.trial.path, self.trial.text)
        return spec


class Pipe:
    """To whoever asks: streams of our own, because pytest and the tests use the usual ones."""

    def __init__(self) -> None:
        self.requests: BinaryIO = os.fdopen(os.dup(0), "rb")
        self.answers: BinaryIO = os.fdopen(os.dup(1), "wb")
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 0)
        os.dup2(nowhere, 1)

    def say(self, answer: object) -> None:
        self.answers.write(msgspec.json.encode(answer) + b"\n")
        self.answers.flush()

    def heard(self) -> Iterator[Watch | TrialRequest]:
        for line in self.requests:
            yield msgspec.json.decode(line, type=Watch | TrialRequest)


def main(args: Sequence[str]) -> int:
    for name in LOADED_BEFORE:
        with suppress(ImportError):
            import_module(name)
    line, project = Pipe(), Project.at(Path.cwd())
    if args:
        return int(pytest.main([*OPTIONS, f"tests/{args[0]}"], [Loaded(line, args[0], project)]))
    for request in line.heard():
        assert isinstance(request, TrialRequest)
        line.say(verdict(in_child(partial(try_afresh, request))))
    return 0


def in_child(do: Callable[[Say], None]) -> list[str]:
    """Run `do` in a child, which may end in any way, and return the lines that it said."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        alone(lambda: do(lambda words: write_all(writing, words.encode() + b"\n")))
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = pipe.read().splitlines()
    os.waitpid(child, 0)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # what it started and left
    return said


def write_all(pipe: int, data: bytes) -> None:
    """A long line goes through a pipe piece by piece."""
    while data:
        data = data[os.write(pipe, data) :]


def alone(do: Callable[[], None]) -> None:
    """In the child: whatever happens here ends with it."""
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 2)
        do()
    finally:
        os._exit(0)


def verdict(said: Sequence[str]) -> TrialVerdict:
    """A child says which test it is about to run, and at the end that all was well."""
    if ALL_WELL in said:
        return TrialVerdict()
    return TrialVerdict(said[-1] if said else "", loads=READ in said)


def set_limit(seconds: float) -> None:
    """The child is ended by a signal when it has worked, or waited, too long."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * PATIENCE)


def run_until_noticed(session: pytest.Session, trial: TrialRequest, say: Say) -> None:
    items = {item.nodeid: item for item in session.items}
    say(READ)
    for (name, following), limit in zip(pairwise([*trial.tests, None]), trial.limits, strict=True):
        say(str(name))
        set_limit(limit)
        if name not in items:
            return
        run_test(items[name], items.get(following or ""))
        if session.testsfailed:
            return
    say(ALL_WELL)


def run_test(item: pytest.Item, following: pytest.Item | None) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def try_afresh(trial: TrialRequest, say: Say) -> None:
    sys.meta_path.insert(0, ChangedFinder(trial))
    files = dict.fromkeys(name.split("::")[0] for name in trial.tests)
    say(trial.tests[0])  # if the files cannot be read, it fails
    set_limit(COLLECTING)
    pytest.main([*OPTIONS, *files], [Afresh(trial, say)])


class Afresh:
    """In a child that has read the changed file: its tests run in the order of the trial."""

    def __init__(self, trial: TrialRequest, say: Say) -> None:
        self.trial, self.say = trial, say

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:  # a file that cannot be read counts there
            run_until_noticed(session, self.trial, self.say)
        return True


class Loaded:
    """A session that has collected the game's tests and then answers requests."""

    def __init__(self, line: Pipe, game: str, project: Project) -> None:
        self.line, self.project = line, project
        self.watched_lines = watched_lines(game, project)
        self.imported: dict[str, list[int]] = {}
        self.functions: dict[tuple[str, str, int], list[FunctionType]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        with Tracer(self.watched_lines).running() as ran:
            result = yield
        self.imported = self.by_file(ran)
        return result

    def by_file(self, ran: dict[str, set[int]]) -> dict[str, list[int]]:
        return {self.project.short(Path(path)): sorted(lines) for path, lines in ran.items()}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        self.functions = changeable(self.watched_lines)
        gc.collect()
        gc.freeze()  # children then copy less
        self.line.say(
            Collected({item.nodeid: claimed_by(item) for item in session.items}, self.imported, list(self.functions))
        )
        for request in self.line.heard():
            self.line.say(self.answer(session, request))
        return True

    def answer(self, session: pytest.Session, request: Watch | TrialRequest) -> object:
        if isinstance(request, TrialRequest):
            return verdict(in_child(lambda say: self.try_in_place(session, request, say)))
        items = {item.nodeid: item for item in session.items}
        return {name: self.watched(session, items[name]) for name in request.tests}

    def watched(self, session: pytest.Session, item: pytest.Item) -> Run:
        """In a child, so that it finds nothing remembered that another test has worked out."""
        said = in_child(lambda say: say(msgspec.json.encode(self.watch(session, item)).decode()))
        return msgspec.json.decode(said[-1], type=Run) if said else Run("crashed", 0.0)

    def watch(self, session: pytest.Session, item: pytest.Item) -> Run:
        outcomes = Outcomes()
        item.config.pluginmanager.register(outcomes)
        started = time.process_time()
        with Tracer(self.watched_lines, MANY_CALLS).running() as ran:
            run_test(item, None)
        seconds = time.process_time() - started
        return Run(outcomes.worst, round(seconds, 4), claimed_by(item), self.by_file(ran))

    def try_in_place(self, session: pytest.Session, trial: TrialRequest, say: Say) -> None:
        key = (trial.path, trial.function, trial.function_line)
        changed = compile(trial.text, trial.path, "exec", dont_inherit=True)
        code = next(code for code in codes_in(changed) if key_of(code) == key)
        for function in self.functions[key]:
            function.__code__ = code
        run_until_noticed(session, trial, say)


class Outcomes:
    worst = "passed"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed and self.worst != "failed":
            self.worst = report.outcome


def changeable(files: Iterable[str]) -> dict[tuple[str, str, int], list[FunctionType]]:
    """The functions of these files; not those that share variables with the code around them."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    known = set(files)
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in known and not each.__code__.co_freevars:
            found.setdefault(key_of(each.__code__), []).append(each)
    return found


def key_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from codes_in(each)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
