"""`make cluster`: all parts on loopback, from one command, and their end with it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cluster.parts import free_port, is_listening, wait_until, with_tools

TWO = [{"holder": "human", "here": True}, {"holder": "bot:random"}]


@pytest.mark.long
def test_make_cluster_plays_behind_its_balancer_and_ends_with_all_its_parts(tmp_path: Path) -> None:
    port = free_port()
    with clustered(tmp_path, port):
        token = laid(port)
    with clustered(tmp_path, port):  # tables stay from one time to the next
        wait_until(lambda: answer(port, token) == 200, "the table")


@contextmanager
def clustered(folder: Path, port: int) -> Iterator[None]:
    log = folder / "log"
    words = [sys.executable, "-m", "cluster", "--nodes", "2", "--port", str(port), "--folder", str(folder / "it")]
    with log.open("wb") as out:
        cluster = subprocess.Popen(words, stdout=out, stderr=out, env=with_tools())
    try:
        wait_until(lambda: "Ctrl-C" in log.read_text() or cluster.poll() is not None, "the cluster")
        assert cluster.poll() is None, log.read_text()
        wait_until(lambda: is_listening(port), "the balancer")
        yield
    finally:
        cluster.send_signal(signal.SIGTERM)
        cluster.wait(240)
    ports = [int(found) for found in re.findall(r"127\.0\.0\.1:(\d+)", log.read_text())]
    assert len(ports) == 2
    assert not any(is_listening(each) for each in (port, *ports))
    assert cluster.returncode == 0


def laid(port: int) -> str:
    with httpx.Client(base_url=f"http://localhost:{port}", timeout=60) as rest:
        made = rest.post("/api/tables", json={"game": "evidence", "options": {"players": 2}, "seats": TWO}).json()
        begun = rest.post(f"/api/tables/{made['code']}/start", headers={"Authorization": f"Bearer {made['host']}"})
        assert begun.status_code == 200, begun.text
    token: str = made["seats"][0]["token"]
    return token


def answer(port: int, token: str) -> int:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.get(f"http://localhost:{port}/api/scene", headers=headers, timeout=60).status_code
