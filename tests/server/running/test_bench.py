"""`make bench-server` on a small scale: it plays, and says where the time goes."""

from __future__ import annotations

import subprocess
import sys


def test_the_bench_plays_and_tells_what_a_move_costs() -> None:
    words = [sys.executable, "-m", "hauntbox.server.bench", "--tables", "2", "--rate", "20", "--seconds", "2"]
    told = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert told.returncode in (0, 1), told.stderr  # 1: it plays, and the machine is too busy for the goal
    assert "until everybody knows: p50" in told.stdout
    assert "ms of processor time a move" in told.stdout
