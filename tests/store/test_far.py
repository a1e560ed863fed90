"""PostgreSQL off this machine: with TLS that vouches for it, and a password, or not at all. 127.0.0.2 counts as far."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from certificates import certificates
from cluster.parts import Postgres, PostgresDoor
from hauntbox.store import StoreError
from hauntbox.store.postgres.store import PostgresStore
from server.kit import live

FAR = "127.0.0.2"


@pytest.fixture
def door(postgres: Postgres, tmp_path: Path) -> Iterator[PostgresDoor]:
    certificates(tmp_path, f"IP:{FAR}")
    found = PostgresDoor(tmp_path)
    found.start(FAR, postgres.port)
    try:
        yield found
    finally:
        found.end()


def far(url: str, postgres: Postgres, door: PostgresDoor, more: str) -> str:
    return url.replace(f"127.0.0.1:{postgres.port}", f"{FAR}:{door.port}") + f"?sslmode=verify-full{more}"


@live
async def test_it_is_opened_with_tls_and_a_password(database: str, postgres: Postgres, door: PostgresDoor) -> None:
    ca = f"&sslrootcert={door.folder / 'ca.crt'}"
    store = PostgresStore(far(database, postgres, door, ca), lease=0.001)
    assert await store.alive() in ([], [store.node])
    with psycopg.connect(database) as db:
        found = db.execute("SELECT count(*) FROM nodes").fetchone()
    assert found == (1,)
    store.close()


def test_one_whose_certificate_nobody_vouches_for_is_told_nothing(
    database: str, postgres: Postgres, door: PostgresDoor, tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    certificates(tmp_path / "other", f"IP:{FAR}")
    with pytest.raises(StoreError, match="TLS does not come about"):
        PostgresStore(far(database, postgres, door, f"&sslrootcert={tmp_path / 'other' / 'ca.crt'}"))


def test_one_that_lets_in_whoever_comes_is_not_used(database: str, postgres: Postgres, door: PostgresDoor) -> None:
    with psycopg.connect(database) as db:
        db.execute("CREATE ROLE guest LOGIN")
    rules = postgres.data / "pg_hba.conf"
    rules.write_text(f"host all guest 127.0.0.1/32 trust\n{rules.read_text()}")
    subprocess.run(["kill", "-HUP", str(postgres.process.pid if postgres.process else 0)], check=True)
    guest = database.replace(f"hauntbox:{postgres.password}@", "guest@")
    while not can_come(guest):
        pass
    with pytest.raises(StoreError, match="it lets in whoever comes: off this machine only with a password"):
        PostgresStore(far(guest, postgres, door, f"&sslrootcert={door.folder / 'ca.crt'}"))


def can_come(url: str) -> bool:
    """The rules are read again in a moment."""
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True
