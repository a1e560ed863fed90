"""What the browser tests stand on: the built pages, a server of their own, Debian's Chromium."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
OPENING = 180  # seconds, on a busy machine
SERVE = "from hauntbox.cli import main; main()"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
]


def chromium_path() -> str:
    """Where the browser is. Without one the tests are skipped, but not where CI=true."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found:
        return found
    missing = "there is no chromium on this machine: make browser installs it where that is possible"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


def build_client() -> None:
    """Once, by the Makefile, which does nothing where nothing has changed; two test processes take turns."""
    quiet = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    with (Path(gettempdir()) / "hauntbox-client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made = subprocess.run(["make", "client"], cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr


class House:
    """`hauntbox serve` on a port that was free. It can stop and come again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.complaints = folder / "complaints.txt"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), "--no-browser"]
        with self.complaints.open("a") as complaints:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, *words], stdout=subprocess.PIPE, stderr=complaints, text=True
            )
        assert self.process.stdout is not None
        said = re.search(r":(\d+)/", self.process.stdout.readline())
        assert said is not None, self.complaints.read_text()
        self.port = int(said[1])

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(120)
        assert "Traceback" not in self.complaints.read_text(), self.complaints.read_text()


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    folder.mkdir(exist_ok=True)
    house = House(folder)
    house.start()
    try:
        with urlopen(f"{house.address}api/games", timeout=OPENING) as shelf:  # games are taken out of the box once
            assert shelf.status == 200
        yield house
    finally:
        if house.process is not None and house.process.poll() is None:
            house.stop()
