"""Which store it is: a folder with SQLite, or a database of PostgreSQL by its url."""

from __future__ import annotations

from pathlib import Path

from hauntbox.store.calls import StoreCalls
from hauntbox.store.store import Store


def open_store(folder: Path, url: str = "", name: str = "", lease: float = 0.0) -> StoreCalls:
    """Raises StoreError. What PostgreSQL needs is looked for only where it is asked for."""
    if not url:
        return Store(folder)
    from hauntbox.store.postgres.store import LEASE, PostgresStore

    return PostgresStore(url, name, lease or LEASE)
