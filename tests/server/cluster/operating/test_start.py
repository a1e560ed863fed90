"""What `hauntbox serve` and `hauntbox worker` say when they cannot start: one plain sentence, without a password."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from cluster.local_cluster import SERVE
from cluster.parts import Nats, Postgres, free_port
from hauntbox.cli.error_edge import MISTAKE
from hauntbox.store.postgres.store import PostgresStore

pytestmark = pytest.mark.long
STORE = '[store]\nurl = "{url}"\n'
BOTH = STORE + '[cluster]\nnats = "{nats}"\n'


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ('[cluster]\nnats = "{nats}"\nlaese = 3\n', "did you mean lease?"),
        ('[cluster]\nnats = "{nats}"\n', "[cluster] nats needs a store that the nodes share"),
        ('[store]\nurl = "{wrong}"\n', "the password of hauntbox is wrong or missing"),
        ('[store]\nurl = "postgresql://hauntbox@127.0.0.1:{free}/attic"\n', "cannot be reached"),
        ('[store]\nurl = "{url}-attic"\n', "there is no such database"),
        ('[store]\nurl = "postgresql://hauntbox:secret@db.example/hauntbox"\n', "off this machine only with TLS"),
        (STORE + '[cluster]\nnats = "nats://hauntbox:secret@127.0.0.1:{free}"\n', "cannot be reached"),
        (STORE + '[cluster]\nnats = "nats://hauntbox:secret@127.0.0.1:{port}"\n', "its user or password is wrong"),
        (STORE + '[cluster]\nnats = "nats://hauntbox:secret@nats.example"\n', "use TLS off this machine"),
        (STORE + '[cluster]\nnats = "tls://nats.example"\n', "only with a user and a password"),
    ],
)
def test_a_node_that_cannot_start_says_why(
    config: str, words: str, database: str, postgres: Postgres, nats: Nats, tmp_path: Path
) -> None:
    wrong = database.replace(postgres.password, "secret")
    text = config.format(url=database, wrong=wrong, nats=nats.url, free=free_port(), port=nats.port)
    check_told(tmp_path, "serve", text, words)
    if "[cluster]" in config and "[store]" in config:  # who thinks for bots needs NATS alone, and says the same
        check_told(tmp_path, "worker", text, words)


def test_a_node_leaves_a_newer_database_alone(database: str, nats: Nats, tmp_path: Path) -> None:
    PostgresStore(database, lease=0.001).close()
    with psycopg.connect(database) as db:
        db.execute("UPDATE alembic_version SET version_num = '999'")
    check_told(tmp_path, "serve", BOTH.format(url=database, nats=nats.url), "newer Hauntbox")


def test_a_worker_needs_nats(tmp_path: Path) -> None:
    check_told(tmp_path, "worker", "", "a worker needs [cluster] nats, by which the nodes ask it")


def check_told(folder: Path, what: str, text: str, words: str) -> None:
    config = folder / "config.toml"
    config.write_text(text)
    more = ["--port", "0", "--no-browser", "--data", str(folder / "data"), "--config"] if what == "serve" else []
    command = [sys.executable, "-c", SERVE, what, *more, str(config)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=240)
    assert (done.returncode, done.stdout) == (MISTAKE, "")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
    assert "Traceback" not in done.stderr
