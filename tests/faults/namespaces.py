"""A cluster in network namespaces: one for each node, one for PostgreSQL, NATS and the people, and nothing outside.

Two cables go to each node, one from the people and one from the parts that keep; the second can be pulled.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from certificates import certificates
from cluster.local_cluster import LocalCluster, NodeProcess
from cluster.parts import Nats, PostgresDoor, free_port

HUB: Final = "10.231.0.1"
CLONE_NEWNET: Final = 0x40000000
LIBC: Final = ctypes.CDLL(None, use_errno=True)


def missing_for_namespaces() -> str:
    """Why no namespace can be made here; "" if one can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "network namespaces need Linux and root"
    absent = [program for program in ("ip", "openssl") if not shutil.which(program)]
    if absent:
        return f"{' and '.join(absent)} not installed"
    probe = f"hb{os.getpid()}-probe"
    made = subprocess.run(["ip", "netns", "add", probe], capture_output=True, text=True, check=False)
    if made.returncode != 0:
        return f"no network namespace may be made here: {made.stderr.strip()}"
    ip("netns", "del", probe)
    return ""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def enter(place: str | int) -> None:
    """This thread, and the threads and processes that it starts from now on."""
    descriptor = os.open(place, os.O_RDONLY) if isinstance(place, str) else place
    try:
        if LIBC.setns(descriptor, CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), "setns")
    finally:
        os.close(descriptor)


class Network:
    """The hub and the rooms of so many nodes. Rooms that end take their cables with them."""

    def __init__(self, nodes: int) -> None:
        self.hub = f"hb{os.getpid()}-hub"
        self.rooms = [f"hb{os.getpid()}-{n}" for n in range(nodes)]
        self.before = -1

    def start(self) -> None:
        ip("netns", "add", self.hub)
        ip("-n", self.hub, "link", "set", "lo", "up")
        ip("-n", self.hub, "link", "add", "parts", "type", "bridge")
        ip("-n", self.hub, "addr", "add", f"{HUB}/24", "dev", "parts")
        ip("-n", self.hub, "link", "set", "parts", "up")
        for n, room in enumerate(self.rooms):
            self.furnish(n, room)
        self.before = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        enter(f"/run/netns/{self.hub}")

    def furnish(self, n: int, room: str) -> None:
        ip("netns", "add", room)
        ip("-n", room, "link", "set", "lo", "up")
        for cable, here, there in (("parts", "", f"10.231.0.{10 + n}/24"), ("people", door(n, 1), door(n, 2))):
            end = f"{cable}{n}"
            ip("link", "add", end, "netns", self.hub, "type", "veth", "peer", "name", cable, "netns", room)
            ip("-n", room, "addr", "add", there, "dev", cable)
            ip("-n", room, "link", "set", cable, "up")
            if here:
                ip("-n", self.hub, "addr", "add", here, "dev", end)
            ip("-n", self.hub, "link", "set", end, "up")
        self.plug_in(n)

    def plug_in(self, n: int) -> None:
        ip("-n", self.hub, "link", "set", f"parts{n}", "master", "parts")

    def pull_out(self, n: int) -> None:
        """Nobody is told: what is sent is lost."""
        ip("-n", self.hub, "link", "set", f"parts{n}", "nomaster")

    def stop(self) -> None:
        if self.before >= 0:
            enter(self.before)
            self.before = -1
        for room in (*self.rooms, self.hub):
            if Path(f"/run/netns/{room}").exists():
                ip("netns", "del", room)


def door(n: int, end: int) -> str:
    return f"10.232.{n}.{end}/30"


class DividedCluster(LocalCluster):
    """Used with `with`; whoever uses it stands in the hub meanwhile."""

    def __init__(self, folder: Path, number: int, lease: float, limits: Mapping[str, float]) -> None:
        self.network = Network(number)
        super().__init__(folder, number, lease, limits)
        certificates(folder, f"IP:{HUB}")
        self.nats = Nats(folder, '{cert_file: "server.crt", key_file: "server.key", handshake_first: true}', HUB)
        self.door = PostgresDoor(folder)

    def start(self) -> None:
        self.network.start()
        self.postgres.port, self.nats.port, self.door.port = free_port(), free_port(), free_port()
        self.door.start(HUB, self.postgres.port)
        super().start()

    def node(self, n: int) -> NodeProcess:
        room, host = self.network.rooms[n], door(n, 2).partition("/")[0]
        return NodeProcess(self.folder, f"node{n + 1}", self.config(n), host, room)

    def config(self, n: int) -> dict[str, dict[str, Any]]:
        parts = super().config(n)
        ca = str(self.folder / "ca.crt")
        near, far = f"127.0.0.1:{self.postgres.port}", f"{HUB}:{self.door.port}"
        parts["store"]["url"] = f"{self.url.replace(near, far)}?sslmode=verify-full&sslrootcert={ca}"
        parts["cluster"]["ca"] = ca
        return parts

    def cut_off(self, node: NodeProcess) -> None:
        self.network.pull_out(self.network.rooms.index(node.room))

    def join_again(self, node: NodeProcess) -> None:
        self.network.plug_in(self.network.rooms.index(node.room))

    def stop(self) -> None:
        try:
            super().stop()
            self.door.end()
        finally:
            self.network.stop()
