"""PostgreSQL starts wherever the checkout and its tables lie."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import psycopg
import pytest

from cluster.parts import Postgres, copied

closed = pytest.mark.skipif(os.geteuid() != 0, reason="whoever is not root runs PostgreSQL as themselves")


@closed
def test_postgresql_starts_from_a_folder_that_only_root_may_enter(tmp_path: Path) -> None:
    inner = tmp_path / "closed"
    inner.mkdir(mode=0o700)
    server = Postgres(inner, fast=True)
    server.program = copied(server.program, inner / "wheel")
    try:
        server.start()
        with psycopg.connect(server.url()) as db:
            assert db.execute("SELECT 1").fetchone() == (1,)
    finally:
        server.stop()
        shutil.rmtree(server.home)
