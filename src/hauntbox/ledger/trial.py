"""A process with pytest loaded that tries one mutant after another, each in a child of its own.

It reads a Trial per line and answers each with a line: `True` if the tests noticed.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Final

import msgspec
import pytest

LOADED_BEFORE: Final = ("hypothesis", "rich.console", "_hypothesis_pytestplugin", "xdist.plugin")
MEMORY: Final = 2 << 30  # a mutant that never stops may also never stop growing
PAUSE: Final = 0.01


class Trial(msgspec.Struct):
    """Tests to run on a changed file, or on none."""

    tests: list[str]
    seconds: float
    path: str = ""
    text: str = ""


class Changed(SourceFileLoader):
    """Loads a text in place of the file's, and leaves no trace of it on disk."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


class ChangedFinder(MetaPathFinder):
    def __init__(self, trial: Trial) -> None:
        self.trial = trial

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path)
        if spec is None or spec.origin != self.trial.path:
            return None
        spec.loader = Changed(fullname, self.trial.path, self.trial.text)
        return spec


def main() -> None:
    for name in LOADED_BEFORE:
        with suppress(ImportError):
            import_module(name)
    for line in sys.stdin.buffer:
        print(is_noticed(msgspec.json.decode(line, type=Trial)), flush=True)


def is_noticed(trial: Trial) -> bool:
    child = os.fork()
    if child == 0:
        attempt(trial)
    deadline = time.monotonic() + trial.seconds
    while time.monotonic() < deadline:
        ended, state = os.waitpid(child, os.WNOHANG)
        if ended:
            return state != 0
        time.sleep(PAUSE)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def attempt(trial: Trial) -> None:
    """In the child: whatever happens here ends with it."""
    code = 1
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        sys.meta_path.insert(0, ChangedFinder(trial))
        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *trial.tests]))
    finally:
        os._exit(code)


if __name__ == "__main__":
    main()
