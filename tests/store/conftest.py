"""Every test of what a store does is made with both: a folder with SQLite, and a real PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntbox.store import Store
from hauntbox.store.postgres.store import PostgresStore
from postgres import database, postgres  # noqa: F401
from store.places import OpenStore


@pytest.fixture(params=["sqlite", "postgres"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """The same place each time it is called."""
    if request.param == "sqlite":
        return lambda: Store(tmp_path / "store")
    url = request.getfixturevalue("database")
    return lambda: PostgresStore(url, lease=0.001)  # so that the next one need not wait
