"""The tests of the server, made once more on a real PostgreSQL."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cluster.parts import Postgres
from server.kit import POSTGRES

TESTS = Path(__file__).parent.parent
ROOMS = ("play", "bots", "people", "secrecy", "safety/test_safety.py", "storage/test_resuming.py")


@pytest.mark.long
@pytest.mark.parametrize("room", ROOMS)
def test_the_server_is_the_same_on_postgresql(room: str, postgres: Postgres) -> None:
    words = [sys.executable, "-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider", str(TESTS / room)]
    done = subprocess.run(
        words,
        cwd=TESTS.parent.parent,
        env={**os.environ, POSTGRES: postgres.url()},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
