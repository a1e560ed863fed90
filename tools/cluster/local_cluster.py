"""PostgreSQL, NATS and nodes as processes on this machine: to play with, to measure, and to break on purpose."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cluster.parts import LOOPBACK, Nats, Part, Postgres, free_port, wait_until, with_tools

SERVE: Final = "from hauntbox.cli import main; main()"


class NodeProcess(Part):
    """`hauntbox serve` with a config of its own."""

    def __init__(
        self, folder: Path, name: str, config: Mapping[str, Mapping[str, Any]], host: str = LOOPBACK, room: str = ""
    ) -> None:
        super().__init__(folder)
        self.name = name
        self.host = host
        self.room = room  # a network namespace of its own, in which it listens to all who are let in
        self.config = folder / f"{name}.toml"
        self.config.touch(mode=0o600)
        self.config.write_text(as_toml(config))

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--no-browser", "--config", str(self.config)]
        before, more = (["ip", "netns", "exec", self.room], ["--lan"]) if self.room else ([], [])
        self.spawn(*before, sys.executable, "-c", SERVE, *words, *more, "--data", str(self.folder / self.name))

    @property
    def place(self) -> str:
        return f"{self.host}:{self.port}"

    def wait(self) -> None:
        wait_until(lambda: self.is_ready() or self.has_ended(), f"node {self.name}")
        if self.has_ended():
            raise RuntimeError((self.folder / f"{self.name}.log").read_text()[-2000:])

    def has_ended(self) -> bool:
        return self.process is not None and self.process.poll() is not None

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.place}/ready", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    @property
    def log(self) -> str:
        return (self.folder / f"{self.name}.log").read_text(errors="replace")

    def pause(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGCONT)


class LocalCluster:
    """Used with `with`: what was started is ended."""

    def __init__(
        self, folder: Path, number: int = 3, lease: float = 5.0, limits: Mapping[str, float] | None = None
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)  # PostgreSQL has to get through
        self.folder = folder
        self.postgres = Postgres(folder)
        self.nats = Nats(folder)
        self.number = number
        self.lease = lease
        self.limits = dict(limits or {})
        self.nodes: list[NodeProcess] = []
        self.url = ""
        self.balancer: subprocess.Popen[bytes] | None = None
        self.port = 0

    def __enter__(self) -> LocalCluster:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        self.postgres.start()
        self.nats.start()
        self.url = self.postgres.database("hauntbox")
        self.nodes = [self.node(n) for n in range(self.number)]
        for node in self.nodes:
            node.start()
        for node in self.nodes:
            node.wait()

    def node(self, n: int) -> NodeProcess:
        return NodeProcess(self.folder, f"node{n + 1}", self.config(n))

    def config(self, n: int) -> dict[str, dict[str, Any]]:
        cluster = {"nats": self.nats.url, "name": f"node{n + 1}", "lease": self.lease}
        return {"store": {"url": self.url}, "cluster": cluster, "limits": self.limits}

    def balance(self, port: int = 0) -> int:
        """Start the balancer, and return its port."""
        self.port = port or free_port()
        words = [str(self.port), *[str(node.port) for node in self.nodes]]
        self.balancer = subprocess.Popen([sys.executable, "-m", "cluster.balance", *words], env=with_tools())
        return self.port

    def stop(self) -> None:
        if self.balancer is not None:
            self.balancer.terminate()
            self.balancer.wait()
        for node in self.nodes:
            if node.process is not None:
                node.go_on()
                node.end()
        self.nats.stop()
        self.postgres.stop()


def as_toml(config: Mapping[str, Mapping[str, Any]]) -> str:
    """Sections of numbers and strings; what JSON writes of these is TOML too."""
    parts = []
    for section, values in config.items():
        parts += [f"[{section}]", *[f"{name} = {json.dumps(value)}" for name, value in values.items()], ""]
    return "\n".join(parts)
