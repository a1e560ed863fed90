"""A real PostgreSQL for the tests that want one, and a new database for each."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from cluster.parts import Postgres

NUMBERS = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Not in pytest's own folder: that is its owner's only, and PostgreSQL does not run as root."""
    with tempfile.TemporaryDirectory(prefix="hauntbox-postgres-") as name:
        Path(name).chmod(0o755)
        server = Postgres(Path(name), fast=True)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The url of a new one."""
    return postgres.make_database(f"hauntbox{os.getpid()}_{next(NUMBERS)}")
