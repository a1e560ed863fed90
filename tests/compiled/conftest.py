"""Both builds side by side, each in processes of its own. `make compile` makes the compiled one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from compiling import BUILT, ROOT, SOURCES, is_fresh

Run = Callable[..., str]


def runner(build: Path) -> Run:
    """Runs a module of the tests, or a tool, with this build in front, and gives back what it prints."""

    def run(*words: str) -> str:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (build, ROOT / "tests", ROOT / "tools")))}
        command = [sys.executable, "-m", *words]
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=600)
        assert not done.returncode, done.stdout + done.stderr
        return done.stdout

    return run


@pytest.fixture(scope="session")
def interpreted() -> Run:
    return runner(SOURCES)


@pytest.fixture(scope="session")
def compiled() -> Run:
    if not is_fresh():
        reason = "build/compiled is missing or older than the sources: run `make compile`"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    return runner(BUILT)
