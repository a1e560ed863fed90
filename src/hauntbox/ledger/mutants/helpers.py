"""The processes that try mutants of a game: each is asked one thing at a time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from queue import SimpleQueue
from typing import Final, TypeVar

import msgspec
from rich.console import Console
from rich.progress import track

from hauntbox.ledger.mutants.trial import Collected, Run, TrialRequest, TrialVerdict, Watch
from hauntbox.ledger.project import Project

CHUNK: Final = 25  # tests watched by one request
A = TypeVar("A")
B = TypeVar("B")


class BrokenTrial(Exception):
    """Mutants cannot be tried: a sentence says why."""


class Helper:
    """A process of `hauntbox.ledger.mutants.trial`, started when it is first needed."""

    def __init__(self, args: Sequence[str], project: Project) -> None:
        self.command = [sys.executable, "-m", "hauntbox.ledger.mutants.trial", *args]
        self.project = project
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            where = self.project.root
            self.process = subprocess.Popen(self.command, cwd=where, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self.process

    def hear(self) -> bytes:
        stream = self.start().stdout
        assert stream
        if answer := stream.readline():
            return answer
        raise BrokenTrial("the game's tests cannot be run: try `python -m pytest` on them")

    def ask(self, request: TrialRequest | Watch) -> bytes:
        stream = self.start().stdin
        assert stream
        stream.write(msgspec.json.encode(request) + b"\n")
        stream.flush()
        return self.hear()

    def stop(self) -> None:
        if self.process is not None:
            self.process.communicate()


class TrialProcesses:
    """Some helpers that have collected the game's tests, and as many that read all anew for each trial."""

    def __init__(self, game: str, processes: int, project: Project) -> None:
        self.loaded = [Helper([game], project) for _ in range(processes)]
        self.fresh = [Helper([], project) for _ in range(processes)]
        self.collected = Collected({}, {}, [])

    def __enter__(self) -> TrialProcesses:
        self.stack = ExitStack()
        for helper in [*self.loaded, *self.fresh]:
            self.stack.callback(helper.stop)
        self.pool = self.stack.enter_context(ThreadPoolExecutor(len(self.loaded)))
        for helper in self.loaded:
            helper.start()
        with ExitStack() as failing:
            failing.callback(self.stack.close)
            for helper in self.loaded:
                self.collected = msgspec.json.decode(helper.hear(), type=Collected)
            failing.pop_all()
        self.free = {True: queue_of(self.loaded), False: queue_of(self.fresh)}
        return self

    def __exit__(self, *why: object) -> None:
        self.stack.close()

    def each(self, do: Callable[[A], B], todo: Sequence[A], words: str) -> list[B]:
        answers = self.pool.map(do, todo)
        return list(track(answers, words, len(todo), console=Console(stderr=True)))

    def watch(self, tests: Sequence[str]) -> dict[str, Run]:
        chunks = [Watch(list(tests[n : n + CHUNK])) for n in range(0, len(tests), CHUNK)]
        answers = self.each(lambda chunk: self._ask(chunk, True), chunks, "tests as they are") if chunks else []
        runs: dict[str, Run] = {}
        for answer in answers:
            runs |= msgspec.json.decode(answer, type=dict[str, Run])
        return runs

    def ask(self, trial: TrialRequest) -> TrialVerdict:
        return msgspec.json.decode(self._ask(trial, bool(trial.function)), type=TrialVerdict)

    def _ask(self, request: TrialRequest | Watch, loaded: bool) -> bytes:
        helper = self.free[loaded].get()
        try:
            return helper.ask(request)
        finally:
            self.free[loaded].put(helper)


def queue_of(helpers: Sequence[Helper]) -> SimpleQueue[Helper]:
    free: SimpleQueue[Helper] = SimpleQueue()
    for helper in helpers:
        free.put(helper)
    return free
